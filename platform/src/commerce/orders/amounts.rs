//! Amounts in the form of orders.

use super::record::Record;
use crate::base::language::Language;
use crate::base::money;
use cartwright::resources::orders::Price;
use cartwright::types::Currency;
use rust_decimal::Decimal;

/// An amount in a currency, and as text.
pub(crate) fn price(amount: Decimal, currency: Currency) -> Price {
    let shown = money::price(amount, currency);
    Price { amount: shown.amount, formatted_amount: shown.formatted_amount, ..Price::default() }
}

/// The amount of a price; nothing when there is none.
pub(crate) fn amount(price: Option<&Price>) -> Decimal {
    price.and_then(|price| price.amount).map_or(Decimal::ZERO, |amount| amount.0)
}

impl Record {
    /// The currency of the order.
    pub(crate) fn currency(&self) -> Currency {
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

    /// An amount in the order's currency as text in the buyer's language.
    pub(crate) fn amount_text(&self, amount: Decimal) -> String {
        money::written(amount, self.currency(), self.language())
    }
}
