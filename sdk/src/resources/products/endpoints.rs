//! The endpoint tables of catalog v1's products and variants.

use super::requests::{GetProduct, ProductReply, ProductsReply};
use crate::endpoint::{self, Access, Alternate, Conversions, Endpoint, Info, Safety, Service};
use crate::query::QueryPayload;
use serde_json::Value;

/// Shared with collections, whose answers are of the same catalog.
pub(crate) const CONVERSIONS: Conversions = Conversions {
    dates: &["createdDate", "lastUpdated"],
    opaque: &["options", "choices"],
    ..Conversions::NONE
};

/// Variants carry pictures and films as one object each.
const VARIANT_CONVERSIONS: Conversions = Conversions {
    dates: &["urlExpirationDate"],
    images: &["image"],
    videos: &["video"],
    opaque: &["choices"],
    ..Conversions::NONE
};

const fn read<P, A>(id: &'static str, path: &'static str) -> Endpoint<P, A> {
    endpoint::post(id, Service::StoresReader, path)
        .safety(Safety::Safe)
        .conversions(&CONVERSIONS)
}

const fn owner<P, A>(endpoint: Endpoint<P, A>) -> Endpoint<P, A> {
    endpoint.access(Access::Owner).conversions(&CONVERSIONS)
}

/// A write by `POST` that may be repeated.
const fn write(id: &'static str, path: &'static str) -> Endpoint<Value, Value> {
    owner(endpoint::post(id, Service::Stores, path)).safety(Safety::Idempotent)
}

const fn patch(id: &'static str, path: &'static str) -> Endpoint<Value, Value> {
    owner(endpoint::patch(id, Service::Stores, path))
}

const fn delete(id: &'static str, path: &'static str) -> Endpoint<Value, Value> {
    owner(endpoint::delete(id, Service::Stores, path))
}

/// `GET /v1/products/{id}`
pub const GET: Endpoint<GetProduct, ProductReply> =
    endpoint::get("products.get", Service::StoresReader, "/v1/products/{id}").conversions(&CONVERSIONS);
/// `POST /v1/products/query-platformized`
pub const QUERY: Endpoint<QueryPayload, ProductsReply> = read("products.query", "/v1/products/query-platformized")
    .alternate(Alternate::GetOnEdge)
    .r_param();

/// Every product and variant read of SPEC section 7.
pub const READS: &[Info] = &[
    GET.info,
    QUERY.info,
    read::<Value, Value>(
        "products.get_options_availability",
        "/v1/products/{id}/productOptionsAvailability",
    )
    .info,
    read::<Value, Value>("products.query_product_variants", "/v1/products/{id}/variants/query").info,
    read::<Value, Value>("products.query_store_variants", "/v1/variants/query")
        .conversions(&VARIANT_CONVERSIONS)
        .info,
    endpoint::get::<Value, Value>("products.get_store_variant", Service::StoresReader, "/v1/variants/{id}")
        .conversions(&VARIANT_CONVERSIONS)
        .info,
];

/// Every catalog write of SPEC section 7.
pub const WRITES: &[Info] = &[
    write("products.create", "/v1/products").safety(Safety::Unsafe).info,
    patch("products.update", "/v1/products/{product.id}").info,
    delete("products.delete", "/v1/products/{id}").info,
    patch("products.update_variants", "/v1/products/{id}/variants").info,
    write("products.reset_variants", "/v1/products/{id}/variants/resetToDefault").info,
    write("products.add_to_collection", "/v1/collections/{id}/productIds").info,
    write(
        "products.remove_from_collection",
        "/v1/collections/{id}/productIds/delete",
    )
    .info,
    write("products.add_media", "/v1/products/{id}/media")
        .safety(Safety::Unsafe)
        .info,
    write("products.remove_media", "/v1/products/{id}/media/delete").info,
    patch("products.add_choices_media", "/v1/products/{id}/choices/media").info,
    write(
        "products.remove_choices_media",
        "/v1/products/{id}/choices/media/delete",
    )
    .info,
    delete("products.delete_options", "/v1/products/{id}/options").info,
    write("products.remove_brand", "/v1/products/{id}/remove-brand").info,
    write("products.remove_ribbon", "/v1/products/{id}/remove-ribbon").info,
    write("products.create_collection", "/v1/collections")
        .safety(Safety::Unsafe)
        .info,
    patch("products.update_collection", "/v1/collections/{collection.id}").info,
    delete("products.delete_collection", "/v1/collections/{id}").info,
    write("products.bulk_update_property", "/v1/bulk/products/update").info,
    write("products.bulk_adjust_property", "/v1/bulk/products/adjust-properties")
        .safety(Safety::Unsafe)
        .info,
];
