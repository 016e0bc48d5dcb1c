//! The catalog version of a site. A site with one version refuses the other's calls.

use crate::site;
use crate::site::CatalogVersions;
use base::{ApiError, Call, Result, Shop, doubts::Doubt};
use cartwright::row::{Row, Service};
use serde_json::{Value, json};

/// V1 reads that V3 sites answer too, since V3 lacks an equivalent.
const SHARED: &[&str] = &["products.get_collection_by_slug"];

/// The catalog version to which a call belongs.
fn version_of(endpoint: &str) -> Option<CatalogVersions> {
    let (resource, _) = endpoint.split_once('.')?;
    match resource {
        "products" | "inventory_v2" if !SHARED.contains(&endpoint) => Some(CatalogVersions::V1),
        "products_v3" | "variants_v3" | "brands_v3" | "ribbons_v3" | "info_sections_v3" | "customizations_v3"
        | "inventory_items_v3" | "product_groups_v3" | "categories" => Some(CatalogVersions::V3),
        _ => None,
    }
}

/// Refuses calls of the other catalog version. Unless its settings forbid it, a V3 site answers V1 reads at the V1
/// reader's address.
pub fn require_version(shop: &Shop, row: &Row<'_>, call: &Call) -> Result<()> {
    let Some(version) = version_of(row.id) else {
        if row.id.starts_with("collections.") && shop.db.read(site::catalog_versions)? == CatalogVersions::V3 {
            shop.doubts.note(&call.remarks, Doubt::CollectionsOnV3);
        }
        return Ok(());
    };
    let (is_answered, is_read_as_v1) = shop.db.read(|connection| {
        let has = site::catalog_versions(connection)?;
        let is_read = row.service == Service::StoresReader && has == CatalogVersions::V3;
        let is_read_as_v1 = is_read && site::read_settings(connection)?.reads_as_v1;
        let is_own = has == CatalogVersions::Both || has == version;
        Ok((is_own || is_read_as_v1, is_read_as_v1))
    })?;
    if is_answered {
        if is_read_as_v1 {
            shop.doubts.note(&call.remarks, Doubt::ReadAsV1);
        }
        return Ok(());
    }
    let (code, description) = if version == CatalogVersions::V3 {
        ("CATALOG_V1_SITE_CALLING_CATALOG_V3_API", "Endpoint belongs to CATALOG_V3, but your site is using CATALOG_V1")
    } else {
        ("CATALOG_V3_CALLING_CATALOG_V1_API", "Endpoint belongs to CATALOG_V1, but your site is using CATALOG_V3")
    };
    Err(ApiError::precondition(code, description))
}

/// `GET /v3/provision/version`
pub(crate) fn get_version(shop: &Shop, _: &Call) -> Result<Value> {
    let version = match shop.db.read(site::catalog_versions)? {
        CatalogVersions::V1 => "V1_CATALOG",
        CatalogVersions::V3 | CatalogVersions::Both => "V3_CATALOG",
    };
    Ok(json!({ "catalogVersion": version }))
}
