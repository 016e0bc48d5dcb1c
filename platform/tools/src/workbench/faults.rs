//! Injects faults into matching calls.

use super::frame::{choice, screen};
use super::{Bench, Input, moment, see_other};
use axum::response::Response;
use base::faults::{Fault, Waiting};
use base::{ApiError, Result};
use cartwright::ENDPOINTS;
use maud::{Markup, html};

const PATH: &str = "/workbench/faults";

/// Preset faults: name, and form fields.
const PRESETS: [(&str, &[(&str, &str)]); 7] = [
    ("Everything is slow for a minute", &[("match", "/"), ("delayMs", "2000"), ("seconds", "60")]),
    ("The platform is down for a minute", &[("match", "/"), ("status", "503"), ("retryAfter", "2"), ("seconds", "60")]),
    (
        "One call in five fails for a minute",
        &[("match", "/"), ("status", "500"), ("probability", "0.2"), ("seconds", "60")],
    ),
    ("Rate limited once", &[("match", "/"), ("status", "429"), ("retryAfter", "1"), ("times", "1")]),
    (
        "The next add to cart is done, and its answer lost",
        &[("match", "current_cart_v2.add_line_items"), ("kind", "resetAfter"), ("times", "1")],
    ),
    ("The payment provider is slow", &[("match", "/pages/checkout"), ("delayMs", "8000"), ("times", "5")]),
    ("Logins are refused as unavailable", &[("match", "authentication.login"), ("status", "503"), ("times", "3")]),
];

pub(super) fn list(bench: &Bench, _: &Input) -> Result<Response> {
    let waiting = bench.shop.faults.waiting(bench.shop.clock.now());
    let body = html! {
        h2 { "Waiting" }
        @if waiting.is_empty() { p { "No fault: all calls are answered as they should be." } }
        @else {
            div.scroll { table {
                thead { tr { th { "Calls" } th { "Fault" } th { "Good for" } th { "Chance" } th { "Actions" } } }
                tbody { @for fault in &waiting { (row(fault)) } }
            } }
            form method="post" { button.quiet type="submit" name="do" value="reset" { "Remove all" } }
        }
        h2 { "Ready-made" }
        div.row { @for (name, fields) in PRESETS {
            form method="post" {
                @for (field, value) in fields { input type="hidden" name=(field) value=(value); }
                button.quiet type="submit" { (name) }
            }
        } }
        h2 { "Your own" }
        (form())
    };
    Ok(screen(PATH, "Faults", None, &body))
}

/// The kinds of fault, by field.
const KINDS: [(&str, &str); 5] = [
    ("", "Status or delay"),
    ("resetBefore", "Connection lost, nothing done"),
    ("resetAfter", "Done, then the connection is lost"),
    ("malformed", "Done, the answer is no JSON"),
    ("truncate", "Done, half of the answer"),
];

fn row(waiting: &Waiting) -> Markup {
    let fault = &waiting.fault;
    html! {
        tr {
            td { code { (fault.matching) } }
            td { (described(fault)) }
            td {
                @match waiting.left { None => {}, Some(1) => "1 call", Some(left) => { (left) " calls" } }
                @if let Some(until) = waiting.until { " until " (moment(until)) }
            }
            td { @if let Some(probability) = fault.probability { (probability) } @else { "always" } }
            td { form method="post" {
                button.quiet type="submit" name="remove" value=(waiting.number) { "Remove" }
            } }
        }
    }
}

pub(super) fn described(fault: &Fault) -> String {
    let parts = [
        fault.delay_ms.map(|delay| format!("waits {delay} ms")),
        fault.status.map(|status| format!("answers {status}")),
        fault.retry_after.map(|seconds| format!("Retry-After {seconds} s")),
        fault.reset_before.then(|| "drops the connection, undone".to_owned()),
        fault.reset_after.then(|| "is done, then drops the connection".to_owned()),
        fault.malformed.then(|| "answers no JSON".to_owned()),
        fault.truncate.then(|| "answers half".to_owned()),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

fn form() -> Markup {
    let number = |id: &'static str, label: &str, min: u32, max: u32| {
        html! { div { label for=(id) { (label) } input id=(id) name=(id) type="number" min=(min) max=(max); } }
    };
    html! {
        form method="post" {
            div.row {
                div.wide {
                    label for="match" { "Call, or the start of an address" }
                    input id="match" name="match" list="calls" value="/" required;
                    datalist id="calls" { @for row in &ENDPOINTS { option value=(row.id) {} } }
                }
                (choice("kind", "What happens", &KINDS, ""))
                (number("status", "Status", 100, 599))
                (number("retryAfter", "Retry-After, s", 0, 3_600))
                (number("delayMs", "Delay, ms", 0, 120_000))
            }
            div.row {
                (number("times", "For how many calls", 1, 100_000))
                (number("seconds", "For how many seconds", 1, 86_400))
                div {
                    label for="probability" { "Chance, 0 to 1" }
                    input id="probability" name="probability" type="number" min="0" max="1" step="any";
                }
                button type="submit" { "Add the fault" }
            }
        }
    }
}

/// `POST /workbench/faults`: adds a fault, removes one, or removes all.
pub(super) fn change(bench: &Bench, input: &Input) -> Result<Response> {
    let faults = &bench.shop.faults;
    if let Some(number) = input.number("remove") {
        faults.remove(number);
    } else if !input.field("do").is_empty() {
        faults.reset();
    } else {
        faults.add(read(input)?, bench.shop.clock.now())?;
    }
    Ok(see_other(PATH))
}

/// Parses the form: empty fields are absent.
fn read(input: &Input) -> Result<Fault> {
    let number = |name: &'static str| match input.field(name) {
        "" => Ok(None),
        text => match text.parse::<f64>() {
            Ok(number) if number >= 0.0 => Ok(Some(number)),
            _ => Err(ApiError::field(name, "NUMBER", "is not a number of 0 or more")),
        },
    };
    let kind = input.field("kind");
    let mut fault = serde_json::json!({
        "match": input.field("match"),
        "probability": number("probability")?,
    });
    for name in ["status", "retryAfter", "delayMs", "times", "seconds"] {
        if let (Some(given), Some(fault)) = (number(name)?, fault.as_object_mut()) {
            #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a fraction is no count")]
            fault.insert(name.to_owned(), (given as u64).into());
        }
    }
    if let (false, Some(fault)) = (kind.is_empty(), fault.as_object_mut()) {
        fault.insert(kind.to_owned(), true.into());
    }
    let fault: Fault =
        serde_json::from_value(fault).map_err(|error| ApiError::field("fault", "FORMAT", error.to_string()))?;
    if described(&fault).is_empty() {
        return Err(ApiError::field(
            "status",
            "REQUIRED_ONE_OF_FIELD",
            "or a delay, or something that happens, is missing",
        ));
    }
    if fault.matching.is_empty() {
        return Err(ApiError::missing("match"));
    }
    Ok(fault)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn every_fault_preset_is_valid_and_matches_an_existing_call() {
        for (name, fields) in PRESETS {
            let fields = fields.iter().map(|(field, value)| ((*field).to_owned(), (*value).to_owned())).collect();
            let fault = read(&Input { fields, places: BTreeMap::new() }).unwrap();
            let is_call = ENDPOINTS.iter().any(|row| row.id == fault.matching);
            assert!(is_call || fault.matching.starts_with('/'), "{name}: {}", fault.matching);
        }
    }
}
