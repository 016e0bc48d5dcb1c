//! The methods of customizations.

use super::*;
use crate::drive::BoxStream;
use crate::error::Error;
use crate::resources::cursor;
use crate::resources::cursor::CursorQuery;
use crate::resources::handle::{found, handle};

handle! {
    /// Customizations: options and modifiers that products share. Made by [`Client::customizations_v3`](crate::Client::customizations_v3).
    ///
    /// ```no_run
    /// # async fn run(client: cartwright::Client) -> Result<(), cartwright::Error> {
    /// use cartwright::resources::customizations_v3::Choice;
    ///
    /// let choice = Choice { name: Some("XL".into()), ..Choice::default() };
    /// let sizes = client.customizations_v3().add_choices("customization-id", vec![choice]).await?;
    /// println!("{}", sizes.name.unwrap_or_default());
    /// # Ok(())
    /// # }
    /// ```
    CustomizationsV3 {
        /// What is sent only when asked for.
        requested: Vec<CustomizationFields>,
    }
}

impl<'a> CustomizationsV3<'a> {
    /// Asks for fields that are sent only when asked for, in every call made by this handle.
    #[must_use]
    pub fn requesting(mut self, fields: impl IntoIterator<Item = CustomizationFields>) -> Self {
        self.requested = fields.into_iter().collect();
        self
    }

    fn fields(&self) -> Option<Vec<CustomizationFields>> {
        (!self.requested.is_empty()).then(|| self.requested.clone())
    }

    /// One customization.
    ///
    /// # Errors
    ///
    /// An application error with status 404 when there is none of this id.
    pub async fn get(&self, id: impl Into<String>) -> Result<Customization, Error> {
        let payload = GetCustomization {
            customization_id: Some(id.into()),
            fields: self.fields(),
            ..GetCustomization::default()
        };
        let reply = self.client.call(&endpoints::GET, &payload, &self.options).await?;
        found(reply.customization, "customization")
    }

    /// One page of customizations.
    ///
    /// # Errors
    ///
    /// A field violation for a filter or sort that the catalog does not know.
    pub async fn query(&self, query: CursorQuery) -> Result<CustomizationsPage, Error> {
        let payload = QueryCustomizations {
            query: Some(query),
            fields: self.fields(),
            ..QueryCustomizations::default()
        };
        self.client.call(&endpoints::QUERY, &payload, &self.options).await
    }

    /// Every customization that a query finds, page after page by cursor.
    #[must_use]
    pub fn all(&self, query: CursorQuery) -> BoxStream<'a, Result<Customization, Error>> {
        let handle = self.clone();
        cursor::stream(query, move |query| {
            let handle = handle.clone();
            Box::pin(async move {
                let page = handle.query(query).await?;
                Ok((page.customizations.unwrap_or_default(), page.paging_metadata))
            })
        })
    }

    /// Creates one.
    ///
    /// # Errors
    ///
    /// Field violations, by the name of the field.
    pub async fn create(&self, customization: Customization) -> Result<Customization, Error> {
        let payload = CreateCustomization {
            customization: Some(customization),
            ..CreateCustomization::default()
        };
        let reply = self.client.call(&endpoints::CREATE, &payload, &self.options).await?;
        found(reply.customization, "customization")
    }

    /// Changes one; its id and `revision` are its own.
    ///
    /// # Errors
    ///
    /// [`Error::revision_conflict`] when it has changed since it was read; field violations.
    pub async fn update(&self, customization: Customization) -> Result<Customization, Error> {
        let payload = UpdateCustomization {
            customization: Some(customization),
            fields: self.fields(),
            ..UpdateCustomization::default()
        };
        let reply = self.client.call(&endpoints::UPDATE, &payload, &self.options).await?;
        found(reply.customization, "customization")
    }

    /// Deletes one.
    ///
    /// # Errors
    ///
    /// An application error with status 404 when there is none of this id.
    pub async fn delete(&self, id: impl Into<String>) -> Result<(), Error> {
        let payload = DeleteCustomization {
            customization_id: Some(id.into()),
            ..DeleteCustomization::default()
        };
        self.client.call(&endpoints::DELETE, &payload, &self.options).await?;
        Ok(())
    }

    /// Adds choices.
    ///
    /// # Errors
    ///
    /// Field violations, by the name of the field.
    pub async fn add_choices(&self, id: impl Into<String>, choices: Vec<Choice>) -> Result<Customization, Error> {
        let payload = AddCustomizationChoices {
            customization_id: Some(id.into()),
            choices: Some(choices),
            fields: self.fields(),
            ..AddCustomizationChoices::default()
        };
        let reply = self
            .client
            .call(&endpoints::ADD_CHOICES, &payload, &self.options)
            .await?;
        found(reply.customization, "customization")
    }

    /// Puts these choices in place of those there are.
    ///
    /// # Errors
    ///
    /// Field violations, by the name of the field.
    pub async fn set_choices(&self, id: impl Into<String>, choices: Vec<Choice>) -> Result<Customization, Error> {
        let payload = SetCustomizationChoices {
            customization_id: Some(id.into()),
            choices: Some(choices),
            fields: self.fields(),
            ..SetCustomizationChoices::default()
        };
        let reply = self
            .client
            .call(&endpoints::SET_CHOICES, &payload, &self.options)
            .await?;
        found(reply.customization, "customization")
    }

    /// Takes choices away.
    ///
    /// # Errors
    ///
    /// Field violations, by the name of the field.
    pub async fn remove_choices(
        &self,
        id: impl Into<String>,
        choice_ids: Vec<String>,
        revision: impl Into<String>,
    ) -> Result<Customization, Error> {
        let payload = RemoveCustomizationChoices {
            customization_id: Some(id.into()),
            choice_ids: Some(choice_ids),
            revision: Some(revision.into()),
            fields: self.fields(),
            ..RemoveCustomizationChoices::default()
        };
        let reply = self
            .client
            .call(&endpoints::REMOVE_CHOICES, &payload, &self.options)
            .await?;
        found(reply.customization, "customization")
    }

    /// Changes choices.
    ///
    /// # Errors
    ///
    /// Field violations, by the name of the field.
    pub async fn update_choices(
        &self,
        id: impl Into<String>,
        revision: impl Into<String>,
        choices: Vec<MaskedChoice>,
    ) -> Result<Customization, Error> {
        let payload = UpdateCustomizationChoices {
            customization_id: Some(id.into()),
            revision: Some(revision.into()),
            choices: Some(choices),
            fields: self.fields(),
            ..UpdateCustomizationChoices::default()
        };
        let reply = self
            .client
            .call(&endpoints::UPDATE_CHOICES, &payload, &self.options)
            .await?;
        found(reply.customization, "customization")
    }
}
