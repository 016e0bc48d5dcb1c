//! What the calls send and answer.

use super::entity::{InfoSection, InfoSectionForGetOrCreate};
use super::enums::InfoSectionFields;
use crate::resources::cursor::{CursorPagingMetadata, CursorQuery};
use crate::types::entity::entities;

entities! {
    /// Which info section to read.
    GetInfoSection {
        /// The info section. A GUID.
        info_section_id: String,
        /// Fields that are sent only when asked for. At most 100.
        fields: Vec<InfoSectionFields>,
    }

    /// An answer that holds the info section.
    InfoSectionReply {
        /// The info section.
        info_section: InfoSection,
    }

    /// Which info sections to read.
    QueryInfoSections {
        /// What to find, in what order, which page.
        query: CursorQuery,
        /// Fields that are sent only when asked for. At most 100.
        fields: Vec<InfoSectionFields>,
    }

    /// One page of info sections.
    InfoSectionsPage {
        /// The info sections.
        info_sections: Vec<InfoSection>,
        /// Where this page is.
        paging_metadata: CursorPagingMetadata,
    }

    /// What to create.
    CreateInfoSection {
        /// The info section.
        info_section: InfoSection,
    }

    /// Which or create info section to read.
    GetOrCreateInfoSection {
        /// The info section.
        info_section: InfoSectionForGetOrCreate,
        /// Fields that are sent only when asked for. At most 100.
        fields: Vec<InfoSectionFields>,
    }

    /// What to change.
    UpdateInfoSection {
        /// The info section.
        info_section: InfoSection,
        /// Fields that are sent only when asked for. At most 100.
        fields: Vec<InfoSectionFields>,
    }

    /// Which info section to delete.
    DeleteInfoSection {
        /// The info section. A GUID.
        info_section_id: String,
    }
}
