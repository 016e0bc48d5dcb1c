//! Info sections.

use crate::resources::rich_content::RichContent;
use crate::types::Timestamp;
use crate::types::entity::entities;

entities! {
    /// Further reading that products share.
    InfoSection {
        /// Identifier. A GUID, set by the platform.
        id: String,
        /// Number that rises with each change. Set by the platform.
        revision: String,
        /// When it was created. Set by the platform.
        created_date: Timestamp,
        /// When it last changed. Set by the platform.
        updated_date: Timestamp,
        /// Name for the owner, which no other has. At most 100 characters.
        unique_name: String,
        /// Title shown to people. At most 50 characters.
        title: String,
        /// Text.
        description: RichContent,
        /// Text as HTML. At most 16000 characters.
        plain_description: String,
        /// How many products use it. Set by the platform.
        assigned_products_count: i64,
    }

    /// An info section by its name, and how it is made if there is none.
    InfoSectionForGetOrCreate {
        /// Identifier. A GUID.
        id: String,
        /// Name for the owner, which no other has. At most 100 characters.
        unique_name: String,
        /// Title shown to people. At most 50 characters.
        title: String,
        /// Text.
        description: RichContent,
        /// Text as HTML. At most 16000 characters.
        plain_description: String,
    }
}
