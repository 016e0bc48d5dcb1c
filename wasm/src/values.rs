//! Values that cross between Rust and JavaScript: small ones only, never an answer's body.

use cartwright::Json;
use cartwright::session::{AccessToken, RefreshToken, Role, Tokens};
use js_sys::Array;
use wasm_bindgen::{JsCast, JsValue};

/// An object of the fields that have a value.
pub(crate) fn object<'a>(fields: impl IntoIterator<Item = (&'a str, Option<Json>)>) -> Json {
    let present = |value: &Json| !value.as_js().is_undefined();
    Json::object(
        fields
            .into_iter()
            .filter_map(|(name, value)| Some((name, value.filter(present)?))),
    )
}

/// Tokens in the platform's documented shape.
pub(crate) fn tokens_to_js(tokens: &Tokens) -> JsValue {
    #[allow(clippy::cast_precision_loss, reason = "seconds since 1970 are far below 2^53")]
    let expires_at = JsValue::from_f64(tokens.access.expires_at as f64);
    let access = Json::object([
        ("value", tokens.access.value.expose().into()),
        ("expiresAt", Json::from_js(expires_at)),
    ]);
    let refresh = Json::object([
        ("value", tokens.refresh.value.expose().into()),
        ("role", tokens.refresh.role.as_str().into()),
    ]);
    Json::object([("accessToken", access), ("refreshToken", refresh)])
        .as_js()
        .clone()
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
    Json::from_js(value.clone()).get(name).as_js().clone()
}

/// A field that is a text.
pub(crate) fn text(value: &JsValue, name: &str) -> Option<String> {
    field(value, name).as_string()
}

/// A list of names and values; what is no list is none.
pub(crate) fn pairs(value: &JsValue) -> Vec<(String, String)> {
    let Some(pairs) = value.dyn_ref::<Array>() else {
        return Vec::new();
    };
    pairs
        .iter()
        .filter_map(|pair| {
            let pair = pair.dyn_into::<Array>().ok()?;
            Some((pair.get(0).as_string()?, pair.get(1).as_string()?))
        })
        .collect()
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
