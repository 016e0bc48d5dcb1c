//! The log of a command.

use std::io::IsTerminal;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

/// Logs to stderr, by the targets and levels of `RUST_LOG`, such as `warn,cartwright_platform=debug`, or else of the
/// default.
pub fn log_to_stderr(default: &str) {
    let given = std::env::var("RUST_LOG").ok().and_then(|text| text.parse().ok());
    let targets: Targets = given.or_else(|| default.parse().ok()).unwrap_or_default();
    let lines =
        tracing_subscriber::fmt::layer().with_ansi(std::io::stderr().is_terminal()).with_writer(std::io::stderr);
    tracing_subscriber::registry().with(targets).with(lines).init();
}
