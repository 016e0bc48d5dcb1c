//! The one record of a product, which both versions of the catalog are written to and read from.

mod check;
mod computed;
mod load;
mod measure;
mod media;
mod product;
mod save;
mod slug;
mod terms;
mod variant;

pub(crate) use check::Wording;
pub(crate) use computed::{Availability, Price, Range};
pub(crate) use load::{Loaded, Shared, find, load, number_of, shared};
pub(crate) use media::{MediaKind, Rendition, StoredMedia};
pub(crate) use product::{FreeText, ProductKind, StoredChoice, StoredModifier, StoredOption, StoredProduct};
pub(crate) use save::{Saving, save};
pub(crate) use terms::{Description, Dimensions, Discount, PricePerUnit};
pub(crate) use variant::{ONLY_VARIANT, Preorder, Stock, StoredVariant};
