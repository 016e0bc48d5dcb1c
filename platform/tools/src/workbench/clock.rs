//! The clock: freezes and advances it, and runs the work that becomes due.

use super::{Bench, Input, frame::screen, moment, repo, see_other};
use axum::response::Response;
use base::{ApiError, Result, clock::seconds};
use maud::html;
use shop::events::retention;

const PATH: &str = "/workbench/clock";
/// The offered steps, in seconds.
const SPANS: [(&str, i64); 6] = [
    ("1 minute", 60),
    ("1 hour", 3_600),
    ("4 hours", 14_400),
    ("1 day", 86_400),
    ("30 days", 2_592_000),
    ("1 year", 31_536_000),
];
/// The maximum step of the clock, in seconds: ten years.
const MAX: i64 = 315_360_000;

pub(super) fn show(bench: &Bench, _: &Input) -> Result<Response> {
    let shop = &bench.shop;
    let now = shop.clock.now();
    let due = shop.db.read(|connection| repo::falling_due(connection, now))?;
    let body = html! {
        dl.facts {
            dt { "Now" } dd { strong { (moment(now)) } }
            dt { "State" } dd { @if shop.clock.is_stopped() { "stopped" } @else if shop.clock.is_moved() { "running, moved on" } @else { "running with the system's time" } }
        }
        form.row method="post" {
            @if shop.clock.is_stopped() { button type="submit" name="do" value="run" { "Let the clock run" } }
            @else { button type="submit" name="do" value="stop" { "Stop the clock" } }
            @if shop.clock.is_moved() { button.quiet type="submit" name="do" value="reset" { "Back to the system's time" } }
        }
        h2 { "Move the clock on" }
        form.row method="post" {
            input type="hidden" name="do" value="advance";
            @for (name, span) in SPANS { button.quiet type="submit" name="seconds" value=(span) { (name) } }
        }
        form.row method="post" {
            input type="hidden" name="do" value="advance";
            div {
                label for="seconds" { "Seconds" }
                input id="seconds" name="seconds" type="number" min="1" max=(MAX) required;
            }
            button type="submit" { "Move" }
        }
        h2 { "Falls due" }
        @if due.is_empty() { p { "Nothing." } }
        @else { div.scroll { table {
            thead { tr { th { "What" } th.number { "How many" } th { "First" } } }
            tbody { @for (name, count, first) in &due { tr { td { (name) } td.number { (count) } td { (moment(*first)) } } } }
        } } }
    };
    Ok(screen(PATH, "Clock", None, &body))
}

/// `POST /workbench/clock`: also runs the work that becomes due.
pub(super) fn change(bench: &Bench, input: &Input) -> Result<Response> {
    let shop = &bench.shop;
    match input.field("do") {
        "stop" => shop.clock.stop(),
        "run" => shop.clock.run(),
        "reset" => shop.clock.reset(),
        _ => {
            let given = input.number("seconds");
            let span = given
                .filter(|span| (1..=MAX).contains(span))
                .ok_or_else(|| ApiError::field("seconds", "NUMBER", format!("is not a number between 1 and {MAX}")))?;
            shop.clock.advance(seconds(span));
            (bench.catch_up)(shop)?;
            retention::remove_expired(shop);
        }
    }
    Ok(see_other(PATH))
}
