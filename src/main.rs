//! x
fn main() { }
