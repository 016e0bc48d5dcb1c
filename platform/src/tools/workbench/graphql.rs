//! The catalog by GraphQL: a query, its variables, the answer, and the schema.

use super::frame::{Problem, choice, copyable, json_box, screen};
use super::{Bench, Fields, Input, calls::headers, graphiql, pretty};
use crate::base::{ApiError, Result};
use crate::http::graphql;
use axum::extract::{Path, State};
use axum::http::{Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Form, body::Bytes};
use cartwright::ENDPOINTS;
use maud::{Markup, html};
use serde_json::{Value, json};

const PATH: &str = "/workbench/graphql";
const CALL: &str = "graphql.execute";
/// The roles of a query, by their names.
const ROLES: [(&str, &str); 2] = [("visitor", "A new visitor"), ("owner", "The owner")];
const EXAMPLE: &str = "{\n  products(first: 3) {\n    nodes { name slug }\n  }\n}";

pub(super) fn show(bench: &Bench, _: &Input) -> Result<Response> {
    Ok(screen(PATH, "GraphQL", None, &form(bench, EXAMPLE, "{}", "visitor", None)))
}

fn form(bench: &Bench, query: &str, variables: &str, role: &str, answer: Option<&Markup>) -> Markup {
    html! {
        @if bench.shop.config.graphiql.is_some() {
            p { a href=(graphiql::PATH) { "Open GraphiQL" } ", with completion and documentation." }
        } @else {
            p.soft {
                "For GraphiQL, with completion and documentation, start the platform with " code { "--graphiql DIR" }
                "; npm start, the npm package and the container do."
            }
        }
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
        h2 { "Schema" }
        (copyable("Schema", &graphql::schema()))
    }
}

pub(super) async fn run(State(bench): State<Bench>, Form(fields): Form<Fields>) -> Result<Response, Problem> {
    let field = |name: &str| fields.get(name).cloned().unwrap_or_default();
    let (query, variables, role) = (field("query"), field("variables"), field("role"));
    let shown = |answer: &Markup| {
        let body = form(&bench, &query, &variables, &role, Some(answer));
        Ok(screen(PATH, "GraphQL", None, &body))
    };
    let given = if variables.trim().is_empty() { "{}" } else { &variables };
    let Ok(values) = serde_json::from_str::<Value>(given) else {
        return shown(&html! { p role="alert" { "The variables are no JSON." } });
    };
    let body = json!({ "query": query, "variables": values }).to_string();
    let (status, answer) = send(&bench, role.clone(), Bytes::from(body)).await?;
    shown(&html! {
        section aria-label="Answer" {
            h2 { "Answer" } p role="status" { (status) } (json_box("Answer body", &pretty(&answer)))
        }
    })
}

/// `POST /workbench/graphql/as/{role}`: the answer to a query, for pages that hold no token.
pub(super) async fn ask(State(bench): State<Bench>, Path(role): Path<String>, body: Bytes) -> Result<Response> {
    if ROLES.iter().all(|(known, _)| *known != role) {
        return Err(ApiError::not_found("NOT_FOUND", format!("Nobody asks as {role}")));
    }
    let (status, answer) = send(&bench, role, body).await?;
    Ok((status, [(header::CONTENT_TYPE, "application/json")], answer).into_response())
}

async fn send(bench: &Bench, role: String, body: Bytes) -> Result<(StatusCode, Bytes)> {
    let headers = bench.shop.blocking(move |shop| headers(shop, &role, "")).await?;
    let row = ENDPOINTS.iter().find(|row| row.id == CALL);
    let target = row.map(|row| super::openapi::path_of(row).replace("{apiVersion}", "v1"));
    let answer = bench.send(Method::POST, &target.unwrap_or_default(), headers, body).await;
    Ok((answer.status, answer.body))
}
