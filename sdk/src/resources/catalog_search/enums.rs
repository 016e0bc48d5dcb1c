//! The enumerations of searches.

use crate::types::entity::open_enums;

open_enums! {
    /// What values are sorted by.
    ValueSortType {
        Count = "COUNT",
        Value = "VALUE",
    }

    /// Which way values are sorted.
    ValueSortDirection {
        Desc = "DESC",
        Asc = "ASC",
    }

    /// Whether missing values count.
    MissingValues {
        Exclude = "EXCLUDE",
        Include = "INCLUDE",
    }

    /// Which number.
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

    /// What kind of count within a count.
    NestedAggregationType {
        Value = "VALUE",
        Range = "RANGE",
        Scalar = "SCALAR",
        DateHistogram = "DATE_HISTOGRAM",
    }

    /// What kind of count.
    AggregationType {
        Value = "VALUE",
        Range = "RANGE",
        Scalar = "SCALAR",
        DateHistogram = "DATE_HISTOGRAM",
        Nested = "NESTED",
    }

    /// Whether all words must be found or any.
    SearchMode {
        Or = "OR",
        And = "AND",
    }
}
