//! Query strings: how a `GET` carries its payload (contract: "Query strings").

use crate::json::{Json, Shape};
use crate::path::encode;
use base64ct::{Base64UrlUnpadded, Encoding};

/// A query string longer than this makes a call use its `POST` form (SPEC section 7).
pub const LONGEST_QUERY: usize = 4000;

/// Writes a payload as a query string, without the question mark.
///
/// Nested names are joined with dots, a list repeats its name, null is left out. With `r_param`, a payload that has
/// a nested name or a list of objects travels as one parameter `.r`: URL-safe base64 of its JSON.
#[must_use]
pub(crate) fn encode_query(payload: &Json, r_param: bool) -> String {
    let mut pairs = Pairs::default();
    pairs.flatten("", payload);
    if r_param && pairs.nested {
        return [".r=", &Base64UrlUnpadded::encode_string(payload.to_text().as_bytes())].concat();
    }
    pairs.text
}

#[derive(Default)]
struct Pairs {
    text: String,
    /// Whether a name had a dot, or a list held objects.
    nested: bool,
}

impl Pairs {
    fn flatten(&mut self, name: &str, value: &Json) {
        let shape = value.shape();
        if !matches!(shape, Shape::Object(_)) && name.contains('.') {
            self.nested = true;
        }
        match shape {
            Shape::Null => {}
            Shape::Object(fields) => {
                for (key, field) in &fields {
                    if name.is_empty() {
                        self.flatten(key, field);
                    } else {
                        self.flatten(&[name, ".", key].concat(), field);
                    }
                }
            }
            Shape::List(items) => {
                for item in &items {
                    match item.shape() {
                        // A list of objects has no flat form: it is left out, or the whole payload goes as `.r`.
                        Shape::Object(_) | Shape::List(_) => self.nested = true,
                        _ => self.flatten(name, item),
                    }
                }
            }
            Shape::Text(text) | Shape::Number(text) => self.push(name, &text),
            Shape::Bool(bool) => self.push(name, if bool { "true" } else { "false" }),
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
    use serde_json::{Value, json};

    #[test]
    fn lists_repeat_and_null_vanishes() {
        let payload = json!({"fieldsets": ["FULL", "PUBLIC"], "paging": {"limit": 5}, "none": null, "on": true});
        assert_eq!(
            encode_query(&payload.clone().into(), false),
            "fieldsets=FULL&fieldsets=PUBLIC&on=true&paging.limit=5"
        );
    }

    #[test]
    fn names_and_values_are_percent_encoded() {
        assert_eq!(
            encode_query(&json!({"a b": "c&d=é"}).into(), false),
            "a%20b=c%26d%3D%C3%A9"
        );
    }

    #[test]
    fn nested_values_travel_as_one_parameter_where_the_row_says_so() {
        let payload = json!({"query": {"filter": {"name": "a"}}});
        let text = encode_query(&payload.clone().into(), true);
        let encoded = text.strip_prefix(".r=").unwrap();
        let decoded: Value = serde_json::from_slice(&Base64UrlUnpadded::decode_vec(encoded).unwrap()).unwrap();
        assert_eq!(decoded, payload);
        assert_eq!(encode_query(&json!({"id": "x"}).into(), true), "id=x");
        assert_eq!(encode_query(&json!({"query": {"filter": {}}}).into(), true), "");
    }
}
