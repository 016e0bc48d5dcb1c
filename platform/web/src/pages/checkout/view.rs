//! The data of the hosted checkout's form.

use super::super::Fields;
use super::super::problems::{FormError, sentence};
use super::super::words::{CheckoutText, Language, PageWords as _};
use super::typed;
use base::dictionary::Dictionary;
use rust_decimal::Decimal;
use shop::commerce::cart::{Basket, Estimate, Problem, StoredCart};
use shop::commerce::rules::TipSettings;
use shop::people::members::Buyer;

/// The steps, in order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Step {
    Address,
    Delivery,
    Payment,
}

pub(super) const STEPS: [Step; 3] = [Step::Address, Step::Delivery, Step::Payment];

impl Step {
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Address => "address",
            Self::Delivery => "delivery",
            Self::Payment => "payment",
        }
    }

    pub(super) const fn title(self) -> CheckoutText {
        match self {
            Self::Address => CheckoutText::Address,
            Self::Delivery => CheckoutText::Delivery,
            Self::Payment => CheckoutText::Payment,
        }
    }

    /// The step that an address or form names.
    pub(super) fn named(fields: &Fields) -> Option<Self> {
        STEPS.into_iter().find(|step| step.name() == typed::text(fields, "step"))
    }

    pub(super) fn of_error(field: &str) -> Self {
        match field {
            "card_number" | "card_expiry" | "card_cvc" | "summary" | "lines" | typed::TERMS => Self::Payment,
            field if typed::IN_ADDRESS.contains(&field) => Self::Address,
            _ => Self::Delivery,
        }
    }
}

/// The form's data.
#[derive(Debug, Clone, Copy)]
pub(super) struct CheckoutView<'a> {
    pub(super) words: Language,
    /// Translations of the shop's content.
    pub(super) dictionary: Option<&'a Dictionary>,
    pub(super) token: &'a str,
    pub(super) secret: &'a str,
    /// The cart's address.
    pub(super) back: Option<&'a str>,
    /// The login page's address, for visitors.
    pub(super) log_in: Option<&'a str>,
    /// The buying member.
    pub(super) buyer: Option<&'a Buyer>,
    /// Whether to offer the member's saved details by a button, since the checkout is another's.
    pub(super) offers_saved: bool,
    pub(super) checkout: &'a StoredCart,
    pub(super) basket: &'a Basket,
    pub(super) estimate: &'a Estimate,
    pub(super) tips: &'a TipSettings,
    /// The address of the shop's terms of sale.
    pub(super) terms: Option<&'a str>,
    pub(super) errors: &'a [FormError],
    pub(super) step: Step,
    /// The possible countries of the order.
    pub(super) countries: &'a [&'a str],
}

impl CheckoutView<'_> {
    /// A translated text of the shop.
    pub(super) fn content<'t>(&'t self, text: &'t str) -> &'t str {
        self.dictionary.map_or(text, |dictionary| dictionary.say(text))
    }

    /// A translated text, isolated in right-to-left script (bidi).
    pub(super) fn name(&self, text: &str) -> String {
        self.words.name(self.content(text))
    }

    /// An amount in the order's currency.
    pub(super) fn money(&self, amount: Decimal) -> String {
        self.words.money(amount, self.estimate.currency)
    }

    /// The price of a delivery.
    pub(super) fn cost(&self, price: Decimal) -> String {
        if price.is_zero() { self.words.say(CheckoutText::Free).to_owned() } else { self.money(price) }
    }

    /// Whether the address is complete, so that delivery and taxes are known.
    pub(super) fn is_address_known(&self) -> bool {
        let address = self.checkout.address();
        address.is_some_and(|address| typed::missing_in_address(self.words, address).is_empty())
    }

    /// Whether the delivery is chosen or unnecessary.
    pub(super) fn is_delivery_known(&self) -> bool {
        let estimate = self.estimate;
        !self.basket.needs_delivery()
            || (estimate.chosen.is_some()
                && estimate.delivery_problem.is_none()
                && estimate.selection_problem.is_none())
    }

    /// The reason why the total is still unknown.
    pub(super) fn unknown_sum(&self) -> Option<CheckoutText> {
        match (self.is_address_known(), self.is_delivery_known()) {
            (false, _) => Some(CheckoutText::AddressFirst),
            (true, false) => Some(CheckoutText::DeliveryFirst),
            (true, true) => None,
        }
    }

    /// An order's problem as a sentence.
    pub(super) fn sentence(&self, problem: &Problem) -> String {
        sentence(self.words, problem.code(), &problem.to_string())
    }
}
