//! The routes of the platform: those of calls, and the hosted pages.
#![forbid(unsafe_code)]

pub mod http;
pub mod pages;
