//! What the calls send and answer.

use super::entity::ReadOnlyVariant;
use super::enums::RequestedFields;
use crate::resources::catalog_search::{AggregationData, CatalogSearch};
use crate::resources::cursor::{CursorPagingMetadata, CursorQuery};
use crate::types::entity::entities;

entities! {
    /// Which variants to read.
    QueryVariants {
        /// What to find, in what order, which page.
        query: CursorQuery,
        /// Fields that are sent only when asked for. At most 100.
        fields: Vec<RequestedFields>,
    }

    /// One page of variants.
    VariantsPage {
        /// The variants.
        variants: Vec<ReadOnlyVariant>,
        /// Where this page is.
        paging_metadata: CursorPagingMetadata,
    }

    /// Which variants to find.
    SearchVariants {
        /// What to find, in what order, which page, and what to count.
        search: CatalogSearch,
        /// Fields that are sent only when asked for. At most 100.
        fields: Vec<RequestedFields>,
    }

    /// What was found, and what was counted.
    FoundVariants {
        /// The variants.
        variants: Vec<ReadOnlyVariant>,
        /// Where this page is.
        paging_metadata: CursorPagingMetadata,
        /// What was counted.
        aggregation_data: AggregationData,
    }
}
