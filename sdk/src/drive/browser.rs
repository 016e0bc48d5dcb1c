//! The browser transport: the global `fetch` of windows, workers and Node, or a function that stands in for it.

use super::{Body, Delivery, Request, Response, Transport, TransportError};
use crate::drive::BoxFuture;
use js_sys::{Function, JSON, Promise, Reflect};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{AbortController, AbortSignal};

#[wasm_bindgen]
extern "C" {
    /// What is global in a window, a worker or Node.
    type Global;

    #[wasm_bindgen(method, catch)]
    fn fetch(this: &Global, url: &str, settings: &Settings) -> Result<Promise, JsValue>;

    #[wasm_bindgen(method, getter)]
    fn navigator(this: &Global) -> Option<Navigator>;

    type Navigator;

    #[wasm_bindgen(method, getter, js_name = onLine)]
    fn on_line(this: &Navigator) -> Option<bool>;

    /// What `fetch` is told of a request, beside its address.
    type Settings;

    #[wasm_bindgen(method, setter)]
    fn set_body(this: &Settings, body: &str);

    #[wasm_bindgen(method, setter)]
    fn set_signal(this: &Settings, signal: &AbortSignal);
}

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
        let settings: Settings = JSON::parse(&settings(request))?.unchecked_into();
        if let Some(body) = &request.body {
            settings.set_body(body);
        }
        settings.set_signal(&abort.0.signal());
        let global: Global = js_sys::global().unchecked_into();
        match &self.instead {
            Some(function) => function
                .call2(&global, &request.url.as_str().into(), &settings)
                .map(JsValue::unchecked_into),
            None => global.fetch(&request.url, &settings),
        }
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
            let answer: web_sys::Response = wait(Ok(promise)).await?.unchecked_into();
            let headers = answer.headers();
            let header = |name| headers.get(name).ok().flatten();
            let status = answer.status();
            let response = Response {
                status,
                request_id: header("x-wix-request-id"),
                retry_after: (status >= 400).then(|| header("retry-after")).flatten(),
                consistent: header("x-wix-consistent"),
                body: Body::from_text(wait(answer.text()).await?.unchecked_into()),
            };
            abort.disarm();
            Ok(response)
        })
    }
}

/// The settings as JSON text: one text crosses over, where an object's fields would each be two.
fn settings(request: &Request) -> String {
    let credentials = if request.cookies { "same-origin" } else { "omit" };
    let mut text = [
        r#"{"method":""#,
        request.method.as_str(),
        r#"","redirect":"error","credentials":""#,
        credentials,
        r#"","headers":{"#,
    ]
    .concat();
    for (index, (name, value)) in request.headers.iter().enumerate() {
        text.push_str(if index == 0 { "" } else { "," });
        quote(name, &mut text);
        text.push(':');
        quote(value, &mut text);
    }
    text.push_str("}}");
    text
}

/// Writes a header's part as JSON. The tab is the only control character that it may have.
fn quote(part: &str, text: &mut String) {
    text.push('"');
    for character in part.chars() {
        match character {
            '"' | '\\' => text.extend(['\\', character]),
            '\t' => text.push_str("\\t"),
            _ => text.push(character),
        }
    }
    text.push('"');
}

/// `fetch` does not tell a refused connection from a lost one, so the request may have been done.
async fn wait(promise: Result<Promise, JsValue>) -> Result<JsValue, TransportError> {
    let outcome = match promise {
        Ok(promise) => JsFuture::from(promise).await,
        Err(error) => Err(error),
    };
    outcome.map_err(|error| failure(Delivery::Unknown, &error))
}

fn failure(delivery: Delivery, error: &JsValue) -> TransportError {
    let message = Reflect::get(error, &"message".into()).ok();
    let message = message.and_then(|message| message.as_string());
    TransportError::new(delivery, message.unwrap_or_default()).caused_by(error.clone())
}

/// Whether the browser says that there is no network. Workers and windows know; Node may not.
fn is_offline() -> bool {
    let global: Global = js_sys::global().unchecked_into();
    global.navigator().and_then(|navigator| navigator.on_line()) == Some(false)
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
