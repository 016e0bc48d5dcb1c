use crate::types::entity::{Mismatch, Wire};
use serde::{Serialize, Serializer};
use serde_json::{Map, Value};
use std::ops::{Deref, DerefMut};

/// A partial update of an entity: a field that is `None` is unchanged, a field that is `Some` is set, and a cleared
/// field is set to null.
///
/// ```
/// use cartwright::resources::members::{Contact, Member};
/// use cartwright::types::Patch;
///
/// let change = Patch::from(Member {
///     contact: Some(Contact { company: Some("Oak & Ash".into()), ..Contact::default() }),
///     ..Member::default()
/// });
/// let change = change.clear("contact.birthdate");
/// assert_eq!(
///     serde_json::to_value(&change)?,
///     serde_json::json!({ "contact": { "company": "Oak & Ash", "birthdate": null } })
/// );
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Patch<T> {
    entity: T,
    /// Paths of wire names, joined by dots.
    cleared: Vec<String>,
}

#[cfg(cartwright_codegen)]
crate::types::entity::declared_as! {
    <T> Patch<T> as T;
}

impl<T> Patch<T> {
    /// Sets a field to null, by its name on the wire, such as `contact.birthdate`.
    #[must_use]
    pub fn clear(mut self, field: impl Into<String>) -> Self {
        self.cleared.push(field.into());
        self
    }
}

impl<T> From<T> for Patch<T> {
    fn from(entity: T) -> Self {
        Self { entity, cleared: Vec::new() }
    }
}

impl<T> Deref for Patch<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.entity
    }
}

impl<T> DerefMut for Patch<T> {
    fn deref_mut(&mut self) -> &mut T {
        &mut self.entity
    }
}

impl<T: Wire> Wire for Patch<T> {
    fn from_json(value: Value) -> Result<Self, Mismatch> {
        let mut cleared = Vec::new();
        nulls(&value, "", &mut cleared);
        let entity = T::from_json(value)?;
        Ok(Self { entity, cleared })
    }

    fn to_json(&self) -> Value {
        let mut written = self.entity.to_json();
        for path in &self.cleared {
            set_null(&mut written, path);
        }
        written
    }
}

impl<T: Wire> Serialize for Patch<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.to_json().serialize(serializer)
    }
}

/// The paths of the fields that are null.
fn nulls(value: &Value, path: &str, found: &mut Vec<String>) {
    for (name, value) in value.as_object().into_iter().flatten() {
        let path = if path.is_empty() { name.clone() } else { format!("{path}.{name}") };
        if value.is_null() {
            found.push(path);
        } else {
            nulls(value, &path, found);
        }
    }
}

fn set_null(value: &mut Value, path: &str) {
    let (name, rest) = path.split_once('.').map_or((path, None), |(name, rest)| (name, Some(rest)));
    if !value.is_object() {
        *value = Value::Object(Map::new());
    }
    if let Some(fields) = value.as_object_mut() {
        let field = fields.entry(name).or_insert(Value::Null);
        match rest {
            Some(rest) => set_null(field, rest),
            None => *field = Value::Null,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::resources::members::Member;
    use serde_json::json;

    #[test]
    fn a_patch_field_is_absent_null_or_set() {
        let change = Patch::from(Member { id: Some("m".into()), ..Member::default() });
        let change = change.clear("loginEmail").clear("profile.photo.url");
        let written = json!({ "id": "m", "loginEmail": null, "profile": { "photo": { "url": null } } });
        assert_eq!(change.to_json(), written);
        assert_eq!(Patch::<Member>::from_json(written.clone()).unwrap().to_json(), written);
    }
}
