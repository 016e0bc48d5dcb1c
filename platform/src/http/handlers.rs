//! Which function answers which endpoint.

use super::Call;
use crate::catalog::entity::{self, Brand, Customizations, InfoSection, Ribbon};
use crate::catalog::{inventory, v1, v3};
use crate::error::ApiError;
use crate::platform::Shop;
use crate::{
    cart, cart_v2, catalog, checkout, graphql, identity, members, oauth, orders, payments, redirects, webhooks,
};
use axum::http::StatusCode;
use cartwright::row::Row;
use serde_json::Value;
use std::sync::Arc;

const GRAPHQL: &str = "graphql.execute";

type Handler = fn(&Shop, &Call) -> Result<Value, ApiError>;

fn handler(id: &str) -> Option<Handler> {
    Some(match id {
        "oauth.token" => oauth::token,
        "authentication.register" => identity::register,
        "authentication.login" => identity::login,
        "authentication.change_password" => identity::change_password,
        "authentication.login_callback" => identity::login_callback,
        "authentication.sign_on" => identity::sign_on,
        "authentication.logout" => identity::logout,
        "authentication.verify_factor" => identity::verify_factor,
        "recovery.send_recovery_email" => identity::send_recovery_email,
        "recovery.send_activation_email" => identity::send_activation_email,
        "recovery.recover" => identity::recover,
        "verification.start" => identity::start_verification,
        "verification.verify_during_authentication" => identity::verify,
        "verification.resend_during_authentication" => identity::resend_code,
        "authentication.validate_email" => identity::validate_email,
        "oauth.token_info" => oauth::token_info,
        "oauth.user_info" => members::user_info,
        "oauth.jwks" => webhooks::jwks,
        "members.get_my" => members::get_my,
        "members.update_my_slug" => members::update_my_slug,
        "members.update_slug" => members::update_slug,
        "members.join_community" => members::join,
        "members.leave_community" => members::leave,
        "members.get" => members::get,
        "members.list" => members::list,
        "members.query" => members::query,
        "members.mute" => members::mute,
        "members.unmute" => members::unmute,
        "members.approve" => members::approve,
        "members.block" => members::block,
        "members.disconnect" => members::disconnect,
        "members.delete" => members::delete_member,
        "members.delete_my" => members::delete_my,
        "members.bulk_delete" => members::bulk_delete,
        "members.bulk_delete_by_filter" => members::bulk_delete_by_filter,
        "members.bulk_approve_by_filter" => members::bulk_approve,
        "members.bulk_block_by_filter" => members::bulk_block,
        "members.create" => members::create_member,
        "members.update" => members::update,
        "members.delete_phones" => members::delete_phones,
        "members.delete_emails" => members::delete_emails,
        "members.delete_addresses" => members::delete_addresses,
        "member_report.report" => members::report,
        "redirects.create_session" => redirects::create_session,
        "orders.get" => orders::get,
        "orders.search" => orders::search,
        "orders.update" => orders::update,
        "orders.cancel" => orders::cancel,
        "orders.add_activities" => orders::add_activities,
        "orders.get_refundability" => payments::refundability,
        "orders.get_payment_collectability" => payments::collectability,
        "orders.mark_as_paid" => payments::mark_as_paid,
        "order_transactions.list" => payments::list,
        "order_transactions.list_many" => payments::list_many,
        "order_fulfillments.list" => orders::list_fulfillments,
        "order_fulfillments.list_many" => orders::list_many_fulfillments,
        "order_fulfillments.create" => orders::create_fulfillment,
        "order_billing.get_order_refundability" => payments::order_refundability,
        "order_billing.calculate_refund" => payments::calculate_refund,
        "order_invoices.list_many" => orders::list_many_invoices,
        "cart.get_current" => cart::get_current,
        "cart.update_current" => cart::update_current,
        "cart.delete_current" => cart::delete_current,
        "cart.add_to_current" => cart::add_to_current,
        "cart.remove_line_items" => cart::remove_line_items,
        "cart.update_line_items_quantity" => cart::update_quantities,
        "cart.remove_coupon" => cart::remove_coupon,
        "cart.create_checkout" => cart::create_checkout,
        "cart.estimate_totals" => cart::estimate_totals,
        "cart_v2.create_current" => cart_v2::create_current,
        "cart_v2.create" => cart_v2::create,
        "cart_v2.get_current" | "cart_v2.get" => cart_v2::get,
        "cart_v2.update_current" | "cart_v2.update" => cart_v2::update,
        "cart_v2.delete_current" | "cart_v2.delete" => cart_v2::delete,
        "cart_v2.refresh_current" | "cart_v2.refresh" => cart_v2::refresh,
        "cart_v2.calculate_current" | "cart_v2.calculate" => cart_v2::calculate,
        "cart_v2.estimate_current" | "cart_v2.estimate" => cart_v2::estimate,
        "cart_v2.add_line_items_to_current" | "cart_v2.add_line_items" => cart_v2::add_line_items,
        "cart_v2.remove_line_items_from_current" | "cart_v2.remove_line_items" => cart_v2::remove_line_items,
        "cart_v2.update_line_items_in_current" | "cart_v2.update_line_items" => cart_v2::update_line_items,
        "cart_v2.add_coupon_to_current" | "cart_v2.add_coupon" => cart_v2::add_coupon,
        "cart_v2.remove_coupon_from_current" | "cart_v2.remove_coupon" => cart_v2::remove_coupon,
        "cart_v2.set_delivery_method_for_current" | "cart_v2.set_delivery_method" => cart_v2::set_delivery_method,
        "cart_v2.remove_delivery_method_from_current" | "cart_v2.remove_delivery_method" => {
            cart_v2::remove_delivery_method
        }
        "cart_v2.add_gift_card_to_current" | "cart_v2.add_gift_card" => cart_v2::add_gift_card,
        "cart_v2.remove_gift_card_from_current" | "cart_v2.remove_gift_card" => cart_v2::remove_gift_card,
        "cart_v2.update_form_submissions_in_current" | "cart_v2.update_form_submissions" => cart_v2::update_forms,
        "cart_v2.get_upsell_options_for_current" | "cart_v2.get_upsell_options" => cart_v2::get_upsells,
        "cart_v2.get_checkout_url" => cart_v2::get_checkout_url,
        "cart_v2.place_order" => cart_v2::place_order,
        "cart_v2.mark_as_completed" => cart_v2::mark_as_completed,
        "checkout.create" => checkout::create,
        "checkout.get" => checkout::get,
        "checkout.get_by_cart" => checkout::get_by_cart,
        "checkout.get_url" => checkout::get_url,
        "checkout.update" => checkout::update,
        "checkout.remove_coupon" => checkout::remove_coupon,
        "checkout.remove_gift_card" => checkout::remove_gift_card,
        "checkout.add_to_checkout" => checkout::add_to_checkout,
        "checkout.remove_line_items" => checkout::remove_line_items,
        "checkout.update_line_items_quantity" => checkout::update_quantities,
        "checkout.create_order" => checkout::create_order,
        "products.get" => v1::get_product,
        "products_v3.query" => catalog::query_v3,
        "products_v3.search" => catalog::search_v3,
        "products_v3.count" => catalog::count_v3,
        "products.query" => catalog::query_products,
        "products.get_options_availability" => v1::options_availability,
        "products.query_product_variants" => v1::query_product_variants,
        "products.query_store_variants" => v1::query_store_variants,
        "products.get_store_variant" => v1::get_store_variant,
        "products.get_collection_by_slug" | "collections.get_by_slug" => v1::get_collection_by_slug,
        "products.create" => v1::create,
        "products.update" => v1::update,
        "products.delete" => v1::delete,
        "products.update_variants" => v1::update_variants,
        "products.reset_variants" => v1::reset_variants,
        "products.add_to_collection" => v1::add_to_collection,
        "products.remove_from_collection" => v1::remove_from_collection,
        "products.add_media" => v1::add_media,
        "products.remove_media" => v1::remove_media,
        "products.add_choices_media" => v1::add_choices_media,
        "products.remove_choices_media" => v1::remove_choices_media,
        "products.delete_options" => v1::delete_options,
        "products.remove_brand" => v1::remove_brand,
        "products.remove_ribbon" => v1::remove_ribbon,
        "products.create_collection" => v1::create_collection,
        "products.update_collection" => v1::update_collection,
        "products.delete_collection" => v1::delete_collection,
        "products.bulk_update_property" => v1::bulk_update,
        "products.bulk_adjust_property" => v1::bulk_adjust,
        "collections.get" => v1::get_collection,
        "collections.query" => v1::query_collections,
        "brands_v3.get" => entity::get::<Brand>,
        "brands_v3.query" => entity::query::<Brand>,
        "brands_v3.create" => entity::create::<Brand>,
        "brands_v3.get_or_create" => entity::get_or_create_called::<Brand>,
        "brands_v3.update" => entity::update_called::<Brand>,
        "brands_v3.delete" => entity::delete::<Brand>,
        "ribbons_v3.get" => entity::get::<Ribbon>,
        "ribbons_v3.query" => entity::query::<Ribbon>,
        "ribbons_v3.create" => entity::create::<Ribbon>,
        "ribbons_v3.get_or_create" => entity::get_or_create_called::<Ribbon>,
        "ribbons_v3.update" => entity::update_called::<Ribbon>,
        "ribbons_v3.delete" => entity::delete::<Ribbon>,
        "info_sections_v3.get" => entity::get::<InfoSection>,
        "info_sections_v3.query" => entity::query::<InfoSection>,
        "info_sections_v3.create" => entity::create::<InfoSection>,
        "info_sections_v3.get_or_create" => entity::get_or_create_called::<InfoSection>,
        "info_sections_v3.update" => entity::update_called::<InfoSection>,
        "info_sections_v3.delete" => entity::delete::<InfoSection>,
        "customizations_v3.get" => entity::get::<Customizations>,
        "customizations_v3.query" => entity::query::<Customizations>,
        "customizations_v3.create" => entity::create::<Customizations>,
        "customizations_v3.update" => entity::update_called::<Customizations>,
        "customizations_v3.delete" => entity::delete::<Customizations>,
        "customizations_v3.add_choices" => entity::add_choices,
        "customizations_v3.set_choices" => entity::set_choices,
        "customizations_v3.remove_choices" => entity::remove_choices,
        "customizations_v3.update_choices" => entity::update_choices,
        "products_v3.get" => v3::get,
        "products_v3.get_by_slug" => v3::get_by_slug,
        "products_v3.create" => v3::create,
        "products_v3.update" => v3::update,
        "products_v3.delete" => v3::delete,
        "products_v3.create_with_inventory" => v3::create_with_inventory,
        "products_v3.update_with_inventory" => v3::update_with_inventory,
        "inventory_v2.query" => inventory::query,
        "inventory_v2.get_variants" => inventory::get_variants,
        "inventory_v2.update_variants" => inventory::update_variants,
        "inventory_v2.increment" => inventory::increment,
        "inventory_v2.decrement" => inventory::decrement,
        "inventory_items_v3.get" => inventory::get_item,
        "inventory_items_v3.query" => inventory::query_items,
        "inventory_items_v3.search" => inventory::search_items,
        "inventory_items_v3.create" => inventory::create_item,
        "inventory_items_v3.update" => inventory::update_item,
        "inventory_items_v3.delete" => inventory::delete_item,
        "inventory_items_v3.bulk_increment" => inventory::bulk_increment,
        "inventory_items_v3.bulk_decrement" => inventory::bulk_decrement,
        "inventory_items_v3.bulk_update" => inventory::bulk_update,
        "variants_v3.query" => v3::query_variants,
        "variants_v3.search" => v3::search_variants,
        "catalog_versioning.get" => catalog::get_version,
        _ => return None,
    })
}

/// Answers a call, or says that this platform does not.
pub(super) fn handle(row: &Row<'_>, shop: &Arc<Shop>, call: &Call) -> Result<Value, ApiError> {
    // It makes calls of its own, for which it keeps the shop.
    if row.id == GRAPHQL {
        return graphql::execute(shop, call);
    }
    match handler(row.id) {
        Some(handler) => {
            catalog::require_version(shop, row.id)?;
            handler(shop, call)
        }
        None => Err(ApiError::application(
            StatusCode::NOT_IMPLEMENTED,
            "NOT_IMPLEMENTED",
            format!("This platform does not answer {}", row.id),
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::{GRAPHQL, handler};
    use cartwright::ENDPOINTS;

    #[test]
    fn every_call_is_answered() {
        let open: Vec<&str> = ENDPOINTS
            .iter()
            .map(|row| row.id)
            .filter(|id| *id != GRAPHQL && handler(id).is_none())
            .collect();
        assert_eq!(open, Vec::<&str>::new());
    }
}
