//! Evaluates conditions on products.

use super::repo;
use super::repo::fields::{FieldSource, Listed};
use crate::catalog::record::ALL_PRODUCTS_NUMBER;
use crate::catalog::search::index::{Group, Index, Measure, Trait};
use base::query::{Comparison, Compiled, Condition, Field, Test, TextPosition};
use base::{Result, text};
use cartwright::types::Currency;
use roaring::RoaringBitmap;
use rusqlite::{Connection, types::Value as Sql};

/// The inputs of a product search.
#[derive(Debug, Clone, Copy)]
pub struct Finding<'a> {
    pub index: &'a Index,
    pub connection: &'a Connection,
    pub fields: &'static [Listed],
    pub currency: Currency,
}

/// The subset of `among` that meets a condition.
pub fn matching(finding: Finding<'_>, condition: &Condition, among: &RoaringBitmap) -> Result<RoaringBitmap> {
    match condition {
        Condition::All(parts) => {
            let mut left = among.clone();
            let mut parts: Vec<&Condition> = parts.iter().collect();
            // Runs set operations first: they leave fewer products for the tests that visit each.
            parts.sort_by_key(|part| finding.effort(part));
            for part in parts {
                if left.is_empty() {
                    break;
                }
                left = matching(finding, part, &left)?;
            }
            Ok(left)
        }
        Condition::Any(parts) => {
            let mut found = RoaringBitmap::new();
            for part in parts {
                found |= matching(finding, part, among)?;
            }
            Ok(found)
        }
        Condition::Not(part) => Ok(among - matching(finding, part, among)?),
        Condition::Field(field, test) => finding.test(*field, test, among),
    }
}

/// The cost of a test, cheapest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Effort {
    /// Set operations on bitmaps.
    Sets,
    /// Visits each remaining product.
    EachLeft,
    /// Scans all products, however few remain.
    All,
}

impl Finding<'_> {
    fn effort(self, condition: &Condition) -> Effort {
        match condition {
            Condition::All(parts) | Condition::Any(parts) => {
                let efforts = parts.iter().map(|part| self.effort(part));
                efforts.max().unwrap_or(Effort::Sets)
            }
            Condition::Not(part) => self.effort(part),
            Condition::Field(field, _) => match self.source(*field) {
                FieldSource::Is(_)
                | FieldSource::State(_)
                | FieldSource::Either(..)
                | FieldSource::Member(..)
                | FieldSource::Category(_) => Effort::Sets,
                FieldSource::Number(_) | FieldSource::SalePrice => Effort::EachLeft,
                FieldSource::Name | FieldSource::Row => Effort::All,
            },
        }
    }

    fn source(self, field: Field) -> FieldSource {
        let listed = self.fields.iter().find(|listed| listed.field == field);
        listed.map_or(FieldSource::Row, |listed| listed.source)
    }

    fn test(self, field: Field, test: &Test, among: &RoaringBitmap) -> Result<RoaringBitmap> {
        Ok(match self.source(field) {
            FieldSource::Is(what) => self.is(what, test, among),
            FieldSource::State(states) => self.state(states, test, among),
            FieldSource::Either(with, what, without) => {
                let having = among & self.index.being(what);
                let lacking = among - &having;
                let mut found = RoaringBitmap::new();
                if is_met_by_text(test, with) {
                    found |= having;
                }
                if is_met_by_text(test, without) {
                    found |= lacking;
                }
                found
            }
            FieldSource::Number(measure) => self.number(measure, self.unit(measure), test, among),
            FieldSource::SalePrice => {
                let on_sale = among & self.index.being(Trait::OnSale);
                self.number(Measure::FullPrice, self.unit(Measure::FullPrice), test, &on_sale)
            }
            FieldSource::Name => self.name(field, test, among)?,
            FieldSource::Member(group, table) => self.member(group, table, field, test, among)?,
            FieldSource::Category(with_descendants) => self.category(with_descendants, field, test, among)?,
            FieldSource::Row => self.row(field, test, among)?,
        })
    }

    fn is(self, what: Trait, test: &Test, among: &RoaringBitmap) -> RoaringBitmap {
        let Test::OneOf(values) = test else {
            return among.clone();
        };
        let having = self.index.being(what);
        let mut found = RoaringBitmap::new();
        for value in values {
            found |= if *value == Sql::Integer(1) { among & having } else { among - having };
        }
        found
    }

    fn state(self, states: &[(&str, Trait)], test: &Test, among: &RoaringBitmap) -> RoaringBitmap {
        let mut found = RoaringBitmap::new();
        for (text, what) in states {
            if is_met_by_text(test, text) {
                found |= among & self.index.being(*what);
            }
        }
        found
    }

    /// The conversion factor of a measure to the filter's unit: filters state amounts in hundredths.
    fn unit(self, measure: Measure) -> f64 {
        match measure {
            Measure::BasePrice | Measure::Price | Measure::FullPrice | Measure::TopPrice => {
                let digits = i32::try_from(self.currency.digits()).unwrap_or_default();
                10_f64.powi(digits - 2)
            }
            Measure::Created | Measure::Updated => 1.0,
        }
    }

    fn number(self, measure: Measure, unit: f64, test: &Test, among: &RoaringBitmap) -> RoaringBitmap {
        let scaled = |value: &Sql| match value {
            Sql::Real(number) => number * unit,
            #[allow(clippy::cast_precision_loss, reason = "moments and amounts are far below 2^53")]
            Sql::Integer(number) => *number as f64 * unit,
            _ => f64::NAN,
        };
        #[allow(clippy::cast_precision_loss, reason = "moments and amounts are far below 2^53")]
        let held = |product: &u32| self.index.measure(measure, *product) as f64;
        match test {
            Test::OneOf(values) => {
                let wanted: Vec<f64> = values.iter().map(scaled).collect();
                let equals = |product: &u32| wanted.iter().any(|wanted| (wanted - held(product)).abs() < 1e-6);
                among.iter().filter(equals).collect()
            }
            Test::Compare(how, value) => {
                let bound = scaled(value);
                let meets: fn(f64, f64) -> bool = match how {
                    Comparison::Greater => |held, bound| held > bound,
                    Comparison::GreaterOrEqual => |held, bound| held >= bound,
                    Comparison::Less => |held, bound| held < bound,
                    Comparison::LessOrEqual => |held, bound| held <= bound,
                };
                among.iter().filter(|product| meets(held(product), bound)).collect()
            }
            Test::Exists | Test::Text(..) | Test::Item(_) => among.clone(),
        }
    }

    fn name(self, field: Field, test: &Test, among: &RoaringBitmap) -> Result<RoaringBitmap> {
        Ok(match test {
            Test::Exists => among.clone(),
            Test::Text(TextPosition::Anywhere, text) => among & self.index.named(text),
            Test::Text(TextPosition::End, text) => {
                let mut found = among & self.index.named(text);
                let others: RoaringBitmap =
                    found.iter().filter(|product| !self.index.name(*product).ends_with(text)).collect();
                found -= others;
                found
            }
            Test::Text(TextPosition::Start, text) => among & repo::products_named_from(self.connection, text)?,
            Test::OneOf(_) | Test::Compare(..) | Test::Item(_) => self.row(field, test, among)?,
        })
    }

    fn member(
        self,
        group: Group,
        table: &str,
        field: Field,
        test: &Test,
        among: &RoaringBitmap,
    ) -> Result<RoaringBitmap> {
        let mut found = RoaringBitmap::new();
        if *test == Test::Exists {
            for (_, products) in self.index.members(group) {
                found |= products & among;
            }
            return Ok(found);
        }
        for member in repo::members(self.connection, table, &compiled(field, test))? {
            if let Some(products) = self.index.of(group, member) {
                found |= products & among;
            }
        }
        Ok(found)
    }

    fn category(
        self,
        with_descendants: bool,
        field: Field,
        test: &Test,
        among: &RoaringBitmap,
    ) -> Result<RoaringBitmap> {
        // Every product is in the system category.
        if *test == Test::Exists {
            return Ok(among.clone());
        }
        let mut found = RoaringBitmap::new();
        for category in repo::category_numbers(self.connection, &compiled(field, test), with_descendants)? {
            if category == ALL_PRODUCTS_NUMBER {
                return Ok(among.clone());
            }
            if let Some(products) = self.index.of(Group::Collection, category) {
                found |= products & among;
            }
        }
        Ok(found)
    }

    fn row(self, field: Field, test: &Test, among: &RoaringBitmap) -> Result<RoaringBitmap> {
        Ok(among & repo::products(self.connection, &compiled(field, test))?)
    }
}

fn compiled(field: Field, test: &Test) -> Compiled {
    Compiled::of(&Condition::Field(field, test.clone()))
}

/// Whether a text, ignoring case, meets a test.
fn is_met_by_text(test: &Test, text: &str) -> bool {
    let text = text::folded(text);
    let given = |value: &Sql| match value {
        Sql::Text(given) => text::folded(given),
        _ => String::new(),
    };
    match test {
        Test::OneOf(values) => values.iter().any(|value| given(value) == text),
        Test::Exists | Test::Item(_) => true,
        Test::Compare(how, value) => {
            let bound = given(value);
            match how {
                Comparison::Greater => text > bound,
                Comparison::GreaterOrEqual => text >= bound,
                Comparison::Less => text < bound,
                Comparison::LessOrEqual => text <= bound,
            }
        }
        Test::Text(place, part) => {
            let part = text::folded(part);
            match place {
                TextPosition::Start => text.starts_with(&part),
                TextPosition::Anywhere => text.contains(&part),
                TextPosition::End => text.ends_with(&part),
            }
        }
    }
}
