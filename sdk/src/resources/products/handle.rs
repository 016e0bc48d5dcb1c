//! The products' methods.

use super::endpoints;
use super::entity::Product;
use super::requests::GetProduct;
use crate::client::Client;
use crate::error::{Error, ErrorKind};
use crate::maybe_send::{BoxFuture, BoxStream};
use crate::page::{self, Fetcher, Page};
use crate::pipeline::CallOptions;
use crate::query::{Query, QueryPayload};
use std::sync::Arc;

/// The catalog's products. Made by [`Client::products`].
#[derive(Debug, Clone)]
pub struct Products<'a> {
    client: &'a Client,
    options: CallOptions,
}

impl<'a> Products<'a> {
    pub(crate) fn new(client: &'a Client) -> Self {
        Self {
            client,
            options: CallOptions::default(),
        }
    }

    /// Sets a time limit, cancellation or headers for the calls made by this handle.
    #[must_use]
    pub fn options(mut self, options: CallOptions) -> Self {
        self.options = options;
        self
    }

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
