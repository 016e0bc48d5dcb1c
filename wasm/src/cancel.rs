//! `AbortSignal` as a cancel token.

use cartwright::CancelToken;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::AbortSignal;

/// Listens to a signal for as long as a call takes.
pub(crate) struct Listening {
    signal: AbortSignal,
    closure: Closure<dyn FnMut()>,
    pub(crate) token: CancelToken,
}

impl Listening {
    pub(crate) fn to(signal: AbortSignal) -> Self {
        let token = CancelToken::new();
        if signal.aborted() {
            token.cancel();
        }
        let cancelled = token.clone();
        let closure = Closure::<dyn FnMut()>::new(move || cancelled.cancel());
        // A signal that cannot be listened to only leaves the call uncancellable.
        let _ = signal.add_event_listener_with_callback("abort", closure.as_ref().unchecked_ref());
        Self { signal, closure, token }
    }
}

impl Drop for Listening {
    fn drop(&mut self) {
        let _ = self
            .signal
            .remove_event_listener_with_callback("abort", self.closure.as_ref().unchecked_ref());
    }
}
