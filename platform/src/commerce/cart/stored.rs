//! Carts as they are kept: what was asked for. What it costs and whether it is there is worked out on every read.

use crate::base::clock::Millis;
use crate::base::error::ApiError;
use crate::base::secret;
use cartwright::resources::cart::{
    Address, AddressWithContact, CatalogOverrideFields, CustomLineItem, ExtendedFields, FullAddressContactDetails,
    MerchantDiscountInput, SelectedMembership, SelectedShippingOption, ServiceProperties, TaxableAddress,
};
use cartwright::resources::cart_v2::{CartSettings, CartSource, FormSubmission};
use rust_decimal::Decimal;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A cart as it is kept.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct StoredCart {
    pub(crate) id: String,
    pub(crate) lines: Vec<StoredLine>,
    pub(crate) coupon: Option<String>,
    pub(crate) merchant_discounts: Vec<MerchantDiscountInput>,
    pub(crate) gift_cards: Vec<StoredGiftCard>,
    pub(crate) buyer_note: Option<String>,
    pub(crate) email: Option<String>,
    pub(crate) contact_info: Option<AddressWithContact>,
    pub(crate) billing_info: Option<AddressWithContact>,
    pub(crate) selected_shipping_option: Option<SelectedShippingOption>,
    pub(crate) tax_exempt_group: Option<String>,
    pub(crate) override_checkout_url: Option<String>,
    pub(crate) business_location_id: Option<String>,
    pub(crate) extended_fields: Option<ExtendedFields>,
    pub(crate) checkout_id: Option<String>,
    /// The fields of Cart V2 alone, in its form.
    pub(crate) newer: NewerFields,
    pub(crate) created: Millis,
    pub(crate) updated: Millis,
    pub(crate) revision: i64,
}

/// Parts of a cart that only the newer calls have.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct NewerFields {
    pub(crate) source: Option<CartSource>,
    pub(crate) settings: Option<CartSettings>,
    pub(crate) forms: Vec<FormSubmission>,
    pub(crate) customer_language: Option<String>,
    /// The order that the cart became elsewhere.
    pub(crate) completed_order: Option<String>,
}

/// The most bytes of what a caller says about a cart, beside its lines' products and quantities.
const MAX_CART: usize = 32 * 1024;

/// A gift card that is to pay for a cart.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct StoredGiftCard {
    pub(crate) id: String,
    /// The most it is to pay.
    pub(crate) requested: Option<Decimal>,
}

/// A line as it is kept.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct StoredLine {
    pub(crate) id: String,
    pub(crate) quantity: i64,
    pub(crate) source: Source,
    /// When a service takes place, and for how many.
    #[serde(default)]
    pub(crate) service: Option<ServiceProperties>,
    /// The membership that is to pay for it.
    #[serde(default)]
    pub(crate) membership: Option<SelectedMembership>,
    #[serde(default)]
    pub(crate) taxable_address: Option<TaxableAddress>,
    #[serde(default)]
    pub(crate) extended_fields: Option<ExtendedFields>,
}

/// The source of a line's name and price.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(crate) enum Source {
    /// The catalog.
    Catalog {
        product: String,
        variant: String,
        /// The options as they were given, with any custom texts.
        options: Value,
        /// The owner's values in place of the catalog's.
        overrides: Option<Box<CatalogOverrideFields>>,
    },
    /// The owner.
    Custom(Box<CustomLineItem>),
}

impl StoredLine {
    /// A line of one source, with a new id.
    pub(super) fn new(source: Source, quantity: i64) -> Self {
        Self {
            id: secret::new_id(),
            quantity,
            source,
            service: None,
            membership: None,
            taxable_address: None,
            extended_fields: None,
        }
    }

    /// Whether two lines are the same thing, so that adding one raises the other's quantity.
    pub(super) fn joins(&self, other: &Self) -> bool {
        self.service == other.service && self.source.is_same(&other.source)
    }

    /// Whether its quantity cannot be changed.
    pub(super) fn has_fixed_quantity(&self) -> bool {
        matches!(&self.source, Source::Custom(custom) if custom.fixed_quantity == Some(true))
    }

    /// The product that the line is of.
    pub(crate) fn product(&self) -> Option<&str> {
        match &self.source {
            Source::Catalog { product, .. } => Some(product),
            Source::Custom(custom) => custom.root_catalog_item_id.as_deref(),
        }
    }
}

impl Source {
    fn is_same(&self, other: &Self) -> bool {
        // Beside the variant, which the options name in more ways than one.
        let chosen = |options: &Value| {
            ["customTextFields", "subscriptionOptionId", "modifierGroups"]
                .map(|name| options.get(name).cloned().unwrap_or(Value::Null))
        };
        match (self, other) {
            (
                Self::Catalog { product, variant, options, overrides: None },
                Self::Catalog {
                    product: other_product,
                    variant: other_variant,
                    options: other_options,
                    overrides: None,
                },
            ) => product == other_product && variant == other_variant && chosen(options) == chosen(other_options),
            _ => false,
        }
    }
}

impl StoredCart {
    /// A new cart.
    pub(crate) fn start(now: Millis) -> Self {
        Self { id: secret::new_id(), created: now, ..Self::default() }
    }

    /// The delivery address.
    pub(crate) fn address(&self) -> Option<&Address> {
        self.contact_info.as_ref()?.address.as_ref()
    }

    /// The recipient.
    pub(crate) fn contact(&self) -> FullAddressContactDetails {
        let info = self.contact_info.clone().unwrap_or_default();
        info.contact_details.unwrap_or_default()
    }

    /// The address that is billed, if it is another than the delivery address.
    pub(crate) fn billing_address(&self) -> Option<&Address> {
        self.billing_info.as_ref()?.address.as_ref()
    }
}

/// A cart with what is known beside its body.
#[derive(Debug, Clone)]
pub(crate) struct OwnedCart {
    /// The key of its owner.
    pub(crate) owner: String,
    pub(crate) is_current: bool,
    pub(crate) cart: StoredCart,
}

/// Refuses a cart that holds more of what its caller said than is kept: each change writes it anew, and an event with
/// it. Lines of the catalog count with their options only, so that many lines fit.
pub(crate) fn check_size(cart: &StoredCart) -> Result<(), ApiError> {
    let size = |value: serde_json::Result<String>| value.map(|text| text.len());
    let mut bytes = size(serde_json::to_string(&(
        &cart.contact_info,
        &cart.billing_info,
        &cart.selected_shipping_option,
        &cart.buyer_note,
        &cart.extended_fields,
        &cart.newer,
    )))?;
    for line in &cart.lines {
        bytes += size(serde_json::to_string(&(&line.service, &line.taxable_address, &line.extended_fields)))?;
        bytes += match &line.source {
            Source::Catalog { options, .. } => options.to_string().len(),
            Source::Custom(_) => 0,
        };
    }
    if bytes <= MAX_CART {
        return Ok(());
    }
    Err(ApiError::bad_request(
        "CART_TOO_LARGE",
        format!("Options, addresses, notes, forms and extended fields of a cart have at most {MAX_CART} bytes in all"),
    ))
}
