//! Pages of products.

use super::product::Product;
use super::{Asking, refused};
use crate::catalog;
use crate::contract::{self, Carrier};
use async_graphql::{Enum, InputObject, Result, SimpleObject};
use cartwright::query::CursorPagingMetadata;
use cartwright::resources::products_v3;
use serde::Deserialize;
use serde_json::{Map, Value, json};

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
    products: Vec<products_v3::Product>,
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
        contract::check("products_v3.search", &payload, Carrier::Body).map_err(|error| refused(&error))?;
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
