//! The endpoint table of collections.

use super::requests::{CollectionReply, CollectionsReply, GetCollection, GetCollectionBySlug};
use crate::query::QueryPayload;
use crate::resources::products::endpoints::CONVERSIONS;
use crate::row::{self, Alternate, Endpoint, Row, Safety, Service};

const fn get<P, A>(id: &'static str, path: &'static str) -> Endpoint<P, A> {
    row::get(id, Service::StoresReader, path).conversions(&CONVERSIONS)
}

/// `GET /v2/collections/{id}`
pub const GET: Endpoint<GetCollection, CollectionReply> = get("collections.get", "/v2/collections/{id}");
/// `GET /v2/collections/slug/{slug}`
pub const GET_BY_SLUG: Endpoint<GetCollectionBySlug, CollectionReply> =
    get("collections.get_by_slug", "/v2/collections/slug/{slug}");
/// `POST /v2/collections/query`
pub const QUERY: Endpoint<QueryPayload, CollectionsReply> =
    row::post("collections.query", Service::StoresReader, "/v2/collections/query")
        .safety(Safety::Safe)
        .alternate(Alternate::GetOnEdge)
        .r_param()
        .conversions(&CONVERSIONS);
/// `GET /v1/collections/slug/{slug}`: the older read of the same collection.
pub const GET_BY_SLUG_V1: Endpoint<GetCollectionBySlug, CollectionReply> =
    get("products.get_collection_by_slug", "/v1/collections/slug/{slug}");

/// Every collection read of SPEC section 7.
pub const TABLE: &[Row<'static>] = &[GET.row, GET_BY_SLUG.row, QUERY.row, GET_BY_SLUG_V1.row];
