//! The browser transport: the global `fetch` of windows, workers and Node, or a function that stands in for it.
//!
//! Called as any function of JavaScript's is: bindings of its own for every setting would be weight for every page.

use super::{Body, Delivery, Request, Response, Transport, TransportError};
use crate::json::Json;
use crate::maybe_send::BoxFuture;
use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::AbortController;

/// Sends requests with `fetch`. Cookies are not sent, but to a server of the page's own that keeps
/// the session, and redirects are not followed: a token goes to the configured host only.
#[derive(Debug, Clone, Default)]
pub struct BrowserTransport {
    /// What is called in place of the global function.
    instead: Option<Function>,
}

impl BrowserTransport {
    /// Sends requests with a function that stands in for `fetch`.
    #[must_use]
    pub const fn calling(fetch: Function) -> Self {
        Self { instead: Some(fetch) }
    }

    /// Begins the request. What is thrown here was not sent.
    fn fetch(&self, request: &Request, abort: &AbortOnDrop) -> Result<Promise, JsValue> {
        let headers = request.headers.iter();
        let headers = Json::object(headers.map(|(name, value)| (name.as_str(), value.as_str().into())));
        let credentials = if request.cookies { "same-origin" } else { "omit" };
        let body = request.body.as_deref().map_or_else(Json::null, Json::from);
        let settings = Json::object([
            ("method", request.method.as_str().into()),
            ("headers", headers),
            ("body", body),
            ("credentials", credentials.into()),
            ("redirect", "error".into()),
            ("signal", Json::from_js(abort.0.signal().into())),
        ]);
        let global = js_sys::global();
        let fetch = match &self.instead {
            Some(function) => function.clone(),
            None => Reflect::get(&global, &"fetch".into())?.dyn_into()?,
        };
        fetch
            .call2(&global, &request.url.as_str().into(), settings.as_js())
            .map(JsValue::unchecked_into)
    }
}

impl Transport for BrowserTransport {
    fn send(&self, request: Request) -> BoxFuture<'_, Result<Response, TransportError>> {
        Box::pin(async move {
            if is_offline() {
                return Err(TransportError::new(Delivery::Offline, "this device is offline"));
            }
            let abort = AbortOnDrop::new()?;
            let promise = self
                .fetch(&request, &abort)
                .map_err(|error| failure(Delivery::NotSent, &error))?;
            let answer: web_sys::Response = wait(promise).await?.unchecked_into();
            abort.disarm();
            let headers = answer.headers();
            let header = |name| headers.get(name).ok().flatten();
            let status = answer.status();
            Ok(Response {
                status,
                request_id: header("x-wix-request-id"),
                retry_after: (status >= 400).then(|| header("retry-after")).flatten(),
                consistent: header("x-wix-consistent"),
                body: Body::from_fetched(answer),
            })
        })
    }
}

/// Reads a body into wasm memory.
pub(super) async fn read(response: web_sys::Response) -> Result<Vec<u8>, TransportError> {
    let promise = response.text().map_err(|error| failure(Delivery::Unknown, &error))?;
    let text = wait(promise).await?;
    Ok(text.as_string().unwrap_or_default().into_bytes())
}

/// `fetch` does not tell a refused connection from a lost one, so the request may have been done.
async fn wait(promise: Promise) -> Result<JsValue, TransportError> {
    let outcome = JsFuture::from(promise).await;
    outcome.map_err(|error| failure(Delivery::Unknown, &error))
}

fn failure(delivery: Delivery, error: &JsValue) -> TransportError {
    let message = Reflect::get(error, &"message".into()).ok();
    let message = message.and_then(|message| message.as_string());
    TransportError::new(delivery, message.unwrap_or_default()).caused_by(error.clone())
}

/// Whether the browser says that there is no network. Workers and windows know; Node may not.
fn is_offline() -> bool {
    let online = Json::from_js(js_sys::global().into()).at("navigator.onLine");
    *online.as_js() == JsValue::FALSE
}

/// Ends the request when its future is dropped before it is done.
struct AbortOnDrop(AbortController, std::cell::Cell<bool>);

impl AbortOnDrop {
    fn new() -> Result<Self, TransportError> {
        AbortController::new()
            .map(|controller| Self(controller, std::cell::Cell::new(true)))
            .map_err(|error| failure(Delivery::NotSent, &error))
    }

    fn disarm(&self) {
        self.1.set(false);
    }
}

impl Drop for AbortOnDrop {
    fn drop(&mut self) {
        if self.1.get() {
            self.0.abort();
        }
    }
}
