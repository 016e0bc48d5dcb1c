//! The types of the schema: products, collections, and pages of products.

use super::{Asking, list_cost, refused};
use crate::base::contract::{self, Carrier};
use crate::catalog;
use crate::catalog::v1;
use async_graphql::{Context, Enum, ID, InputObject, Object, Result, SimpleObject};
use cartwright::resources::{collections, products_v3 as wire};
use cartwright::{query::CursorPagingMetadata, types::Amount};
use serde::Deserialize;
use serde_json::{Map, Value, json};

/// A product of the catalog.
pub(super) struct Product(pub(super) wire::Product);

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

#[Object]
impl Product {
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

    /// Address of its page.
    async fn url(&self) -> Option<&String> {
        self.0.url.as_ref()?.url.as_ref()
    }

    /// HTML.
    async fn description(&self) -> Option<&String> {
        self.0.plain_description.as_ref()
    }

    async fn visible(&self) -> Option<bool> {
        self.0.visible
    }

    /// `PHYSICAL` or `DIGITAL`.
    async fn product_type(&self) -> Option<String> {
        self.0.product_type.as_ref().map(ToString::to_string)
    }

    /// `IN_STOCK`, `PARTIALLY_OUT_OF_STOCK` or `OUT_OF_STOCK`.
    async fn availability(&self) -> Option<String> {
        let status = self.0.inventory.as_ref()?.availability_status.as_ref();
        status.map(ToString::to_string)
    }

    /// Of the cheapest variant.
    async fn price(&self) -> Option<Price> {
        let least = |range: &Option<wire::PriceRange>| amount(range.as_ref()?.min_value.as_ref()?.amount.as_ref());
        Some(Price {
            amount: least(&self.0.actual_price_range)?,
            compare_at: least(&self.0.compare_at_price_range),
            currency: self.0.currency.clone(),
        })
    }

    async fn brand(&self) -> Option<Named> {
        let brand = self.0.brand.as_ref()?;
        Some(Named { id: brand.id.clone().map(ID), name: brand.name.clone() })
    }

    async fn ribbon(&self) -> Option<Named> {
        let ribbon = self.0.ribbon.as_ref()?;
        Some(Named { id: ribbon.id.clone().map(ID), name: ribbon.name.clone() })
    }

    /// Its pictures, the main one first.
    async fn pictures(&self) -> Vec<Picture> {
        let items = self.0.media.iter().filter_map(|media| media.items_info.as_ref()?.items.as_ref());
        items.flatten().filter_map(picture).collect()
    }

    async fn options(&self) -> Vec<ProductOption> {
        let options = self.0.options.iter().flatten();
        options
            .map(|option| {
                let choices = option.choices_settings.iter().filter_map(|settings| settings.choices.as_ref());
                ProductOption {
                    name: option.name.clone(),
                    choices: choices
                        .flatten()
                        .map(|choice| Choice {
                            id: choice.choice_id.clone().map(ID),
                            name: choice.name.clone(),
                            color: choice.color_code.clone(),
                            in_stock: choice.in_stock,
                        })
                        .collect(),
                }
            })
            .collect()
    }

    /// Its variants. Lists leave them out, since one product may have a thousand: ask for one product.
    async fn variants(&self) -> Vec<Variant> {
        let variants = self.0.variants_info.iter().filter_map(|info| info.variants.as_ref());
        variants.flatten().map(|variant| self.variant(variant)).collect()
    }

    /// The collections it is in.
    async fn collections(&self, context: &Context<'_>) -> Result<Vec<Collection>> {
        let asking = context.data::<Asking>()?;
        let categories = self.0.direct_categories_info.iter().filter_map(|info| info.categories.as_ref());
        let mut collections = Vec::new();
        for category in categories.flatten() {
            let payload = json!({ "id": category.id });
            collections.extend(asking.found(v1::get_collection, payload, "collection")?.map(Collection));
        }
        Ok(collections)
    }
}

impl Product {
    fn variant(&self, variant: &wire::Variant) -> Variant {
        let price = variant.price.as_ref();
        let part = |part: Option<&wire::FixedMonetaryAmount>| amount(part?.amount.as_ref());
        let names = variant.choices.iter().flatten().filter_map(|choice| {
            let names = choice.option_choice_names.as_ref()?;
            names.choice_name.clone()
        });
        Variant {
            id: variant.id.clone().map(ID),
            sku: variant.sku.clone(),
            price: price.and_then(|price| {
                Some(Price {
                    amount: part(price.actual_price.as_ref())?,
                    compare_at: part(price.compare_at_price.as_ref()),
                    currency: self.0.currency.clone(),
                })
            }),
            in_stock: variant.inventory_status.as_ref().and_then(|status| status.in_stock),
            choices: names.collect(),
        }
    }
}

fn picture(item: &wire::ProductMedia) -> Option<Picture> {
    let image = item.image.as_ref()?;
    Some(Picture {
        id: item.id.clone().map(ID),
        url: image.url.clone(),
        width: image.width,
        height: image.height,
        alt_text: item.alt_text.clone().or_else(|| image.alt_text.clone()),
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
            nodes: found.products.into_iter().map(Product).collect(),
            has_next_page: end_cursor.is_some(),
            end_cursor,
        })
    }
}
