//! Imports products of a CSV file into the catalog.

mod options;
mod variants;

use super::entity::{self, EntityKind};
use super::export::{Product, listed};
use super::inventory::{Inventory, Reason};
use super::record::{self, Description, ProductKind, Rendition, Shared, StoredMedia, StoredProduct, Wording, slug};
use super::{categories, change::Change, rich_text, v1};
use crate::site;
use crate::site::CatalogVersions;
use base::{Result, Writing, secret, wire};
use cartwright::resources::collections::Collection;
use options::put_options;
use rusqlite::Connection;
use variants::{put_variants, stock};

/// An existing product, with its CSV values.
#[derive(Debug)]
pub struct Known {
    stored: StoredProduct,
    shared: Shared,
    pub product: Product,
}

/// The effect of [`put`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Put {
    Created,
    Changed,
    Unchanged,
}

pub fn find(connection: &Connection, slug: &str) -> Result<Option<Known>> {
    let Some(number) = record::number_of_slug(connection, slug)? else {
        return Ok(None);
    };
    let mut loaded = record::load(connection, &[number])?;
    let Some(stored) = loaded.products.pop() else {
        return Ok(None);
    };
    let product = listed(&stored, &loaded.shared, site::currency(connection)?);
    Ok(Some(Known { stored, shared: loaded.shared, product }))
}

/// Creates a product, or updates the changed values of an existing one.
pub fn put(writing: &Writing<'_>, known: Option<&Known>, given: &Product) -> Result<Put> {
    let change = Change::new(writing, Wording::V3);
    let currency = site::currency(writing)?;
    let mut after = known.map_or_else(
        || StoredProduct { slug: given.slug.clone(), visible: true, ..StoredProduct::default() },
        |known| known.stored.clone(),
    );
    put_values(&change, &mut after, known.map(|known| &known.product), given)?;
    let choices = put_options(&change, &mut after, known.map(|known| &known.shared), given)?;
    let before = known.map(|known| known.product.lines.as_slice()).unwrap_or_default();
    let stocks = put_variants(&mut after, before, (&given.lines, choices), currency);
    let Some(known) = known else {
        return change.create(after).map(|_| Put::Created);
    };
    let is_changed = after != known.stored;
    let mut saved = if is_changed { change.save(&known.stored, after)? } else { after };
    if stocks.is_empty() {
        return Ok(if is_changed { Put::Changed } else { Put::Unchanged });
    }
    // Saving a record does not change the stock of existing variants.
    for (place, stocked) in stocks {
        if let Some(variant) = saved.variants.get_mut(place) {
            variant.stock = stock(stocked, &variant.stock);
        }
    }
    let inventory = Inventory { writing, reason: Reason::Manual };
    inventory.recount(saved.number, &saved.variants)?;
    Ok(Put::Changed)
}

/// Applies the product's own values that have changed.
fn put_values(change: &Change<'_>, after: &mut StoredProduct, before: Option<&Product>, given: &Product) -> Result<()> {
    if let Some(name) = given.name.as_ref().filter(|name| after.name.trim() != *name) {
        after.name.clone_from(name);
    }
    after.visible = given.visible.unwrap_or(after.visible);
    after.kind = match given.is_digital {
        Some(true) => ProductKind::Digital,
        Some(false) => ProductKind::Physical,
        None => after.kind,
    };
    let html = given.description.as_ref();
    if let Some(html) = html.filter(|html| rich_text::html(&after.description) != **html) {
        after.description = Description::of_html(html);
    }
    if let Some(brand) = differing(&given.brand, before.map(|before| &before.brand)) {
        after.brand = shared(change, EntityKind::Brand, brand)?;
    }
    if let Some(ribbon) = differing(&given.ribbon, before.map(|before| &before.ribbon)) {
        after.ribbon = shared(change, EntityKind::Ribbon, ribbon)?;
    }
    if let Some(names) = differing(&given.collections, before.map(|before| &before.collections)) {
        let numbers = collections(change, names)?;
        let is_same =
            numbers.len() == after.collections.len() && numbers.iter().all(|number| after.collections.contains(number));
        if !is_same {
            after.collections = numbers;
            after.main_collection = after.main_collection.filter(|main| after.collections.contains(main));
        }
    }
    if let Some(media) = differing(&given.media, before.map(|before| &before.media)) {
        after.media = media.iter().map(|address| picture(address, &after.media)).collect();
    }
    Ok(())
}

/// A given value, if it differs from the previous one.
fn differing<'a, T: PartialEq>(given: &'a Option<T>, before: Option<&Option<T>>) -> Option<&'a T> {
    given.as_ref().filter(|_| before != Some(given))
}

fn shared(change: &Change<'_>, kind: EntityKind, name: &str) -> Result<Option<i64>> {
    if name.is_empty() {
        return Ok(None);
    }
    entity::number_named(change.writing, kind, name).map(Some)
}

/// Gets or creates collections by name; returns their numbers.
fn collections(change: &Change<'_>, names: &[String]) -> Result<Vec<i64>> {
    let mut numbers = Vec::with_capacity(names.len());
    for name in names {
        let number = match categories::number_of_name(change.writing, name)? {
            Some(number) => number,
            None => new_collection(change, name)?,
        };
        if !numbers.contains(&number) {
            numbers.push(number);
        }
    }
    Ok(numbers)
}

fn new_collection(change: &Change<'_>, name: &str) -> Result<i64> {
    let writing = change.writing;
    let id = secret::new_id();
    let collection = wire!(Collection {
        id: id.clone(),
        name: name.to_owned(),
        slug: slug::generate(writing, ("collections", "collection"), name)?,
        visible: true
    });
    let number = categories::insert(writing, &collection, writing.now)?;
    match site::catalog_versions(writing)? {
        CatalogVersions::V1 => v1::publish_collection(writing, &id)?,
        CatalogVersions::V3 | CatalogVersions::Both => categories::publish_created(writing, &id)?,
    }
    Ok(number)
}

/// A picture by address; an existing one stays as stored.
fn picture(address: &str, known: &[StoredMedia]) -> StoredMedia {
    let same = known.iter().find(|media| media.picture.url == address);
    same.cloned().unwrap_or_else(|| StoredMedia {
        id: address.rsplit('/').next().unwrap_or(address).to_owned(),
        picture: Rendition { url: address.to_owned(), ..Rendition::default() },
        ..StoredMedia::default()
    })
}
