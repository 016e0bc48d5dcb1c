//! What a search counted.

use super::enums::{AggregationType, ScalarType};
use crate::types::entity::entities;
use std::collections::BTreeMap;

entities! {
    /// What was counted.
    AggregationData {
        /// The results. At most 10000.
        results: Vec<AggregationResults>,
    }

    /// What one aggregation counted.
    AggregationResults {
        /// Counts by value. One of a choice.
        values: ValueResults,
        /// Counts by range. One of a choice.
        ranges: RangeResults,
        /// One number. One of a choice.
        scalar: ScalarResult,
        /// Counts within each value. One of a choice.
        grouped_by_value: GroupByValueResults,
        /// Counts by date. One of a choice.
        date_histogram: DateHistogramResults,
        /// Counts within counts. One of a choice.
        nested: NestedResults,
        /// Name shown to people. At most 100 characters.
        name: String,
        /// Which kind it is.
        r#type: AggregationType,
        /// The field that is counted, as in filters. At most 200 characters.
        field_path: String,
    }

    /// How many of each value.
    ValueResults {
        /// The results. At most 250.
        results: Vec<ValueResult>,
    }

    /// How many of one value.
    ValueResult {
        /// The value. At most 100 characters.
        value: String,
        /// How many this page has.
        count: i64,
    }

    /// How many in each range.
    RangeResults {
        /// The results. At most 50.
        results: Vec<RangeResult>,
    }

    /// How many in one range.
    RangeResult {
        /// From this on.
        from: f64,
        /// Up to this, not counted itself.
        to: f64,
        /// How many this page has.
        count: i64,
    }

    /// A number over all.
    ScalarResult {
        /// Which kind it is.
        r#type: ScalarType,
        /// The value.
        value: f64,
    }

    /// Counts within each value.
    GroupByValueResults {
        /// The results. At most 1000.
        results: Vec<GroupedValueResult>,
    }

    /// Counts within one value.
    GroupedValueResult {
        /// The value. At most 1000 characters.
        value: String,
        /// What was counted within it.
        nested_results: NestedAggregationResults,
    }

    /// What was counted within a value.
    NestedAggregationResults {
        /// Counts by value. One of a choice.
        values: ValueResults,
        /// Counts by range. One of a choice.
        ranges: RangeResults,
        /// One number. One of a choice.
        scalar: ScalarResult,
        /// Name shown to people. At most 100 characters.
        name: String,
        /// Which kind it is.
        r#type: AggregationType,
        /// The field that is counted, as in filters. At most 200 characters.
        field_path: String,
    }

    /// How many in each span of time.
    DateHistogramResults {
        /// The results. At most 200.
        results: Vec<DateHistogramResult>,
    }

    /// How many in one span of time.
    DateHistogramResult {
        /// The value. At most 100 characters.
        value: String,
        /// How many this page has.
        count: i64,
    }

    /// Counts within counts.
    NestedResults {
        /// The results. At most 1000.
        results: Vec<NestedResult>,
    }

    /// One row of counts within counts.
    NestedResult {
        /// The results.
        results: BTreeMap<String, NestedResultValue>,
    }

    /// A level's result.
    NestedResultValue {
        /// The value. One of a choice.
        value: NestedValue,
        /// Counts by range. One of a choice.
        range: NestedRange,
        /// One number. One of a choice.
        scalar: NestedScalar,
        /// Counts by date. One of a choice.
        date_histogram: NestedValue,
    }

    /// A value and its count.
    NestedValue {
        /// The value. At most 1000 characters.
        value: String,
        /// How many this page has.
        count: i64,
    }

    /// A range and its count.
    NestedRange {
        /// From this on.
        from: i64,
        /// Up to this, not counted itself.
        to: i64,
        /// How many this page has.
        count: i64,
    }

    /// A number.
    NestedScalar {
        /// The value.
        value: i64,
    }
}
