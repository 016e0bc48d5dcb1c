//! Resources: one file each, with its calls, payloads, handle and entities.
//!
//! To add a call, add a declaration to its resource's `calls!` and a line to `contract/endpoints.tsv`; for the npm
//! package, add a line to `contract/functions.tsv`.

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
pub mod product_groups_v3;
pub mod products;
pub mod products_v3;
pub mod recovery;
pub mod redirects;
pub mod ribbons_v3;
pub mod rich_content;
pub mod sign_on_policy;
pub mod variants_v3;
pub mod verification;
pub mod wishlist_v1;
pub mod wishlists;

use crate::error::{Error, ErrorKind};
use crate::row::{self, Row};
use cartwright_engine::rows;

/// Declares the order of the resources: their rows, and their declarations for other languages. A resource without a
/// place here has unused rows, which the compiler reports.
macro_rules! resources {
    ($($name:ident $(and $more:ident)?),* $(,)?) => {
        const TABLES: &[&[Row<'static>]] = &[&[rows::TOKEN], $($($name::$more::ROWS,)? $name::ROWS),*];

        #[cfg(test)]
        const ANSWERS: &[&[(&str, &str)]] = &[$($name::ANSWERS),*];

        /// Shows the declarations of all calls to a visitor.
        #[cfg(cartwright_codegen)]
        pub fn describe(visitor: &mut impl calls::CallVisitor) {
            $($name::describe(visitor); $($name::$more::describe(visitor);)?)*
        }
    };
}

resources! {
    cart,
    cart_v2 and create_and_update,
    checkout,
    orders,
    order_transactions,
    order_fulfillments,
    order_billing,
    order_invoices,
    members,
    member_reports,
    redirects,
    authentication,
    recovery,
    verification,
    sign_on_policy,
    oauth,
    graphql,
    products,
    collections,
    inventory_v2,
    catalog_versioning,
    products_v3,
    variants_v3,
    brands_v3,
    ribbons_v3,
    info_sections_v3,
    customizations_v3,
    inventory_items_v3,
    product_groups_v3,
    categories,
    wishlists,
    wishlist_v1,
}

/// Every call that this client knows, a row each.
pub static ENDPOINTS: [Row<'static>; row::count(TABLES)] = row::join(TABLES);

/// The row of an endpoint, by name, such as `cart.get_current`.
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

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn each_call_reads_a_field_that_its_response_has() {
        let table = cartwright_contract::ENDPOINTS;
        let lines = table.lines().filter(|line| !line.starts_with('#'));
        let documented: BTreeMap<(&str, &str), &str> = lines
            .map(|line| line.split('\t').collect::<Vec<_>>())
            .map(|columns| {
                let sent = if columns[6] == "-" { columns[1] } else { columns[6] };
                ((columns[0], sent), columns[7])
            })
            .collect();
        let read = ANSWERS.concat();
        assert!(read.len() > 250, "the declarations are found");
        for (id, field) in read.into_iter().filter(|(_, field)| !field.is_empty()) {
            let name = calls::answered(field).wire();
            let row = endpoint_named(id).unwrap();
            let fields = documented[&(row.method.as_str(), row.path)];
            assert!(fields.split(", ").any(|known| known == name), "{id} reads {name}, and has {fields}");
        }
    }
}
