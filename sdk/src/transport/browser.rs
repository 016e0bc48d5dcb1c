//! The browser transport: `fetch` by gloo-net, in windows, workers and Node.

use super::{Body, Delivery, Request, Response, Transport, TransportError};
use crate::maybe_send::BoxFuture;
use gloo_net::http::{Method, RequestBuilder};
use js_sys::Reflect;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{AbortController, RequestCredentials, RequestRedirect};

/// Sends requests with the global `fetch`. Cookies are not sent, but to a server of the page's own that keeps
/// the session, and redirects are not followed: a token goes to the configured host only.
#[derive(Debug, Clone, Copy, Default)]
pub struct BrowserTransport;

impl Transport for BrowserTransport {
    fn send(&self, request: Request) -> BoxFuture<'_, Result<Response, TransportError>> {
        Box::pin(async move {
            if is_offline() {
                return Err(TransportError::new(Delivery::Offline, "this device is offline"));
            }
            let abort = AbortOnDrop::new()?;
            let mut builder = RequestBuilder::new(&request.url)
                .method(method(request.method))
                .credentials(if request.cookies {
                    RequestCredentials::SameOrigin
                } else {
                    RequestCredentials::Omit
                })
                .redirect(RequestRedirect::Error)
                .abort_signal(Some(&abort.0.signal()));
            for (name, value) in &request.headers {
                builder = builder.header(name, value);
            }
            let prepared = match &request.body {
                Some(body) => builder.body(body.as_str()),
                None => builder.build(),
            }
            .map_err(|error| TransportError::new(Delivery::NotSent, error.to_string()))?;
            let answer = prepared.send().await.map_err(failure)?;
            abort.disarm();
            let headers = answer.headers();
            let status = answer.status();
            Ok(Response {
                status,
                request_id: headers.get("x-wix-request-id"),
                retry_after: (status >= 400).then(|| headers.get("retry-after")).flatten(),
                consistent: headers.get("x-wix-consistent"),
                body: Body::from_fetched(answer.into()),
            })
        })
    }
}

/// Reads a body into wasm memory.
pub(super) async fn read(response: web_sys::Response) -> Result<Vec<u8>, TransportError> {
    gloo_net::http::Response::from(response).binary().await.map_err(failure)
}

fn method(method: crate::endpoint::Method) -> Method {
    match method {
        crate::endpoint::Method::Get => Method::GET,
        crate::endpoint::Method::Post => Method::POST,
        crate::endpoint::Method::Patch => Method::PATCH,
        crate::endpoint::Method::Delete => Method::DELETE,
    }
}

/// `fetch` does not tell a refused connection from a lost one, so the request may have been done.
fn failure(error: gloo_net::Error) -> TransportError {
    TransportError::new(Delivery::Unknown, error.to_string())
}

/// Whether the browser says that there is no network. Workers and windows know; Node does not.
fn is_offline() -> bool {
    Reflect::get(&js_sys::global(), &JsValue::from_str("navigator"))
        .and_then(|navigator| Reflect::get(&navigator, &JsValue::from_str("onLine")))
        .is_ok_and(|online| online == JsValue::FALSE)
}

/// Ends the request when its future is dropped before it is done.
struct AbortOnDrop(AbortController, std::cell::Cell<bool>);

impl AbortOnDrop {
    fn new() -> Result<Self, TransportError> {
        AbortController::new()
            .map(|controller| Self(controller, std::cell::Cell::new(true)))
            .map_err(|error| {
                let text = error
                    .dyn_ref::<js_sys::Error>()
                    .map_or_else(String::new, |error| error.message().into());
                TransportError::new(Delivery::NotSent, text)
            })
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
