//! Paths: fills a template from a payload, with every value percent-encoded.

use crate::json::Json;

/// Fills a template such as `/v1/members/{member.id}/slug` from a payload, by dotted path.
///
/// # Errors
///
/// A message about a variable whose value is missing, empty, `.` or `..`, which would change the path.
pub(crate) fn fill(template: &str, payload: Json<'_>) -> Result<String, String> {
    let mut path = String::with_capacity(template.len() + 40);
    let mut rest = template;
    while let Some((before, after)) = rest.split_once('{') {
        path.push_str(before);
        let (name, after) = after.split_once('}').unwrap_or((after, ""));
        let value = payload.at(name);
        match value.text() {
            Some(text) if matches!(text.as_str(), "" | "." | "..") => {
                return Err(["`", name, "` cannot be empty, `.` or `..`"].concat());
            }
            Some(text) => encode(&text, &mut path),
            None if value.is_number() => path.push_str(value.raw()),
            None => return Err(["`", name, "` is missing"].concat()),
        }
        rest = after;
    }
    path.push_str(rest);
    Ok(path)
}

/// Whether a template has variables.
pub(crate) fn has_variables(template: &str) -> bool {
    template.as_bytes().contains(&b'{')
}

/// Percent-encodes everything but letters, digits and `-._~` (RFC 3986 unreserved characters).
pub fn encode(text: &str, into: &mut String) {
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'.' | b'_' | b'~') {
            into.push(char::from(byte));
        } else {
            into.push('%');
            into.push(digit(byte >> 4));
            into.push(digit(byte & 15));
        }
    }
}

/// An upper-case hexadecimal digit.
fn digit(value: u8) -> char {
    char::from(if value < 10 { b'0' + value } else { b'A' + value - 10 })
}

/// The inverse of [`encode`], which also reads `+` as a space (form encoding). Invalid UTF-8 is replaced.
pub fn decode(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        let decoded = match byte {
            b'+' => b' ',
            b'%' => {
                let mut ahead = rest.clone();
                match (hex(ahead.next()), hex(ahead.next())) {
                    (Some(high), Some(low)) => {
                        rest = ahead;
                        high << 4 | low
                    }
                    _ => b'%',
                }
            }
            plain => plain,
        };
        bytes.push(decoded);
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn hex(digit: Option<u8>) -> Option<u8> {
    match digit? {
        digit @ b'0'..=b'9' => Some(digit - b'0'),
        digit @ b'a'..=b'f' => Some(digit - b'a' + 10),
        digit @ b'A'..=b'F' => Some(digit - b'A' + 10),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn filled(template: &str, payload: serde_json::Value) -> Result<String, String> {
        fill(template, Json::parse(&payload.to_string()).unwrap())
    }

    #[test]
    fn path_variables_are_filled_by_dotted_name() {
        assert_eq!(
            filled("/v1/members/{member.id}/slug", serde_json::json!({"member": {"id": "M1"}})),
            Ok("/v1/members/M1/slug".to_owned())
        );
    }

    #[test]
    fn a_path_value_cannot_add_segments() {
        assert_eq!(
            filled("/v1/products/{id}", serde_json::json!({"id": "../members?x#y"})),
            Ok("/v1/products/..%2Fmembers%3Fx%23y".to_owned())
        );
        for text in ["", ".", ".."] {
            assert_eq!(
                filled("/v1/products/{id}", serde_json::json!({"id": text})),
                Err("`id` cannot be empty, `.` or `..`".to_owned())
            );
        }
    }

    #[test]
    fn a_missing_value_is_an_error() {
        for payload in ["{}", r#"{"id":null}"#, r#"{"id":{}}"#, "null"] {
            let payload = Json::parse(payload).unwrap();
            assert_eq!(fill("/v1/products/{id}", payload), Err("`id` is missing".to_owned()));
        }
    }

    proptest! {
        #[test]
        fn percent_decoding_inverts_encoding(text in ".*") {
            let mut encoded = String::new();
            encode(&text, &mut encoded);
            prop_assert!(encoded.is_ascii());
            prop_assert_eq!(decode(&encoded), text);
        }

        #[test]
        fn percent_decoding_never_panics(text in ".*") {
            let _ = decode(&text);
        }

        #[test]
        fn a_filled_path_has_the_templates_segments(id in ".+") {
            prop_assume!(id != "." && id != "..");
            let path = filled("/a/{id}/b", serde_json::json!({"id": id})).unwrap();
            prop_assert_eq!(path.split('/').count(), 4);
            prop_assert!(!path.contains(['?', '#']));
        }
    }
}
