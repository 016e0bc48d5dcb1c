//! The rows of the site: settings and captcha tokens.

use super::settings::{CatalogVersions, SiteSettings};
use base::db::{json, row_of};
use base::{Millis, Result, Statements, clock::Reading, secret};
use cartwright::types::Currency;
use rusqlite::Connection;
use serde::de::DeserializeOwned;

pub fn read(connection: &Connection) -> Result<SiteSettings> {
    Ok(connection.row("SELECT body FROM site_settings", [], |row| json(row, 0))?.unwrap_or_default())
}

/// Whether the owner has ever changed a setting.
pub(super) fn is_set(connection: &Connection) -> Result<bool> {
    connection.has("SELECT 1 FROM site_settings", [])
}

pub fn name(connection: &Connection) -> Result<String> {
    Ok(read(connection)?.name)
}

/// The currency of all prices.
pub fn currency(connection: &Connection) -> Result<Currency> {
    Ok(setting(connection, "currency")?.unwrap_or(SiteSettings::default().currency))
}

pub fn catalog_versions(connection: &Connection) -> Result<CatalogVersions> {
    Ok(setting(connection, "catalog")?.unwrap_or_default())
}

/// One text setting, parsed: for settings that are read much more often than the others.
fn setting<T: DeserializeOwned>(connection: &Connection, name: &str) -> Result<Option<T>> {
    let value: Option<Option<String>> = connection.optional_value("SELECT body ->> ?1 FROM site_settings", [name])?;
    Ok(value.flatten().and_then(|value| serde_json::from_value(value.into()).ok()))
}

pub(super) fn save(connection: &Connection, settings: &SiteSettings) -> Result<()> {
    let sql = "INSERT OR REPLACE INTO site_settings (only_row, body) VALUES (1, ?1)";
    connection.run(sql, [serde_json::to_string(settings)?])
}

/// Deletes captcha tokens that expired before a moment.
pub(super) fn remove_captchas(connection: &Connection, moment: Millis) -> Result<()> {
    connection.run("DELETE FROM captcha_tokens WHERE expires < ?1", [moment])
}

pub(super) fn insert_captcha(
    connection: &Connection,
    token: &str,
    kind: &str,
    is_used: bool,
    expires: Millis,
) -> Result<()> {
    connection.run(
        "INSERT INTO captcha_tokens (hash, kind, used, expires) VALUES (?1, ?2, ?3, ?4)",
        (secret::hash(token), kind, is_used, expires),
    )
}

/// Consumes a captcha token. False if unknown, used or expired.
pub(super) fn spend_captcha(connection: &Connection, now: Millis, token: &str, kind: &str) -> Result<bool> {
    let spent = connection.changed(
        "UPDATE captcha_tokens SET used = 1 WHERE hash = ?1 AND kind = ?2 AND NOT used AND expires > ?3",
        (secret::hash(token), kind, now),
    )?;
    Ok(spent == 1)
}

/// When the owner last got a daily summary.
pub fn last_summary(connection: &Connection) -> Result<Option<Millis>> {
    connection.optional_value("SELECT sent FROM daily_summaries", [])
}

pub fn keep_summary(connection: &Connection, now: Millis) -> Result<()> {
    connection.run("INSERT OR REPLACE INTO daily_summaries (only_row, sent) VALUES (1, ?1)", [now])
}

/// The clock's state when the restored snapshot was taken.
pub fn clock(connection: &Connection) -> Result<Option<Reading>> {
    connection.row("SELECT stopped_at, advanced FROM snapshot_clock", [], row_of!(Reading: stopped_at, advanced))
}

/// Stores the clock's state, for a snapshot.
pub fn keep_clock(connection: &Connection, reading: Reading) -> Result<()> {
    connection.run("DELETE FROM snapshot_clock", [])?;
    let sql = "INSERT INTO snapshot_clock (stopped_at, advanced) VALUES (?1, ?2)";
    connection.run(sql, [reading.stopped_at, reading.advanced])
}
