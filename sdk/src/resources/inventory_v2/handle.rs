//! The methods of inventory items.

use super::*;
use crate::error::Error;
use crate::resources::handle::{found, handle};

handle! {
    /// The stock of catalog v1; needs the owner. Made by [`Client::inventory`](crate::Client::inventory).
    ///
    /// ```no_run
    /// # async fn run(client: cartwright::Client) -> Result<(), cartwright::Error> {
    /// use cartwright::resources::inventory_v2::IncrementData;
    ///
    /// let delivered = IncrementData {
    ///     product_id: Some("product-id".into()),
    ///     variant_id: Some("variant-id".into()),
    ///     increment_by: Some(20),
    ///     ..IncrementData::default()
    /// };
    /// client.inventory().increment(vec![delivered]).await?;
    /// # Ok(())
    /// # }
    /// ```
    Inventory
}

impl Inventory<'_> {
    /// One page of inventory items.
    ///
    /// # Errors
    ///
    /// A field violation for a filter or sort that the catalog does not know.
    pub async fn query(&self, query: InventoryQuery) -> Result<InventoryItemsPage, Error> {
        let payload = QueryInventory {
            query: Some(query),
            ..QueryInventory::default()
        };
        self.client.call(&endpoints::QUERY, &payload, &self.options).await
    }

    /// The stock of a product's variants.
    ///
    /// # Errors
    ///
    /// Field violations, by the name of the field.
    pub async fn get_variants(&self, request: GetInventoryVariants) -> Result<InventoryItem, Error> {
        let reply = self
            .client
            .call(&endpoints::GET_VARIANTS, &request, &self.options)
            .await?;
        found(reply.inventory_item, "inventory item")
    }

    /// Sets the stock of a product's variants.
    ///
    /// # Errors
    ///
    /// Field violations, by the name of the field.
    pub async fn update_variants(&self, inventory_item: InventoryItem) -> Result<(), Error> {
        let payload = UpdateInventoryVariants {
            inventory_item: Some(inventory_item),
            ..UpdateInventoryVariants::default()
        };
        self.client
            .call(&endpoints::UPDATE_VARIANTS, &payload, &self.options)
            .await?;
        Ok(())
    }

    /// Adds to the stock of variants. Unsafe to repeat.
    ///
    /// # Errors
    ///
    /// Field violations, by the name of the field.
    pub async fn increment(&self, increment_data: Vec<IncrementData>) -> Result<(), Error> {
        let payload = IncrementInventory {
            increment_data: Some(increment_data),
            ..IncrementInventory::default()
        };
        self.client.call(&endpoints::INCREMENT, &payload, &self.options).await?;
        Ok(())
    }

    /// Takes from the stock of variants. Unsafe to repeat.
    ///
    /// # Errors
    ///
    /// An application error when there is not so much.
    pub async fn decrement(&self, decrement_data: Vec<DecrementData>) -> Result<(), Error> {
        let payload = DecrementInventory {
            decrement_data: Some(decrement_data),
            ..DecrementInventory::default()
        };
        self.client.call(&endpoints::DECREMENT, &payload, &self.options).await?;
        Ok(())
    }
}
