//! The browser's parts, for programs in Rust that run in a page: fetch by gloo-net, timers by gloo-timers, cookies,
//! session storage, Web Locks and hidden frames by web-sys. The npm package has its own driver in TypeScript.

use super::frames::{FlowStore, Frame, FrameError, FrameMessage, Frames};
use super::lock::{RenewalGuard, RenewalLock};
use super::runtime::Runtime;
use super::transport::{Delivery, Request, Response, Transport, TransportError};
use super::within;
use crate::maybe_send::BoxFuture;
use crate::row::Method;
use crate::session::{Clock, CookieJar, CookieOptions, CookieStore};
use cartwright_engine::host::is_loopback;
use cartwright_engine::login::FLOWS_KEY;
use futures_util::future::{Either, select};
use gloo_net::http::{Headers, RequestBuilder};
use gloo_timers::future::TimeoutFuture;
use js_sys::{Function, Promise, Reflect};
use std::cell::RefCell;
use std::collections::VecDeque;
use std::future::poll_fn;
use std::rc::Rc;
use std::sync::Arc;
use std::task::{Poll, Waker};
use std::time::Duration;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    AbortController, HtmlDocument, HtmlIFrameElement, MessageEvent, RequestCredentials, RequestRedirect, Storage,
    Window,
};

/// Sends requests with the `fetch` of windows and workers. Sends cookies only to the page's own server that keeps the
/// session, and follows no redirects, so that a token goes to the configured host only.
#[derive(Debug, Clone, Copy, Default)]
#[allow(clippy::exhaustive_structs, reason = "made by its name")]
pub struct BrowserTransport;

/// Aborts the request when its future is dropped early.
struct AbortOnDrop(AbortController);

impl Drop for AbortOnDrop {
    fn drop(&mut self) {
        self.0.abort();
    }
}

impl Transport for BrowserTransport {
    fn send(&self, request: Request) -> BoxFuture<'_, Result<Response, TransportError>> {
        Box::pin(async move {
            let unsent = |message: String| TransportError::new(Delivery::NotSent, message);
            let controller = AbortController::new().map_err(|_| unsent("no AbortController".to_owned()))?;
            let abort = AbortOnDrop(controller);
            let seems_offline = seems_offline(&request.url);
            let url = request.url.clone();
            let built = fetch_request(request, &abort.0).map_err(|error| unsent(words_of(error)))?;
            // `fetch` does not distinguish a refused connection from a lost one, so the request may have been executed,
            // unless the device was offline before and after.
            let lost = |error: gloo_net::Error| {
                if seems_offline && self::seems_offline(&url) {
                    TransportError::new(Delivery::Offline, "this device is offline")
                } else {
                    TransportError::new(Delivery::Unknown, words_of(error))
                }
            };
            let answer = built.send().await.map_err(lost)?;
            let headers = answer.headers().entries().collect();
            Ok(Response { status: answer.status(), headers, body: answer.binary().await.map_err(lost)? })
        })
    }
}

/// Whether the browser is offline. A loopback address needs no network.
fn seems_offline(url: &str) -> bool {
    !is_loopback(url) && web_sys::window().is_some_and(|window| !window.navigator().on_line())
}

/// An error's message, without its class name.
fn words_of(error: gloo_net::Error) -> String {
    match error {
        gloo_net::Error::JsError(error) => error.message,
        error => error.to_string(),
    }
}

fn fetch_request(request: Request, abort: &AbortController) -> Result<gloo_net::http::Request, gloo_net::Error> {
    let headers = Headers::new();
    for (name, value) in &request.headers {
        headers.set(name, value);
    }
    let method = match request.method {
        Method::Get => gloo_net::http::Method::GET,
        Method::Post => gloo_net::http::Method::POST,
        Method::Patch => gloo_net::http::Method::PATCH,
        Method::Put => gloo_net::http::Method::PUT,
        Method::Delete => gloo_net::http::Method::DELETE,
    };
    let credentials = if request.cookies { RequestCredentials::SameOrigin } else { RequestCredentials::Omit };
    let builder = RequestBuilder::new(&request.url)
        .method(method)
        .headers(headers)
        .redirect(RequestRedirect::Error)
        .credentials(credentials)
        .abort_signal(Some(&abort.signal()));
    match request.body {
        Some(body) => builder.body(body),
        None => builder.build(),
    }
}

/// The timers and tasks of a window or worker.
#[derive(Debug, Clone, Copy, Default)]
#[allow(clippy::exhaustive_structs, reason = "made by its name")]
pub struct BrowserRuntime;

/// The longest timer of JavaScript, in milliseconds.
const LONGEST_MS: u128 = 2_147_483_647;

impl Clock for BrowserRuntime {
    #[allow(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "milliseconds since 1970 are positive and whole"
    )]
    fn now(&self) -> u64 {
        js_sys::Date::now() as u64
    }
}

#[wasm_bindgen]
extern "C" {
    /// `performance.now()` of a window or worker, in milliseconds.
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    fn performance_now() -> f64;
}

impl Runtime for BrowserRuntime {
    fn elapsed(&self) -> Duration {
        Duration::try_from_secs_f64(performance_now() / 1000.0).unwrap_or_default()
    }

    fn sleep(&self, duration: Duration) -> BoxFuture<'static, ()> {
        let milliseconds = duration.as_millis().min(LONGEST_MS);
        Box::pin(TimeoutFuture::new(u32::try_from(milliseconds).unwrap_or(u32::MAX)))
    }

    fn spawn(&self, task: BoxFuture<'static, ()>) {
        wasm_bindgen_futures::spawn_local(task);
    }
}

/// `document.cookie`; empty without a document, as in a worker.
#[derive(Debug, Clone, Copy, Default)]
#[allow(clippy::exhaustive_structs, reason = "made by its name")]
pub struct DocumentCookies;

fn document() -> Option<HtmlDocument> {
    web_sys::window()?.document()?.dyn_into().ok()
}

impl CookieJar for DocumentCookies {
    fn read(&self) -> String {
        document().and_then(|document| document.cookie().ok()).unwrap_or_default()
    }

    fn write(&self, cookie: &str) {
        if let Some(document) = document() {
            // The following read detects a page whose cookies are blocked.
            let _ = document.set_cookie(cookie);
        }
    }
}

impl DocumentCookies {
    /// Options for a client on the current page. Only a page on a loopback address may use http. `name` and `days` have the
    /// defaults of [`CookieOptions`].
    #[must_use]
    pub fn options(client_id: &str, name: Option<String>, days: Option<u32>) -> CookieOptions {
        let origin = web_sys::window().and_then(|window| window.location().origin().ok());
        CookieOptions::for_origin(client_id, name, days, origin.as_deref())
    }

    /// A store in the page's cookies; [`TabChannel`](crate::TabChannel) announces its changes to other tabs.
    #[must_use]
    pub const fn store(options: CookieOptions) -> CookieStore<Self, BrowserRuntime> {
        CookieStore::new(Self, options, BrowserRuntime)
    }
}

/// Stores logins under way in the tab's session storage; does nothing without one.
#[derive(Debug, Clone, Copy, Default)]
#[allow(clippy::exhaustive_structs, reason = "made by its name")]
pub struct SessionFlows;

fn session_storage() -> Option<Storage> {
    web_sys::window()?.session_storage().ok()?
}

impl FlowStore for SessionFlows {
    fn read(&self) -> String {
        session_storage().and_then(|storage| storage.get_item(FLOWS_KEY).ok()?).unwrap_or_default()
    }

    fn write(&self, flows: &str) {
        if let Some(storage) = session_storage() {
            // The following read detects a full or blocked storage.
            let _ = storage.set_item(FLOWS_KEY, flows);
        }
    }
}

/// A lock that all tabs of an origin share by name. Without Web Locks, it grants immediately.
pub struct WebLock {
    name: String,
    runtime: Arc<dyn Runtime>,
}

impl WebLock {
    /// A lock of this name.
    #[must_use]
    pub fn new(name: impl Into<String>, runtime: impl Runtime + 'static) -> Self {
        Self { name: name.into(), runtime: Arc::new(runtime) }
    }
}

impl std::fmt::Debug for WebLock {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let name = &self.name;
        formatter.debug_struct("WebLock").field("name", name).finish_non_exhaustive()
    }
}

/// Releases the lock by resolving the browser's promise. If that happens before the lock is granted, the browser
/// releases the lock as soon as it is granted.
struct Held(Function);

impl RenewalGuard for Held {}

impl Drop for Held {
    fn drop(&mut self) {
        // Resolving a promise cannot fail.
        let _ = self.0.call0(&JsValue::NULL);
    }
}

impl RenewalLock for WebLock {
    fn acquire(&self, timeout: Duration) -> BoxFuture<'_, Option<Box<dyn RenewalGuard>>> {
        Box::pin(async move {
            let navigator = Reflect::get(&js_sys::global(), &"navigator".into()).ok()?;
            let locks = Reflect::get(&navigator, &"locks".into()).ok()?;
            // `Reflect::get` throws on anything but an object.
            let request = locks.is_object().then(|| Reflect::get(&locks, &"request".into()))?;
            let request: Function = request.ok()?.dyn_into().ok()?;
            let (granted, grant) = promise();
            let (released, release) = promise();
            let held = Held(release);
            let callback = Closure::once_into_js(move || {
                // Resolving a promise cannot fail.
                let _ = grant.call0(&JsValue::NULL);
                released
            });
            let requested = request.call2(&locks, &self.name.as_str().into(), &callback).ok()?;
            let requested: Promise = requested.dyn_into().ok()?;
            // A request that ends before the lock is granted was refused, as in a page with an opaque origin.
            let answered = select(JsFuture::from(granted), JsFuture::from(requested));
            match within(&*self.runtime, timeout, answered).await? {
                Either::Left(_) => Some(Box::new(held) as Box<dyn RenewalGuard>),
                Either::Right(_) => None,
            }
        })
    }
}

/// A promise with its resolver.
fn promise() -> (Promise, Function) {
    let mut resolver = None;
    let promise = Promise::new(&mut |resolve, _| resolver = Some(resolve));
    (promise, resolver.unwrap_or_else(Function::default))
}

/// Loads pages in hidden frames of this page.
#[derive(Debug, Clone, Copy, Default)]
#[allow(clippy::exhaustive_structs, reason = "made by its name")]
pub struct HiddenFrames;

impl Frames for HiddenFrames {
    fn open(&self, url: &str) -> Result<Box<dyn Frame>, FrameError> {
        let nowhere = "a direct login needs a page, which a worker or Node is not";
        let frame = HiddenFrame::open(url).ok_or_else(|| FrameError::new(nowhere.to_owned()))?;
        Ok(Box::new(frame))
    }
}

struct HiddenFrame {
    window: Window,
    element: HtmlIFrameElement,
    inbox: Rc<RefCell<Inbox>>,
    listener: Closure<dyn FnMut(MessageEvent)>,
}

#[derive(Default)]
struct Inbox {
    messages: VecDeque<FrameMessage>,
    waiting: Option<Waker>,
}

impl HiddenFrame {
    fn open(url: &str) -> Option<Self> {
        let window = web_sys::window()?;
        let document = window.document()?;
        let element: HtmlIFrameElement = document.create_element("iframe").ok()?.dyn_into().ok()?;
        let inbox = Rc::new(RefCell::new(Inbox::default()));
        let listener = {
            let (inbox, element) = (inbox.clone(), element.clone());
            Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
                let source = event.source();
                let from_frame = match (source, element.content_window()) {
                    (Some(source), Some(window)) => source.loose_eq(&window),
                    _ => false,
                };
                let mut inbox = inbox.borrow_mut();
                inbox.messages.push_back(FrameMessage::new(from_frame, event.origin(), text_of(event.data())));
                if let Some(waiting) = inbox.waiting.take() {
                    waiting.wake();
                }
            })
        };
        // Subscribed before loading, so that no message is lost.
        window.add_event_listener_with_callback("message", listener.as_ref().unchecked_ref()).ok()?;
        let frame = Self { window, element, inbox, listener };
        frame.element.set_hidden(true);
        frame.element.set_src(url);
        document.body()?.append_child(&frame.element).ok()?;
        Some(frame)
    }
}

impl Frame for HiddenFrame {
    fn message(&mut self) -> BoxFuture<'_, Result<FrameMessage, FrameError>> {
        Box::pin(poll_fn(|context| {
            let mut inbox = self.inbox.borrow_mut();
            if let Some(message) = inbox.messages.pop_front() {
                return Poll::Ready(Ok(message));
            }
            inbox.waiting = Some(context.waker().clone());
            Poll::Pending
        }))
    }
}

/// A posted value as JSON text; null for a value that JSON cannot represent.
fn text_of(posted: JsValue) -> String {
    let value: serde_json::Value = serde_wasm_bindgen::from_value(posted).unwrap_or_default();
    value.to_string()
}

impl Drop for HiddenFrame {
    fn drop(&mut self) {
        // A window that is closing has no listeners to remove.
        let _ = self.window.remove_event_listener_with_callback("message", self.listener.as_ref().unchecked_ref());
        self.element.remove();
    }
}
