//! The endpoint table of brands (contract, group catalog_v3).

use super::requests::*;
use crate::resources::NoAnswer;
use crate::row::{self, Access, Alternate, Conversions, Endpoint, Row, Safety, Service};

const CONVERSIONS: Conversions = Conversions {
    dates: &["createdDate", "updatedDate"],
    opaque: &["extendedFields"],
    ..Conversions::NONE
};

/// `GET /v3/brands/{brandId}`
pub const GET: Endpoint<GetBrand, BrandReply> =
    row::get("brands_v3.get", Service::Stores, "/v3/brands/{brandId}").conversions(&CONVERSIONS);
/// `GET /v3/brands/query`
pub const QUERY: Endpoint<QueryBrands, BrandsPage> = row::get("brands_v3.query", Service::Stores, "/v3/brands/query")
    .alternate(Alternate::PostWhenLong)
    .r_param()
    .conversions(&CONVERSIONS);
/// `POST /v3/brands`
pub const CREATE: Endpoint<CreateBrand, BrandReply> = row::post("brands_v3.create", Service::Stores, "/v3/brands")
    .access(Access::Owner)
    .conversions(&CONVERSIONS);
/// `POST /v3/brands/get-or-create`
pub const GET_OR_CREATE: Endpoint<GetOrCreateBrand, BrandReply> =
    row::post("brands_v3.get_or_create", Service::Stores, "/v3/brands/get-or-create")
        .access(Access::Owner)
        .safety(Safety::Idempotent)
        .conversions(&CONVERSIONS);
/// `PATCH /v3/brands/{brand.id}`. Guarded by the revision: of two writers one is refused.
pub const UPDATE: Endpoint<UpdateBrand, BrandReply> =
    row::patch("brands_v3.update", Service::Stores, "/v3/brands/{brand.id}")
        .access(Access::Owner)
        .conversions(&CONVERSIONS);
/// `DELETE /v3/brands/{brandId}`
pub const DELETE: Endpoint<DeleteBrand, NoAnswer> =
    row::delete("brands_v3.delete", Service::Stores, "/v3/brands/{brandId}")
        .access(Access::Owner)
        .conversions(&CONVERSIONS);

/// Every call of the group.
pub const TABLE: &[Row<'static>] = &[
    GET.row,
    QUERY.row,
    CREATE.row,
    GET_OR_CREATE.row,
    UPDATE.row,
    DELETE.row,
];
