//! The filter language of queries: conditions on fields.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

/// A condition on fields.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Filter(Option<Value>);

impl<'de> Deserialize<'de> for Filter {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let condition = Map::deserialize(deserializer)?;
        Ok(Self((!condition.is_empty()).then_some(Value::Object(condition))))
    }
}

impl Serialize for Filter {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match &self.0 {
            Some(value) => value.serialize(serializer),
            None => Map::new().serialize(serializer),
        }
    }
}

impl Filter {
    /// A filter without conditions.
    #[must_use]
    pub const fn everything() -> Self {
        Self(None)
    }

    fn field(name: impl Into<String>, condition: Value) -> Self {
        Self(Some(Value::Object(Map::from_iter([(name.into(), condition)]))))
    }

    fn operator(name: impl Into<String>, operator: &str, operand: impl Into<Value>) -> Self {
        Self::field(name, json!({ operator: operand.into() }))
    }

    /// The field equals the value.
    #[must_use]
    pub fn eq(field: impl Into<String>, value: impl Into<Value>) -> Self {
        Self::field(field, value.into())
    }

    /// The field differs from the value.
    #[must_use]
    pub fn ne(field: impl Into<String>, value: impl Into<Value>) -> Self {
        Self::operator(field, "$ne", value)
    }

    /// The field is at least the value.
    #[must_use]
    pub fn ge(field: impl Into<String>, value: impl Into<Value>) -> Self {
        Self::operator(field, "$gte", value)
    }

    /// The field is greater than the value.
    #[must_use]
    pub fn gt(field: impl Into<String>, value: impl Into<Value>) -> Self {
        Self::operator(field, "$gt", value)
    }

    /// The field is at most the value.
    #[must_use]
    pub fn le(field: impl Into<String>, value: impl Into<Value>) -> Self {
        Self::operator(field, "$lte", value)
    }

    /// The field is less than the value.
    #[must_use]
    pub fn lt(field: impl Into<String>, value: impl Into<Value>) -> Self {
        Self::operator(field, "$lt", value)
    }

    /// The field is at least `from` and less than `to`.
    #[must_use]
    pub fn between(field: impl Into<String>, from: impl Into<Value>, to: impl Into<Value>) -> Self {
        let field = field.into();
        Self::ge(field.clone(), from).and(Self::lt(field, to))
    }

    /// The text starts with the value.
    #[must_use]
    pub fn starts_with(field: impl Into<String>, text: &str) -> Self {
        Self::operator(field, "$startsWith", text)
    }

    /// The text ends with the value.
    #[must_use]
    pub fn ends_with(field: impl Into<String>, text: &str) -> Self {
        Self::operator(field, "$endsWith", text)
    }

    /// The text contains the value.
    #[must_use]
    pub fn contains(field: impl Into<String>, text: &str) -> Self {
        Self::operator(field, "$contains", text)
    }

    /// The list contains at least one of the values.
    #[must_use]
    pub fn has_some<V: Into<Value>>(field: impl Into<String>, values: impl IntoIterator<Item = V>) -> Self {
        Self::operator(field, "$hasSome", values.into_iter().map(Into::into).collect::<Vec<_>>())
    }

    /// The list contains all values.
    #[must_use]
    pub fn has_all<V: Into<Value>>(field: impl Into<String>, values: impl IntoIterator<Item = V>) -> Self {
        Self::operator(field, "$hasAll", values.into_iter().map(Into::into).collect::<Vec<_>>())
    }

    /// The field equals one of the values.
    #[must_use]
    pub fn is_in<V: Into<Value>>(field: impl Into<String>, values: impl IntoIterator<Item = V>) -> Self {
        Self::operator(field, "$in", values.into_iter().map(Into::into).collect::<Vec<_>>())
    }

    /// The field exists; with `false`, it does not exist.
    #[must_use]
    pub fn exists(field: impl Into<String>, exists: bool) -> Self {
        Self::operator(field, "$exists", exists)
    }

    /// The field has no value.
    #[must_use]
    pub fn is_empty(field: impl Into<String>) -> Self {
        Self::eq(field, Value::Null)
    }

    /// The field has a value.
    #[must_use]
    pub fn is_not_empty(field: impl Into<String>) -> Self {
        Self::ne(field, Value::Null)
    }

    /// Both conditions hold.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        self.join("$and", other)
    }

    /// At least one condition holds.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        self.join("$or", other)
    }

    /// The condition does not hold. A double negation cancels itself.
    #[must_use]
    #[allow(clippy::should_implement_trait, reason = "named as the platform's query builder names it")]
    pub fn not(self) -> Self {
        Self(self.0.map(|mut condition| match condition.as_object_mut() {
            Some(fields) if fields.len() == 1 && fields.contains_key("$not") => {
                fields.remove("$not").unwrap_or_default()
            }
            _ => json!({ "$not": condition }),
        }))
    }

    /// Joins two conditions into one flat list.
    fn join(self, operator: &str, other: Self) -> Self {
        let (Some(left), Some(right)) = (&self.0, &other.0) else {
            return Self(self.0.or(other.0));
        };
        let conditions = [left, right]
            .into_iter()
            .flat_map(|side| match side.get(operator).and_then(Value::as_array) {
                Some(list) => list.clone(),
                None => vec![side.clone()],
            })
            .collect::<Vec<_>>();
        Self(Some(json!({ operator: conditions })))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wire(filter: Filter) -> Value {
        serde_json::to_value(filter).unwrap()
    }

    #[test]
    fn nested_and_conditions_are_flattened() {
        let filter = Filter::eq("a", 1).and(Filter::eq("b", 2)).and(Filter::eq("c", 3));
        assert_eq!(wire(filter), json!({"$and": [{"a": 1}, {"b": 2}, {"c": 3}]}));
        let mixed = Filter::eq("a", 1).or(Filter::eq("b", 2)).and(Filter::eq("c", 3));
        assert_eq!(wire(mixed), json!({"$and": [{"$or": [{"a": 1}, {"b": 2}]}, {"c": 3}]}));
    }

    #[test]
    fn an_empty_filter_is_ignored_in_a_combination() {
        assert_eq!(wire(Filter::everything().or(Filter::eq("a", 1))), json!({"a": 1}));
        assert_eq!(wire(Filter::eq("a", 1).and(Filter::everything())), json!({"a": 1}));
    }

    #[test]
    fn not_negates_only_its_filter_and_a_double_negation_cancels() {
        let filter = Filter::eq("a", 1).and(Filter::eq("b", 2).not());
        assert_eq!(wire(filter), json!({"$and": [{"a": 1}, {"$not": {"b": 2}}]}));
        assert_eq!(wire(Filter::eq("a", 1).not().not()), json!({"a": 1}));
    }

    #[test]
    fn between_includes_the_lower_and_excludes_the_upper_bound() {
        assert_eq!(
            wire(Filter::between("price", 10, 20)),
            json!({"$and": [{"price": {"$gte": 10}}, {"price": {"$lt": 20}}]})
        );
    }
}
