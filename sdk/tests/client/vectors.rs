//! The rules that stand in JavaScript too, by the vectors that its tests read as well.

use crate::support::{body, builder, member};
use cartwright::drive::recorded::{Answer, Recorded};
use cartwright::query::{CursorSearch, Query};
use cartwright::resources::authentication::{LogIn, Register, VerifyFactor};
use cartwright::session::MemoryStore;
use cartwright::types::{Amount, Money};
use futures_util::TryStreamExt;
use serde_json::{Value, json};
use std::cmp::Ordering;
use std::sync::atomic::{self, AtomicUsize};

fn vectors(group: &str) -> Value {
    let all: Value = serde_json::from_str(cartwright_contract::VECTORS).unwrap();
    all[group].clone()
}

fn each(group: &str) -> Vec<Value> {
    vectors(group).as_array().unwrap().clone()
}

/// The result of a sum of money; `None` for a text that is no amount.
fn reckoned(vector: &Value) -> Option<Value> {
    let text = |name: &str| vector[name].as_str().unwrap_or_default();
    let money = |name: &str| Money::parse(text(name), text("currency"));
    let left = money("left").ok()?;
    let sum = match text("do") {
        "plus" => left.plus(money("right").ok()?).ok()?,
        "minus" => left.minus(money("right").ok()?).ok()?,
        "times" => left.times(text("right").parse::<Amount>().ok()?.0).ok()?,
        "round" => left.rounded(),
        "compare" => {
            let order = left.compare(money("right").ok()?).ok()?;
            return Some(json!(match order {
                Ordering::Less => -1,
                Ordering::Equal => 0,
                Ordering::Greater => 1,
            }));
        }
        _ => left,
    };
    Some(json!(sum.amount().to_string()))
}

#[test]
fn money_is_calculated_as_in_javascript() {
    for vector in each("money") {
        assert_eq!(reckoned(&vector).unwrap_or_default(), vector["result"], "{vector}");
    }
}

/// A payload as its model sends it.
fn sent<T: serde::de::DeserializeOwned + serde::Serialize>(payload: &Value) -> Value {
    serde_json::to_value(serde_json::from_value::<T>(payload.clone()).unwrap()).unwrap()
}

#[tokio::test]
async fn the_steps_of_a_login_send_the_payloads_of_the_npm_package() {
    let network = Recorded::by(|_| Answer::json(200, "{\"state\":\"SUCCESS\"}"));
    let client = builder(&network).store(MemoryStore::with(member())).build().unwrap();
    for vector in each("loginPayloads") {
        let payload = &vector["payload"];
        let text = |name: &str| payload[name].as_str().unwrap();
        let model = match vector["step"].as_str().unwrap() {
            "register" => sent::<Register>(payload),
            "login" => sent::<LogIn>(payload),
            "verifyFactor" => sent::<VerifyFactor>(payload),
            step => {
                let verification = client.verification();
                match step {
                    "processVerification" => {
                        verification.verify_during_authentication(text("code"), text("stateToken")).await.unwrap()
                    }
                    "resendVerification" => {
                        verification.resend_during_authentication(text("stateToken")).await.unwrap()
                    }
                    _ => client.recovery().recover(text("recoveryToken"), text("password")).await.unwrap(),
                };
                body(network.requests().last().unwrap())
            }
        };
        assert_eq!(&model, payload, "{vector}");
    }
}

#[tokio::test]
async fn all_results_are_walked_as_in_javascript() {
    for vector in each("walks") {
        let (pages, taken) = (vector["pages"].clone(), AtomicUsize::new(0));
        let by_cursor = vector["by"] == "cursor";
        let network = Recorded::by(move |_| {
            let page = &pages[taken.fetch_add(1, atomic::Ordering::Relaxed)];
            let items: Vec<Value> = page["ids"].as_array().unwrap().iter().map(|id| json!({ "id": id })).collect();
            let answer = if by_cursor {
                json!({ "orders": items, "metadata": { "cursors": { "next": page["next"] } } })
            } else {
                json!({ "collections": items, "metadata": { "total": page["total"] } })
            };
            Answer::json(200, &answer.to_string())
        });
        let client = builder(&network).store(MemoryStore::with(member())).build().unwrap();
        let ids: Vec<Option<String>> = if by_cursor {
            let all = client.orders().search(CursorSearch::default()).stream().map_ok(|order| order.id);
            all.try_collect().await.unwrap()
        } else {
            let limit = u32::try_from(vector["limit"].as_u64().unwrap()).unwrap();
            let query = Query::new().limit(limit);
            client.collections().query(query).stream().map_ok(|found| found.id).try_collect().await.unwrap()
        };
        assert_eq!(json!(ids), vector["ids"], "{vector}");
        let requested: Vec<Value> = network
            .requests()
            .iter()
            .map(|request| {
                let body = body(request);
                let pointer = if by_cursor { "/search/cursorPaging/cursor" } else { "/query/paging/offset" };
                body.pointer(pointer).cloned().unwrap_or_default()
            })
            .collect();
        assert_eq!(json!(requested), vector["requested"], "{vector}");
    }
}

#[cfg(feature = "webhooks")]
#[test]
fn webhooks_are_accepted_as_in_javascript() {
    use cartwright::webhooks::{Verifier, WebhookError};

    let webhooks = vectors("webhooks");
    for vector in webhooks["tokens"].as_array().unwrap() {
        let verifier = Verifier::new(webhooks["key"].as_str().unwrap()).unwrap();
        let verifier = match vector["issuer"].as_str() {
            Some(issuer) => verifier.issuer(issuer),
            None => verifier,
        };
        let code = match verifier.verify(vector["token"].as_str().unwrap()) {
            Ok(_) => Value::Null,
            Err(WebhookError::Signature) => json!("SIGNATURE"),
            Err(WebhookError::Expired) => json!("EXPIRED"),
            Err(WebhookError::Issuer) => json!("ISSUER"),
            Err(WebhookError::Malformed(_)) => json!("MALFORMED"),
            Err(error) => panic!("{vector}: {error}"),
        };
        assert_eq!(code, vector["result"], "{vector}");
    }
}
