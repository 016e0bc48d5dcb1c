//! Answers of bulk calls: a result for each entry that was sent, and the numbers of successes and failures.

use crate::types::entity::{Entity, Field, Mismatch, Name, Wire, entities};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::fmt;

/// The entity type of bulk answers. `Value` is for calls that return no entity.
pub trait BulkEntity: fmt::Debug {
    /// The name of its field in a result, if that is not `item`.
    #[doc(hidden)]
    const FIELD: &'static [&'static str] = &[];
}

impl BulkEntity for Value {}

/// The answer of a bulk call.
///
/// Results are in any order, and failures beyond a limit have no result: [`pair`](Self::pair) gives the outcome of each
/// entry.
///
/// ```
/// use cartwright::resources::bulk::{Bulk, BulkOutcome};
///
/// let answer: Bulk = serde_json::from_value(serde_json::json!({
///     "results": [
///         { "itemMetadata": { "originalIndex": 1, "success": false, "error": { "code": "ORDER_NOT_FOUND" } } },
///         { "itemMetadata": { "originalIndex": 0, "success": true, "id": "a" } },
///     ],
///     "bulkActionMetadata": { "totalSuccesses": 1, "totalFailures": 1, "undetailedFailures": 0 },
/// }))?;
/// for (sent, outcome) in answer.pair(["a", "b"]).entries {
///     if let BulkOutcome::Failed(error) = outcome {
///         assert_eq!((sent, error.code.as_deref()), ("b", Some("ORDER_NOT_FOUND")));
///     }
/// }
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, PartialEq)]
#[non_exhaustive]
pub struct Bulk<T = Value> {
    /// The results, in any order.
    pub results: Option<Vec<BulkResult<T>>>,
    /// The numbers of successes and failures.
    pub bulk_action_metadata: Option<BulkActionMetadata>,
    /// Unknown fields, unchanged.
    pub unknown_fields: Map<String, Value>,
}

/// The result of one entry of a bulk call.
#[derive(Clone, PartialEq)]
#[non_exhaustive]
pub struct BulkResult<T = Value> {
    /// The entry, and whether it succeeded.
    pub item_metadata: Option<ItemMetadata>,
    /// The entity, if the call requested it.
    pub item: Option<T>,
    /// Unknown fields, unchanged.
    pub unknown_fields: Map<String, Value>,
}

entities! {
    /// One entry of a bulk call, and whether it succeeded.
    ItemMetadata {
        /// The entity's id. Absent if the entity could not be created.
        id: String,
        /// The entry's place in the payload, counted from 0.
        original_index: i64,
        success: bool,
        /// Present for a failure.
        error: ItemError,
    }

    /// The reason why a bulk call failed for one entry.
    ItemError {
        code: String,
        /// A text for developers.
        description: String,
        /// Details, by the code.
        data: Map<String, Value>,
    }

    /// The numbers of successes and failures of a bulk call.
    BulkActionMetadata {
        total_successes: i64,
        total_failures: i64,
        /// The number of failures without a result, since there were too many.
        undetailed_failures: i64,
    }
}

/// The entries of a bulk call with their outcomes.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct BulkOutcomes<S, T> {
    /// The entries in the order of sending.
    pub entries: Vec<(S, BulkOutcome<T>)>,
    /// The number of failures without a result, which are among the [`BulkOutcome::Undetailed`] entries.
    pub undetailed_failures: u64,
}

/// The outcome of one entry of a bulk call.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub enum BulkOutcome<T> {
    /// The entry succeeded.
    Succeeded {
        /// The entity's id.
        id: Option<String>,
        /// The entity, if the call requested it.
        item: Option<T>,
    },
    /// The entry failed.
    Failed(ItemError),
    /// There is no result for the entry. It failed, if all such entries are counted in
    /// [`undetailed_failures`](BulkOutcomes::undetailed_failures).
    Undetailed,
}

impl<T> Bulk<T> {
    /// Pairs each entry that was sent with its result, by the index that the result names.
    #[must_use]
    pub fn pair<S>(self, sent: impl IntoIterator<Item = S>) -> BulkOutcomes<S, T> {
        let undetailed_failures = self.undetailed_failures();
        let mut outcomes = BTreeMap::new();
        for result in self.results.unwrap_or_default() {
            // A zero may be left out of the JSON.
            let index = result.item_metadata.as_ref().and_then(|metadata| metadata.original_index);
            outcomes.entry(index.unwrap_or_default()).or_insert_with(|| result.outcome());
        }
        let entries = (0_i64..).zip(sent);
        let entries = entries.map(|(index, sent)| (sent, outcomes.remove(&index).unwrap_or(BulkOutcome::Undetailed)));
        BulkOutcomes { entries: entries.collect(), undetailed_failures }
    }

    /// Whether every entry succeeded.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        let metadata = self.bulk_action_metadata.as_ref();
        let failures = metadata.and_then(|metadata| metadata.total_failures).unwrap_or_default();
        let mut results = self.results.iter().flatten();
        failures == 0 && self.undetailed_failures() == 0 && results.all(BulkResult::is_success)
    }

    fn undetailed_failures(&self) -> u64 {
        let metadata = self.bulk_action_metadata.as_ref();
        let count = metadata.and_then(|metadata| metadata.undetailed_failures);
        count.and_then(|count| u64::try_from(count).ok()).unwrap_or_default()
    }
}

impl<T> BulkResult<T> {
    fn is_success(&self) -> bool {
        self.item_metadata.as_ref().is_some_and(|metadata| metadata.success == Some(true))
    }

    fn outcome(self) -> BulkOutcome<T> {
        let is_success = self.is_success();
        let metadata = self.item_metadata.unwrap_or_default();
        if is_success {
            BulkOutcome::Succeeded { id: metadata.id, item: self.item }
        } else {
            BulkOutcome::Failed(metadata.error.unwrap_or_default())
        }
    }
}

/// Implements for a generic struct the traits that `entities!` implements.
macro_rules! generic_entities {
    ($($name:ident { $($field:ident as $wire:expr),* })*) => {$(
        impl<T> Default for $name<T> {
            fn default() -> Self {
                Self { $($field: None,)* unknown_fields: Map::new() }
            }
        }

        impl<T: BulkEntity + Wire> Entity for $name<T> {
            fn name(&self) -> &'static str {
                stringify!($name)
            }

            fn fields(&self) -> Vec<(Name, &dyn Field)> {
                vec![$((Name::new(stringify!($field), $wire), &self.$field)),*]
            }

            fn fields_mut(&mut self) -> Vec<(Name, &mut dyn Field)> {
                vec![$((Name::new(stringify!($field), $wire), &mut self.$field)),*]
            }

            fn unknown(&self) -> &Map<String, Value> {
                &self.unknown_fields
            }

            fn unknown_mut(&mut self) -> &mut Map<String, Value> {
                &mut self.unknown_fields
            }
        }

        impl<T: BulkEntity + Wire> Wire for $name<T> {
            fn from_json(value: Value) -> Result<Self, Mismatch> {
                let mut entity = Self::default();
                crate::types::entity::read(&mut entity, value)?;
                Ok(entity)
            }

            fn to_json(&self) -> Value {
                crate::types::entity::write(self)
            }
        }

        impl<T: BulkEntity + Wire> fmt::Debug for $name<T> {
            fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
                crate::types::entity::debug(self, formatter)
            }
        }

        impl<T: BulkEntity + Wire> Serialize for $name<T> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                crate::types::entity::serialize(self, serializer)
            }
        }

        impl<'de, T: BulkEntity + Wire> Deserialize<'de> for $name<T> {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                crate::types::entity::deserialize(deserializer)
            }
        }
    )*};
}

generic_entities! {
    Bulk { results as &[], bulk_action_metadata as &[] }
    BulkResult { item_metadata as &[], item as T::FIELD }
}

/// Both are written out in place, since the name of the item's field is not the same for all entities.
#[cfg(cartwright_codegen)]
mod typescript {
    use super::{Bulk, BulkActionMetadata, BulkEntity, BulkResult, ItemMetadata};
    use ts_rs::{Config, TS, TypeVisitor};

    impl<T: BulkEntity + TS> TS for BulkResult<T> {
        type WithoutGenerics = Self;
        type OptionInnerType = Self;

        fn name(config: &Config) -> String {
            let field = T::FIELD.first().unwrap_or(&"item");
            format!("{{ itemMetadata?: {}, {field}?: {}, }}", ItemMetadata::name(config), T::name(config))
        }

        fn inline(config: &Config) -> String {
            Self::name(config)
        }

        fn visit_dependencies(visitor: &mut impl TypeVisitor)
        where
            Self: 'static,
        {
            visitor.visit::<ItemMetadata>();
            visitor.visit::<T>();
        }
    }

    impl<T: BulkEntity + TS> TS for Bulk<T> {
        type WithoutGenerics = Self;
        type OptionInnerType = Self;

        fn name(config: &Config) -> String {
            let metadata = BulkActionMetadata::name(config);
            format!("{{ results?: Array<{}>, bulkActionMetadata?: {metadata}, }}", BulkResult::<T>::name(config))
        }

        fn inline(config: &Config) -> String {
            Self::name(config)
        }

        fn visit_dependencies(visitor: &mut impl TypeVisitor)
        where
            Self: 'static,
        {
            visitor.visit::<BulkActionMetadata>();
            BulkResult::<T>::visit_dependencies(visitor);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn result(index: usize, success: bool) -> Value {
        json!({ "itemMetadata": { "originalIndex": index, "success": success, "id": index.to_string() } })
    }

    fn answer(results: &[Value], undetailed: usize) -> Bulk {
        let metadata = json!({ "undetailedFailures": undetailed });
        serde_json::from_value(json!({ "results": results, "bulkActionMetadata": metadata })).unwrap()
    }

    #[test]
    fn bulk_results_are_paired_by_index() {
        let answer = answer(&[result(3, true), result(0, false)], 1);
        assert!(!answer.is_complete());
        let outcomes = answer.pair(["a", "b", "c", "d"]);
        assert_eq!(outcomes.undetailed_failures, 1);
        let done = BulkOutcome::Succeeded { id: Some("3".into()), item: None };
        let expected = [
            ("a", BulkOutcome::Failed(ItemError::default())),
            ("b", BulkOutcome::Undetailed),
            ("c", BulkOutcome::Undetailed),
            ("d", done),
        ];
        assert_eq!(outcomes.entries, expected);
    }

    #[test]
    fn a_bulk_response_is_complete_only_without_failures() {
        assert!(answer(&[result(1, true), result(0, true)], 0).is_complete());
        assert!(!answer(&[result(0, true)], 2).is_complete());
    }

    #[test]
    fn a_bulk_response_survives_a_round_trip() {
        let text = json!({
            "results": [{ "itemMetadata": { "originalIndex": 0, "more": 1 }, "item": { "name": "x" }, "other": 2 }],
            "bulkActionMetadata": { "totalSuccesses": 1 },
            "error": { "code": "X" },
        });
        let read: Bulk = serde_json::from_value(text.clone()).unwrap();
        assert_eq!(serde_json::to_value(&read).unwrap(), text);
    }
}
