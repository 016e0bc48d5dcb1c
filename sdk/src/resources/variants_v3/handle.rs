//! The methods of variants.

use super::*;
use crate::drive::BoxStream;
use crate::error::Error;
use crate::resources::catalog_search::CatalogSearch;
use crate::resources::cursor;
use crate::resources::cursor::CursorQuery;
use crate::resources::handle::handle;

handle! {
    /// Variants of catalog v3, read across products. Made by [`Client::variants_v3`](crate::Client::variants_v3).
    ///
    /// ```no_run
    /// # async fn run(client: cartwright::Client) -> Result<(), cartwright::Error> {
    /// use cartwright::query::Filter;
    /// use cartwright::resources::cursor::CursorQuery;
    /// use futures_util::TryStreamExt;
    ///
    /// let of_one = CursorQuery::of(Filter::eq("productData.productId", "product-id"));
    /// let variants: Vec<_> = client.variants_v3().all(of_one).try_collect().await?;
    /// # Ok(())
    /// # }
    /// ```
    VariantsV3 {
        /// What is sent only when asked for.
        requested: Vec<RequestedFields>,
    }
}

impl<'a> VariantsV3<'a> {
    /// Asks for fields that are sent only when asked for, in every call made by this handle.
    #[must_use]
    pub fn requesting(mut self, fields: impl IntoIterator<Item = RequestedFields>) -> Self {
        self.requested = fields.into_iter().collect();
        self
    }

    fn fields(&self) -> Option<Vec<RequestedFields>> {
        (!self.requested.is_empty()).then(|| self.requested.clone())
    }

    /// One page of variants.
    ///
    /// # Errors
    ///
    /// A field violation for a filter or sort that the catalog does not know.
    pub async fn query(&self, query: CursorQuery) -> Result<VariantsPage, Error> {
        let payload = QueryVariants {
            query: Some(query),
            fields: self.fields(),
            ..QueryVariants::default()
        };
        self.client.call(&endpoints::QUERY, &payload, &self.options).await
    }

    /// Every variant that a query finds, page after page by cursor.
    #[must_use]
    pub fn all(&self, query: CursorQuery) -> BoxStream<'a, Result<ReadOnlyVariant, Error>> {
        let handle = self.clone();
        cursor::stream(query, move |query| {
            let handle = handle.clone();
            Box::pin(async move {
                let page = handle.query(query).await?;
                Ok((page.variants.unwrap_or_default(), page.paging_metadata))
            })
        })
    }

    /// Finds variants by text and condition, and counts what is found by value, range or date.
    ///
    /// # Errors
    ///
    /// A field violation for a filter, sort or aggregation that the catalog does not know.
    pub async fn search(&self, search: CatalogSearch) -> Result<FoundVariants, Error> {
        let payload = SearchVariants {
            search: Some(search),
            fields: self.fields(),
            ..SearchVariants::default()
        };
        self.client.call(&endpoints::SEARCH, &payload, &self.options).await
    }

    /// Every variant that a search finds, page after page by cursor.
    #[must_use]
    pub fn all_found(&self, search: CatalogSearch) -> BoxStream<'a, Result<ReadOnlyVariant, Error>> {
        let handle = self.clone();
        cursor::stream(search, move |search| {
            let handle = handle.clone();
            Box::pin(async move {
                let page = handle.search(search).await?;
                Ok((page.variants.unwrap_or_default(), page.paging_metadata))
            })
        })
    }
}
