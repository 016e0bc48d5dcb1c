//! Orders as stored, with their amounts.

use base::{language::Language, money, wire};
use cartwright::resources::orders::{Order, Price};
use cartwright::types::Currency;
use rust_decimal::Decimal;
use serde::{Deserialize, Serialize};

/// An order with its row's other columns.
#[derive(Debug, Clone)]
pub struct Record {
    pub number: i64,
    pub id: String,
    /// The owner: the key of a [`Subject`].
    pub(crate) owner: String,
    /// The stock taken for the order.
    pub(crate) stock: Vec<Taken>,
    pub order: Order,
}

/// A quantity of a variant, taken from stock.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Taken {
    pub(crate) product: String,
    pub(crate) variant: String,
    pub(crate) quantity: i64,
}

/// An amount in a currency, with formatted text.
pub fn price(amount: Decimal, currency: Currency) -> Price {
    let shown = money::price(amount, currency);
    wire!(Price { amount: shown.amount, formatted_amount: shown.formatted_amount })
}

/// The amount of a price; zero without one.
pub fn amount(price: Option<&Price>) -> Decimal {
    price.and_then(|price| price.amount).map_or(Decimal::ZERO, |amount| amount.0)
}

impl Record {
    pub fn currency(&self) -> Currency {
        let code = self.order.currency.as_deref();
        code.and_then(|code| code.parse().ok()).unwrap_or(Currency::USD)
    }

    /// An amount in the order's currency.
    pub(crate) fn price(&self, amount: Decimal) -> Price {
        price(amount, self.currency())
    }

    /// The language of the buyer.
    pub(crate) fn language(&self) -> Language {
        Language::of(Some(self.language_tag()))
    }

    /// The tag of the buyer's language.
    pub(crate) fn language_tag(&self) -> &str {
        self.order.buyer_language.as_deref().unwrap_or_default()
    }

    /// An amount in the order's currency, formatted in the buyer's language.
    pub(crate) fn amount_text(&self, amount: Decimal) -> String {
        money::localized(amount, self.currency(), self.language())
    }
}
