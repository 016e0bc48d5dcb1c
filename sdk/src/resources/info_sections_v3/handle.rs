//! The methods of info sections.

use super::*;
use crate::drive::BoxStream;
use crate::error::Error;
use crate::resources::cursor;
use crate::resources::cursor::CursorQuery;
use crate::resources::handle::{found, handle};

handle! {
    /// Info sections: further reading that products share. Made by [`Client::info_sections_v3`](crate::Client::info_sections_v3).
    ///
    /// ```no_run
    /// # async fn run(client: cartwright::Client) -> Result<(), cartwright::Error> {
    /// use cartwright::resources::info_sections_v3::InfoSectionForGetOrCreate;
    ///
    /// let care = InfoSectionForGetOrCreate {
    ///     unique_name: Some("care".into()),
    ///     title: Some("Care".into()),
    ///     plain_description: Some("<p>Wash by hand.</p>".into()),
    ///     ..InfoSectionForGetOrCreate::default()
    /// };
    /// let section = client.info_sections_v3().get_or_create(care).await?;
    /// # Ok(())
    /// # }
    /// ```
    InfoSectionsV3 {
        /// What is sent only when asked for.
        requested: Vec<InfoSectionFields>,
    }
}

impl<'a> InfoSectionsV3<'a> {
    /// Asks for fields that are sent only when asked for, in every call made by this handle.
    #[must_use]
    pub fn requesting(mut self, fields: impl IntoIterator<Item = InfoSectionFields>) -> Self {
        self.requested = fields.into_iter().collect();
        self
    }

    fn fields(&self) -> Option<Vec<InfoSectionFields>> {
        (!self.requested.is_empty()).then(|| self.requested.clone())
    }

    /// One info section.
    ///
    /// # Errors
    ///
    /// An application error with status 404 when there is none of this id.
    pub async fn get(&self, id: impl Into<String>) -> Result<InfoSection, Error> {
        let payload = GetInfoSection {
            info_section_id: Some(id.into()),
            fields: self.fields(),
            ..GetInfoSection::default()
        };
        let reply = self.client.call(&endpoints::GET, &payload, &self.options).await?;
        found(reply.info_section, "info section")
    }

    /// One page of info sections.
    ///
    /// # Errors
    ///
    /// A field violation for a filter or sort that the catalog does not know.
    pub async fn query(&self, query: CursorQuery) -> Result<InfoSectionsPage, Error> {
        let payload = QueryInfoSections {
            query: Some(query),
            fields: self.fields(),
            ..QueryInfoSections::default()
        };
        self.client.call(&endpoints::QUERY, &payload, &self.options).await
    }

    /// Every info section that a query finds, page after page by cursor.
    #[must_use]
    pub fn all(&self, query: CursorQuery) -> BoxStream<'a, Result<InfoSection, Error>> {
        let handle = self.clone();
        cursor::stream(query, move |query| {
            let handle = handle.clone();
            Box::pin(async move {
                let page = handle.query(query).await?;
                Ok((page.info_sections.unwrap_or_default(), page.paging_metadata))
            })
        })
    }

    /// Creates one.
    ///
    /// # Errors
    ///
    /// Field violations, by the name of the field.
    pub async fn create(&self, info_section: InfoSection) -> Result<InfoSection, Error> {
        let payload = CreateInfoSection {
            info_section: Some(info_section),
            ..CreateInfoSection::default()
        };
        let reply = self.client.call(&endpoints::CREATE, &payload, &self.options).await?;
        found(reply.info_section, "info section")
    }

    /// The one of this name, created if there is none.
    ///
    /// # Errors
    ///
    /// Field violations, by the name of the field.
    pub async fn get_or_create(&self, info_section: InfoSectionForGetOrCreate) -> Result<InfoSection, Error> {
        let payload = GetOrCreateInfoSection {
            info_section: Some(info_section),
            fields: self.fields(),
            ..GetOrCreateInfoSection::default()
        };
        let reply = self
            .client
            .call(&endpoints::GET_OR_CREATE, &payload, &self.options)
            .await?;
        found(reply.info_section, "info section")
    }

    /// Changes one; its id and `revision` are its own.
    ///
    /// # Errors
    ///
    /// [`Error::revision_conflict`] when it has changed since it was read; field violations.
    pub async fn update(&self, info_section: InfoSection) -> Result<InfoSection, Error> {
        let payload = UpdateInfoSection {
            info_section: Some(info_section),
            fields: self.fields(),
            ..UpdateInfoSection::default()
        };
        let reply = self.client.call(&endpoints::UPDATE, &payload, &self.options).await?;
        found(reply.info_section, "info section")
    }

    /// Deletes one.
    ///
    /// # Errors
    ///
    /// An application error with status 404 when there is none of this id.
    pub async fn delete(&self, id: impl Into<String>) -> Result<(), Error> {
        let payload = DeleteInfoSection {
            info_section_id: Some(id.into()),
            ..DeleteInfoSection::default()
        };
        self.client.call(&endpoints::DELETE, &payload, &self.options).await?;
        Ok(())
    }
}
