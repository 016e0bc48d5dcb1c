//! The GraphQL explorer: a query, its variables, the answer, and the schema.

use super::calls::{answer, headers};
use super::frame::{Problem, choice, copyable, screen};
use super::{Bench, Fields, Input};
use crate::base::Result;
use crate::http::graphql;
use axum::{Form, body::Bytes, extract::State, http::Method, response::Response};
use maud::{Markup, html};
use serde_json::{Value, json};

pub(super) const PATH: &str = "/workbench/graphql";
/// The call's path; all versions have the same schema.
const TARGET: &str = "/graphql/v1";
/// The roles of a query, with names.
const ROLES: [(&str, &str); 2] = [("visitor", "A new visitor"), ("owner", "The owner")];
const EXAMPLE: &str = "{\n  products(first: 3) {\n    nodes { name slug }\n  }\n}";

pub(super) fn show(_: &Bench, _: &Input) -> Result<Response> {
    Ok(page(EXAMPLE, "{}", "visitor", None))
}

fn page(query: &str, variables: &str, role: &str, answer: Option<&Markup>) -> Response {
    let body = html! {
        div.halves {
            div {
                form method="post" {
                    label for="query" { "Query" }
                    textarea id="query" name="query" rows="12" spellcheck="false" { (query) }
                    label for="variables" { "Variables" }
                    textarea id="variables" name="variables" rows="3" spellcheck="false" { (variables) }
                    div.row {
                        (choice("role", "As", &ROLES, role))
                        button type="submit" { "Run" }
                    }
                }
                @if let Some(answer) = answer { (answer) }
            }
            section aria-label="Schema" {
                h2 { "Schema" }
                (copyable("Schema in GraphQL's language", graphql::schema()))
            }
        }
    };
    screen(PATH, "GraphQL", None, &body)
}

/// `POST /workbench/graphql`: sends the query, and shows its answer below the form.
pub(super) async fn run(State(bench): State<Bench>, Form(fields): Form<Fields>) -> Result<Response, Problem> {
    let field = |name: &str| fields.get(name).cloned().unwrap_or_default();
    let (query, variables, role) = (field("query"), field("variables"), field("role"));
    let shown = |answer: &Markup| page(&query, &variables, &role, Some(answer));
    let given = if variables.trim().is_empty() { "{}" } else { &variables };
    let Ok(values) = serde_json::from_str::<Value>(given) else {
        return Ok(shown(&html! { p role="alert" { "The variables are no JSON." } }));
    };
    let body = json!({ "query": query, "variables": values }).to_string();
    let as_role = role.clone();
    let headers = bench.shop.blocking(move |shop| headers(shop, &as_role, "")).await?;
    let sent = bench.send(Method::POST, TARGET, headers, Bytes::from(body)).await;
    Ok(shown(&answer(&sent)))
}
