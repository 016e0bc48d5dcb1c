//! The endpoint table of ribbons (contract, group catalog_v3).

use super::requests::*;
use crate::resources::NoAnswer;
use crate::row::{self, Access, Conversions, Endpoint, Row, Safety, Service};

const CONVERSIONS: Conversions = Conversions {
    dates: &["createdDate", "updatedDate"],
    opaque: &["extendedFields"],
    ..Conversions::NONE
};

/// `GET /v3/ribbons/{ribbonId}`
pub const GET: Endpoint<GetRibbon, RibbonReply> =
    row::get("ribbons_v3.get", Service::Stores, "/v3/ribbons/{ribbonId}").conversions(&CONVERSIONS);
/// `POST /v3/ribbons/query`
pub const QUERY: Endpoint<QueryRibbons, RibbonsPage> =
    row::post("ribbons_v3.query", Service::Stores, "/v3/ribbons/query")
        .safety(Safety::Safe)
        .conversions(&CONVERSIONS);
/// `POST /v3/ribbons`
pub const CREATE: Endpoint<CreateRibbon, RibbonReply> = row::post("ribbons_v3.create", Service::Stores, "/v3/ribbons")
    .access(Access::Owner)
    .conversions(&CONVERSIONS);
/// `POST /v3/ribbons/get-or-create`
pub const GET_OR_CREATE: Endpoint<GetOrCreateRibbon, RibbonReply> =
    row::post("ribbons_v3.get_or_create", Service::Stores, "/v3/ribbons/get-or-create")
        .access(Access::Owner)
        .safety(Safety::Idempotent)
        .conversions(&CONVERSIONS);
/// `PATCH /v3/ribbons/{ribbon.id}`. Guarded by the revision: of two writers one is refused.
pub const UPDATE: Endpoint<UpdateRibbon, RibbonReply> =
    row::patch("ribbons_v3.update", Service::Stores, "/v3/ribbons/{ribbon.id}")
        .access(Access::Owner)
        .conversions(&CONVERSIONS);
/// `DELETE /v3/ribbons/{ribbonId}`
pub const DELETE: Endpoint<DeleteRibbon, NoAnswer> =
    row::delete("ribbons_v3.delete", Service::Stores, "/v3/ribbons/{ribbonId}")
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
