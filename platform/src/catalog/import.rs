//! Products as lists of goods have them, put into the catalog through the record.

use super::categories;
use super::change::Change;
use super::entity::{
    self, Body, Customization, CustomizationType, Entity, EntityKind, NamedCustomization, RenderType,
    StoredSharedChoice,
};
use super::export::listed;
use super::inventory::{Inventory, Reason};
use super::record::{
    self, Description, Discount, ProductKind, Rendition, Shared, Stock, StoredChoice, StoredMedia, StoredOption,
    StoredProduct, StoredVariant, Wording, slug,
};
use super::{rich_text, v1};
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

/// The values of a product. An absent one stays as it is; an empty text is none.
#[derive(Debug, Clone)]
pub(crate) struct Product {
    pub(crate) slug: String,
    pub(crate) name: Option<String>,
    /// HTML.
    pub(crate) description: Option<String>,
    pub(crate) is_digital: Option<bool>,
    pub(crate) visible: Option<bool>,
    pub(crate) brand: Option<String>,
    pub(crate) ribbon: Option<String>,
    /// Names; collections that are not there are made.
    pub(crate) collections: Option<Vec<String>>,
    /// Addresses of pictures.
    pub(crate) media: Option<Vec<String>>,
    /// Variants that are not listed stay.
    pub(crate) lines: Vec<Line>,
}

/// The values of a variant. An absent one stays as it is.
#[derive(Debug, Clone, Default)]
pub(crate) struct Line {
    /// The place among the variants of the product as it is; absent for a new variant.
    pub(crate) variant: Option<usize>,
    /// One choice of each option.
    pub(crate) choices: Vec<Chosen>,
    pub(crate) sku: Option<String>,
    pub(crate) barcode: Option<String>,
    /// The price after the discount.
    pub(crate) price: Option<Decimal>,
    /// The price before a sale.
    pub(crate) compare_at_price: Option<Option<Decimal>>,
    pub(crate) cost: Option<Option<Decimal>>,
    pub(crate) weight: Option<Option<Decimal>>,
    pub(crate) stock: Option<Stocked>,
}

/// A choice of an option.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Chosen {
    pub(crate) option: String,
    pub(crate) choice: String,
    /// The colour of a swatch; absent where it stays as it is.
    pub(crate) colour: Option<String>,
}

/// The stock of a variant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Stocked {
    Counted(i64),
    Uncounted(bool),
}

/// A product of the catalog, with the values that a list has of it.
#[derive(Debug)]
pub(crate) struct Known {
    stored: StoredProduct,
    shared: Shared,
    pub(crate) product: Product,
}

/// The effect of [`put`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Put {
    Created,
    Changed,
    Unchanged,
}

/// Finds a product by its slug.
pub(crate) fn find(connection: &Connection, slug: &str) -> Result<Option<Known>, ApiError> {
    let Some(number) = record::number_of_slug(connection, slug)? else {
        return Ok(None);
    };
    let mut loaded = record::load(connection, &[number])?;
    let Some(stored) = loaded.products.pop() else {
        return Ok(None);
    };
    let product = listed(&stored, &loaded.shared, site::currency(connection)?);
    Ok(Some(Known {
        stored,
        shared: loaded.shared,
        product,
    }))
}

/// Makes a new product, or changes the values of the known one that differ.
pub(crate) fn put(
    shop: &Shop,
    connection: &Connection,
    known: Option<&Known>,
    given: &Product,
) -> Result<Put, ApiError> {
    let change = Change::new(shop, connection, Wording::V3);
    let currency = site::currency(connection)?;
    let mut after = known.map_or_else(
        || StoredProduct {
            slug: given.slug.clone(),
            visible: true,
            ..StoredProduct::default()
        },
        |known| known.stored.clone(),
    );
    put_values(&change, &mut after, known.map(|known| &known.product), given)?;
    let choices = put_options(&change, &mut after, known, given)?;
    let before = known.map(|known| known.product.lines.as_slice()).unwrap_or_default();
    let stocks = put_variants(&mut after, before, (&given.lines, choices), currency);
    let Some(known) = known else {
        return change.create(after).map(|_| Put::Created);
    };
    let is_changed = after != known.stored;
    let mut saved = if is_changed {
        change.save(&known.stored, after)?
    } else {
        after
    };
    if stocks.is_empty() {
        return Ok(if is_changed { Put::Changed } else { Put::Unchanged });
    }
    // Saving leaves the stock of what stays as it is.
    for (place, stocked) in stocks {
        if let Some(variant) = saved.variants.get_mut(place) {
            variant.stock = stock(stocked, &variant.stock);
        }
    }
    let inventory = Inventory {
        connection,
        now: change.now,
        reason: Reason::Manual,
    };
    inventory.recount(saved.number, &saved.variants)?;
    Ok(Put::Changed)
}

/// Puts the product's own values that differ from those before.
fn put_values(
    change: &Change<'_>,
    after: &mut StoredProduct,
    before: Option<&Product>,
    given: &Product,
) -> Result<(), ApiError> {
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
        let mut numbers = collections(change, names)?;
        let is_same =
            numbers.len() == after.collections.len() && numbers.iter().all(|number| after.collections.contains(number));
        if !is_same {
            std::mem::swap(&mut after.collections, &mut numbers);
            after.main_collection = after.main_collection.filter(|main| after.collections.contains(main));
        }
    }
    if let Some(media) = differing(&given.media, before.map(|before| &before.media)) {
        after.media = media.iter().map(|address| picture(address, &after.media)).collect();
    }
    Ok(())
}

/// A given value that is not the one before.
fn differing<'a, T: PartialEq>(given: &'a Option<T>, before: Option<&Option<T>>) -> Option<&'a T> {
    given.as_ref().filter(|_| before != Some(given))
}

fn shared(change: &Change<'_>, kind: EntityKind, name: &str) -> Result<Option<i64>, ApiError> {
    if name.is_empty() {
        return Ok(None);
    }
    let entity = entity::get_or_create(change.connection, kind, Entity::named(name), change.now)?;
    Ok(Some(entity.number))
}

/// The numbers of collections, made where they are not there.
fn collections(change: &Change<'_>, names: &[String]) -> Result<Vec<i64>, ApiError> {
    let mut numbers = Vec::with_capacity(names.len());
    for name in names {
        let number = match categories::number_of_name(change.connection, name)? {
            Some(number) => number,
            None => new_collection(change, name)?,
        };
        if !numbers.contains(&number) {
            numbers.push(number);
        }
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

/// An option of a product, with the choices that products share.
struct NamedOption {
    name: String,
    stored: StoredOption,
    customization: NamedCustomization,
    shared: Vec<StoredSharedChoice>,
}

impl NamedOption {
    /// The number of a choice, which the option offers from then on, in the colour that is given.
    fn choose(&mut self, connection: &Connection, chosen: &Chosen, given: &Product) -> Result<i64, ApiError> {
        let known = self.shared.iter().find(|shared| shared.name == chosen.choice);
        let shared = match known {
            Some(shared) => shared.clone(),
            None => {
                let custom = self.customization.entity.body.customization.as_ref();
                let is_swatch = custom.is_some_and(|custom| custom.render == RenderType::SwatchChoices);
                let mut same = given.lines.iter().flat_map(|line| &line.choices);
                let coloured =
                    same.find(|each| each.option == self.name && each.choice == chosen.choice && each.colour.is_some());
                let wanted = StoredSharedChoice {
                    name: chosen.choice.clone(),
                    colour: coloured.and_then(|each| each.colour.clone()).filter(|_| is_swatch),
                    ..StoredSharedChoice::default()
                };
                self.customization.choice(connection, wanted)?
            }
        };
        let number = shared.number;
        if !self.stored.choices.iter().any(|choice| choice.choice == number) {
            self.stored.choices.push(StoredChoice {
                choice: number,
                ..StoredChoice::default()
            });
        }
        let stored = self.stored.choices.iter_mut().find(|choice| choice.choice == number);
        if let (Some(stored), Some(colour), Some(common)) = (stored, &chosen.colour, &shared.colour) {
            stored.value = Some(colour.clone()).filter(|colour| colour != common);
        }
        if !self.shared.iter().any(|known| known.number == number) {
            self.shared.push(shared);
        }
        Ok(number)
    }
}

/// Puts the choices of the lines into the options: those of a product that is there, or new ones in the order of the first
/// line. Gives the choices of each line.
fn put_options(
    change: &Change<'_>,
    after: &mut StoredProduct,
    known: Option<&Known>,
    given: &Product,
) -> Result<Vec<Vec<i64>>, ApiError> {
    let mut options = match known {
        Some(known) => known_options(change, known)?,
        None => Vec::new(),
    };
    let mut numbers = Vec::with_capacity(given.lines.len());
    for line in &given.lines {
        for chosen in line.choices.iter().filter(|_| known.is_none()) {
            if !options.iter().any(|option| option.name == chosen.option) {
                let customization = customization(change, &chosen.option, given)?;
                options.push(NamedOption {
                    name: chosen.option.clone(),
                    stored: StoredOption {
                        customization: customization.entity.number,
                        choices: Vec::new(),
                    },
                    customization,
                    shared: Vec::new(),
                });
            }
        }
        let mut own = Vec::with_capacity(options.len());
        for option in &mut options {
            if let Some(chosen) = line.choices.iter().find(|chosen| chosen.option == option.name) {
                own.push(option.choose(change.connection, chosen, given)?);
            }
        }
        numbers.push(own);
    }
    after.options.clear();
    for option in options {
        option.customization.publish(change.connection, change.now)?;
        after.options.push(option.stored);
    }
    Ok(numbers)
}

fn known_options(change: &Change<'_>, known: &Known) -> Result<Vec<NamedOption>, ApiError> {
    let mut options = Vec::with_capacity(known.stored.options.len());
    for stored in &known.stored.options {
        for entity in entity::load(change.connection, &[stored.customization])? {
            let shared = stored
                .choices
                .iter()
                .filter_map(|choice| known.shared.choices.get(&choice.choice));
            options.push(NamedOption {
                name: entity.name.clone(),
                stored: stored.clone(),
                customization: NamedCustomization::known(entity),
                shared: shared.cloned().collect(),
            });
        }
    }
    Ok(options)
}

/// A new option of a product; a swatch where one of its choices has a colour.
fn customization(change: &Change<'_>, name: &str, given: &Product) -> Result<NamedCustomization, ApiError> {
    let mut chosen = given.lines.iter().flat_map(|line| &line.choices);
    let is_swatch = chosen.any(|chosen| chosen.option == name && chosen.colour.is_some());
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
    NamedCustomization::get_or_create(change.connection, wanted, change.now)
}

/// Puts the values of lines into the variants. Gives the places of variants with another stock.
fn put_variants(
    after: &mut StoredProduct,
    before: &[Line],
    (lines, choices): (&[Line], Vec<Vec<i64>>),
    currency: Currency,
) -> Vec<(usize, Stocked)> {
    let units = |amount: Decimal| money::units(amount, currency);
    let is_new = after.variants.is_empty();
    let kept: Vec<Line> = lines
        .iter()
        .map(|line| {
            line.variant
                .and_then(|place| before.get(place))
                .cloned()
                .unwrap_or_default()
        })
        .collect();
    let differ = |differs: &dyn Fn(&Line, &Line) -> bool| {
        lines
            .iter()
            .zip(&kept)
            .any(|(line, kept)| line.variant.is_none() || differs(line, kept))
    };
    let compare_at = |line: &Line, kept: &Line| {
        let price = line.price.or(kept.price);
        let compare_at = line.compare_at_price.or(kept.compare_at_price).flatten();
        compare_at.filter(|compare_at| Some(*compare_at) > price)
    };
    let is_repriced = differ(&|line, kept| {
        line.price.is_some_and(|price| Some(price) != kept.price)
            || Some(compare_at(line, kept)) != kept.compare_at_price
    });
    let is_recosted = differ(&|line, kept| line.cost.is_some() && line.cost != kept.cost);
    let is_reweighed = differ(&|line, kept| line.weight.is_some() && line.weight != kept.weight);
    // What variants have from their product becomes their own before they differ.
    let mut variants = after.variants.clone();
    for variant in &mut variants {
        if is_repriced {
            let price = after.price_of(variant, currency);
            (variant.price, variant.discounted) = (Some(price.full.max(price.actual)), Some(price.actual));
        }
        if is_recosted {
            variant.cost = after.cost_of(variant);
        }
        if is_reweighed {
            variant.weight = after.weight_of(variant);
        }
    }
    let mut stocks = Vec::new();
    for ((line, kept), choices) in lines.iter().zip(&kept).zip(choices) {
        let place = line.variant.unwrap_or(variants.len());
        if line.variant.is_none() {
            variants.push(StoredVariant {
                choices,
                visible: true,
                ..StoredVariant::default()
            });
        }
        let Some(variant) = variants.get_mut(place) else {
            continue;
        };
        let non_empty = |text: &String| Some(text.clone()).filter(|text| !text.is_empty());
        if let Some(sku) = line.sku.as_ref().filter(|_| line.sku != kept.sku) {
            variant.sku = non_empty(sku);
            if after.options.is_empty() {
                after.sku = None;
            }
        }
        if let Some(barcode) = line.barcode.as_ref().filter(|_| line.barcode != kept.barcode) {
            variant.barcode = non_empty(barcode);
        }
        if is_repriced {
            let price = line.price.or(kept.price);
            variant.discounted = price.map(units);
            variant.price = compare_at(line, kept).or(price).map(units);
        }
        if let Some(cost) = line.cost.filter(|_| is_recosted) {
            variant.cost = cost.map(units);
        }
        if let Some(weight) = line.weight.filter(|_| is_reweighed) {
            variant.weight = weight.and_then(|weight| weight.to_f64());
        }
        match line.stock.filter(|_| line.stock != kept.stock) {
            Some(stocked) if line.variant.is_some() => stocks.push((place, stocked)),
            Some(stocked) => variant.stock = stock(stocked, &variant.stock),
            None => {}
        }
    }
    if is_repriced {
        let is_on_sale = variants.iter().any(|variant| variant.price > variant.discounted);
        after.discount = if is_on_sale {
            Discount::PerVariant
        } else {
            Discount::None
        };
        after.price = variants
            .iter()
            .filter_map(|variant| variant.price)
            .min()
            .unwrap_or_default();
    }
    if is_recosted {
        after.cost = None;
    }
    if is_reweighed {
        after.weight = None;
    }
    after.manage_variants |= variants.len() > 1 && (is_new || variants != after.variants);
    after.variants = variants;
    stocks
}

fn stock(stocked: Stocked, before: &Stock) -> Stock {
    let (quantity, in_stock) = match stocked {
        Stocked::Counted(quantity) => (Some(quantity), quantity > 0),
        Stocked::Uncounted(in_stock) => (None, in_stock),
    };
    Stock {
        quantity,
        in_stock,
        ..before.clone()
    }
}
