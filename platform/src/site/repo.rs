//! The rows of the site: its settings, and the tokens of captchas.

use super::settings::{CatalogVersions, SiteSettings};
use crate::base::{Millis, Result, Statements, clock::Reading, secret};
use cartwright::types::Currency;
use rusqlite::{Connection, Row};

pub(crate) fn read(connection: &Connection) -> Result<SiteSettings> {
    let body: Option<String> = connection.row("SELECT body FROM site_settings", [], |row| row.get(0))?;
    Ok(body.map(|body| serde_json::from_str(&body)).transpose()?.unwrap_or_default())
}

pub(crate) fn name(connection: &Connection) -> Result<String> {
    Ok(read(connection)?.name)
}

/// The currency of all prices.
pub(crate) fn currency(connection: &Connection) -> Result<Currency> {
    let code: Option<Option<String>> =
        connection.row("SELECT body ->> '$.currency' FROM site_settings", [], |row| row.get(0))?;
    let currency = code.flatten().and_then(|code| code.parse().ok());
    Ok(currency.unwrap_or(SiteSettings::default().currency))
}

pub(crate) fn catalog_versions(connection: &Connection) -> Result<CatalogVersions> {
    let name: Option<Option<String>> =
        connection.row("SELECT body ->> '$.catalog' FROM site_settings", [], |row| row.get(0))?;
    Ok(match name.flatten().as_deref() {
        Some("V1") => CatalogVersions::V1,
        Some("BOTH") => CatalogVersions::Both,
        _ => CatalogVersions::V3,
    })
}

pub(super) fn has_products(connection: &Connection) -> Result<bool> {
    connection.value("SELECT EXISTS (SELECT 1 FROM products)", [])
}

pub(super) fn save(connection: &Connection, settings: &SiteSettings) -> Result<()> {
    connection
        .run("INSERT OR REPLACE INTO site_settings (only_row, body) VALUES (1, ?1)", [serde_json::to_string(settings)?])
}

/// Removes the captcha tokens that expired before a moment.
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

/// Uses a captcha token up. False if it is unknown, used or expired.
pub(super) fn spend_captcha(connection: &Connection, now: Millis, token: &str, kind: &str) -> Result<bool> {
    let spent = connection.changed(
        "UPDATE captcha_tokens SET used = 1 WHERE hash = ?1 AND kind = ?2 AND NOT used AND expires > ?3",
        (secret::hash(token), kind, now),
    )?;
    Ok(spent == 1)
}

/// The clock's reading when the restored snapshot was taken.
pub(crate) fn clock(connection: &Connection) -> Result<Option<Reading>> {
    let reading = |row: &Row<'_>| Ok(Reading { stopped_at: row.get(0)?, advanced: row.get(1)? });
    connection.row("SELECT stopped_at, advanced FROM snapshot_clock", [], reading)
}

/// Keeps what the clock shows, for a snapshot.
pub(crate) fn keep_clock(connection: &Connection, reading: Reading) -> Result<()> {
    connection.execute("DELETE FROM snapshot_clock", [])?;
    connection.execute(
        "INSERT INTO snapshot_clock (stopped_at, advanced) VALUES (?1, ?2)",
        [reading.stopped_at, reading.advanced],
    )?;
    Ok(())
}
