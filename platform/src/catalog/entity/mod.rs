//! What products share: brands, ribbons, info sections and customizations.

mod choice;
mod stored;
mod write;

pub(crate) use choice::{StoredSharedChoice, get_or_create_choice};
pub(crate) use stored::{Body, Customization, CustomizationType, Entity, EntityKind, RenderType, Section};
pub(crate) use write::{get_or_create, load, product_count, remove, update};
