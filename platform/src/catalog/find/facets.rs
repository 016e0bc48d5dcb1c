//! Counting what a search finds: by value, by range, by date, and within each other.

use super::condition::Finding;
use super::fields::{Listed, Source};
use super::part::{Label, Part, date_result, nested_scalar, nested_value, range_result, sort_values, value_result};
use super::spans;
use crate::catalog::index::{Group, Measure};
use crate::error::ApiError;
use crate::pricing::money;
use cartwright::resources::catalog_search::*;
use roaring::RoaringBitmap;
use rusqlite::Connection;
use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap};

/// How many values an aggregation gives unless it says so.
const USUAL_VALUES: i64 = 10;
/// The most values that one gives.
const MOST_VALUES: i64 = 250;
/// The most rows of counts within counts.
const MOST_ROWS: usize = 1000;
/// The most spans of time that are counted.
const MOST_SPANS: usize = 200;
/// How many aggregations a search may have.
pub(crate) const MOST_AGGREGATIONS: usize = 10;

/// Counts over products, as each aggregation asks.
pub(crate) fn count(
    finding: Finding<'_>,
    products: &RoaringBitmap,
    aggregations: &[Aggregation],
) -> Result<AggregationData, ApiError> {
    if aggregations.len() > MOST_AGGREGATIONS {
        let description = format!("must be at most {MOST_AGGREGATIONS}");
        return Err(ApiError::field("search.aggregations", "MAX_SIZE", description));
    }
    let results = aggregations.iter().zip(0..).map(|(aggregation, place)| {
        let field = format!("search.aggregations[{place}]");
        Counting { finding, field }.aggregation(products, aggregation)
    });
    Ok(AggregationData {
        results: Some(results.collect::<Result<_, _>>()?),
        ..AggregationData::default()
    })
}

/// One aggregation being counted.
struct Counting<'a> {
    finding: Finding<'a>,
    /// Where it stands in the payload.
    field: String,
}

/// A level of counts within counts, or the only one.
struct Level<'a> {
    path: Option<&'a String>,
    value: Option<&'a ValueAggregation>,
    range: Option<&'a RangeAggregation>,
    date_histogram: Option<&'a DateHistogramAggregation>,
}

impl<'a> Counting<'a> {
    fn aggregation(&self, products: &RoaringBitmap, asked: &Aggregation) -> Result<AggregationResults, ApiError> {
        let mut results = AggregationResults {
            name: asked.name.clone(),
            r#type: asked.r#type.clone(),
            field_path: asked.field_path.clone(),
            ..AggregationResults::default()
        };
        let level = Level {
            path: asked.field_path.as_ref(),
            value: asked.value.as_ref(),
            range: asked.range.as_ref(),
            date_histogram: asked.date_histogram.as_ref(),
        };
        match &asked.r#type {
            Some(AggregationType::Value) | None => {
                let parts = self.values(products, &level)?;
                results.values = Some(ValueResults {
                    results: Some(parts.into_iter().map(value_result).collect()),
                    ..ValueResults::default()
                });
            }
            Some(AggregationType::Range) => {
                let parts = self.ranges(products, &level)?;
                results.ranges = Some(RangeResults {
                    results: Some(parts.into_iter().map(range_result).collect()),
                    ..RangeResults::default()
                });
            }
            Some(AggregationType::Scalar) => {
                let scalar = asked.scalar.as_ref().and_then(|scalar| scalar.r#type.as_ref());
                results.scalar = Some(self.scalar(products, asked.field_path.as_ref(), scalar)?);
            }
            Some(AggregationType::DateHistogram) => {
                let parts = self.dates(products, &level)?;
                results.date_histogram = Some(DateHistogramResults {
                    results: Some(parts.into_iter().map(date_result).collect()),
                    ..DateHistogramResults::default()
                });
            }
            Some(AggregationType::Nested) => {
                let nested = asked
                    .nested
                    .as_ref()
                    .and_then(|nested| nested.nested_aggregations.as_ref());
                let levels = nested.map(Vec::as_slice).unwrap_or_default();
                if !(2..=3).contains(&levels.len()) {
                    return Err(self.refused("nested.nestedAggregations", "MIN_SIZE", "needs two or three"));
                }
                let mut rows = Vec::new();
                self.nested(products, levels, &BTreeMap::new(), &mut rows)?;
                results.nested = Some(NestedResults {
                    results: Some(rows),
                    ..NestedResults::default()
                });
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

    fn listed(&self, path: Option<&String>) -> Result<&'a Listed, ApiError> {
        let path = path.map(String::as_str).unwrap_or_default();
        let mut fields = self.finding.fields.iter();
        fields
            .find(|listed| listed.field.names.contains(&path))
            .ok_or_else(|| self.refused("fieldPath", "FIELD_NOT_ALLOWED", "cannot be counted by"))
    }

    fn measure(&self, path: Option<&String>) -> Result<Measure, ApiError> {
        match self.listed(path)?.source {
            Source::Number(measure) => Ok(measure),
            _ => Err(self.refused("fieldPath", "FIELD_NOT_ALLOWED", "is not a number")),
        }
    }

    /// What a number that is kept is on the wire: amounts as amounts, moments in milliseconds.
    #[allow(clippy::cast_precision_loss, reason = "moments are far below 2^53")]
    fn shown(&self, measure: Measure, kept: i64) -> f64 {
        match measure {
            Measure::Price | Measure::FullPrice => money::float(kept, self.finding.currency),
            Measure::Created | Measure::Updated => kept as f64,
        }
    }

    /// The smallest number that is kept of those that are at least a bound on the wire.
    #[allow(
        clippy::cast_possible_truncation,
        reason = "what does not fit saturates, as bounds of that size may"
    )]
    fn least(&self, measure: Measure, bound: f64) -> i64 {
        let digits = match measure {
            Measure::Price | Measure::FullPrice => i32::try_from(self.finding.currency.digits()).unwrap_or_default(),
            Measure::Created | Measure::Updated => 0,
        };
        let exact = bound * 10_f64.powi(digits);
        // 1.1 is a little more than eleven tenths; it is meant as they are.
        let near = exact.round();
        if (exact - near).abs() < 1e-6 {
            near as i64
        } else {
            exact.ceil() as i64
        }
    }

    fn values(&self, products: &RoaringBitmap, level: &Level<'_>) -> Result<Vec<Part<'a>>, ApiError> {
        let listed = self.listed(level.path)?;
        let index = self.finding.index;
        let part = |label: &str, having: Cow<'a, RoaringBitmap>| Part {
            label: Label::Value(label.to_owned()),
            count: products.intersection_len(&having),
            products: having,
        };
        let mut parts: Vec<Part<'a>> = match listed.source {
            Source::State(states) => states
                .iter()
                .map(|(text, what)| part(text, Cow::Borrowed(index.being(*what))))
                .collect(),
            Source::Is(what) => vec![
                part("true", Cow::Borrowed(index.being(what))),
                part("false", Cow::Owned(products - index.being(what))),
            ],
            Source::Either(with, what, without) => vec![
                part(with, Cow::Borrowed(index.being(what))),
                part(without, Cow::Owned(products - index.being(what))),
            ],
            Source::Member(group, table) => self.members(products, group, table, listed.field.column)?,
            Source::Name | Source::Number(_) | Source::SalePrice | Source::Row => {
                return Err(self.refused("fieldPath", "FIELD_NOT_ALLOWED", "cannot be counted by value"));
            }
        };
        parts.retain(|part| part.count > 0);
        let asked = level.value;
        if asked.and_then(|asked| asked.missing_values.as_ref()) == Some(&MissingValues::Include) {
            let mut missing = products.clone();
            for part in &parts {
                missing -= part.products.as_ref();
            }
            let bucket = asked.and_then(|asked| asked.include_options.as_ref()?.add_to_bucket.as_deref());
            if !missing.is_empty() {
                parts.push(part(bucket.unwrap_or("N/A"), Cow::Owned(missing)));
            }
        }
        sort_values(&mut parts, asked);
        let limit = asked.and_then(|asked| asked.limit).unwrap_or(USUAL_VALUES);
        parts.truncate(usize::try_from(limit.clamp(0, MOST_VALUES)).unwrap_or_default());
        Ok(parts)
    }

    fn members(
        &self,
        products: &RoaringBitmap,
        group: Group,
        table: &str,
        column: &str,
    ) -> Result<Vec<Part<'a>>, ApiError> {
        let counted: Vec<(i64, u64, &RoaringBitmap)> = self
            .finding
            .index
            .members(group)
            .iter()
            .map(|(member, having)| (*member, products.intersection_len(having), having))
            .filter(|(_, count, _)| *count > 0)
            .collect();
        let labels = labels(
            self.finding.connection,
            table,
            column,
            counted.iter().map(|(member, ..)| *member),
        )?;
        // Members of one name, such as a choice of several options, count as one.
        let mut parts: HashMap<&str, Part<'a>> = HashMap::with_capacity(counted.len());
        for (member, count, having) in counted {
            let Some(label) = labels.get(&member) else { continue };
            match parts.get_mut(label.as_str()) {
                Some(part) => {
                    *part.products.to_mut() |= having;
                    part.count = products.intersection_len(&part.products);
                }
                None => {
                    let label = Label::Value(label.clone());
                    let products = Cow::Borrowed(having);
                    parts.insert(
                        labels.get(&member).map(String::as_str).unwrap_or_default(),
                        Part { label, count, products },
                    );
                }
            }
        }
        Ok(parts.into_values().collect())
    }

    fn ranges(&self, products: &RoaringBitmap, level: &Level<'_>) -> Result<Vec<Part<'a>>, ApiError> {
        let measure = self.measure(level.path)?;
        let buckets = level.range.and_then(|range| range.buckets.as_ref());
        let mut parts: Vec<Part<'a>> = Vec::new();
        for bucket in buckets.into_iter().flatten() {
            let (from, to) = (bucket.from, bucket.to);
            let from = from.map_or(i64::MIN, |bound| self.least(measure, bound));
            let to = to.map_or(i64::MAX, |bound| self.least(measure, bound));
            let holds = |product: &u32| (from..to).contains(&self.finding.index.measure(measure, *product));
            let having: RoaringBitmap = products.iter().filter(holds).collect();
            parts.push(Part {
                label: Label::Range(bucket.from, bucket.to),
                count: having.len(),
                products: Cow::Owned(having),
            });
        }
        Ok(parts)
    }

    fn dates(&self, products: &RoaringBitmap, level: &Level<'_>) -> Result<Vec<Part<'a>>, ApiError> {
        let measure = self.measure(level.path)?;
        if !matches!(measure, Measure::Created | Measure::Updated) {
            return Err(self.refused("fieldPath", "FIELD_NOT_ALLOWED", "is not a date"));
        }
        let interval = level.date_histogram.and_then(|asked| asked.interval.clone());
        let interval = interval.unwrap_or(HistogramInterval::Month);
        let mut spans: BTreeMap<i64, RoaringBitmap> = BTreeMap::new();
        for product in products {
            let moment = self.finding.index.measure(measure, product);
            let known = spans.range(..=moment).next_back().map(|(start, _)| *start);
            let start = match known {
                Some(start) if moment < spans::next(&interval, start) => start,
                _ => spans::start(&interval, moment),
            };
            spans.entry(start).or_default().insert(product);
            if spans.len() > MOST_SPANS {
                return Err(self.refused("dateHistogram.interval", "MAX", "is too short for what was found"));
            }
        }
        let parts = spans.into_iter().map(|(start, having)| Part {
            label: Label::Date(crate::clock::rfc3339(start)),
            count: having.len(),
            products: Cow::Owned(having),
        });
        Ok(parts.collect())
    }

    fn scalar(
        &self,
        products: &RoaringBitmap,
        path: Option<&String>,
        which: Option<&ScalarType>,
    ) -> Result<ScalarResult, ApiError> {
        let value = match which {
            Some(ScalarType::CountDistinct) => {
                let Source::Member(group, _) = self.listed(path)?.source else {
                    return Err(self.refused("fieldPath", "FIELD_NOT_ALLOWED", "cannot be counted by value"));
                };
                let members = self.finding.index.members(group).values();
                let distinct = members.filter(|having| !having.is_disjoint(products)).count();
                Some(f64::from(u32::try_from(distinct).unwrap_or(u32::MAX)))
            }
            which => {
                let measure = self.measure(path)?;
                let kept = products
                    .iter()
                    .map(|product| self.finding.index.measure(measure, product));
                let found = if which == Some(&ScalarType::Min) {
                    kept.min()
                } else {
                    kept.max()
                };
                found.map(|kept| self.shown(measure, kept))
            }
        };
        Ok(ScalarResult {
            r#type: which.cloned(),
            value,
            ..ScalarResult::default()
        })
    }

    fn nested(
        &self,
        products: &RoaringBitmap,
        levels: &[NestedAggregationItem],
        above: &BTreeMap<String, NestedResultValue>,
        rows: &mut Vec<NestedResult>,
    ) -> Result<(), ApiError> {
        let Some((item, below)) = levels.split_first() else {
            rows.push(NestedResult {
                results: Some(above.clone()),
                ..NestedResult::default()
            });
            return Ok(());
        };
        let level = Level {
            path: item.field_path.as_ref(),
            value: item.value.as_ref(),
            range: item.range.as_ref(),
            date_histogram: item.date_histogram.as_ref(),
        };
        let name = item.name.clone().unwrap_or_default();
        let parts = match &item.r#type {
            Some(NestedAggregationType::Range) => self.ranges(products, &level)?,
            Some(NestedAggregationType::DateHistogram) => self.dates(products, &level)?,
            Some(NestedAggregationType::Scalar) => {
                let which = item.scalar.as_ref().and_then(|scalar| scalar.r#type.as_ref());
                let scalar = self.scalar(products, level.path, which)?.value.unwrap_or_default();
                let mut row = above.clone();
                row.insert(name, nested_scalar(scalar));
                return self.nested(products, below, &row, rows);
            }
            Some(NestedAggregationType::Value) | None => self.values(products, &level)?,
            Some(_) => {
                return Err(self.refused("nested", "INVALID_ENUM_VALUE", "is not a kind of aggregation"));
            }
        };
        for part in parts {
            if rows.len() >= MOST_ROWS {
                break;
            }
            let mut row = above.clone();
            let having = products & part.products.as_ref();
            row.insert(name.clone(), nested_value(part));
            self.nested(&having, below, &row, rows)?;
        }
        Ok(())
    }
}

/// The texts of a group's members.
fn labels(
    connection: &Connection,
    table: &str,
    column: &str,
    members: impl Iterator<Item = i64>,
) -> Result<HashMap<i64, String>, ApiError> {
    let list = serde_json::to_string(&members.collect::<Vec<_>>())?;
    let mut statement = connection.prepare_cached(&format!(
        "SELECT x.number, {column} FROM {table} AND x.number IN (SELECT value FROM json_each(?1))"
    ))?;
    let rows = statement.query_map([list], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(rows.collect::<rusqlite::Result<_>>()?)
}
