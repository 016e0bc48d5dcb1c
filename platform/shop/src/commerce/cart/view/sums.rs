//! Totals and taxes on the wire.

use crate::commerce::cart::Estimate;
use crate::commerce::pricing::{sums::Part, tax::Taxed, tax_rules::TaxSource};
use base::{money, money::rate, wire};
use cartwright::resources::cart::*;
use cartwright::types::Currency;
use rust_decimal::Decimal;

pub(crate) fn price_summary(estimate: &Estimate) -> PriceSummary {
    let totals = &estimate.totals;
    let price = |amount| Some(money::price(amount, estimate.currency));
    wire!(PriceSummary {
        subtotal: price(totals.subtotal),
        shipping: price(totals.delivery),
        tax: price(totals.tax),
        discount: price(totals.discount),
        total: price(totals.total),
        additional_fees: price(totals.fees)
    })
}

/// The totals due at one time: now or later.
pub(crate) fn part_summary(part: &Part, currency: Currency) -> PriceSummary {
    let price = |amount| Some(money::price(amount, currency));
    wire!(PriceSummary {
        subtotal: price(part.subtotal),
        shipping: price(part.delivery),
        tax: price(part.tax),
        discount: price(part.discount),
        total: price(part.total),
        additional_fees: price(part.fees)
    })
}

/// The tax of a line, delivery or fee.
pub(crate) fn tax_details(taxed: &Taxed, amount: Decimal, currency: Currency) -> ItemTaxFullDetails {
    let price = |amount| Some(money::price(amount, currency));
    let shares = || taxed.rates.iter().zip(&taxed.shares);
    // The exempt amount; zero if there are tax rates.
    let untaxed = if taxed.rates.is_empty() { amount } else { Decimal::ZERO };
    wire!(ItemTaxFullDetails {
        taxable_amount: price(taxed.taxable),
        tax_rate: rate(taxed.rate()),
        total_tax: price(taxed.total),
        rate_breakdown: Some(
            shares()
                .map(|(one, tax)| wire!(TaxRateBreakdown {
                    name: one.name.clone(),
                    rate: rate(one.rate),
                    tax: price(*tax)
                }))
                .collect(),
        ),
        tax_breakdown: Some(
            shares()
                .map(|(one, tax)| wire!(TaxBreakdown {
                    jurisdiction: one.authority.clone(),
                    non_taxable_amount: price(untaxed),
                    rate: rate(one.rate),
                    tax_amount: price(*tax),
                    taxable_amount: price(taxed.taxable),
                    tax_type: one.name.clone(),
                    tax_name: one.name.clone(),
                    jurisdiction_type: one.jurisdiction.clone()
                }))
                .collect(),
        )
    })
}

/// The tax of a whole cart, and its calculation method.
pub(crate) fn tax_summary(estimate: &Estimate) -> TaxSummary {
    let totals = &estimate.totals;
    let taxed = totals.lines.iter().map(|line| &line.taxed).chain(&totals.fee_taxes);
    let taxable: Decimal = taxed.map(|taxed| taxed.taxable).sum::<Decimal>() + totals.delivery_tax.taxable;
    wire!(TaxSummary {
        taxable_amount: money::price(taxable, estimate.currency),
        total_tax: money::price(totals.tax, estimate.currency),
        total_exempt: money::price(estimate.exempt, estimate.currency),
        manual_tax_rate: rate(manual_rate(estimate)),
        aggregated_tax_breakdown: aggregated_taxes(estimate),
        calculation_details: calculation_details(&estimate.tax_source)
    })
}

/// The rate of manual tax on the goods; zero for other methods.
fn manual_rate(estimate: &Estimate) -> Decimal {
    let is_manual = matches!(estimate.tax_source, TaxSource::Manual | TaxSource::ManualRegion);
    let rates = estimate.totals.lines.iter().map(|line| line.taxed.rate());
    rates.filter(|_| is_manual).max().unwrap_or_default()
}

/// All taxes, by name and jurisdiction.
pub(crate) fn aggregated_taxes(estimate: &Estimate) -> Vec<AggregatedTaxBreakdown> {
    let totals = &estimate.totals;
    let all = totals.lines.iter().map(|line| &line.taxed).chain([&totals.delivery_tax]).chain(&totals.fee_taxes);
    let mut together: Vec<(AggregatedTaxBreakdown, Decimal)> = Vec::new();
    for (one, tax) in all.flat_map(|taxed| taxed.rates.iter().zip(&taxed.shares)) {
        let named = wire!(AggregatedTaxBreakdown {
            tax_name: one.name.clone(),
            tax_type: one.name.clone(),
            jurisdiction: one.authority.clone(),
            jurisdiction_type: one.jurisdiction.clone(),
            rate: rate(one.rate)
        });
        match together.iter_mut().find(|(known, _)| *known == named) {
            Some((_, sum)) => *sum += *tax,
            None => together.push((named, *tax)),
        }
    }
    let priced = together.into_iter().map(|(named, tax)| AggregatedTaxBreakdown {
        aggregated_tax_amount: Some(money::price(tax, estimate.currency)),
        ..named
    });
    priced.collect()
}

fn calculation_details(source: &TaxSource) -> TaxCalculationDetails {
    let plain = |rate_type| wire!(TaxCalculationDetails { rate_type: Some(rate_type) });
    let manual = |reason| TaxCalculationDetails { manual_rate_reason: Some(reason), ..plain(RateType::ManualRate) };
    let fallback = |reason: FallbackReason, error: Option<ApplicationError>| TaxCalculationDetails {
        auto_tax_fallback_details: Some(wire!(AutoTaxFallbackCalculationDetails { fallback_reason: reason, error })),
        ..plain(RateType::FallbackRate)
    };
    match source {
        TaxSource::None => plain(RateType::NoTaxCollected),
        TaxSource::Auto => plain(RateType::AutoRate),
        TaxSource::Manual => manual(ManualCalculationReason::GlobalSettingToManual),
        TaxSource::ManualRegion => manual(ManualCalculationReason::RegionSettingToManual),
        TaxSource::FallbackDeactivated => fallback(FallbackReason::AutoTaxDeactivated, None),
        TaxSource::FallbackFailed(text) => fallback(
            FallbackReason::AutoTaxFailed,
            Some(wire!(ApplicationError { code: "AUTO_TAX_FAILED".to_owned(), description: (*text).to_owned() })),
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn the_calculation_of_taxes_is_named_by_its_source() {
        let reason = |pointer: &str, text: &str| (pointer.to_owned(), json!(text));
        for (source, rate_type, (pointer, text)) in [
            (TaxSource::None, "NO_TAX_COLLECTED", reason("/rateType", "NO_TAX_COLLECTED")),
            (TaxSource::Auto, "AUTO_RATE", reason("/rateType", "AUTO_RATE")),
            (TaxSource::Manual, "MANUAL_RATE", reason("/manualRateReason", "GLOBAL_SETTING_TO_MANUAL")),
            (TaxSource::ManualRegion, "MANUAL_RATE", reason("/manualRateReason", "REGION_SETTING_TO_MANUAL")),
            (
                TaxSource::FallbackDeactivated,
                "FALLBACK_RATE",
                reason("/autoTaxFallbackDetails/fallbackReason", "AUTO_TAX_DEACTIVATED"),
            ),
            (
                TaxSource::FallbackFailed("no answer"),
                "FALLBACK_RATE",
                reason("/autoTaxFallbackDetails/error/code", "AUTO_TAX_FAILED"),
            ),
        ] {
            let shown = serde_json::to_value(calculation_details(&source)).unwrap();
            assert_eq!((&shown["rateType"], shown.pointer(&pointer)), (&json!(rate_type), Some(&text)), "{source:?}");
        }
    }
}
