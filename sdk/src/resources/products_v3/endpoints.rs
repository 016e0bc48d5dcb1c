//! The endpoint table of products of catalog v3 (contract, group catalog_v3).

use super::requests::*;
use crate::resources::NoAnswer;
use crate::row::{self, Access, Alternate, Conversions, Endpoint, Row, Service};

const CONVERSIONS: Conversions = Conversions {
    dates: &[
        "createdDate",
        "updatedDate",
        "createdTimestamp",
        "updatedTimestamp",
        "urlExpirationDate",
    ],
    images: &["image", "displayImage"],
    videos: &["video"],
    page_urls: &["product.url", "products.url"],
    contents: &["description"],
    opaque: &["extendedFields", "externalData", "props", "meta", "namespaces"],
    ..Conversions::NONE
};

/// `GET /v3/products/{productId}`
pub const GET: Endpoint<GetProduct, ProductReply> =
    row::get("products_v3.get", Service::Stores, "/v3/products/{productId}").conversions(&CONVERSIONS);
/// `GET /v3/products/slug/{slug}`
pub const GET_BY_SLUG: Endpoint<GetProductBySlug, ProductReply> =
    row::get("products_v3.get_by_slug", Service::Stores, "/v3/products/slug/{slug}").conversions(&CONVERSIONS);
/// `GET /v3/products/query`
pub const QUERY: Endpoint<QueryProducts, ProductsPage> =
    row::get("products_v3.query", Service::Stores, "/v3/products/query")
        .alternate(Alternate::PostWhenLong)
        .r_param()
        .conversions(&CONVERSIONS);
/// `GET /v3/products/search`
pub const SEARCH: Endpoint<SearchProducts, FoundProducts> =
    row::get("products_v3.search", Service::Stores, "/v3/products/search")
        .alternate(Alternate::PostWhenLong)
        .r_param()
        .conversions(&CONVERSIONS);
/// `GET /v3/products/count`
pub const COUNT: Endpoint<CountProducts, CountProductsReply> =
    row::get("products_v3.count", Service::Stores, "/v3/products/count")
        .alternate(Alternate::PostWhenLong)
        .r_param()
        .conversions(&CONVERSIONS);
/// `POST /v3/products`
pub const CREATE: Endpoint<CreateProduct, ProductReply> =
    row::post("products_v3.create", Service::Stores, "/v3/products")
        .access(Access::Owner)
        .conversions(&CONVERSIONS);
/// `PATCH /v3/products/{product.id}`. Guarded by the revision: of two writers one is refused.
pub const UPDATE: Endpoint<UpdateProduct, ProductReply> =
    row::patch("products_v3.update", Service::Stores, "/v3/products/{product.id}")
        .access(Access::Owner)
        .conversions(&CONVERSIONS);
/// `DELETE /v3/products/{productId}`
pub const DELETE: Endpoint<DeleteProduct, NoAnswer> =
    row::delete("products_v3.delete", Service::Stores, "/v3/products/{productId}")
        .access(Access::Owner)
        .conversions(&CONVERSIONS);
/// `POST /v3/products-with-inventory`
pub const CREATE_WITH_INVENTORY: Endpoint<CreateProductWithInventory, CreateProductWithInventoryReply> = row::post(
    "products_v3.create_with_inventory",
    Service::Stores,
    "/v3/products-with-inventory",
)
.access(Access::Owner)
.conversions(&CONVERSIONS);
/// `PATCH /v3/products-with-inventory/{product.id}`. Guarded by the revision: of two writers one is refused.
pub const UPDATE_WITH_INVENTORY: Endpoint<UpdateProductWithInventory, CreateProductWithInventoryReply> = row::patch(
    "products_v3.update_with_inventory",
    Service::Stores,
    "/v3/products-with-inventory/{product.id}",
)
.access(Access::Owner)
.conversions(&CONVERSIONS);

/// Every call of the group.
pub const TABLE: &[Row<'static>] = &[
    GET.row,
    GET_BY_SLUG.row,
    QUERY.row,
    SEARCH.row,
    COUNT.row,
    CREATE.row,
    UPDATE.row,
    DELETE.row,
    CREATE_WITH_INVENTORY.row,
    UPDATE_WITH_INVENTORY.row,
];
