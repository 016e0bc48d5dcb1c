//! The outbox: what would have been sent.

use super::layout::page;
use super::words::Words;
use super::{FORM_COOKIE, FORM_SECONDS, Fields, blocking, check_form, form_secret, see_other};
use crate::clock::{self, seconds};
use crate::cookies;
use crate::outbox::{self, MessageKind, Sent};
use crate::state::Shop;
use axum::Form;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use maud::{Markup, html};
use std::sync::Arc;

/// The time in which a push can be answered, in seconds.
const PUSH_SECONDS: i64 = 600;

/// `GET /outbox`
pub(super) async fn show(State(shop): State<Arc<Shop>>, headers: HeaderMap) -> Response {
    blocking(shop, headers, Fields::new(), |shop, visit| {
        let secret = form_secret(shop, &visit.headers)?;
        let messages = shop.db.read(outbox::newest)?;
        let now = shop.clock.now();
        let body = html! {
            @if messages.is_empty() { p { "No message yet." } }
            @for sent in &messages {
                article {
                    h2 { (sent.message.subject) }
                    p.soft {
                        (kind(sent.message.kind)) " to " (sent.message.recipient) ", "
                        (clock::rfc3339(sent.message.created))
                    }
                    (text(sent))
                    @if sent.message.kind == MessageKind::Push {
                        @match sent.approved {
                            Some(true) => p { "Approved." },
                            Some(false) => p { "Denied." },
                            None if sent.message.created.saturating_add(seconds(PUSH_SECONDS)) <= now => {
                                p { "Too old to be answered." }
                            }
                            None => (answer_form(sent, &secret)),
                        }
                    }
                }
            }
        };
        let mut response = page(Words::ENGLISH, StatusCode::OK, "Outbox", &[], &body);
        cookies::set(shop, &mut response, FORM_COOKIE, &secret, FORM_SECONDS);
        Ok(response)
    })
    .await
}

const fn kind(kind: MessageKind) -> &'static str {
    match kind {
        MessageKind::Mail => "Mail",
        MessageKind::Sms => "SMS",
        MessageKind::Call => "Call",
        MessageKind::Push => "Push",
    }
}

/// The body, with its link as a link and its code apart.
fn text(sent: &Sent) -> Markup {
    let message = &sent.message;
    let without_link = match &message.link {
        Some(link) => message.body.replace(link.as_str(), ""),
        None => message.body.clone(),
    };
    html! {
        pre { (without_link.trim_end()) }
        @if let Some(link) = &message.link { p { a href=(link) { (link) } } }
        @if let Some(code) = &message.code { p { "Code: " code.key { (code) } } }
    }
}

fn answer_form(sent: &Sent, secret: &str) -> Markup {
    html! {
        form method="post" action="/outbox/push" {
            input type="hidden" name="form" value=(secret);
            input type="hidden" name="number" value=(sent.number);
            div.actions {
                button type="submit" name="answer" value="approve" { "Approve" }
                button.quiet type="submit" name="answer" value="deny" { "Deny" }
            }
        }
    }
}

/// `POST /outbox/push`
pub(super) async fn answer_push(
    State(shop): State<Arc<Shop>>,
    headers: HeaderMap,
    Form(fields): Form<Fields>,
) -> Response {
    blocking(shop, headers, fields, |shop, visit| {
        check_form(shop, visit)?;
        let number = visit.fields.get("number").and_then(|number| number.parse().ok());
        let is_approved = visit.field("answer") == "approve";
        if let Some(number) = number {
            shop.db
                .write(|transaction| outbox::answer_push(transaction, number, is_approved))?;
        }
        Ok(see_other("/outbox"))
    })
    .await
}
