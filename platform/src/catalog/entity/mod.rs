//! Entities that products share: brands, ribbons, info sections and customizations.

mod bulk_calls;
mod calls;
mod choice_calls;
mod customizations;
mod kinds;
mod named;
mod repo;
mod shared;
mod stored;

pub(crate) use customizations::{Customizations, apply_choice, free_text, free_text_shown};
pub(crate) use kinds::{Brand, InfoSection, Ribbon, apply_section, description};
pub(crate) use named::{NamedCustomization, get_or_create, number_named, publish};
pub(crate) use repo::choices::{StoredSharedChoice, find as find_choice};
pub(crate) use repo::{find, load, product_count, remove, update};
pub(crate) use stored::{Body, CustomizationType, Entity, EntityKind, RenderType, Section};

use crate::base::Rows;

pub(crate) const ROWS: Rows = &[
    ("brands_v3.get", calls::get::<Brand>),
    ("brands_v3.query", calls::query::<Brand>),
    ("brands_v3.create", calls::create::<Brand>),
    ("brands_v3.get_or_create", calls::get_or_create::<Brand>),
    ("brands_v3.update", calls::update::<Brand>),
    ("brands_v3.delete", calls::delete::<Brand>),
    ("ribbons_v3.get", calls::get::<Ribbon>),
    ("ribbons_v3.query", calls::query::<Ribbon>),
    ("ribbons_v3.create", calls::create::<Ribbon>),
    ("ribbons_v3.get_or_create", calls::get_or_create::<Ribbon>),
    ("ribbons_v3.update", calls::update::<Ribbon>),
    ("ribbons_v3.delete", calls::delete::<Ribbon>),
    ("info_sections_v3.get", calls::get::<InfoSection>),
    ("info_sections_v3.query", calls::query::<InfoSection>),
    ("info_sections_v3.create", calls::create::<InfoSection>),
    ("info_sections_v3.get_or_create", calls::get_or_create::<InfoSection>),
    ("info_sections_v3.update", calls::update::<InfoSection>),
    ("info_sections_v3.delete", calls::delete::<InfoSection>),
    ("brands_v3.bulk_create", bulk_calls::bulk_create::<Brand>),
    ("brands_v3.bulk_update", bulk_calls::bulk_update::<Brand>),
    ("brands_v3.bulk_get_or_create", bulk_calls::bulk_get_or_create::<Brand>),
    ("brands_v3.bulk_delete", bulk_calls::bulk_delete::<Brand>),
    ("brands_v3.count", bulk_calls::count::<Brand>),
    ("ribbons_v3.bulk_create", bulk_calls::bulk_create::<Ribbon>),
    ("ribbons_v3.bulk_update", bulk_calls::bulk_update::<Ribbon>),
    ("ribbons_v3.bulk_get_or_create", bulk_calls::bulk_get_or_create::<Ribbon>),
    ("ribbons_v3.bulk_delete", bulk_calls::bulk_delete::<Ribbon>),
    ("ribbons_v3.count", bulk_calls::count::<Ribbon>),
    ("info_sections_v3.bulk_create", bulk_calls::bulk_create::<InfoSection>),
    ("info_sections_v3.bulk_update", bulk_calls::bulk_update::<InfoSection>),
    ("info_sections_v3.bulk_get_or_create", bulk_calls::bulk_get_or_create::<InfoSection>),
    ("info_sections_v3.bulk_delete", bulk_calls::bulk_delete::<InfoSection>),
    ("info_sections_v3.count", bulk_calls::count::<InfoSection>),
    ("customizations_v3.bulk_create", bulk_calls::bulk_create::<Customizations>),
    ("customizations_v3.bulk_update", bulk_calls::bulk_update::<Customizations>),
    ("customizations_v3.count", bulk_calls::count::<Customizations>),
    ("customizations_v3.bulk_add_choices", choice_calls::bulk_add_choices),
    ("customizations_v3.reorder_choices", choice_calls::reorder_choices),
    ("customizations_v3.get", calls::get::<Customizations>),
    ("customizations_v3.query", calls::query::<Customizations>),
    ("customizations_v3.create", calls::create::<Customizations>),
    ("customizations_v3.update", calls::update::<Customizations>),
    ("customizations_v3.delete", calls::delete::<Customizations>),
    ("customizations_v3.add_choices", choice_calls::add_choices),
    ("customizations_v3.set_choices", choice_calls::set_choices),
    ("customizations_v3.remove_choices", choice_calls::remove_choices),
    ("customizations_v3.update_choices", choice_calls::update_choices),
];
