//! The request log: live, filtered, in detail, with replay and copy.

use super::frame::{Live, Problem, choice, copyable, filter_form, json_box, screen, status_tag};
use super::{Bench, Input, act_as, moment, pretty, see_other};
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::response::Response;
use base::{ApiError, Result, Shop, access::Subject, request_log::LoggedRequest, text::folded};
use cartwright::ENDPOINTS;
use cartwright::row::{Access, Row};
use maud::{Markup, html};

const PATH: &str = "/workbench/requests";
/// The maximum of rows on the screen.
const SHOWN: usize = 200;
/// The headers to show and replay.
const HEADERS: [&str; 8] = [
    "authorization",
    "content-type",
    "accept",
    "origin",
    "user-agent",
    "wix-site-id",
    "x-wix-consistent",
    "accept-language",
];

struct Filter {
    text: String,
    outcome: String,
}

impl Filter {
    fn of(input: &Input) -> Self {
        Self { text: folded(input.field("text")), outcome: input.field("outcome").to_owned() }
    }

    /// Whether a request has the text in its method, address, name, caller or body, and the requested outcome.
    fn takes(&self, request: &LoggedRequest) -> bool {
        let status = request.outcome.as_ref().map_or(0, |outcome| outcome.status);
        let is_wanted = match self.outcome.as_str() {
            "ok" => (200..400).contains(&status),
            "refused" => (400..500).contains(&status),
            "failed" => status >= 500,
            "remarked" => request.outcome.as_ref().is_some_and(|outcome| !outcome.doubts.is_empty()),
            _ => true,
        };
        is_wanted && (self.text.is_empty() || self.has_text(request))
    }

    fn has_text(&self, request: &LoggedRequest) -> bool {
        let caller = request.outcome.as_ref().and_then(|outcome| outcome.caller.as_deref());
        let parts = [&request.method, &request.path, &request.query, request.endpoint, caller.unwrap_or_default()];
        parts.iter().any(|part| folded(part).contains(&self.text))
            || folded(&String::from_utf8_lossy(&request.body)).contains(&self.text)
    }
}

/// The newest requests that a screen's filter takes.
pub(super) fn matching(shop: &Shop, input: &Input, limit: usize) -> Vec<LoggedRequest> {
    let filter = Filter::of(input);
    shop.requests.latest(limit, |request| filter.takes(request))
}

pub(super) fn list(bench: &Bench, input: &Input) -> Result<Response> {
    let shop = &bench.shop;
    let filter = Filter::of(input);
    let requests = matching(shop, input, SHOWN);
    let options = [
        ("", "Any status"),
        ("ok", "Answered"),
        ("refused", "Refused (4xx)"),
        ("failed", "Failed (5xx)"),
        ("remarked", "With a remark"),
    ];
    let body = html! {
        (filter_form(
            "Text in address, call, caller or body",
            input.field("text"),
            &choice("outcome", "Status", &options, &filter.outcome),
        ))
        div data-list {
            @if requests.is_empty() { p { "No request yet. Open the store, or send one under Calls." } }
            @else {
                div.scroll { table {
                    thead { tr { th { "Time" } th { "Status" } th { "Call" } th { "Address" } th { "Caller" } th.number { "Time taken" } } }
                    tbody { @for request in &requests { (row(request)) } }
                } }
            }
        }
        form method="post" { button.quiet type="submit" { "Empty the log" } }
    };
    Ok(screen(PATH, "Requests", Some(Live::Requests), &body))
}

fn row(request: &LoggedRequest) -> Markup {
    let outcome = request.outcome.as_ref();
    let caller = outcome.and_then(|outcome| outcome.caller.as_deref());
    let at = moment(request.begun);
    html! {
        tr {
            td { (at.split(' ').nth(1).unwrap_or(&at)) }
            td { (answer(request)) }
            td { a href={ (PATH) "/" (request.number) } { (request.endpoint) } }
            td.cut title=(request.path) { code { (request.method) " " (request.path) } }
            td.cut title=[caller] { (caller.unwrap_or("–")) }
            td.number { @if let Some(outcome) = outcome { (taken(outcome.micros)) } }
        }
    }
}

/// An answer's status, with marks for an injected fault and a remark.
fn answer(request: &LoggedRequest) -> Markup {
    html! {
        @match &request.outcome {
            None => (status_tag(0, "no answer")),
            Some(outcome) => {
                (status_tag(outcome.status, outcome.status))
                @if outcome.is_faulty { " " span.tag { "fault" } }
                @if !outcome.doubts.is_empty() { " " span.tag { "remark" } }
            }
        }
    }
}

fn taken(micros: u128) -> String {
    format!("{}.{} ms", micros / 1000, micros % 1000 / 100)
}

pub(super) fn find(shop: &Shop, number: u64) -> Result<LoggedRequest> {
    let found = shop.requests.find(number);
    found.ok_or_else(|| ApiError::not_found("REQUEST_NOT_FOUND", "This request is not in the log any more"))
}

pub(super) fn show(bench: &Bench, input: &Input) -> Result<Response> {
    let shop = &bench.shop;
    let number = input.place("number").parse().unwrap_or_default();
    let request = find(shop, number)?;
    let row = ENDPOINTS.iter().find(|row| row.id == request.endpoint);
    let outcome = request.outcome.clone().unwrap_or_default();
    let body = html! {
        dl.facts {
            dt { "Address" } dd { code { (request.method) " " (target(&request)) } }
            dt { "Begun" } dd { (moment(request.begun)) }
            dt { "Status" } dd { (answer(&request)) " in " (taken(outcome.micros)) }
            dt { "Request id" } dd { code { (outcome.request_id) } }
            dt { "Caller" } dd { (outcome.caller.as_deref().unwrap_or("not known")) }
            dt { "Allowed" } dd { (reason(row, outcome.caller.as_deref(), outcome.refusal.as_deref())) }
            @for doubt in &outcome.doubts { dt { "Remark" } dd { (doubt) } }
        }
        form.row method="post" action={ (PATH) "/" (number) "/replay" } {
            button type="submit" { "Send again" }
            a href={ "/workbench/calls/" (request.endpoint) "?from=" (number) } { "Edit and send" }
        }
        h2 { "Request" }
        (json_box("Request headers", &shown_headers(&request)))
        (json_box("Request body", &pretty(&request.body)))
        h2 { "Answer" }
        (json_box("Answer body", &pretty(&outcome.body)))
        h2 { "As curl" }
        (copyable("curl", &curl(shop, &request)))
    };
    Ok(screen(PATH, request.endpoint, None, &body))
}

/// The reason why a call was allowed or refused.
pub(super) fn reason(row: Option<&Row<'_>>, caller: Option<&str>, refusal: Option<&str>) -> String {
    let needed = row.map_or(Access::Public, |row| row.access).as_str();
    match (refusal, caller) {
        (Some(refusal), None) => format!("Refused before its work began; it needs the {needed} role. {refusal}"),
        (Some(refusal), Some(_)) => {
            format!("The caller has the {needed} role that it needs; refused by a rule. {refusal}")
        }
        (None, Some(_)) if needed == Access::Public.as_str() => "Anybody may make this call.".to_owned(),
        (None, Some(caller)) => format!("It needs the {needed} role, which the {caller} has."),
        (None, None) => "A fault answered in place of the call.".to_owned(),
    }
}

fn shown_headers(request: &LoggedRequest) -> String {
    let lines = HEADERS.iter().filter_map(|name| {
        let value = request.headers.get(*name)?.to_str().ok()?;
        Some(format!("{name}: {value}"))
    });
    lines.collect::<Vec<_>>().join("\n")
}

fn target(request: &LoggedRequest) -> String {
    if request.query.is_empty() {
        return request.path.clone();
    }
    [&request.path, "?", &request.query].concat()
}

/// The request as a shell command. Quotes everything from the client, so that the shell interprets none of it; tokens
/// and the owner's key are variables.
fn curl(shop: &Shop, request: &LoggedRequest) -> String {
    let quoted = |text: &str| ["'", &text.replace('\'', r"'\''"), "'"].concat();
    let is_owner = |(key, is_owner): &(String, bool)| *is_owner && key == "site";
    let subject = request.outcome.as_ref().and_then(|outcome| outcome.subject.as_ref());
    let credentials = if subject.is_some_and(is_owner) {
        "\"authorization: $CARTWRIGHT_OWNER_KEY\""
    } else {
        "\"authorization: $CARTWRIGHT_ACCESS_TOKEN\""
    };
    let mut command = format!("curl -X {} {}", request.method, quoted(&[shop.public_url(), &target(request)].concat()));
    for name in HEADERS {
        let value = request.headers.get(name).and_then(|value| value.to_str().ok());
        if name == "authorization" && value.is_some() {
            command.push_str(&[" \\\n  -H ", credentials].concat());
        } else if let Some(value) = value.filter(|_| name != "user-agent" && name != "origin") {
            command.push_str(&[" \\\n  -H ", &quoted(&format!("{name}: {value}"))].concat());
        }
    }
    if !request.body.is_empty() {
        command.push_str(&[" \\\n  --data-raw ", &quoted(&String::from_utf8_lossy(&request.body))].concat());
    }
    command
}

/// An `Authorization` header for a request's caller, with a new session, since tokens are not logged.
fn credentials(shop: &Shop, request: &LoggedRequest) -> Result<Option<HeaderValue>> {
    let outcome = request.outcome.as_ref();
    let Some((key, is_owner)) = outcome.and_then(|outcome| outcome.subject.as_ref()) else {
        return Ok(None);
    };
    let token = match Subject::of_key(key) {
        Some(Subject::Visitor(id)) if id.is_empty() => None,
        None | Some(Subject::Site) => None,
        Some(subject) => Some(act_as::session_of(shop, &subject)?),
    };
    let token = token.as_ref().and_then(|session| session.get("access_token")?.as_str());
    let owner = is_owner.then_some(shop.keys.owner_key.as_str());
    let parts: Vec<&str> = token.into_iter().chain(owner).collect();
    if parts.is_empty() {
        return Ok(None);
    }
    let value = HeaderValue::from_str(&parts.join(","));
    value.map(Some).map_err(ApiError::internal)
}

/// `POST /workbench/requests/{number}/replay`: resends a request as the same caller, and shows the new entry.
pub(super) async fn replay(State(bench): State<Bench>, Path(number): Path<u64>) -> Result<Response, Problem> {
    let request = find(&bench.shop, number)?;
    if !request.is_whole {
        let why = "This request cannot be sent again: its body held secrets, was too long to be kept, or is no longer \
                   kept. Edit and send it instead";
        return Err(ApiError::bad_request("REQUEST_NOT_KEPT", why).into());
    }
    let mut headers = HeaderMap::new();
    for name in HEADERS.into_iter().filter(|name| *name != "authorization") {
        if let Some(value) = request.headers.get(name) {
            headers.insert(name, value.clone());
        }
    }
    let logged = request.clone();
    let credentials = bench.shop.blocking(move |shop| credentials(shop, &logged)).await?;
    headers.extend(credentials.map(|credentials| (header::AUTHORIZATION, credentials)));
    headers.insert(header::HOST, request.headers.get(header::HOST).cloned().unwrap_or(super::LOOPBACK));
    let method = Method::from_bytes(request.method.as_bytes()).unwrap_or_default();
    let answer = bench.send(method, &target(&request), headers, request.body.clone()).await;
    Ok(see_other(&format!("{PATH}/{}", answer.number)))
}

/// `POST /workbench/requests`: clears the log.
pub(super) fn clear(bench: &Bench, _: &Input) -> Result<Response> {
    bench.shop.requests.clear();
    Ok(see_other(PATH))
}
