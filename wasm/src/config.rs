//! The settings of a client, as JavaScript sends them.

use cartwright_engine::session::ClientCredentials;
use cartwright_engine::{Caller, Config};
use cartwright_engine::{Host, Json};

/// The engine's settings.
pub(crate) fn engine(settings: Json<'_>) -> Config {
    let text = |name: &str| settings.string(name);
    let client_id = text("clientId").unwrap_or_default();
    let caller = match (text("apiKey"), text("accountId")) {
        (Some(key), Some(account_id)) => Caller::Account { key: key.into(), account_id },
        (Some(key), None) => Caller::Owner { key: key.into(), site_id: text("siteId").unwrap_or_default() },
        (None, _) => match text("clientSecret") {
            Some(secret) => {
                let credentials = ClientCredentials::new(client_id, secret);
                Caller::App(credentials.instance(text("instanceId").unwrap_or_default()))
            }
            None => Caller::Visitor(client_id),
        },
    };
    let mut config = Config::new(caller);
    config.cdn = settings.get("cdn").is_true();
    if let Some(host) = text("host") {
        config.host = if settings.get("siteHost").is_true() { Host::site(host) } else { Host::at(host) };
    }
    for (name, value) in &pairs(settings.get("headers")) {
        config.header(name, value);
    }
    for (name, value) in &pairs(settings.get("tokenHeaders")) {
        config.token_header(name, value);
    }
    config.mediator = text("mediator");
    config
}

/// A list of names and values; invalid entries are left out.
pub(crate) fn pairs(list: Json<'_>) -> Vec<(String, String)> {
    let mut pairs = Vec::new();
    for (_, pair) in list.items() {
        let mut parts = pair.items();
        let mut text = || parts.next()?.1.text();
        if let (Some(name), Some(value)) = (text(), text()) {
            pairs.push((name, value));
        }
    }
    pairs
}
