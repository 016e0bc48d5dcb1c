//! The reason why an item was not added: a choice that the product needs, or its stock.

use super::{CatalogReference, STORES_APP_ID};
use crate::client::Client;
use crate::error::Error;
use crate::resources::{products, products_v3};
use crate::types::CatalogVersion;
use serde_json::Value;
use std::fmt;

/// Why an item was added in part or not at all.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Reason {
    /// These options, extras or texts of the product lack a choice, by name.
    NotChosen(Vec<String>),
    /// There are fewer in stock than the wanted quantity, or none.
    OutOfStock,
    /// The product is not known, is of another app's catalog, or its catalog did not answer.
    Unknown,
}

impl fmt::Display for Reason {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotChosen(names) => {
                let verb = if names.len() == 1 { "is" } else { "are" };
                write!(formatter, "{} {verb} not chosen", names.join(", "))
            }
            Self::OutOfStock => formatter.write_str("not enough in stock"),
            Self::Unknown => formatter.write_str("not available"),
        }
    }
}

/// The parts of a product that decide whether it can be added.
#[derive(Default)]
struct Needs {
    /// Names of options, which a variant's id chooses too.
    options: Vec<String>,
    /// Names of mandatory extras and texts.
    extras: Vec<String>,
    is_sold_out: bool,
}

impl Reason {
    /// Reads the reason from the catalog. `added` means that a part was added.
    pub(super) async fn of(client: &Client, item: &CatalogReference, added: bool) -> Self {
        if added {
            return Self::OutOfStock;
        }
        let id = item.catalog_item_id.as_deref().unwrap_or_default();
        if item.app_id.as_deref() != Some(STORES_APP_ID) {
            return Self::Unknown;
        }
        match needs(client, id, item).await {
            Ok(needs) => needs.reason(item),
            Err(_) => Self::Unknown,
        }
    }
}

async fn needs(client: &Client, id: &str, item: &CatalogReference) -> Result<Needs, Error> {
    Ok(match client.detect_catalog().await? {
        CatalogVersion::V3Catalog => Needs::of_v3(&client.products_v3().get(id).await?, variant_of(item)),
        _ => Needs::of_v1(&client.products().get(id).await?, variant_of(item)),
    })
}

/// The variant that an item names.
fn variant_of(item: &CatalogReference) -> Option<&str> {
    item.options.as_ref()?.get("variantId")?.as_str()
}

impl Needs {
    fn of_v3(product: &products_v3::Product, variant: Option<&str>) -> Self {
        let options = product.options.iter().flatten();
        let modifiers = product.modifiers.iter().flatten();
        let mandatory = modifiers.filter(|modifier| modifier.mandatory == Some(true));
        let variants = product.variants_info.iter().flat_map(|info| info.variants.iter().flatten());
        let status = variants
            .filter(|known| variant.is_some() && known.id.as_deref() == variant)
            .find_map(|known| known.inventory_status.as_ref()?.in_stock);
        let whole = product.inventory.as_ref().and_then(|stock| stock.availability_status.as_ref());
        Self {
            options: options.filter_map(|option| option.name.clone()).collect(),
            extras: mandatory
                .filter_map(|modifier| {
                    let text = modifier.free_text_settings.as_ref().and_then(|text| text.title.clone());
                    text.or_else(|| modifier.name.clone())
                })
                .collect(),
            is_sold_out: status == Some(false) || whole == Some(&products_v3::InventoryAvailabilityStatus::OutOfStock),
        }
    }

    fn of_v1(product: &products::Product, variant: Option<&str>) -> Self {
        let texts = product.custom_text_fields.iter().flatten();
        let variants = product.variants.iter().flatten();
        let status = variants
            .filter(|known| variant.is_some() && known.id.as_deref() == variant)
            .find_map(|known| known.stock.as_ref()?.in_stock);
        let whole = product.stock.as_ref().and_then(|stock| stock.in_stock);
        Self {
            options: product.product_options.iter().flatten().filter_map(|option| option.name.clone()).collect(),
            extras: texts.filter(|text| text.mandatory == Some(true)).filter_map(|text| text.title.clone()).collect(),
            is_sold_out: status == Some(false) || whole == Some(false),
        }
    }

    fn reason(self, item: &CatalogReference) -> Reason {
        if self.is_sold_out {
            return Reason::OutOfStock;
        }
        let options = item.options.as_ref();
        let names = |field: &str, name: &str| {
            let value = options.and_then(|options| options.get(field)?.get(name));
            value.is_some_and(|value| !matches!(value, Value::Null) && value.as_str() != Some(""))
        };
        let is_chosen = |name: &String| names("options", name) || names("customTextFields", name);
        let has_variant = variant_of(item).is_some();
        let options = self.options.iter().filter(|name| !has_variant && !is_chosen(name));
        let left: Vec<String> = options.chain(self.extras.iter().filter(|name| !is_chosen(name))).cloned().collect();
        if left.is_empty() { Reason::Unknown } else { Reason::NotChosen(left) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn the_reasons_of_missing_items_are_those_of_the_vectors() {
        let all: Value = serde_json::from_str(cartwright_contract::VECTORS).unwrap();
        for vector in all["reasons"].as_array().unwrap() {
            let item = CatalogReference { options: Some(vector["options"].clone()), ..CatalogReference::default() };
            let product = vector["product"].clone();
            let needs = if vector["catalog"] == "v3" {
                Needs::of_v3(&serde_json::from_value(product).unwrap(), variant_of(&item))
            } else {
                Needs::of_v1(&serde_json::from_value(product).unwrap(), variant_of(&item))
            };
            let reason = match needs.reason(&item) {
                Reason::NotChosen(names) => json!(names),
                Reason::OutOfStock => json!("out-of-stock"),
                Reason::Unknown => Value::Null,
            };
            assert_eq!(reason, vector["reason"], "{vector}");
        }
    }
}
