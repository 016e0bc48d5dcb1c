//! The owner's calls beyond the contract: under `/_platform`, and on files.

use super::own_calls::OwnCalls;
use axum::routing::MethodFilter;
use base::{ApiError, Author, Result, Shop, clock::rfc3339, query};
use serde_json::{Value, json};
use shop::catalog;
use shop::commerce::cart::{self, checkout, checkout::abandoned};
use shop::commerce::ordering::{self, Answer, Verdict};
use shop::commerce::orders;
use shop::commerce::rules::{self, Rule as _, Translations};
use shop::events;
use shop::events::{jobs, webhooks};
use shop::people::identity;
use shop::people::members::{self, badges};
use shop::site;
use shop::site::uploads;

const GET: MethodFilter = MethodFilter::GET;
const POST: MethodFilter = MethodFilter::POST;
const PUT: MethodFilter = MethodFilter::PUT;
const PATCH: MethodFilter = MethodFilter::PATCH;
const DELETE: MethodFilter = MethodFilter::DELETE;

pub(super) const CALLS: OwnCalls = &[
    (GET, "/_platform/site-settings", |shop, _| Ok(serde_json::to_value(shop.db.read(site::read_settings)?)?)),
    (PATCH, "/_platform/site-settings", |shop, call| {
        let given: Value = call.body()?;
        let changed = shop.write(&call.author, |writing| catalog::change_settings(writing, &given))?;
        Ok(serde_json::to_value(changed)?)
    }),
    // Requires a password reset by mail before the identity's next login.
    (POST, "/_platform/identities/{id}/require-password-reset", |shop, call| {
        shop.db.write(|transaction| identity::require_password_reset(transaction, call.place("id")))?;
        Ok(json!({}))
    }),
    // Ends an identity's sessions, and puts its logins on hold until the hold is deleted.
    (PUT, "/_platform/identities/{id}/hold", |shop, call| hold(shop, call.place("id"), true)),
    (DELETE, "/_platform/identities/{id}/hold", |shop, call| hold(shop, call.place("id"), false)),
    // The events after a number: `?after=<number>&limit=<count>`.
    (GET, "/_platform/events", |shop, call| {
        let (page, requested) = call.page("events")?;
        let after = requested.get("after").and_then(Value::as_str).unwrap_or("0");
        let after = after.parse().map_err(|_| ApiError::field("after", "FORMAT", "is not a number"))?;
        let events = shop.read(|reading| events::after(reading, after, page.limit))?;
        Ok(json!({ "events": events }))
    }),
    // Latest first: `?limit=<count>&offset=<count>`.
    (GET, "/_platform/deleted-members", |shop, call| {
        let (page, _) = call.page("members")?;
        let deleted = shop.db.read(|connection| members::deleted(connection, shop.clock.now(), page))?;
        Ok(json!({ "deletedMembers": deleted }))
    }),
    (POST, "/_platform/deleted-members/{id}/restore", |shop, call| {
        members::restore(shop, &call.author, call.place("id"))
    }),
    // The reasons why the items of an order cannot be changed.
    (GET, "/_platform/orders/{id}/change-rejections", |shop, call| ordering::change_rejections(shop, call.place("id"))),
    // The invoices of an order, with their numbers and the addresses of their pages.
    (GET, "/_platform/orders/{id}/invoices", |shop, call| orders::invoices::list(shop, call.place("id"))),
    // The requests of an order's buyer to cancel it or to return items, newest first.
    (GET, "/_platform/orders/{id}/requests", |shop, call| {
        let found = shop.db.read(|connection| {
            orders::repo::requests(connection, orders::by_id(connection, call.place("id"))?.number)
        })?;
        Ok(json!({ "requests": found.iter().rev().collect::<Vec<_>>() }))
    }),
    (POST, "/_platform/orders/{id}/requests/{request}/{verdict}", |shop, call| {
        let answer: Answer = call.optional_body()?;
        let named = (call.place("id"), call.place("request"));
        ordering::answer_request(shop, &call.author, named, call.place("verdict"), &answer)
    }),
    (POST, "/_platform/orders/{id}/{action}", |shop, call| {
        let given: Option<Value> = call.optional_body()?;
        ordering::act(shop, &call.author, call.place("id"), call.place("action"), &given.unwrap_or_else(|| json!({})))
    }),
    // A link for the owner's own payment page: marks the checkout as completed and redirects to an address.
    (POST, "/_platform/checkouts/{id}/completion-link", |shop, call| {
        let given: Value = call.body()?;
        let url = given.get("url").and_then(Value::as_str).unwrap_or_default();
        Ok(json!({ "link": checkout::completion_link(shop, call.place("id"), url)? }))
    }),
    // Places a checkout's order that the owner created for a customer who pays later.
    (POST, "/_platform/checkouts/{id}/place-order", |shop, call| {
        let given: Option<Value> = call.optional_body()?;
        let member = given.as_ref().and_then(|given| given.get("memberId")).and_then(Value::as_str);
        if let Some(id) = member
            && shop.db.read(|connection| members::shown(connection, id))?.is_none()
        {
            return Err(ApiError::field("memberId", "VALIDATION", "is no member"));
        }
        ordering::place_unpaid(shop, &call.author, call.place("id"), member)
    }),
    // The carts of the last days, and those that became orders: `?days=<count>`.
    (GET, "/_platform/carts/outcomes", |shop, call| {
        let (_, requested) = call.page("carts")?;
        let days = query::whole_number("days", requested.get("days"), 14)?;
        shop.read(|reading| cart::outcomes(reading, days))
    }),
    // Latest first: `?limit=<count>&offset=<count>`.
    (GET, "/_platform/abandoned-checkouts", |shop, call| {
        let (page, _) = call.page("abandonedCheckouts")?;
        let found = shop.read(|reading| abandoned::list(reading, page))?;
        Ok(json!({ "abandonedCheckouts": found }))
    }),
    (POST, "/_platform/abandoned-checkouts/{id}/remind", |shop, call| abandoned::remind(shop, call.place("id"))),
    // The payment provider's answer to a pending payment. Idempotent.
    (POST, "/_platform/payments/{transaction}/{verdict}", |shop, call| {
        let verdict = match call.place("verdict") {
            "approve" => Verdict::Approved,
            "decline" => Verdict::Declined,
            _ => return Err(ApiError::not_found("NOT_FOUND", "An answer is approve or decline")),
        };
        shop.write(&call.author, |writing| ordering::answer(writing, call.place("transaction"), verdict))?;
        Ok(json!({}))
    }),
    // A job that a bulk call has started.
    (GET, "/_platform/jobs/{id}", |shop, call| {
        Ok(json!({ "job": shop.db.read(|connection| jobs::shown(connection, call.place("id")))? }))
    }),
    // Calls answered here that the hosted platform may refuse.
    (GET, "/_platform/strict", |shop, _| Ok(shop.doubts.shown())),
    (GET, "/_platform/rules/{kind}", |shop, call| {
        shop.db.read(|connection| rules::list(connection, call.place("kind")))
    }),
    (GET, "/_platform/rules/{kind}/{id}", |shop, call| {
        shop.db.read(|connection| rules::get(connection, call.place("kind"), call.place("id")))
    }),
    (PUT, "/_platform/rules/{kind}/{id}", |shop, call| {
        put_rule(shop, &call.author, call.place("kind"), call.place("id"), call.body()?)
    }),
    (DELETE, "/_platform/rules/{kind}/{id}", |shop, call| {
        let deleted = rules::delete(shop, &call.author, call.place("kind"), call.place("id"))?;
        reword(shop, call.place("kind"))?;
        Ok(deleted)
    }),
    (GET, "/_platform/badges", |shop, _| badges::list(shop)),
    (POST, "/_platform/badges", |shop, call| badges::create(shop, &call.author, &call.body()?)),
    (PATCH, "/_platform/badges/{id}", |shop, call| badges::update(shop, &call.author, call.place("id"), &call.body()?)),
    (DELETE, "/_platform/badges/{id}", |shop, call| badges::delete(shop, &call.author, call.place("id"))),
    (PUT, "/_platform/badges/{id}/members/{member}", |shop, call| {
        badges::assign(shop, &call.author, call.place("id"), call.place("member"))
    }),
    (DELETE, "/_platform/badges/{id}/members/{member}", |shop, call| {
        badges::unassign(shop, &call.author, call.place("id"), call.place("member"))
    }),
    (GET, "/_platform/webhooks", |shop, _| webhooks::list(shop)),
    (POST, "/_platform/webhooks", |shop, call| webhooks::add(shop, &call.body()?)),
    (DELETE, "/_platform/webhooks/{id}", |shop, call| webhooks::remove(shop, call.place("id"))),
    // Newest first: `?limit=<count>`.
    (GET, "/_platform/webhooks/deliveries", |shop, call| {
        let (page, _) = call.page("deliveries")?;
        let found = shop.db.read(|connection| webhooks::deliveries(connection, page.limit))?;
        let shown = found.iter().map(|delivery| {
            json!({
                "webhookId": delivery.webhook,
                "url": delivery.url,
                "event": delivery.event,
                "entity": delivery.entity,
                "state": delivery.state,
                "attempts": delivery.attempts,
                "date": rfc3339(delivery.next_try),
                "problem": delivery.problem,
            })
        });
        Ok(json!({ "deliveries": shown.collect::<Vec<_>>() }))
    }),
    // Redelivers an event immediately.
    (POST, "/_platform/webhooks/{id}/deliveries/{event}", |shop, call| {
        let event = call.place("event").parse();
        let event = event.map_err(|_| ApiError::field("event", "FORMAT", "is not a number"))?;
        webhooks::send_again(shop, call.place("id"), event)
    }),
    // The hosted platform's documented upload calls.
    (POST, "/site-media/v1/files/generate-upload-url", |shop, call| uploads::generate(shop, &call.body()?)),
    (PATCH, "/site-media/v1/files/update-file-descriptor", |shop, call| uploads::update(shop, &call.body()?)),
    (GET, "/site-media/v1/files/{id}", |shop, call| uploads::show(shop, call.place("id"))),
    (POST, "/site-media/v1/bulk/files/delete", |shop, call| uploads::remove(shop, &call.body()?)),
];

fn hold(shop: &Shop, id: &str, is_held: bool) -> Result<Value> {
    shop.db.write(|transaction| identity::hold(transaction, id, is_held))?;
    Ok(json!({}))
}

/// Creates or updates a rule.
pub fn put_rule(shop: &Shop, author: &Author, kind: &str, id: &str, given: Value) -> Result<Value> {
    let set = rules::put(shop, author, kind, id, given)?;
    reword(shop, kind)?;
    Ok(set)
}

/// Reindexes products after a change of translations.
fn reword(shop: &Shop, kind: &str) -> Result<()> {
    if kind == Translations::KIND { catalog::reword_all(shop) } else { Ok(()) }
}
