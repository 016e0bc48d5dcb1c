//! Products of either catalog version: V3, or V1 of older sites.

use crate::output::{Row, collect};
use crate::problem::Problem;
use cartwright::query::{CatalogSearch, Filter, Query};
use cartwright::resources::catalog_versioning::CatalogVersion;
use cartwright::resources::products_v3::{
    ConnectedModifier, InventoryAvailabilityStatus, OptionChoice, RequestedFields, Variant,
};
use cartwright::resources::{products, products_v3};
use cartwright::{Client, ErrorKind};
use serde::Serialize;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

/// One product, as this program shows it.
#[derive(Debug, Clone, Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Product {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) slug: String,
    pub(super) price: String,
    pub(super) in_stock: bool,
    pub(super) options: Vec<ProductOption>,
    /// The names of all options and modifiers; absent if the platform does not return them.
    #[serde(skip)]
    pub(super) choosable: Option<Vec<String>>,
}

/// The chosen names, by the names of options and modifiers.
pub(super) type Choices = BTreeMap<String, String>;

/// An option or modifier, such as a size.
#[derive(Debug, Clone, Serialize)]
pub(super) struct ProductOption {
    pub(super) name: String,
    pub(super) choices: Vec<String>,
}

impl Row for Product {
    const HEAD: &'static [&'static str] = &["NAME", "PRICE", "STOCK", "SLUG", "OPTIONS"];

    fn cells(&self) -> Vec<String> {
        let options = self.options.iter().map(|option| format!("{}: {}", option.name, option.choices.join(", ")));
        vec![
            self.name.clone(),
            self.price.clone(),
            if self.in_stock { "in stock" } else { "sold out" }.to_owned(),
            self.slug.clone(),
            options.collect::<Vec<_>>().join("; "),
        ]
    }
}

/// The products that meet a condition, up to a limit.
pub(super) async fn products(client: &Client, condition: Filter, most: usize) -> Result<Vec<Product>, Problem> {
    Ok(match client.detect_catalog().await? {
        CatalogVersion::V3Catalog => {
            let search = CatalogSearch::new().filter(condition).limit(100);
            collect(client.products_v3().search(search).stream(), most).await?
        }
        _ => {
            let query = Query::from(condition).limit(100);
            collect(client.products().query(query).stream(), most).await?
        }
    })
}

/// The product with a slug or an id.
pub(super) async fn product(client: &Client, name: &str) -> Result<Product, Problem> {
    if let Some(found) = products(client, Filter::eq("slug", name), 1).await?.pop() {
        return Ok(found);
    }
    let by_id = match client.detect_catalog().await? {
        CatalogVersion::V3Catalog => client.products_v3().get(name).await.map(Product::from),
        _ => client.products().get(name).await.map(Product::from),
    };
    by_id.map_err(|error| {
        // The id is the only argument, so a validation error means that it is malformed, and no product has it.
        if error.status() == Some(404) || error.kind() == ErrorKind::Validation {
            Problem::NotFound { what: "product", name: name.to_owned() }
        } else {
            error.into()
        }
    })
}

/// The options of a product's reference in a cart, for choices by the names of options: in catalog v3 the id of a variant and
/// the keys of modifiers; in v1, the catalog of older sites, the names themselves.
pub(super) async fn choose(client: &Client, product: &Product, chosen: Choices) -> Result<Value, Problem> {
    if client.detect_catalog().await? != CatalogVersion::V3Catalog {
        return Ok(json!({ "options": chosen }));
    }
    let fields = [RequestedFields::VariantOptionChoiceNames];
    let whole = client.products_v3().fields(fields).get(&product.id).await?;
    let modifiers = whole.modifiers.iter().flatten().filter_map(|modifier| keys_of(modifier, &chosen));
    let mut options = Map::from_iter([("options".to_owned(), modifiers.collect())]);
    if !product.options.is_empty() {
        let mut variants = whole.variants_info.and_then(|info| info.variants).unwrap_or_default().into_iter();
        let variant = variants.find(|variant| has_choices(variant, &chosen)).and_then(|variant| variant.id);
        let name = || chosen.values().cloned().collect::<Vec<_>>().join(", ");
        let id = variant.ok_or_else(|| Problem::NotFound { what: "variant", name: name() })?;
        options.insert("variantId".to_owned(), id.into());
    }
    Ok(options.into())
}

/// Whether a variant has the chosen names.
fn has_choices(variant: &Variant, chosen: &Choices) -> bool {
    let is_chosen = |choice: &OptionChoice| {
        let names = choice.option_choice_names.as_ref()?;
        Some(chosen.get(names.option_name.as_ref()?) == names.choice_name.as_ref())
    };
    variant.choices.iter().flatten().all(|choice| is_chosen(choice) == Some(true))
}

/// The keys of a modifier and of its chosen choice.
fn keys_of(modifier: &ConnectedModifier, chosen: &Choices) -> Option<(String, String)> {
    let name = chosen.get(modifier.name.as_ref()?)?;
    let choices = modifier.choices_settings.as_ref()?.choices.as_ref()?;
    let choice = choices.iter().find(|choice| choice.name.as_ref() == Some(name))?;
    Some((modifier.key.clone()?, choice.key.clone()?))
}

impl From<products::Product> for Product {
    fn from(product: products::Product) -> Self {
        let price = product.price_data.and_then(|price| price.formatted).unwrap_or_default();
        let names =
            |options: &Vec<products::ProductOption>| options.iter().filter_map(|option| option.name.clone()).collect();
        let choosable = product.product_options.as_ref().map(names);
        let options = product.product_options.unwrap_or_default().into_iter().map(|option| ProductOption {
            name: option.name.unwrap_or_default(),
            choices: option.choices.unwrap_or_default().into_iter().filter_map(|choice| choice.description).collect(),
        });
        Self {
            id: product.id.unwrap_or_default(),
            name: product.name.unwrap_or_default(),
            slug: product.slug.unwrap_or_default(),
            price: price.discounted_price.or(price.price).unwrap_or_default(),
            in_stock: product.stock.and_then(|stock| stock.in_stock).unwrap_or_default(),
            options: options.collect(),
            choosable,
        }
    }
}

impl From<products_v3::Product> for Product {
    fn from(product: products_v3::Product) -> Self {
        let price = product.actual_price_range.and_then(|range| range.min_value);
        let price =
            price.and_then(|price| price.formatted_amount.or_else(|| price.amount.map(|amount| amount.to_string())));
        let choosable = product.options.as_ref().map(|options| {
            // Modifiers make no variants, but are chosen by name, too, except for texts.
            let modifiers = product.modifiers.iter().flatten();
            let modifiers = modifiers.filter(|modifier| modifier.choices_settings.is_some());
            let names = options.iter().map(|option| &option.name);
            let names = names.chain(modifiers.map(|modifier| &modifier.name));
            names.flatten().cloned().collect()
        });
        let options = product.options.unwrap_or_default().into_iter().map(|option| ProductOption {
            name: option.name.unwrap_or_default(),
            choices: option
                .choices_settings
                .and_then(|settings| settings.choices)
                .unwrap_or_default()
                .into_iter()
                .filter_map(|choice| choice.name)
                .collect(),
        });
        let stock = product.inventory.and_then(|inventory| inventory.availability_status);
        Self {
            id: product.id.unwrap_or_default(),
            name: product.name.unwrap_or_default(),
            slug: product.slug.unwrap_or_default(),
            price: price.unwrap_or_default(),
            in_stock: stock.is_some_and(|stock| stock != InventoryAvailabilityStatus::OutOfStock),
            options: options.collect(),
            choosable,
        }
    }
}
