//! The body of a webhook is an event or an error, and an event is of some kind.
#![no_main]

use cartwright::events::Event;
use libfuzzer_sys::fuzz_target;
use serde_json::Value;

fuzz_target!(|bytes: &[u8]| {
    if let Ok(event) = serde_json::from_slice::<Event>(bytes) {
        let _ = event.change();
    }
    if let Ok(Value::Object(mut fields)) = serde_json::from_slice::<Value>(bytes) {
        let event_type = fields.remove("eventType");
        let event_type = event_type.as_ref().and_then(Value::as_str).unwrap_or_default();
        let _ = Event::plain(event_type, Value::Object(fields)).change();
    }
});
