//! The products' methods.

use super::endpoints;
use super::entity::Product;
use super::requests::GetProduct;
use super::store_variant::*;
use crate::drive::{BoxFuture, BoxStream};
use crate::error::Error;
use crate::page::{self, Fetcher, Key, Page};
use crate::query::{Query, QueryPayload};
use crate::resources::handle::{found, handle};
use std::collections::BTreeMap;
use std::sync::Arc;

handle! {
    /// The catalog's products. Made by [`Client::products`](crate::Client::products).
    ///
    /// ```no_run
    /// # async fn run(client: cartwright::Client) -> Result<(), cartwright::Error> {
    /// use cartwright::query::{Filter, Query};
    /// use futures_util::TryStreamExt;
    ///
    /// let mugs = Query::new().filter(Filter::contains("name", "mug")).ascending("price").limit(12);
    /// let page = client.products().query(mugs.clone()).await?;
    /// println!("{:?} in all", page.total);
    ///
    /// // Every page, one after another.
    /// let mut every = client.products().stream(mugs);
    /// while let Some(mug) = every.try_next().await? {
    ///     println!("{}", mug.name.unwrap_or_default());
    /// }
    /// # Ok(())
    /// # }
    /// ```
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
        found(reply.product, "product")
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

    /// What can still be chosen beside some choices, by the options' names.
    ///
    /// # Errors
    ///
    /// An application error with status 404 when there is no such product.
    pub async fn options_availability(
        &self,
        id: impl Into<String>,
        choices: BTreeMap<String, String>,
    ) -> Result<OptionsAvailabilityReply, Error> {
        let payload = OptionsAvailability {
            id: Some(id.into()),
            options: Some(choices),
            ..OptionsAvailability::default()
        };
        self.client
            .call(&endpoints::GET_OPTIONS_AVAILABILITY, &payload, &self.options)
            .await
    }

    /// Variants of one product.
    ///
    /// # Errors
    ///
    /// An application error with status 404 when there is no such product.
    pub async fn variants(&self, query: QueryProductVariants) -> Result<VariantsPage, Error> {
        self.client
            .call(&endpoints::QUERY_PRODUCT_VARIANTS, &query, &self.options)
            .await
    }

    /// One page of variants across the store.
    ///
    /// # Errors
    ///
    /// A field violation for a filter or sort that the catalog does not know.
    pub async fn store_variants(&self, query: Query) -> Result<Page<StoreVariant>, Error> {
        let payload = QueryPayload { query };
        let reply = self
            .client
            .call(&endpoints::QUERY_STORE_VARIANTS, &payload, &self.options)
            .await?;
        Ok(Page::new(reply.variants, reply.metadata.as_ref(), payload.query))
    }

    /// One variant, by its id in the store.
    ///
    /// # Errors
    ///
    /// An application error with status 404 when there is none of this id.
    pub async fn store_variant(&self, id: impl Into<String>) -> Result<StoreVariant, Error> {
        let payload = GetStoreVariant {
            id: Some(id.into()),
            ..GetStoreVariant::default()
        };
        let reply = self
            .client
            .call(&endpoints::GET_STORE_VARIANT, &payload, &self.options)
            .await?;
        found(reply.variant, "variant")
    }

    /// Every product of a query, page after page, however many there are. Without an order of the query's own they come
    /// in that of `numericId`; with one, the platform ends the list at 10 000.
    #[must_use]
    pub fn stream(&self, query: Query) -> BoxStream<'a, Result<Product, Error>> {
        page::stream_by(Arc::new(self.clone()), query, &BY_NUMBER)
    }
}

static BY_NUMBER: Key<Product> = Key {
    field: "numericId",
    of: |product| product.numeric_id.clone(),
};

impl<'a> Fetcher<'a, Product> for Products<'a> {
    fn fetch(&self, query: Query) -> BoxFuture<'a, Result<Page<Product>, Error>> {
        let products = self.clone();
        Box::pin(async move { products.query(query).await })
    }
}
