//! Entities that products share: brands, ribbons, info sections and customizations.

mod choice_calls;
mod customizations;
mod get_or_create;
mod kinds;
mod named;
mod own_sections;
mod repo;
mod resource;
mod shared;
mod stored;

pub(crate) use customizations::{Customizations, apply_choice, free_text, free_text_shown};
pub(crate) use kinds::{Brand, InfoSection, Ribbon, apply_section, description};
pub(crate) use named::{NamedCustomization, get_or_create, number_named, publish};
pub(crate) use own_sections::remove_own_sections;
pub use repo::choices::{StoredSharedChoice, find as find_choice};
pub use repo::{find, load, update};
pub(crate) use stored::{Body, CustomizationType, Entity, EntityKind, RenderType, Section};

use crate::resource::{bulk, calls};
use base::Rows;

pub const ROWS: Rows = &[
    ("brands_v3.get", calls::get::<Brand>),       // GET /v3/brands/{brandId}
    ("brands_v3.query", calls::query::<Brand>),   // GET /v3/brands/query
    ("brands_v3.create", calls::create::<Brand>), // POST /v3/brands
    ("brands_v3.get_or_create", get_or_create::get_or_create::<Brand>), // POST /v3/brands/get-or-create
    ("brands_v3.update", calls::update::<Brand>), // PATCH /v3/brands/{brand.id}
    ("brands_v3.delete", calls::delete::<Brand>), // DELETE /v3/brands/{brandId}
    ("ribbons_v3.get", calls::get::<Ribbon>),     // GET /v3/ribbons/{ribbonId}
    ("ribbons_v3.query", calls::query::<Ribbon>), // POST /v3/ribbons/query
    ("ribbons_v3.create", calls::create::<Ribbon>), // POST /v3/ribbons
    ("ribbons_v3.get_or_create", get_or_create::get_or_create::<Ribbon>), // POST /v3/ribbons/get-or-create
    ("ribbons_v3.update", calls::update::<Ribbon>), // PATCH /v3/ribbons/{ribbon.id}
    ("ribbons_v3.delete", calls::delete::<Ribbon>), // DELETE /v3/ribbons/{ribbonId}
    ("info_sections_v3.get", calls::get::<InfoSection>), // GET /v3/info-sections/{infoSectionId}
    ("info_sections_v3.query", calls::query::<InfoSection>), // GET /v3/info-sections/query
    ("info_sections_v3.create", calls::create::<InfoSection>), // POST /v3/info-sections
    ("info_sections_v3.get_or_create", get_or_create::get_or_create::<InfoSection>), // POST /v3/info-sections/get-or-create
    ("info_sections_v3.update", calls::update::<InfoSection>), // PATCH /v3/info-sections/{infoSection.id}
    ("info_sections_v3.delete", calls::delete::<InfoSection>), // DELETE /v3/info-sections/{infoSectionId}
    ("brands_v3.bulk_create", bulk::create::<Brand>),          // POST /v3/bulk/brands/create
    ("brands_v3.bulk_update", bulk::update::<Brand>),          // POST /v3/bulk/brands/update
    ("brands_v3.bulk_get_or_create", get_or_create::bulk_get_or_create::<Brand>), // POST /v3/bulk/brands/get-or-create
    ("brands_v3.bulk_delete", bulk::delete::<Brand>),          // POST /v3/bulk/brands/delete
    ("brands_v3.count", calls::count::<Brand>),                // POST /v3/brands/count
    ("ribbons_v3.bulk_create", bulk::create::<Ribbon>),        // POST /v3/bulk/ribbons/create
    ("ribbons_v3.bulk_update", bulk::update::<Ribbon>),        // POST /v3/bulk/ribbons/update
    ("ribbons_v3.bulk_get_or_create", get_or_create::bulk_get_or_create::<Ribbon>), // POST /v3/bulk/ribbons/get-or-create
    ("ribbons_v3.bulk_delete", bulk::delete::<Ribbon>),                             // POST /v3/bulk/ribbons/delete
    ("ribbons_v3.count", calls::count::<Ribbon>),                                   // POST /v3/ribbons/count
    ("info_sections_v3.bulk_create", bulk::create::<InfoSection>), // POST /v3/bulk/info-sections/create
    ("info_sections_v3.bulk_update", bulk::update::<InfoSection>), // POST /v3/bulk/info-sections/update
    // POST /v3/bulk/info-sections/get-or-create
    ("info_sections_v3.bulk_get_or_create", get_or_create::bulk_get_or_create::<InfoSection>),
    ("info_sections_v3.bulk_delete", bulk::delete::<InfoSection>), // POST /v3/bulk/info-sections/delete
    ("info_sections_v3.count", calls::count::<InfoSection>),       // POST /v3/info-sections/count
    ("customizations_v3.bulk_create", bulk::create::<Customizations>), // POST /v3/bulk/customizations/create
    ("customizations_v3.bulk_update", bulk::update::<Customizations>), // POST /v3/bulk/customizations/update
    ("customizations_v3.count", calls::count::<Customizations>),   // POST /v3/customizations/count
    ("customizations_v3.bulk_add_choices", choice_calls::bulk_add_choices),
    ("customizations_v3.reorder_choices", choice_calls::reorder_choices),
    ("customizations_v3.get", calls::get::<Customizations>), // GET /v3/customizations/{customizationId}
    ("customizations_v3.query", calls::query::<Customizations>), // GET /v3/customizations/query
    ("customizations_v3.create", calls::create::<Customizations>), // POST /v3/customizations
    ("customizations_v3.update", calls::update::<Customizations>), // PATCH /v3/customizations/{customization.id}
    ("customizations_v3.delete", calls::delete::<Customizations>), // DELETE /v3/customizations/{customizationId}
    ("customizations_v3.add_choices", choice_calls::add_choices),
    ("customizations_v3.set_choices", choice_calls::set_choices),
    ("customizations_v3.remove_choices", choice_calls::remove_choices),
    ("customizations_v3.update_choices", choice_calls::update_choices),
];
