//! Checkouts as they are kept.

use crate::base::clock::Millis;
use crate::commerce::cart::StoredCart;
use cartwright::resources::cart::{AddressWithContact, FullAddressContactDetails, SelectedLineMembership};
use rust_decimal::Decimal;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A checkout as it is kept: the cart at the time with what the buyer has said since, and what only checkouts have.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct StoredCheckout {
    pub(crate) cart: StoredCart,
    pub(crate) memberships: Vec<SelectedLineMembership>,
    pub(crate) channel: Option<String>,
    /// The tip.
    pub(crate) tip: Option<Tip>,
    /// Whether the owner has marked it as completed, by an order made elsewhere.
    #[serde(default)]
    pub(crate) completed: bool,
    /// Whether the buyer pays when the goods are fetched.
    pub(crate) pays_at_pickup: bool,
    /// Whether the buyer has sent the form: fields that are empty since stay empty.
    #[serde(default)]
    pub(crate) is_filled_in: bool,
    /// The fields of checkouts alone, in their form.
    pub(crate) custom_fields: Option<Value>,
    pub(crate) custom_settings: Option<Value>,
    pub(crate) external_reference: Option<Value>,
    pub(crate) custom_content_reference: Option<Value>,
    pub(crate) created: Millis,
    pub(crate) updated: Millis,
}

/// The maximum size of a checkout's custom fields, in bytes.
pub(super) const MAX_CUSTOM_FIELDS: usize = 16 * 1024;

/// A tip.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Tip {
    /// A part of the goods' price, 0 to 100.
    Percent(Decimal),
    Amount(Decimal),
}

impl StoredCheckout {
    /// A checkout of a cart as it is.
    pub(crate) fn of_cart(cart: &StoredCart, now: Millis) -> Self {
        let mut checkout = Self { created: now, ..Self::default() };
        checkout.follow(cart);
        checkout
    }

    /// Takes over a cart as it is now. Where to deliver, whom to bill and the delivery that were said to the checkout
    /// stay, as do the gift cards that were given to it.
    pub(crate) fn follow(&mut self, cart: &StoredCart) {
        let said = std::mem::replace(&mut self.cart, cart.clone());
        let cart = &mut self.cart;
        cart.email = said.email.or(cart.email.take());
        cart.selected_shipping_option = said.selected_shipping_option.or(cart.selected_shipping_option.take());
        let (details, known) = (contact_of(&cart.contact_info), contact_of(&said.contact_info));
        cart.contact_info = first(said.contact_info, cart.contact_info.take());
        if let Some(info) = &mut cart.contact_info {
            info.contact_details = details.or(known);
        }
        cart.billing_info = first(said.billing_info, cart.billing_info.take());
        for card in said.gift_cards {
            if !cart.gift_cards.iter().any(|known| known.id == card.id) {
                cart.gift_cards.push(card);
            }
        }
    }

    /// The channel that the buyer came by: the checkout's, or its cart's.
    pub(crate) fn channel(&self) -> Option<&str> {
        let source = self.cart.newer.source.as_ref();
        let carts = source.and_then(|source| source.channel_type.as_ref());
        self.channel.as_deref().or_else(|| carts.map(|channel| channel.as_str()))
    }
}

fn contact_of(info: &Option<AddressWithContact>) -> Option<FullAddressContactDetails> {
    info.as_ref()?.contact_details.clone()
}

/// The address and the contact of one, each from the other where it is missing.
fn first(one: Option<AddressWithContact>, other: Option<AddressWithContact>) -> Option<AddressWithContact> {
    let (Some(mut one), Some(other)) = (one.clone(), other.clone()) else {
        return one.or(other);
    };
    one.address = one.address.or(other.address);
    one.contact_details = one.contact_details.or(other.contact_details);
    Some(one)
}

/// A checkout with what is known beside its body.
#[derive(Debug, Clone)]
pub(crate) struct Checkout {
    pub(crate) id: String,
    pub(crate) owner: String,
    /// The order it became.
    pub(crate) order_number: Option<i64>,
    pub(crate) body: StoredCheckout,
}

impl Checkout {
    /// Whether it is a cart that is its own checkout, as in Cart V2.
    pub(super) fn is_cart(&self) -> bool {
        self.id == self.body.cart.id
    }

    /// Whether it has not become an order yet.
    pub(super) fn is_open(&self) -> bool {
        self.order_number.is_none()
    }
}
