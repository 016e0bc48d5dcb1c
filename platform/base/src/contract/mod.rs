//! The contract's bounds of requests, as data: each call's payload is validated before its handler runs.
//!
//! `bounds.json` has an object for each call, shared entity and enum, with a rule for each field. `limits.json` adds
//! entities that only this platform has.

mod ends;
mod format;
mod limits;
mod read;
mod rule;
mod tables;
mod tax_id;
mod validate;

#[cfg(test)]
mod bounds_tests;
#[cfg(test)]
mod tests;

pub use ends::{day, ended, refuse_ended};
pub use format::{is_color, is_email, is_local_date, is_phone, is_web_address};
pub use limits::check_form;
pub use tax_id::tax_id;

use crate::error::{ApiError, FieldViolation, Result};
use cartwright::row::{Row, Safety};
use cartwright_contract::{BOUNDS, LIMITS};
use serde_json::{Map, Value};
use std::sync::OnceLock;
use tables::Tables;

/// The carrier of a payload.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Carrier {
    Body,
    /// Numbers and booleans are texts here, and a list of one entry may be that entry.
    Query,
}

fn tables() -> Result<&'static Tables> {
    static TABLES: OnceLock<Result<Tables, String>> = OnceLock::new();
    TABLES.get_or_init(|| Tables::read(BOUNDS, LIMITS)).as_ref().map_err(|problem| ApiError::Internal(problem.clone()))
}

/// The parsed file: `calls`, `shared` entities and `enums`.
pub fn rules() -> Result<&'static Value> {
    static RULES: OnceLock<Value> = OnceLock::new();
    if let Some(rules) = RULES.get() {
        return Ok(rules);
    }
    let read = serde_json::from_str(BOUNDS)?;
    Ok(RULES.get_or_init(|| read))
}

/// Coerces the fields of a payload to the contract's types; returns whether a field had another type.
pub fn read(row: &Row<'_>, payload: &mut Map<String, Value>, carrier: Carrier) -> Result<bool> {
    let tables = tables()?;
    let Some(table) = tables.call(row.id) else { return Ok(false) };
    let mut reading = read::Reading { tables, carrier, is_loose: false };
    reading.object(table, payload);
    if row.safety == Safety::Safe {
        read::complete(table, payload);
    }
    Ok(reading.is_loose)
}

/// Refuses an invalid payload with all its violations. Unknown fields pass up to a size limit; null counts as absent.
///
/// `places` returns the currency's number of decimal places, for amounts.
pub fn check(call: &str, payload: &Map<String, Value>, places: &dyn Fn() -> u32) -> Result<()> {
    let tables = tables()?;
    match tables.call(call) {
        Some(table) => validate::validate(tables, table, payload, places),
        None => Ok(()),
    }
}

/// The violations of an entity of `limits.json`; none for an entity without rules.
pub fn violations(entity: &str, fields: &Map<String, Value>) -> Result<Vec<FieldViolation>> {
    let tables = tables()?;
    let table = tables.entity(entity);
    Ok(table.map_or_else(Vec::new, |table| validate::violations(tables, table, fields, &|| u32::MAX)))
}
