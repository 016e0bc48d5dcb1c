//! Constructs the client's types, whose fields are all optional.

/// A value with the given fields, plain or as `Option`; the others are absent.
#[macro_export]
macro_rules! wire {
    ($type:ident { $($field:ident $(: $value:expr)?),* $(,)? }) => {
        $type { $($field: $crate::wire!(@ $field $($value)?).into(),)* ..$type::default() }
    };
    (@ $field:ident) => { $field };
    (@ $field:ident $value:expr) => { $value };
}

/// Sets a field of a JSON object.
pub fn put_field(object: &mut serde_json::Value, name: &str, value: serde_json::Value) {
    if let Some(fields) = object.as_object_mut() {
        fields.insert(name.to_owned(), value);
    }
}
