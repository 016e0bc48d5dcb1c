//! Default bounds where the contract states none, so that no request stores or computes without limit.

use super::rule::{Rule, Type};
use crate::error::{ApiError, Result};
use cartwright::{ENDPOINTS, row::Access};
use std::collections::BTreeMap;

/// Default bounds of values whose rule states none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Limits {
    /// The maximum of characters of a text.
    pub(super) text: usize,
    /// The maximum of entries of a list.
    pub(super) list: usize,
    /// The maximum of entries of a map.
    pub(super) map: usize,
    /// The maximum of bytes of free JSON, and of all unknown fields of an object.
    pub(super) json: usize,
}

/// For calls that visitors and members can make.
const VISITORS: Limits = Limits { text: 2_000, list: 1_000, map: 100, json: 32 * 1024 };
/// For the owner's calls, whose body is bounded as a whole.
pub(super) const OWNERS: Limits = Limits { text: 1024 * 1024, list: 100_000, map: 100_000, json: 1024 * 1024 };
/// Longer maxima for texts of visitors, by field name.
const LONGER: [(&str, usize); 6] = [
    ("cursor", 16_000),
    // The GraphQL query.
    ("query", 64 * 1024),
    ("Recaptcha", 10_000),
    ("InvisibleRecaptcha", 10_000),
    ("NoCaptcha", 10_000),
    ("token", 10_000),
];

pub(super) fn of_call(id: &str) -> Limits {
    let row = ENDPOINTS.iter().find(|row| row.id == id);
    if row.is_some_and(|row| row.access >= Access::Owner) { OWNERS } else { VISITORS }
}

impl Limits {
    /// Completes a field's rule with the default bounds.
    pub(super) fn complete(&self, name: &str, rule: &Rule) -> Rule {
        let mut rule = rule.clone();
        if rule.items.is_some() {
            rule.max_items = rule.max_items.or(Some(self.list));
        } else if rule.values.is_some() {
            rule.max_items = rule.max_items.or(Some(self.map));
        } else if rule.r#type.is_none() && rule.r#enum.is_none() {
            let longer = LONGER.iter().find(|(known, _)| *known == name).map(|(_, length)| *length);
            rule.max_length = rule.max_length.or(Some(longer.unwrap_or_default().max(self.text)));
        } else if rule.r#type == Some(Type::Json) {
            rule.max_length = rule.max_length.or(Some(self.json));
        }
        rule
    }
}

/// The maximum of fields of a hosted form: a membership for each cart line, and the buyer's own fields.
const FORM_FIELDS: usize = 400;
/// The maximum length of a form field, or of its address, in bytes.
const FORM_FIELD: usize = 8 * 1024;

/// Refuses a hosted form with too many or too long fields.
pub fn check_form(fields: &BTreeMap<String, String>) -> Result<()> {
    if fields.len() > FORM_FIELDS {
        let problem = format!("must have at most {FORM_FIELDS} fields");
        return Err(ApiError::field("form", "MAX_SIZE", problem));
    }
    match fields.iter().find(|(name, value)| name.len() + value.len() > FORM_FIELD) {
        None => Ok(()),
        Some((name, _)) => {
            let name: String = name.chars().take(100).collect();
            let problem = format!("must have at most {FORM_FIELD} bytes");
            Err(ApiError::field(name, "MAX_LENGTH", problem))
        }
    }
}
