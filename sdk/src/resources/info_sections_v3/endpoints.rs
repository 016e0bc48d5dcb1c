//! The endpoint table of info sections (contract, group catalog_v3).

use super::requests::*;
use crate::resources::NoAnswer;
use crate::row::{self, Access, Alternate, Conversions, Endpoint, Row, Safety, Service};

const CONVERSIONS: Conversions = Conversions {
    dates: &["createdDate", "updatedDate", "createdTimestamp", "updatedTimestamp"],
    contents: &["description"],
    opaque: &["extendedFields"],
    ..Conversions::NONE
};

/// `GET /v3/info-sections/{infoSectionId}`
pub const GET: Endpoint<GetInfoSection, InfoSectionReply> = row::get(
    "info_sections_v3.get",
    Service::Stores,
    "/v3/info-sections/{infoSectionId}",
)
.conversions(&CONVERSIONS);
/// `GET /v3/info-sections/query`
pub const QUERY: Endpoint<QueryInfoSections, InfoSectionsPage> =
    row::get("info_sections_v3.query", Service::Stores, "/v3/info-sections/query")
        .alternate(Alternate::PostWhenLong)
        .r_param()
        .conversions(&CONVERSIONS);
/// `POST /v3/info-sections`
pub const CREATE: Endpoint<CreateInfoSection, InfoSectionReply> =
    row::post("info_sections_v3.create", Service::Stores, "/v3/info-sections")
        .access(Access::Owner)
        .conversions(&CONVERSIONS);
/// `POST /v3/info-sections/get-or-create`
pub const GET_OR_CREATE: Endpoint<GetOrCreateInfoSection, InfoSectionReply> = row::post(
    "info_sections_v3.get_or_create",
    Service::Stores,
    "/v3/info-sections/get-or-create",
)
.access(Access::Owner)
.safety(Safety::Idempotent)
.conversions(&CONVERSIONS);
/// `PATCH /v3/info-sections/{infoSection.id}`. Guarded by the revision: of two writers one is refused.
pub const UPDATE: Endpoint<UpdateInfoSection, InfoSectionReply> = row::patch(
    "info_sections_v3.update",
    Service::Stores,
    "/v3/info-sections/{infoSection.id}",
)
.access(Access::Owner)
.conversions(&CONVERSIONS);
/// `DELETE /v3/info-sections/{infoSectionId}`
pub const DELETE: Endpoint<DeleteInfoSection, NoAnswer> = row::delete(
    "info_sections_v3.delete",
    Service::Stores,
    "/v3/info-sections/{infoSectionId}",
)
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
