//! The methods of products.

use super::*;
use crate::drive::BoxStream;
use crate::error::Error;
use crate::resources::catalog_search::CatalogSearch;
use crate::resources::cursor;
use crate::resources::cursor::CursorQuery;
use crate::resources::handle::{found, handle};

handle! {
    /// The products of catalog v3. Made by [`Client::products_v3`](crate::Client::products_v3).
    ///
    /// ```no_run
    /// # async fn run(client: cartwright::Client) -> Result<(), cartwright::Error> {
    /// use cartwright::resources::catalog_search::{CatalogSearch, SearchDetails};
    /// use cartwright::resources::products_v3::RequestedFields;
    ///
    /// let search = CatalogSearch {
    ///     search: Some(SearchDetails { expression: Some("oak".into()), fuzzy: Some(true), ..SearchDetails::default() }),
    ///     ..CatalogSearch::default()
    /// };
    /// let products = client.products_v3().requesting([RequestedFields::Currency]);
    /// let found = products.search(search).await?;
    ///
    /// let mut first = products.get_by_slug("oak-tray").await?;
    /// first.name = Some("Tray of oak".into());
    /// match products.update(first).await {
    ///     Err(error) if error.revision_conflict().is_some() => println!("someone else was faster: read it again"),
    ///     changed => println!("{:?}", changed?.revision),
    /// }
    /// # Ok(())
    /// # }
    /// ```
    ProductsV3 {
        /// What is sent only when asked for.
        requested: Vec<RequestedFields>,
    }
}

impl<'a> ProductsV3<'a> {
    /// Asks for fields that are sent only when asked for, in every call made by this handle.
    #[must_use]
    pub fn requesting(mut self, fields: impl IntoIterator<Item = RequestedFields>) -> Self {
        self.requested = fields.into_iter().collect();
        self
    }

    fn fields(&self) -> Option<Vec<RequestedFields>> {
        (!self.requested.is_empty()).then(|| self.requested.clone())
    }

    /// One product.
    ///
    /// # Errors
    ///
    /// An application error with status 404 when there is none of this id.
    pub async fn get(&self, id: impl Into<String>) -> Result<Product, Error> {
        let payload = GetProduct {
            product_id: Some(id.into()),
            fields: self.fields(),
            ..GetProduct::default()
        };
        let reply = self.client.call(&endpoints::GET, &payload, &self.options).await?;
        found(reply.product, "product")
    }

    /// One product, by the last part of its page's address.
    ///
    /// # Errors
    ///
    /// An application error with status 404 when there is none of this address.
    pub async fn get_by_slug(&self, slug: impl Into<String>) -> Result<Product, Error> {
        let payload = GetProductBySlug {
            slug: Some(slug.into()),
            fields: self.fields(),
            ..GetProductBySlug::default()
        };
        let reply = self
            .client
            .call(&endpoints::GET_BY_SLUG, &payload, &self.options)
            .await?;
        found(reply.product, "product")
    }

    /// One page of products.
    ///
    /// # Errors
    ///
    /// A field violation for a filter or sort that the catalog does not know.
    pub async fn query(&self, query: CursorQuery) -> Result<ProductsPage, Error> {
        let payload = QueryProducts {
            query: Some(query),
            fields: self.fields(),
            ..QueryProducts::default()
        };
        self.client.call(&endpoints::QUERY, &payload, &self.options).await
    }

    /// Every product that a query finds, page after page by cursor.
    #[must_use]
    pub fn all(&self, query: CursorQuery) -> BoxStream<'a, Result<Product, Error>> {
        let handle = self.clone();
        cursor::stream(query, move |query| {
            let handle = handle.clone();
            Box::pin(async move {
                let page = handle.query(query).await?;
                Ok((page.products.unwrap_or_default(), page.paging_metadata))
            })
        })
    }

    /// Finds products by text and condition, and counts what is found by value, range or date.
    ///
    /// # Errors
    ///
    /// A field violation for a filter, sort or aggregation that the catalog does not know.
    pub async fn search(&self, search: CatalogSearch) -> Result<FoundProducts, Error> {
        let payload = SearchProducts {
            search: Some(search),
            fields: self.fields(),
            ..SearchProducts::default()
        };
        self.client.call(&endpoints::SEARCH, &payload, &self.options).await
    }

    /// Every product that a search finds, page after page by cursor.
    #[must_use]
    pub fn all_found(&self, search: CatalogSearch) -> BoxStream<'a, Result<Product, Error>> {
        let handle = self.clone();
        cursor::stream(search, move |search| {
            let handle = handle.clone();
            Box::pin(async move {
                let page = handle.search(search).await?;
                Ok((page.products.unwrap_or_default(), page.paging_metadata))
            })
        })
    }

    /// How many products a filter or search finds.
    ///
    /// # Errors
    ///
    /// A field violation for a filter that the catalog does not know.
    pub async fn count(&self, request: CountProducts) -> Result<i64, Error> {
        let reply = self.client.call(&endpoints::COUNT, &request, &self.options).await?;
        found(reply.count, "count")
    }

    /// Creates one.
    ///
    /// # Errors
    ///
    /// Field violations, by the name of the field.
    pub async fn create(&self, product: Product) -> Result<Product, Error> {
        let payload = CreateProduct {
            product: Some(product),
            fields: self.fields(),
            ..CreateProduct::default()
        };
        let reply = self.client.call(&endpoints::CREATE, &payload, &self.options).await?;
        found(reply.product, "product")
    }

    /// Changes one; its id and `revision` are its own.
    ///
    /// # Errors
    ///
    /// [`Error::revision_conflict`] when it has changed since it was read; field violations.
    pub async fn update(&self, product: Product) -> Result<Product, Error> {
        let payload = UpdateProduct {
            product: Some(product),
            fields: self.fields(),
            ..UpdateProduct::default()
        };
        let reply = self.client.call(&endpoints::UPDATE, &payload, &self.options).await?;
        found(reply.product, "product")
    }

    /// Deletes one.
    ///
    /// # Errors
    ///
    /// An application error with status 404 when there is none of this id.
    pub async fn delete(&self, id: impl Into<String>) -> Result<(), Error> {
        let payload = DeleteProduct {
            product_id: Some(id.into()),
            ..DeleteProduct::default()
        };
        self.client.call(&endpoints::DELETE, &payload, &self.options).await?;
        Ok(())
    }

    /// Creates a product and the stock of its variants.
    ///
    /// # Errors
    ///
    /// Field violations, by the name of the field.
    pub async fn create_with_inventory(
        &self,
        mut request: CreateProductWithInventory,
    ) -> Result<CreateProductWithInventoryReply, Error> {
        request.fields = self.fields();
        self.client
            .call(&endpoints::CREATE_WITH_INVENTORY, &request, &self.options)
            .await
    }

    /// Changes a product and the stock of its variants.
    ///
    /// # Errors
    ///
    /// Field violations, by the name of the field.
    pub async fn update_with_inventory(
        &self,
        mut request: UpdateProductWithInventory,
    ) -> Result<CreateProductWithInventoryReply, Error> {
        request.fields = self.fields();
        self.client
            .call(&endpoints::UPDATE_WITH_INVENTORY, &request, &self.options)
            .await
    }
}
