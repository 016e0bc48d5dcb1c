//! The lock between tabs: the browser's Web Locks.

use super::lock::{RenewalGuard, RenewalLock};
use crate::deadline::within;
use crate::json::Json;
use crate::maybe_send::BoxFuture;
use crate::runtime::Runtime;
use js_sys::{Function, Promise};
use std::sync::Arc;
use std::time::Duration;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// A lock of this name that all tabs of an origin share. Where there are no Web Locks, there is no lock.
pub struct WebLock {
    name: String,
    runtime: Arc<dyn Runtime>,
}

impl WebLock {
    /// A lock of this name.
    #[must_use]
    pub fn new(name: impl Into<String>, runtime: Arc<dyn Runtime>) -> Self {
        Self {
            name: name.into(),
            runtime,
        }
    }
}

impl std::fmt::Debug for WebLock {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let name = &self.name;
        formatter
            .debug_struct("WebLock")
            .field("name", name)
            .finish_non_exhaustive()
    }
}

/// Releases by resolving the promise that the browser holds the lock for. Resolved before the lock is granted, the
/// lock is given back as soon as it comes.
struct Held(Function);

impl RenewalGuard for Held {}

impl Drop for Held {
    fn drop(&mut self) {
        // Resolving a promise cannot fail.
        let _ = self.0.call0(&JsValue::NULL);
    }
}

impl RenewalLock for WebLock {
    fn acquire(&self, patience: Duration) -> BoxFuture<'_, Option<Box<dyn RenewalGuard>>> {
        Box::pin(async move {
            let locks = Json::from_js(js_sys::global().into()).at("navigator.locks");
            let request: Function = locks.get("request").as_js().clone().dyn_into().ok()?;
            let (granted, grant) = promise();
            let (released, release) = promise();
            let held = Held(release);
            let callback = Closure::once_into_js(move || {
                // Resolving a promise cannot fail.
                let _ = grant.call0(&JsValue::NULL);
                released
            });
            request
                .call2(locks.as_js(), &self.name.as_str().into(), &callback)
                .ok()?;
            within(&*self.runtime, patience, JsFuture::from(granted)).await?.ok()?;
            Some(Box::new(held) as Box<dyn RenewalGuard>)
        })
    }
}

/// A promise, and the function that resolves it.
fn promise() -> (Promise, Function) {
    let mut resolver = None;
    let promise = Promise::new(&mut |resolve, _| resolver = Some(resolve));
    (promise, resolver.unwrap_or_else(Function::default))
}
