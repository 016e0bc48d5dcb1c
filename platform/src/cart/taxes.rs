//! The taxes of a cart, by the address that counts for them.

use super::basket::Rules;
use super::estimate::EstimateOptions;
use super::fees::DueFee;
use super::line::Line;
use crate::pricing::tax::Rate;
use crate::pricing::tax_rules::{PlaceTaxes, TaxSource};
use crate::pricing::totals;
use cartwright::resources::cart::{Address, ItemTypePreset, TaxableAddressType};
use std::sync::Arc;

/// The taxes of the places that count.
pub(super) struct Taxes {
    shipping: PlaceTaxes,
    billing: PlaceTaxes,
    business: PlaceTaxes,
    exempt: bool,
}

impl Taxes {
    pub(super) fn new(rules: &Rules, options: &EstimateOptions, shipping: &Address) -> Self {
        let exempt = options
            .tax_exempt_group
            .as_ref()
            .is_some_and(|id| rules.exempt_groups.iter().any(|group| group.id == *id));
        let at = |address: Option<&Address>| match address {
            Some(address) if options.tax => rules.taxes.at(address),
            _ => PlaceTaxes::default(),
        };
        Self {
            shipping: at(Some(shipping)),
            billing: at(Some(options.billing_address.as_ref().unwrap_or(shipping))),
            business: at(rules.orders.business_address.as_ref()),
            exempt,
        }
    }

    /// Whether the buyer pays no tax.
    pub(super) fn exempt(&self) -> bool {
        self.exempt
    }

    /// The source of the rates at the delivery address.
    pub(super) fn source(&self) -> TaxSource {
        self.shipping.source.clone()
    }

    /// The rates of a line.
    pub(super) fn on_line(&self, line: &Line) -> Arc<[Rate]> {
        // A gift card is money; what is bought with it is taxed.
        if self.exempt || line.item_type == ItemTypePreset::GiftCard {
            return Arc::default();
        }
        let place = match line.taxable_address {
            Some(TaxableAddressType::Business) => &self.business,
            Some(TaxableAddressType::Billing) => &self.billing,
            _ => &self.shipping,
        };
        place.on_item(line.tax_group.as_deref())
    }

    /// The rates of delivery.
    pub(super) fn on_delivery(&self) -> Arc<[Rate]> {
        if self.exempt {
            return Arc::default();
        }
        self.shipping.on_delivery()
    }

    /// A fee as the sums see it.
    pub(super) fn fee(&self, due: &DueFee) -> totals::Fee {
        let taxed = due.fee.taxable && !self.exempt;
        totals::Fee {
            amount: due.amount,
            rates: if taxed {
                self.shipping.on_item(None)
            } else {
                Arc::default()
            },
        }
    }
}
