//! Collects the violations of a payload.

use crate::error::{ApiError, FieldViolation, Result};
use serde_json::json;
use std::{collections::HashSet, hash::Hash};

#[derive(Debug, Default)]
pub struct Checks {
    violations: Vec<FieldViolation>,
}

impl Checks {
    pub const fn new() -> Self {
        Self { violations: Vec::new() }
    }

    pub fn of(violations: impl IntoIterator<Item = FieldViolation>) -> Self {
        Self { violations: violations.into_iter().collect() }
    }

    /// Refuses the payload if it has violations.
    pub fn finish(self) -> Result<()> {
        if self.violations.is_empty() { Ok(()) } else { Err(ApiError::Validation(self.violations)) }
    }

    pub fn into_violations(self) -> Vec<FieldViolation> {
        self.violations
    }

    pub fn add(&mut self, violation: FieldViolation) {
        self.violations.push(violation);
    }

    pub fn refuse(&mut self, field: impl Into<String>, rule: &'static str, description: impl Into<String>) {
        self.add(FieldViolation::new(field, rule, description));
    }

    /// Refuses a text that is too long.
    pub fn text(&mut self, field: &str, text: Option<&String>, longest: usize) {
        if text.is_some_and(|text| text.chars().count() > longest) {
            let mut violation =
                FieldViolation::new(field, "MAX_LENGTH", format!("must have at most {longest} characters"));
            violation.data = json!({ "threshold": longest });
            self.add(violation);
        }
    }

    /// Refuses a list that is too long.
    pub fn size(&mut self, field: &str, size: usize, largest: usize) {
        if size > largest {
            let mut violation = FieldViolation::new(field, "MAX_SIZE", format!("must have at most {largest} entries"));
            violation.data = json!({ "threshold": largest });
            self.add(violation);
        }
    }

    /// Refuses a text that is not in a list.
    pub fn one_of(&mut self, field: &str, value: Option<&str>, known: &[&str]) {
        if let Some(value) = value.filter(|value| !known.contains(value)) {
            let mut violation =
                FieldViolation::new(field, "INVALID_ENUM_VALUE", format!("must be one of {}", known.join(", ")));
            violation.data = json!({ "value": value });
            self.add(violation);
        }
    }

    /// Refuses a number that is out of range.
    pub fn range<T: PartialOrd + std::fmt::Display + serde::Serialize>(
        &mut self,
        field: impl FnOnce() -> String,
        value: T,
        min: T,
        max: T,
    ) {
        let (rule, threshold, description) = if value < min {
            ("MIN", &min, format!("must be {min} or more"))
        } else if value > max {
            ("MAX", &max, format!("must be {max} or less"))
        } else if value >= min {
            return;
        } else {
            self.refuse(field(), "FORMAT", "is not a number");
            return;
        };
        let mut violation = FieldViolation::new(field(), rule, description);
        violation.data = json!({ "threshold": threshold });
        self.add(violation);
    }
}

pub fn are_distinct<T: Eq + Hash>(values: impl IntoIterator<Item = T>) -> bool {
    let mut known = HashSet::new();
    values.into_iter().all(|value| known.insert(value))
}
