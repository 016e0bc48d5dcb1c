//! Amounts as catalog v3 has them.

use crate::base::money;
use crate::catalog::record::Range;
use cartwright::resources::products_v3::{FixedMonetaryAmount, PriceRange};
use cartwright::types::{Amount, Currency};

/// The form of amounts on the wire.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Amounts {
    pub(crate) currency: Currency,
    /// Whether they are told as readers write them, too.
    pub(crate) formatted: bool,
}

impl Amounts {
    pub(crate) fn number(self, units: i64) -> Amount {
        Amount(money::from_units(units, self.currency))
    }

    pub(crate) fn amount(self, units: i64) -> FixedMonetaryAmount {
        let amount = money::from_units(units, self.currency);
        FixedMonetaryAmount {
            amount: Some(Amount(amount)),
            formatted_amount: self.formatted.then(|| money::formatted(amount, self.currency)),
            ..FixedMonetaryAmount::default()
        }
    }

    pub(crate) fn range(self, range: Range<i64>) -> PriceRange {
        PriceRange {
            min_value: Some(self.amount(range.least)),
            max_value: Some(self.amount(range.most)),
            ..PriceRange::default()
        }
    }
}
