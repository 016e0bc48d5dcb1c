//! The query builder (contract: "Query builder"): filter, sort and paging of a query call.

use crate::types::entity::entities;
use serde::Serialize;
use serde_json::{Map, Value, json};

/// How many items a page has unless asked otherwise (SPEC section 9).
pub const DEFAULT_LIMIT: u32 = 50;

/// Which way to sort.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum SortOrder {
    /// Smallest first.
    Asc,
    /// Largest first.
    Desc,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
struct Sorting {
    field_name: String,
    order: SortOrder,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
struct Paging {
    limit: u32,
    offset: u32,
}

/// A query: what to find, in what order, which page.
///
/// ```
/// use cartwright::query::{Filter, Query};
///
/// let query = Query::new()
///     .filter(Filter::eq("visible", true))
///     .filter(Filter::ge("price", 20))
///     .descending("lastUpdated")
///     .limit(12);
/// assert_eq!(
///     serde_json::to_value(&query)?,
///     serde_json::json!({
///         "filter": {"$and": [{"visible": true}, {"price": {"$gte": 20}}]},
///         "sort": [{"fieldName": "lastUpdated", "order": "DESC"}],
///         "paging": {"limit": 12, "offset": 0},
///     })
/// );
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Query {
    filter: Filter,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    sort: Vec<Sorting>,
    paging: Paging,
}

impl Default for Query {
    fn default() -> Self {
        Self::new()
    }
}

impl Query {
    /// Everything, in the platform's order, from the start, 50 a page.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            filter: Filter::everything(),
            sort: Vec::new(),
            paging: Paging {
                limit: DEFAULT_LIMIT,
                offset: 0,
            },
        }
    }

    /// Adds a condition; all conditions must hold.
    #[must_use]
    pub fn filter(mut self, filter: Filter) -> Self {
        self.filter = self.filter.and(filter);
        self
    }

    /// Sorts by a field, smallest first, after the fields named before.
    #[must_use]
    pub fn ascending(self, field: impl Into<String>) -> Self {
        self.sort(field, SortOrder::Asc)
    }

    /// Sorts by a field, largest first, after the fields named before.
    #[must_use]
    pub fn descending(self, field: impl Into<String>) -> Self {
        self.sort(field, SortOrder::Desc)
    }

    /// Sorts by a field after the fields named before.
    #[must_use]
    pub fn sort(mut self, field: impl Into<String>, order: SortOrder) -> Self {
        self.sort.push(Sorting {
            field_name: field.into(),
            order,
        });
        self
    }

    /// Skips this many items.
    #[must_use]
    pub const fn skip(mut self, offset: u32) -> Self {
        self.paging.offset = offset;
        self
    }

    /// Sets how many items a page has.
    #[must_use]
    pub const fn limit(mut self, limit: u32) -> Self {
        self.paging.limit = limit;
        self
    }

    /// Whether it asks for everything there is in the platform's own order.
    pub(crate) const fn is_from_the_start(&self) -> bool {
        self.sort.is_empty() && self.paging.offset == 0
    }

    pub(crate) const fn offset(&self) -> u32 {
        self.paging.offset
    }

    pub(crate) const fn page_size(&self) -> u32 {
        self.paging.limit
    }
}

/// The payload of a query call.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct QueryPayload {
    /// The query.
    pub query: Query,
}

entities! {
    /// Where a page is among all results.
    QueryMetadata {
        /// How many items this page has.
        count: i64,
        /// How many items were skipped before it.
        offset: i64,
        /// How many there are in all; absent when they are too many to count.
        total: i64,
        /// Whether the platform gave up counting.
        too_many_to_count: bool,
    }
}

/// A condition on fields.
#[derive(Debug, Clone, PartialEq)]
pub struct Filter(Option<Value>);

impl Serialize for Filter {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match &self.0 {
            Some(value) => value.serialize(serializer),
            None => Map::new().serialize(serializer),
        }
    }
}

impl Filter {
    /// No condition.
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

    /// The text starts so.
    #[must_use]
    pub fn starts_with(field: impl Into<String>, text: &str) -> Self {
        Self::operator(field, "$startsWith", text)
    }

    /// The text ends so.
    #[must_use]
    pub fn ends_with(field: impl Into<String>, text: &str) -> Self {
        Self::operator(field, "$endsWith", text)
    }

    /// The text contains this.
    #[must_use]
    pub fn contains(field: impl Into<String>, text: &str) -> Self {
        Self::operator(field, "$contains", text)
    }

    /// The list has one or more of these.
    #[must_use]
    pub fn has_some<V: Into<Value>>(field: impl Into<String>, values: impl IntoIterator<Item = V>) -> Self {
        Self::operator(
            field,
            "$hasSome",
            values.into_iter().map(Into::into).collect::<Vec<_>>(),
        )
    }

    /// The list has all of these.
    #[must_use]
    pub fn has_all<V: Into<Value>>(field: impl Into<String>, values: impl IntoIterator<Item = V>) -> Self {
        Self::operator(field, "$hasAll", values.into_iter().map(Into::into).collect::<Vec<_>>())
    }

    /// The field is one of these.
    #[must_use]
    pub fn is_in<V: Into<Value>>(field: impl Into<String>, values: impl IntoIterator<Item = V>) -> Self {
        Self::operator(field, "$in", values.into_iter().map(Into::into).collect::<Vec<_>>())
    }

    /// The field is there, or is not.
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

    /// Both hold.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        self.join("$and", other)
    }

    /// One or both hold.
    #[must_use]
    pub fn or(self, other: Self) -> Self {
        self.join("$or", other)
    }

    /// It does not hold. Twice is as if never.
    #[must_use]
    #[allow(
        clippy::should_implement_trait,
        reason = "named as the platform's query builder names it"
    )]
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
    fn a_new_query_asks_for_fifty_from_the_start() {
        assert_eq!(
            serde_json::to_value(Query::new()).unwrap(),
            json!({"filter": {}, "paging": {"limit": 50, "offset": 0}})
        );
    }

    #[test]
    fn conditions_of_a_kind_become_one_flat_list() {
        let filter = Filter::eq("a", 1).and(Filter::eq("b", 2)).and(Filter::eq("c", 3));
        assert_eq!(wire(filter), json!({"$and": [{"a": 1}, {"b": 2}, {"c": 3}]}));
        let mixed = Filter::eq("a", 1).or(Filter::eq("b", 2)).and(Filter::eq("c", 3));
        assert_eq!(wire(mixed), json!({"$and": [{"$or": [{"a": 1}, {"b": 2}]}, {"c": 3}]}));
    }

    #[test]
    fn an_empty_side_is_ignored() {
        assert_eq!(wire(Filter::everything().or(Filter::eq("a", 1))), json!({"a": 1}));
        assert_eq!(wire(Filter::eq("a", 1).and(Filter::everything())), json!({"a": 1}));
    }

    #[test]
    fn not_keeps_what_was_built_and_cancels_itself() {
        let filter = Filter::eq("a", 1).and(Filter::eq("b", 2).not());
        assert_eq!(wire(filter), json!({"$and": [{"a": 1}, {"$not": {"b": 2}}]}));
        assert_eq!(wire(Filter::eq("a", 1).not().not()), json!({"a": 1}));
    }

    #[test]
    fn between_is_open_at_the_top() {
        assert_eq!(
            wire(Filter::between("price", 10, 20)),
            json!({"$and": [{"price": {"$gte": 10}}, {"price": {"$lt": 20}}]})
        );
    }
}
