//! The view of a product of catalog v3: what is shown, and with what. Its parts are in the files beside this one.

use super::{amount::Amounts, fields::FieldSet, media::MediaView};
use crate::base::{ApiError, Shop};
use crate::catalog::record::{Loaded, Shared, StoredProduct};
use crate::site;
use cartwright::resources::cart::WeightUnit;
use cartwright::resources::products_v3::{RequestedFields, WeightMeasurementUnitInfo};
use rusqlite::Connection;

/// The options of a product view.
#[derive(Debug, Clone)]
pub(crate) struct Show {
    pub(crate) fields: FieldSet,
    /// Whether variants are told: lists leave them out, since one product may have a thousand.
    pub(crate) variants: bool,
    /// Whether it is the owner who reads.
    pub(crate) is_owner: bool,
}

/// One product with what it takes to show it.
pub(super) struct View<'a> {
    pub(super) product: &'a StoredProduct,
    pub(super) shared: &'a Shared,
    pub(super) show: &'a Show,
    pub(super) amounts: Amounts,
    pub(super) media: MediaView<'a>,
    pub(super) weight_unit: WeightUnit,
    pub(super) page_base: &'a str,
}

/// Products that were loaded, each with what it takes to show it.
pub(super) fn views<'a>(
    connection: &Connection,
    shop: &'a Shop,
    loaded: &'a Loaded,
    show: &'a Show,
) -> Result<Vec<View<'a>>, ApiError> {
    let settings = site::read_settings(connection)?;
    let products = loaded.products.iter().map(|product| View {
        product,
        shared: &loaded.shared,
        show,
        amounts: Amounts { currency: settings.currency, formatted: show.fields.has(&RequestedFields::Currency) },
        media: MediaView { base: shop.media_url(), thumbnail: show.fields.has(&RequestedFields::Thumbnail) },
        weight_unit: match settings.weight_unit {
            site::WeightUnit::Kg => WeightUnit::Kg,
            site::WeightUnit::Lb => WeightUnit::Lb,
        },
        page_base: shop.config.store_origins.first().map_or("", String::as_str),
    });
    Ok(products.collect())
}

impl View<'_> {
    pub(super) fn has(&self, field: &RequestedFields) -> bool {
        self.show.fields.has(field)
    }

    /// The unit of all weights, if it is asked for.
    pub(super) fn weight_unit_info(&self) -> Option<WeightMeasurementUnitInfo> {
        let asked = self.has(&RequestedFields::WeightMeasurementUnitInfo);
        asked.then(|| WeightMeasurementUnitInfo {
            weight_measurement_unit: Some(self.weight_unit.clone()),
            ..WeightMeasurementUnitInfo::default()
        })
    }
}
