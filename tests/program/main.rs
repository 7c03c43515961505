//! The built program, run as a player runs it: its command line, and its pictures by whatever graphics
//! driver is there. Without one these tests fail; the software driver will do.

#![allow(clippy::unwrap_used, reason = "in a test a panic is the report")]

mod command_line;
mod pictures;
mod run;
