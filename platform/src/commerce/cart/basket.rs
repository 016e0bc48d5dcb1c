//! A basket: a cart with its goods as the catalog has them.

use super::gift_cards::CartGiftCard;
use super::line::Line;
use super::problem::Problem;
use super::stored::StoredCart;
use crate::commerce::rules::Coupon;
use cartwright::types::Currency;
use rust_decimal::Decimal;

/// A cart held against the catalog.
#[derive(Debug, Clone)]
pub(crate) struct Basket {
    pub(crate) currency: Currency,
    /// The key of its owner.
    pub(crate) owner: String,
    pub(crate) cart: StoredCart,
    pub(crate) lines: Vec<Line>,
    pub(crate) coupon: Option<Coupon>,
    /// The reason why the cart's coupon counts no more.
    pub(crate) coupon_refusal: Option<Problem>,
    pub(crate) gift_cards: Vec<CartGiftCard>,
}

impl Basket {
    /// The price of the goods before discounts.
    pub(crate) fn goods(&self) -> Decimal {
        self.lines.iter().map(|line| line.gross(self.currency)).sum()
    }

    fn shippable(&self) -> impl Iterator<Item = &Line> {
        self.lines.iter().filter(|line| line.is_shippable())
    }

    /// Weight of what has to be sent, in the shop's unit.
    pub(crate) fn weight(&self) -> Decimal {
        self.shippable()
            .map(|line| {
                let each = Decimal::try_from(line.weight.unwrap_or_default()).unwrap_or_default();
                each * Decimal::from(line.stored.quantity)
            })
            .sum()
    }

    /// The quantity of items that have to be shipped.
    pub(crate) fn shippable_quantity(&self) -> i64 {
        self.shippable().map(|line| line.stored.quantity).sum()
    }

    pub(crate) fn needs_delivery(&self) -> bool {
        self.shippable().next().is_some()
    }

    /// Whether its owner is a member of the site.
    pub(crate) fn is_members(&self) -> bool {
        self.owner.starts_with("member:")
    }
}
