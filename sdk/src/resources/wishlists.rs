//! Wishlists: the items that a member has saved for later.

use crate::query::Filter;
use crate::resources::bulk::Bulk;
use crate::resources::calls::calls;
use crate::resources::cart::{CatalogReference, ExtendedFields};
use crate::resources::products_v3::Tags;
use crate::row::{Conversions, Service};
use crate::types::Timestamp;
use crate::types::entity::entities;

pub(crate) const CONVERSIONS: Conversions = Conversions {
    dates: &["createdDate", "updatedDate", "addedDate", "dateAdded"],
    opaque: &["extendedFields", "options"],
    ..Conversions::NONE
};

calls! {
    /// Wishlists. A member has one, which the first added item creates. An item is its whole catalog reference: two
    /// variants of a product are two items.
    ///
    /// ```no_run
    /// # async fn run(client: cartwright::Client) -> Result<(), cartwright::Error> {
    /// use cartwright::resources::cart::{CatalogReference, STORES_APP_ID};
    ///
    /// let wishlists = client.wishlists().return_entity(true);
    /// let changed = wishlists.add_item(CatalogReference::of(STORES_APP_ID, "product-id")).await?;
    /// println!("{} items", changed.wishlist.and_then(|list| list.items).unwrap_or_default().len());
    /// # Ok(())
    /// # }
    /// ```
    Wishlists {
        /// Asks [`get_default`](Self::get_default) for the items of this app alone. A GUID.
        app_id: String,
        /// Asks [`add_item`](Self::add_item) and [`remove_item`](Self::remove_item) to answer with the wishlist.
        return_entity: bool,
    } by wishlists;
    rows wishlists at Wishlists "/v1", converting CONVERSIONS;

    /// Returns the signed-in member's wishlist, which is empty before the first item.
    get_default(GetDefaultWishlist {; self.app_id: String}) -> { wishlist: Wishlist }
        = GET "/wishlists/get-default".member();

    /// Adds an item to the signed-in member's wishlist; an item that is there stays. Fails with the code
    /// `WISHLIST_ITEMS_LIMIT_EXCEEDED` beyond 100 items.
    add_item(AddWishlistItem { catalog_reference: CatalogReference; self.return_entity: bool }) -> ChangedWishlist
        = POST "/wishlists/add-item".member().idempotent();

    /// Removes an item from the signed-in member's wishlist, if it is there.
    remove_item(RemoveWishlistItem { catalog_reference: CatalogReference; self.return_entity: bool }) -> ChangedWishlist
        = POST "/wishlists/remove-item".member().idempotent();

    /// Assigns tags to wishlists and unassigns others. Fails with the code `EMPTY_ASSIGN_AND_UNASSIGN_LISTS` without any
    /// tag.
    bulk_update_tags(BulkUpdateWishlistTags {
        /// GUIDs, from 1 to 100.
        wishlist_ids: Vec<String>,
        assign_tags: Tags,
        unassign_tags: Tags
    }) -> Bulk = POST "/bulk/wishlists/update-tags".at(Service::WishlistsBulk).owner().idempotent();

    /// Starts a job that assigns tags to the wishlists of a filter and unassigns others. Fails with the code
    /// `EMPTY_ASSIGN_AND_UNASSIGN_LISTS` without any tag.
    bulk_update_tags_by_filter(BulkUpdateWishlistTagsByFilter {
        filter: Filter,
        assign_tags: Tags,
        unassign_tags: Tags
    }) -> { job_id: String }
        = POST "/bulk/wishlists/update-tags-by-filter".at(Service::WishlistsBulk).owner().idempotent();
}

entities! {
    /// The answer to a change of a wishlist's items.
    ChangedWishlist {
        /// Only with [`return_entity`](Wishlists::return_entity).
        wishlist: Wishlist,
    }

    /// A member's wishlist.
    Wishlist {
        /// A GUID, set by the platform.
        id: String,
        /// A GUID, set by the platform.
        member_id: String,
        /// At most 100. Set by the platform.
        items: Vec<WishlistItem>,
        /// Set by the platform.
        created_date: Timestamp,
        /// Set by the platform.
        updated_date: Timestamp,
        extended_fields: ExtendedFields,
        tags: Tags,
    }

    /// An item of a wishlist.
    WishlistItem {
        catalog_reference: CatalogReference,
        /// Set by the platform.
        added_date: Timestamp,
    }
}
