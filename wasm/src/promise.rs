//! Futures as promises. One boxed form for all: each exported async function of its own would cost 2 kB.

use crate::failure;
use cartwright::Error;
use js_sys::Promise;
use std::pin::Pin;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::future_to_promise;

type Boxed = Pin<Box<dyn Future<Output = Result<JsValue, Error>>>>;

/// A promise of a future's output; it rejects with the error's parts, of which the facade makes an `Error`.
pub(crate) fn promise(future: Boxed) -> Promise {
    future_to_promise(async move { future.await.map_err(|error| failure::to_js(&error)) })
}
