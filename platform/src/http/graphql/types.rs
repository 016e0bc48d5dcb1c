//! The types of the schema: products, collections, and pages of products.

use super::{Asking, list_cost, refused};
use crate::base::contract::{self, Carrier};
use crate::catalog;
use crate::catalog::v1;
use async_graphql::{ComplexObject, Context, Enum, ID, InputObject, Object, Result, SimpleObject};
use cartwright::resources::{collections, products_v3 as wire};
use cartwright::{query::CursorPagingMetadata, types::Amount};
use serde::Deserialize;
use serde_json::{Map, Value, json};

/// A product of the catalog.
#[derive(SimpleObject)]
#[graphql(complex)]
pub(super) struct Product {
    id: Option<ID>,
    name: Option<String>,
    /// Last part of its page's address.
    slug: Option<String>,
    /// Address of its page.
    url: Option<String>,
    /// HTML.
    description: Option<String>,
    visible: Option<bool>,
    /// `PHYSICAL` or `DIGITAL`.
    product_type: Option<String>,
    /// `IN_STOCK`, `PARTIALLY_OUT_OF_STOCK` or `OUT_OF_STOCK`.
    availability: Option<String>,
    /// Of the cheapest variant.
    price: Option<Price>,
    brand: Option<Named>,
    ribbon: Option<Named>,
    /// Its pictures, the main one first.
    pictures: Vec<Picture>,
    options: Vec<ProductOption>,
    /// Its variants. Lists leave them out, since one product may have a thousand: ask for one product.
    variants: Vec<Variant>,
    #[graphql(skip)]
    categories: Vec<Option<String>>,
}

/// An amount in the shop's currency.
#[derive(SimpleObject)]
struct Price {
    /// Decimal text.
    amount: String,
    /// The amount before a sale; nothing where there is none.
    compare_at: Option<String>,
    /// Three-letter code.
    currency: Option<String>,
}

/// Something that a product has in common with others.
#[derive(SimpleObject)]
struct Named {
    id: Option<ID>,
    name: Option<String>,
}

/// A picture.
#[derive(SimpleObject)]
struct Picture {
    id: Option<ID>,
    url: Option<String>,
    width: Option<i64>,
    height: Option<i64>,
    alt_text: Option<String>,
}

/// Something to choose.
#[derive(SimpleObject)]
struct ProductOption {
    name: Option<String>,
    choices: Vec<Choice>,
}

/// A choice of an option.
#[derive(SimpleObject)]
struct Choice {
    id: Option<ID>,
    name: Option<String>,
    /// A CSS colour, of a swatch.
    color: Option<String>,
    in_stock: Option<bool>,
}

/// One combination of choices.
#[derive(SimpleObject)]
struct Variant {
    id: Option<ID>,
    sku: Option<String>,
    price: Option<Price>,
    in_stock: Option<bool>,
    /// Names of choices, in the order of the options.
    choices: Vec<String>,
}

#[ComplexObject]
impl Product {
    /// The collections it is in.
    async fn collections(&self, context: &Context<'_>) -> Result<Vec<Collection>> {
        let asking = context.data::<Asking>()?;
        let mut collections = Vec::new();
        for id in &self.categories {
            let found = asking.found(v1::get_collection, json!({ "id": id }), "collection")?;
            collections.extend(found.map(Collection));
        }
        Ok(collections)
    }
}

impl From<wire::Product> for Product {
    fn from(product: wire::Product) -> Self {
        let currency = product.currency;
        let least = |range: Option<wire::PriceRange>| amount(range?.min_value?.amount.as_ref());
        let compare_at = least(product.compare_at_price_range);
        let price = least(product.actual_price_range);
        let media = product.media.and_then(|media| media.items_info?.items);
        let variants = product.variants_info.and_then(|info| info.variants);
        let categories = product.direct_categories_info.and_then(|info| info.categories);
        Self {
            id: product.id.map(ID),
            name: product.name,
            slug: product.slug,
            url: product.url.and_then(|url| url.url),
            description: product.plain_description,
            visible: product.visible,
            product_type: product.product_type.map(|kind| kind.to_string()),
            availability: product
                .inventory
                .and_then(|stock| stock.availability_status)
                .map(|status| status.to_string()),
            price: price.map(|amount| Price { amount, compare_at, currency: currency.clone() }),
            brand: product.brand.map(|brand| Named { id: brand.id.map(ID), name: brand.name }),
            ribbon: product.ribbon.map(|ribbon| Named { id: ribbon.id.map(ID), name: ribbon.name }),
            pictures: media.into_iter().flatten().filter_map(picture).collect(),
            options: product.options.into_iter().flatten().map(option).collect(),
            variants: variants.into_iter().flatten().map(|one| variant(one, currency.clone())).collect(),
            categories: categories.into_iter().flatten().map(|category| category.id).collect(),
        }
    }
}

fn option(option: wire::ConnectedOption) -> ProductOption {
    let choices = option.choices_settings.and_then(|settings| settings.choices);
    let choices = choices.into_iter().flatten().map(|choice| Choice {
        id: choice.choice_id.map(ID),
        name: choice.name,
        color: choice.color_code,
        in_stock: choice.in_stock,
    });
    ProductOption { name: option.name, choices: choices.collect() }
}

fn variant(variant: wire::Variant, currency: Option<String>) -> Variant {
    let part = |part: Option<wire::FixedMonetaryAmount>| amount(part?.amount.as_ref());
    let names = variant.choices.into_iter().flatten().filter_map(|choice| choice.option_choice_names?.choice_name);
    Variant {
        id: variant.id.map(ID),
        sku: variant.sku,
        price: variant.price.and_then(|price| {
            Some(Price { amount: part(price.actual_price)?, compare_at: part(price.compare_at_price), currency })
        }),
        in_stock: variant.inventory_status.and_then(|status| status.in_stock),
        choices: names.collect(),
    }
}

fn picture(item: wire::ProductMedia) -> Option<Picture> {
    let image = item.image?;
    Some(Picture {
        id: item.id.map(ID),
        url: image.url,
        width: image.width,
        height: image.height,
        alt_text: item.alt_text.or(image.alt_text),
    })
}

fn amount(amount: Option<&Amount>) -> Option<String> {
    amount.map(ToString::to_string)
}

/// A named group of products.
pub(super) struct Collection(pub(super) collections::Collection);

#[Object]
impl Collection {
    async fn id(&self) -> Option<ID> {
        self.0.id.clone().map(ID)
    }

    async fn name(&self) -> Option<&String> {
        self.0.name.as_ref()
    }

    /// Last part of its page's address.
    async fn slug(&self) -> Option<&String> {
        self.0.slug.as_ref()
    }

    async fn description(&self) -> Option<&String> {
        self.0.description.as_ref()
    }

    /// The number of its products.
    async fn product_count(&self) -> Option<i64> {
        self.0.number_of_products
    }

    /// Its products, a page at a time.
    #[graphql(complexity = "list_cost(first, child_complexity)")]
    async fn products(
        &self,
        context: &Context<'_>,
        #[graphql(default = 50)] first: i64,
        after: Option<String>,
        sort: Option<Vec<SortBy>>,
    ) -> Result<ProductPage> {
        let asked = PageArguments {
            filter: Some(
                json!({ "allCategoriesInfo.categories": { "$matchItems": [{ "id": { "$in": [self.0.id] } }] } }),
            ),
            sort,
            first,
            after,
            ..PageArguments::default()
        };
        asked.page(context.data::<Asking>()?)
    }
}

/// The fields of products that have to be asked for.
pub(super) const FIELDS: &[&str] = &[
    "URL",
    "CURRENCY",
    "PLAIN_DESCRIPTION",
    "MEDIA_ITEMS_INFO",
    "DIRECT_CATEGORIES_INFO",
    "VARIANT_OPTION_CHOICE_NAMES",
];

/// The part of a search's answer that pages are made of.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Found {
    #[serde(default)]
    products: Vec<wire::Product>,
    #[serde(default)]
    paging_metadata: CursorPagingMetadata,
}

/// One page of products.
#[derive(SimpleObject)]
pub(super) struct ProductPage {
    nodes: Vec<Product>,
    /// The cursor of the next page; nothing on the last.
    end_cursor: Option<String>,
    has_next_page: bool,
}

/// A sort key.
#[derive(InputObject)]
pub(super) struct SortBy {
    /// A field of catalog v3, such as `actualPriceRange.minValue.amount`.
    field: String,
    #[graphql(default)]
    order: Direction,
}

/// The direction of a sort.
#[derive(Enum, Clone, Copy, PartialEq, Eq, Default)]
enum Direction {
    #[default]
    Asc,
    Desc,
}

/// The arguments of a list of products.
#[derive(Default)]
pub(super) struct PageArguments {
    pub(super) filter: Option<Value>,
    pub(super) search: Option<String>,
    pub(super) sort: Option<Vec<SortBy>>,
    pub(super) first: i64,
    pub(super) after: Option<String>,
}

impl PageArguments {
    pub(super) fn page(self, asking: &Asking) -> Result<ProductPage> {
        let sort: Vec<Value> = self
            .sort
            .unwrap_or_default()
            .into_iter()
            .map(|by| json!({ "fieldName": by.field, "order": if by.order == Direction::Desc { "DESC" } else { "ASC" } }))
            .collect();
        let search = match self.after {
            Some(cursor) => json!({ "cursorPaging": { "limit": self.first, "cursor": cursor } }),
            None => json!({
                "filter": self.filter,
                "sort": (!sort.is_empty()).then_some(sort),
                "search": self.search.map(|expression| json!({ "expression": expression, "mode": "AND", "fuzzy": true })),
                "cursorPaging": { "limit": self.first },
            }),
        };
        let payload = Map::from_iter([("search".to_owned(), search), ("fields".to_owned(), json!(FIELDS))]);
        contract::check("products_v3.search", &payload, Carrier::Body, &|| u32::MAX)
            .map_err(|error| refused(&error))?;
        let answer = asking.answer(catalog::search_v3, payload.into())?;
        let found: Found = serde_json::from_value(answer)?;
        let end_cursor = found.paging_metadata.cursors.and_then(|cursors| cursors.next);
        Ok(ProductPage {
            nodes: found.products.into_iter().map(Product::from).collect(),
            has_next_page: end_cursor.is_some(),
            end_cursor,
        })
    }
}
