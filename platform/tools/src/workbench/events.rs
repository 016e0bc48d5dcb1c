//! Change events, and their webhooks.

use super::frame::{Live, filter_form, json_box, screen};
use super::{Bench, Input, moment, see_other};
use axum::response::Response;
use base::Result;
use maud::{Markup, html};
use serde_json::Value;
use shop::events;
use shop::events::webhooks;

const PATH: &str = "/workbench/events";
const WEBHOOKS: &str = "/workbench/webhooks";
const SHOWN: i64 = 100;
const DELIVERIES: i64 = 200;

pub(super) fn list(bench: &Bench, input: &Input) -> Result<Response> {
    let shop = &bench.shop;
    let text = input.field("text");
    let events = shop.read(|reading| events::latest(reading, text, SHOWN))?;
    let body = html! {
        (filter_form("Text in entity or id", text, &html! {}))
        div data-list {
            @if events.is_empty() { p { "No event yet." } }
            @for event in &events { (shown(event)) }
        }
    };
    Ok(screen(PATH, "Events", Some(Live::Events), &body))
}

fn shown(event: &Value) -> Markup {
    let text = |name: &str| event.get(name).and_then(Value::as_str).unwrap_or_default();
    html! {
        details {
            summary {
                span.soft { (text("eventTime")) } " "
                span.tag { (text("slug")) } " " (text("entityFqdn")) " "
                code { (text("entityId")) }
            }
            (json_box("Event", &serde_json::to_string_pretty(event).unwrap_or_default()))
        }
    }
}

pub(super) fn webhooks(bench: &Bench, _: &Input) -> Result<Response> {
    let shop = &bench.shop;
    let listed = webhooks::list(shop)?;
    let deliveries = shop.db.read(|connection| webhooks::deliveries(connection, DELIVERIES))?;
    let known = listed.get("webhooks").and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
    let body = html! {
        form.row method="post" {
            div.wide {
                label for="url" { "Address that receives events" }
                input id="url" name="url" type="url" placeholder="http://localhost:8080/webhooks" required;
            }
            div.wide {
                label for="entities" { "Entities, separated by commas (leave empty for all)" }
                input id="entities" name="entities" placeholder="wix.ecom.v1.order";
            }
            button type="submit" name="do" value="add" { "Add" }
        }
        @for webhook in known { (receiver(webhook)) }
        h2 { "Deliveries" }
        @if deliveries.is_empty() { p { "None yet." } }
        @else { div.scroll { table {
            thead { tr { th { "Event" } th { "To" } th { "State" } th.number { "Tries" } th { "Next or last" } th { "Problem" } th { "Actions" } } }
            tbody { @for delivery in &deliveries { (row(delivery)) } }
        } } }
        h2 { "Public key" }
        (json_box("Public key", listed.get("publicKey").and_then(Value::as_str).unwrap_or_default()))
    };
    Ok(screen(WEBHOOKS, "Webhooks", Some(Live::Events), &body))
}

fn receiver(webhook: &Value) -> Markup {
    let text = |name: &str| webhook.get(name).and_then(Value::as_str).unwrap_or_default();
    let number = |name: &str| webhook.get(name).and_then(Value::as_i64).unwrap_or_default();
    html! {
        form.row method="post" {
            input type="hidden" name="webhook" value=(text("id"));
            code { (text("url")) }
            span.tag { (number("delivered")) " delivered" }
            span.tag { (number("pending")) " waiting" }
            span.tag.bad[number("failed") > 0] { (number("failed")) " failed" }
            button.quiet type="submit" name="do" value="ping" { "Send the newest event" }
            button.quiet type="submit" name="do" value="remove" { "Remove" }
        }
    }
}

fn row(delivery: &webhooks::DeliveryState) -> Markup {
    html! {
        tr {
            td { code { (delivery.entity) } }
            td.cut { (delivery.url) }
            td { span.tag.bad[delivery.state == "FAILED"].good[delivery.state == "DELIVERED"] { (delivery.state) } }
            td.number { (delivery.attempts) }
            td { (moment(delivery.next_try)) }
            td.cut { (delivery.problem.as_deref().unwrap_or_default()) }
            td { form method="post" {
                input type="hidden" name="webhook" value=(delivery.webhook);
                input type="hidden" name="event" value=(delivery.event);
                button.quiet type="submit" name="do" value="resend" { "Send again" }
            } }
        }
    }
}

/// `POST /workbench/webhooks`: adds, removes, or redelivers.
pub(super) fn change_webhooks(bench: &Bench, input: &Input) -> Result<Response> {
    let shop = &bench.shop;
    match input.field("do") {
        "add" => {
            let entities = input.field("entities").split(',').map(str::trim).filter(|name| !name.is_empty());
            let entities = entities.map(str::to_owned).collect();
            webhooks::add(shop, &webhooks::NewWebhook::new(input.field("url").to_owned(), entities))?;
        }
        "remove" => {
            webhooks::remove(shop, input.field("webhook"))?;
        }
        sent_again => {
            let newest = shop.db.read(events::newest)?;
            let event = if sent_again == "ping" { newest } else { input.number("event").unwrap_or_default() };
            webhooks::send_again(shop, input.field("webhook"), event)?;
        }
    }
    Ok(see_other(WEBHOOKS))
}
