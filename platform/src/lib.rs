//! The hosted platform on one machine.
