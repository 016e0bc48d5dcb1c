//! Tax by jurisdiction and rate.

use super::enums::*;
use super::line_item::*;
use super::problems::ApplicationError;
use crate::types::Amount;
use crate::types::entity::entities;

entities! {
    /// Item tax full details.
    ItemTaxFullDetails {
        /// Taxable amount.
        taxable_amount: MultiCurrencyPrice,
        /// Tax rate.
        tax_rate: Amount,
        /// Total tax.
        total_tax: MultiCurrencyPrice,
        /// Rate breakdown. Set by the platform.
        rate_breakdown: Vec<TaxRateBreakdown>,
        /// Tax breakdown. At most 1000, set by the platform.
        tax_breakdown: Vec<TaxBreakdown>,
    }

    /// Tax rate breakdown.
    TaxRateBreakdown {
        /// Name. At most 100 characters.
        name: String,
        /// Rate.
        rate: Amount,
        /// Tax.
        tax: MultiCurrencyPrice,
    }

    /// Tax breakdown.
    TaxBreakdown {
        /// Jurisdiction. At most 200 characters.
        jurisdiction: String,
        /// Non taxable amount.
        non_taxable_amount: MultiCurrencyPrice,
        /// Rate.
        rate: Amount,
        /// Tax amount.
        tax_amount: MultiCurrencyPrice,
        /// Taxable amount.
        taxable_amount: MultiCurrencyPrice,
        /// Tax type. At most 200 characters.
        tax_type: String,
        /// Tax name. At most 200 characters.
        tax_name: String,
        /// Jurisdiction type.
        jurisdiction_type: JurisdictionType,
    }

    /// Tax summary.
    TaxSummary {
        /// Taxable amount. Set by the platform.
        taxable_amount: MultiCurrencyPrice,
        /// Total tax. Set by the platform.
        total_tax: MultiCurrencyPrice,
        /// Calculation details.
        calculation_details: TaxCalculationDetails,
    }

    /// Tax calculation details.
    TaxCalculationDetails {
        /// Manual rate reason. One of a choice.
        manual_rate_reason: ManualCalculationReason,
        /// Auto tax fallback details. One of a choice.
        auto_tax_fallback_details: AutoTaxFallbackCalculationDetails,
        /// Rate type.
        rate_type: RateType,
    }

    /// Auto tax fallback calculation details.
    AutoTaxFallbackCalculationDetails {
        /// Fallback reason.
        fallback_reason: FallbackReason,
        /// Error.
        error: ApplicationError,
    }
}
