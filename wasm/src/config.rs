//! What the facade tells the core when a client is made.

use cartwright::runtime::{BrowserRuntime, Runtime};
use cartwright::session::{CookieOptions, CookieStore, DocumentCookies, MemoryStore, WebLock};
use cartwright::{Client, ClientBuilder, Host};
use serde::Deserialize;
use std::sync::Arc;
use wasm_bindgen::JsValue;

use crate::store::JsStore;
use crate::values::tokens_from_js;

/// The plain part of a client's settings.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Config {
    client_id: Option<String>,
    api_key: Option<String>,
    site_id: Option<String>,
    account_id: Option<String>,
    host: Option<String>,
    #[serde(default)]
    site_host: bool,
    #[serde(default)]
    cdn: bool,
    #[serde(default)]
    headers: Vec<(String, String)>,
    #[serde(default)]
    token_headers: Vec<(String, String)>,
    cookie: Option<CookieConfig>,
}

#[derive(Deserialize)]
struct CookieConfig {
    name: Option<String>,
    days: Option<u32>,
}

impl Config {
    /// A builder with everything set. `storage` is a store written in JavaScript, `tokens` what a session in memory
    /// begins with.
    pub(crate) fn builder(self, storage: JsValue, tokens: &JsValue) -> ClientBuilder {
        let mut builder = match (self.api_key, self.account_id) {
            (Some(key), Some(account)) => Client::account(key, account),
            (Some(key), None) => Client::owner(key, self.site_id.unwrap_or_default()),
            (None, _) => Client::visitor(self.client_id.unwrap_or_default()),
        };
        builder = builder.cdn(self.cdn);
        if let Some(host) = self.host {
            let host = if self.site_host {
                Host::site(host)
            } else {
                Host::at(host)
            };
            builder = builder.host(host);
        }
        for (name, value) in self.headers {
            builder = builder.header(name, value);
        }
        for (name, value) in self.token_headers {
            builder = builder.token_header(name, value);
        }
        if let Some(cookie) = self.cookie {
            let runtime: Arc<dyn Runtime> = Arc::new(BrowserRuntime);
            let options = CookieOptions::for_this_page(cookie.name, cookie.days);
            let lock = WebLock::new(format!("{}-renewal", options.name), runtime.clone());
            builder
                .store(Box::new(CookieStore::new(Box::new(DocumentCookies), options, runtime)))
                .renewal_lock(Box::new(lock))
        } else if storage.is_object() {
            builder.store(Box::new(JsStore::new(storage)))
        } else if tokens.is_object() {
            builder.store(Box::new(MemoryStore::with(tokens_from_js(tokens))))
        } else {
            builder
        }
    }
}
