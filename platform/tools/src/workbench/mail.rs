//! The outbox: messages that were kept instead of sent.

use super::frame::{Live, filter_form, screen};
use super::{Bench, Input, moment, see_other};
use axum::{http::StatusCode, response::Response};
use base::{ApiError, Millis, Result, clock::seconds};
use maud::{Markup, PreEscaped, html};
use shop::events::outbox::{self, MessageKind, Sent};
use web::pages::html_response;

const PATH: &str = "/outbox";
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
/// The time limit for answering a push, in seconds.
const PUSH_SECONDS: i64 = 600;

pub(super) fn list(bench: &Bench, input: &Input) -> Result<Response> {
    let shop = &bench.shop;
    let text = input.field("text");
    let messages = shop.db.read(|connection| outbox::latest(connection, text))?;
    let now = shop.clock.now();
    let body = html! {
        (filter_form("Text in recipient, subject or message", text, &html! {}))
        div data-list {
            @if messages.is_empty() { p { @if text.is_empty() { "No message yet." } @else { "No message has this text." } } }
            @for sent in &messages { (shown(sent, now)) }
        }
    };
    Ok(screen(PATH, "Mail", Some(Live::Messages), &body))
}

fn shown(sent: &Sent, now: Millis) -> Markup {
    let message = &sent.message;
    html! {
        article {
            h2 { (message.subject) }
            p.soft { (kind(message.kind)) " to " (message.recipient) ", " (moment(message.created)) }
            (text(sent))
            @if message.kind == MessageKind::Push {
                @match sent.approved {
                    Some(true) => p { "Approved." },
                    Some(false) => p { "Denied." },
                    None if message.created.saturating_add(seconds(PUSH_SECONDS)) <= now => p { "Too old to be answered." },
                    None => (answer_form(sent)),
                }
            }
        }
    }
}

const fn kind(kind: MessageKind) -> &'static str {
    match kind {
        MessageKind::Mail => "Mail",
        MessageKind::Sms => "SMS",
        MessageKind::Call => "Call",
        MessageKind::Push => "Push",
    }
}

/// The body, with its link clickable and its code highlighted.
fn text(sent: &Sent) -> Markup {
    let message = &sent.message;
    let without_link = match &message.link {
        Some(link) => message.body.replace(link.as_str(), ""),
        None => message.body.clone(),
    };
    html! {
        pre { (without_link.trim_end()) }
        @if message.html.is_some() { p { a href={ (PATH) "/" (sent.number) } { "As HTML" } } }
        @if let Some(link) = &message.link { p { a href=(link) { (link) } } }
        @if let Some(code) = &message.code { p { "Code: " code.key { (code) } } }
    }
}

/// `GET /outbox/{number}`: a mail as HTML.
pub(super) fn show(bench: &Bench, input: &Input) -> Result<Response> {
    let shop = &bench.shop;
    let number = input.place("number").parse().unwrap_or_default();
    let html = shop.db.read(|connection| outbox::html(connection, number))?;
    let html = html.ok_or_else(|| ApiError::not_found("NOT_FOUND", "There is no HTML of this message"))?;
    Ok(html_response(StatusCode::OK, POLICY, PreEscaped(html)))
}

fn answer_form(sent: &Sent) -> Markup {
    html! {
        form.row method="post" action="/outbox/push" {
            input type="hidden" name="number" value=(sent.number);
            button type="submit" name="answer" value="approve" { "Approve" }
            button.quiet type="submit" name="answer" value="deny" { "Deny" }
        }
    }
}

pub(super) fn answer_push(bench: &Bench, input: &Input) -> Result<Response> {
    let shop = &bench.shop;
    let is_approved = input.field("answer") == "approve";
    if let Some(number) = input.number("number") {
        shop.db.write(|transaction| outbox::answer_push(transaction, number, is_approved))?;
    }
    Ok(see_other(PATH))
}
