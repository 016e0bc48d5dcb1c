//! Ribbons of catalog v3.

use crate::query::{CursorQuery, Filter};
use crate::resources::bulk::{Bulk, BulkEntity};
use crate::resources::calls::calls;
use crate::row::Conversions;
use crate::types::entity::{entities, open_enums};
use crate::types::{Patch, Timestamp};

const CONVERSIONS: Conversions =
    Conversions { dates: &["createdDate", "updatedDate"], opaque: &["extendedFields"], ..Conversions::NONE };

calls! {
    /// Ribbons of catalog v3, such as "New": anyone reads them, the owner writes.
    ///
    /// ```no_run
    /// # async fn run(client: cartwright::Client) -> Result<(), cartwright::Error> {
    /// let mut ribbon = client.ribbons_v3().get_or_create("New").await?;
    /// ribbon.name = Some("Just in".into());
    /// client.ribbons_v3().update("ribbon-id", ribbon).await?;
    /// # Ok(())
    /// # }
    /// ```
    RibbonsV3 {
        /// Asks for fields that are sent on request only.
        fields: Vec<RibbonFields>,
        /// Asks bulk calls to answer with the ribbons.
        return_entity: bool,
    } by ribbons_v3;
    rows ribbons_v3 at Stores "/v3", converting CONVERSIONS;

    /// Returns a ribbon. Fails with status 404 for an unknown id.
    get(GetRibbon { ribbon_id: String; self.fields: Vec<RibbonFields> }) -> { ribbon: Ribbon }
        = GET "/ribbons/{ribbonId}";

    /// Queries ribbons.
    query(QueryRibbons { query: CursorQuery; self.fields: Vec<RibbonFields> }) -> { ribbons: [Ribbon] }
        = POST "/ribbons/query".safe();

    /// Creates a ribbon.
    create(CreateRibbon { ribbon: Ribbon }) -> { ribbon: Ribbon } = POST "/ribbons".owner();

    /// Returns the ribbon of a name, creating it if there is none.
    get_or_create(GetOrCreateRibbon {
        /// At most 30 characters.
        ribbon_name: String;
        self.fields: Vec<RibbonFields>
    }) -> { ribbon: Ribbon } = POST "/ribbons/get-or-create".owner().idempotent();

    /// Updates a ribbon. The entity's `revision` must be the current one, or the call fails with
    /// [`Error::revision_conflict`](crate::Error::revision_conflict).
    update(UpdateRibbon { ribbon.id, ribbon: Patch<Ribbon>; self.fields: Vec<RibbonFields> }) -> { ribbon: Ribbon }
        = PATCH "/ribbons/{ribbon.id}".owner();

    /// Deletes a ribbon. Fails with status 404 for an unknown id.
    delete(DeleteRibbon { ribbon_id: String }) -> {} = DELETE "/ribbons/{ribbonId}".owner();

    /// Creates ribbons.
    bulk_create(BulkCreateRibbons {
        /// At most 100.
        ribbons: Vec<Ribbon>;
        self.return_entity: bool
    }) -> BulkRibbons = POST "/bulk/ribbons/create".owner();

    /// Updates ribbons, each by its id and current `revision`.
    bulk_update(BulkUpdateRibbons {
        /// At most 100.
        ribbons: Vec<MaskedRibbon>;
        self.return_entity: bool;
        self.fields: Vec<RibbonFields>
    }) -> BulkRibbons = POST "/bulk/ribbons/update".owner().idempotent();

    /// Returns the ribbons of names, creating those that are missing.
    bulk_get_or_create(BulkGetOrCreateRibbons {
        /// At most 100 of at most 30 characters.
        ribbon_names: Vec<String>;
        self.fields: Vec<RibbonFields>
    }) -> BulkRibbons = POST "/bulk/ribbons/get-or-create".owner().idempotent();

    /// Deletes ribbons.
    bulk_delete(BulkDeleteRibbons {
        /// GUIDs, at most 100.
        ribbon_ids: Vec<String>
    }) -> Bulk = POST "/bulk/ribbons/delete".owner().idempotent();

    /// Counts ribbons.
    count(CountRibbons { filter: Filter }) -> { count: i64 } = POST "/ribbons/count".safe();
}

/// The answer of bulk calls of ribbons.
pub type BulkRibbons = Bulk<Ribbon>;

impl BulkEntity for Ribbon {}

impl From<Ribbon> for MaskedRibbon {
    fn from(ribbon: Ribbon) -> Self {
        Self { ribbon: Some(ribbon.into()), ..Self::default() }
    }
}

entities! {
    /// A ribbon: a short label over the image of a product.
    Ribbon {
        /// A GUID. Set by the platform.
        id: String,
        /// Increases with each change. Set by the platform.
        revision: String,
        /// Set by the platform.
        created_date: Timestamp,
        /// Set by the platform.
        updated_date: Timestamp,
        /// At most 30 characters.
        name: String,
        /// The number of products that use it, on request only. Set by the platform.
        assigned_product_count: i64,
    }

    /// A change of a ribbon.
    MaskedRibbon {
        /// Its `id` names the ribbon; its `revision` must be the current one.
        ribbon: Patch<Ribbon>,
    }
}

open_enums! {
    /// Fields of a ribbon that are sent on request only.
    RibbonFields {
        AssignedProductCount = "ASSIGNED_PRODUCT_COUNT",
    }
}
