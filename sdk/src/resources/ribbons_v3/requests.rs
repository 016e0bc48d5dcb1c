//! What the calls send and answer.

use super::entity::Ribbon;
use super::enums::RibbonFields;
use crate::resources::cursor::{CursorPagingMetadata, CursorQuery};
use crate::types::entity::entities;

entities! {
    /// Which ribbon to read.
    GetRibbon {
        /// The ribbon. A GUID.
        ribbon_id: String,
        /// Fields that are sent only when asked for. At most 100.
        fields: Vec<RibbonFields>,
    }

    /// An answer that holds the ribbon.
    RibbonReply {
        /// The ribbon.
        ribbon: Ribbon,
    }

    /// Which ribbons to read.
    QueryRibbons {
        /// What to find, in what order, which page.
        query: CursorQuery,
        /// Fields that are sent only when asked for. At most 100.
        fields: Vec<RibbonFields>,
    }

    /// One page of ribbons.
    RibbonsPage {
        /// The ribbons. At most 100.
        ribbons: Vec<Ribbon>,
        /// Where this page is.
        paging_metadata: CursorPagingMetadata,
    }

    /// What to create.
    CreateRibbon {
        /// The ribbon.
        ribbon: Ribbon,
    }

    /// Which or create ribbon to read.
    GetOrCreateRibbon {
        /// Name of the ribbon. At most 30 characters.
        ribbon_name: String,
        /// Fields that are sent only when asked for. At most 100.
        fields: Vec<RibbonFields>,
    }

    /// What to change.
    UpdateRibbon {
        /// The ribbon.
        ribbon: Ribbon,
        /// Fields that are sent only when asked for. At most 100.
        fields: Vec<RibbonFields>,
    }

    /// Which ribbon to delete.
    DeleteRibbon {
        /// The ribbon. A GUID.
        ribbon_id: String,
    }
}
