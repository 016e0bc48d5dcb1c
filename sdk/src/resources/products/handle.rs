//! The products' methods.

use super::endpoints;
use super::entity::Product;
use super::requests::GetProduct;
use crate::error::{Error, ErrorKind};
use crate::maybe_send::{BoxFuture, BoxStream};
use crate::page::{self, Fetcher, Page};
use crate::query::{Query, QueryPayload};
use crate::resources::handle::handle;
use std::sync::Arc;

handle! {
    /// The catalog's products. Made by [`Client::products`](crate::Client::products).
    Products
}

impl<'a> Products<'a> {
    /// One product.
    ///
    /// # Errors
    ///
    /// An application error with status 404 when there is none of this id.
    pub async fn get(&self, id: impl Into<String>) -> Result<Product, Error> {
        let payload = GetProduct {
            id: Some(id.into()),
            ..GetProduct::default()
        };
        let reply = self.client.call(&endpoints::GET, &payload, &self.options).await?;
        reply
            .product
            .ok_or_else(|| Error::new(ErrorKind::Decode, "the answer has no product"))
    }

    /// One page of products.
    ///
    /// # Errors
    ///
    /// A field violation for a filter or sort that the catalog does not know.
    pub async fn query(&self, query: Query) -> Result<Page<Product>, Error> {
        let payload = QueryPayload { query };
        let reply = self.client.call(&endpoints::QUERY, &payload, &self.options).await?;
        Ok(Page::new(reply.products, reply.metadata.as_ref(), payload.query))
    }

    /// Every product of a query, page after page.
    #[must_use]
    pub fn stream(&self, query: Query) -> BoxStream<'a, Result<Product, Error>> {
        page::stream(Arc::new(self.clone()), query)
    }
}

impl<'a> Fetcher<'a, Product> for Products<'a> {
    fn fetch(&self, query: Query) -> BoxFuture<'a, Result<Page<Product>, Error>> {
        let products = self.clone();
        Box::pin(async move { products.query(query).await })
    }
}
