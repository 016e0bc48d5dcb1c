//! The endpoint tables of catalog v1's products and variants.

use super::requests::{GetProduct, ProductReply, ProductsReply};
use super::store_variant::*;
use super::writes::*;
use crate::query::QueryPayload;
use crate::resources::NoAnswer;
use crate::resources::collections::CollectionReply;
use crate::row::{self, Access, Alternate, Conversions, Endpoint, Row, Safety, Service};

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
    row::post(id, Service::StoresReader, path)
        .safety(Safety::Safe)
        .conversions(&CONVERSIONS)
}

const fn owner<P, A>(endpoint: Endpoint<P, A>) -> Endpoint<P, A> {
    endpoint.access(Access::Owner).conversions(&CONVERSIONS)
}

/// A write by `POST` that may be repeated.
const fn write<P, A>(id: &'static str, path: &'static str) -> Endpoint<P, A> {
    owner(row::post(id, Service::Stores, path)).safety(Safety::Idempotent)
}

const fn patch<P, A>(id: &'static str, path: &'static str) -> Endpoint<P, A> {
    owner(row::patch(id, Service::Stores, path))
}

const fn delete<P, A>(id: &'static str, path: &'static str) -> Endpoint<P, A> {
    owner(row::delete(id, Service::Stores, path))
}

/// `GET /v1/products/{id}`
pub const GET: Endpoint<GetProduct, ProductReply> =
    row::get("products.get", Service::StoresReader, "/v1/products/{id}").conversions(&CONVERSIONS);
/// `POST /v1/products/query-platformized`
pub const QUERY: Endpoint<QueryPayload, ProductsReply> = read("products.query", "/v1/products/query-platformized")
    .alternate(Alternate::GetOnEdge)
    .r_param();
/// `POST /v1/products/{id}/productOptionsAvailability`
pub const GET_OPTIONS_AVAILABILITY: Endpoint<OptionsAvailability, OptionsAvailabilityReply> = read(
    "products.get_options_availability",
    "/v1/products/{id}/productOptionsAvailability",
);
/// `POST /v1/products/{id}/variants/query`
pub const QUERY_PRODUCT_VARIANTS: Endpoint<QueryProductVariants, VariantsPage> =
    read("products.query_product_variants", "/v1/products/{id}/variants/query");
/// `POST /v1/variants/query`
pub const QUERY_STORE_VARIANTS: Endpoint<QueryStoreVariants, StoreVariantsPage> =
    read("products.query_store_variants", "/v1/variants/query").conversions(&VARIANT_CONVERSIONS);
/// `GET /v1/variants/{id}`
pub const GET_STORE_VARIANT: Endpoint<GetStoreVariant, StoreVariantReply> =
    row::get("products.get_store_variant", Service::StoresReader, "/v1/variants/{id}")
        .conversions(&VARIANT_CONVERSIONS);

/// Every product and variant read of SPEC section 7.
pub const READS: &[Row<'static>] = &[
    GET.row,
    QUERY.row,
    GET_OPTIONS_AVAILABILITY.row,
    QUERY_PRODUCT_VARIANTS.row,
    QUERY_STORE_VARIANTS.row,
    GET_STORE_VARIANT.row,
];

/// `POST /v1/products`
pub const CREATE: Endpoint<WriteProduct, ProductReply> =
    write("products.create", "/v1/products").safety(Safety::Unsafe);
/// `PATCH /v1/products/{product.id}`
pub const UPDATE: Endpoint<WriteProduct, ProductReply> = patch("products.update", "/v1/products/{product.id}");
/// `DELETE /v1/products/{id}`
pub const DELETE: Endpoint<ProductId, NoAnswer> = delete("products.delete", "/v1/products/{id}");
/// `PATCH /v1/products/{id}/variants`
pub const UPDATE_VARIANTS: Endpoint<UpdateVariants, VariantsReply> =
    patch("products.update_variants", "/v1/products/{id}/variants");
/// `POST /v1/products/{id}/variants/resetToDefault`
pub const RESET_VARIANTS: Endpoint<ProductId, NoAnswer> =
    write("products.reset_variants", "/v1/products/{id}/variants/resetToDefault");
/// `POST /v1/collections/{id}/productIds`
pub const ADD_TO_COLLECTION: Endpoint<CollectionProducts, NoAnswer> =
    write("products.add_to_collection", "/v1/collections/{id}/productIds");
/// `POST /v1/collections/{id}/productIds/delete`
pub const REMOVE_FROM_COLLECTION: Endpoint<CollectionProducts, NoAnswer> = write(
    "products.remove_from_collection",
    "/v1/collections/{id}/productIds/delete",
);
/// `POST /v1/products/{id}/media`: unsafe, because the same address is fetched again.
pub const ADD_MEDIA: Endpoint<AddProductMedia, NoAnswer> =
    write("products.add_media", "/v1/products/{id}/media").safety(Safety::Unsafe);
/// `POST /v1/products/{id}/media/delete`
pub const REMOVE_MEDIA: Endpoint<RemoveProductMedia, NoAnswer> =
    write("products.remove_media", "/v1/products/{id}/media/delete");
/// `PATCH /v1/products/{id}/choices/media`
pub const ADD_CHOICES_MEDIA: Endpoint<ChoicesMedia, NoAnswer> =
    patch("products.add_choices_media", "/v1/products/{id}/choices/media");
/// `POST /v1/products/{id}/choices/media/delete`
pub const REMOVE_CHOICES_MEDIA: Endpoint<ChoicesMedia, NoAnswer> = write(
    "products.remove_choices_media",
    "/v1/products/{id}/choices/media/delete",
);
/// `DELETE /v1/products/{id}/options`
pub const DELETE_OPTIONS: Endpoint<ProductId, NoAnswer> =
    delete("products.delete_options", "/v1/products/{id}/options");
/// `POST /v1/products/{id}/remove-brand`
pub const REMOVE_BRAND: Endpoint<ProductId, NoAnswer> =
    write("products.remove_brand", "/v1/products/{id}/remove-brand");
/// `POST /v1/products/{id}/remove-ribbon`
pub const REMOVE_RIBBON: Endpoint<ProductId, NoAnswer> =
    write("products.remove_ribbon", "/v1/products/{id}/remove-ribbon");
/// `POST /v1/collections`
pub const CREATE_COLLECTION: Endpoint<WriteCollection, CollectionReply> =
    write("products.create_collection", "/v1/collections").safety(Safety::Unsafe);
/// `PATCH /v1/collections/{collection.id}`
pub const UPDATE_COLLECTION: Endpoint<WriteCollection, CollectionReply> =
    patch("products.update_collection", "/v1/collections/{collection.id}");
/// `DELETE /v1/collections/{id}`
pub const DELETE_COLLECTION: Endpoint<CollectionId, NoAnswer> =
    delete("products.delete_collection", "/v1/collections/{id}");
/// `POST /v1/bulk/products/update`
pub const BULK_UPDATE: Endpoint<BulkUpdateProducts, BulkProductsReply> =
    write("products.bulk_update_property", "/v1/bulk/products/update");
/// `POST /v1/bulk/products/adjust-properties`
pub const BULK_ADJUST: Endpoint<BulkAdjustProducts, BulkProductsReply> =
    write("products.bulk_adjust_property", "/v1/bulk/products/adjust-properties").safety(Safety::Unsafe);

/// Every catalog write of SPEC section 7.
pub const WRITES: &[Row<'static>] = &[
    CREATE.row,
    UPDATE.row,
    DELETE.row,
    UPDATE_VARIANTS.row,
    RESET_VARIANTS.row,
    ADD_TO_COLLECTION.row,
    REMOVE_FROM_COLLECTION.row,
    ADD_MEDIA.row,
    REMOVE_MEDIA.row,
    ADD_CHOICES_MEDIA.row,
    REMOVE_CHOICES_MEDIA.row,
    DELETE_OPTIONS.row,
    REMOVE_BRAND.row,
    REMOVE_RIBBON.row,
    CREATE_COLLECTION.row,
    UPDATE_COLLECTION.row,
    DELETE_COLLECTION.row,
    BULK_UPDATE.row,
    BULK_ADJUST.row,
];
