//! The simulated captcha, framed by a store's page.

use super::Visit;
use super::words::{Language, Text};
use super::{Fields, layout::html_response};
use axum::{http::StatusCode, response::Response};
use base::{ApiError, Result, Shop, address::origin_of, secret};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use serde_json::json;
use shop::site;
use shop::site::{CaptchaKind, CaptchaState};

/// The token states that tests can choose.
const STATES: [(&str, Text, CaptchaState); 4] = [
    ("VALID", Text::TokenValid, CaptchaState::Valid),
    ("USED", Text::TokenUsed, CaptchaState::Used),
    ("EXPIRED", Text::TokenExpired, CaptchaState::Expired),
    ("WRONG", Text::TokenWrong, CaptchaState::Wrong),
];

fn store_origin(shop: &Shop, fields: &Fields) -> Result<String> {
    let origin = fields.get("origin").map(String::as_str).unwrap_or_default();
    origin_of(origin).filter(|parsed| parsed == origin && shop.is_store_address(parsed)).ok_or_else(|| {
        ApiError::bad_request(
            "UNKNOWN_ORIGIN",
            "This origin is not one of the site's stores; --store-origin allows one.",
        )
    })
}

/// `GET /pages/captcha`: a checkbox, or an immediate token for the invisible kind.
pub(super) fn show(shop: &Shop, visit: &Visit) -> Result<Response> {
    let words = visit.words;
    let origin = store_origin(shop, &visit.fields)?;
    match visit.fields.get("kind").map(String::as_str) {
        Some("invisible") => hand_over(shop, words, &origin, CaptchaKind::Invisible, CaptchaState::Valid),
        Some("visible") => frame(words, &origin, &box_form(shop, words, &origin), BOX_SCRIPT),
        _ => Err(ApiError::bad_request("UNKNOWN_KIND", "kind must be visible or invisible.")),
    }
}

/// Submits on ticking; the button is for browsers without script.
const BOX_SCRIPT: &str = "document.getElementById('human').addEventListener('change', (event) => { \
    if (event.target.checked) event.target.form.requestSubmit(); });";

fn box_form(shop: &Shop, words: Language, origin: &str) -> Markup {
    html! {
        form method="post" action="/pages/captcha" {
            input type="hidden" name="origin" value=(origin);
            div.radio {
                input type="checkbox" id="human" name="human" value="yes" required;
                label for="human" { (words.say(Text::Human)) }
            }
            noscript { button type="submit" { (words.say(Text::Continue)) } }
            @if shop.config.test_hooks {
                fieldset {
                    legend { (words.say(Text::Token)) }
                    @for (value, label, state) in STATES {
                        label {
                            input type="radio" name="state" value=(value) checked[state == CaptchaState::Valid];
                            " " (words.say(label))
                        }
                    }
                }
            }
        }
    }
}

pub(super) fn submit(shop: &Shop, visit: &Visit) -> Result<Response> {
    let words = visit.words;
    let origin = store_origin(shop, &visit.fields)?;
    if !visit.fields.contains_key("human") {
        return frame(words, &origin, &box_form(shop, words, &origin), BOX_SCRIPT);
    }
    let requested = visit.fields.get("state").filter(|_| shop.config.test_hooks);
    let state = requested.and_then(|requested| STATES.iter().find(|(value, ..)| value == requested));
    let state = state.map_or(CaptchaState::Valid, |(.., state)| *state);
    hand_over(shop, words, &origin, CaptchaKind::Visible, state)
}

/// Issues a token and posts it to the store, and to no other origin.
fn hand_over(shop: &Shop, words: Language, origin: &str, kind: CaptchaKind, state: CaptchaState) -> Result<Response> {
    let now = shop.clock.now();
    let token = shop.db.write(|transaction| site::issue_captcha(transaction, now, kind, state))?;
    let script = format!(
        "window.parent.postMessage({}, {});",
        literal(&json!({ "type": "cartwright-captcha", "token": token })),
        literal(&json!(origin)),
    );
    let body = html! { p role="status" { (words.say(Text::IsHuman)) } };
    frame(words, origin, &body, &script)
}

/// A JavaScript literal; escapes `<`, which could close the script element.
fn literal(value: &serde_json::Value) -> String {
    value.to_string().replace('<', "\\u003c")
}

/// A document that only this store may frame.
fn frame(words: Language, origin: &str, body: &Markup, script: &str) -> Result<Response> {
    let nonce = secret::random_secret()?;
    let policy = format!(
        "default-src 'none'; style-src 'self'; font-src 'self'; script-src 'nonce-{nonce}'; form-action 'self'; \
         base-uri 'none'; frame-ancestors {origin}"
    );
    let document = html! {
        (DOCTYPE)
        html lang=(words.tag()) dir=(words.direction()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (words.say(Text::AreYouHuman)) }
                link rel="stylesheet" href="/pages/style.css";
            }
            body.framed {
                // No landmark: the framing page has its own.
                h1.unseen { (words.say(Text::AreYouHuman)) }
                (body)
                script nonce=(nonce) { (PreEscaped(script)) }
            }
        }
    };
    Ok(html_response(StatusCode::OK, &policy, document))
}
