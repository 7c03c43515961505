//! Everything that is seen, made by code: pure functions from numbers to meshes and pictures.
//!
//! Nothing here knows of a match, a screen or an entity. Every function is deterministic, so a
//! picture taken today equals one taken tomorrow.
//!
//! - `shape`: a mesh being built; `lathe`: turned bodies; `ribbon`: flat bands along curves
//! - `pieces`: the men and the king of each style; `slab`: squares and frame of a board
//! - `table`: the planks below it all
//! - `knots`: the inlays of throne and corners; `glyphs`: letters and numbers from strokes
//! - `noise`, `grain`, `texture`: natural surfaces and their mip chains
//! - `sounds`: everything that is heard
//! - `decal`: soft marks to be laid on the board; `glow`: every colour of their light
//! - `palette`: every colour of a material; `style`: which look a board has

mod decal;
mod glow;
mod glyphs;
mod grain;
mod knots;
mod lathe;
mod noise;
mod palette;
mod pieces;
mod ribbon;
mod shape;
mod slab;
pub mod sounds;
mod style;
mod table;
mod texture;

pub use decal::Decal;
pub use glow::Glow;
pub use glyphs::{file_name, glyph_strokes, rank_name, text_strokes, text_width};
pub use grain::{GrainField, Substance};
pub use knots::{corner_knot, line_ring, throne_knot};
pub use lathe::{Profile, turn};
pub use palette::Paint;
pub use pieces::{Detail, piece};
pub use ribbon::{Band, ribbon, stroke};
pub use shape::Shape;
pub use slab::{Slab, frame, labels, squares};
pub use style::BoardStyle;
pub use table::table_top;
pub use texture::{Reading, grain_image, mip_chain};
