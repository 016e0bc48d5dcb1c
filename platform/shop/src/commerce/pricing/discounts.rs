//! Discounts and their allocation to lines. No line falls below zero, and the parts always add up.

use super::sums::{LineTotals, Merchant, PricedLine, Reduction};
use base::money;
use cartwright::types::Currency;
use rust_decimal::Decimal;

/// The lines of a cart during discounting.
pub(super) struct Discounted<'a> {
    pub(super) inputs: &'a [PricedLine],
    pub(super) lines: &'a mut [LineTotals],
    pub(super) currency: Currency,
}

impl Discounted<'_> {
    /// Applies a merchant's discount and returns its amount.
    pub(super) fn merchant(&mut self, discount: &Merchant) -> Decimal {
        let (Merchant::Amount { lines: scope, .. } | Merchant::Percentage { lines: scope, .. }) = discount;
        let in_scope = |index: usize| scope.is_empty() || scope.contains(&index);
        match discount {
            Merchant::Amount { off, .. } => self.amount(*off, in_scope),
            Merchant::Percentage { off, .. } => self.percentage(*off, in_scope),
        }
    }

    /// Applies a coupon to the lines in its scope.
    pub(super) fn coupon(&mut self, reduction: Reduction, once: bool) -> Decimal {
        if once {
            return self.cheapest(reduction);
        }
        let inputs = self.inputs;
        let in_scope = |index: usize| inputs.get(index).is_some_and(|line| line.in_coupon);
        match reduction {
            Reduction::Percent(percent) => self.percentage(percent, in_scope),
            Reduction::Amount(amount) => self.amount(amount, in_scope),
            Reduction::FixedPrice(price) => self.fixed_price(price, in_scope),
        }
    }

    /// Applies a percentage to each line, rounded per line.
    fn percentage(&mut self, percent: Decimal, in_scope: impl Fn(usize) -> bool) -> Decimal {
        let currency = self.currency;
        self.each(in_scope, |_, line| part(line.net(), percent, currency))
    }

    /// Lowers each item in scope to a price.
    fn fixed_price(&mut self, price: Decimal, in_scope: impl Fn(usize) -> bool) -> Decimal {
        let currency = self.currency;
        self.each(in_scope, |input, line| line.net() - money::round(price * Decimal::from(input.quantity), currency))
    }

    /// Discounts each line in scope by `off`, never below zero.
    fn each(&mut self, in_scope: impl Fn(usize) -> bool, off: impl Fn(&PricedLine, &LineTotals) -> Decimal) -> Decimal {
        let mut taken = Decimal::ZERO;
        for (index, (input, line)) in self.inputs.iter().zip(self.lines.iter_mut()).enumerate() {
            if in_scope(index) {
                let off = off(input, line).clamp(Decimal::ZERO, line.net());
                line.discount += off;
                taken += off;
            }
        }
        taken
    }

    /// Allocates a discount to lines by the largest-remainder method: shares rounded down, then one unit each to the
    /// largest remainders. Ties are broken by the lines' content, not their position.
    fn amount(&mut self, amount: Decimal, in_scope: impl Fn(usize) -> bool) -> Decimal {
        let digits = self.currency.digits();
        let unit = Decimal::new(1, digits);
        let mut scoped: Vec<(usize, Decimal)> = (0..self.lines.len())
            .filter(|index| in_scope(*index))
            .filter_map(|index| Some((index, self.lines.get(index)?.net())))
            .filter(|(_, net)| !net.is_zero())
            .collect();
        let base: Decimal = scoped.iter().map(|(_, net)| net).sum();
        if base.is_zero() {
            return Decimal::ZERO;
        }
        let taken = money::round(amount.max(Decimal::ZERO), self.currency).min(base);
        let share = |net: Decimal| taken * net / base;
        let floor = |net: Decimal| share(net).trunc_with_scale(digits).min(net);
        let mut left = taken - scoped.iter().map(|(_, net)| floor(*net)).sum::<Decimal>();
        scoped.sort_by_cached_key(|(index, net)| {
            let rest = floor(*net) - share(*net);
            let input = self.inputs.get(*index);
            (rest, -*net, input.map(PricedLine::sort_key))
        });
        for (index, net) in scoped {
            let mut off = floor(net);
            if left > Decimal::ZERO && off + unit <= net {
                off += unit;
                left -= unit;
            }
            if let Some(line) = self.lines.get_mut(index) {
                line.discount += off;
            }
        }
        taken - left
    }

    /// Applies the coupon to one item only, the cheapest.
    fn cheapest(&mut self, reduction: Reduction) -> Decimal {
        let currency = self.currency;
        let lines = self.inputs.iter().zip(self.lines.iter_mut());
        let min = lines
            .filter(|(input, line)| input.in_coupon && !line.net().is_zero())
            .map(|(input, line)| (line.net() / Decimal::from(input.quantity.max(1)), input.sort_key(), line))
            .min_by(|(one, key, _), (other, other_key, _)| (one, key).cmp(&(other, other_key)));
        let Some((each, _, line)) = min else {
            return Decimal::ZERO;
        };
        let each = money::round(each, currency);
        let off = match reduction {
            Reduction::Percent(percent) => part(each, percent, currency),
            Reduction::Amount(amount) => money::round(amount, currency).min(each),
            Reduction::FixedPrice(price) => each - money::round(price, currency),
        };
        let off = off.clamp(Decimal::ZERO, line.net());
        line.discount += off;
        off
    }
}

/// A rounded percentage of an amount.
fn part(amount: Decimal, percent: Decimal, currency: Currency) -> Decimal {
    let part = percent.clamp(Decimal::ZERO, Decimal::ONE_HUNDRED) / Decimal::ONE_HUNDRED;
    money::round(amount * part, currency)
}
