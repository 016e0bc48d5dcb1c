//! Partial changes: absent fields stay, null and empty texts are removed.

use serde_json::{Map, Value};

/// Objects whose entries have names of the member's own. They are changed entry by entry.
const BY_ENTRY: &[&str] = &["customFields", "phoneTags", "emailTags"];

/// Changes an object's fields. Lists are replaced whole; an empty one changes nothing, because on the wire it is the
/// same as none.
pub(super) fn apply(target: &mut Map<String, Value>, change: &Map<String, Value>) {
    for (name, value) in change {
        match value {
            Value::Null => {
                target.remove(name);
            }
            Value::String(text) if text.is_empty() => {
                target.remove(name);
            }
            Value::Array(items) if items.is_empty() => {}
            Value::Object(entries) if BY_ENTRY.contains(&name.as_str()) => {
                let kept = target.entry(name).or_insert_with(|| Value::Object(Map::new()));
                if let Value::Object(kept) = kept {
                    apply_entries(kept, entries);
                }
            }
            _ => {
                target.insert(name.clone(), value.clone());
            }
        }
    }
}

fn apply_entries(kept: &mut Map<String, Value>, entries: &Map<String, Value>) {
    for (name, value) in entries {
        if value.is_null() {
            kept.remove(name);
        } else {
            kept.insert(name.clone(), value.clone());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn applied(target: Value, change: Value) -> Value {
        let (Value::Object(mut target), Value::Object(change)) = (target, change) else {
            panic!("objects expected");
        };
        apply(&mut target, &change);
        Value::Object(target)
    }

    #[test]
    fn fields_left_out_stay_and_empty_ones_go() {
        assert_eq!(
            applied(
                json!({ "firstName": "Ada", "lastName": "Lovelace", "company": "Engines", "phones": ["1"] }),
                json!({ "lastName": "King", "company": null, "jobTitle": "", "phones": [] }),
            ),
            json!({ "firstName": "Ada", "lastName": "King", "phones": ["1"] })
        );
    }

    #[test]
    fn custom_fields_change_one_by_one() {
        assert_eq!(
            applied(
                json!({ "customFields": { "a": { "value": 1, "name": "A" }, "b": { "value": 2 } } }),
                json!({ "customFields": { "a": { "value": 3 }, "b": null, "c": { "value": "" } } }),
            ),
            json!({ "customFields": { "a": { "value": 3 }, "c": { "value": "" } } })
        );
    }
}
