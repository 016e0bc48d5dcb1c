//! What a client needs of the program it runs in: the time, waiting, background tasks, chance.

#[cfg(browser)]
mod browser;
#[cfg(native)]
mod native;
#[cfg(browser)]
mod timer;

use crate::maybe_send::{BoxFuture, MaybeSend, MaybeSync};
use std::time::Duration;

#[cfg(browser)]
pub use browser::BrowserRuntime;
#[cfg(native)]
pub use native::TokioRuntime;

/// The time, waiting, background tasks and chance. Each target has a default; tests bring
/// their own.
pub trait Runtime: MaybeSend + MaybeSync {
    /// Milliseconds since 1970, by the wall clock.
    fn now(&self) -> u64;

    /// Ends after this long.
    fn sleep(&self, duration: Duration) -> BoxFuture<'static, ()>;

    /// Runs a future to its end, whoever waits for it.
    fn spawn(&self, task: BoxFuture<'static, ()>);

    /// Reads a date of RFC 9110 as milliseconds since 1970.
    #[cfg(not(browser))]
    fn read_date(&self, text: &str) -> Option<u64> {
        let since = httpdate::parse_http_date(text)
            .ok()?
            .duration_since(std::time::UNIX_EPOCH)
            .ok()?;
        u64::try_from(since.as_millis()).ok()
    }

    /// Reads a date of RFC 9110 as milliseconds since 1970.
    #[cfg(browser)]
    #[allow(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "checked to be a positive number"
    )]
    fn read_date(&self, text: &str) -> Option<u64> {
        let milliseconds = js_sys::Date::parse(text);
        (milliseconds >= 0.0).then_some(milliseconds as u64)
    }

    /// A number from 0 up to, but not, 1.
    fn random(&self) -> f64 {
        // Chance only spreads retries out: without entropy they come at half the longest delay.
        let bits = getrandom::u32().unwrap_or(u32::MAX / 2);
        f64::from(bits) / (f64::from(u32::MAX) + 1.0)
    }
}
