//! The workbench for a program's assistant: `POST /workbench/mcp`, a server of the Model Context Protocol over streamable
//! HTTP, without sessions.
//!
//! Written by hand, since the crate `rmcp` brings at least 16 further crates for the same few messages.
//!
//! The revision 2026-07-28 of the protocol has no handshake: `server/discover` names what the server can do. Clients of
//! earlier revisions send `initialize` first.

mod tools;

use super::Bench;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use base::ApiError;
use serde_json::{Map, Value, json};

/// The revisions that the server speaks, newest first.
const REVISIONS: [&str; 5] = ["2026-07-28", "2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"];
/// The newest revision with a handshake.
const NEWEST_WITH_HANDSHAKE: &str = "2025-11-25";
const INSTRUCTIONS: &str = "A shop's platform on this machine. `explain` says why a call was refused; `calls` lists \
                            the newest ones. `faults`, `clock`, `reset` and `seed` change what the next calls meet.";

/// A failure of the protocol: its JSON-RPC code and words.
#[derive(Debug, PartialEq, Eq)]
struct Failure {
    code: i64,
    message: String,
    data: Value,
}

impl Failure {
    fn new(code: i64, message: impl Into<String>) -> Self {
        Self { code, message: message.into(), data: Value::Null }
    }

    fn parameters(message: impl Into<String>) -> Self {
        Self::new(-32602, message)
    }
}

/// `POST /workbench/mcp`
pub(super) async fn answer(State(bench): State<Bench>, headers: HeaderMap, body: Bytes) -> Response {
    let message = match read(&body) {
        Ok(message) => message,
        Err(failure) => return reply(StatusCode::BAD_REQUEST, &Value::Null, Err(failure)),
    };
    let Some(id) = message.get("id").cloned() else {
        return StatusCode::ACCEPTED.into_response();
    };
    if let Err(failure) = check_revision(&headers, &message) {
        return reply(StatusCode::BAD_REQUEST, &id, Err(failure));
    }
    let shop = std::sync::Arc::clone(&bench.shop);
    let performed = shop.blocking(move |_| Ok::<_, ApiError>(perform(&bench, &message))).await;
    let answered = performed.unwrap_or_else(|error| Err(Failure::new(-32603, error.to_string())));
    reply(StatusCode::OK, &id, answered)
}

/// Parses one message. Lists of messages ended with the revision 2025-06-18.
fn read(body: &[u8]) -> Result<Map<String, Value>, Failure> {
    let value: Value =
        serde_json::from_slice(body).map_err(|error| Failure::new(-32700, format!("The body is no JSON: {error}")))?;
    let invalid = || Failure::new(-32600, "The body is no request of JSON-RPC 2.0");
    let Value::Object(message) = value else { return Err(invalid()) };
    let is_request = message.get("jsonrpc").is_some_and(|version| version == "2.0")
        && message.get("method").is_some_and(Value::is_string)
        && message.get("id").is_none_or(|id| id.is_string() || id.is_number());
    if is_request { Ok(message) } else { Err(invalid()) }
}

/// Refuses a revision that the server does not speak.
fn check_revision(headers: &HeaderMap, message: &Map<String, Value>) -> Result<(), Failure> {
    let header = headers.get("mcp-protocol-version").and_then(|value| value.to_str().ok());
    let meta = message.get("params").and_then(|params| params.get("_meta"));
    let stated = meta.and_then(|meta| meta.get("io.modelcontextprotocol/protocolVersion")).and_then(Value::as_str);
    match header.or(stated) {
        Some(revision) if !REVISIONS.contains(&revision) => Err(Failure {
            data: json!({ "supported": REVISIONS, "requested": revision }),
            ..Failure::new(-32022, format!("The revision {revision} is not spoken here"))
        }),
        _ => Ok(()),
    }
}

fn perform(bench: &Bench, message: &Map<String, Value>) -> Result<Value, Failure> {
    let empty = json!({});
    let parameters = message.get("params").unwrap_or(&empty);
    let server = json!({ "name": "cartwright-platform", "version": env!("CARGO_PKG_VERSION") });
    let capabilities = json!({ "tools": {} });
    match message.get("method").and_then(Value::as_str).unwrap_or_default() {
        "initialize" => {
            let requested = parameters.get("protocolVersion").and_then(Value::as_str);
            let known = requested.filter(|requested| REVISIONS.contains(requested));
            Ok(json!({
                "protocolVersion": known.unwrap_or(NEWEST_WITH_HANDSHAKE),
                "capabilities": capabilities,
                "serverInfo": server,
                "instructions": INSTRUCTIONS,
            }))
        }
        "server/discover" => Ok(json!({
            "supportedVersions": REVISIONS,
            "capabilities": capabilities,
            "instructions": INSTRUCTIONS,
            "ttlMs": 0,
            "cacheScope": "private",
            "_meta": { "io.modelcontextprotocol/serverInfo": server },
        })),
        "ping" => Ok(json!({})),
        "tools/list" => Ok(json!({ "tools": tools::listed() })),
        "tools/call" => {
            let name = parameters.get("name").and_then(Value::as_str).unwrap_or_default();
            let given = match parameters.get("arguments") {
                None | Some(Value::Null) => Map::new(),
                Some(Value::Object(given)) => given.clone(),
                Some(_) => return Err(Failure::parameters("arguments is no object")),
            };
            let run = tools::named(name).ok_or_else(|| Failure::parameters(format!("There is no tool {name}")))?;
            // A refusal is the tool's answer, which the assistant reads.
            Ok(match run(bench, &given) {
                Ok(found) => json!({
                    "content": [{ "type": "text", "text": serde_json::to_string_pretty(&found).unwrap_or_default() }],
                    "structuredContent": found,
                    "isError": false,
                }),
                Err(error) => json!({
                    "content": [{ "type": "text", "text": error.to_string() }],
                    "isError": true,
                }),
            })
        }
        other => Err(Failure::new(-32601, format!("There is no method {other}"))),
    }
}

fn reply(status: StatusCode, id: &Value, answered: Result<Value, Failure>) -> Response {
    let body = match answered {
        Ok(mut result) => {
            if let Some(fields) = result.as_object_mut() {
                fields.insert("resultType".to_owned(), json!("complete"));
            }
            json!({ "jsonrpc": "2.0", "id": id, "result": result })
        }
        Err(Failure { code, message, data }) => {
            let mut error = json!({ "code": code, "message": message });
            if let Some(fields) = error.as_object_mut().filter(|_| !data.is_null()) {
                fields.insert("data".to_owned(), data);
            }
            json!({ "jsonrpc": "2.0", "id": id, "error": error })
        }
    };
    (status, axum::Json(body)).into_response()
}
