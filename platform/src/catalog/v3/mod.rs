//! Catalog v3: products, variants, what products share and their inventory, as its calls read and write them.

mod amount;
mod fields;
mod media;
mod options_view;
mod variant_view;
mod view;

pub(crate) use fields::FieldSet;
pub(crate) use media::image;
pub(crate) use view::{Show, products as shown};
