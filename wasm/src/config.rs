//! What the facade tells the core when a client is made.

use cartwright::runtime::{BrowserRuntime, Runtime};
use cartwright::session::{CookieOptions, CookieStore, DocumentCookies, MemoryStore, WebLock};
use cartwright::transport::BrowserTransport;
use cartwright::{Client, ClientBuilder, Host};
use js_sys::Function;
use std::sync::Arc;
use wasm_bindgen::{JsCast, JsValue};

use crate::store::{JsStore, SharedStore};
use crate::values::{field, number, pairs, text, tokens_from_js};

/// Where a session is kept that is not in cookies: a store written in JavaScript, or memory, which may begin with tokens.
pub(crate) fn store(storage: JsValue, tokens: &JsValue) -> SharedStore {
    if storage.is_object() {
        SharedStore::of(JsStore::new(storage))
    } else if tokens.is_object() {
        SharedStore::of(MemoryStore::with(tokens_from_js(tokens)))
    } else {
        SharedStore::of(MemoryStore::default())
    }
}

/// Begins a client with everything that the facade set. A session that is not in cookies is kept in `store`.
pub(crate) fn builder(config: &JsValue, store: &SharedStore) -> ClientBuilder {
    let mut builder = match (text(config, "apiKey"), text(config, "accountId")) {
        (Some(key), Some(account)) => Client::account(key, account),
        (Some(key), None) => Client::owner(key, text(config, "siteId").unwrap_or_default()),
        (None, _) => Client::visitor(text(config, "clientId").unwrap_or_default()),
    };
    builder = builder.cdn(field(config, "cdn").is_truthy());
    if let Some(host) = text(config, "host") {
        builder = builder.host(if field(config, "siteHost").is_truthy() {
            Host::site(host)
        } else {
            Host::at(host)
        });
    }
    if let Ok(fetch) = field(config, "fetch").dyn_into::<Function>() {
        builder = builder.transport(Arc::new(BrowserTransport::calling(fetch)));
    }
    for (name, value) in pairs(&field(config, "headers")) {
        builder = builder.header(name, value);
    }
    for (name, value) in pairs(&field(config, "tokenHeaders")) {
        builder = builder.token_header(name, value);
    }
    if let Some(mediator) = text(config, "mediator") {
        builder = builder.mediator(mediator);
    }
    let cookie = field(config, "cookie");
    if cookie.is_object() {
        let runtime: Arc<dyn Runtime> = Arc::new(BrowserRuntime);
        let options = CookieOptions::for_this_page(text(&cookie, "name"), number(&cookie, "days"));
        let lock = WebLock::new([&options.name, "-renewal"].concat(), runtime.clone());
        builder
            .store(Box::new(CookieStore::new(Box::new(DocumentCookies), options, runtime)))
            .renewal_lock(Box::new(lock))
    } else {
        builder.store(Box::new(store.clone()))
    }
}
