//! One module a resource: its endpoint table, its types, its handle's methods.

pub mod authentication;
pub mod brands_v3;
pub mod cart;
pub mod cart_v2;
pub mod catalog_search;
pub mod catalog_versioning;
pub mod checkout;
pub mod collections;
pub mod cursor;
pub mod customizations_v3;
pub mod graphql;
mod handle;
pub mod info_sections_v3;
pub mod inventory_items_v3;
pub mod inventory_v2;
pub mod members;
pub mod oauth_token;
pub mod order_billing;
pub mod order_fulfillments;
pub mod order_invoices;
pub mod order_transactions;
pub mod orders;
pub mod products;
pub mod products_v3;
pub mod recovery;
pub mod redirects;
pub mod ribbons_v3;
pub mod rich_content;
pub mod variants_v3;
pub mod verification;

use crate::error::{Error, ErrorKind};
use crate::row::{self, Row};
use crate::types::entity::entities;

entities! {
    /// A payload with no fields.
    Empty {}

    /// An answer with nothing to read; fields that come all the same are kept.
    NoAnswer {}
}

/// Every endpoint that this client knows, a row each.
pub static ENDPOINTS: [Row<'static>; 203] = row::join(&[
    cart::endpoints::TABLE,
    cart_v2::endpoints::CURRENT,
    cart_v2::endpoints::BY_ID,
    checkout::endpoints::TABLE,
    orders::endpoints::TABLE,
    order_transactions::endpoints::TABLE,
    order_fulfillments::endpoints::TABLE,
    order_billing::endpoints::TABLE,
    order_invoices::endpoints::TABLE,
    members::endpoints::TABLE,
    redirects::endpoints::TABLE,
    authentication::endpoints::TABLE,
    recovery::TABLE,
    verification::TABLE,
    oauth_token::TABLE,
    graphql::TABLE,
    products::endpoints::READS,
    collections::endpoints::TABLE,
    products::endpoints::WRITES,
    inventory_v2::endpoints::TABLE,
    catalog_versioning::endpoints::TABLE,
    products_v3::endpoints::TABLE,
    variants_v3::endpoints::TABLE,
    brands_v3::endpoints::TABLE,
    ribbons_v3::endpoints::TABLE,
    info_sections_v3::endpoints::TABLE,
    customizations_v3::endpoints::TABLE,
    inventory_items_v3::endpoints::TABLE,
]);

/// The row of an endpoint's name, such as `cart.get_current`.
///
/// # Errors
///
/// When there is no such endpoint.
pub fn endpoint_named(id: &str) -> Result<&'static Row<'static>, Error> {
    ENDPOINTS
        .iter()
        .find(|row| row.id == id)
        .ok_or_else(|| Error::new(ErrorKind::Request, format!("there is no endpoint {id}")))
}
