//! Resources: one file each, with its calls, payloads, handle and entities.
//!
//! A call is added by one declaration in the `calls!` of its resource and one line in `tests/spec/endpoints.tsv`; the npm
//! package has it by one line in `tests/spec/functions.tsv`.

pub mod authentication;
pub mod brands_v3;
pub mod bulk;
#[cfg(not(cartwright_codegen))]
mod calls;
#[cfg(cartwright_codegen)]
pub mod calls;
pub mod cart;
pub mod cart_v2;
pub mod catalog_versioning;
pub mod categories;
pub mod checkout;
pub mod collections;
pub mod customizations_v3;
pub mod graphql;
pub mod info_sections_v3;
pub mod inventory_items_v3;
pub mod inventory_v2;
pub mod member_reports;
pub mod members;
pub mod oauth;
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

const TABLES: &[&[Row<'static>]] = &[
    cart::ROWS,
    cart_v2::CREATES_AND_UPDATES,
    cart_v2::ROWS,
    checkout::ROWS,
    orders::ROWS,
    order_transactions::ROWS,
    order_fulfillments::ROWS,
    order_billing::ROWS,
    order_invoices::ROWS,
    members::ROWS,
    member_reports::ROWS,
    redirects::ROWS,
    authentication::ROWS,
    recovery::ROWS,
    verification::ROWS,
    &[cartwright_engine::rows::TOKEN],
    oauth::ROWS,
    graphql::ROWS,
    products::ROWS,
    collections::ROWS,
    inventory_v2::ROWS,
    catalog_versioning::ROWS,
    products_v3::ROWS,
    variants_v3::ROWS,
    brands_v3::ROWS,
    ribbons_v3::ROWS,
    info_sections_v3::ROWS,
    customizations_v3::ROWS,
    inventory_items_v3::ROWS,
    categories::ROWS,
];

/// Shows the declarations of all calls to a visitor.
#[cfg(cartwright_codegen)]
pub fn describe(visitor: &mut impl calls::CallVisitor) {
    cart::describe(visitor);
    cart_v2::describe(visitor);
    cart_v2::describe_creates_and_updates(visitor);
    checkout::describe(visitor);
    orders::describe(visitor);
    order_transactions::describe(visitor);
    order_fulfillments::describe(visitor);
    order_billing::describe(visitor);
    order_invoices::describe(visitor);
    members::describe(visitor);
    member_reports::describe(visitor);
    redirects::describe(visitor);
    authentication::describe(visitor);
    recovery::describe(visitor);
    verification::describe(visitor);
    oauth::describe(visitor);
    graphql::describe(visitor);
    products::describe(visitor);
    collections::describe(visitor);
    inventory_v2::describe(visitor);
    catalog_versioning::describe(visitor);
    products_v3::describe(visitor);
    variants_v3::describe(visitor);
    brands_v3::describe(visitor);
    ribbons_v3::describe(visitor);
    info_sections_v3::describe(visitor);
    customizations_v3::describe(visitor);
    inventory_items_v3::describe(visitor);
    categories::describe(visitor);
}

/// Every call that this client knows, a row each.
pub static ENDPOINTS: [Row<'static>; row::count(TABLES)] = row::join(TABLES);

/// The row of an endpoint's name, such as `cart.get_current`.
///
/// # Errors
///
/// If there is no such row.
pub fn endpoint_named(id: &str) -> Result<&'static Row<'static>, Error> {
    ENDPOINTS
        .iter()
        .find(|row| row.id == id)
        .ok_or_else(|| Error::new(ErrorKind::Request, format!("there is no endpoint {id}")))
}
