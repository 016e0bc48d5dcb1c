//! The taxes of an order: of its lines, fees and delivery, and of the whole.

use crate::commerce::cart::{Estimate, view};
use crate::commerce::orders::price;
use crate::commerce::pricing::tax::Taxed;
use base::{money::rate, wire};
use cartwright::resources::orders::{
    ItemTaxFullDetails, LineItemTaxBreakdown, LineItemTaxInfo, OrderTaxBreakdown, OrderTaxInfo,
};
use cartwright::types::Currency;
use rust_decimal::Decimal;

/// The tax of an amount: its sum and rate.
pub(super) fn details(taxed: &Taxed, currency: Currency) -> ItemTaxFullDetails {
    wire!(ItemTaxFullDetails {
        taxable_amount: price(taxed.taxable, currency),
        tax_rate: rate(taxed.rate()),
        total_tax: price(taxed.total, currency)
    })
}

/// The tax of a fee by jurisdiction; a line adds its tax group, and whether its price includes tax.
pub(super) fn by_jurisdiction(taxed: &Taxed, currency: Currency) -> LineItemTaxInfo {
    let parts = taxed.rates.iter().zip(&taxed.shares).map(|(one, tax)| {
        wire!(LineItemTaxBreakdown {
            jurisdiction: one.authority.clone(),
            jurisdiction_type: one.jurisdiction.clone(),
            rate: rate(one.rate),
            tax_amount: price(*tax, currency),
            tax_type: one.name.clone(),
            tax_name: one.name.clone(),
            non_taxable_amount: price(Decimal::ZERO, currency),
            taxable_amount: price(taxed.taxable, currency)
        })
    });
    wire!(LineItemTaxInfo {
        tax_amount: price(taxed.total, currency),
        taxable_amount: price(taxed.taxable, currency),
        tax_rate: rate(taxed.rate()),
        tax_included_in_price: false,
        tax_breakdown: parts.collect::<Vec<_>>()
    })
}

/// The order's taxes by name and jurisdiction.
pub(super) fn of_order(estimate: &Estimate) -> OrderTaxInfo {
    let parts = view::aggregated_taxes(estimate).into_iter().map(|part| {
        let tax = part.aggregated_tax_amount.and_then(|tax| tax.amount);
        wire!(OrderTaxBreakdown {
            tax_name: part.tax_name,
            tax_type: part.tax_type,
            jurisdiction: part.jurisdiction,
            jurisdiction_type: part.jurisdiction_type,
            rate: part.rate,
            aggregated_tax_amount: tax.map(|tax| price(tax.0, estimate.currency))
        })
    });
    wire!(OrderTaxInfo {
        total_tax: price(estimate.totals.tax, estimate.currency),
        tax_breakdown: parts.collect::<Vec<_>>(),
        tax_exempt: !estimate.exempt.is_zero()
    })
}
