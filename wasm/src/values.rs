//! Values that cross between Rust and JavaScript: small ones only, never an answer's body.

use cartwright::session::{AccessToken, RefreshToken, Role, Tokens};
use js_sys::Reflect;
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::JsValue;

/// A value as plain objects; a field without a value is `undefined`.
pub(crate) fn to_js(value: &impl Serialize) -> JsValue {
    // Plain data cannot fail to become plain objects; if it did, `undefined` says that there is nothing.
    value
        .serialize(&Serializer::json_compatible().serialize_missing_as_null(false))
        .unwrap_or_default()
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct TokensShape<'a> {
    access_token: AccessShape<'a>,
    refresh_token: RefreshShape<'a>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct AccessShape<'a> {
    value: &'a str,
    expires_at: u64,
}

#[derive(Serialize)]
struct RefreshShape<'a> {
    value: &'a str,
    role: &'static str,
}

/// Tokens in the platform's documented shape.
pub(crate) fn tokens_to_js(tokens: &Tokens) -> JsValue {
    to_js(&TokensShape {
        access_token: AccessShape {
            value: tokens.access.value.expose(),
            expires_at: tokens.access.expires_at,
        },
        refresh_token: RefreshShape {
            value: tokens.refresh.value.expose(),
            role: tokens.refresh.role.as_str(),
        },
    })
}

/// Tokens from that shape; what is missing is empty, what is no text is no token.
pub(crate) fn tokens_from_js(value: &JsValue) -> Tokens {
    let access = field(value, "accessToken");
    let refresh = field(value, "refreshToken");
    Tokens {
        access: AccessToken::ending(text(&access, "value").unwrap_or_default(), seconds(&access)),
        refresh: RefreshToken {
            value: text(&refresh, "value").unwrap_or_default().into(),
            role: Role::from_name(&text(&refresh, "role").unwrap_or_default()),
        },
    }
}

/// A field, or `undefined` when there is none to be had.
pub(crate) fn field(value: &JsValue, name: &str) -> JsValue {
    Reflect::get(value, &JsValue::from_str(name)).unwrap_or_default()
}

/// A field that is a text.
pub(crate) fn text(value: &JsValue, name: &str) -> Option<String> {
    field(value, name).as_string()
}

/// A field that is a small number.
#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "what does not fit saturates, which is the nearest that was meant"
)]
pub(crate) fn number(value: &JsValue, name: &str) -> Option<u32> {
    field(value, name).as_f64().map(|number| number as u32)
}

#[allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a moment before 1970 or after the sun is gone saturates, which is no session"
)]
fn seconds(access: &JsValue) -> u64 {
    field(access, "expiresAt").as_f64().unwrap_or(0.0) as u64
}
