//! The methods of brands.

use super::*;
use crate::drive::BoxStream;
use crate::error::Error;
use crate::resources::cursor;
use crate::resources::cursor::CursorQuery;
use crate::resources::handle::{found, handle};

handle! {
    /// Brands: reads for everyone, writes for the owner. Made by [`Client::brands_v3`](crate::Client::brands_v3).
    ///
    /// ```no_run
    /// # async fn run(client: cartwright::Client) -> Result<(), cartwright::Error> {
    /// use cartwright::query::Filter;
    /// use cartwright::resources::cursor::CursorQuery;
    ///
    /// let ours = client.brands_v3().get_or_create("Oak & Ash").await?;
    /// let page = client.brands_v3().query(CursorQuery::of(Filter::starts_with("name", "Oak"))).await?;
    /// assert!(page.brands.unwrap_or_default().contains(&ours));
    /// # Ok(())
    /// # }
    /// ```
    BrandsV3 {
        /// What is sent only when asked for.
        requested: Vec<BrandFields>,
    }
}

impl<'a> BrandsV3<'a> {
    /// Asks for fields that are sent only when asked for, in every call made by this handle.
    #[must_use]
    pub fn requesting(mut self, fields: impl IntoIterator<Item = BrandFields>) -> Self {
        self.requested = fields.into_iter().collect();
        self
    }

    fn fields(&self) -> Option<Vec<BrandFields>> {
        (!self.requested.is_empty()).then(|| self.requested.clone())
    }

    /// One brand.
    ///
    /// # Errors
    ///
    /// An application error with status 404 when there is none of this id.
    pub async fn get(&self, id: impl Into<String>) -> Result<Brand, Error> {
        let payload = GetBrand {
            brand_id: Some(id.into()),
            fields: self.fields(),
            ..GetBrand::default()
        };
        let reply = self.client.call(&endpoints::GET, &payload, &self.options).await?;
        found(reply.brand, "brand")
    }

    /// One page of brands.
    ///
    /// # Errors
    ///
    /// A field violation for a filter or sort that the catalog does not know.
    pub async fn query(&self, query: CursorQuery) -> Result<BrandsPage, Error> {
        let payload = QueryBrands {
            query: Some(query),
            fields: self.fields(),
            ..QueryBrands::default()
        };
        self.client.call(&endpoints::QUERY, &payload, &self.options).await
    }

    /// Every brand that a query finds, page after page by cursor.
    #[must_use]
    pub fn all(&self, query: CursorQuery) -> BoxStream<'a, Result<Brand, Error>> {
        let handle = self.clone();
        cursor::stream(query, move |query| {
            let handle = handle.clone();
            Box::pin(async move {
                let page = handle.query(query).await?;
                Ok((page.brands.unwrap_or_default(), page.paging_metadata))
            })
        })
    }

    /// Creates one.
    ///
    /// # Errors
    ///
    /// Field violations, by the name of the field.
    pub async fn create(&self, brand: Brand) -> Result<Brand, Error> {
        let payload = CreateBrand {
            brand: Some(brand),
            ..CreateBrand::default()
        };
        let reply = self.client.call(&endpoints::CREATE, &payload, &self.options).await?;
        found(reply.brand, "brand")
    }

    /// The one of this name, created if there is none.
    ///
    /// # Errors
    ///
    /// Field violations, by the name of the field.
    pub async fn get_or_create(&self, brand_name: impl Into<String>) -> Result<Brand, Error> {
        let payload = GetOrCreateBrand {
            brand_name: Some(brand_name.into()),
            fields: self.fields(),
            ..GetOrCreateBrand::default()
        };
        let reply = self
            .client
            .call(&endpoints::GET_OR_CREATE, &payload, &self.options)
            .await?;
        found(reply.brand, "brand")
    }

    /// Changes one; its id and `revision` are its own.
    ///
    /// # Errors
    ///
    /// [`Error::revision_conflict`] when it has changed since it was read; field violations.
    pub async fn update(&self, brand: Brand) -> Result<Brand, Error> {
        let payload = UpdateBrand {
            brand: Some(brand),
            fields: self.fields(),
            ..UpdateBrand::default()
        };
        let reply = self.client.call(&endpoints::UPDATE, &payload, &self.options).await?;
        found(reply.brand, "brand")
    }

    /// Deletes one.
    ///
    /// # Errors
    ///
    /// An application error with status 404 when there is none of this id.
    pub async fn delete(&self, id: impl Into<String>) -> Result<(), Error> {
        let payload = DeleteBrand {
            brand_id: Some(id.into()),
            ..DeleteBrand::default()
        };
        self.client.call(&endpoints::DELETE, &payload, &self.options).await?;
        Ok(())
    }
}
