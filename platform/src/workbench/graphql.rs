//! The catalog by GraphQL: a query, its variables, the answer, and the schema.

use super::calls::headers;
use super::frame::{copyable, json_box, screen};
use super::{Bench, Fields, pretty};
use crate::error::ApiError;
use crate::graphql;
use axum::Form;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::Method;
use axum::response::Response;
use cartwright::ENDPOINTS;
use maud::{Markup, html};
use serde_json::{Value, json};

const PATH: &str = "/workbench/graphql";
const CALL: &str = "graphql.execute";
const EXAMPLE: &str = "{\n  products(first: 3) {\n    nodes { name slug }\n  }\n}";

/// `GET /workbench/graphql`
pub(super) async fn show() -> Response {
    screen(PATH, "GraphQL", None, &form(EXAMPLE, "{}", "visitor", None))
}

fn form(query: &str, variables: &str, role: &str, answer: Option<&Markup>) -> Markup {
    html! {
        form method="post" {
            label for="query" { "Query" }
            textarea id="query" name="query" rows="12" spellcheck="false" { (query) }
            label for="variables" { "Variables" }
            textarea id="variables" name="variables" rows="3" spellcheck="false" { (variables) }
            div.row {
                div {
                    label for="role" { "As" }
                    select id="role" name="role" {
                        @for (value, name) in [("visitor", "A new visitor"), ("owner", "The owner")] {
                            option value=(value) selected[value == role] { (name) }
                        }
                    }
                }
                button type="submit" { "Run" }
            }
        }
        @if let Some(answer) = answer { (answer) }
        h2 { "Schema" }
        (copyable("Schema", &graphql::schema()))
    }
}

/// `POST /workbench/graphql`
pub(super) async fn run(State(bench): State<Bench>, Form(fields): Form<Fields>) -> Response {
    let field = |name: &str| fields.get(name).cloned().unwrap_or_default();
    let (query, variables, role) = (field("query"), field("variables"), field("role"));
    let given = if variables.trim().is_empty() { "{}" } else { &variables };
    let Ok(values) = serde_json::from_str::<Value>(given) else {
        let answer = html! { p role="alert" { "The variables are no JSON." } };
        return screen(PATH, "GraphQL", None, &form(&query, &variables, &role, Some(&answer)));
    };
    let body = json!({ "query": query, "variables": values }).to_string();
    let shop = bench.shop.clone();
    let as_role = role.clone();
    let headers = tokio::task::spawn_blocking(move || headers(&shop, &as_role, "")).await;
    let headers = match headers.unwrap_or_else(|error| Err(ApiError::Internal(error.to_string()))) {
        Ok(headers) => headers,
        Err(error) => return super::frame::problem(&error),
    };
    let row = ENDPOINTS.iter().find(|row| row.id == CALL);
    let target = row.map(|row| super::openapi::path_of(row).replace("{apiVersion}", "v1"));
    let (status, answer) = bench
        .send(Method::POST, &target.unwrap_or_default(), headers, Bytes::from(body))
        .await;
    let answer = html! {
        section aria-label="Answer" { h2 { "Answer" } p role="status" { (status) } (json_box("Answer body", &pretty(&answer))) }
    };
    screen(PATH, "GraphQL", None, &form(&query, &variables, &role, Some(&answer)))
}
