//! Adding lines.

use super::stored::{Source, StoredCart, StoredLine};
use crate::catalog::{self, Item};
use crate::error::{ApiError, FieldViolation};
use crate::http::Call;
use crate::secret;
use cartwright::resources::cart::{CatalogReference, CustomLineItem, LineItem};
use rusqlite::Connection;
use serde_json::Value;
use std::collections::BTreeMap;

/// The app whose catalog the shop's products are.
pub(crate) const STORES_APP: &str = "215238eb-22a5-4c36-9e7b-e7c08025e04e";
/// Lines a cart can have.
const MOST_LINES: usize = 300;
/// Lines one call can add.
const MOST_ADDED: usize = 100;
/// How many of one thing a line can have.
pub(super) const MOST_OF_ONE: i64 = 100_000;

/// Checks a quantity's bounds.
pub(super) fn check_quantity(quantity: i64, field: &str) -> Result<i64, ApiError> {
    if quantity < 1 {
        return Err(violation(field, "MIN", "must be greater than or equal to 1", 1));
    }
    if quantity > MOST_OF_ONE {
        return Err(violation(
            field,
            "MAX",
            "must be less than or equal to 100000",
            MOST_OF_ONE,
        ));
    }
    Ok(quantity)
}

fn violation(field: &str, rule: &'static str, description: &str, threshold: i64) -> ApiError {
    let mut violation = FieldViolation::new(field, rule, description);
    violation.data = serde_json::json!({ "threshold": threshold });
    ApiError::Validation(vec![violation])
}

/// Adds lines to a cart.
pub(super) fn add(
    connection: &Connection,
    call: &Call,
    cart: &mut StoredCart,
    lines: &[LineItem],
    custom: &[CustomLineItem],
) -> Result<(), ApiError> {
    for (field, count) in [("lineItems", lines.len()), ("customLineItems", custom.len())] {
        if count > MOST_ADDED {
            return Err(ApiError::field(field, "MAX_SIZE", "must have at most 100 entries"));
        }
    }
    for (index, line) in lines.iter().enumerate() {
        let field = format!("lineItems[{index}]");
        let quantity = check_quantity(line.quantity.unwrap_or(1), &format!("{field}.quantity"))?;
        if line.catalog_override_fields.is_some() {
            call.caller.require_owner("Changing what the catalog says")?;
        }
        if let Some(source) = catalog_source(connection, line, &field)? {
            join(cart, source, quantity)?;
        }
    }
    if !custom.is_empty() {
        call.caller.require_owner("Adding a custom line item")?;
    }
    for (index, line) in custom.iter().enumerate() {
        let field = format!("customLineItems[{index}]");
        let quantity = check_quantity(line.quantity.unwrap_or(1), &format!("{field}.quantity"))?;
        let named = line.product_name.as_ref().and_then(|name| name.original.as_deref());
        if named.unwrap_or_default().is_empty() {
            return Err(ApiError::field(
                format!("{field}.productName"),
                "REQUIRED_FIELD",
                "is missing",
            ));
        }
        if line.price.is_none_or(|price| price.0.is_sign_negative()) {
            return Err(ApiError::field(
                format!("{field}.price"),
                "DECIMAL_GTE",
                "must be zero or more",
            ));
        }
        join(cart, Source::Custom(Box::new(line.clone())), quantity)?;
    }
    Ok(())
}

/// Raises the quantity of the line that is the same thing, or adds a line.
pub(super) fn join(cart: &mut StoredCart, source: Source, quantity: i64) -> Result<(), ApiError> {
    if let Some(line) = cart.lines.iter_mut().find(|line| line.source.joins(&source)) {
        line.quantity = check_quantity(line.quantity.saturating_add(quantity), "lineItems.quantity")?;
        return Ok(());
    }
    if cart.lines.len() >= MOST_LINES {
        return Err(ApiError::field(
            "lineItems",
            "MAX_SIZE",
            "must have at most 300 entries",
        ));
    }
    cart.lines.push(StoredLine {
        id: secret::new_id(),
        quantity,
        source,
    });
    Ok(())
}

/// What a line refers to. None when the catalog has the product but not what was chosen: the platform then answers
/// as if all were well and adds nothing.
fn catalog_source(connection: &Connection, line: &LineItem, field: &str) -> Result<Option<Source>, ApiError> {
    let missing = |name: &str| {
        ApiError::field(
            format!("{field}.catalogReference{name}"),
            "REQUIRED_FIELD",
            "is missing",
        )
    };
    let reference = line.catalog_reference.as_ref().ok_or_else(|| missing(""))?;
    let product = reference
        .catalog_item_id
        .as_deref()
        .ok_or_else(|| missing(".catalogItemId"))?;
    let app = reference.app_id.as_deref().ok_or_else(|| missing(".appId"))?;
    let item = match app {
        STORES_APP => catalog::find_item(connection, product)?.filter(|item| item.visible),
        _ => None,
    };
    let item = item.ok_or_else(|| {
        ApiError::not_found(
            "CATALOG_ITEM_NOT_FOUND",
            format!("The catalog of app {app} has no item {product}"),
        )
    })?;
    let chosen = Chosen::read(reference, field)?;
    if !chosen.has_mandatory_texts(&item) {
        return Ok(None);
    }
    let variant = item.variant(chosen.variant_id.as_deref(), &chosen.choices);
    Ok(variant.map(|variant| Source::Catalog {
        product: product.to_owned(),
        variant: variant.id.clone(),
        options: reference.options.clone().unwrap_or(Value::Null),
        overrides: line.catalog_override_fields.clone().map(Box::new),
    }))
}

/// What a reference's options say.
#[derive(Debug, Default)]
struct Chosen {
    variant_id: Option<String>,
    choices: BTreeMap<String, String>,
    texts: BTreeMap<String, String>,
}

impl Chosen {
    fn read(reference: &CatalogReference, field: &str) -> Result<Self, ApiError> {
        let options = match &reference.options {
            None | Some(Value::Null) => return Ok(Self::default()),
            Some(options) => options,
        };
        let malformed = |name: &str| {
            ApiError::field(
                format!("{field}.catalogReference.options.{name}"),
                "FORMAT",
                "has a value of the wrong type",
            )
        };
        let texts = |name: &str| match options.get(name) {
            None | Some(Value::Null) => Ok(BTreeMap::new()),
            Some(texts) => serde_json::from_value(texts.clone()).map_err(|_| malformed(name)),
        };
        Ok(Self {
            variant_id: match options.get("variantId") {
                None | Some(Value::Null) => None,
                Some(Value::String(id)) => Some(id.clone()),
                Some(_) => return Err(malformed("variantId")),
            },
            choices: texts("options")?,
            texts: texts("customTextFields")?,
        })
    }

    fn has_mandatory_texts(&self, item: &Item) -> bool {
        let mut fields = item.shown.custom_text_fields.iter().flatten();
        fields.all(|field| {
            let title = field.title.as_deref().unwrap_or_default();
            field.mandatory != Some(true) || self.texts.get(title).is_some_and(|text| !text.trim().is_empty())
        })
    }
}
