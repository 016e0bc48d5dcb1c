//! Time, tasks and waiting in a window, a worker or Node.

use super::{BoxFuture, Duration, Runtime, timer};

/// The timers and tasks of a window, a worker or Node.
#[derive(Debug, Clone, Copy, Default)]
pub struct BrowserRuntime;

impl Runtime for BrowserRuntime {
    #[allow(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "milliseconds since 1970 are positive and whole"
    )]
    fn now(&self) -> u64 {
        js_sys::Date::now() as u64
    }

    fn sleep(&self, duration: Duration) -> BoxFuture<'static, ()> {
        Box::pin(timer::sleep(duration))
    }

    fn spawn(&self, task: BoxFuture<'static, ()>) {
        wasm_bindgen_futures::spawn_local(task);
    }
}
