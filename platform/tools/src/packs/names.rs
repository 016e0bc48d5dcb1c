//! Substitutes values kept by earlier steps into payloads.

use serde_json::{Map, Value};
use shop::site::seed::{PictureFile, stable_id};
use std::collections::BTreeMap;

/// Kept values by name; `n` is the iteration's number.
pub(super) type Names = BTreeMap<String, Value>;

/// Substitutes `{name}` in a payload by the kept value: with its type if it is the whole text, else as text. `{{` is a
/// literal brace, `{kind:key}` the id of a pack's entity by key, and `{picture:FILE}` the media id of an embedded
/// picture.
pub(super) fn filled(payload: &Map<String, Value>, names: &Names) -> Result<Map<String, Value>, String> {
    let entries = payload.iter().map(|(key, value)| Ok((key.clone(), value_of(value, names)?)));
    entries.collect()
}

pub(super) fn value_of(given: &Value, names: &Names) -> Result<Value, String> {
    Ok(match given {
        Value::String(text) => value_of_text(text, names)?,
        Value::Array(items) => items.iter().map(|item| value_of(item, names)).collect::<Result<_, _>>()?,
        Value::Object(fields) => Value::Object(filled(fields, names)?),
        other => other.clone(),
    })
}

fn kept_value(name: &str, names: &Names) -> Result<Value, String> {
    let known = match name.split_once(':') {
        None => names.get(name).cloned(),
        Some(("picture", file)) => PictureFile::named(file).map(|file| file.media_id().into()),
        Some((kind, key)) => Some(stable_id(kind, key).to_string().into()),
    };
    known.ok_or_else(|| format!("there is no {{{name}}} yet"))
}

fn value_of_text(given: &str, names: &Names) -> Result<Value, String> {
    let only = given.strip_prefix('{').and_then(|rest| rest.strip_suffix('}'));
    if let Some(name) = only.filter(|name| is_name(name)) {
        return kept_value(name, names);
    }
    substitute(given, names).map(Value::String)
}

/// Substitutes kept values in a text.
pub(super) fn substitute(given: &str, names: &Names) -> Result<String, String> {
    let mut filled = String::with_capacity(given.len());
    let mut rest = given;
    while let Some((before, after)) = rest.split_once('{') {
        filled.push_str(before);
        if let Some(literal) = after.strip_prefix('{') {
            filled.push('{');
            rest = literal;
            continue;
        }
        let (name, after) = after
            .split_once('}')
            .filter(|(name, _)| is_name(name))
            .ok_or_else(|| format!("a brace in \"{given}\" opens no name: write {{{{ for a brace"))?;
        match kept_value(name, names)? {
            Value::String(value) => filled.push_str(&value),
            value => filled.push_str(&value.to_string()),
        }
        rest = after;
    }
    filled.push_str(rest);
    Ok(filled)
}

fn is_name(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|letter| letter.is_ascii_alphanumeric() || "_-.:".contains(letter))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn object(value: Value) -> Map<String, Value> {
        serde_json::from_value(value).unwrap()
    }

    #[test]
    fn placeholders_are_replaced_as_values_and_within_texts() {
        let names = object(json!({ "mug": "m-1", "n": 3, "line": { "id": "l" } })).into_iter().collect();
        let payload = object(json!({
            "id": "{mug}", "count": "{n}", "lines": ["{line}"], "name": "Mug {n} of {mug}", "css": "a {{ b }",
        }));
        let expected = object(json!({
            "id": "m-1", "count": 3, "lines": [{ "id": "l" }], "name": "Mug 3 of m-1", "css": "a { b }",
        }));
        assert_eq!(filled(&payload, &names), Ok(expected));
        let ids = filled(
            &object(json!({ "mug": "{product:morning-mug}", "of": "{picture:morning-mug-front.webp}" })),
            &names,
        );
        let (mug, picture) =
            (stable_id("product", "morning-mug").to_string(), PictureFile::named("morning-mug-front.webp").unwrap());
        assert_eq!(ids, Ok(object(json!({ "mug": mug, "of": picture.media_id() }))));
        for text in ["{picture:none.webp}", "{cup}", "a {cup}", "a { b"] {
            assert!(filled(&object(json!({ "id": text })), &names).is_err(), "{text}");
        }
    }
}
