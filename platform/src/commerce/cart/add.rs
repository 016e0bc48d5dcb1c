//! Adding lines.

use super::bounds::{MAX_OF_ONE, check_line_count, check_quantity, check_service};
use super::chosen::Chosen;
use super::rules::Rules;
use super::stored::{Source, StoredCart, StoredLine};
use super::{custom, goods};
use crate::base::clock::Millis;
use crate::base::doubts::Doubt;
use crate::base::error::ApiError;
use crate::base::state::Shop;
use crate::catalog::ItemVariant;
use cartwright::resources::cart::{CustomLineItem, LineItem};
use rusqlite::Connection;
use serde_json::Value;

pub(crate) use cartwright::resources::cart::STORES_APP_ID as STORES_APP;

/// The calls that add lines.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Api {
    /// Lines that the hosted platform may not add are noted as doubts.
    V1,
    V2,
}

/// Adds lines to a cart.
pub(crate) fn add(
    shop: &Shop,
    connection: &Connection,
    cart: &mut StoredCart,
    api: Api,
    lines: &[LineItem],
    custom: &[CustomLineItem],
) -> Result<(), ApiError> {
    let rules = Rules::now(shop, connection)?;
    let adding = Adding { shop, connection, rules: &rules, api, now: shop.clock.now() };
    for (index, line) in lines.iter().enumerate() {
        if let Some(line) = adding.catalog_line(line, &format!("lineItems[{index}]"))? {
            join(cart, line)?;
        }
    }
    for (index, line) in custom.iter().enumerate() {
        let quantity = line.quantity.unwrap_or(1);
        custom::check(line, rules.settings.currency, adding.now, &format!("customLineItems[{index}]"))?;
        join(cart, StoredLine::new(Source::Custom(Box::new(line.clone())), quantity))?;
    }
    Ok(())
}

/// The context of added lines.
struct Adding<'a> {
    shop: &'a Shop,
    connection: &'a Connection,
    rules: &'a Rules,
    api: Api,
    now: Millis,
}

impl Adding<'_> {
    /// A line of the catalog. None when the catalog has the product but not what was chosen: the platform then
    /// answers as if all were well and adds nothing.
    fn catalog_line(&self, line: &LineItem, field: &str) -> Result<Option<StoredLine>, ApiError> {
        let quantity = line
            .quantity
            .ok_or_else(|| ApiError::field(format!("{field}.quantity"), "REQUIRED_FIELD", "is missing"))?;
        if let Some(overrides) = &line.catalog_override_fields {
            custom::check_overrides(overrides, self.rules.settings.currency, field)?;
        }
        let missing =
            |name: &str| ApiError::field(format!("{field}.catalogReference{name}"), "REQUIRED_FIELD", "is missing");
        let reference = line.catalog_reference.as_ref().ok_or_else(|| missing(""))?;
        let product = reference.catalog_item_id.as_deref().ok_or_else(|| missing(".catalogItemId"))?;
        let app = reference.app_id.as_deref().ok_or_else(|| missing(".appId"))?;
        let goods = match app {
            STORES_APP => goods::find(self.shop, self.connection, self.rules, product)?,
            _ => None,
        };
        let not_found =
            || ApiError::not_found("CATALOG_ITEM_NOT_FOUND", format!("The catalog of app {app} has no item {product}"));
        let goods = goods.ok_or_else(not_found)?;
        let (item, terms) = (&goods.item, &goods.terms);
        let mut chosen = Chosen::read(reference, field)?;
        let options = reference.options.clone().unwrap_or(Value::Null);
        let options = chosen.subscribe_by_default(terms, options);
        let options = chosen.take_modifiers(terms, options)?;
        if self.api == Api::V1 && chosen.variant_id.is_none() && !chosen.choices.is_empty() {
            self.shop.doubts.note(Doubt::OptionNames);
        }
        for modifier in chosen.modifier_groups.iter().flat_map(|group| &group.modifiers) {
            check_quantity(modifier.quantity, &format!("{field}.catalogReference.options.modifierGroups"))?;
        }
        let service = line.service_properties.clone().or_else(|| chosen.service.clone());
        check_service(service.as_ref(), self.now, &format!("{field}.serviceProperties"))?;
        let has_date = service.as_ref().is_some_and(|service| service.scheduled_date.is_some());
        if !chosen.is_complete(item, terms) || (terms.scheduled && !has_date) {
            return Ok(None);
        }
        let variant = item.variant(chosen.variant_id.as_deref(), &chosen.choices);
        // A digital product is its file: without one, or with one that is still imported, there is nothing to sell,
        // though the product's page says otherwise.
        let is_file = item.is_digital && terms.item_type.is_none();
        let has_file =
            |variant: &ItemVariant| variant.digital_file.as_ref().is_some_and(|file| file.is_ready(self.now));
        if is_file && variant.is_some_and(|variant| !has_file(variant)) {
            return Err(not_found());
        }
        Ok(variant.map(|variant| {
            let source = Source::Catalog {
                product: product.to_owned(),
                variant: variant.id.clone(),
                options,
                overrides: line.catalog_override_fields.clone().map(Box::new),
            };
            StoredLine {
                service,
                membership: line.selected_membership.clone(),
                taxable_address: line.taxable_address.clone(),
                extended_fields: line.extended_fields.clone(),
                ..StoredLine::new(source, quantity)
            }
        }))
    }
}

/// Raises the quantity of the line that is the same thing, or adds a line. Gives the line's id.
pub(super) fn join(cart: &mut StoredCart, line: StoredLine) -> Result<String, ApiError> {
    if let Some(known) = cart.lines.iter_mut().find(|known| known.joins(&line)) {
        let sum = known.quantity.saturating_add(line.quantity);
        known.quantity = check_quantity(sum.min(MAX_OF_ONE + 1), "lineItems.quantity")?;
        return Ok(known.id.clone());
    }
    check_line_count(cart)?;
    let id = line.id.clone();
    cart.lines.push(line);
    Ok(id)
}
