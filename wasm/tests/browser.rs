//! The client in a real browser: cookies, the lock between tabs, fetch.
#![cfg(target_arch = "wasm32")]

use cartwright::drive::{BrowserRuntime, Clock, DocumentCookies, RenewalLock, WebLock};
use cartwright::session::{
    AccessToken, Commit, CookieJar, CookieStore, RefreshToken, Role, SessionChange, SessionEvent, TokenStore, Tokens,
};
use cartwright::{Client, ErrorKind, Host, TabChannel};
use futures_channel::mpsc;
use futures_util::StreamExt as _;
use std::time::Duration;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};
use web_sys::{BroadcastChannel, MessageEvent};

wasm_bindgen_test_configure!(run_in_browser);

fn tokens(now: u64) -> Tokens {
    Tokens::new(AccessToken::lasting("access=1; odd", now, 600), RefreshToken::new("refresh", Role::Member))
}

fn store(name: &str) -> CookieStore<DocumentCookies, BrowserRuntime> {
    DocumentCookies::store(DocumentCookies::options("client-1", Some(name.to_owned()), None))
}

#[wasm_bindgen_test]
fn the_session_persists_in_the_browser_for_the_next_page() {
    let tokens = tokens(BrowserRuntime.now() / 1000);
    let first = store("reload");
    assert_eq!(first.commit(first.load().version, &tokens).unwrap(), Commit::Done);
    let second = store("reload");
    assert_eq!(second.load().tokens, tokens);
    second.commit(second.load().version, &Tokens::default()).unwrap();
    assert_eq!(first.reload().tokens, Tokens::default());
    assert!(!DocumentCookies.read().contains("reload"));
}

#[wasm_bindgen_test]
async fn only_one_tab_at_a_time_holds_the_lock() {
    let runtime = BrowserRuntime;
    let lock = WebLock::new("test-lock", runtime.clone());
    let other = WebLock::new("test-lock", runtime);
    let held = lock.acquire(Duration::from_secs(5)).await;
    assert!(held.is_some());
    assert!(other.acquire(Duration::from_millis(30)).await.is_none(), "it is held");
    drop(held);
    assert!(other.acquire(Duration::from_secs(5)).await.is_some(), "it was released");
    assert!(lock.acquire(Duration::from_secs(5)).await.is_some(), "an abandoned wait holds nothing");
}

#[wasm_bindgen_test]
async fn a_login_is_broadcast_to_other_tabs() {
    let options = || DocumentCookies::options("client-1", Some("tabs".to_owned()), None);
    let tab = || {
        let client = Client::visitor("client-1").store(DocumentCookies::store(options()));
        client.build().unwrap()
    };
    let (here, there) = (tab(), tab());
    let channels = [&here, &there].map(|client| TabChannel::open(client.session().unwrap(), &options()).unwrap());
    // A page of the npm package listens to the same channel, for messages in the engine's JSON.
    let (posts, mut posted) = mpsc::unbounded();
    let page = BroadcastChannel::new("tabs-client-1-session").unwrap();
    let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |message: MessageEvent| {
        let text = js_sys::JSON::stringify(&message.data()).unwrap();
        posts.unbounded_send(String::from(text)).unwrap();
    });
    page.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    let (sender, mut heard) = mpsc::unbounded();
    let listener = move |event: SessionEvent| sender.unbounded_send(event).unwrap();
    let _listening = there.session().unwrap().listen(listener);
    let member = tokens(BrowserRuntime.now() / 1000);
    here.session().unwrap().set_tokens(&member).await.unwrap();
    let event = heard.next().await.unwrap();
    assert_eq!((event.change, event.elsewhere), (SessionChange::SignedIn, true));
    assert_eq!(there.session().unwrap().role(), Role::Member);
    let here_first = SessionEvent::new(event.change, event.version);
    assert_eq!(posted.next().await.unwrap(), here_first.to_json());
    here.session().unwrap().clear().await.unwrap();
    assert_eq!(heard.next().await.unwrap().change, SessionChange::SignedOut);
    posted.next().await.unwrap();

    // Dropped channels send nothing: the next message is the page's own.
    drop(channels);
    here.session().unwrap().set_tokens(&member).await.unwrap();
    let own = BroadcastChannel::new("tabs-client-1-session").unwrap();
    own.post_message(&"own".into()).unwrap();
    assert_eq!(posted.next().await.unwrap(), "\"own\"");
    here.session().unwrap().clear().await.unwrap();
}

/// Replaces the page's `fetch` by a small platform that counts token requests.
async fn script_fetch() {
    let script = r#"
        globalThis.tokenRequests = 0;
        globalThis.fetch = async (address, settings) => {
            const request = new Request(address, settings);
            const path = new URL(request.url).pathname;
            if (path === "/oauth2/token") {
                globalThis.tokenRequests += 1;
                return Response.json({ access_token: "a", expires_in: 600, refresh_token: "r" });
            }
            if (path.endsWith("/add-to-cart")) {
                throw new TypeError("network lost");
            }
            return Response.json({ cart: { id: request.headers.get("authorization") } });
        };
    "#;
    js_sys::eval(script).unwrap();
    JsFuture::from(js_sys::Promise::resolve(&JsValue::NULL)).await.unwrap();
}

#[wasm_bindgen_test]
async fn concurrent_calls_by_fetch_share_one_token() {
    script_fetch().await;
    let client = Client::visitor("client").host(Host::at("http://localhost:4400")).build().unwrap();
    let calls = (0..20).map(|_| {
        let client = client.clone();
        async move { client.current_cart().get().await }
    });
    for outcome in futures_util::future::join_all(calls).await {
        assert_eq!(outcome.unwrap().unwrap().id.as_deref(), Some("a"));
    }
    assert_eq!(js_sys::eval("globalThis.tokenRequests").unwrap().as_f64(), Some(1.0));
    let error = client.current_cart().add(Vec::new()).await.unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Network);
    assert!(error.to_string().contains("network lost"), "{error}");
}
