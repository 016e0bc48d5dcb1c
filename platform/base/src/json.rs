//! JSON of request bodies.

use crate::error::{ApiError, Result};
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::borrow::Cow;

/// Parses a body. A lone surrogate, valid in JSON but not in UTF-8, becomes U+FFFD as in browsers: programs that
/// truncate a text by UTF-16 units send these.
pub fn from_body<T: DeserializeOwned>(body: &[u8]) -> Result<T> {
    serde_json::from_slice(&without_lone_surrogates(body))
        .map_err(|error| ApiError::field("body", "FORMAT", format!("is not a JSON object of this call: {error}")))
}

/// A text field of a payload.
pub fn text(given: &Value, name: &str) -> Option<String> {
    given.get(name).and_then(Value::as_str).map(str::to_owned)
}

fn without_lone_surrogates(body: &[u8]) -> Cow<'_, [u8]> {
    let mut body = Cow::Borrowed(body);
    let mut at = 0;
    while let Some(rest) = body.get(at..).filter(|rest| !rest.is_empty()) {
        let length = match (unit(rest), rest.get(6..).and_then(unit)) {
            (Some(0xD800..=0xDBFF), Some(0xDC00..=0xDFFF)) => 12,
            (Some(0xD800..=0xDFFF), _) => {
                if let Some(digits) = body.to_mut().get_mut(at + 2..at + 6) {
                    digits.copy_from_slice(b"fffd");
                }
                6
            }
            (Some(_), _) => 6,
            // A two-character escape such as `\\`.
            (None, _) if rest.starts_with(b"\\") => 2,
            (None, _) => rest.iter().position(|byte| *byte == b'\\').unwrap_or(rest.len()),
        };
        at += length;
    }
    body
}

/// The UTF-16 unit of an escape (`\u` and four hex digits) at a text's start.
fn unit(text: &[u8]) -> Option<u16> {
    let digits = text.strip_prefix(b"\\u")?.get(..4)?;
    u16::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lone_surrogate_becomes_the_replacement_character() {
        for (body, text) in [
            (r#""bowl\ud83d""#, "bowl\u{FFFD}"),
            (r#""\ude00bowl\uD83D\ud83d\uDE00""#, "\u{FFFD}bowl\u{FFFD}😀"),
            (r#""\ud83d\\ude00""#, "\u{FFFD}\\ude00"),
            (r#""\\ud83d \u00e9\n""#, "\\ud83d é\n"),
        ] {
            assert_eq!(from_body::<String>(body.as_bytes()).unwrap(), text, "{body}");
        }
        for body in [r#""\ud8""#, r#""\u"#, r#""\ud83d"#, "\"\\", "\"\u{FF}"] {
            assert!(from_body::<String>(body.as_bytes()).is_err(), "{body}");
        }
    }
}
