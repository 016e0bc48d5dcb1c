//! Aggregations (facets) of search results: by value, range and date, and nested.

use super::counted::{Counted, Uncounted, Unit};
use super::spans;
use base::{ApiError, Result, wire};
use cartwright::query::*;
use roaring::RoaringBitmap;
use std::{borrow::Cow, collections::BTreeMap};

const DEFAULT_VALUES: i64 = 10;
/// The maximum of values of one aggregation.
const MAX_VALUES: i64 = 250;
/// The maximum of rows of nested aggregations.
const MAX_ROWS: usize = 1000;
/// The maximum of intervals of a date histogram.
const MAX_SPANS: usize = 200;
pub(crate) const MAX_AGGREGATIONS: usize = cartwright_contract::limits::list::AGGREGATIONS;

/// Computes each aggregation over the search results.
pub(crate) fn count<'a>(
    counted: &impl Counted<'a>,
    among: &RoaringBitmap,
    aggregations: &[Aggregation],
) -> Result<AggregationData> {
    if aggregations.len() > MAX_AGGREGATIONS {
        let description = format!("must be at most {MAX_AGGREGATIONS}");
        return Err(ApiError::field("search.aggregations", "MAX_SIZE", description));
    }
    let results = aggregations.iter().zip(0..).map(|(aggregation, place)| {
        let field = format!("search.aggregations[{place}]");
        Counting { counted, field }.aggregation(among, aggregation)
    });
    Ok(wire!(AggregationData { results: Some(results.collect::<Result<_, _>>()?) }))
}

/// The computation of one aggregation.
struct Counting<'c, C> {
    counted: &'c C,
    /// The aggregation's path in the payload, for violations.
    field: String,
}

impl<'a, C: Counted<'a>> Counting<'_, C> {
    fn aggregation(&self, among: &RoaringBitmap, requested: &Aggregation) -> Result<AggregationResults> {
        let mut results = wire!(AggregationResults {
            name: requested.name.clone(),
            r#type: requested.r#type.clone(),
            field_path: requested.field_path.clone()
        });
        // Counted as a nested aggregation of one level.
        let level = wire!(NestedAggregationItem {
            field_path: requested.field_path.clone(),
            value: requested.value.clone(),
            range: requested.range.clone(),
            date_histogram: requested.date_histogram.clone()
        });
        match &requested.r#type {
            Some(AggregationType::Value) | None => {
                let parts = self.values(among, &level)?;
                results.values =
                    Some(wire!(ValueResults { results: Some(parts.into_iter().map(value_result).collect()) }));
            }
            Some(AggregationType::Range) => {
                let parts = self.ranges(among, &level)?;
                results.ranges =
                    Some(wire!(RangeResults { results: Some(parts.into_iter().map(range_result).collect()) }));
            }
            Some(AggregationType::Scalar) => {
                let scalar = requested.scalar.as_ref().and_then(|scalar| scalar.r#type.as_ref());
                results.scalar = Some(self.scalar(among, requested.field_path.as_ref(), scalar)?);
            }
            Some(AggregationType::DateHistogram) => {
                let parts = self.dates(among, &level)?;
                results.date_histogram =
                    Some(wire!(DateHistogramResults { results: Some(parts.into_iter().map(date_result).collect()) }));
            }
            Some(AggregationType::Nested) => {
                let nested = requested.nested.as_ref().and_then(|nested| nested.nested_aggregations.as_ref());
                let levels = nested.map(Vec::as_slice).unwrap_or_default();
                if !(2..=3).contains(&levels.len()) {
                    return Err(self.refused("nested.nestedAggregations", "MIN_SIZE", "needs two or three"));
                }
                let mut rows = Vec::new();
                self.nested(among, levels, &BTreeMap::new(), &mut rows)?;
                results.nested = Some(wire!(NestedResults { results: rows }));
            }
            Some(_) => {
                return Err(self.refused("type", "INVALID_ENUM_VALUE", "is not a kind of aggregation"));
            }
        }
        Ok(results)
    }

    fn refused(&self, part: &str, rule: &'static str, description: &str) -> ApiError {
        ApiError::field(format!("{}.{part}", self.field), rule, description)
    }

    /// Turns the reason into a violation that names the field.
    fn known<T>(&self, found: Result<T, Uncounted>) -> Result<T> {
        found.map_err(|uncounted| match uncounted {
            Uncounted::Field(reason) => self.refused("fieldPath", "FIELD_NOT_ALLOWED", reason),
            Uncounted::Failed(error) => error,
        })
    }

    fn number(&self, path: Option<&String>) -> Result<(C::Number, Unit)> {
        self.known(self.counted.number_field(path.map(String::as_str).unwrap_or_default()))
    }

    fn values(&self, among: &RoaringBitmap, level: &NestedAggregationItem) -> Result<Vec<Part<'a>>> {
        let part = |label: String, having: Cow<'a, RoaringBitmap>| Part {
            label: Label::Value(label),
            count: among.intersection_len(&having),
            having,
        };
        let path = level.field_path.as_deref().unwrap_or_default();
        let values = self.known(self.counted.values(path, among))?;
        let mut parts: Vec<Part<'a>> = values.into_iter().map(|(label, having)| part(label, having)).collect();
        parts.retain(|part| part.count > 0);
        let requested = level.value.as_ref();
        if requested.and_then(|requested| requested.missing_values.as_ref()) == Some(&MissingValues::Include) {
            let mut missing = among.clone();
            for part in &parts {
                missing -= part.having.as_ref();
            }
            let bucket = requested.and_then(|requested| requested.include_options.as_ref()?.add_to_bucket.as_deref());
            if !missing.is_empty() {
                parts.push(part(bucket.unwrap_or("N/A").to_owned(), Cow::Owned(missing)));
            }
        }
        sort_values(&mut parts, requested);
        let limit = requested.and_then(|requested| requested.limit).unwrap_or(DEFAULT_VALUES);
        parts.truncate(usize::try_from(limit.clamp(0, MAX_VALUES)).unwrap_or_default());
        Ok(parts)
    }

    fn ranges(&self, among: &RoaringBitmap, level: &NestedAggregationItem) -> Result<Vec<Part<'a>>> {
        let (field, unit) = self.number(level.field_path.as_ref())?;
        let buckets = level.range.as_ref().and_then(|range| range.buckets.as_ref());
        let mut parts: Vec<Part<'a>> = Vec::new();
        for bucket in buckets.into_iter().flatten() {
            let (from, to) = (bucket.from, bucket.to);
            let from = from.map_or(i64::MIN, |bound| unit.lower_bound(bound));
            let to = to.map_or(i64::MAX, |bound| unit.lower_bound(bound));
            let number = |row: u32| self.counted.number(field, row);
            let holds = |row: &u32| number(*row).is_some_and(|number| (from..to).contains(&number));
            let having: RoaringBitmap = among.iter().filter(holds).collect();
            parts.push(Part {
                label: Label::Range(bucket.from, bucket.to),
                count: having.len(),
                having: Cow::Owned(having),
            });
        }
        Ok(parts)
    }

    fn dates(&self, among: &RoaringBitmap, level: &NestedAggregationItem) -> Result<Vec<Part<'a>>> {
        let (field, unit) = self.number(level.field_path.as_ref())?;
        if unit != Unit::Moment {
            return Err(self.refused("fieldPath", "FIELD_NOT_ALLOWED", "is not a date"));
        }
        let interval = level.date_histogram.as_ref().and_then(|requested| requested.interval.clone());
        let interval = interval.unwrap_or(HistogramInterval::Month);
        let mut spans: BTreeMap<i64, RoaringBitmap> = BTreeMap::new();
        for row in among {
            let Some(moment) = self.counted.number(field, row) else {
                continue;
            };
            let known = spans.range(..=moment).next_back().map(|(start, _)| *start);
            let start = match known {
                Some(start) if moment < spans::next(&interval, start) => start,
                _ => spans::start(&interval, moment),
            };
            spans.entry(start).or_default().insert(row);
            if spans.len() > MAX_SPANS {
                return Err(self.refused("dateHistogram.interval", "MAX", "is too short for what was found"));
            }
        }
        let parts = spans.into_iter().map(|(start, having)| Part {
            label: Label::Date(base::clock::rfc3339(start)),
            count: having.len(),
            having: Cow::Owned(having),
        });
        Ok(parts.collect())
    }

    fn scalar(&self, among: &RoaringBitmap, path: Option<&String>, which: Option<&ScalarType>) -> Result<ScalarResult> {
        let value = match which {
            Some(ScalarType::CountDistinct) => {
                let path = path.map(String::as_str).unwrap_or_default();
                let values = self.known(self.counted.values(path, among))?;
                let distinct = values.iter().filter(|(_, having)| !having.is_disjoint(among)).count();
                Some(f64::from(u32::try_from(distinct).unwrap_or(u32::MAX)))
            }
            which => {
                let (field, unit) = self.number(path)?;
                let kept = among.iter().filter_map(|row| self.counted.number(field, row));
                let found = if which == Some(&ScalarType::Min) { kept.min() } else { kept.max() };
                found.map(|kept| unit.shown(kept))
            }
        };
        Ok(wire!(ScalarResult { r#type: which.cloned(), value }))
    }

    fn nested(
        &self,
        among: &RoaringBitmap,
        levels: &[NestedAggregationItem],
        above: &BTreeMap<String, NestedResultValue>,
        rows: &mut Vec<NestedResult>,
    ) -> Result<()> {
        let Some((item, below)) = levels.split_first() else {
            rows.push(wire!(NestedResult { results: above.clone() }));
            return Ok(());
        };
        let name = item.name.clone().unwrap_or_default();
        let parts = match &item.r#type {
            Some(NestedAggregationType::Range) => self.ranges(among, item)?,
            Some(NestedAggregationType::DateHistogram) => self.dates(among, item)?,
            Some(NestedAggregationType::Scalar) => {
                let which = item.scalar.as_ref().and_then(|scalar| scalar.r#type.as_ref());
                let scalar = self.scalar(among, item.field_path.as_ref(), which)?.value.unwrap_or_default();
                let mut row = above.clone();
                row.insert(name, nested_scalar(scalar));
                return self.nested(among, below, &row, rows);
            }
            Some(NestedAggregationType::Value) | None => self.values(among, item)?,
            Some(_) => {
                return Err(self.refused("nested", "INVALID_ENUM_VALUE", "is not a kind of aggregation"));
            }
        };
        for part in parts {
            if rows.len() >= MAX_ROWS {
                break;
            }
            let mut row = above.clone();
            let having = among & part.having.as_ref();
            row.insert(name.clone(), nested_value(part));
            self.nested(&having, below, &row, rows)?;
        }
        Ok(())
    }
}

/// A bucket: a value with its rows among the search results.
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

pub(super) fn sort_values(parts: &mut [Part<'_>], requested: Option<&ValueAggregation>) {
    let text = |part: &Part<'_>| match &part.label {
        Label::Value(text) => text.clone(),
        _ => String::new(),
    };
    let by_value = requested.and_then(|requested| requested.sort_type.as_ref()) == Some(&ValueSortType::Value);
    let direction = requested.and_then(|requested| requested.sort_direction.as_ref());
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
