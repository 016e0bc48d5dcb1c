//! The methods of ribbons.

use super::*;
use crate::drive::BoxStream;
use crate::error::Error;
use crate::resources::cursor;
use crate::resources::cursor::CursorQuery;
use crate::resources::handle::{found, handle};

handle! {
    /// Ribbons: words over products' pictures. Made by [`Client::ribbons_v3`](crate::Client::ribbons_v3).
    ///
    /// ```no_run
    /// # async fn run(client: cartwright::Client) -> Result<(), cartwright::Error> {
    /// let mut ribbon = client.ribbons_v3().get_or_create("New").await?;
    /// ribbon.name = Some("Just in".into());
    /// client.ribbons_v3().update(ribbon).await?;
    /// # Ok(())
    /// # }
    /// ```
    RibbonsV3 {
        /// What is sent only when asked for.
        requested: Vec<RibbonFields>,
    }
}

impl<'a> RibbonsV3<'a> {
    /// Asks for fields that are sent only when asked for, in every call made by this handle.
    #[must_use]
    pub fn requesting(mut self, fields: impl IntoIterator<Item = RibbonFields>) -> Self {
        self.requested = fields.into_iter().collect();
        self
    }

    fn fields(&self) -> Option<Vec<RibbonFields>> {
        (!self.requested.is_empty()).then(|| self.requested.clone())
    }

    /// One ribbon.
    ///
    /// # Errors
    ///
    /// An application error with status 404 when there is none of this id.
    pub async fn get(&self, id: impl Into<String>) -> Result<Ribbon, Error> {
        let payload = GetRibbon {
            ribbon_id: Some(id.into()),
            fields: self.fields(),
            ..GetRibbon::default()
        };
        let reply = self.client.call(&endpoints::GET, &payload, &self.options).await?;
        found(reply.ribbon, "ribbon")
    }

    /// One page of ribbons.
    ///
    /// # Errors
    ///
    /// A field violation for a filter or sort that the catalog does not know.
    pub async fn query(&self, query: CursorQuery) -> Result<RibbonsPage, Error> {
        let payload = QueryRibbons {
            query: Some(query),
            fields: self.fields(),
            ..QueryRibbons::default()
        };
        self.client.call(&endpoints::QUERY, &payload, &self.options).await
    }

    /// Every ribbon that a query finds, page after page by cursor.
    #[must_use]
    pub fn all(&self, query: CursorQuery) -> BoxStream<'a, Result<Ribbon, Error>> {
        let handle = self.clone();
        cursor::stream(query, move |query| {
            let handle = handle.clone();
            Box::pin(async move {
                let page = handle.query(query).await?;
                Ok((page.ribbons.unwrap_or_default(), page.paging_metadata))
            })
        })
    }

    /// Creates one.
    ///
    /// # Errors
    ///
    /// Field violations, by the name of the field.
    pub async fn create(&self, ribbon: Ribbon) -> Result<Ribbon, Error> {
        let payload = CreateRibbon {
            ribbon: Some(ribbon),
            ..CreateRibbon::default()
        };
        let reply = self.client.call(&endpoints::CREATE, &payload, &self.options).await?;
        found(reply.ribbon, "ribbon")
    }

    /// The one of this name, created if there is none.
    ///
    /// # Errors
    ///
    /// Field violations, by the name of the field.
    pub async fn get_or_create(&self, ribbon_name: impl Into<String>) -> Result<Ribbon, Error> {
        let payload = GetOrCreateRibbon {
            ribbon_name: Some(ribbon_name.into()),
            fields: self.fields(),
            ..GetOrCreateRibbon::default()
        };
        let reply = self
            .client
            .call(&endpoints::GET_OR_CREATE, &payload, &self.options)
            .await?;
        found(reply.ribbon, "ribbon")
    }

    /// Changes one; its id and `revision` are its own.
    ///
    /// # Errors
    ///
    /// [`Error::revision_conflict`] when it has changed since it was read; field violations.
    pub async fn update(&self, ribbon: Ribbon) -> Result<Ribbon, Error> {
        let payload = UpdateRibbon {
            ribbon: Some(ribbon),
            fields: self.fields(),
            ..UpdateRibbon::default()
        };
        let reply = self.client.call(&endpoints::UPDATE, &payload, &self.options).await?;
        found(reply.ribbon, "ribbon")
    }

    /// Deletes one.
    ///
    /// # Errors
    ///
    /// An application error with status 404 when there is none of this id.
    pub async fn delete(&self, id: impl Into<String>) -> Result<(), Error> {
        let payload = DeleteRibbon {
            ribbon_id: Some(id.into()),
            ..DeleteRibbon::default()
        };
        self.client.call(&endpoints::DELETE, &payload, &self.options).await?;
        Ok(())
    }
}
