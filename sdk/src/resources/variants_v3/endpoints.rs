//! The endpoint table of variants of catalog v3, read across products (contract, group catalog_v3).

use super::requests::*;
use crate::row::{self, Conversions, Endpoint, Row, Safety, Service};

const CONVERSIONS: Conversions = Conversions {
    dates: &["urlExpirationDate", "updatedDate"],
    images: &["image"],
    videos: &["video"],
    opaque: &["extendedFields"],
    ..Conversions::NONE
};

/// `POST /v3/products/query-variants`
pub const QUERY: Endpoint<QueryVariants, VariantsPage> =
    row::post("variants_v3.query", Service::Stores, "/v3/products/query-variants")
        .safety(Safety::Safe)
        .conversions(&CONVERSIONS);
/// `POST /v3/products/search-variants`
pub const SEARCH: Endpoint<SearchVariants, FoundVariants> =
    row::post("variants_v3.search", Service::Stores, "/v3/products/search-variants")
        .safety(Safety::Safe)
        .conversions(&CONVERSIONS);

/// Every call of the group.
pub const TABLE: &[Row<'static>] = &[QUERY.row, SEARCH.row];
