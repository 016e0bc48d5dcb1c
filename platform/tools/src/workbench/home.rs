//! The first screen: the platform's status, and links to all tools.

use super::frame::{SCREENS, copyable, screen};
use super::{Bench, Input, moment};
use axum::response::Response;
use base::Result;
use maud::html;
use serde_json::Value;
use shop::site;

pub(super) fn show(bench: &Bench, _: &Input) -> Result<Response> {
    let shop = &bench.shop;
    let settings = serde_json::to_value(shop.db.read(site::read_settings)?)?;
    let setting = |name: &str| settings.get(name).and_then(Value::as_str).unwrap_or_default();
    let keys = &shop.keys;
    let products = if setting("catalog") == "V1" { "products" } else { "productsV3" };
    let example = format!(
        "createClient({{\n  host: \"{}\",\n  auth: OAuthStrategy({{ clientId: \"{}\" }}),\n  modules: {{ {products}, currentCartV2 }},\n}})",
        shop.public_url(),
        keys.client_id
    );
    let stores = &shop.config.store_origins;
    let body = html! {
        p {
            "This is the hosted commerce platform on your machine: accounts, catalog, carts, checkout, orders and their \
             hosted pages, with the same addresses, rules and errors. Point a client's host here and build against it. No \
             account, no network, no money: cards, captchas and mail are simulated."
        }
        dl.facts {
            dt { "Address" } dd { code { (shop.public_url()) } }
            dt { "Client id" } dd { code { (keys.client_id) } }
            dt { "Site id" } dd { code { (keys.site_id) } }
            dt { "Catalog" } dd { (setting("catalog")) }
            dt { "Currency" } dd { (setting("currency")) }
            dt { "Database" } dd {
                @match &shop.config.database { Some(path) => code { (path.display()) }, None => "in memory, gone at the end" }
            }
            dt { "Clock" } dd { (moment(shop.clock.now())) @if shop.clock.is_moved() { " " span.tag { "not the system's" } } }
            @if !shop.config.other_sites.is_empty() {
                dt { "Other sites" }
                dd { @for (name, url) in &shop.config.other_sites { a href={ (url) "/workbench" } { (name) } " " } }
            }
            @for (number, origin) in (1..).zip(stores) {
                dt { "Store" @if stores.len() > 1 { " " (number) } }
                dd { a href=(origin) { (origin) } ", its console: " a href={ (origin) "/owner" } { (origin) "/owner" } }
            }
        }
        (copyable("A client of this platform", &example))
        h2 { "Tools" }
        ul.tools {
            @for (path, name, sentence) in SCREENS { li { a href=(path) { (name) } p { (sentence) } } }
            li { a href="/workbench/openapi.json" { "OpenAPI" } p { "All calls as an OpenAPI document, for tools that read it." } }
        }
    };
    Ok(screen("/workbench", "The platform on your machine", None, &body))
}
