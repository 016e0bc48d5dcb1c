//! Entities that products share: brands, ribbons, info sections and customizations.

mod bulk_calls;
mod calls;
mod choice_calls;
mod customizations;
mod events;
mod kinds;
mod named;
mod repo;
mod rows;
mod shared;
mod stored;

pub(crate) use customizations::{Customizations, apply_choice, free_text};
pub(crate) use events::publish;
pub(crate) use kinds::{Brand, InfoSection, Ribbon, apply_section, description};
pub(crate) use named::{NamedCustomization, get_or_create};
pub(crate) use repo::choices::StoredSharedChoice;
pub(crate) use repo::{find, load, product_count, remove, update};
pub(crate) use rows::ROWS;
pub(crate) use stored::{Body, Customization, CustomizationType, Entity, EntityKind, RenderType, Section};
