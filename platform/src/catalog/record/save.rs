//! Writing records: the one way by which products and their variants get into the tables.

use super::check::{self, Wording};
use super::variant::{ONLY_VARIANT, StoredVariant};
use super::{product::StoredProduct, repo, slug};
use crate::base::{Millis, Result, secret};
use crate::site;
use rusqlite::Connection;

#[derive(Debug, Clone, Copy)]
pub(crate) struct Saving {
    pub(crate) now: Millis,
    /// The version of the catalog whose terms refusals use.
    pub(crate) wording: Wording,
}

/// Saves a new product, or what a product has become, and gives it as it is then: with its slug, its numbers and its
/// next revision.
pub(crate) fn save(
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
    settle_slug(connection, before, &mut after)?;
    repo::require_free_barcodes(connection, before, &after)?;
    repo::write_product(connection, before, &mut after, currency)?;
    repo::write_variants(connection, before, &after, currency)?;
    repo::write_links(connection, before, &after)?;
    repo::write_words(connection, before, &after)?;
    Ok(after)
}

/// Gives a record what it does not have of itself: ids, numbers, moments, a variant.
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

fn settle_slug(connection: &Connection, before: Option<&StoredProduct>, after: &mut StoredProduct) -> Result<()> {
    if after.slug.is_empty() {
        let suggested = slug::suggested(&after.name, "product");
        after.slug = match before {
            Some(before) if before.name == after.name => before.slug.clone(),
            _ => slug::generate(connection, "products", &suggested)?,
        };
    }
    if before.is_some_and(|before| before.slug != after.slug) || before.is_none() {
        slug::require_free(connection, "products", &after.slug)?;
    }
    Ok(())
}
