//! Applies the fields of a checkout: addresses, delivery, coupon, gift card and the rest.

use crate::commerce::cart::{self, Basket, OwnedCart, StoredCart};
use crate::commerce::rules::{self, TaxExemptGroup};
use crate::site;
use base::{ApiError, Call, Reading, Result, wire};
use cartwright::resources::cart::{AddressWithContact, SelectedShippingOption};
use cartwright::resources::checkout::Checkout as Shown;
use cartwright::types::Amount;
use rusqlite::Connection;
use serde_json::Value;

/// A call's changes of a checkout.
pub(super) struct CheckoutPatch<'a> {
    pub(super) checkout: &'a Shown,
    /// The path of the checkout's fields in the payload.
    pub(super) root: &'static str,
    pub(super) coupon: Option<&'a str>,
    pub(super) gift_card: Option<&'a str>,
    pub(super) gift_card_amount: Option<Amount>,
    pub(super) override_url: Option<&'a str>,
}

impl CheckoutPatch<'_> {
    /// A coupon or gift card code to look up.
    pub(super) fn code(&self) -> Option<&str> {
        self.coupon.filter(|code| !code.is_empty()).or(self.gift_card)
    }

    /// Applies a payload to a checkout; absent fields stay.
    pub(super) fn apply(&self, reading: &Reading<'_>, call: &Call, owned: &mut OwnedCart) -> Result<()> {
        self.check_amounts(reading)?;
        if let Some(address) = self.override_url {
            cart::check_checkout_page(reading.shop, call, Some(address), "overrideCheckoutUrl")?;
            owned.cart.override_checkout_url = Some(address.to_owned());
        }
        self.apply_owners(reading, call, owned)?;
        self.apply_fields(&mut owned.cart)?;
        if let Some(code) = self.coupon.filter(|code| !code.is_empty()) {
            let code = cart::check_code(code, "couponCode")?;
            self.refuse_locked(owned, "lockCouponCode", "couponCode")?;
            owned.cart.coupon = Some(code.to_owned());
        }
        self.apply_gift_card(reading, owned)
    }

    /// Refuses an inapplicable coupon or unavailable delivery option.
    pub(super) fn check(&self, basket: &Basket) -> Result<()> {
        if let Some(refusal) =
            basket.coupon_refusal.as_ref().filter(|_| self.coupon.is_some_and(|code| !code.is_empty()))
        {
            return Err(refusal.clone().into());
        }
        let shipping = self.checkout.shipping_info.as_ref();
        let chosen = shipping.and_then(|shipping| shipping.selected_carrier_service_option.as_ref());
        match &basket.as_checkout().selection_problem {
            Some(problem) if chosen.is_some() => Err(problem.clone().into()),
            _ => Ok(()),
        }
    }

    fn path(&self, name: &str) -> String {
        format!("{}.{name}", self.root)
    }

    fn check_amounts(&self, connection: &Connection) -> Result<()> {
        let given = self.checkout;
        let currency = site::currency(connection)?;
        for (code, name) in [
            (&given.currency, "currency"),
            (&given.conversion_currency, "conversionCurrency"),
            (&given.payment_currency, "paymentCurrency"),
        ] {
            cart::check_currency(code.as_deref(), currency, &self.path(name))?;
        }
        cart::check_amount(self.gift_card_amount, currency, "giftCardRedeemAmount")
    }

    /// Applies fields that only the owner may set.
    fn apply_owners(&self, connection: &Connection, call: &Call, owned: &mut OwnedCart) -> Result<()> {
        let given = self.checkout;
        if !call.caller.is_owner() {
            return Ok(());
        }
        if let Some(group) = &given.tax_exempt_group_id {
            if rules::find::<TaxExemptGroup>(connection, group)?.is_none() {
                return Err(ApiError::field(self.path("taxExemptGroupId"), "OTHER", "is not known"));
            }
            owned.cart.tax_exempt_group = Some(group.clone());
        }
        if let Some(settings) = &given.custom_settings {
            owned.cart.checkout.custom_settings = Some(serde_json::to_value(settings)?);
        }
        Ok(())
    }

    fn apply_fields(&self, cart: &mut StoredCart) -> Result<()> {
        let given = self.checkout;
        if let Some(billing) = &given.billing_info {
            patch(&mut cart.billing_info, billing);
        }
        if let Some(shipping) = &given.shipping_info {
            if let Some(destination) = &shipping.shipping_destination {
                patch(&mut cart.contact_info, destination);
            }
            if let Some(option) = &shipping.selected_carrier_service_option {
                cart.selected_shipping_option = Some(wire!(SelectedShippingOption {
                    carrier_id: option.carrier_id.clone(),
                    code: option.code.clone()
                }));
            }
        }
        if let Some(buyer) = &given.buyer_info {
            set(&mut cart.email, &buyer.email);
        }
        if let Some(selected) =
            given.membership_options.as_ref().and_then(|options| options.selected_memberships.as_ref())
        {
            cart.checkout.memberships = selected.memberships.clone().unwrap_or_default();
        }
        set(&mut cart.buyer_note, &given.buyer_note);
        set(&mut cart.extended_fields, &given.extended_fields);
        set(&mut cart.business_location_id, &given.business_location_id);
        if let Some(fields) = &given.custom_fields {
            cart.checkout.custom_fields = Some(serde_json::to_value(fields)?);
        }
        if let Some(reference) = &given.external_reference {
            cart.checkout.external_reference = Some(serde_json::to_value(reference)?);
        }
        if let Some(reference) = &given.custom_content_reference {
            cart.checkout.custom_content_reference = Some(serde_json::to_value(reference)?);
        }
        Ok(())
    }

    fn apply_gift_card(&self, reading: &Reading<'_>, owned: &mut OwnedCart) -> Result<()> {
        let Some(code) = self.gift_card.filter(|code| !code.is_empty()) else {
            return Ok(());
        };
        self.refuse_locked(owned, "lockGiftCard", "giftCardCode")?;
        let card = cart::find_gift_card(reading, reading.now, code)??;
        let cart = &mut owned.cart;
        // A checkout has one gift card: a new one replaces it.
        cart.gift_cards.clear();
        cart::put_gift_card(cart, &card, self.gift_card_amount.map(|amount| amount.0));
        Ok(())
    }

    fn refuse_locked(&self, owned: &OwnedCart, setting: &str, field: &str) -> Result<()> {
        let settings = owned.cart.checkout.custom_settings.as_ref();
        if settings.and_then(|settings| settings.get(setting)) != Some(&Value::Bool(true)) {
            return Ok(());
        }
        Err(ApiError::field(field, "FIELD_NOT_ALLOWED", "cannot be changed here"))
    }
}

/// Merges a given address and contact into the known one.
fn patch(known: &mut Option<AddressWithContact>, given: &AddressWithContact) {
    let known = known.get_or_insert_default();
    set(&mut known.address, &given.address);
    set(&mut known.contact_details, &given.contact_details);
}

fn set<T: Clone>(field: &mut Option<T>, given: &Option<T>) {
    if given.is_some() {
        field.clone_from(given);
    }
}
