//! Which look a board and its pieces have.

/// A look: board, inlays and pieces together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum BoardStyle {
    /// A carved board of oak and walnut in a Norse hall, with turned pieces and gold inlay.
    #[default]
    Hall,
    /// A board of birch and reindeer leather with pieces of antler, as a traveller of 1732 could
    /// have met it in Lapland.
    Lapland,
}

impl BoardStyle {
    /// Every style.
    pub const ALL: [Self; 2] = [Self::Hall, Self::Lapland];
}
