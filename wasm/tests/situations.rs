//! The situations of `contract/situations.json` in a page, with the browser's own parts: fetch, timers, cookies,
//! locks and frames, in the world of `world.js`.
#![cfg(target_arch = "wasm32")]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking, in its helpers too")]

#[path = "../../sdk/tests/client/situations/caller.rs"]
mod caller;

use caller::{Tested, builder};
use cartwright::drive::{BrowserRuntime, Clock, DocumentCookies, Runtime, WebLock};
use cartwright::session::TokenStore;
use cartwright_engine::conformance::{Environment, Situation, Stage};
use js_sys::Promise;
use std::pin::Pin;
use std::time::Duration;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen_futures::JsFuture;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen(module = "/tests/world.js")]
extern "C" {
    fn enter(platform: &str, situation: &str);
    fn leave() -> String;
    fn say(line: &str);
    fn until(at: f64) -> Promise;
    #[wasm_bindgen(js_name = loginState)]
    fn login_state() -> String;
    fn act(action: &str);
}

#[wasm_bindgen_test]
async fn the_page_driver_passes_every_situation() {
    let mut differences = Vec::new();
    for situation in Situation::all(Environment::Page) {
        enter(&situation.platform(), &situation.to_json());
        let lock = || WebLock::new("cartwright-renewal", BrowserRuntime);
        let make = |setup: &_| Tested(builder(setup, &Page, |builder| builder.renewal_lock(lock())).build().unwrap());
        situation.play(&Page, make).await;
        let trace: Vec<String> = serde_json::from_str(&leave()).unwrap();
        differences.extend(situation.difference(&trace));
    }
    assert!(differences.is_empty(), "{}", differences.join("\n\n"));
}

/// The page that the test runs in.
#[derive(Clone, Copy)]
struct Page;

impl Stage for Page {
    fn say(&self, line: &str) {
        say(line);
    }

    fn now(&self) -> u64 {
        BrowserRuntime.now()
    }

    fn until(&self, at: u64) -> Pin<Box<dyn Future<Output = ()>>> {
        let reached = JsFuture::from(until(Duration::from_millis(at).as_secs_f64() * 1000.0));
        Box::pin(async move {
            reached.await.unwrap();
        })
    }

    fn sleep(&self, ms: u64) -> Pin<Box<dyn Future<Output = ()>>> {
        BrowserRuntime.sleep(Duration::from_millis(ms))
    }

    fn store(&self, client_id: &str) -> impl TokenStore + Send + Sync + 'static {
        DocumentCookies::store(DocumentCookies::options(client_id, None, None))
    }

    fn login_state(&self) -> String {
        login_state()
    }

    fn act(&self, action: &str) {
        act(action);
    }
}
