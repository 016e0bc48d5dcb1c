//! Product lists of catalog V3: query, search and count, with cursor paging.

use super::repo;
use super::repo::fields::{Key, declared};
use super::{
    Finding, ListPosition, Order, Seek, V3, count as facets, matching, page, place_of, read_condition, read_order,
    universe,
};
use crate::catalog::record;
use crate::catalog::search::index::{Index, Measure};
use crate::catalog::search::{self, Matches, Mode, Sought, Vocabulary};
use crate::catalog::v3::{self, ViewOptions};
use crate::site;
use base::{ApiError, Call, Reading, Result, Shop, doubts::Doubt, query::cursor, wire};
use cartwright::query::{Aggregation, CursorPaging, CursorPagingMetadata, Cursors, SearchDetails, SearchMode};
use cartwright::resources::products_v3::Product;
use roaring::RoaringBitmap;
use rusqlite::Connection;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::{Value, json};

const DEFAULT_PAGE_SIZE: i64 = 100;

/// The request of a list. A cursor contains the whole request, since the next call sends nothing else.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
struct ListRequest {
    #[serde(rename = "f", default, skip_serializing_if = "Option::is_none")]
    filter: Option<Value>,
    #[serde(rename = "s", default, skip_serializing_if = "Option::is_none")]
    sort: Option<Value>,
    #[serde(rename = "t", default, skip_serializing_if = "Option::is_none")]
    search: Option<SearchDetails>,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
enum Edge {
    #[serde(rename = "a")]
    After(ListPosition),
    #[serde(rename = "b")]
    Before(ListPosition),
    /// The offset in a list by relevance, which no column stores.
    #[serde(rename = "o")]
    Offset(u64),
}

#[derive(Debug, Clone, Serialize, Deserialize)]
struct Cursor {
    #[serde(flatten)]
    requested: ListRequest,
    #[serde(rename = "e")]
    edge: Edge,
}

/// The evaluation of a list.
struct List<'a> {
    shop: &'a Shop,
    call: &'a Call,
    /// The request's path in the payload: `query` or `search`.
    root: &'static str,
    requested: ListRequest,
    edge: Option<Edge>,
    limit: usize,
}

/// One page of product numbers.
struct Listed {
    numbers: Vec<i64>,
    metadata: CursorPagingMetadata,
}

/// `GET /v3/products/query`
pub(crate) fn query(shop: &Shop, call: &Call) -> Result<Value> {
    let list = List::read(shop, call, "query")?;
    shop.read(|reading| {
        let index = search::index_of(reading.shop)?;
        let found = list.found(&index, reading)?;
        let listed = list.page(&index, reading, &found)?;
        let products = list.shown(reading, &listed.numbers)?;
        Ok(json!({ "products": products, "pagingMetadata": listed.metadata }))
    })
}

/// `GET /v3/products/search`
pub fn search(shop: &Shop, call: &Call) -> Result<Value> {
    let list = List::read(shop, call, "search")?;
    let aggregations: Vec<Aggregation> = list.part("aggregations")?.unwrap_or_default();
    shop.read(|reading| {
        let index = search::index_of(reading.shop)?;
        let found = list.found(&index, reading)?;
        let counted = facets(&list.finding(&index, reading)?, &found.products, &aggregations)?;
        let listed = list.page(&index, reading, &found)?;
        let products = list.shown(reading, &listed.numbers)?;
        Ok(json!({ "products": products, "pagingMetadata": listed.metadata, "aggregationData": counted }))
    })
}

/// `GET /v3/products/count`
pub(crate) fn count(shop: &Shop, call: &Call) -> Result<Value> {
    let list = List::of_filter(shop, call)?;
    if call.flag("returnNonVisibleProducts") && !call.caller.is_owner() {
        return Err(ApiError::application(
            axum::http::StatusCode::FORBIDDEN,
            "NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS",
            "Hidden products are counted for the owner only",
        ));
    }
    shop.db.read(|connection| {
        let index = search::index_of(shop)?;
        Ok(json!({ "count": list.found(&index, connection)?.products.len() }))
    })
}

/// The ids of the products that match a call's filter and search, by creation date.
pub(crate) fn product_ids(shop: &Shop, call: &Call) -> Result<Vec<String>> {
    let list = List::of_filter(shop, call)?;
    shop.db.read(|connection| {
        let index = search::index_of(shop)?;
        let found = list.found(&index, connection)?.products;
        repo::ids(connection, &found)
    })
}

/// The matching products and their order; with the expression if sorted by relevance.
struct FoundProducts {
    products: RoaringBitmap,
    orders: Vec<Order>,
    matches: Option<Matches>,
}

impl<'a> List<'a> {
    fn read(shop: &'a Shop, call: &'a Call, root: &'static str) -> Result<Self> {
        let mut list = Self { shop, call, root, requested: ListRequest::default(), edge: None, limit: 0 };
        let paging: CursorPaging = list.part("cursorPaging")?.unwrap_or_default();
        let limit = paging.limit.unwrap_or(DEFAULT_PAGE_SIZE);
        list.limit =
            usize::try_from(limit).map_err(|_| list.refused("cursorPaging.limit", "MIN", "must be at least 0"))?;
        if let Some(cursor) = paging.cursor.filter(|cursor| !cursor.is_empty()) {
            let Cursor { requested, edge } = cursor::read(&cursor)
                .ok_or_else(|| list.refused("cursorPaging.cursor", "FORMAT", "is not a cursor of this list"))?;
            list.requested = requested;
            list.edge = Some(edge);
        } else {
            list.requested =
                ListRequest { filter: list.part("filter")?, sort: list.part("sort")?, search: list.part("search")? };
        }
        Ok(list)
    }

    /// A whole list, whose filter and search are fields of the call.
    fn of_filter(shop: &'a Shop, call: &'a Call) -> Result<Self> {
        Ok(Self {
            shop,
            call,
            root: "",
            requested: ListRequest {
                filter: call.value("filter").cloned(),
                sort: None,
                search: typed("search", call.value("search"))?,
            },
            edge: None,
            limit: 0,
        })
    }

    fn refused(&self, part: &str, rule: &'static str, description: impl Into<String>) -> ApiError {
        ApiError::field(format!("{}.{part}", self.root), rule, description)
    }
    fn part<T: DeserializeOwned>(&self, name: &str) -> Result<Option<T>> {
        let value = self.call.value(self.root).and_then(|requested| requested.get(name));
        typed(&format!("{}.{name}", self.root), value)
    }

    fn finding<'b>(&self, index: &'b Index, connection: &'b Connection) -> Result<Finding<'b>> {
        Ok(Finding { index, connection, fields: V3, currency: site::currency(connection)? })
    }

    fn found(&self, index: &Index, connection: &Connection) -> Result<FoundProducts> {
        let (filter, sort) = match self.root {
            "search" => ("search.filter", "search.sort"),
            "query" => ("query.filter", "query.sort"),
            _ => ("filter", "sort"),
        };
        let (filtered, sorted) = declared(self.root == "query");
        let condition = read_condition(filter, &filtered, self.requested.filter.as_ref())?;
        let orders = read_order(sort, &sorted, self.requested.sort.as_ref())?;
        if orders.iter().any(|order| order.key == Key::Measure(Measure::Created)) {
            self.shop.doubts.note(&self.call.remarks, Doubt::SortByCreation);
        }
        let among = universe(index, self.call.caller.is_owner());
        let matches = match self.sought()? {
            Some(sought) => search::find(connection, index, &self.shop.states.of_content::<Vocabulary>(), &sought)?,
            None => None,
        };
        let Some(matches) = matches else {
            return Ok(FoundProducts {
                products: matching(self.finding(index, connection)?, &condition, among)?,
                orders,
                matches: None,
            });
        };
        let among = among & &matches.products;
        let products = matching(self.finding(index, connection)?, &condition, &among)?;
        Ok(FoundProducts { products, matches: Some(matches).filter(|_| orders.is_empty()), orders })
    }

    fn sought(&self) -> Result<Option<Sought>> {
        let Some(details) = &self.requested.search else {
            return Ok(None);
        };
        let expression = details.expression.clone().unwrap_or_default();
        let mut columns = Vec::new();
        for field in details.fields.iter().flatten() {
            columns.push(match field.as_str() {
                "name" => "name",
                "description" | "plainDescription" => "text",
                "brand.name"
                | "sku"
                | "minVariantPriceInfo.sku"
                | "variantsInfo.variants.sku"
                | "variantsInfo.variants.barcode"
                | "options.choicesSettings.choices.name" => "labels",
                _ => return Err(self.refused("search.fields", "FIELD_NOT_ALLOWED", "cannot be searched")),
            });
        }
        Ok(Some(Sought {
            expression,
            mode: if details.mode == Some(SearchMode::And) { Mode::All } else { Mode::Any },
            fuzzy: details.fuzzy.unwrap_or_default(),
            columns,
        }))
    }

    fn page(&self, index: &Index, connection: &Connection, found: &FoundProducts) -> Result<Listed> {
        // Reads one row beyond the page, to know whether there is a next page.
        let wanted = self.limit + 1;
        let (mut numbers, offset) = match (&found.matches, &self.edge) {
            (Some(matches), edge) => {
                let ranked = matches.in_order(connection, index, &found.products)?;
                let offset = match edge {
                    Some(Edge::Offset(offset)) => *offset,
                    _ => 0,
                };
                let skipped = usize::try_from(offset).unwrap_or(usize::MAX);
                (ranked.into_iter().skip(skipped).take(wanted).collect(), offset)
            }
            (None, edge) => {
                let seek = match edge {
                    Some(Edge::After(place)) => Seek::After(place.clone()),
                    Some(Edge::Before(place)) => Seek::Before(place.clone()),
                    Some(Edge::Offset(offset)) => Seek::Offset(*offset),
                    None => Seek::Offset(0),
                };
                (page(index, connection, &found.products, &found.orders, &seek, wanted)?, 0)
            }
        };
        let is_backward = matches!(self.edge, Some(Edge::Before(_)));
        let is_more = numbers.len() > self.limit;
        if is_more {
            // Going backward, the extra row is the first.
            if is_backward {
                numbers.remove(0);
            } else {
                numbers.pop();
            }
        }
        let place = |number: Option<&u32>| {
            let place = number.map(|number| place_of(connection, index, &found.orders, *number));
            place.transpose()
        };
        let limit = self.limit as u64;
        let (next, previous) = if found.matches.is_some() {
            (
                is_more.then(|| Edge::Offset(offset.saturating_add(limit))),
                (offset > 0).then(|| Edge::Offset(offset.saturating_sub(limit))),
            )
        } else {
            let has_next = is_more || is_backward;
            let has_previous = if is_backward { is_more } else { self.edge.is_some() };
            (
                place(numbers.last().filter(|_| has_next))?.map(Edge::After),
                place(numbers.first().filter(|_| has_previous))?.map(Edge::Before),
            )
        };
        let count = numbers.len();
        Ok(Listed {
            metadata: wire!(CursorPagingMetadata {
                count: i64::try_from(count).ok(),
                has_next: next.is_some(),
                cursors: wire!(Cursors {
                    next: next.map(|edge| self.cursor(edge)).transpose()?,
                    prev: previous.map(|edge| self.cursor(edge)).transpose()?
                })
            }),
            numbers: numbers.into_iter().map(i64::from).collect(),
        })
    }

    fn shown(&self, reading: &Reading<'_>, numbers: &[i64]) -> Result<Vec<Product>> {
        // Lists return price ranges; only a single product returns its variants.
        let show = ViewOptions::read(self.call, false)?;
        v3::shown(reading, &record::load(reading, numbers)?, &show)
    }

    fn cursor(&self, edge: Edge) -> Result<String> {
        let requested = self.requested.clone();
        Ok(cursor::write(&Cursor { requested, edge })?)
    }
}

pub(super) fn typed<T: DeserializeOwned>(field: &str, value: Option<&Value>) -> Result<Option<T>> {
    let value = value.filter(|value| !value.is_null());
    value
        .map(|value| {
            T::deserialize(value).map_err(|_| ApiError::field(field, "FORMAT", "is not of the form that is needed"))
        })
        .transpose()
}
