//! Running the catalog: all of it needs the owner (SPEC section 7, "Catalog writes").

use super::endpoints;
use super::entity::{Product, Variant};
use super::handle::Products;
use super::writes::*;
use crate::error::Error;
use crate::resources::NoAnswer;
use crate::resources::collections::Collection;
use crate::resources::handle::found;
use crate::row::Endpoint;
use serde::Serialize;

/// Products and their variants.
impl Products<'_> {
    /// Creates a product. Unsafe to repeat.
    ///
    /// # Errors
    ///
    /// Field violations, by the name of the field.
    pub async fn create(&self, product: Product) -> Result<Product, Error> {
        self.write(&endpoints::CREATE, product).await
    }

    /// Changes the fields that are given. The id is the product's own.
    ///
    /// # Errors
    ///
    /// Field violations; an application error with status 404 when there is none of this id.
    pub async fn update(&self, product: Product) -> Result<Product, Error> {
        self.write(&endpoints::UPDATE, product).await
    }

    /// Deletes a product.
    ///
    /// # Errors
    ///
    /// An application error with status 404 when there is none of this id.
    pub async fn delete(&self, id: impl Into<String>) -> Result<(), Error> {
        self.act(&endpoints::DELETE, &product(id)).await
    }

    /// Changes variants, and gives all variants of the product.
    ///
    /// # Errors
    ///
    /// Field violations, also for choices that make no variant.
    pub async fn update_variants(
        &self,
        id: impl Into<String>,
        variants: Vec<VariantOverride>,
    ) -> Result<Vec<Variant>, Error> {
        let payload = UpdateVariants {
            id: Some(id.into()),
            variants: Some(variants),
            ..UpdateVariants::default()
        };
        let reply = self
            .client
            .call(&endpoints::UPDATE_VARIANTS, &payload, &self.options)
            .await?;
        Ok(reply.variants.unwrap_or_default())
    }

    /// Gives all variants the product's own price, weight and code again.
    ///
    /// # Errors
    ///
    /// An application error with status 404 when there is no such product.
    pub async fn reset_variants(&self, id: impl Into<String>) -> Result<(), Error> {
        self.act(&endpoints::RESET_VARIANTS, &product(id)).await
    }

    /// Takes all options, and with them all variants, from a product.
    ///
    /// # Errors
    ///
    /// An application error with status 404 when there is no such product.
    pub async fn delete_options(&self, id: impl Into<String>) -> Result<(), Error> {
        self.act(&endpoints::DELETE_OPTIONS, &product(id)).await
    }

    /// Takes the brand from a product.
    ///
    /// # Errors
    ///
    /// An application error with status 404 when there is no such product.
    pub async fn remove_brand(&self, id: impl Into<String>) -> Result<(), Error> {
        self.act(&endpoints::REMOVE_BRAND, &product(id)).await
    }

    /// Takes the ribbon from a product.
    ///
    /// # Errors
    ///
    /// An application error with status 404 when there is no such product.
    pub async fn remove_ribbon(&self, id: impl Into<String>) -> Result<(), Error> {
        self.act(&endpoints::REMOVE_RIBBON, &product(id)).await
    }

    /// Sets one property on several products.
    ///
    /// # Errors
    ///
    /// Field violations; what is refused for one product is told in its result.
    pub async fn bulk_update(&self, ids: Vec<String>, set: SetProperty) -> Result<BulkProductsReply, Error> {
        let payload = BulkUpdateProducts {
            ids: Some(ids),
            set: Some(set),
            ..BulkUpdateProducts::default()
        };
        self.client.call(&endpoints::BULK_UPDATE, &payload, &self.options).await
    }

    /// Raises or lowers one property on several products. Unsafe to repeat: never tried again by itself.
    ///
    /// # Errors
    ///
    /// Field violations; what is refused for one product is told in its result.
    pub async fn bulk_adjust(&self, ids: Vec<String>, adjust: AdjustedProperty) -> Result<BulkProductsReply, Error> {
        let payload = BulkAdjustProducts {
            ids: Some(ids),
            adjust: Some(adjust),
            ..BulkAdjustProducts::default()
        };
        self.client.call(&endpoints::BULK_ADJUST, &payload, &self.options).await
    }
}

/// Pictures and films.
impl Products<'_> {
    /// Adds pictures and films to a product. Unsafe to repeat.
    ///
    /// # Errors
    ///
    /// Field violations, also for media that there are not.
    pub async fn add_media(&self, id: impl Into<String>, media: Vec<MediaForWrite>) -> Result<(), Error> {
        let payload = AddProductMedia {
            id: Some(id.into()),
            media: Some(media),
            ..AddProductMedia::default()
        };
        self.act(&endpoints::ADD_MEDIA, &payload).await
    }

    /// Takes pictures and films from a product; all of them when none is named.
    ///
    /// # Errors
    ///
    /// An application error with status 404 when there is no such product.
    pub async fn remove_media(&self, id: impl Into<String>, media_ids: Vec<String>) -> Result<(), Error> {
        let payload = RemoveProductMedia {
            id: Some(id.into()),
            media_ids: Some(media_ids),
            ..RemoveProductMedia::default()
        };
        self.act(&endpoints::REMOVE_MEDIA, &payload).await
    }

    /// Says which pictures and films go with which choice.
    ///
    /// # Errors
    ///
    /// Field violations, also for choices and media that the product has not.
    pub async fn add_choices_media(
        &self,
        id: impl Into<String>,
        media: Vec<MediaAssignmentToChoice>,
    ) -> Result<(), Error> {
        self.act(&endpoints::ADD_CHOICES_MEDIA, &choices_media(id, media)).await
    }

    /// Takes pictures and films from choices; the product keeps them.
    ///
    /// # Errors
    ///
    /// Field violations, also for choices that the product has not.
    pub async fn remove_choices_media(
        &self,
        id: impl Into<String>,
        media: Vec<MediaAssignmentToChoice>,
    ) -> Result<(), Error> {
        self.act(&endpoints::REMOVE_CHOICES_MEDIA, &choices_media(id, media))
            .await
    }
}

/// Collections.
impl Products<'_> {
    /// Creates a collection. Unsafe to repeat.
    ///
    /// # Errors
    ///
    /// Field violations, by the name of the field.
    pub async fn create_collection(&self, collection: Collection) -> Result<Collection, Error> {
        self.write_collection(&endpoints::CREATE_COLLECTION, collection).await
    }

    /// Changes the fields that are given. The id is the collection's own.
    ///
    /// # Errors
    ///
    /// Field violations; an application error with status 404 when there is none of this id.
    pub async fn update_collection(&self, collection: Collection) -> Result<Collection, Error> {
        self.write_collection(&endpoints::UPDATE_COLLECTION, collection).await
    }

    /// Deletes a collection; its products stay.
    ///
    /// # Errors
    ///
    /// An application error with status 404 when there is none of this id.
    pub async fn delete_collection(&self, id: impl Into<String>) -> Result<(), Error> {
        let payload = CollectionId {
            id: Some(id.into()),
            ..CollectionId::default()
        };
        self.act(&endpoints::DELETE_COLLECTION, &payload).await
    }

    /// Puts products into a collection.
    ///
    /// # Errors
    ///
    /// Field violations, also for products that there are not.
    pub async fn add_to_collection(&self, id: impl Into<String>, product_ids: Vec<String>) -> Result<(), Error> {
        self.act(&endpoints::ADD_TO_COLLECTION, &members(id, product_ids)).await
    }

    /// Takes products out of a collection.
    ///
    /// # Errors
    ///
    /// An application error with status 404 when there is no such collection.
    pub async fn remove_from_collection(&self, id: impl Into<String>, product_ids: Vec<String>) -> Result<(), Error> {
        self.act(&endpoints::REMOVE_FROM_COLLECTION, &members(id, product_ids))
            .await
    }

    async fn write_collection(
        &self,
        endpoint: &Endpoint<WriteCollection, crate::resources::collections::CollectionReply>,
        collection: Collection,
    ) -> Result<Collection, Error> {
        let payload = WriteCollection {
            collection: Some(collection),
            ..WriteCollection::default()
        };
        let reply = self.client.call(endpoint, &payload, &self.options).await?;
        found(reply.collection, "collection")
    }

    async fn write(
        &self,
        endpoint: &Endpoint<WriteProduct, super::requests::ProductReply>,
        product: Product,
    ) -> Result<Product, Error> {
        let payload = WriteProduct {
            product: Some(product),
            ..WriteProduct::default()
        };
        let reply = self.client.call(endpoint, &payload, &self.options).await?;
        found(reply.product, "product")
    }

    async fn act<P: Serialize>(&self, endpoint: &Endpoint<P, NoAnswer>, payload: &P) -> Result<(), Error> {
        self.client.call(endpoint, payload, &self.options).await?;
        Ok(())
    }
}

fn product(id: impl Into<String>) -> ProductId {
    ProductId {
        id: Some(id.into()),
        ..ProductId::default()
    }
}

fn members(id: impl Into<String>, product_ids: Vec<String>) -> CollectionProducts {
    CollectionProducts {
        id: Some(id.into()),
        product_ids: Some(product_ids),
        ..CollectionProducts::default()
    }
}

fn choices_media(id: impl Into<String>, media: Vec<MediaAssignmentToChoice>) -> ChoicesMedia {
    ChoicesMedia {
        id: Some(id.into()),
        media: Some(media),
        ..ChoicesMedia::default()
    }
}
