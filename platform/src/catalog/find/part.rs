//! Parts of a list, and their counts in the form of the API.

use crate::base::wire;
use cartwright::query::*;
use roaring::RoaringBitmap;
use std::borrow::Cow;

/// A value that rows of a list share, with those rows; only rows on the list count.
pub(super) struct Part<'a> {
    pub(super) label: Label,
    pub(super) count: u64,
    pub(super) having: Cow<'a, RoaringBitmap>,
}

#[derive(Debug, Clone, PartialEq)]
pub(super) enum Label {
    Value(String),
    Range(Option<f64>, Option<f64>),
    Date(String),
}

pub(super) fn sort_values(parts: &mut [Part<'_>], asked: Option<&ValueAggregation>) {
    let text = |part: &Part<'_>| match &part.label {
        Label::Value(text) => text.clone(),
        _ => String::new(),
    };
    let by_value = asked.and_then(|asked| asked.sort_type.as_ref()) == Some(&ValueSortType::Value);
    let direction = asked.and_then(|asked| asked.sort_direction.as_ref());
    let descending = direction.map_or(!by_value, |direction| *direction == ValueSortDirection::Desc);
    parts.sort_by(|one, other| {
        let ordering = if by_value { text(one).cmp(&text(other)) } else { one.count.cmp(&other.count) };
        let ordering = if descending { ordering.reverse() } else { ordering };
        ordering.then_with(|| text(one).cmp(&text(other)))
    });
}

fn counted(part: &Part<'_>) -> Option<i64> {
    i64::try_from(part.count).ok()
}

pub(super) fn value_result(part: Part<'_>) -> ValueResult {
    wire!(ValueResult { count: counted(&part), value: text_of(part.label) })
}

pub(super) fn date_result(part: Part<'_>) -> DateHistogramResult {
    wire!(DateHistogramResult { count: counted(&part), value: text_of(part.label) })
}

pub(super) fn range_result(part: Part<'_>) -> RangeResult {
    let (from, to) = match part.label {
        Label::Range(from, to) => (from, to),
        _ => (None, None),
    };
    wire!(RangeResult { from, to, count: counted(&part) })
}

fn text_of(label: Label) -> Option<String> {
    match label {
        Label::Value(text) | Label::Date(text) => Some(text),
        Label::Range(..) => None,
    }
}

pub(super) fn nested_value(part: Part<'_>) -> NestedResultValue {
    let count = counted(&part);
    let mut result = NestedResultValue::default();
    match part.label {
        Label::Range(from, to) => {
            result.range = Some(wire!(NestedRange { from, to, count }));
        }
        Label::Value(text) => {
            result.value = Some(wire!(NestedValue { value: text, count }));
        }
        Label::Date(text) => {
            result.date_histogram = Some(wire!(NestedValue { value: text, count }));
        }
    }
    result
}

pub(super) fn nested_scalar(value: f64) -> NestedResultValue {
    wire!(NestedResultValue { scalar: wire!(NestedScalar { value }) })
}
