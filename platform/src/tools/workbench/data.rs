//! Tables, and read-only SQL.

use super::repo::{self, EXAMPLE, MAX_COUNT, MAX_ROWS, QueryResult};
use super::{Bench, Input, frame::screen, resources};
use crate::base::{ApiError, Result};
use axum::response::Response;
use maud::{Markup, html};

const PATH: &str = "/workbench/data";

pub(super) fn tables(bench: &Bench, _: &Input) -> Result<Response> {
    let shop = &bench.shop;
    let tables = shop.db.read(repo::tables)?;
    let body = html! {
        h2 { "By resource, to be edited" }
        (resources::links())
        h2 { "SQL" }
        (statement_form(EXAMPLE))
        h2 { "Tables" }
        div.scroll { table {
            thead { tr { th { "Table" } th.number { "Rows" } } }
            tbody { @for (name, count) in &tables { tr {
                td { a href={ (PATH) "/" (name) } { (name) } }
                td.number {
                    @if *count > MAX_COUNT { "more than " (MAX_COUNT) } @else { (count) }
                }
            } } }
        } }
    };
    Ok(screen(PATH, "Data", None, &body))
}

fn statement_form(sql: &str) -> Markup {
    html! {
        form method="get" action="/workbench/sql" {
            label for="sql" { "SQL that reads; secrets stay sealed" }
            textarea id="sql" name="sql" spellcheck="false" { (sql) }
            div.row { button type="submit" { "Run" } }
        }
    }
}

pub(super) fn rows(bench: &Bench, input: &Input) -> Result<Response> {
    let shop = &bench.shop;
    let table = input.place("table");
    let offset = input.number("offset").unwrap_or(0_usize);
    let found = shop.db.inspect(|connection| {
        let is_known = repo::tables(connection)?.iter().any(|(name, _)| name == table);
        if !is_known {
            return Err(ApiError::not_found("TABLE_NOT_FOUND", format!("There is no table {table}")));
        }
        repo::rows(connection, table, offset)
    })?;
    let next = offset.saturating_add(MAX_ROWS);
    let body = html! {
        p { a href=(PATH) { "All tables" } }
        (grid(&found))
        div.row {
            @if offset > 0 { a href={ "?offset=" (offset.saturating_sub(MAX_ROWS)) } { "Earlier rows" } }
            @if found.is_cut { a href={ "?offset=" (next) } { "Further rows" } }
        }
    };
    Ok(screen(PATH, table, None, &body))
}

pub(super) fn sql(bench: &Bench, input: &Input) -> Result<Response> {
    let shop = &bench.shop;
    let sql = Some(input.field("sql")).filter(|sql| !sql.is_empty()).unwrap_or(EXAMPLE);
    let found = shop.db.inspect(|connection| Ok(repo::read(connection, sql)))?;
    let body = html! {
        (statement_form(sql))
        @match &found {
            Ok(found) => {
                p role="status" { (found.rows.len()) " rows" @if found.is_cut { ", and more that are not shown" } }
                (grid(found))
            }
            Err(error) => p role="alert" { (error) },
        }
    };
    Ok(screen(PATH, "SQL", None, &body))
}

fn grid(found: &QueryResult) -> Markup {
    html! {
        div.scroll tabindex="0" role="region" aria-label="Rows" { table {
            thead { tr { @for column in &found.columns { th { (column) } } } }
            tbody { @for row in &found.rows { tr {
                @for value in row {
                    @match value {
                        Some(value) => td.cut title=(value) { (value) },
                        None => td { span.soft { "null" } },
                    }
                }
            } } }
        } }
    }
}
