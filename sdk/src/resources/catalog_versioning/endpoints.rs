//! The endpoint table of the version of a site's catalog (contract, group catalog_v3).

use super::requests::*;
use crate::endpoint::{self, Conversions, Endpoint, Info, Service};
use crate::resources::Empty;

const CONVERSIONS: Conversions = Conversions {
    opaque: &["extendedFields"],
    ..Conversions::NONE
};

/// `GET /v3/provision/version`
pub const GET: Endpoint<Empty, GetCatalogVersionReply> =
    endpoint::get("catalog_versioning.get", Service::Stores, "/v3/provision/version").conversions(&CONVERSIONS);

/// Every call of the group.
pub const TABLE: &[Info] = &[GET.info];
