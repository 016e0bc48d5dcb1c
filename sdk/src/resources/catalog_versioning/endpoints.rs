//! The endpoint table of the version of a site's catalog (contract, group catalog_v3).

use super::requests::*;
use crate::resources::Empty;
use crate::row::{self, Conversions, Endpoint, Row, Service};

const CONVERSIONS: Conversions = Conversions {
    opaque: &["extendedFields"],
    ..Conversions::NONE
};

/// `GET /v3/provision/version`
pub const GET: Endpoint<Empty, GetCatalogVersionReply> =
    row::get("catalog_versioning.get", Service::Stores, "/v3/provision/version").conversions(&CONVERSIONS);

/// Every call of the group.
pub const TABLE: &[Row<'static>] = &[GET.row];
