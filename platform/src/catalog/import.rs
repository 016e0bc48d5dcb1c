//! Products as lists of goods have them, put into the catalog through the record.

use super::categories;
use super::change::Change;
use super::entity::{
    self, Body, Customization, CustomizationType, Entity, EntityKind, NamedCustomization, RenderType,
    StoredSharedChoice,
};
use super::inventory::{Inventory, Reason};
use super::record::{
    self, Description, Discount, ProductKind, Rendition, Stock, StoredChoice, StoredMedia, StoredOption, StoredVariant,
    Wording, slug,
};
use super::v1;
use crate::clock::Millis;
use crate::error::ApiError;
use crate::pricing::money;
use crate::secret;
use crate::site::{self, CatalogVersions};
use crate::state::Shop;
use cartwright::resources::collections::Collection;
use cartwright::types::Currency;
use rusqlite::Connection;
use rust_decimal::Decimal;
use rust_decimal::prelude::ToPrimitive;

/// A product to be there.
#[derive(Debug, Clone)]
pub(crate) struct Product {
    pub(crate) slug: String,
    pub(crate) name: String,
    /// HTML.
    pub(crate) description: String,
    pub(crate) is_digital: bool,
    pub(crate) visible: bool,
    pub(crate) brand: Option<String>,
    pub(crate) ribbon: Option<String>,
    /// Names; collections that are not there are made.
    pub(crate) collections: Vec<String>,
    /// Addresses of pictures.
    pub(crate) media: Vec<String>,
    /// At least one.
    pub(crate) lines: Vec<Line>,
}

/// A variant to be there.
#[derive(Debug, Clone)]
pub(crate) struct Line {
    /// Option, choice, and the colour of a swatch.
    pub(crate) choices: Vec<(String, String, Option<String>)>,
    pub(crate) sku: Option<String>,
    pub(crate) barcode: Option<String>,
    /// The price after the discount.
    pub(crate) price: Decimal,
    /// The price before a sale.
    pub(crate) compare_at_price: Option<Decimal>,
    pub(crate) cost: Option<Decimal>,
    pub(crate) weight: Option<Decimal>,
    pub(crate) stock: Stocked,
}

/// The stock of a variant.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Stocked {
    Counted(i64),
    Uncounted(bool),
}

/// Puts a product into the catalog: the one of its slug is changed, or a new one made. Says whether it is new.
pub(crate) fn put(shop: &Shop, connection: &Connection, given: &Product) -> Result<bool, ApiError> {
    let change = Change::new(shop, connection, Wording::V3);
    let now = change.now;
    let currency = site::currency(connection)?;
    let before = record::number_of_slug(connection, &given.slug)?
        .map(|number| record::load(connection, &[number]))
        .transpose()?
        .and_then(|mut loaded| loaded.products.pop());
    let mut after = before.clone().unwrap_or_default();
    after.slug.clone_from(&given.slug);
    after.name.clone_from(&given.name);
    after.visible = given.visible;
    after.kind = if given.is_digital {
        ProductKind::Digital
    } else {
        ProductKind::Physical
    };
    if after.description.html != given.description {
        after.description = Description::of_html(&given.description);
    }
    after.brand = shared(connection, EntityKind::Brand, given.brand.as_ref(), now)?;
    after.ribbon = shared(connection, EntityKind::Ribbon, given.ribbon.as_ref(), now)?;
    after.collections = collections(&change, &given.collections)?;
    after.media = given
        .media
        .iter()
        .map(|address| picture(address, &after.media))
        .collect();
    let options = options(connection, given, now)?;
    after.variants = variants(given, &options, &after.variants, currency);
    after.options = options
        .into_iter()
        .map(|option| {
            option.customization.publish(connection, now)?;
            Ok(option.stored)
        })
        .collect::<Result<_, ApiError>>()?;
    after.manage_variants = after.variants.len() > 1;
    let is_on_sale = given.lines.iter().any(|line| line.compare_at_price.is_some());
    after.discount = if is_on_sale {
        Discount::PerVariant
    } else {
        Discount::None
    };
    after.price = after
        .variants
        .iter()
        .filter_map(|variant| variant.price)
        .min()
        .unwrap_or_default();
    (after.cost, after.weight) = (None, None);
    let Some(before) = before else {
        return change.create(after).map(|_| true);
    };
    let saved = change.save(&before, after)?;
    // Saving leaves the stock of what stays as it is; a list of goods says what there is now.
    let inventory = Inventory {
        connection,
        now,
        reason: Reason::Manual,
    };
    inventory.recount(saved.number, &saved.variants)?;
    Ok(false)
}

fn shared(
    connection: &Connection,
    kind: EntityKind,
    name: Option<&String>,
    now: Millis,
) -> Result<Option<i64>, ApiError> {
    let Some(name) = name else { return Ok(None) };
    Ok(Some(
        entity::get_or_create(connection, kind, Entity::named(name), now)?.number,
    ))
}

/// The numbers of collections, made where they are not there.
fn collections(change: &Change<'_>, names: &[String]) -> Result<Vec<i64>, ApiError> {
    let mut numbers = Vec::with_capacity(names.len());
    for name in names {
        numbers.push(match categories::number_of_name(change.connection, name)? {
            Some(number) => number,
            None => new_collection(change, name)?,
        });
    }
    Ok(numbers)
}

fn new_collection(change: &Change<'_>, name: &str) -> Result<i64, ApiError> {
    let connection = change.connection;
    let id = secret::new_id();
    let collection = Collection {
        id: Some(id.clone()),
        name: Some(name.to_owned()),
        slug: Some(slug::generate(
            connection,
            "collections",
            &slug::suggested(name, "collection"),
        )?),
        visible: Some(true),
        ..Collection::default()
    };
    let number = categories::insert(connection, &collection, change.now)?;
    match site::catalog_versions(connection)? {
        CatalogVersions::V1 => v1::publish_collection(change.shop, connection, &id)?,
        CatalogVersions::V3 | CatalogVersions::Both => categories::publish_created(change.shop, connection, &id)?,
    }
    Ok(number)
}

/// A picture at an address. One that the product has stays as it is.
fn picture(address: &str, known: &[StoredMedia]) -> StoredMedia {
    let same = known.iter().find(|media| media.picture.url == address);
    same.cloned().unwrap_or_else(|| StoredMedia {
        id: address.rsplit('/').next().unwrap_or(address).to_owned(),
        picture: Rendition {
            url: address.to_owned(),
            ..Rendition::default()
        },
        ..StoredMedia::default()
    })
}

/// An option with the names of its choices.
struct NamedOption {
    name: String,
    choices: Vec<String>,
    stored: StoredOption,
    customization: NamedCustomization,
}

/// The options that the lines' choices make, in the order in which they come.
fn options(connection: &Connection, given: &Product, now: Millis) -> Result<Vec<NamedOption>, ApiError> {
    let mut options: Vec<NamedOption> = Vec::new();
    for (name, choice, colour) in given.lines.iter().flat_map(|line| &line.choices) {
        let place = match options.iter().position(|known| known.name == *name) {
            Some(place) => place,
            None => {
                let customization = customization(connection, name, colour.is_some(), now)?;
                options.push(NamedOption {
                    name: name.clone(),
                    choices: Vec::new(),
                    stored: StoredOption {
                        customization: customization.entity.number,
                        choices: Vec::new(),
                    },
                    customization,
                });
                options.len() - 1
            }
        };
        let Some(option) = options.get_mut(place).filter(|option| !option.choices.contains(choice)) else {
            continue;
        };
        let wanted = StoredSharedChoice {
            name: choice.clone(),
            colour: colour.clone(),
            ..StoredSharedChoice::default()
        };
        let shared = option.customization.choice(connection, wanted)?;
        option.choices.push(choice.clone());
        option.stored.choices.push(StoredChoice {
            choice: shared.number,
            ..StoredChoice::default()
        });
    }
    Ok(options)
}

fn customization(
    connection: &Connection,
    name: &str,
    is_swatch: bool,
    now: Millis,
) -> Result<NamedCustomization, ApiError> {
    let render = if is_swatch {
        RenderType::SwatchChoices
    } else {
        RenderType::TextChoices
    };
    let wanted = Entity {
        body: Body {
            customization: Some(Customization {
                kind: CustomizationType::ProductOption,
                render,
                free_text: None,
            }),
            ..Body::default()
        },
        ..Entity::named(name)
    };
    NamedCustomization::get_or_create(connection, wanted, now)
}

/// The variants of the lines. One whose choices there were already stays the same variant.
fn variants(
    given: &Product,
    options: &[NamedOption],
    known: &[StoredVariant],
    currency: Currency,
) -> Vec<StoredVariant> {
    let units = |amount: Decimal| money::units(amount, currency);
    let of_line = |line: &Line| {
        let number = |option: &NamedOption| {
            let (_, chosen, _) = line.choices.iter().find(|(name, ..)| *name == option.name)?;
            let place = option.choices.iter().position(|choice| choice == chosen)?;
            Some(option.stored.choices.get(place)?.choice)
        };
        let choices: Vec<i64> = options.iter().filter_map(number).collect();
        let same = known.iter().find(|variant| variant.choices == choices);
        let (quantity, in_stock) = match line.stock {
            Stocked::Counted(quantity) => (Some(quantity), quantity > 0),
            Stocked::Uncounted(in_stock) => (None, in_stock),
        };
        let same = same.cloned().unwrap_or_default();
        StoredVariant {
            stock: Stock {
                quantity,
                in_stock,
                ..same.stock
            },
            choices,
            visible: true,
            sku: line.sku.clone(),
            barcode: line.barcode.clone(),
            price: Some(units(line.compare_at_price.unwrap_or(line.price))),
            discounted: Some(units(line.price)),
            cost: line.cost.map(units),
            weight: line.weight.and_then(|weight| weight.to_f64()),
            ..same
        }
    };
    given.lines.iter().map(of_line).collect()
}
