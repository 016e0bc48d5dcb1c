//! Masks passwords, tokens, codes and keys before a request is logged.

use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue};
use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use cartwright::drive::observe::SECRET_FIELDS;
use serde_json::Value;
use std::borrow::Cow;
use std::sync::LazyLock;

/// The replacement of a secret.
const MASK: &str = "***";
/// Headers with secret values.
const HEADERS: [&str; 4] = ["authorization", "proxy-authorization", "cookie", "set-cookie"];
/// Calls whose field `code` is a credential: for a login, or for money.
const WITH_CODES: [&str; 6] = [
    "oauth.",
    "authentication.",
    "verification.",
    "recovery.",
    "cart_v2.add_gift_card",
    "current_cart_v2.add_gift_card",
];
/// Parameters of addresses that are credentials.
const PARAMETERS: [&str; 2] = ["session", "token"];
/// The fields that are secrets in every call; excludes `code` (also in refusals) and `state` (also in a login's answer).
static ALWAYS_SECRET: LazyLock<Names> =
    LazyLock::new(|| SECRET_FIELDS.iter().copied().filter(|name| !["code", "state"].contains(name)).collect());
/// The names whose presence in a text calls for its parsing.
static SUSPECTS: LazyLock<Names> =
    LazyLock::new(|| ALWAYS_SECRET.0.iter().flatten().copied().chain(PARAMETERS).chain(["headers"]).collect());

/// Names by their lengths in bytes: each word of each answer is looked up, which takes less time than with a hash.
#[derive(Default)]
struct Names(Vec<Vec<&'static str>>);

impl Names {
    fn contains(&self, name: &str) -> bool {
        self.0.get(name.len()).is_some_and(|names| names.contains(&name))
    }
}

impl FromIterator<&'static str> for Names {
    fn from_iter<I: IntoIterator<Item = &'static str>>(names: I) -> Self {
        let mut by_length = Vec::new();
        for name in names {
            if by_length.len() <= name.len() {
                by_length.resize(name.len() + 1, Vec::new());
            }
            if let Some(same) = by_length.get_mut(name.len()) {
                same.push(name);
            }
        }
        Self(by_length)
    }
}

/// Masks a body; returns whether it had secrets. Drops bodies that are not JSON.
pub(crate) fn body(call: &str, body: &Bytes) -> (Bytes, bool) {
    if body.is_empty() {
        return (body.clone(), false);
    }
    let Ok(text) = std::str::from_utf8(body) else {
        return not_json(body);
    };
    if !may_hold_secrets(call, text) {
        return (body.clone(), false);
    }
    let Ok(mut value) = serde_json::from_str::<Value>(text) else {
        return not_json(body);
    };
    if mask(call, &mut value) { (Bytes::from(value.to_string()), true) } else { (body.clone(), false) }
}

fn not_json(body: &Bytes) -> (Bytes, bool) {
    (Bytes::from(format!("{} bytes that are not JSON", body.len())), true)
}

/// Masks a query string; returns whether it had secrets.
pub(crate) fn query(call: &str, query: &str) -> (String, bool) {
    let mut is_masked = false;
    let pairs = url::form_urlencoded::parse(query.as_bytes()).map(|(name, value)| {
        let masked = if name == ".r" {
            packed(call, &value)
        } else {
            let last = name.rsplit('.').next().unwrap_or_default();
            is_secret(call, last).then(|| MASK.to_owned())
        };
        is_masked |= masked.is_some();
        (name, masked.map_or(value, Cow::Owned))
    });
    let masked = url::form_urlencoded::Serializer::new(String::new()).extend_pairs(pairs).finish();
    if is_masked { (masked, true) } else { (query.to_owned(), false) }
}

/// Masks a JSON payload in one parameter; `None` without secrets.
fn packed(call: &str, value: &str) -> Option<String> {
    let bytes = URL_SAFE_NO_PAD.decode(value.trim_end_matches('=')).ok()?;
    let mut payload: Value = serde_json::from_slice(&bytes).ok()?;
    mask(call, &mut payload).then(|| URL_SAFE_NO_PAD.encode(payload.to_string()))
}

pub(crate) fn headers(headers: &HeaderMap) -> HeaderMap {
    let mut kept = headers.clone();
    for name in HEADERS {
        if kept.contains_key(name) {
            kept.insert(name, HeaderValue::from_static(MASK));
        }
    }
    kept
}

/// Whether a text may contain a secret. A cheap test, because each request and answer is scanned: most contain none and
/// need no parsing.
fn may_hold_secrets(call: &str, text: &str) -> bool {
    let ends_with_parameter =
        |before: &str| before.ends_with("code") || PARAMETERS.iter().any(|name| before.ends_with(name));
    has_codes(call) || text.split('"').any(|name| SUSPECTS.contains(name)) || text.split('=').any(ends_with_parameter)
}

/// Whether the field `code` of a call is a secret.
fn has_codes(call: &str) -> bool {
    WITH_CODES.iter().any(|known| call.starts_with(known))
}

fn is_secret(call: &str, name: &str) -> bool {
    ALWAYS_SECRET.contains(name) || (name == "code" && has_codes(call))
}

/// Masks the secrets in a value; returns whether there were any.
fn mask(call: &str, value: &mut Value) -> bool {
    match value {
        Value::Object(fields) => {
            let is_cookie =
                fields.get("key").and_then(Value::as_str).is_some_and(|key| key.eq_ignore_ascii_case("set-cookie"));
            let mut is_masked = false;
            for (name, value) in fields {
                // A refusal's `code` is its reason.
                let is_reason = name == "applicationError" || name == "details";
                let is_parameter = value.is_string() && PARAMETERS.contains(&name.as_str());
                let secret = is_secret(call, name) || is_parameter || (is_cookie && name == "value");
                if secret && !value.is_null() {
                    *value = Value::from(MASK);
                    is_masked = true;
                } else if !is_reason {
                    is_masked |= mask(call, value);
                }
            }
            is_masked
        }
        Value::Array(items) => items.iter_mut().fold(false, |masked, item| mask(call, item) | masked),
        Value::String(text) => match address(text) {
            Some(masked) => {
                *text = masked;
                true
            }
            None => false,
        },
        _ => false,
    }
}

/// Masks the credentials in an address; `None` without any.
fn address(text: &str) -> Option<String> {
    let (path, query) = text.split_once('?')?;
    if !path.contains("://") {
        return None;
    }
    let (query, fragment) = query.split_once('#').map_or((query, None), |(query, rest)| (query, Some(rest)));
    let is_open = |pair: &&str| {
        let name = pair.split('=').next().unwrap_or_default();
        PARAMETERS.contains(&name) || SECRET_FIELDS.contains(&name)
    };
    query.split('&').find(is_open)?;
    let pairs = query.split('&').map(|pair| match pair.split_once('=') {
        Some((name, _)) if is_open(&pair) => format!("{name}={MASK}"),
        _ => pair.to_owned(),
    });
    let query = pairs.collect::<Vec<_>>().join("&");
    Some(match fragment {
        Some(fragment) => format!("{path}?{query}#{fragment}"),
        None => format!("{path}?{query}"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;
    use std::path::Path;

    fn masked(call: &str, value: &Value) -> Value {
        let (kept, _) = body(call, &Bytes::from(value.to_string()));
        serde_json::from_slice(&kept).unwrap()
    }

    /// The fields of a type in the client's sources, with the declaring file.
    fn declared(kind: &str) -> Vec<(String, String)> {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../sdk/src/resources");
        let mut found = Vec::new();
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let Ok(source) = std::fs::read_to_string(&path) else {
                continue;
            };
            let group = path.file_stem().unwrap().to_str().unwrap().to_owned();
            for before in source.split(kind).collect::<Vec<_>>().windows(2) {
                let (before, after) = (before[0], before[1]);
                let field = before.rsplit(|letter: char| !letter.is_ascii_lowercase() && letter != '_').next();
                let named = after.strip_prefix(" as \"").and_then(|rest| rest.split('"').next());
                let mut camel = String::new();
                let mut parts = field.unwrap().split('_');
                camel.push_str(parts.next().unwrap());
                for part in parts {
                    camel.push_str(&part[..1].to_uppercase());
                    camel.push_str(&part[1..]);
                }
                found.push((group.clone(), named.map_or(camel, str::to_owned)));
            }
        }
        found
    }

    #[test]
    fn every_field_declared_secret_by_the_client_is_masked() {
        let declared = declared(": Secret");
        assert!(declared.len() > 20, "{declared:?}");
        for (group, field) in declared {
            let call = format!("{group}.call");
            let logged = masked(&call, &json!({ "deep": [{ field.clone(): "hidden" }] }));
            assert!(!logged.to_string().contains("hidden"), "{group}: {field}");
            let (logged, is_masked) = query(&call, &format!("a.{field}=hidden&b=1"));
            assert!(is_masked && !logged.contains("hidden") && logged.ends_with("b=1"), "{group}: {field}");
        }
    }

    #[test]
    fn every_parameter_named_as_a_secret_by_the_client_is_masked() {
        // No secrets: a payment provider's answers to a store, and the proof of a total.
        let harmless = ["paymentResponseToken", "regularChargeResponseToken", "priceVerificationToken"];
        let endings = ["giftCardCode", "Token", "token", "assword", "ecret"];
        let is_named = |(_, field): &(String, String)| endings.iter().any(|ending| field.ends_with(ending));
        let found: Vec<_> = declared(": String").into_iter().filter(is_named).collect();
        assert!(found.iter().any(|(_, field)| field == "giftCardCode"), "{found:?}");
        for (group, field) in found {
            let logged = masked(&format!("{group}.call"), &json!({ field.clone(): "hidden" }));
            assert!(harmless.contains(&field.as_str()) || !logged.to_string().contains("hidden"), "{group}: {field}");
        }
    }

    #[test]
    fn tokens_in_responses_urls_and_cookies_are_masked_and_reasons_are_not() {
        let logged =
            masked("oauth.token", &json!({ "access_token": "hidden", "refresh_token": "hidden", "expires_in": 4 }));
        assert_eq!(logged, json!({ "access_token": MASK, "refresh_token": MASK, "expires_in": 4 }));
        let grant = json!({ "grant_type": "client_credentials", "client_secret": MASK });
        let given = json!({ "grant_type": "client_credentials", "client_secret": "hidden" });
        assert_eq!(masked("oauth.token", &given), grant);
        let logged = masked(
            "redirects.create_session",
            &json!({ "redirectSession": { "fullUrl": "http://a/pages/login?session=hidden&lang=de#x", "id": "1" } }),
        );
        let url = json!("http://a/pages/login?session=***&lang=de#x");
        assert_eq!(logged["redirectSession"]["fullUrl"], url);
        let logged =
            masked("authentication.logout", &json!({ "headers": [{ "key": "Set-Cookie", "value": "hidden" }] }));
        assert_eq!(logged["headers"][0]["value"], MASK);
        let refusal = json!({ "details": { "applicationError": { "code": "-19976", "data": { "token": 1 } } } });
        assert_eq!(masked("authentication.login", &refusal), refusal);
        let coupon = json!({ "code": "WELCOME10", "token": null });
        assert_eq!(masked("cart_v2.add_coupon", &coupon), coupon);
        assert_eq!(masked("cart_v2.add_gift_card", &json!({ "code": "hidden" })), json!({ "code": MASK }));
    }

    #[test]
    fn secrets_in_packed_queries_and_non_json_bodies_are_masked() {
        let packed = URL_SAFE_NO_PAD.encode(json!({ "sessionToken": "hidden", "state": "s" }).to_string());
        let (logged, is_masked) = query("authentication.login_callback", &format!(".r={packed}"));
        let (_, value) = logged.split_once('=').unwrap();
        let value: Value = serde_json::from_slice(&URL_SAFE_NO_PAD.decode(value).unwrap()).unwrap();
        assert_eq!((is_masked, value), (true, json!({ "sessionToken": MASK, "state": "s" })));
        let (logged, is_masked) = body("oauth.token", &Bytes::from_static(b"grant_type=x&refresh_token=hidden"));
        assert_eq!((logged.as_ref(), is_masked), (b"33 bytes that are not JSON".as_slice(), true));
    }
}
