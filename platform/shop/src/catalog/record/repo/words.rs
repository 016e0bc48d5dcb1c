//! The full-text index of products.

use super::load::{load, numbers_after};
use crate::catalog::record::{StoredProduct, StoredVariant};
use crate::catalog::rich_text;
use crate::catalog::search::Vocabulary;
use base::{Result, Shop, Statements, text};
use rusqlite::Connection;

const ENTITY: &str = "SELECT name FROM catalog_entities WHERE number = ?1";
const COLLECTION: &str = "SELECT name FROM collections WHERE number = ?1";
const CHOICE: &str = "SELECT name FROM customization_choices WHERE number = ?1";

/// The maximum of products per transaction when all are reindexed.
const BATCH: i64 = 200;

/// Indexes a product's words: its name; its labels (brand, ribbon, collections, choices and codes); and its
/// description, each in all languages of the shop.
pub(crate) fn write(connection: &Connection, before: Option<&StoredProduct>, after: &StoredProduct) -> Result<()> {
    match before {
        Some(before) if has_the_same_words(before, after) => return Ok(()),
        Some(_) => forget(connection, after.number)?,
        None => {}
    }
    let mut labels = Vec::new();
    for entity in [after.brand, after.ribbon].into_iter().flatten() {
        labels.extend(name(connection, ENTITY, entity)?);
    }
    for collection in &after.collections {
        labels.extend(name(connection, COLLECTION, *collection)?);
    }
    for choice in after.choices() {
        labels.extend(name(connection, CHOICE, choice)?);
    }
    labels.extend(after.sku.clone());
    let codes = after.variants.iter().flat_map(|variant| [&variant.sku, &variant.barcode]);
    labels.extend(codes.flatten().cloned());
    let in_languages = |text: &str| in_all_languages(connection, text);
    let labels: Vec<String> = labels.iter().map(|label| in_languages(label)).collect::<Result<_, _>>()?;
    connection.run(
        "INSERT INTO product_words (rowid, name, labels, text) VALUES (?1, ?2, ?3, ?4)",
        (
            after.number,
            text::plain(&in_languages(&after.name)?),
            text::plain(&labels.join(" ")),
            text::plain(&rich_text::words(&in_languages(&rich_text::html(&after.description))?)),
        ),
    )
}

/// A text followed by its translations.
fn in_all_languages(connection: &Connection, text: &str) -> Result<String> {
    let sql = "SELECT translation FROM translations WHERE text = ?1";
    let mut texts: Vec<String> = connection.values(sql, [text])?;
    texts.insert(0, text.to_owned());
    Ok(texts.join(" "))
}

/// Reindexes products after one of their labels was renamed. `query` selects their numbers by a key, in order after a
/// number.
pub fn reword(connection: &Connection, query: &'static str, key: i64) -> Result<()> {
    let mut after = 0_i64;
    loop {
        let numbers: Vec<i64> = connection.values(query, (key, after))?;
        let Some(last) = numbers.last() else {
            return Ok(());
        };
        after = *last;
        reword_some(connection, &numbers)?;
    }
}

/// Reindexes all products in batches, after a change of the shop's translations.
pub fn reword_all(shop: &Shop) -> Result<()> {
    let mut after = 0;
    loop {
        let last = shop.db.write(|transaction| {
            let numbers = numbers_after(transaction, after, BATCH)?;
            reword_some(transaction, &numbers)?;
            numbers.iter().try_for_each(|number| touch(transaction, *number))?;
            Ok(numbers.last().copied())
        })?;
        let Some(last) = last else {
            break;
        };
        after = last;
    }
    shop.states.of_content::<Vocabulary>().forget();
    Ok(())
}

/// Marks a product's row as changed, so that the in-memory index refreshes it.
fn touch(connection: &Connection, number: i64) -> Result<()> {
    connection.run("UPDATE products SET revision = revision WHERE numeric_id = ?1", [number])
}

fn reword_some(connection: &Connection, numbers: &[i64]) -> Result<()> {
    for product in load(connection, numbers)?.products {
        forget(connection, product.number)?;
        write(connection, None, &product)?;
    }
    Ok(())
}

/// Removes a deleted product from the index.
pub(super) fn forget(connection: &Connection, number: i64) -> Result<()> {
    connection.run("DELETE FROM product_words WHERE rowid = ?1", [number])
}

fn has_the_same_words(before: &StoredProduct, after: &StoredProduct) -> bool {
    let codes = |product: &StoredProduct| -> Vec<[Option<String>; 2]> {
        let codes = |variant: &StoredVariant| [variant.sku.clone(), variant.barcode.clone()];
        product.variants.iter().map(codes).collect()
    };
    before.name == after.name
        && before.description == after.description
        && (before.brand, before.ribbon) == (after.brand, after.ribbon)
        && before.collections == after.collections
        && before.sku == after.sku
        && before.choices().eq(after.choices())
        && codes(before) == codes(after)
}

fn name(connection: &Connection, sql: &str, number: i64) -> Result<Option<String>> {
    connection.optional_value(sql, [number])
}
