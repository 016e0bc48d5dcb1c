//! What the calls send and answer.

use super::entity::Brand;
use super::enums::BrandFields;
use crate::resources::cursor::{CursorPagingMetadata, CursorQuery};
use crate::types::entity::entities;

entities! {
    /// Which brand to read.
    GetBrand {
        /// The brand. A GUID.
        brand_id: String,
        /// Fields that are sent only when asked for. At most 100.
        fields: Vec<BrandFields>,
    }

    /// An answer that holds the brand.
    BrandReply {
        /// The brand.
        brand: Brand,
    }

    /// Which brands to read.
    QueryBrands {
        /// What to find, in what order, which page.
        query: CursorQuery,
        /// Fields that are sent only when asked for. At most 100.
        fields: Vec<BrandFields>,
    }

    /// One page of brands.
    BrandsPage {
        /// The brands. At most 300.
        brands: Vec<Brand>,
        /// Where this page is.
        paging_metadata: CursorPagingMetadata,
    }

    /// What to create.
    CreateBrand {
        /// The brand.
        brand: Brand,
    }

    /// Which or create brand to read.
    GetOrCreateBrand {
        /// Name of the brand. At most 50 characters.
        brand_name: String,
        /// Fields that are sent only when asked for. At most 100.
        fields: Vec<BrandFields>,
    }

    /// What to change.
    UpdateBrand {
        /// The brand.
        brand: Brand,
        /// Fields that are sent only when asked for. At most 100.
        fields: Vec<BrandFields>,
    }

    /// Which brand to delete.
    DeleteBrand {
        /// The brand. A GUID.
        brand_id: String,
    }
}
