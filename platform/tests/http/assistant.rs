//! The workbench's server for programs' assistants (Model Context Protocol over streamable HTTP).

use crate::shop::ADD;
use crate::site::*;
use cartwright_platform::Config;
use reqwest::StatusCode;
use reqwest::header::{HeaderName, HeaderValue};
use serde_json::{Value, json};

const PATH: &str = "/workbench/mcp";

/// Sends a body with headers, and gets the status and the answer.
async fn send(site: &Site, headers: &[(&str, &str)], body: &str) -> (StatusCode, Value) {
    let mut request = site.http.post(format!("{}{PATH}", site.base)).header("content-type", "application/json");
    for (name, value) in headers {
        request = request.header(HeaderName::try_from(*name).unwrap(), HeaderValue::try_from(*value).unwrap());
    }
    let answer = request.body(body.to_owned()).send().await.unwrap();
    let status = answer.status();
    (status, answer.json().await.unwrap_or_default())
}

/// Sends a request of the protocol with the owner's key.
async fn ask(site: &Site, method: &str, params: Value) -> Value {
    let key = format!("Bearer {}", site.keys.owner_key);
    let message = json!({ "jsonrpc": "2.0", "id": 7, "method": method, "params": params });
    let (status, body) = send(site, &[("authorization", &key)], &message.to_string()).await;
    assert_eq!((status.as_u16(), &body["id"]), (200, &json!(7)), "{body}");
    body
}

/// Calls a tool; its answer and whether it is a refusal.
async fn tool(site: &Site, name: &str, arguments: Value) -> (Value, bool) {
    let body = ask(site, "tools/call", json!({ "name": name, "arguments": arguments })).await;
    let result = &body["result"];
    let is_error = result["isError"].as_bool().unwrap_or_else(|| panic!("{body}"));
    (if is_error { result["content"][0]["text"].clone() } else { result["structuredContent"].clone() }, is_error)
}

async fn found(site: &Site, name: &str, arguments: Value) -> Value {
    let (answer, is_error) = tool(site, name, arguments).await;
    assert!(!is_error, "{answer}");
    answer
}

#[tokio::test]
async fn clients_of_every_revision_learn_the_tools() {
    let site = Site::start().await;
    for (requested, agreed) in
        [("2025-06-18", "2025-06-18"), ("2025-11-25", "2025-11-25"), ("2030-01-01", "2025-11-25")]
    {
        let body = ask(&site, "initialize", json!({ "protocolVersion": requested, "capabilities": {} })).await;
        assert_eq!(body["result"]["protocolVersion"], agreed);
        assert!(body["result"]["capabilities"]["tools"].is_object(), "{body}");
    }
    let body = ask(&site, "server/discover", json!({})).await;
    assert_eq!(body["result"]["supportedVersions"][0], "2026-07-28");
    assert_eq!(body["result"]["resultType"], "complete");
    let body = ask(&site, "tools/list", json!({})).await;
    let tools = body["result"]["tools"].as_array().unwrap();
    let names: Vec<&str> = tools.iter().map(|tool| tool["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["calls", "explain", "clock", "faults", "reset", "seed"]);
    for tool in tools {
        assert_eq!(tool["inputSchema"]["type"], "object", "{tool}");
    }
    assert_eq!(ask(&site, "ping", json!({})).await["error"], json!(null));
}

#[tokio::test]
async fn a_notification_is_accepted_without_an_answer() {
    let site = Site::start().await;
    let key = format!("Bearer {}", site.keys.owner_key);
    let message = json!({ "jsonrpc": "2.0", "method": "notifications/initialized" });
    assert_eq!(
        send(&site, &[("authorization", &key)], &message.to_string()).await,
        (StatusCode::ACCEPTED, json!(null))
    );
}

#[tokio::test]
async fn the_tools_list_calls_and_explain_a_refusal() {
    let site = Site::start().await;
    let (text, is_error) = tool(&site, "explain", json!({})).await;
    assert!(is_error && text.as_str().unwrap().contains("No call in the log was refused"), "{text}");
    let visitor = site.visitor().await.access;
    let (status, _) = site.post(ADD, &visitor, json!({ "lineItems": [{ "quantity": 0 }] })).await;
    assert_eq!(status, 400);
    let listed = found(&site, "calls", json!({ "outcome": "refused", "limit": 5 })).await;
    let calls = listed["calls"].as_array().unwrap();
    assert_eq!((calls.len(), &calls[0]["status"]), (1, &json!(400)), "{listed}");
    let newest = found(&site, "explain", json!({})).await;
    assert_eq!(newest["number"], calls[0]["number"]);
    assert!(newest["reason"].as_str().unwrap().contains("refused by a rule"), "{newest}");
    assert_eq!(newest["request"]["lineItems"][0]["quantity"], 0);
    assert!(newest["answer"]["details"].is_object(), "{newest}");
    let (text, is_error) = tool(&site, "explain", json!({ "number": 99_999 })).await;
    assert!(is_error && text.as_str().unwrap().contains("not in the log"), "{text}");
}

#[tokio::test]
async fn the_tool_clock_reads_and_moves_the_clock() {
    let site = Site::start_with(Config { clock_stopped_at: Some(1_800_000_000_000), ..Config::for_tests() }).await;
    let before = found(&site, "clock", json!({})).await;
    assert_eq!((&before["now"], &before["isStopped"]), (&json!("2027-01-15 08:00:00.000 UTC"), &json!(true)));
    let after = found(&site, "clock", json!({ "do": "advance", "seconds": 3600 })).await;
    assert_eq!(after["now"], "2027-01-15 09:00:00.000 UTC");
    assert_eq!(found(&site, "clock", json!({ "do": "reset" })).await["now"], before["now"]);
    for wrong in
        [json!({ "do": "advance" }), json!({ "do": "advance", "seconds": -5 }), json!({ "do": "jump", "seconds": 60 })]
    {
        let (_, is_error) = tool(&site, "clock", wrong.clone()).await;
        assert!(is_error, "{wrong}");
    }
    assert_eq!(found(&site, "clock", json!({})).await["now"], before["now"]);
}

#[tokio::test]
async fn the_tool_faults_adds_and_removes_faults() {
    let site = Site::start().await;
    let fault = json!({ "do": "add", "match": "products_v3.query", "status": 503, "retryAfter": 2, "times": 3 });
    let added = found(&site, "faults", fault.clone()).await;
    assert_eq!(added["faults"][0]["fault"], "answers 503, Retry-After 2 s");
    let visitor = site.visitor().await.access;
    assert_eq!(site.post("/stores/v3/products/query", &visitor, json!({ "query": {} })).await.0, 503);
    let listed = found(&site, "faults", json!({})).await;
    assert_eq!(listed["faults"][0]["left"], 2);
    let removed = found(&site, "faults", json!({ "do": "remove", "number": listed["faults"][0]["number"] })).await;
    assert_eq!(removed["faults"], json!([]));
    found(&site, "faults", fault).await;
    assert_eq!(found(&site, "faults", json!({ "do": "clear" })).await["faults"], json!([]));
    for wrong in [
        json!({ "do": "add", "match": "/" }),
        json!({ "do": "add", "status": 500 }),
        json!({ "do": "break" }),
        json!({ "do": "remove" }),
    ] {
        let (_, is_error) = tool(&site, "faults", wrong.clone()).await;
        assert!(is_error, "{wrong}");
    }
}

#[tokio::test]
async fn the_tools_seed_and_reset_change_the_shop_wholly_or_not_at_all() {
    let site = Site::of_catalog("V3").await;
    let brands = async || {
        let body = json!({ "query": { "filter": { "name": "Assistant's" } } });
        let (_, body) = site.post("/stores/v3/brands/query", &site.visitor().await.access, body).await;
        body["brands"].as_array().unwrap().len()
    };
    let step = json!({ "call": "brands_v3.create", "with": { "brand": { "name": "Assistant's" } } });
    let wrong = json!({ "call": "brands_v3.create", "with": { "brand": {} } });
    let (text, is_error) = tool(&site, "seed", json!({ "pack": { "steps": [step, wrong] } })).await;
    assert!(is_error && text.as_str().unwrap().contains("step 2"), "{text}");
    assert_eq!(brands().await, 0);
    found(&site, "seed", json!({ "pack": { "steps": [step] } })).await;
    assert_eq!(brands().await, 1);
    for wrong in [json!({}), json!({ "pack": "demo" }), json!({ "pack": { "steps": [{ "file": "/etc/passwd" }] } })] {
        assert!(tool(&site, "seed", wrong.clone()).await.1, "{wrong}");
    }
    assert_eq!(found(&site, "reset", json!({})).await["snapshot"], "before-reset");
    assert_eq!(brands().await, 0);
}

#[tokio::test]
async fn callers_without_proof_from_elsewhere_and_of_other_pages_are_refused() {
    let site = Site::start().await;
    let key = format!("Bearer {}", site.keys.owner_key);
    let list = json!({ "jsonrpc": "2.0", "id": 1, "method": "tools/list" }).to_string();
    for (what, headers, status) in [
        ("no token", vec![], 401),
        ("a wrong token", vec![("authorization", "Bearer wrong")], 401),
        ("an empty token", vec![("authorization", "Bearer ")], 401),
        ("another page's origin", vec![("authorization", key.as_str()), ("origin", "https://evil.example")], 403),
        ("a store's origin", vec![("authorization", key.as_str()), ("origin", STORE)], 403),
        ("another host", vec![("authorization", key.as_str()), ("host", "evil.example")], 421),
        ("a proxy", vec![("authorization", key.as_str()), ("x-forwarded-for", "192.0.2.1")], 403),
        ("the owner's key", vec![("authorization", key.as_str())], 200),
    ] {
        assert_eq!(send(&site, &headers, &list).await.0.as_u16(), status, "{what}");
    }
    let answer = site.http.get(format!("{}{PATH}", site.base)).header("authorization", &key).send().await.unwrap();
    assert_eq!(answer.status(), 405);
}

#[tokio::test]
async fn a_malformed_message_gets_its_failure_of_json_rpc() {
    let site = Site::start().await;
    let key = format!("Bearer {}", site.keys.owner_key);
    let own = [("authorization", key.as_str())];
    for (body, code) in
        [("{", -32700), ("", -32700), ("[]", -32600), ("7", -32600), (r#"{"id":1,"method":"ping"}"#, -32600)]
    {
        let (status, answer) = send(&site, &own, body).await;
        assert_eq!((status.as_u16(), &answer["error"]["code"]), (400, &json!(code)), "{body}");
    }
    for (method, params, code) in [
        ("tools/none", json!({}), -32601),
        ("tools/call", json!({ "name": "none" }), -32602),
        ("tools/call", json!({ "name": "clock", "arguments": [] }), -32602),
    ] {
        assert_eq!(ask(&site, method, params).await["error"]["code"], code);
    }
    let list = json!({ "jsonrpc": "2.0", "id": 1, "method": "tools/list" }).to_string();
    let (status, answer) = send(&site, &[own[0], ("mcp-protocol-version", "1999-01-01")], &list).await;
    assert_eq!((status.as_u16(), &answer["error"]["code"]), (400, &json!(-32022)));
    assert_eq!(answer["error"]["data"]["requested"], "1999-01-01");
}
