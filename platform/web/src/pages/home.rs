//! The server's home page, and the page of a Wix business that the site lacks.

use super::Visit;
use super::words::{Language, Text};
use super::{layout::page, session};
use axum::{http::StatusCode, response::Response};
use base::{ApiError, Result, Shop};
use maud::html;
use shop::site::page_sessions::SessionKind;

/// `GET /`
pub(super) fn home(shop: &Shop, _: &Visit) -> Result<Response> {
    let body = html! {
        p { "This is the platform behind the shop: accounts, catalog, carts and checkout, on this machine." }
        h2 { "Stores" }
        ul { @for origin in &shop.config.store_origins { li { a href=(origin) { (origin) } } } }
        h2 { "Also here" }
        ul { li { a href="/workbench" { "The workbench: requests, mail, faults, clock, snapshots" } } }
        p.soft { "Client id " code { (shop.keys.client_id) } }
    };
    Ok(page(Language::English, StatusCode::OK, "Cartwright platform", &[], &body))
}

pub(super) fn unavailable(shop: &Shop, visit: &Visit) -> Result<Response> {
    let words = visit.words;
    let (_, session) = session(shop, &visit.fields)?;
    let SessionKind::OtherBusiness { what } = &session.kind else {
        return Err(ApiError::bad_request("WRONG_REDIRECT_SESSION", "This link is for another page."));
    };
    let back = session.return_addresses().first().map(|address| (*address).to_owned());
    let body = html! {
        p { (words.fill(Text::NoSuchBusiness, &[("what", business(words, what))])) }
        @if let Some(back) = &back {
            p { a href=(back) { (words.say(Text::BackToSite)) } }
        }
    };
    Ok(page(words, StatusCode::OK, words.say(Text::Unavailable), &session.return_addresses(), &body))
}

/// The name of a Wix business that the site lacks.
fn business(words: Language, what: &str) -> &str {
    match what {
        "bookings" => words.say(Text::Bookings),
        "events" => words.say(Text::Events),
        "paid plans" => words.say(Text::PaidPlans),
        "payment requests" => words.say(Text::PaymentRequests),
        other => other,
    }
}
