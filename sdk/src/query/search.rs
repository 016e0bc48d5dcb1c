//! Searches of a catalog: by text and condition, with aggregations by value, range and date.
//!
//! ```
//! use cartwright::query::{CatalogSearch, Filter};
//!
//! let search = CatalogSearch::words("oak tray").filter(Filter::eq("visible", true)).limit(24);
//! assert_eq!(serde_json::to_value(&search)?["search"]["expression"], "oak tray");
//! # Ok::<(), serde_json::Error>(())
//! ```

use super::{CursorPaging, Filter, Sorting};
use crate::types::entity::{entities, open_enums};
use std::collections::BTreeMap;

entities! {
    /// A search of the catalog: words, filter, order, page and aggregations.
    CatalogSearch {
        cursor_paging: CursorPaging,
        filter: Filter,
        /// At most 10.
        sort: Vec<Sorting>,
        /// At most 10.
        aggregations: Vec<Aggregation>,
        search: SearchDetails,
        /// The time zone of dates, such as `Europe/Berlin`. At most 50 characters.
        time_zone: String,
    }

    /// An aggregation over all results; `type` names the field that is set.
    Aggregation {
        value: ValueAggregation,
        range: RangeAggregation,
        scalar: ScalarAggregation,
        date_histogram: DateHistogramAggregation,
        nested: NestedAggregation,
        /// At most 100 characters.
        name: String,
        r#type: AggregationType,
        /// A filter field. At most 200 characters.
        field_path: String,
    }

    /// A count of each value.
    ValueAggregation {
        include_options: IncludeMissingValues,
        sort_type: ValueSortType,
        sort_direction: ValueSortDirection,
        /// The largest number of values.
        limit: i64,
        missing_values: MissingValues,
    }

    /// The bucket of missing values.
    IncludeMissingValues {
        /// At most 20 characters.
        add_to_bucket: String,
    }

    /// A count of each range.
    RangeAggregation {
        /// At most 50.
        buckets: Vec<RangeBucket>,
    }

    RangeBucket {
        /// Inclusive.
        from: f64,
        /// Exclusive.
        to: f64,
    }

    /// A single number: distinct values, minimum or maximum.
    ScalarAggregation {
        r#type: ScalarType,
    }

    /// A count of each interval.
    DateHistogramAggregation {
        interval: HistogramInterval,
    }

    /// Nested aggregations.
    NestedAggregation {
        /// From the outer to the inner. At most 3.
        nested_aggregations: Vec<NestedAggregationItem>,
    }

    /// One level of nested aggregations.
    NestedAggregationItem {
        value: ValueAggregation,
        range: RangeAggregation,
        scalar: ScalarAggregation,
        date_histogram: DateHistogramAggregation,
        /// At most 100 characters.
        name: String,
        r#type: NestedAggregationType,
        /// A filter field. At most 200 characters.
        field_path: String,
    }

    /// The words of a search.
    SearchDetails {
        mode: SearchMode,
        /// The search words. At most 100 characters.
        expression: String,
        /// The searched fields; all if absent. At most 20 of at most 200 characters.
        fields: Vec<String>,
        /// Whether misspelt words match (fuzzy search).
        fuzzy: bool,
    }
}

entities! {
    /// The results of a search's aggregations.
    AggregationData {
        /// At most 10000.
        results: Vec<AggregationResults>,
    }

    /// One aggregation's result; `type` names the field that is set.
    AggregationResults {
        /// Counts by value.
        values: ValueResults,
        ranges: RangeResults,
        scalar: ScalarResult,
        grouped_by_value: GroupByValueResults,
        date_histogram: DateHistogramResults,
        nested: NestedResults,
        /// At most 100 characters.
        name: String,
        r#type: AggregationType,
        /// A filter field. At most 200 characters.
        field_path: String,
    }

    /// The counts of each value.
    ValueResults {
        /// At most 250.
        results: Vec<ValueResult>,
    }

    /// The count of one value.
    ValueResult {
        /// At most 1000 characters.
        value: String,
        count: i64,
    }

    /// The counts of each range.
    RangeResults {
        /// At most 50.
        results: Vec<RangeResult>,
    }

    /// The count of one range.
    RangeResult {
        /// Inclusive.
        from: f64,
        /// Exclusive.
        to: f64,
        count: i64,
    }

    /// A single number over all results.
    ScalarResult {
        r#type: ScalarType,
        value: f64,
    }

    /// Counts within each value.
    GroupByValueResults {
        /// At most 1000.
        results: Vec<GroupedValueResult>,
    }

    /// Counts within one value.
    GroupedValueResult {
        /// At most 1000 characters.
        value: String,
        nested_results: NestedAggregationResults,
    }

    /// The results within a value.
    NestedAggregationResults {
        /// Counts by value.
        values: ValueResults,
        ranges: RangeResults,
        scalar: ScalarResult,
        /// At most 100 characters.
        name: String,
        r#type: AggregationType,
        /// A filter field. At most 200 characters.
        field_path: String,
    }

    /// The counts of each interval.
    DateHistogramResults {
        /// At most 200.
        results: Vec<DateHistogramResult>,
    }

    /// The count of one interval.
    DateHistogramResult {
        /// At most 100 characters.
        value: String,
        count: i64,
    }

    /// Nested aggregations.
    NestedResults {
        /// At most 1000.
        results: Vec<NestedResult>,
    }

    /// One row of nested counts.
    NestedResult {
        results: BTreeMap<String, NestedResultValue>,
    }

    /// A level's result.
    NestedResultValue {
        value: NestedValue,
        range: NestedRange,
        scalar: NestedScalar,
        date_histogram: NestedValue,
    }

    /// A value and its count.
    NestedValue {
        /// At most 1000 characters.
        value: String,
        count: i64,
    }

    /// A range and its count.
    NestedRange {
        /// Inclusive.
        from: f64,
        /// Exclusive.
        to: f64,
        count: i64,
    }

    /// A number.
    NestedScalar {
        value: f64,
    }
}

open_enums! {
    ValueSortType {
        Count = "COUNT",
        Value = "VALUE",
    }

    ValueSortDirection {
        Desc = "DESC",
        Asc = "ASC",
    }

    MissingValues {
        Exclude = "EXCLUDE",
        Include = "INCLUDE",
    }

    /// The kind of a scalar.
    ScalarType {
        CountDistinct = "COUNT_DISTINCT",
        Min = "MIN",
        Max = "MAX",
    }

    /// A span of time.
    HistogramInterval {
        Year = "YEAR",
        Month = "MONTH",
        Week = "WEEK",
        Day = "DAY",
        Hour = "HOUR",
        Minute = "MINUTE",
        Second = "SECOND",
    }

    NestedAggregationType {
        Value = "VALUE",
        Range = "RANGE",
        Scalar = "SCALAR",
        DateHistogram = "DATE_HISTOGRAM",
    }

    AggregationType {
        Value = "VALUE",
        Range = "RANGE",
        Scalar = "SCALAR",
        DateHistogram = "DATE_HISTOGRAM",
        Nested = "NESTED",
    }

    SearchMode {
        Or = "OR",
        And = "AND",
    }
}

impl CatalogSearch {
    /// Finds words, including misspelt ones.
    #[must_use]
    pub fn words(expression: impl Into<String>) -> Self {
        Self {
            search: Some(SearchDetails {
                expression: Some(expression.into()),
                fuzzy: Some(true),
                ..SearchDetails::default()
            }),
            ..Self::default()
        }
    }
}
