//! Fills an empty catalog with the demo shop.

use super::entity::{self, Body, Entity, EntityKind, Section};
use super::insert::{self, NewProduct, NewVariant};
use super::record::{self, Description, DigitalFile, ONLY_VARIANT, Preorder, StoredProduct, Wording};
use super::{categories, change::Change, v1, v3};
use crate::base::{ApiError, Shop, clock, config::Seed};
use crate::events;
use crate::site;
use crate::site::CatalogVersions;
use crate::site::seed::{self, DemoShop, DiscountKind, OptionKind, ProductKind};
use cartwright::resources::{collections::Collection, products::*};
use rusqlite::Connection;
use rust_decimal::{Decimal, prelude::ToPrimitive};
use std::collections::HashMap;

/// Fills the catalog with what the configuration says, if it is empty.
pub(crate) fn fill(shop: &Shop) -> Result<(), ApiError> {
    if shop.config.seed != Seed::Demo || !shop.db.read(is_empty)? {
        return Ok(());
    }
    let demo = seed::demo().map_err(|error| ApiError::Internal(error.to_string()))?;
    events::silently(|| shop.db.write(|transaction| insert_shop(shop, transaction, &demo)))
}

/// Whether there are no products.
pub(crate) fn is_empty(connection: &Connection) -> Result<bool, ApiError> {
    Ok(record::numbers_after(connection, 0, 1)?.is_empty())
}

fn insert_shop(shop: &Shop, connection: &Connection, demo: &DemoShop) -> Result<(), ApiError> {
    for collection in &demo.collections {
        categories::insert(connection, &shown_collection(demo, collection), 0)?;
    }
    // Only catalog v3 has a tree.
    let has_tree = site::catalog_versions(connection)? == CatalogVersions::V3;
    let tree = if has_tree { demo.categories.as_slice() } else { &[] };
    for category in tree {
        categories::insert(connection, &shown_category(demo, category), 0)?;
        categories::place_below(connection, &category.id(), &category.parent_id())?;
    }
    let sections = insert_sections(shop, connection, demo)?;
    // The oldest first, so that numbers rise with time.
    let mut products: Vec<&seed::Product> = demo.products.iter().collect();
    products.sort_by(|one, other| one.created_date.cmp(&other.created_date));
    for product in products {
        insert::product(connection, &new_product(demo, tree, product), |stored| {
            let named = product.info_sections.iter();
            stored.info_sections = named.filter_map(|key| sections.get(key.as_str())).copied().collect();
            show_choices(product, stored);
            match demo.extra(product) {
                Some(extra) => add_extra(shop, connection, extra, stored),
                None => Ok(()),
            }
        })?;
    }
    Ok(())
}

/// Inserts the info sections, and gives their numbers by their keys.
fn insert_sections<'a>(
    shop: &Shop,
    connection: &Connection,
    demo: &'a DemoShop,
) -> Result<HashMap<&'a str, i64>, ApiError> {
    let now = shop.clock.now();
    let sections = demo.sections.iter().map(|section| {
        let entity = Entity {
            id: seed::stable_id("section", &section.key).to_string(),
            body: Body {
                section: Some(Section {
                    title: section.title.clone(),
                    description: Description::of_html(section.description.clone()),
                }),
                ..Body::default()
            },
            ..Entity::named(&section.name)
        };
        let inserted = entity::get_or_create(connection, EntityKind::InfoSection, entity, now)?;
        Ok((section.key.as_str(), inserted.number))
    });
    sections.collect()
}

/// Has each choice shown by its picture.
fn show_choices(product: &seed::Product, stored: &mut StoredProduct) {
    for (option, given) in stored.options.iter_mut().zip(&product.product_options) {
        for (choice, given) in option.choices.iter_mut().zip(&given.choices) {
            choice.media = given.picture.iter().map(|file| file.media_id().to_owned()).collect();
        }
    }
}

/// Adds what a product has beside what every product has.
fn add_extra(
    shop: &Shop,
    connection: &Connection,
    extra: &seed::Extra,
    stored: &mut StoredProduct,
) -> Result<(), ApiError> {
    let change = Change::new(shop, connection, Wording::V3);
    if let Some(given) = &extra.v1 {
        v1::apply(connection, stored, &serde_json::from_value(given.clone())?, stored.created)?;
    }
    if let Some(given) = &extra.v3 {
        v3::apply(&change, stored, given)?;
    }
    let shared = record::shared(connection, std::slice::from_ref(stored))?;
    let names: Vec<String> = stored
        .variants
        .iter()
        .map(|variant| format!("{}?{:?}", extra.key, v1::choice_names(stored, variant, &shared)))
        .collect();
    for (variant, name) in stored.variants.iter_mut().zip(names) {
        if variant.id.is_empty() {
            variant.id = seed::stable_id("variant", &name).to_string();
        }
    }
    for variant in &mut stored.variants {
        if let Some(preorder) = &extra.preorder {
            variant.stock.preorder =
                Preorder { enabled: true, limit: preorder.limit, counter: 0, message: Some(preorder.message.clone()) };
        }
        if let Some(file) = &extra.digital_file {
            variant.digital_file = Some(DigitalFile {
                id: seed::stable_id("file", &extra.key).to_string(),
                name: Some(file.name.clone()),
                size: Some(file.size),
                file_type: Some(file.file_type.clone()),
                ..DigitalFile::default()
            });
        }
    }
    Ok(())
}

/// A picture's address; `view` puts the platform's own before it.
fn picture_path(media_id: &str) -> String {
    ["/media/", media_id].concat()
}

fn shown_collection(demo: &DemoShop, collection: &seed::Collection) -> Collection {
    let item = demo.cover(collection).map(media_item);
    Collection {
        id: Some(collection.id().to_string()),
        name: Some(collection.name.clone()),
        slug: Some(collection.slug.clone()),
        description: Some(collection.description.clone()),
        visible: Some(collection.visible),
        media: Some(Media { main_media: item.clone(), items: Some(item.into_iter().collect()), ..Media::default() }),
        ..Collection::default()
    }
}

fn shown_category(demo: &DemoShop, category: &seed::Category) -> Collection {
    let item = demo.category_cover(category).map(media_item);
    Collection {
        id: Some(category.id().to_string()),
        name: Some(category.name.clone()),
        slug: Some(category.slug.clone()),
        description: Some(category.description.clone()),
        visible: Some(true),
        media: Some(Media { main_media: item.clone(), items: Some(item.into_iter().collect()), ..Media::default() }),
        ..Collection::default()
    }
}

fn media_item(picture: &seed::Picture) -> MediaItem {
    let id = picture.file.media_id();
    let (width, height) = picture.file.size().unzip();
    let rendition = MediaRendition {
        url: Some(picture_path(id)),
        width: width.map(i64::from),
        height: height.map(i64::from),
        alt_text: Some(picture.alt_text.clone()),
        format: Some("webp".to_owned()),
        ..MediaRendition::default()
    };
    MediaItem {
        image: Some(rendition.clone()),
        thumbnail: Some(rendition),
        media_type: Some(MediaItemType::Image),
        title: Some(picture.alt_text.clone()),
        id: Some(id.to_owned()),
        ..MediaItem::default()
    }
}

fn shown_product(product: &seed::Product) -> Product {
    let pictures: Vec<MediaItem> = product.pictures().iter().map(media_item).collect();
    let discount = product.discount.as_ref().map_or_else(
        || Discount { r#type: Some(DiscountType::None), value: Some(0.0), ..Discount::default() },
        |discount| Discount {
            r#type: Some(match discount.kind {
                DiscountKind::Percent => DiscountType::Percent,
                DiscountKind::Amount => DiscountType::Amount,
            }),
            value: discount.value.to_f64(),
            ..Discount::default()
        },
    );
    Product {
        id: Some(product.id().to_string()),
        name: Some(product.name.clone()),
        slug: Some(product.slug.clone()),
        visible: Some(product.visible),
        product_type: Some(match product.kind {
            ProductKind::Physical => ProductType::Physical,
            ProductKind::Digital => ProductType::Digital,
        }),
        description: Some(product.description.clone()),
        sku: Some(product.sku.clone()),
        weight: product.weight.and_then(|weight| weight.to_f64()),
        media: Some(Media { main_media: pictures.first().cloned(), items: Some(pictures), ..Media::default() }),
        custom_text_fields: Some(Vec::new()),
        manage_variants: Some(!product.variants.is_empty()),
        product_options: Some(product.product_options.iter().map(shown_option).collect()),
        discount: Some(discount),
        ribbon: product.ribbon.clone(),
        brand: product.brand.clone(),
        ..Product::default()
    }
}

fn shown_option(option: &seed::ProductOption) -> ProductOption {
    let choices = option.choices.iter().map(|choice| Choice {
        value: Some(choice.value.clone()),
        description: Some(choice.description.clone()),
        ..Choice::default()
    });
    ProductOption {
        option_type: Some(match option.kind {
            OptionKind::Color => OptionType::Color,
            OptionKind::DropDown => OptionType::DropDown,
        }),
        name: Some(option.name.clone()),
        choices: Some(choices.collect()),
        ..ProductOption::default()
    }
}

fn new_product(demo: &DemoShop, categories: &[seed::Category], product: &seed::Product) -> NewProduct {
    let homes = demo
        .collections
        .iter()
        .filter(|collection| product.collections.contains(&collection.key))
        .map(seed::Collection::id)
        .chain(categories.iter().filter(|category| category.products.contains(&product.key)).map(seed::Category::id));
    let mut variants: Vec<NewVariant> = product
        .variants
        .iter()
        .map(|variant| NewVariant {
            id: product.variant_id(variant).to_string(),
            choices: variant.choices.clone(),
            price: variant.price,
            sku: Some(variant.sku.clone()),
            weight: variant.weight.and_then(|weight| weight.to_f64()),
            quantity: variant.stock.quantity.map(i64::from),
        })
        .collect();
    if variants.is_empty() {
        variants.push(NewVariant {
            id: ONLY_VARIANT.to_owned(),
            quantity: product.stock.quantity.map(i64::from),
            ..NewVariant::default()
        });
    }
    NewProduct {
        shown: shown_product(product),
        number: None,
        price: product.price,
        // The cost of goods of such a shop: two fifths.
        cost: Some(product.price * Decimal::new(4, 1)),
        track_inventory: product.stock.track_inventory,
        created: clock::parse_rfc3339(&product.created_date).unwrap_or_default(),
        collections: homes.map(|id| id.to_string()).collect(),
        variants,
    }
}
