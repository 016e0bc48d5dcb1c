//! What products share: brands, ribbons, info sections and customizations.

mod bulk_calls;
mod calls;
mod choice;
mod choice_calls;
mod customizations;
mod kinds;
mod named;
mod stored;
mod told;
mod write;

pub(crate) use bulk_calls::{
    bulk_add_choices, bulk_create, bulk_delete, bulk_get_or_create, bulk_update, count, reorder_choices,
};
pub(crate) use calls::{create, delete, get, get_or_create as get_or_create_called, query, update as update_called};
pub(crate) use choice::StoredSharedChoice;
pub(crate) use choice_calls::{add_choices, remove_choices, set_choices, update_choices};
pub(crate) use customizations::{Customizations, apply_choice, free_text};
pub(crate) use kinds::{Brand, InfoSection, Ribbon, apply_section, description};
pub(crate) use named::NamedCustomization;
pub(crate) use stored::{Body, Customization, CustomizationType, Entity, EntityKind, RenderType, Section};
pub(crate) use told::tell;
pub(crate) use write::{find, get_or_create, load, product_count, remove, update};
