//! Wishlists by id, in the form of the older API of stores.

use crate::resources::calls::calls;
use crate::resources::wishlists::CONVERSIONS;
use crate::types::Timestamp;
use crate::types::entity::entities;

calls! {
    /// Wishlists by id, for the owner. [`wishlists`](crate::resources::wishlists) has the calls of members.
    ///
    /// ```no_run
    /// # async fn run(client: cartwright::Client) -> Result<(), cartwright::Error> {
    /// let wishlist = client.wishlist_v1().limit(10).get_by_id("wishlist-id").await?;
    /// println!("{} items", wishlist.total_count.unwrap_or_default());
    /// # Ok(())
    /// # }
    /// ```
    WishlistV1 {
        /// Sets the number of items to answer: from 1 to 100.
        limit: i64,
        /// Sets the number of items to leave out at the start: at most 100.
        offset: i64,
        /// The kinds of items to return; all kinds if empty.
        kind: Vec<WishlistItemKind>,
    } by wishlist_v1;
    rows wishlist_v1 at Stores "/v1/wishlists", converting CONVERSIONS;

    /// Returns a wishlist. Fails with status 404 for an unknown id.
    get_by_id(GetWishlistById {
        id: String;
        self.limit: i64;
        self.offset: i64;
        self.kind: Vec<WishlistItemKind>
    }) -> { wishlist: WishlistData } = POST "/get".owner().safe();
}

entities! {
    /// A page of a wishlist.
    WishlistData {
        /// A GUID.
        id: String,
        /// The member's id.
        owner_id: String,
        /// From 1 to 100.
        items: Vec<SavedItem>,
        /// The number of items in the wishlist, of the kinds asked for.
        total_count: i64,
    }

    /// An item of a wishlist.
    SavedItem {
        /// The id in the catalog that the item is of.
        id: String,
        /// Set by the platform.
        date_added: Timestamp,
        /// The kind of item, such as `product`.
        r#type: String,
        /// The catalog that the item is of, such as `stores`.
        origin: String,
    }

    /// A kind of item: a type in a catalog.
    WishlistItemKind {
        r#type: String,
        origin: String,
    }
}
