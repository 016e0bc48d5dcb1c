//! Carts as stored: the choices of buyer and owner. Prices and availability are computed on every read.

use base::{ApiError, Call, Millis, Result, secret, wire};
use cartwright::resources::cart::{
    Address, AddressWithContact, CatalogOverrideFields, CatalogReference, CustomLineItem, ExtendedFields,
    FullAddressContactDetails, MerchantDiscountInput, STORES_APP_ID, SelectedLineMembership, SelectedMembership,
    SelectedShippingOption, ServiceProperties, TaxableAddress,
};
use cartwright::resources::cart_v2::{CartSettings, CartSource, FormSubmission};
use rust_decimal::Decimal;
use serde::{Deserialize, Serialize};
use serde_json::Value;

#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct StoredCart {
    pub(crate) id: String,
    pub lines: Vec<StoredLine>,
    pub coupon: Option<String>,
    pub(crate) merchant_discounts: Vec<MerchantDiscountInput>,
    pub gift_cards: Vec<StoredGiftCard>,
    pub buyer_note: Option<String>,
    pub email: Option<String>,
    pub contact_info: Option<AddressWithContact>,
    pub(crate) billing_info: Option<AddressWithContact>,
    pub selected_shipping_option: Option<SelectedShippingOption>,
    pub(crate) tax_exempt_group: Option<String>,
    pub(crate) override_checkout_url: Option<String>,
    pub(crate) business_location_id: Option<String>,
    pub(crate) extended_fields: Option<ExtendedFields>,
    pub(crate) checkout_id: Option<String>,
    /// Fields that only Cart V2 has, in its wire form.
    pub newer: NewerFields,
    pub checkout: CheckoutFields,
    pub(crate) created: Millis,
    pub(crate) updated: Millis,
    pub(crate) revision: i64,
}

/// Fields that only Cart V2 has.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct NewerFields {
    pub(crate) source: Option<CartSource>,
    pub(crate) settings: Option<CartSettings>,
    pub(crate) forms: Vec<FormSubmission>,
    pub customer_language: Option<String>,
    /// The id of an order created elsewhere.
    pub(crate) completed_order: Option<String>,
}

#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct CheckoutFields {
    pub memberships: Vec<SelectedLineMembership>,
    pub(crate) channel: Option<String>,
    pub tip: Option<Tip>,
    /// Whether the owner has marked it as completed by an order created elsewhere.
    pub(crate) completed: bool,
    pub pays_at_pickup: bool,
    /// Whether the buyer has submitted the form: from then on, empty fields stay empty.
    pub is_filled_in: bool,
    /// Fields that only checkouts have, in their wire form.
    pub(crate) custom_fields: Option<Value>,
    pub(crate) custom_settings: Option<Value>,
    pub(crate) external_reference: Option<Value>,
    pub(crate) custom_content_reference: Option<Value>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Tip {
    /// A percentage of the goods' price, 0 to 100.
    Percent(Decimal),
    Amount(Decimal),
}

/// The maximum size of a checkout's custom fields and references, in bytes.
const MAX_CUSTOM_FIELDS: usize = 16 * 1024;
/// The maximum of bytes that a caller may set on a cart, without products and quantities.
const MAX_CART: usize = 32 * 1024;

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct StoredGiftCard {
    pub(crate) id: String,
    /// The maximum to pay.
    pub(crate) requested: Option<Decimal>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct StoredLine {
    pub id: String,
    pub quantity: i64,
    pub(crate) source: LineSource,
    /// The date and number of participants of a service.
    #[serde(default)]
    pub(crate) service: Option<ServiceProperties>,
    /// The membership that pays for the line.
    #[serde(default)]
    pub(crate) membership: Option<SelectedMembership>,
    #[serde(default)]
    pub(crate) taxable_address: Option<TaxableAddress>,
    #[serde(default)]
    pub(crate) extended_fields: Option<ExtendedFields>,
}

/// The source of a line's name and price.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum LineSource {
    Catalog {
        product: String,
        variant: String,
        /// The options as requested, including custom texts.
        options: Value,
        /// The owner's overrides of catalog values.
        overrides: Option<Box<CatalogOverrideFields>>,
    },
    /// A custom line, set by the owner.
    Custom(Box<CustomLineItem>),
}

impl StoredLine {
    /// A new line of a source, with a new id.
    pub(super) fn new(source: LineSource, quantity: i64) -> Self {
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

    /// Whether two lines are equal but for the quantity, so that they merge.
    pub(super) fn joins(&self, other: &Self) -> bool {
        self.service == other.service && self.source.is_same(&other.source)
    }

    pub(super) fn has_fixed_quantity(&self) -> bool {
        matches!(&self.source, LineSource::Custom(custom) if custom.fixed_quantity == Some(true))
    }

    /// The product of a catalog line.
    pub(crate) fn product(&self) -> Option<&str> {
        match &self.source {
            LineSource::Catalog { product, .. } => Some(product),
            LineSource::Custom(custom) => custom.root_catalog_item_id.as_deref(),
        }
    }
}

impl LineSource {
    /// The item in its app's catalog.
    pub(super) fn reference(&self) -> Option<CatalogReference> {
        match self {
            Self::Catalog { product, options, .. } => Some(wire!(CatalogReference {
                catalog_item_id: product.clone(),
                app_id: STORES_APP_ID.to_owned(),
                options: (!options.is_null()).then(|| options.clone())
            })),
            Self::Custom(custom) => custom.catalog_reference.clone(),
        }
    }

    /// The owner's overrides of catalog values.
    pub(crate) fn overrides(&self) -> Option<&CatalogOverrideFields> {
        match self {
            Self::Catalog { overrides, .. } => overrides.as_deref(),
            Self::Custom(_) => None,
        }
    }

    pub(crate) const fn is_custom(&self) -> bool {
        matches!(self, Self::Custom(_))
    }

    fn is_same(&self, other: &Self) -> bool {
        // Ignores the variant: options can state it in several ways.
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
    /// Sets the quantities of existing lines.
    pub(crate) fn set_quantities(&mut self, wanted: Vec<(String, i64)>) -> Result<()> {
        for (id, quantity) in wanted {
            let line =
                self.lines.iter_mut().find(|line| line.id == id).ok_or_else(|| {
                    ApiError::not_found("LINE_ITEM_NOT_FOUND", format!("The cart has no line item {id}"))
                })?;
            if line.has_fixed_quantity() && line.quantity != quantity {
                return Err(ApiError::bad_request(
                    "FIXED_QUANTITY_ITEM",
                    format!("The quantity of the line item {id} cannot be changed"),
                ));
            }
            line.quantity = quantity;
        }
        Ok(())
    }

    pub(crate) fn channel(&self) -> Option<&str> {
        let source = self.newer.source.as_ref().and_then(|source| source.channel_type.as_ref());
        self.checkout.channel.as_deref().or_else(|| source.map(|channel| channel.as_str()))
    }

    /// The delivery address.
    pub fn address(&self) -> Option<&Address> {
        self.contact_info.as_ref()?.address.as_ref()
    }

    /// The recipient.
    pub fn contact(&self) -> FullAddressContactDetails {
        let info = self.contact_info.clone().unwrap_or_default();
        info.contact_details.unwrap_or_default()
    }

    /// The billing address, if it differs from the delivery address.
    pub(crate) fn billing_address(&self) -> Option<&Address> {
        self.billing_info.as_ref()?.address.as_ref()
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum State {
    Open,
    /// Opened as a checkout.
    Checkout,
    /// The order of this number.
    Ordered(i64),
}

/// A cart, with its row's columns.
#[derive(Debug, Clone)]
pub struct OwnedCart {
    /// The cart's id; for a V1 checkout (a snapshot of a cart), its own id.
    pub id: String,
    /// The owner's key.
    pub owner: String,
    pub(crate) is_current: bool,
    pub(crate) state: State,
    /// The moment of the last change or opening.
    pub(crate) touched: Millis,
    pub cart: StoredCart,
}

impl OwnedCart {
    pub(crate) fn start(owner: String, is_current: bool, now: Millis) -> Self {
        let id = secret::new_id();
        let cart = StoredCart { id: id.clone(), created: now, ..StoredCart::default() };
        Self { id, owner, is_current, state: State::Open, touched: now, cart }
    }

    /// A new V1 checkout: a snapshot of the cart.
    pub(crate) fn snapshot(owner: String, cart: &StoredCart, now: Millis) -> Self {
        let cart = StoredCart { created: now, updated: now, revision: 0, ..cart.clone() };
        Self { id: secret::new_id(), owner, is_current: false, state: State::Checkout, touched: now, cart }
    }

    /// Sets the buyer's language from a call's.
    pub(crate) fn note_language(&mut self, call: &Call) {
        if call.language.is_some() && !call.caller.is_owner() {
            self.cart.newer.customer_language.clone_from(&call.language);
        }
    }

    /// Whether the row is a V1 checkout.
    pub(crate) fn is_snapshot(&self) -> bool {
        self.id != self.cart.id
    }

    pub fn order_number(&self) -> Option<i64> {
        match self.state {
            State::Ordered(number) => Some(number),
            State::Open | State::Checkout => None,
        }
    }

    /// Whether the cart is immutable.
    pub(crate) fn is_complete(&self) -> bool {
        self.order_number().is_some() || self.cart.checkout.completed
    }

    /// The owner's id, if the owner is of a kind such as `member`.
    pub(crate) fn owner_id(&self, kind: &str) -> Option<String> {
        self.owner.strip_prefix(kind)?.strip_prefix(':').map(str::to_owned)
    }
}

/// Refuses a cart with too many bytes set by its caller: each change rewrites the cart and writes an event. Only the
/// options of catalog lines count, so that many lines fit.
pub(crate) fn check_size(cart: &StoredCart) -> Result<()> {
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
            LineSource::Catalog { options, .. } => options.to_string().len(),
            LineSource::Custom(_) => 0,
        };
    }
    let checkout = &cart.checkout;
    let custom = (&checkout.custom_fields, &checkout.external_reference, &checkout.custom_content_reference);
    if size(serde_json::to_string(&custom))? > MAX_CUSTOM_FIELDS {
        return Err(ApiError::bad_request(
            "CHECKOUT_TOO_LARGE",
            format!("The custom fields and references of a checkout have at most {MAX_CUSTOM_FIELDS} bytes in all"),
        ));
    }
    if bytes <= MAX_CART {
        return Ok(());
    }
    Err(ApiError::bad_request(
        "CART_TOO_LARGE",
        format!("Options, addresses, notes, forms and extended fields of a cart have at most {MAX_CART} bytes in all"),
    ))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn lines_join_if_they_are_equal_but_for_the_quantity() {
        let line = |product: &str, variant: &str, options: Value| {
            let (product, variant) = (product.to_owned(), variant.to_owned());
            StoredLine::new(LineSource::Catalog { product, variant, options, overrides: None }, 1)
        };
        let plain = || line("mug", "blue", json!({ "variantId": "blue" }));
        let mut dated = plain();
        dated.service = Some(ServiceProperties::default());
        let mut cheaper = plain();
        if let LineSource::Catalog { overrides, .. } = &mut cheaper.source {
            *overrides = Some(Box::default());
        }
        for (name, other, joins) in [
            ("the same", plain(), true),
            ("the variant by its choices", line("mug", "blue", json!({ "options": { "Colour": "Blue" } })), true),
            ("another variant", line("mug", "red", json!({ "variantId": "red" })), false),
            ("another product", line("cup", "blue", json!({})), false),
            ("a subscription", line("mug", "blue", json!({ "subscriptionOptionId": "monthly" })), false),
            ("a text", line("mug", "blue", json!({ "customTextFields": { "Words": "For Ada" } })), false),
            ("extras", line("mug", "blue", json!({ "modifierGroups": [{ "id": "box" }] })), false),
            ("a date", dated, false),
            ("a price of the owner's", cheaper.clone(), false),
        ] {
            assert_eq!(plain().joins(&other), joins, "{name}");
        }
        assert!(!cheaper.joins(&cheaper), "lines with overrides stay apart");
    }
}
