//! The collections' methods.

use super::endpoints;
use super::entity::Collection;
use super::requests::{GetCollection, GetCollectionBySlug};
use crate::drive::{BoxFuture, BoxStream};
use crate::error::Error;
use crate::page::{self, Fetcher, Page};
use crate::query::{Query, QueryPayload};
use crate::resources::handle::{found, handle};
use std::sync::Arc;

handle! {
    /// The catalog's collections. Made by [`Client::collections`](crate::Client::collections).
    ///
    /// ```no_run
    /// # async fn run(client: cartwright::Client) -> Result<(), cartwright::Error> {
    /// use cartwright::query::Query;
    /// use futures_util::TryStreamExt;
    ///
    /// let table = client.collections().get_by_slug("the-table").await?;
    /// println!("{}: {} products", table.name.unwrap_or_default(), table.number_of_products.unwrap_or_default());
    /// let all: Vec<_> = client.collections().stream(Query::new()).try_collect().await?;
    /// # Ok(())
    /// # }
    /// ```
    Collections
}

impl<'a> Collections<'a> {
    /// One collection, by id.
    ///
    /// # Errors
    ///
    /// An application error with status 404 when there is none of this id.
    pub async fn get(&self, id: impl Into<String>) -> Result<Collection, Error> {
        let payload = GetCollection {
            id: Some(id.into()),
            ..GetCollection::default()
        };
        let reply = self.client.call(&endpoints::GET, &payload, &self.options).await?;
        found(reply.collection, "collection")
    }

    /// One collection, by slug.
    ///
    /// # Errors
    ///
    /// An application error with status 404 when there is none of this slug.
    pub async fn get_by_slug(&self, slug: impl Into<String>) -> Result<Collection, Error> {
        let payload = GetCollectionBySlug {
            slug: Some(slug.into()),
            ..GetCollectionBySlug::default()
        };
        let reply = self
            .client
            .call(&endpoints::GET_BY_SLUG, &payload, &self.options)
            .await?;
        found(reply.collection, "collection")
    }

    /// One page of collections.
    ///
    /// # Errors
    ///
    /// A field violation for a filter or sort that the catalog does not know.
    pub async fn query(&self, query: Query) -> Result<Page<Collection>, Error> {
        let payload = QueryPayload { query };
        let reply = self.client.call(&endpoints::QUERY, &payload, &self.options).await?;
        Ok(Page::new(reply.collections, reply.metadata.as_ref(), payload.query))
    }

    /// Every collection of a query, page after page.
    #[must_use]
    pub fn stream(&self, query: Query) -> BoxStream<'a, Result<Collection, Error>> {
        page::stream(Arc::new(self.clone()), query)
    }
}

impl<'a> Fetcher<'a, Collection> for Collections<'a> {
    fn fetch(&self, query: Query) -> BoxFuture<'a, Result<Page<Collection>, Error>> {
        let collections = self.clone();
        Box::pin(async move { collections.query(query).await })
    }
}
