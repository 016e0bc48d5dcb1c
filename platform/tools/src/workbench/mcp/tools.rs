//! The tools of an assistant: the workbench's own screens, as data.

use super::super::{Bench, Fields, Input, clock, faults, moment, repo, requests, snapshots};
use crate::packs;
use base::request_log::LoggedRequest;
use base::{ApiError, Result};
use cartwright::ENDPOINTS;
use serde_json::{Map, Value, json};

/// The number of listed calls, and its bound.
const LISTED: usize = 20;
const MOST_LISTED: usize = 100;

type Arguments = Map<String, Value>;
type Run = fn(&Bench, &Arguments) -> Result<Value>;

struct Tool {
    name: &'static str,
    description: &'static str,
    /// The JSON schema of each argument.
    arguments: fn() -> Value,
    required: &'static [&'static str],
    changes: bool,
    run: Run,
}

const TOOLS: [Tool; 6] = [
    Tool {
        name: "calls",
        description: "Lists the newest calls, newest first: number, time, call, caller, status, and why it was allowed \
                      or refused.",
        arguments: || {
            json!({
                "limit": { "type": "integer", "minimum": 1, "maximum": MOST_LISTED },
                "text": { "type": "string", "description": "in the address, call, caller or body" },
                "outcome": { "type": "string", "enum": ["ok", "refused", "failed", "remarked"] },
            })
        },
        required: &[],
        changes: false,
        run: calls,
    },
    Tool {
        name: "explain",
        description: "Explains one call: the request, the answer, why it was refused, and remarks on what the hosted \
                      platform may refuse. Without a number: the newest refused call.",
        arguments: || json!({ "number": { "type": "integer", "minimum": 1 } }),
        required: &[],
        changes: false,
        run: explain,
    },
    Tool {
        name: "clock",
        description: "Reads the shop's clock and what falls due, or moves it: `advance` by seconds, `stop`, `run`, `reset`.",
        arguments: || {
            json!({
                "do": { "type": "string", "enum": ["read", "advance", "stop", "run", "reset"] },
                "seconds": { "type": "integer", "minimum": 1 },
            })
        },
        required: &[],
        changes: true,
        run: move_clock,
    },
    Tool {
        name: "faults",
        description: "Lists the faults that wait for calls, adds one, removes one by its number, or clears all.",
        arguments: || {
            json!({
                "do": { "type": "string", "enum": ["list", "add", "remove", "clear"] },
                "match": { "type": "string", "description": "a call such as products_v3.query, or the start of a path" },
                "kind": { "type": "string", "enum": ["resetBefore", "resetAfter", "malformed", "truncate"] },
                "status": { "type": "integer", "minimum": 100, "maximum": 599 },
                "retryAfter": { "type": "integer", "minimum": 0 },
                "delayMs": { "type": "integer", "minimum": 0 },
                "times": { "type": "integer", "minimum": 1 },
                "seconds": { "type": "integer", "minimum": 1 },
                "probability": { "type": "number", "minimum": 0, "maximum": 1 },
                "number": { "type": "integer", "minimum": 1 },
            })
        },
        required: &[],
        changes: true,
        run: change_faults,
    },
    Tool {
        name: "reset",
        description: "Makes the shop what its seed makes it: orders, members and changes go. A snapshot named \
                      before-reset is taken first.",
        arguments: || json!({}),
        required: &[],
        changes: true,
        run: reset,
    },
    Tool {
        name: "seed",
        description: "Runs the steps of a seed pack on the shop as it is: calls of the owner, of visitors and of \
                      members. A refused step leaves the shop as it was.",
        arguments: || json!({ "pack": { "type": "object", "description": "a seed pack: { \"steps\": [{ \"call\", \"with\" }] }" } }),
        required: &["pack"],
        changes: true,
        run: seed,
    },
];

/// The tools as the protocol lists them.
pub(super) fn listed() -> Value {
    let tools = TOOLS.iter().map(|tool| {
        json!({
            "name": tool.name,
            "description": tool.description,
            "inputSchema": {
                "type": "object",
                "properties": (tool.arguments)(),
                "required": tool.required,
                "additionalProperties": false,
            },
            "annotations": { "readOnlyHint": !tool.changes },
        })
    });
    tools.collect()
}

/// The tool of a name.
pub(super) fn named(name: &str) -> Option<Run> {
    TOOLS.iter().find(|tool| tool.name == name).map(|tool| tool.run)
}

/// Arguments as the fields of a screen's form.
fn form(given: &Arguments) -> Input {
    let text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let fields: Fields = given.iter().map(|(name, value)| (name.clone(), text(value))).collect();
    Input { fields, places: Fields::new() }
}

fn calls(bench: &Bench, given: &Arguments) -> Result<Value> {
    let input = form(given);
    let limit = input.number("limit").unwrap_or(LISTED).clamp(1, MOST_LISTED);
    let found = requests::matching(&bench.shop, &input, limit);
    Ok(json!({ "calls": found.iter().map(summary).collect::<Vec<_>>() }))
}

fn summary(request: &LoggedRequest) -> Value {
    let outcome = request.outcome.as_ref();
    json!({
        "number": request.number,
        "time": moment(request.begun),
        "call": request.endpoint,
        "address": format!("{} {}", request.method, request.path),
        "caller": outcome.and_then(|outcome| outcome.caller.as_deref()),
        "status": outcome.map(|outcome| outcome.status),
        "reason": reason(request),
    })
}

fn reason(request: &LoggedRequest) -> String {
    let row = ENDPOINTS.iter().find(|row| row.id == request.endpoint);
    let outcome = request.outcome.as_ref();
    let part = |part: Option<&'_ String>| part.cloned();
    let caller = part(outcome.and_then(|outcome| outcome.caller.as_ref()));
    let refusal = part(outcome.and_then(|outcome| outcome.refusal.as_ref()));
    requests::reason(row, caller.as_deref(), refusal.as_deref())
}

fn explain(bench: &Bench, given: &Arguments) -> Result<Value> {
    let shop = &bench.shop;
    let request = match form(given).number("number") {
        Some(number) => requests::find(shop, number)?,
        None => {
            let is_refused =
                |request: &LoggedRequest| request.outcome.as_ref().is_some_and(|outcome| outcome.status >= 400);
            let found = shop.requests.latest(1, is_refused).pop();
            found.ok_or_else(|| ApiError::not_found("REQUEST_NOT_FOUND", "No call in the log was refused"))?
        }
    };
    let outcome = request.outcome.clone().unwrap_or_default();
    let body = |bytes: &[u8]| serde_json::from_slice(bytes).unwrap_or_else(|_| json!(String::from_utf8_lossy(bytes)));
    let mut explained = summary(&request);
    if let Some(fields) = explained.as_object_mut() {
        fields.insert("request".to_owned(), body(&request.body));
        fields.insert("answer".to_owned(), body(&outcome.body));
        fields.insert("remarks".to_owned(), json!(outcome.doubts));
        fields.insert("isFault".to_owned(), json!(outcome.is_faulty));
    }
    Ok(explained)
}

fn move_clock(bench: &Bench, given: &Arguments) -> Result<Value> {
    let input = form(given);
    match input.field("do") {
        "" | "read" => {}
        "advance" | "stop" | "run" | "reset" => {
            clock::change(bench, &input)?;
        }
        _ => return Err(ApiError::field("do", "ENUM", "is not read, advance, stop, run or reset")),
    }
    let now = bench.shop.clock.now();
    let due = bench.shop.db.read(|connection| repo::falling_due(connection, now))?;
    let due = due.iter().map(|(what, count, first)| json!({ "what": what, "count": count, "first": moment(*first) }));
    Ok(json!({
        "now": moment(now),
        "isStopped": bench.shop.clock.is_stopped(),
        "isMoved": bench.shop.clock.is_moved(),
        "due": due.collect::<Vec<_>>(),
    }))
}

fn change_faults(bench: &Bench, given: &Arguments) -> Result<Value> {
    let mut input = form(given);
    match input.field("do") {
        "" | "list" => {}
        "add" => {
            input.fields.remove("do");
            faults::change(bench, &input)?;
        }
        "remove" => {
            let number = input.fields.remove("number").ok_or_else(|| ApiError::missing("number"))?;
            input.fields.insert("remove".to_owned(), number);
            faults::change(bench, &input)?;
        }
        "clear" => {
            faults::change(bench, &input)?;
        }
        _ => return Err(ApiError::field("do", "ENUM", "is not list, add, remove or clear")),
    }
    let waiting = bench.shop.faults.waiting(bench.shop.clock.now());
    let waiting = waiting.iter().map(|waiting| {
        json!({
            "number": waiting.number,
            "match": waiting.fault.matching,
            "fault": faults::described(&waiting.fault),
            "left": waiting.left,
            "until": waiting.until.map(moment),
            "probability": waiting.fault.probability,
        })
    });
    Ok(json!({ "faults": waiting.collect::<Vec<_>>() }))
}

fn reset(bench: &Bench, _: &Arguments) -> Result<Value> {
    snapshots::reset(bench)?;
    Ok(json!({ "snapshot": snapshots::BEFORE_RESET }))
}

fn seed(bench: &Bench, given: &Arguments) -> Result<Value> {
    let pack = given.get("pack").ok_or_else(|| ApiError::missing("pack"))?;
    packs::run_on(&bench.shop, &pack.to_string())?;
    Ok(json!({ "done": true }))
}
