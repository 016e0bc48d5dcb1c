//! A cart held against the catalog: what its lines are called, cost and whether they are there.

use super::coupons::{self, CouponRefusal};
use super::stored::{Source, StoredCart, StoredLine};
use crate::catalog::{self, Item, ItemVariant};
use crate::clock::Millis;
use crate::error::ApiError;
use crate::pricing::rules::{Coupon, DeliveryOption, TaxRule};
use cartwright::resources::cart::{
    CatalogOverrideFields, Color, CustomLineItem, DescriptionLine, DescriptionLineName, ItemAvailabilityStatus,
    ItemTypePreset, LineItemImage, PlainTextValue,
};
use cartwright::resources::products::OptionType;
use rusqlite::Connection;
use rust_decimal::Decimal;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// One line with everything that the catalog knows of it.
#[derive(Debug, Clone)]
pub(crate) struct Line {
    pub(crate) stored: StoredLine,
    pub(crate) name: String,
    pub(crate) slug: Option<String>,
    pub(crate) page_url: Option<String>,
    /// Price of one before the catalog's discount.
    pub(crate) full_price: Decimal,
    /// Price of one.
    pub(crate) price: Decimal,
    pub(crate) sku: Option<String>,
    pub(crate) weight: Option<f64>,
    pub(crate) item_type: ItemTypePreset,
    pub(crate) image: Option<LineItemImage>,
    pub(crate) description_lines: Vec<DescriptionLine>,
    pub(crate) status: ItemAvailabilityStatus,
    /// How many there are, if they are counted.
    pub(crate) available: Option<i64>,
    pub(crate) collections: Vec<String>,
}

impl Line {
    pub(crate) fn is_shippable(&self) -> bool {
        self.item_type == ItemTypePreset::Physical
    }
}

/// A cart held against the catalog.
#[derive(Debug, Clone)]
pub(crate) struct Basket {
    pub(crate) cart: StoredCart,
    pub(crate) lines: Vec<Line>,
    pub(crate) coupon: Option<Coupon>,
    /// Why the cart's coupon counts no more.
    pub(crate) coupon_refusal: Option<CouponRefusal>,
}

impl Basket {
    /// What the goods come to before coupons.
    pub(crate) fn goods(&self) -> Decimal {
        let lines = self.lines.iter();
        lines.map(|line| line.price * Decimal::from(line.stored.quantity)).sum()
    }

    /// Weight of what has to be sent, in kilograms.
    pub(crate) fn weight(&self) -> f64 {
        let shippable = self.lines.iter().filter(|line| line.is_shippable());
        #[allow(clippy::cast_precision_loss, reason = "quantities are at most 100000")]
        shippable
            .map(|line| line.weight.unwrap_or_default() * line.stored.quantity as f64)
            .sum()
    }

    pub(crate) fn needs_delivery(&self) -> bool {
        self.lines.iter().any(Line::is_shippable)
    }
}

/// The shop's tax and delivery rules.
#[derive(Debug, Clone, Default)]
pub(crate) struct Rules {
    pub(crate) taxes: Vec<TaxRule>,
    pub(crate) deliveries: Vec<DeliveryOption>,
}

impl Rules {
    pub(crate) fn read(connection: &Connection) -> Result<Self, ApiError> {
        Ok(Self {
            taxes: bodies(connection, "SELECT body FROM tax_rules ORDER BY position")?,
            deliveries: bodies(connection, "SELECT body FROM delivery_options ORDER BY position")?,
        })
    }
}

fn bodies<T: DeserializeOwned>(connection: &Connection, sql: &str) -> Result<Vec<T>, ApiError> {
    let mut statement = connection.prepare_cached(sql)?;
    let rows = statement.query_map([], |row| row.get::<_, String>(0))?;
    rows.map(|body| Ok(serde_json::from_str(&body?)?)).collect()
}

/// Holds a cart against the catalog as it is now.
pub(crate) fn resolve(connection: &Connection, now: Millis, owner: &str, cart: StoredCart) -> Result<Basket, ApiError> {
    let lines = cart
        .lines
        .iter()
        .map(|line| resolve_line(connection, line))
        .collect::<Result<Vec<_>, _>>()?;
    let mut basket = Basket {
        cart,
        lines,
        coupon: None,
        coupon_refusal: None,
    };
    if let Some(code) = basket.cart.coupon.clone() {
        match coupons::find(connection, now, owner, &code, &basket)? {
            Ok(coupon) => basket.coupon = Some(coupon),
            Err(refusal) => basket.coupon_refusal = Some(refusal),
        }
    }
    Ok(basket)
}

fn resolve_line(connection: &Connection, line: &StoredLine) -> Result<Line, ApiError> {
    let (product, variant, overrides) = match &line.source {
        Source::Custom(custom) => return Ok(custom_line(line, custom)),
        Source::Catalog {
            product,
            variant,
            overrides,
            ..
        } => (product, variant, overrides),
    };
    let item = catalog::find_item(connection, product)?.filter(|item| item.visible);
    let found = item
        .as_ref()
        .and_then(|item| Some((item, item.variants.iter().find(|known| known.id == *variant)?)));
    let mut resolved = match found {
        Some((item, variant)) => catalog_line(line, item, variant),
        None => gone(line),
    };
    if let Some(overrides) = overrides {
        apply_overrides(&mut resolved, overrides);
    }
    Ok(resolved)
}

/// A line whose product is no longer in the catalog.
fn gone(line: &StoredLine) -> Line {
    Line {
        stored: line.clone(),
        name: String::new(),
        slug: None,
        page_url: None,
        full_price: Decimal::ZERO,
        price: Decimal::ZERO,
        sku: None,
        weight: None,
        item_type: ItemTypePreset::Physical,
        image: None,
        description_lines: Vec::new(),
        status: ItemAvailabilityStatus::NotFound,
        available: Some(0),
        collections: Vec::new(),
    }
}

fn status(available: i64, wanted: i64) -> ItemAvailabilityStatus {
    if available >= wanted {
        ItemAvailabilityStatus::Available
    } else if available > 0 {
        ItemAvailabilityStatus::PartiallyAvailable
    } else {
        ItemAvailabilityStatus::NotAvailable
    }
}

fn catalog_line(line: &StoredLine, item: &Item, variant: &ItemVariant) -> Line {
    let available = variant.available(line.quantity);
    let counted = variant.quantity.or_else(|| (!variant.in_stock).then_some(0));
    let digital = item.shown.product_type.as_ref().map(|kind| kind.as_str()) == Some("digital");
    Line {
        stored: line.clone(),
        name: item.shown.name.clone().unwrap_or_default(),
        slug: item.shown.slug.clone(),
        page_url: None,
        full_price: variant.full_price,
        price: variant.price,
        sku: variant.sku.clone().or_else(|| item.shown.sku.clone()),
        weight: variant.weight.or(item.shown.weight),
        item_type: if digital {
            ItemTypePreset::Digital
        } else {
            ItemTypePreset::Physical
        },
        image: image(item, variant),
        description_lines: description_lines(line, item, variant),
        status: status(available, line.quantity),
        available: counted,
        collections: item.collections.clone(),
    }
}

/// The picture of the first choice that has one of its own, else the product's main picture.
fn image(item: &Item, variant: &ItemVariant) -> Option<LineItemImage> {
    let chosen = item.shown.product_options.iter().flatten().find_map(|option| {
        let value = variant.choices.get(option.name.as_deref()?)?;
        let mut choices = option.choices.iter().flatten();
        let choice = choices.find(|choice| choice.description.as_ref() == Some(value))?;
        choice.media.as_ref()?.main_media.as_ref()
    });
    let main = chosen.or_else(|| item.shown.media.as_ref()?.main_media.as_ref())?;
    let rendition = main.image.as_ref()?;
    Some(LineItemImage {
        id: main.id.clone(),
        url: rendition.url.clone(),
        width: rendition.width,
        height: rendition.height,
        alt_text: rendition.alt_text.clone(),
        ..LineItemImage::default()
    })
}

fn description_name(name: &str) -> DescriptionLineName {
    DescriptionLineName {
        original: Some(name.to_owned()),
        translated: Some(name.to_owned()),
        ..DescriptionLineName::default()
    }
}

fn plain_text(name: &str, text: &str) -> DescriptionLine {
    DescriptionLine {
        name: Some(description_name(name)),
        plain_text: Some(PlainTextValue {
            original: Some(text.to_owned()),
            translated: Some(text.to_owned()),
            ..PlainTextValue::default()
        }),
        ..DescriptionLine::default()
    }
}

/// What was chosen, in the product's order, then what was written.
fn description_lines(line: &StoredLine, item: &Item, variant: &ItemVariant) -> Vec<DescriptionLine> {
    let mut lines = Vec::new();
    for option in item.shown.product_options.iter().flatten() {
        let name = option.name.as_deref().unwrap_or_default();
        let Some(value) = variant.choices.get(name) else {
            continue;
        };
        let choice = option
            .choices
            .iter()
            .flatten()
            .find(|choice| choice.description.as_ref() == Some(value));
        if option.option_type == Some(OptionType::Color) {
            lines.push(DescriptionLine {
                name: Some(description_name(name)),
                color_info: Some(Color {
                    original: Some(value.clone()),
                    translated: Some(value.clone()),
                    code: choice.and_then(|choice| choice.value.clone()),
                    ..Color::default()
                }),
                ..DescriptionLine::default()
            });
        } else {
            lines.push(plain_text(name, value));
        }
    }
    if let Source::Catalog { options, .. } = &line.source
        && let Some(Value::Object(texts)) = options.get("customTextFields")
    {
        for (name, text) in texts {
            lines.push(plain_text(name, text.as_str().unwrap_or_default()));
        }
    }
    lines
}

fn custom_line(line: &StoredLine, custom: &CustomLineItem) -> Line {
    let price = custom.price.map_or(Decimal::ZERO, |price| price.0);
    let preset = custom.item_type.as_ref().and_then(|kind| kind.preset.clone());
    let properties = custom.physical_properties.as_ref();
    let available = custom.quantity_available.unwrap_or(line.quantity);
    Line {
        stored: line.clone(),
        name: custom
            .product_name
            .as_ref()
            .and_then(|name| name.original.clone())
            .unwrap_or_default(),
        slug: None,
        page_url: custom.url.as_ref().and_then(|page| page.url.clone()),
        full_price: custom.full_price.map_or(price, |full| full.0),
        price,
        sku: properties.and_then(|properties| properties.sku.clone()),
        weight: properties.and_then(|properties| properties.weight),
        item_type: preset.unwrap_or(ItemTypePreset::Physical),
        image: custom.media.as_ref().map(|media| LineItemImage {
            id: media.id.clone(),
            width: media.width,
            height: media.height,
            alt_text: media.alt_text.clone(),
            ..LineItemImage::default()
        }),
        description_lines: custom.description_lines.clone().unwrap_or_default(),
        status: status(available, line.quantity),
        available: custom.quantity_available,
        collections: Vec::new(),
    }
}

fn apply_overrides(line: &mut Line, overrides: &CatalogOverrideFields) {
    if let Some(name) = overrides.product_name.as_ref().and_then(|name| name.original.clone()) {
        line.name = name;
    }
    if let Some(price) = overrides.price {
        line.price = price.0;
        line.full_price = price.0;
    }
    if let Some(full_price) = overrides.full_price {
        line.full_price = full_price.0;
    }
    if let Some(lines) = &overrides.description_lines {
        line.description_lines.clone_from(lines);
    }
    if let Some(properties) = &overrides.physical_properties {
        line.weight = properties.weight.or(line.weight);
        line.sku = properties.sku.clone().or_else(|| line.sku.take());
    }
}
