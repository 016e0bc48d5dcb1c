//! The engine's JSON reader takes the same texts as serde_json, but for numbers out of range, and reads the same fields.
#![no_main]

use cartwright::Json;
use libfuzzer_sys::fuzz_target;
use serde_json::Value;

fuzz_target!(|text: &str| {
    let ours = Json::parse(text);
    let theirs = match serde_json::from_str::<Value>(text) {
        Ok(value) => Some(value),
        // The engine reads a number only where it needs one.
        Err(error) if error.to_string().starts_with("number out of range") => return,
        Err(_) => None,
    };
    assert_eq!(ours.is_some(), theirs.is_some(), "{text:?}");
    if let (Some(ours), Some(Value::Object(fields))) = (ours, theirs) {
        for (name, value) in &fields {
            let read = ours.get(name);
            assert_eq!(read.text().as_deref(), value.as_str(), "{name:?}");
            assert_eq!(serde_json::from_str::<Value>(read.raw()).ok().as_ref(), Some(value), "{name:?}");
        }
    }
});
