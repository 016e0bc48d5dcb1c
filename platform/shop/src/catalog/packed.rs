//! Categories and products of seed packs, with fields that no call accepts: ids, creation dates and categories.

use super::record::{self, DigitalFile, Preorder, Saving, Stock, StoredProduct, Wording};
use super::{categories, change::Change, v1, v3};
use crate::site;
use crate::site::CatalogVersions;
use crate::site::seed::{PictureFile, stable_id};
use base::{ApiError, Author, Result, Shop, Writing, clock, wire};
use cartwright::resources::collections::Collection;
use cartwright::resources::products::{Media, MediaItem, MediaItemType, MediaRendition};
use rusqlite::Connection;
use serde::Deserialize;
use serde_json::{Value, json};

/// A category; catalog V1 calls it a collection.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Category {
    key: String,
    /// The parent category's key; catalog V3 only.
    parent: Option<String>,
    name: String,
    slug: String,
    description: String,
    visible: bool,
    picture: PictureFile,
    alt_text: String,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Product {
    key: String,
    created_date: String,
    /// The keys of the product's categories.
    categories: Vec<String>,
    /// Fields that only catalog V1 has.
    #[serde(default)]
    v1: Value,
    /// The product in the form of `products_v3.create_with_inventory`.
    product: Value,
    digital_file: Option<DigitalFile>,
}

/// Whether there are no products.
pub fn is_empty(connection: &Connection) -> Result<bool> {
    Ok(record::numbers_after(connection, 0, 1)?.is_empty())
}

/// Inserts a pack's categories and products, without events.
pub fn add(shop: &Shop, categories: &[Value], products: &[Value]) -> Result<()> {
    let add = |writing: &Writing<'_>| {
        let has_tree = site::catalog_versions(writing)? == CatalogVersions::V3;
        for given in categories {
            let category: Category = parsed(given)?;
            if has_tree || category.parent.is_none() {
                add_category(writing, &category)?;
            }
        }
        products.iter().try_for_each(|given| add_product(writing, &parsed(given)?))
    };
    shop.write(&Author::PLATFORM.silent(), add)
}

fn parsed<'a, T: Deserialize<'a>>(given: &'a Value) -> Result<T> {
    T::deserialize(given).map_err(|error| {
        let key = given.get("key").and_then(Value::as_str).unwrap_or_default();
        ApiError::bad_request("SEED_PACK", format!("{key}: {error}"))
    })
}

fn id_of_category(key: &str, has_parent: bool) -> String {
    stable_id(if has_parent { "category" } else { "collection" }, key).to_string()
}

fn add_category(connection: &Connection, category: &Category) -> Result<()> {
    let id = id_of_category(&category.key, category.parent.is_some());
    let picture = media_item(category.picture, &category.alt_text);
    let media = wire!(Media { main_media: picture.clone(), items: vec![picture] });
    let collection = wire!(Collection {
        id: id.clone(),
        name: category.name.clone(),
        slug: category.slug.clone(),
        description: category.description.clone(),
        visible: category.visible,
        media
    });
    categories::insert(connection, &collection, 0)?;
    match &category.parent {
        Some(parent) => categories::place_below(connection, &id, &id_of_category(parent, false)),
        None => Ok(()),
    }
}

fn media_item(picture: PictureFile, alt_text: &str) -> MediaItem {
    let (width, height) = picture.size().unzip();
    let rendition = wire!(MediaRendition {
        url: ["/media/", picture.media_id()].concat(),
        width: width.map(i64::from),
        height: height.map(i64::from),
        alt_text: alt_text.to_owned(),
        format: "webp".to_owned()
    });
    wire!(MediaItem {
        image: rendition.clone(),
        thumbnail: rendition,
        media_type: MediaItemType::Image,
        title: alt_text.to_owned(),
        id: picture.media_id().to_owned()
    })
}

fn add_product(writing: &Writing<'_>, given: &Product) -> Result<()> {
    let created = clock::parse_rfc3339(&given.created_date)
        .ok_or_else(|| ApiError::bad_request("SEED_PACK", format!("{} has no date of creation", given.key)))?;
    let mut product = StoredProduct {
        id: stable_id("product", &given.key).to_string(),
        created,
        visible: true,
        ..StoredProduct::default()
    };
    for key in &given.categories {
        for has_parent in [false, true] {
            product.collections.extend(categories::number_of(writing, &id_of_category(key, has_parent))?);
        }
    }
    if !given.v1.is_null() {
        v1::apply(writing, &mut product, &serde_json::from_value(given.v1.clone())?)?;
    }
    let writing = &writing.at(created);
    let change = Change::new(writing, Wording::V3);
    v3::apply(&change, &mut product, &given.product)?;
    complete(writing, given, &mut product)?;
    record::save(writing, None, product, Saving { now: created, wording: Wording::V3 }).map(drop)
}

/// Adds what the fields of catalog V3 cannot state: stock, files, and variant ids.
fn complete(connection: &Connection, given: &Product, product: &mut StoredProduct) -> Result<()> {
    let shared = record::shared(connection, std::slice::from_ref(product))?;
    let no_items = json!([]);
    let items = given.product.pointer("/variantsInfo/variants").unwrap_or(&no_items);
    let items = items.as_array().into_iter().flatten().map(|variant| variant.get("inventoryItem"));
    let names: Vec<String> = product
        .variants
        .iter()
        .map(|variant| shared.choice_names(product, variant))
        .map(|names| names.iter().map(|(option, choice)| format!("{option}={choice}")).collect::<Vec<_>>().join("&"))
        .collect();
    for ((variant, choices), item) in product.variants.iter_mut().zip(names).zip(items) {
        if !choices.is_empty() {
            variant.id = stable_id("variant", &format!("{}?{choices}", given.key)).to_string();
        }
        let field = |name: &str| item.and_then(|item| item.pointer(name));
        variant.stock = field("/quantity").and_then(Value::as_i64).map_or_else(Stock::default, Stock::counted);
        if let Some(limit) = field("/preorderInfo/limit").and_then(Value::as_i64) {
            let message = field("/preorderInfo/message").and_then(Value::as_str).map(str::to_owned);
            variant.stock.preorder = Preorder { enabled: true, limit, counter: 0, message };
        }
        variant.digital_file.clone_from(&given.digital_file);
    }
    for media in &mut product.media {
        let (width, height) = PictureFile::of_media_id(&media.id).and_then(|file| file.size()).unzip();
        media.picture.width = width.map(i64::from).or(media.picture.width);
        media.picture.height = height.map(i64::from).or(media.picture.height);
    }
    Ok(())
}
