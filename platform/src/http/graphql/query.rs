//! The root of queries.

use super::types::{Collection, FIELDS, PageArguments, Product, ProductPage, SortBy};
use super::{Asking, list_cost};
use crate::catalog::{v1, v3};
use async_graphql::{Context, Error, ID, Json, Object, Result};
use cartwright::resources::{collections as wire, products_v3};
use serde_json::{Value, json};

/// The shop's catalog.
pub(super) struct Query;

#[Object]
impl Query {
    /// One product, by id or by slug; nothing if there is none.
    async fn product(&self, context: &Context<'_>, id: Option<ID>, slug: Option<String>) -> Result<Option<Product>> {
        let asking = context.data::<Asking>()?;
        let found: Option<products_v3::Product> = match (id, slug) {
            (Some(id), None) => asking.found(v3::get, json!({ "productId": id.0, "fields": FIELDS }), "product")?,
            (None, Some(slug)) => {
                asking.found(v3::get_by_slug, json!({ "slug": slug, "fields": FIELDS }), "product")?
            }
            _ => return Err(Error::new("Either id or slug is needed")),
        };
        Ok(found.map(Product::from))
    }

    /// Products, a page at a time. `filter` is in the filter language of catalog v3, `search` is words to look for.
    #[graphql(complexity = "list_cost(first, child_complexity)")]
    async fn products(
        &self,
        context: &Context<'_>,
        filter: Option<Json<Value>>,
        search: Option<String>,
        sort: Option<Vec<SortBy>>,
        #[graphql(default = 50)] first: i64,
        after: Option<String>,
    ) -> Result<ProductPage> {
        let asked = PageArguments { filter: filter.map(|filter| filter.0), search, sort, first, after };
        asked.page(context.data::<Asking>()?)
    }

    /// One collection, by id or by slug; nothing if there is none.
    async fn collection(
        &self,
        context: &Context<'_>,
        id: Option<ID>,
        slug: Option<String>,
    ) -> Result<Option<Collection>> {
        let asking = context.data::<Asking>()?;
        let found = match (id, slug) {
            (Some(id), None) => asking.found(v1::get_collection, json!({ "id": id.0 }), "collection")?,
            (None, Some(slug)) => asking.found(v1::get_collection_by_slug, json!({ "slug": slug }), "collection")?,
            _ => return Err(Error::new("Either id or slug is needed")),
        };
        Ok(found.map(Collection))
    }

    /// Collections, in the shop's order.
    #[graphql(complexity = "list_cost(first, child_complexity)")]
    async fn collections(
        &self,
        context: &Context<'_>,
        #[graphql(default = 50)] first: i64,
        #[graphql(default = 0)] offset: i64,
    ) -> Result<Vec<Collection>> {
        let query = json!({ "query": { "paging": { "limit": first, "offset": offset } } });
        let found: Vec<wire::Collection> =
            context.data::<Asking>()?.part(v1::query_collections, query, "collections")?;
        Ok(found.into_iter().map(Collection).collect())
    }
}
