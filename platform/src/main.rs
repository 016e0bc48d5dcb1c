//! The platform server.
fn main() {}
