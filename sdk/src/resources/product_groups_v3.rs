//! Product groups of catalog v3: products that differ by one choice, such as a colour.

use crate::query::{CatalogSearch, CursorQuery, Filter};
use crate::resources::bulk::{Bulk, BulkEntity, ItemError};
use crate::resources::calls::calls;
use crate::resources::cart::ExtendedFields;
use crate::resources::customizations_v3::{CustomizationRenderType, CustomizationType};
use crate::resources::products_v3::{ChoiceType, Image, InventoryAvailabilityStatus, MediaType, Tags, Thumbnail};
use crate::row::Conversions;
use crate::types::entity::{entities, open_enums};
use crate::types::{Patch, Timestamp};

const CONVERSIONS: Conversions = Conversions {
    dates: &["createdDate", "updatedDate"],
    images: &["image"],
    opaque: &["extendedFields"],
    ..Conversions::NONE
};

calls! {
    /// Product groups of catalog v3: anyone reads them, the owner writes. The members of a group share an option or
    /// modifier, and each is one of its choices. A product is in one group at most.
    ///
    /// ```no_run
    /// # async fn run(client: cartwright::Client) -> Result<(), cartwright::Error> {
    /// use cartwright::resources::product_groups_v3::ProductGroup;
    ///
    /// let groups = client.product_groups_v3();
    /// let mugs = groups.create(ProductGroup::new("Mugs", "customization-id-of-colour")).await?;
    /// let added = groups.assign_products(mugs.id.unwrap_or_default(), ["blue-mug", "red-mug"].map(String::from)).await?;
    /// for failed in added.iter().filter(|result| result.success == Some(false)) {
    ///     println!("{:?}: {:?}", failed.product_id, failed.error);
    /// }
    /// # Ok(())
    /// # }
    /// ```
    ProductGroupsV3 {
        /// Asks for fields that are sent on request only.
        fields: Vec<ProductGroupFields>,
        /// Asks bulk calls to answer with the groups.
        return_entity: bool,
    } by product_groups_v3;
    rows product_groups_v3 at Stores "/v3", converting CONVERSIONS;

    /// Creates a group without members. Fails with the code `PRODUCT_GROUP_LIMIT_EXCEEDED` beyond the site's limit,
    /// `CUSTOMIZATION_NOT_FOUND` for an unknown customization,
    /// `UNSUPPORTED_GROUPING_CUSTOMIZATION_RENDER_TYPE` for one of free text.
    create(CreateProductGroup { product_group: ProductGroup; self.fields: Vec<ProductGroupFields> })
        -> { product_group: ProductGroup } = POST "/product-groups".owner();

    /// Returns a group. Fails with status 404 for an unknown id.
    get(GetProductGroup { product_group_id: String; self.fields: Vec<ProductGroupFields> })
        -> { product_group: ProductGroup } = GET "/product-groups/{productGroupId}";

    /// Updates a group. The entity's `revision` must be the current one, or the call fails with
    /// [`Error::revision_conflict`](crate::Error::revision_conflict). Members change by
    /// [`assign_products`](Self::assign_products) and [`unassign_products`](Self::unassign_products).
    update(UpdateProductGroup {
        product_group.id,
        product_group: Patch<ProductGroup>;
        self.fields: Vec<ProductGroupFields>
    }) -> { product_group: ProductGroup } = PATCH "/product-groups/{productGroup.id}".owner();

    /// Deletes a group; its products stay. Fails with status 404 for an unknown id.
    delete(DeleteProductGroup { product_group_id: String }) -> {} = DELETE "/product-groups/{productGroupId}".owner();

    /// Queries groups by id or handle. The newest come first.
    query(QueryProductGroups { query: CursorQuery; self.fields: Vec<ProductGroupFields> })
        -> { product_groups: [ProductGroup] } = GET "/product-groups/query".post_when_long().r_param();

    /// Searches groups by text and filter, with aggregations.
    search(SearchProductGroups { search: CatalogSearch; self.fields: Vec<ProductGroupFields> })
        -> { product_groups: [ProductGroup] } = GET "/product-groups/search".post_when_long().r_param();

    /// Creates groups.
    bulk_create(BulkCreateProductGroups {
        /// From 1 to 100.
        product_groups: Vec<ProductGroup>;
        self.return_entity: bool;
        self.fields: Vec<ProductGroupFields>
    }) -> BulkProductGroups = POST "/bulk/product-groups/create".owner();

    /// Updates groups, each by its id and current `revision`.
    bulk_update(BulkUpdateProductGroups {
        /// From 1 to 100.
        product_groups: Vec<MaskedProductGroup>;
        self.return_entity: bool;
        self.fields: Vec<ProductGroupFields>
    }) -> BulkProductGroups = POST "/bulk/product-groups/update".owner().idempotent();

    /// Deletes groups; their products stay.
    bulk_delete(BulkDeleteProductGroups {
        /// GUIDs, from 1 to 100.
        product_group_ids: Vec<String>
    }) -> Bulk = POST "/bulk/product-groups/delete".owner().idempotent();

    /// Assigns products to a group, with a result for each. Fails with the code `MEMBER_LIMIT_EXCEEDED` beyond 100
    /// members, `PRODUCTS_NOT_FOUND` if no product is known, `PRODUCTS_MISSING_CUSTOMIZATION` if a product lacks the
    /// group's option or modifier.
    assign_products(AssignProducts {
        product_group_id: String,
        /// From 1 to 100.
        product_ids: Vec<String>
    }) -> { results: Vec<ProductAssignment> } = POST "/product-groups/assign-products".owner().idempotent();

    /// Removes products from a group. Fails with the code `PRODUCTS_NOT_IN_GROUP` if a product is no member, and
    /// `PRODUCTS_NOT_FOUND` for an unknown product.
    unassign_products(UnassignProducts {
        product_group_id: String,
        /// From 1 to 100.
        product_ids: Vec<String>
    }) -> { results: Vec<ProductAssignment> } = POST "/product-groups/unassign-products".owner();

    /// Assigns tags to groups and unassigns others. Fails with the code `EMPTY_ASSIGN_AND_UNASSIGN_LISTS` without any
    /// tag.
    bulk_update_tags(BulkUpdateProductGroupTags {
        /// GUIDs, from 1 to 100.
        product_group_ids: Vec<String>,
        assign_tags: Tags,
        unassign_tags: Tags
    }) -> Bulk = POST "/bulk/product-groups/update-tags".owner().idempotent();

    /// Starts a job that assigns tags to the groups of a filter and unassigns others. Fails with the code
    /// `EMPTY_ASSIGN_AND_UNASSIGN_LISTS` without any tag.
    bulk_update_tags_by_filter(BulkUpdateProductGroupTagsByFilter {
        filter: Filter,
        assign_tags: Tags,
        unassign_tags: Tags
    }) -> { job_id: String } = POST "/bulk/product-groups/update-tags-by-filter".owner().idempotent();
}

/// The answer of bulk calls of product groups.
pub type BulkProductGroups = Bulk<ProductGroup>;

impl BulkEntity for ProductGroup {}

impl ProductGroup {
    /// A group of products that share an option or modifier.
    #[must_use]
    pub fn new(name: impl Into<String>, grouping_customization_id: impl Into<String>) -> Self {
        Self {
            name: Some(name.into()),
            grouping_customization_id: Some(grouping_customization_id.into()),
            ..Self::default()
        }
    }
}

impl From<ProductGroup> for MaskedProductGroup {
    fn from(product_group: ProductGroup) -> Self {
        Self { product_group: Some(product_group.into()), ..Self::default() }
    }
}

entities! {
    /// Products that differ by one choice.
    ProductGroup {
        /// A GUID, set by the platform.
        id: String,
        /// Increases with each change. Set by the platform.
        revision: String,
        /// Set by the platform.
        created_date: Timestamp,
        /// Set by the platform.
        updated_date: Timestamp,
        /// At most 100 characters.
        name: String,
        /// The option or modifier that the members share. Set when the group is created, and never changed.
        grouping_customization_id: String,
        /// Choices in the order of their members, at most 100. The members of other choices follow, by name.
        choice_order: Vec<String>,
        /// At most 100. Set by the platform.
        members: Vec<ProductGroupMember>,
        /// A unique name of at most 100 characters: a GUID if absent. Set when the group is created, and never changed.
        handle: String,
        /// The option or modifier, on request only. Set by the platform.
        grouping_customization: GroupingCustomization,
        media: ProductGroupMedia,
        extended_fields: ExtendedFields,
        tags: Tags,
    }

    /// A product of a group, with the choice it stands for.
    ProductGroupMember {
        product_id: String,
        choice: ProductChoice,
        slug: String,
        inventory_availability_status: InventoryAvailabilityStatus,
        status: MembershipStatus,
        product_name: String,
    }

    /// The choice that a member of a group stands for.
    ProductChoice {
        /// As in CSS, for the type `ONE_COLOR`.
        color_code: String,
        /// A GUID.
        id: String,
        choice_type: ChoiceType,
        /// A name that stays when the shown name changes.
        key: String,
        name: String,
    }

    /// The option or modifier that the members of a group share.
    GroupingCustomization {
        id: String,
        /// A name that stays when the shown name changes.
        key: String,
        name: String,
        customization_type: CustomizationType,
        customization_render_type: CustomizationRenderType,
    }

    /// The picture of a group, written by `id`.
    ProductGroupMedia {
        /// The id in the site's media. At most 200 characters.
        id: String,
        /// Set by the platform.
        image: Image,
        /// At most 1000 characters.
        alt_text: String,
        /// At most 80 characters.
        display_name: String,
        /// Set by the platform.
        media_type: MediaType,
        /// On request only. Set by the platform.
        thumbnail: Thumbnail,
        /// A GUID. Set by the platform.
        upload_id: String,
    }

    /// A change of a group.
    MaskedProductGroup {
        /// Its `id` names the group; its `revision` must be the current one.
        product_group: Patch<ProductGroup>,
    }

    /// The result of one product of an assignment.
    ProductAssignment {
        product_id: String,
        success: bool,
        /// Present for a failure.
        error: ItemError,
    }
}

open_enums! {
    /// Fields of a group that are sent on request only.
    ProductGroupFields {
        GroupingCustomization = "GROUPING_CUSTOMIZATION",
        Thumbnail = "THUMBNAIL",
    }

    /// The status of a product in its group. A `HIDDEN` product is not visible; an `OUT_OF_SYNC` product does not have
    /// exactly one choice of the group's option or modifier. Both are sent to the owner only.
    MembershipStatus {
        Active = "ACTIVE",
        Hidden = "HIDDEN",
        OutOfSync = "OUT_OF_SYNC",
    }
}
