//! The hosted platform on one machine.

#![forbid(unsafe_code)]

pub mod media;
pub mod seed;
