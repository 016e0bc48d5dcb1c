//! Searching a catalog: text, condition, order, page, and what to count.

use super::enums::{
    AggregationType, HistogramInterval, MissingValues, NestedAggregationType, ScalarType, SearchMode,
    ValueSortDirection, ValueSortType,
};
use crate::resources::cursor::{ByCursor, CursorPaging, Sorting};
use crate::types::entity::entities;

entities! {
    /// What to find, in what order, which page, and what to count.
    CatalogSearch {
        /// Which page. One of a choice.
        cursor_paging: CursorPaging,
        /// Condition, in the filter language of queries.
        filter: serde_json::Value,
        /// Order of the answer. At most 10.
        sort: Vec<Sorting>,
        /// What to count. At most 10.
        aggregations: Vec<Aggregation>,
        /// What to find, in what order, which page, and what to count.
        search: SearchDetails,
        /// Time zone of dates, such as `Europe/Berlin`. At most 50 characters.
        time_zone: String,
    }

    /// Something to count over all that is found.
    Aggregation {
        /// The value. One of a choice.
        value: ValueAggregation,
        /// Counts by range. One of a choice.
        range: RangeAggregation,
        /// One number. One of a choice.
        scalar: ScalarAggregation,
        /// Counts by date. One of a choice.
        date_histogram: DateHistogramAggregation,
        /// Counts within counts. One of a choice.
        nested: NestedAggregation,
        /// Name shown to people. At most 100 characters.
        name: String,
        /// Which kind it is.
        r#type: AggregationType,
        /// The field that is counted, as in filters. At most 200 characters.
        field_path: String,
    }

    /// How many of each value.
    ValueAggregation {
        /// What stands for a missing value. One of a choice.
        include_options: IncludeMissingValues,
        /// Whether by count or by value.
        sort_type: ValueSortType,
        /// Which way.
        sort_direction: ValueSortDirection,
        /// How many at most.
        limit: i64,
        /// Whether missing values count.
        missing_values: MissingValues,
    }

    /// How missing values count.
    IncludeMissingValues {
        /// What stands for a missing value. At most 20 characters.
        add_to_bucket: String,
    }

    /// How many in each range.
    RangeAggregation {
        /// The ranges. At most 50.
        buckets: Vec<RangeBucket>,
    }

    /// A range.
    RangeBucket {
        /// From this on.
        from: f64,
        /// Up to this, not counted itself.
        to: f64,
    }

    /// A number over all: distinct values, the lowest, the highest.
    ScalarAggregation {
        /// Which kind it is.
        r#type: ScalarType,
    }

    /// How many in each span of time.
    DateHistogramAggregation {
        /// How many units between payments.
        interval: HistogramInterval,
    }

    /// Counts within counts.
    NestedAggregation {
        /// What to count within each other. At most 3.
        nested_aggregations: Vec<NestedAggregationItem>,
    }

    /// One level of counts within counts.
    NestedAggregationItem {
        /// The value. One of a choice.
        value: ValueAggregation,
        /// Counts by range. One of a choice.
        range: RangeAggregation,
        /// One number. One of a choice.
        scalar: ScalarAggregation,
        /// Counts by date. One of a choice.
        date_histogram: DateHistogramAggregation,
        /// Name shown to people. At most 100 characters.
        name: String,
        /// Which kind it is.
        r#type: NestedAggregationType,
        /// The field that is counted, as in filters. At most 200 characters.
        field_path: String,
    }

    /// Text to look for.
    SearchDetails {
        /// Whether all words must be found or any.
        mode: SearchMode,
        /// What to look for. At most 100 characters.
        expression: String,
        /// The fields to look in; all when absent. At most 200 characters, at most 20.
        fields: Vec<String>,
        /// Whether words may be misspelt.
        fuzzy: bool,
    }
}

impl ByCursor for CatalogSearch {
    fn paging(&self) -> Option<&CursorPaging> {
        self.cursor_paging.as_ref()
    }

    fn page(paging: CursorPaging) -> Self {
        Self {
            cursor_paging: Some(paging),
            ..Self::default()
        }
    }
}
