//! The doctor: diagnoses calling programs from the newest requests and the settings.

use super::frame::{Live, screen};
use super::{Bench, Input};
use axum::http::header;
use axum::response::Response;
use base::request_log::LoggedRequest;
use base::{Result, Shop};
use cartwright::diagnosis::{Check, Outcome};
use maud::html;
use std::collections::BTreeMap;

pub(super) const PATH: &str = "/workbench/doctor";
/// The maximum of callers that a finding names.
const MAX_CALLERS: usize = 5;

/// A finding: check, outcome and observation.
struct Finding {
    check: Check,
    /// `None` while no request has shown an outcome.
    outcome: Option<Outcome>,
    seen: String,
}

pub(super) fn show(bench: &Bench, _: &Input) -> Result<Response> {
    let findings = findings(&bench.shop);
    let body = html! {
        p { "Findings about the programs that call this platform, from their newest requests. "
            code { "npx @cartwright/sdk doctor" } " checks a program from its own side." }
        div data-list { div.scroll { table {
            thead { tr { th { "Check" } th { "Outcome" } th { "Finding" } } }
            tbody { @for Finding { check, outcome, seen } in &findings { tr {
                td { (check.subject()) }
                td { span class={ "tag " (tone(*outcome)) } { (outcome.map_or("not seen yet", Outcome::name)) } }
                td {
                    (seen)
                    @if outcome.is_some_and(|outcome| outcome != Outcome::Passed) { p { (check.why()) } p { strong { "Fix: " } (check.fix()) } }
                }
            } } }
        } } }
    };
    Ok(screen(PATH, "Doctor", Some(Live::Requests), &body))
}

const fn tone(outcome: Option<Outcome>) -> &'static str {
    match outcome {
        None => "open",
        Some(Outcome::Passed) => "good",
        Some(Outcome::Problem) => "bad",
        Some(_) => "warn",
    }
}

fn findings(shop: &Shop) -> Vec<Finding> {
    let by = |check, outcome, matches: &dyn Fn(&LoggedRequest) -> bool| {
        let found = shop.requests.latest(usize::MAX, matches);
        match found.len() {
            0 => Finding { check, outcome: None, seen: "no request of this kind".to_owned() },
            count => {
                Finding { check, outcome: Some(outcome), seen: format!("{count} in all, from {}", callers(&found)) }
            }
        }
    };
    vec![
        host(shop),
        by(Check::Client, Outcome::Problem, &|request| is_refused(request, "oauth.token", "client id")),
        clock(shop),
        by(Check::Proxy, Outcome::Problem, &lost_its_token),
        origins(shop),
        by(Check::Redirect, Outcome::Problem, &|request| {
            is_refused(request, "redirects.create_session", "not an address of an allowed site")
        }),
        by(Check::Catalog, Outcome::Problem, &|request| is_refused(request, "", "CATALOG_V")),
        by(Check::Removed, Outcome::Warning, &|request| {
            ["cart.", "checkout."].iter().any(|module| request.endpoint.starts_with(module))
        }),
    ]
}

fn host(shop: &Shop) -> Finding {
    let url = shop.public_url();
    let is_secure = cartwright::Host::at(url).is_secure();
    let seen = if is_secure { url.to_owned() } else { format!("{url} is neither https nor loopback") };
    Finding { check: Check::Host, outcome: Some(if is_secure { Outcome::Passed } else { Outcome::Problem }), seen }
}

fn clock(shop: &Shop) -> Finding {
    let (outcome, seen) = if shop.clock.is_moved() {
        (Outcome::Warning, "the platform's clock is stopped or moved on: see Clock".to_owned())
    } else {
        (Outcome::Passed, "the system's clock".to_owned())
    };
    Finding { check: Check::Clock, outcome: Some(outcome), seen }
}

/// Whether calls of an endpoint were refused with these words; an empty name matches any endpoint.
fn is_refused(request: &LoggedRequest, endpoint: &str, words: &str) -> bool {
    let refusal = request.outcome.as_ref().and_then(|outcome| outcome.refusal.as_deref());
    (endpoint.is_empty() || request.endpoint == endpoint) && refusal.is_some_and(|refusal| refusal.contains(words))
}

/// Whether a request came through a proxy without its required token.
fn lost_its_token(request: &LoggedRequest) -> bool {
    let headers = &request.headers;
    let is_forwarded = headers.contains_key(header::VIA) || headers.contains_key("x-forwarded-for");
    let is_refused = request.outcome.as_ref().is_some_and(|outcome| matches!(outcome.status, 401 | 403));
    is_forwarded && is_refused && !headers.contains_key(header::AUTHORIZATION)
}

/// After a failed preflight the browser sends no calls, so the request log has none.
fn origins(shop: &Shop) -> Finding {
    let refused = shop.refused_origins.all();
    let (outcome, seen) = match refused.as_slice() {
        [] => (None, "no page was refused".to_owned()),
        origins => (Some(Outcome::Problem), format!("pages of {} may not call", origins.join(", "))),
    };
    Finding { check: Check::Origin, outcome, seen }
}

fn origin(request: &LoggedRequest) -> Option<&str> {
    request.headers.get(header::ORIGIN)?.to_str().ok()
}

/// The pages or programs that sent requests, with the number of requests.
fn callers(requests: &[LoggedRequest]) -> String {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for request in requests {
        let agent = || request.headers.get(header::USER_AGENT)?.to_str().ok();
        // The log keeps headers of the newest requests only.
        let unnamed = if request.headers.is_empty() { "earlier callers" } else { "a program without a name" };
        *counts.entry(origin(request).or_else(agent).unwrap_or(unnamed)).or_default() += 1;
    }
    let mut counts: Vec<(&str, usize)> = counts.into_iter().collect();
    counts.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    let named: Vec<String> =
        counts.iter().take(MAX_CALLERS).map(|(caller, count)| format!("{caller} ({count})")).collect();
    named.join(", ")
}
