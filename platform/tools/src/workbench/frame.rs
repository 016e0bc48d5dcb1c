//! The layout of all screens: navigation, style, script and error message.

use super::Bench;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Json, extract::State};
use base::ApiError;
use base::Result;
use maud::{DOCTYPE, Markup, Render, html};
use serde_json::json;
use shop::events;
use shop::events::outbox;
use web::pages::html_response;

const POLICY: &str = "default-src 'none'; style-src 'self'; font-src 'self'; script-src 'self'; connect-src 'self'; \
                      img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// The screens in navigation order: path, name, and a sentence for the first screen.
pub(super) const SCREENS: [(&str, &str, &str); 10] = [
    (
        "/workbench/requests",
        "Requests",
        "Each call with its caller, body, answer, time, and why it was refused. Replay it, or copy it as curl.",
    ),
    (
        "/workbench/doctor",
        "Doctor",
        "Findings about the programs that call, from their newest requests, each with its fix.",
    ),
    (
        "/workbench/calls",
        "Calls",
        "All calls of the API with their fields, to try out as a visitor, a member or the owner.",
    ),
    ("/outbox", "Mail", "Mails, text messages and pushes that would have been sent, with their links and codes."),
    ("/workbench/events", "Events", "The change events, as programs receive them."),
    ("/workbench/webhooks", "Webhooks", "Receivers of events, with each delivery: send it again, or a ping."),
    ("/workbench/faults", "Faults", "Let calls be slow, fail, lose their answer, or come back broken."),
    ("/workbench/clock", "Clock", "Stop the clock or move it on, and see what falls due."),
    ("/workbench/snapshots", "Snapshots", "Keep the shop as it is, and go back to it."),
    ("/workbench/act-as", "Act as", "Tokens of a visitor or a member, and the owner's headers, ready to paste."),
];

/// The counter whose change reloads a screen's list.
#[derive(Debug, Clone, Copy, strum::IntoStaticStr)]
#[strum(serialize_all = "lowercase", const_into_str)]
pub(super) enum Live {
    Requests,
    Events,
    Messages,
}

/// A screen; `path` is its navigation entry's.
pub(super) fn screen(path: &str, title: &str, live: Option<Live>, body: &Markup) -> Response {
    screen_with(StatusCode::OK, path, title, live, body)
}

fn screen_with(status: StatusCode, path: &str, title: &str, live: Option<Live>, body: &Markup) -> Response {
    let document = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                meta name="robots" content="noindex";
                title { (title) " · Workbench" }
                link rel="stylesheet" href="/pages/style.css";
                link rel="stylesheet" href="/workbench/style.css";
                link rel="icon" href="data:,";
                script src="/workbench/script.js" defer {}
            }
            body.bench {
                a.skip href="#main" { "Skip to content" }
                header {
                    p.shop { a href="/workbench" { "Cartwright workbench" } }
                    nav aria-label="Screens" {
                        ul {
                            @for (target, name, _) in SCREENS {
                                li { a href=(target) aria-current=[(target == path).then_some("page")] { (name) } }
                            }
                        }
                    }
                }
                main #main tabindex="-1" data-live=[live.map(|live| live.into_str())] { h1 { (title) } (body) }
            }
        }
    };
    let mut response = html_response(status, POLICY, document);
    // With `no-referrer`, browsers would send no origin with forms, so that other sites' forms could not be refused.
    let policy = HeaderValue::from_static("same-origin");
    response.headers_mut().insert(header::REFERRER_POLICY, policy);
    response
}

/// An error, shown as a screen.
#[derive(Debug)]
pub(super) struct Problem(ApiError);

impl From<ApiError> for Problem {
    fn from(error: ApiError) -> Self {
        Self(error)
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let status = match &self.0 {
            ApiError::Application { status, .. } => *status,
            ApiError::StorageFull => StatusCode::INSUFFICIENT_STORAGE,
            ApiError::Internal(_) => StatusCode::INTERNAL_SERVER_ERROR,
            _ => StatusCode::BAD_REQUEST,
        };
        let body = html! {
            p role="alert" { (self.0) }
            p { a href="/workbench" { "Back to the workbench" } }
        };
        screen_with(status, "", "That did not work", None, &body)
    }
}

/// `GET /workbench/changes`: the counters by which lists detect changes.
pub(super) async fn changes(State(bench): State<Bench>) -> Result<Response> {
    let counted = bench.shop.blocking(|shop| {
        shop.db.read(|connection| {
            Ok(json!({
                "requests": shop.requests.newest(),
                "events": events::newest(connection)?,
                "messages": outbox::newest_number(connection)?,
            }))
        })
    });
    Ok(([(header::CACHE_CONTROL, "no-store")], Json(counted.await?)).into_response())
}

pub(super) async fn style() -> Response {
    file("text/css; charset=utf-8", include_str!("style.css"))
}

pub(super) async fn script() -> Response {
    file("text/javascript; charset=utf-8", include_str!("script.js"))
}

fn file(kind: &'static str, text: &'static str) -> Response {
    ([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "no-cache")], text).into_response()
}

/// A text with a copy button, if scripts run.
pub(super) fn copyable(label: &str, text: &str) -> Markup {
    html! {
        div.copyable {
            pre tabindex="0" role="region" aria-label=(label) { code { (text) } }
            button.quiet type="button" data-copy hidden { "Copy" }
        }
    }
}

/// An answer's status, coloured by its meaning.
pub(super) fn status_tag(status: u16, text: impl Render) -> Markup {
    let tone = match status {
        200..=299 => "good",
        300..=399 => "plain",
        400..=499 => "warn",
        _ => "bad",
    };
    html! { span class={ "tag " (tone) } { (text) } }
}

pub(super) fn json_box(label: &str, text: &str) -> Markup {
    html! {
        @if text.is_empty() { p.soft { (label) ": empty." } }
        @else { (copyable(label, text)) }
    }
}

/// A form that filters a list by text; `more` adds inputs.
pub(super) fn filter_form(label: &str, text: &str, more: &Markup) -> Markup {
    html! {
        form.row method="get" {
            div.wide {
                label for="text" { (label) }
                input id="text" name="text" type="search" value=(text);
            }
            (more)
            button type="submit" { "Filter" }
        }
    }
}

/// A labelled select: values with names.
pub(super) fn choice(id: &str, label: &str, options: &[(&str, &str)], chosen: &str) -> Markup {
    html! {
        div {
            label for=(id) { (label) }
            select id=(id) name=(id) {
                @for (value, name) in options { option value=(value) selected[*value == chosen] { (name) } }
            }
        }
    }
}
