//! What the collection calls send and answer.

use super::entity::Collection;
use crate::query::QueryMetadata;
use crate::types::entity::entities;

entities! {
    /// Which collection to read, by id.
    GetCollection {
        /// The collection's id. A GUID.
        id: String,
    }

    /// Which collection to read, by slug.
    GetCollectionBySlug {
        /// The collection's slug.
        slug: String,
    }

    /// An answer that holds one collection.
    CollectionReply {
        /// The collection.
        collection: Collection,
    }

    /// One page of collections.
    CollectionsReply {
        /// The collections.
        collections: Vec<Collection>,
        /// Where this page is, and how many there are.
        metadata: QueryMetadata,
    }
}
