//! The single product record, which both catalog versions read and write.

mod category;
mod check;
mod computed;
mod measure;
mod product;
mod repo;
mod save;
pub(crate) mod slug;
mod terms;
mod variant;

pub(crate) use category::{
    ALL_PRODUCTS, ALL_PRODUCTS_NUMBER, ALL_PRODUCTS_V1, Membership, all_products, all_products_v1, upward,
};
pub use check::{MAX_AMOUNT, Wording};
pub(crate) use computed::{Availability, Extent, Price, Range};
pub(crate) use product::{FreeText, ProductKind, StoredChoice, StoredOption, StoredProduct};
pub use repo::load::{
    Loaded, Shared, find, is_shown, is_sku_taken, load, load_of_variants, number_of, number_of_slug, numbers_after,
    shared,
};
pub use repo::save::delete;
pub(crate) use repo::touched::{refresh_status, touch};
pub use repo::words::{reword, reword_all};
pub use save::{Saving, save};
pub(crate) use terms::{Description, Discount, PricePerUnit, SubscriptionPlan, Subscriptions};
pub(crate) use variant::{DigitalFile, ONLY_VARIANT, Preorder, Stock, StoredVariant, inventory_id, inventory_numbers};
pub(crate) use variant::{MediaKind, Rendition, StoredMedia};
