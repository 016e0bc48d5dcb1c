//! The view of catalog V3 products: its options and inputs. The files beside this one build its parts.

use super::{media::MediaView, prices::Amounts};
use crate::catalog::record::{Loaded, Shared, StoredProduct};
use crate::site;
use base::{ApiError, Call, Result, Shop, access::Caller, wire};
use cartwright::resources::cart::WeightUnit;
use cartwright::resources::products_v3::{RequestedFields, WeightMeasurementUnitInfo};
use rusqlite::Connection;
use serde_json::Value;

/// The options of a product view.
#[derive(Debug, Clone)]
pub struct ViewOptions {
    pub(crate) fields: FieldSet,
    /// Whether to include variants: lists omit them, since a product may have a thousand.
    pub(crate) variants: bool,
    pub(crate) is_owner: bool,
}

impl ViewOptions {
    /// The view that a call requests.
    pub(crate) fn read(call: &Call, variants: bool) -> Result<Self> {
        let fields = FieldSet::read(call.value("fields"), &call.caller)?;
        Ok(Self { fields, variants, is_owner: call.caller.is_owner() })
    }

    /// This view with one more field.
    pub(super) fn with(mut self, field: RequestedFields) -> Self {
        self.fields.0.push(field);
        self
    }
}

/// One product, with everything needed to show it.
pub(super) struct View<'a> {
    pub(super) product: &'a StoredProduct,
    pub(super) shared: &'a Shared,
    pub(super) show: &'a ViewOptions,
    pub(super) amounts: Amounts,
    pub(super) media: MediaView<'a>,
    pub(super) weight_unit: WeightUnit,
    pub(super) page_base: &'a str,
}

/// The views of loaded products.
pub(super) fn views<'a>(
    connection: &Connection,
    shop: &'a Shop,
    loaded: &'a Loaded,
    show: &'a ViewOptions,
) -> Result<Vec<View<'a>>> {
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

    /// The unit of all weights, if requested.
    pub(super) fn weight_unit_info(&self) -> Option<WeightMeasurementUnitInfo> {
        let requested = self.has(&RequestedFields::WeightMeasurementUnitInfo);
        requested.then(|| wire!(WeightMeasurementUnitInfo { weight_measurement_unit: self.weight_unit.clone() }))
    }
}

/// The optional fields that a call requests.
#[derive(Debug, Clone, Default)]
pub(crate) struct FieldSet(Vec<RequestedFields>);

impl FieldSet {
    /// Parses a list of names, or a query string's single name. Refuses unknown names, and fields that the caller may
    /// not read.
    pub(crate) fn read(given: Option<&Value>, caller: &Caller) -> Result<Self> {
        let listed = match given {
            None | Some(Value::Null) => Vec::new(),
            Some(Value::Array(listed)) => listed.iter().collect(),
            Some(one) => vec![one],
        };
        let mut fields = Vec::with_capacity(listed.len());
        for (index, name) in listed.into_iter().enumerate() {
            let name = name.as_str().unwrap_or_default();
            if !RequestedFields::KNOWN.contains(&name) {
                return Err(ApiError::field(
                    format!("fields[{index}]"),
                    "INVALID_ENUM_VALUE",
                    format!("must be one of {}", RequestedFields::KNOWN.join(", ")),
                ));
            }
            fields.push(RequestedFields::from(name));
        }
        let fields = Self(fields);
        if fields.has(&RequestedFields::MerchantData) && !caller.is_owner() {
            return Err(ApiError::application(
                axum::http::StatusCode::FORBIDDEN,
                "NO_PERMISSION_TO_READ_MERCHANT_DATA",
                "Costs and profits are the owner's to read",
            ));
        }
        Ok(fields)
    }

    /// All fields, for events.
    pub(crate) fn all() -> Self {
        Self(RequestedFields::KNOWN.iter().map(|name| RequestedFields::from(*name)).collect())
    }

    pub(crate) fn has(&self, field: &RequestedFields) -> bool {
        self.0.contains(field)
    }
}
