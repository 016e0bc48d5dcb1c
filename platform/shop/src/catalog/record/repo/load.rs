//! Loads records: any number of products with a constant number of statements.

use crate::catalog::entity::{Entity, RenderType, StoredSharedChoice};
use crate::catalog::record::category::Membership;
use crate::catalog::record::product::{FreeText, StoredOption, StoredProduct};
use crate::catalog::record::variant::{Preorder, Stock, StoredVariant};
use base::{Result, Statements, db::json};
use rusqlite::{Connection, Row};
use std::collections::{BTreeMap, HashMap};

/// Products, with the entities that they share.
#[derive(Debug, Default)]
pub struct Loaded {
    /// The products in the requested order.
    pub(crate) products: Vec<StoredProduct>,
    pub(crate) shared: Shared,
}

impl Loaded {
    /// Loads the shared entities of one product.
    pub(crate) fn of(connection: &Connection, product: StoredProduct) -> Result<Self> {
        Ok(Self { shared: shared(connection, std::slice::from_ref(&product))?, products: vec![product] })
    }

    /// A variant with its product, by both numbers.
    pub(crate) fn variant(&self, (product, number): (i64, i64)) -> Option<(&StoredProduct, &StoredVariant)> {
        let product = self.products.iter().find(|known| known.number == product)?;
        let variant = product.variants.iter().find(|known| known.number == number)?;
        Some((product, variant))
    }
}

/// The entities that products share, by number.
#[derive(Debug, Default)]
pub struct Shared {
    pub(crate) entities: HashMap<i64, Entity>,
    pub(crate) choices: HashMap<i64, StoredSharedChoice>,
    /// The products' categories and their ancestors.
    pub(crate) collections: HashMap<i64, Membership>,
}

impl Shared {
    pub(crate) fn collection_ids(&self, product: &StoredProduct) -> Vec<String> {
        let memberships = product.collections.iter().filter_map(|number| self.collections.get(number));
        memberships.map(|membership| membership.id.clone()).collect()
    }

    /// The title and settings of a free-text modifier; `None` for one with choices.
    pub(crate) fn text_of<'a>(&'a self, modifier: &'a StoredOption) -> Option<(&'a str, Option<&'a FreeText>)> {
        let entity = self.entities.get(&modifier.customization)?;
        let customization = entity.body.customization.as_ref()?;
        let text = modifier.free_text.as_ref().or(customization.free_text.as_ref());
        let title = text.and_then(|text| text.title.as_deref()).unwrap_or(&entity.name);
        (customization.render == RenderType::FreeText).then_some((title, text))
    }

    /// A variant's choices: choice name by option name.
    pub(crate) fn choice_names(&self, product: &StoredProduct, variant: &StoredVariant) -> BTreeMap<String, String> {
        let chosen = product.options.iter().zip(&variant.choices);
        let named = chosen.filter_map(|(option, choice)| {
            let option = self.name(Some(option.customization))?;
            Some((option.to_owned(), self.choices.get(choice)?.name.clone()))
        });
        named.collect()
    }

    pub(crate) fn name(&self, entity: Option<i64>) -> Option<&str> {
        self.entities.get(&entity?).map(|entity| entity.name.as_str())
    }
}

pub fn number_of(connection: &Connection, id: &str) -> Result<Option<i64>> {
    connection.optional_value("SELECT numeric_id FROM products WHERE id = ?1", [id])
}

pub fn number_of_slug(connection: &Connection, slug: &str) -> Result<Option<i64>> {
    connection.optional_value("SELECT numeric_id FROM products WHERE slug = ?1", [slug])
}

/// The next product numbers after one.
pub fn numbers_after(connection: &Connection, number: i64, limit: i64) -> Result<Vec<i64>> {
    connection
        .values("SELECT numeric_id FROM products WHERE numeric_id > ?1 ORDER BY numeric_id LIMIT ?2", (number, limit))
}

/// Whether another product has a variant with a SKU.
pub fn is_sku_taken(connection: &Connection, sku: &str, product: i64) -> Result<bool> {
    connection.value("SELECT EXISTS (SELECT 1 FROM variants WHERE sku = ?1 AND product <> ?2)", (sku, product))
}

pub fn find(connection: &Connection, id: &str) -> Result<Option<(StoredProduct, Shared)>> {
    let Some(number) = number_of(connection, id)? else {
        return Ok(None);
    };
    let Loaded { mut products, shared } = load(connection, &[number])?;
    Ok(products.pop().map(|product| (product, shared)))
}

/// Loads the products of variants, given by the numbers of product and variant.
pub fn load_of_variants(connection: &Connection, variants: &[(i64, i64)]) -> Result<Loaded> {
    let mut products: Vec<i64> = variants.iter().map(|(product, _)| *product).collect();
    products.sort_unstable();
    products.dedup();
    load(connection, &products)
}

/// Loads products by number; unknown ones are left out.
pub fn load(connection: &Connection, numbers: &[i64]) -> Result<Loaded> {
    if numbers.is_empty() {
        return Ok(Loaded::default());
    }
    let list = serde_json::to_string(numbers)?;
    let mut found: HashMap<i64, StoredProduct> = connection.rows(
        "SELECT numeric_id, id, slug, name, sku, visible, product_type, revision, created, updated, body
         FROM products WHERE numeric_id IN (SELECT value FROM json_each(?1))",
        [&list],
        product,
    )?;
    let variants: Vec<(i64, StoredVariant)> = connection.rows(
        "SELECT v.product, v.number, v.id, v.visible, v.barcode, v.body, v.quantity, v.in_stock, v.preorder_enabled,
             v.preorder_limit, v.preorder_counter, v.preorder_message, v.inventory_revision, v.inventory_created,
             v.inventory_updated
         FROM variants v WHERE v.product IN (SELECT value FROM json_each(?1)) ORDER BY v.product, v.position",
        [&list],
        variant,
    )?;
    for (product, variant) in variants {
        found.entry(product).and_modify(|product| product.variants.push(variant));
    }
    let memberships: Vec<(i64, i64)> = connection.rows(
        "SELECT product, collection FROM product_collections
         WHERE product IN (SELECT value FROM json_each(?1)) ORDER BY product, position",
        [&list],
        |row| Ok((row.get(0)?, row.get(1)?)),
    )?;
    for (product, collection) in memberships {
        found.entry(product).and_modify(|product| product.collections.push(collection));
    }
    let products: Vec<StoredProduct> = numbers.iter().filter_map(|number| found.remove(number)).collect();
    let shared = shared(connection, &products)?;
    Ok(Loaded { products, shared })
}

/// Loads the entities that some products share.
pub fn shared(connection: &Connection, products: &[StoredProduct]) -> Result<Shared> {
    let entities = products.iter().flat_map(StoredProduct::entities).collect();
    let choices = products.iter().flat_map(StoredProduct::choices).collect();
    let collections = products.iter().flat_map(|product| product.collections.iter().copied());
    Ok(Shared {
        entities: by_number(
            connection,
            &format!("SELECT {} FROM catalog_entities e WHERE e.number", Entity::COLUMNS),
            entities,
            |row| Ok((row.get(0)?, Entity::row(row)?)),
        )?,
        choices: by_number(
            connection,
            &format!("SELECT {} FROM customization_choices c WHERE c.number", StoredSharedChoice::COLUMNS),
            choices,
            |row| Ok((row.get(0)?, StoredSharedChoice::row(row)?)),
        )?,
        collections: with_ancestors(connection, collections.collect())?,
    })
}

fn product(row: &Row<'_>) -> rusqlite::Result<(i64, StoredProduct)> {
    let number = row.get(0)?;
    let product = StoredProduct {
        number,
        id: row.get(1)?,
        slug: row.get(2)?,
        name: row.get(3)?,
        sku: row.get(4)?,
        visible: row.get(5)?,
        kind: row.get_ref(6)?.as_str()?.parse().unwrap_or_default(),
        revision: row.get(7)?,
        created: row.get(8)?,
        updated: row.get(9)?,
        ..json(row, 10)?
    };
    Ok((number, product))
}

/// Reads a variant and its product's number.
fn variant(row: &Row<'_>) -> rusqlite::Result<(i64, StoredVariant)> {
    let variant = StoredVariant {
        number: row.get(1)?,
        id: row.get(2)?,
        visible: row.get(3)?,
        barcode: row.get(4)?,
        stock: Stock {
            quantity: row.get(6)?,
            in_stock: row.get(7)?,
            preorder: Preorder {
                enabled: row.get(8)?,
                limit: row.get(9)?,
                counter: row.get(10)?,
                message: row.get(11)?,
            },
            revision: row.get(12)?,
            created: row.get(13)?,
            updated: row.get(14)?,
        },
        ..json(row, 5)?
    };
    Ok((row.get(0)?, variant))
}

/// Whether a visible product has this slug.
pub fn is_shown(connection: &Connection, slug: &str) -> Result<bool> {
    connection.value("SELECT EXISTS (SELECT 1 FROM products WHERE slug = ?1 AND visible)", [slug])
}

/// Some categories and all their ancestors, by number.
pub(crate) fn with_ancestors(connection: &Connection, mut wanted: Vec<i64>) -> Result<HashMap<i64, Membership>> {
    let mut found: HashMap<i64, Membership> = HashMap::new();
    while !wanted.is_empty() {
        let level = by_number(
            connection,
            "SELECT number, id, name, slug, visible, parent FROM collections WHERE number",
            wanted,
            Membership::row,
        )?;
        wanted = level.values().filter_map(|category| category.parent).collect();
        found.extend(level);
        wanted.retain(|parent| !found.contains_key(parent));
    }
    Ok(found)
}

/// Selects rows by number; `sql` ends before the list of numbers.
pub(crate) fn by_number<T>(
    connection: &Connection,
    select: &str,
    mut numbers: Vec<i64>,
    read: impl FnMut(&Row<'_>) -> rusqlite::Result<(i64, T)>,
) -> Result<HashMap<i64, T>> {
    numbers.sort_unstable();
    numbers.dedup();
    if numbers.is_empty() {
        return Ok(HashMap::new());
    }
    let list = serde_json::to_string(&numbers)?;
    connection.rows(&format!("{select} IN (SELECT value FROM json_each(?1))"), [list], read)
}

pub(crate) fn is_slug_taken(connection: &Connection, table: &'static str, slug: &str) -> Result<bool> {
    connection.value(&format!("SELECT EXISTS (SELECT 1 FROM {table} WHERE slug = ?1)"), [slug])
}
