//! Query strings: the payload of a `GET` (contract: "Query strings").

use crate::json::Json;
use crate::path::encode;

/// A query string longer than this makes a call use its `POST` form.
pub const LONGEST_QUERY: usize = 4000;

/// Writes a payload as a query string, without the question mark.
///
/// Nested names are joined with dots, a list repeats its name, null is left out. With `r_param`, a payload with a
/// nested name or a list of objects is sent as one parameter `.r`: URL-safe base64 of its JSON.
#[must_use]
pub(crate) fn encode_query(payload: Json<'_>, r_param: bool) -> String {
    let mut pairs = Pairs::default();
    pairs.flatten("", payload);
    if r_param && pairs.nested {
        return [".r=", &url_safe_base64(payload.raw().as_bytes())].concat();
    }
    pairs.text
}

/// URL-safe base64 without padding (RFC 4648 section 5). The crate `base64`, which encodes the verifiers of logins, would
/// add 0.9 kB (brotli) to every page that makes a call.
fn url_safe_base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let mut text = String::new();
    let (mut bits, mut count) = (0_usize, 0);
    let mut push = |index: usize| text.extend(LETTERS.get(index & 63).map(|letter| char::from(*letter)));
    for byte in bytes {
        bits = (bits << 8 | usize::from(*byte)) & 0xfff;
        count += 8;
        while count >= 6 {
            count -= 6;
            push(bits >> count);
        }
    }
    if count > 0 {
        push(bits << (6 - count));
    }
    text
}

#[derive(Default)]
struct Pairs {
    text: String,
    /// Whether a name was nested, or a list held objects.
    nested: bool,
}

impl Pairs {
    fn flatten(&mut self, name: &str, value: Json<'_>) {
        if value.is_object() {
            for (key, field) in value.fields() {
                if name.is_empty() {
                    self.flatten(&key, field);
                } else {
                    self.flatten(&[name, ".", &key].concat(), field);
                }
            }
            return;
        }
        self.nested |= name.as_bytes().contains(&b'.');
        if value.is_list() {
            for (_, item) in value.items() {
                // A list of objects has no flat form: it is left out, unless the whole payload is sent as `.r`.
                if item.is_object() || item.is_list() {
                    self.nested = true;
                } else {
                    self.flatten(name, item);
                }
            }
        } else if let Some(text) = value.text() {
            self.push(name, &text);
        } else if !value.is_null() {
            self.push(name, value.raw());
        }
    }

    fn push(&mut self, name: &str, value: &str) {
        if !self.text.is_empty() {
            self.text.push('&');
        }
        encode(name, &mut self.text);
        self.text.push('=');
        encode(value, &mut self.text);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use base64::Engine as _;
    use base64::engine::general_purpose::URL_SAFE_NO_PAD;
    use proptest::prelude::*;
    use serde_json::{Value, json};

    proptest! {
        #[test]
        fn any_bytes_are_encoded_as_by_the_base64_crate(bytes in prop::collection::vec(any::<u8>(), 0..100)) {
            prop_assert_eq!(url_safe_base64(&bytes), URL_SAFE_NO_PAD.encode(&bytes));
        }
    }

    fn query(payload: &Value, r_param: bool) -> String {
        encode_query(Json::parse(&payload.to_string()).unwrap(), r_param)
    }

    #[test]
    fn lists_repeat_their_parameter_and_null_is_omitted() {
        let payload = json!({"fieldsets": ["FULL", "PUBLIC"], "paging": {"limit": 5}, "none": null, "on": true});
        assert_eq!(query(&payload, false), "fieldsets=FULL&fieldsets=PUBLIC&on=true&paging.limit=5");
    }

    #[test]
    fn names_and_values_are_percent_encoded() {
        assert_eq!(query(&json!({"a b": "c&d=é"}), false), "a%20b=c%26d%3D%C3%A9");
    }

    #[test]
    fn nested_values_are_packed_into_one_parameter_if_the_row_says_so() {
        let payload = json!({"query": {"filter": {"name": "a"}}});
        let text = query(&payload, true);
        let encoded = text.strip_prefix(".r=").unwrap();
        let decoded: Value = serde_json::from_slice(&URL_SAFE_NO_PAD.decode(encoded).unwrap()).unwrap();
        assert_eq!(decoded, payload);
        assert_eq!(query(&json!({"id": "x"}), true), "id=x");
        assert_eq!(query(&json!({"query": {"filter": {}}}), true), "");
    }
}
