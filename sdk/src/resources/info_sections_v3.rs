//! Info sections of catalog v3.

use crate::query::{CursorQuery, Filter};
use crate::resources::bulk::{Bulk, BulkEntity};
use crate::resources::calls::calls;
use crate::resources::rich_content::RichContent;
use crate::row::Conversions;
use crate::types::entity::{entities, open_enums};
use crate::types::{Patch, Timestamp};

const CONVERSIONS: Conversions = Conversions {
    dates: &["createdDate", "updatedDate", "createdTimestamp", "updatedTimestamp"],
    contents: &["description"],
    opaque: &["extendedFields"],
    ..Conversions::NONE
};

calls! {
    /// Info sections of catalog v3: texts that products share, such as care instructions. Anyone reads them, the
    /// owner writes.
    ///
    /// ```no_run
    /// # async fn run(client: cartwright::Client) -> Result<(), cartwright::Error> {
    /// use cartwright::resources::info_sections_v3::InfoSectionForGetOrCreate;
    ///
    /// let care = InfoSectionForGetOrCreate::new("care", "Care", "<p>Wash by hand.</p>");
    /// let section = client.info_sections_v3().get_or_create(care).await?;
    /// # Ok(())
    /// # }
    /// ```
    InfoSectionsV3 {
        /// Asks for fields that are sent on request only.
        fields: Vec<InfoSectionFields>,
        /// Asks bulk calls to answer with the info sections.
        return_entity: bool,
    } by info_sections_v3;
    rows info_sections_v3 at Stores "/v3", converting CONVERSIONS;

    /// Returns an info section. Fails with status 404 for an unknown id.
    get(GetInfoSection { info_section_id: String; self.fields: Vec<InfoSectionFields> })
        -> { info_section: InfoSection } = GET "/info-sections/{infoSectionId}";

    /// Queries info sections.
    query(QueryInfoSections { query: CursorQuery; self.fields: Vec<InfoSectionFields> })
        -> { info_sections: [InfoSection] } = GET "/info-sections/query".post_when_long().r_param();

    /// Creates an info section.
    create(CreateInfoSection { info_section: InfoSection }) -> { info_section: InfoSection }
        = POST "/info-sections".owner();

    /// Returns the info section of a unique name, creating it if there is none.
    get_or_create(GetOrCreateInfoSection {
        info_section: InfoSectionForGetOrCreate;
        self.fields: Vec<InfoSectionFields>
    }) -> { info_section: InfoSection } = POST "/info-sections/get-or-create".owner().idempotent();

    /// Updates an info section. The entity's `revision` must be the current one, or the call fails with
    /// [`Error::revision_conflict`](crate::Error::revision_conflict).
    update(UpdateInfoSection { info_section.id, info_section: Patch<InfoSection>; self.fields: Vec<InfoSectionFields> })
        -> { info_section: InfoSection } = PATCH "/info-sections/{infoSection.id}".owner();

    /// Deletes an info section. Fails with status 404 for an unknown id.
    delete(DeleteInfoSection { info_section_id: String }) -> {} = DELETE "/info-sections/{infoSectionId}".owner();

    /// Creates info sections.
    bulk_create(BulkCreateInfoSections {
        /// At most 100.
        info_sections: Vec<InfoSection>;
        self.return_entity: bool
    }) -> BulkInfoSections = POST "/bulk/info-sections/create".owner();

    /// Updates info sections, each by its id and current `revision`.
    bulk_update(BulkUpdateInfoSections {
        /// At most 100.
        info_sections: Vec<MaskedInfoSection>;
        self.return_entity: bool;
        self.fields: Vec<InfoSectionFields>
    }) -> BulkInfoSections = POST "/bulk/info-sections/update".owner().idempotent();

    /// Returns the info sections of unique names, creating those that are missing.
    bulk_get_or_create(BulkGetOrCreateInfoSections {
        /// At most 100.
        info_sections: Vec<InfoSectionForGetOrCreate>;
        self.fields: Vec<InfoSectionFields>
    }) -> BulkInfoSections = POST "/bulk/info-sections/get-or-create".owner().idempotent();

    /// Deletes info sections.
    bulk_delete(BulkDeleteInfoSections {
        /// GUIDs, at most 100.
        info_section_ids: Vec<String>
    }) -> Bulk = POST "/bulk/info-sections/delete".owner().idempotent();

    /// Counts info sections.
    count(CountInfoSections { filter: Filter }) -> { count: i64 } = POST "/info-sections/count".safe();
}

/// The answer of bulk calls of info sections.
pub type BulkInfoSections = Bulk<InfoSection>;

impl BulkEntity for InfoSection {}

impl From<InfoSection> for MaskedInfoSection {
    fn from(info_section: InfoSection) -> Self {
        Self { info_section: Some(info_section.into()), ..Self::default() }
    }
}

impl InfoSectionForGetOrCreate {
    /// The info section of a unique name, with a title and a text in HTML.
    #[must_use]
    pub fn new(unique_name: impl Into<String>, title: impl Into<String>, plain_description: impl Into<String>) -> Self {
        Self {
            unique_name: Some(unique_name.into()),
            title: Some(title.into()),
            plain_description: Some(plain_description.into()),
            ..Self::default()
        }
    }
}

entities! {
    /// An info section.
    InfoSection {
        /// A GUID. Set by the platform.
        id: String,
        /// Increases with each change. Set by the platform.
        revision: String,
        /// Set by the platform.
        created_date: Timestamp,
        /// Set by the platform.
        updated_date: Timestamp,
        /// The owner's name for it, unique in the shop. At most 100 characters.
        unique_name: String,
        /// At most 50 characters.
        title: String,
        description: RichContent,
        /// HTML; ignored if `description` is sent too. At most 16000 characters.
        plain_description: String,
        /// The number of products that use it, on request only. Set by the platform.
        assigned_products_count: i64,
    }

    /// An info section by its unique name, and its content if it must be created.
    InfoSectionForGetOrCreate {
        /// A GUID.
        id: String,
        /// The owner's name for it, unique in the shop. At most 100 characters.
        unique_name: String,
        /// At most 50 characters.
        title: String,
        description: RichContent,
        /// HTML; ignored if `description` is sent too. At most 16000 characters.
        plain_description: String,
    }

    /// A change of an info section.
    MaskedInfoSection {
        /// Its `id` names the info section; its `revision` must be the current one.
        info_section: Patch<InfoSection>,
    }
}

open_enums! {
    /// Fields of an info section that are sent on request only.
    InfoSectionFields {
        AssignedProductsCount = "ASSIGNED_PRODUCTS_COUNT",
    }
}
