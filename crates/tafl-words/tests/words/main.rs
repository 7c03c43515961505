//! Tests of the words as a player reads them, and of the files they stand in: one program.
#![allow(clippy::unwrap_used, reason = "in a test a panic is the report")]

mod advice;
mod answers;
mod explanations;
mod files;
mod forms;
mod pages;
mod refusals;
mod unfit;
