//! Writes records: the only way by which products and variants are saved.

use super::check::{self, Wording};
use super::repo::{save as rows, words};
use super::variant::{ONLY_VARIANT, StoredVariant};
use super::{product::StoredProduct, slug};
use crate::site;
use base::{Millis, Result, secret};
use rusqlite::Connection;

#[derive(Debug, Clone, Copy)]
pub struct Saving {
    pub(crate) now: Millis,
    /// The catalog version in whose terms refusals are worded.
    pub(crate) wording: Wording,
}

/// Inserts or updates a product; returns it with slug, numbers and revision.
pub fn save(
    connection: &Connection,
    before: Option<&StoredProduct>,
    mut after: StoredProduct,
    saving: Saving,
) -> Result<StoredProduct> {
    let currency = site::currency(connection)?;
    if let Some(before) = before {
        after.number = before.number;
    }
    complete(&mut after, before, saving.now);
    check::check(before, &after, saving.wording, currency)?;
    // A new name gets a new slug, unless one is given.
    let named = before.filter(|before| !after.slug.is_empty() || before.name == after.name);
    let slugs = (Some(after.slug.as_str()), named.map(|before| before.slug.as_str()));
    after.slug = slug::resolve_slug(connection, ("products", "product"), slugs, &after.name)?;
    rows::require_free_barcodes(connection, before, &after)?;
    rows::write_product(connection, before, &mut after, currency)?;
    rows::write_variants(connection, before, &after, currency)?;
    rows::write_links(connection, before, &after)?;
    words::write(connection, before, &after)?;
    Ok(after)
}

/// Fills in ids, numbers, dates and the only variant.
fn complete(after: &mut StoredProduct, before: Option<&StoredProduct>, now: Millis) {
    if after.id.is_empty() {
        after.id = secret::new_id();
    }
    if before.is_none() && after.created == 0 {
        after.created = now;
    }
    after.updated = if before.is_some() { now } else { after.created };
    after.revision = before.map_or(0, |before| before.revision) + 1;
    if after.variants.is_empty() && after.options.is_empty() {
        after.variants.push(StoredVariant { visible: true, ..StoredVariant::default() });
    }
    let numbers = before.into_iter().flat_map(|before| &before.variants);
    let mut last = numbers.map(|variant| variant.number).max().unwrap_or_default();
    let has_options = !after.options.is_empty();
    for variant in &mut after.variants {
        if variant.number == 0 {
            last += 1;
            variant.number = last;
            (variant.stock.created, variant.stock.updated) = (now, now);
        }
        if variant.id.is_empty() {
            variant.id = if has_options { secret::new_id() } else { ONLY_VARIANT.to_owned() };
        }
    }
}
