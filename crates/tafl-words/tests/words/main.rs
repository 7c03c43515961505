//! Tests of the words as a player reads them, and of the files they stand in: one program.

mod answers;
mod explanations;
mod files;
mod forms;
mod pages;
mod refusals;
