//! The API explorer: all calls with their fields.

use super::frame::{Problem, choice, copyable, filter_form, json_box, screen, status_tag};
use super::openapi::{self, path_of};
use super::{Answer, Bench, Fields, Input, LOOPBACK, act_as, pretty};
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::{Form, body::Bytes, response::Response};
use base::{ApiError, Result, Shop, text::folded};
use cartwright::ENDPOINTS;
use cartwright::row::{self, Row};
use maud::{Markup, html};
use std::collections::BTreeMap;

const PATH: &str = "/workbench/calls";

pub(super) fn list(_: &Bench, input: &Input) -> Result<Response> {
    let text = folded(input.field("text"));
    let mut groups: BTreeMap<&str, Vec<&Row<'_>>> = BTreeMap::new();
    let matching = ENDPOINTS
        .iter()
        .filter(|row| [row.id, row.path, row.access.as_str()].iter().any(|part| folded(part).contains(&text)));
    for row in matching {
        let group = row.id.split('.').next().unwrap_or(row.id);
        groups.entry(group).or_default().push(row);
    }
    let body = html! {
        (filter_form("Name, address or role", &text, &html! {}))
        p.soft { (ENDPOINTS.len()) " calls. As a document: " a href="/workbench/openapi.json" { "OpenAPI" } "." }
        nav aria-label="Groups of calls" { ul { @for group in groups.keys() { li { a href={ "#" (group) } { (group) } } } } }
        @for (group, rows) in &groups {
            h2 id=(group) { (group) }
            div.scroll { table { tbody { @for row in rows { tr {
                td { a href={ (PATH) "/" (row.id) } { (row.id) } }
                td { code { (row.method.as_str()) " " (path_of(row)) } }
                td { span.tag { (row.access.as_str()) } }
            } } } } }
        }
    };
    Ok(screen(PATH, "Calls", None, &body))
}

fn find(id: &str) -> Result<&'static Row<'static>> {
    let found = ENDPOINTS.iter().find(|row| row.id == id);
    found.ok_or_else(|| ApiError::not_found("CALL_NOT_FOUND", format!("There is no call {id}")))
}

pub(super) fn show(bench: &Bench, input: &Input) -> Result<Response> {
    let shop = &bench.shop;
    let row = find(input.place("id"))?;
    let logged = input.number("from").and_then(|number| shop.requests.find(number));
    let target = match &logged {
        Some(request) if request.query.is_empty() => request.path.clone(),
        Some(request) => [&request.path, "?", &request.query].concat(),
        None => path_of(row),
    };
    let text = match &logged {
        Some(request) => pretty(&request.body),
        None => serde_json::to_string_pretty(&openapi::example(row.id)?)?,
    };
    Ok(screen(PATH, row.id, None, &form(row, &target, &text, "visitor", None)?))
}

/// A call's form, with the last answer.
fn form(row: &Row<'_>, target: &str, text: &str, role: &str, answer: Option<&Markup>) -> Result<Markup> {
    let roles = [
        ("visitor", "A new visitor"),
        ("member", "A member, by id"),
        ("owner", "The owner"),
        ("nobody", "Nobody: no token"),
    ];
    let has_body = !matches!(row.method, row::Method::Get | row::Method::Delete);
    Ok(html! {
        p { a href=(PATH) { "All calls" } " · needs the " span.tag { (row.access.as_str()) } " role" }
        form method="post" {
            div.row {
                div.wide {
                    label for="target" { (row.method.as_str()) " address; fill in what is in braces" }
                    input id="target" name="target" value=(target) required spellcheck="false";
                }
                (choice("role", "As", &roles, role))
                div {
                    label for="member" { "Member id" }
                    input id="member" name="member";
                }
            }
            @if has_body {
                label for="body" { "Body" }
                textarea id="body" name="body" spellcheck="false" rows="14" { (text) }
            }
            div.row { button type="submit" { "Send" } }
        }
        @if let Some(answer) = answer { (answer) }
        h2 { "Fields" }
        (copyable("Schema of the payload", &serde_json::to_string_pretty(&openapi::payload(row.id)?)?))
    })
}

/// `POST /workbench/calls/{id}`: sends the call, and shows its answer below the form.
pub(super) async fn send(
    State(bench): State<Bench>,
    Path(id): Path<String>,
    Form(fields): Form<Fields>,
) -> Result<Response, Problem> {
    let field = |name: &str| fields.get(name).map(String::as_str).unwrap_or_default().trim().to_owned();
    let (role, target, text) = (field("role"), field("target"), field("body"));
    let member = field("member");
    let row = find(&id)?;
    let as_role = role.clone();
    let headers = bench.shop.blocking(move |shop| headers(shop, &as_role, &member)).await?;
    let method = Method::from_bytes(row.method.as_str().as_bytes()).unwrap_or_default();
    let sent = bench.send(method, &target, headers, Bytes::from(text.clone())).await;
    let answer = answer(&sent);
    Ok(screen(PATH, row.id, None, &form(row, &target, &text, &role, Some(&answer))?))
}

/// An answer's status, log entry and body.
fn answer(Answer { status, number, body }: &Answer) -> Markup {
    html! {
        section aria-label="Answer" {
            h2 { "Answer" }
            p role="status" {
                (status_tag(status.as_u16(), status.to_string())) " "
                a href={ "/workbench/requests/" (number) } { "In the log" }
            }
            (json_box("Answer body", &pretty(body)))
        }
    }
}

fn headers(shop: &Shop, role: &str, member: &str) -> Result<HeaderMap> {
    let mut headers = HeaderMap::new();
    headers.insert(header::HOST, LOOPBACK);
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    let mut insert = |name, text: &str| {
        let value = HeaderValue::from_str(text).map_err(ApiError::internal)?;
        headers.insert(name, value);
        Ok::<_, ApiError>(())
    };
    match role {
        "nobody" => {}
        "owner" => {
            insert(header::AUTHORIZATION, &shop.keys.owner_key)?;
            insert(header::HeaderName::from_static("wix-site-id"), &shop.keys.site_id)?;
        }
        "member" if member.is_empty() => {
            return Err(ApiError::field("member", "REQUIRED_FIELD", "is missing: Act as lists the ids"));
        }
        role => {
            let tokens = act_as::start(shop, (role == "member").then_some(member))?;
            let token = tokens.get("access_token").and_then(|token| token.as_str());
            insert(header::AUTHORIZATION, token.unwrap_or_default())?;
        }
    }
    Ok(headers)
}
