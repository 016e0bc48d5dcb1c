//! The methods of inventory items.

use super::*;
use crate::drive::BoxStream;
use crate::error::Error;
use crate::resources::catalog_search::CatalogSearch;
use crate::resources::cursor;
use crate::resources::cursor::CursorQuery;
use crate::resources::handle::{found, handle};

handle! {
    /// The stock of variants; needs the owner. Made by [`Client::inventory_items_v3`](crate::Client::inventory_items_v3).
    ///
    /// ```no_run
    /// # async fn run(client: cartwright::Client) -> Result<(), cartwright::Error> {
    /// use cartwright::resources::inventory_items_v3::ReasonType;
    ///
    /// let mut item = client.inventory_items_v3().get("inventory-item-id").await?;
    /// item.quantity = Some(12);
    /// // The revision in it makes sure that nobody else has changed it meanwhile.
    /// client.inventory_items_v3().update(item, ReasonType::Manual).await?;
    /// # Ok(())
    /// # }
    /// ```
    InventoryItemsV3
}

impl<'a> InventoryItemsV3<'a> {
    /// One inventory item.
    ///
    /// # Errors
    ///
    /// An application error with status 404 when there is none of this id.
    pub async fn get(&self, id: impl Into<String>) -> Result<InventoryItem, Error> {
        let payload = GetInventoryItem {
            inventory_item_id: Some(id.into()),
            ..GetInventoryItem::default()
        };
        let reply = self.client.call(&endpoints::GET, &payload, &self.options).await?;
        found(reply.inventory_item, "inventory item")
    }

    /// One page of inventory items.
    ///
    /// # Errors
    ///
    /// A field violation for a filter or sort that the catalog does not know.
    pub async fn query(&self, query: CursorQuery) -> Result<InventoryItemsPage, Error> {
        let payload = QueryInventoryItems {
            query: Some(query),
            ..QueryInventoryItems::default()
        };
        self.client.call(&endpoints::QUERY, &payload, &self.options).await
    }

    /// Every inventory item that a query finds, page after page by cursor.
    #[must_use]
    pub fn all(&self, query: CursorQuery) -> BoxStream<'a, Result<InventoryItem, Error>> {
        let handle = self.clone();
        cursor::stream(query, move |query| {
            let handle = handle.clone();
            Box::pin(async move {
                let page = handle.query(query).await?;
                Ok((page.inventory_items.unwrap_or_default(), page.paging_metadata))
            })
        })
    }

    /// Finds inventory items by text and condition, and counts what is found by value, range or date.
    ///
    /// # Errors
    ///
    /// A field violation for a filter, sort or aggregation that the catalog does not know.
    pub async fn search(&self, search: CatalogSearch) -> Result<FoundInventoryItems, Error> {
        let payload = SearchInventoryItems {
            search: Some(search),
            ..SearchInventoryItems::default()
        };
        self.client.call(&endpoints::SEARCH, &payload, &self.options).await
    }

    /// Every inventory item that a search finds, page after page by cursor.
    #[must_use]
    pub fn all_found(&self, search: CatalogSearch) -> BoxStream<'a, Result<InventoryItem, Error>> {
        let handle = self.clone();
        cursor::stream(search, move |search| {
            let handle = handle.clone();
            Box::pin(async move {
                let page = handle.search(search).await?;
                Ok((page.inventory_items.unwrap_or_default(), page.paging_metadata))
            })
        })
    }

    /// Creates one.
    ///
    /// # Errors
    ///
    /// Field violations, by the name of the field.
    pub async fn create(&self, inventory_item: InventoryItem) -> Result<InventoryItem, Error> {
        let payload = CreateInventoryItem {
            inventory_item: Some(inventory_item),
            ..CreateInventoryItem::default()
        };
        let reply = self.client.call(&endpoints::CREATE, &payload, &self.options).await?;
        found(reply.inventory_item, "inventory item")
    }

    /// Changes one; its id and `revision` are its own.
    ///
    /// # Errors
    ///
    /// [`Error::revision_conflict`] when it has changed since it was read; field violations.
    pub async fn update(&self, inventory_item: InventoryItem, reason: ReasonType) -> Result<InventoryItem, Error> {
        let payload = UpdateInventoryItem {
            inventory_item: Some(inventory_item),
            reason: Some(reason),
            ..UpdateInventoryItem::default()
        };
        let reply = self.client.call(&endpoints::UPDATE, &payload, &self.options).await?;
        found(reply.inventory_item, "inventory item")
    }

    /// Deletes one.
    ///
    /// # Errors
    ///
    /// An application error with status 404 when there is none of this id.
    pub async fn delete(&self, id: impl Into<String>) -> Result<(), Error> {
        let payload = DeleteInventoryItem {
            inventory_item_id: Some(id.into()),
            ..DeleteInventoryItem::default()
        };
        self.client.call(&endpoints::DELETE, &payload, &self.options).await?;
        Ok(())
    }

    /// Adds to the stock of several. Unsafe to repeat.
    ///
    /// # Errors
    ///
    /// A field violation; what is refused for one item is told in its result.
    pub async fn bulk_increment(
        &self,
        request: BulkIncrementInventoryItems,
    ) -> Result<BulkIncrementInventoryItemsReply, Error> {
        self.client
            .call(&endpoints::BULK_INCREMENT, &request, &self.options)
            .await
    }

    /// Takes from the stock of several. Unsafe to repeat.
    ///
    /// # Errors
    ///
    /// A field violation; what is refused for one item is told in its result.
    pub async fn bulk_decrement(
        &self,
        request: BulkDecrementInventoryItems,
    ) -> Result<BulkIncrementInventoryItemsReply, Error> {
        self.client
            .call(&endpoints::BULK_DECREMENT, &request, &self.options)
            .await
    }

    /// Changes several.
    ///
    /// # Errors
    ///
    /// A field violation; what is refused for one item is told in its result.
    pub async fn bulk_update(
        &self,
        request: BulkUpdateInventoryItems,
    ) -> Result<BulkIncrementInventoryItemsReply, Error> {
        self.client.call(&endpoints::BULK_UPDATE, &request, &self.options).await
    }
}
