//! Snapshots of the shop (take, restore, download, upload), and the reset to its seed.

use super::frame::{Problem, screen};
use super::{Bench, Input, moment, see_other};
use crate::snapshots;
use axum::body::{Body, Bytes};
use axum::extract::{Path, Request, State};
use axum::http::{HeaderValue, header};
use axum::response::Response;
use base::{ApiError, Result, Shop};
use maud::html;
use std::time::{SystemTime, UNIX_EPOCH};
use tower::ServiceExt;
use tower_http::services::ServeFile;

/// The name of the snapshot that a reset takes.
pub(super) const BEFORE_RESET: &str = "before-reset";
const PATH: &str = "/workbench/snapshots";

pub(super) fn list(bench: &Bench, input: &Input) -> Result<Response> {
    let shop = &bench.shop;
    let kept = snapshots::list(shop)?;
    let body = html! {
        @match input.field("done") {
            "restored" => p role="status" { "The shop is what it was in the snapshot. Sessions that began later have ended." },
            "reset" => p role="status" { "The shop is what its seed makes it." },
            _ => {}
        }
        form.row method="post" {
            div {
                label for="name" { "Name: letters, digits, - and _" }
                input id="name" name="name" required pattern="[A-Za-z0-9_\\-]{1,64}";
            }
            button type="submit" name="do" value="take" { "Take a snapshot" }
        }
        @if kept.is_empty() { p { "None yet." } }
        @else { div.scroll { table {
            thead { tr { th { "Name" } th { "Taken" } th.number { "Size" } th { "Actions" } } }
            tbody { @for snapshot in &kept { tr {
                td { (snapshot.name) }
                td { (moment(millis(snapshot.taken))) }
                td.number { (snapshot.bytes / 1024) " kB" }
                td { form.row method="post" {
                    input type="hidden" name="name" value=(snapshot.name);
                    button type="submit" name="do" value="restore" { "Restore" }
                    a href={ (PATH) "/" (snapshot.name) ".db" } download { "Download" }
                    button.quiet type="submit" name="do" value="delete" { "Delete" }
                } }
            } } }
        } } }
        h2 { "From a file" }
        p { "Send a downloaded snapshot: " code { "curl --data-binary @shop.db " (shop.public_url()) (PATH) "/NAME.db" } }
        h2 { "Back to the seed" }
        p { "All orders, members and changes go. A snapshot named " code { (BEFORE_RESET) } " is taken first." }
        form method="post" { button.quiet type="submit" name="do" value="reset" { "Reset the shop" } }
    };
    Ok(screen(PATH, "Snapshots", None, &body))
}

fn millis(time: SystemTime) -> i64 {
    let since = time.duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or_default()
}

/// Resets the shop to its seed, after a snapshot.
pub(super) fn reset(bench: &Bench) -> Result<()> {
    snapshots::take(&bench.shop, BEFORE_RESET).and_then(|()| (bench.reset)(&bench.shop))
}

pub(super) fn change(bench: &Bench, input: &Input) -> Result<Response> {
    let shop = &bench.shop;
    let name = input.field("name");
    let done = match input.field("do") {
        "take" => snapshots::take(shop, name).map(|()| "taken"),
        "restore" => restore(shop, name).map(|()| "restored"),
        "delete" => snapshots::delete(shop, name).map(|()| "deleted"),
        "reset" => reset(bench).map(|()| "reset"),
        _ => Err(ApiError::field("do", "ENUM", "is not take, restore, delete or reset")),
    }?;
    Ok(see_other(&format!("{PATH}?done={done}")))
}

/// The name of the automatic snapshot before a restore.
const BEFORE_RESTORE: &str = "before-restore";

fn restore(shop: &Shop, name: &str) -> Result<()> {
    if name != BEFORE_RESTORE {
        snapshots::existing(shop, name)?;
        snapshots::take(shop, BEFORE_RESTORE)?;
    }
    snapshots::restore(shop, name)
}

pub(super) async fn download(
    State(bench): State<Bench>,
    Path(file): Path<String>,
    request: Request,
) -> Result<Response, Problem> {
    let path = snapshots::existing(&bench.shop, name_of(&file))?;
    let Ok(served) = ServeFile::new(path).oneshot(request).await;
    let mut response = served.map(Body::new);
    let kind = HeaderValue::from_static("application/vnd.sqlite3");
    response.headers_mut().insert(header::CONTENT_TYPE, kind);
    Ok(response)
}

/// `POST /workbench/snapshots/{name}.db`: the body is the snapshot's file.
pub(super) async fn upload(
    State(bench): State<Bench>,
    Path(file): Path<String>,
    body: Bytes,
) -> Result<Response, Problem> {
    bench.shop.blocking(move |shop| snapshots::import(shop, name_of(&file), &body)).await?;
    Ok(see_other(&format!("{PATH}?done=taken")))
}

fn name_of(file: &str) -> &str {
    file.strip_suffix(".db").unwrap_or(file)
}
