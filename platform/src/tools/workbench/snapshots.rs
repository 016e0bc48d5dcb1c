//! Snapshots of the shop: taken, brought back, taken out and in as files, and the way back to the seed.

use super::{Bench, Fields, frame::screen, moment, see_other};
use crate::base::{ApiError, Result, Shop};
use crate::tools::snapshots;
use axum::body::{Body, Bytes};
use axum::extract::{Path, Query, Request, State};
use axum::http::{HeaderValue, header};
use axum::{Form, response::Response};
use maud::html;
use std::time::{SystemTime, UNIX_EPOCH};
use tower::ServiceExt;
use tower_http::services::ServeFile;

const PATH: &str = "/workbench/snapshots";

/// `GET /workbench/snapshots`
pub(super) async fn list(State(bench): State<Bench>, Query(fields): Query<Fields>) -> Response {
    bench
        .screen(move |shop| {
            let kept = snapshots::list(shop)?;
            let done = fields.get("done").map(String::as_str).unwrap_or_default();
            let body = html! {
                @match done {
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
                    thead { tr { th { "Name" } th { "Taken" } th.number { "Size" } th { "Acts" } } }
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
                p { "All orders, members and changes go. A snapshot named " code { "before-reset" } " is taken first." }
                form method="post" { button.quiet type="submit" name="do" value="reset" { "Reset the shop" } }
            };
            Ok(screen(PATH, "Snapshots", None, &body))
        })
        .await
}

fn millis(time: SystemTime) -> i64 {
    let since = time.duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or_default()
}

/// `POST /workbench/snapshots`
pub(super) async fn change(State(bench): State<Bench>, Form(fields): Form<Fields>) -> Response {
    let reset = bench.reset;
    bench
        .screen(move |shop| {
            let name = fields.get("name").map(|name| name.trim()).unwrap_or_default();
            let done = match fields.get("do").map(String::as_str) {
                Some("take") => snapshots::take(shop, name).map(|()| "taken"),
                Some("restore") => restore(shop, name).map(|()| "restored"),
                Some("delete") => snapshots::delete(shop, name).map(|()| "deleted"),
                Some("reset") => snapshots::take(shop, "before-reset").and_then(|()| reset(shop)).map(|()| "reset"),
                _ => Err(ApiError::field("do", "ENUM", "is not take, restore, delete or reset")),
            }?;
            Ok(see_other(&format!("{PATH}?done={done}")))
        })
        .await
}

/// The snapshot that a restored one can be taken back by.
const BEFORE_RESTORE: &str = "before-restore";

fn restore(shop: &Shop, name: &str) -> Result<()> {
    if name != BEFORE_RESTORE {
        snapshots::existing(shop, name)?;
        snapshots::take(shop, BEFORE_RESTORE)?;
    }
    snapshots::restore(shop, name)
}

/// `GET /workbench/snapshots/{name}.db`
pub(super) async fn download(State(bench): State<Bench>, Path(file): Path<String>, request: Request) -> Response {
    let path = match snapshots::existing(&bench.shop, name_of(&file)) {
        Ok(path) => path,
        Err(error) => return super::frame::problem(&error),
    };
    let Ok(served) = ServeFile::new(path).oneshot(request).await;
    let mut response = served.map(Body::new);
    let kind = HeaderValue::from_static("application/vnd.sqlite3");
    response.headers_mut().insert(header::CONTENT_TYPE, kind);
    response
}

/// `POST /workbench/snapshots/{name}.db`: a snapshot's file as the body.
pub(super) async fn upload(State(bench): State<Bench>, Path(file): Path<String>, body: Bytes) -> Response {
    bench
        .screen(move |shop| {
            snapshots::import(shop, name_of(&file), &body)?;
            Ok(see_other(&format!("{PATH}?done=taken")))
        })
        .await
}

fn name_of(file: &str) -> &str {
    file.strip_suffix(".db").unwrap_or(file)
}
