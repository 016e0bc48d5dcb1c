//! Tax by jurisdiction and rate.

use super::enums::*;
use super::line_item::*;
use super::problems::ApplicationError;
use crate::types::Amount;
use crate::types::entity::entities;

entities! {
    /// Tax of a line, fee or shipping, with its parts.
    ItemTaxFullDetails {
        /// Amount on which tax is due.
        taxable_amount: MultiCurrencyPrice,
        /// Tax rate as a fraction of 0 to 1: 0.2 means 20%.
        tax_rate: Amount,
        /// All tax on the amount together.
        total_tax: MultiCurrencyPrice,
        /// Tax by rate. Set by the platform.
        rate_breakdown: Vec<TaxRateBreakdown>,
        /// Tax by jurisdiction. At most 1000, set by the platform.
        tax_breakdown: Vec<TaxBreakdown>,
    }

    /// The share of one rate in a tax.
    TaxRateBreakdown {
        /// Name of the tax. At most 100 characters.
        name: String,
        /// Tax rate as a fraction of 0 to 1: 0.2 means 20%.
        rate: Amount,
        /// Tax due at this rate.
        tax: MultiCurrencyPrice,
    }

    /// The share of one jurisdiction in a tax.
    TaxBreakdown {
        /// Name of the country, state, county or city that levies the tax. At most 200 characters.
        jurisdiction: String,
        /// Amount on which no tax is due here.
        non_taxable_amount: MultiCurrencyPrice,
        /// Tax rate as a fraction: 0.2 means 20%.
        rate: Amount,
        /// Tax due here.
        tax_amount: MultiCurrencyPrice,
        /// Amount on which tax is due here.
        taxable_amount: MultiCurrencyPrice,
        /// Kind of tax. At most 200 characters.
        tax_type: String,
        /// Name of the tax. At most 200 characters.
        tax_name: String,
        /// Whether the jurisdiction is a country, a state, a county, a city or a special one.
        jurisdiction_type: JurisdictionType,
    }

    /// Tax of a whole cart.
    TaxSummary {
        /// Amount on which tax is due. Set by the platform.
        taxable_amount: MultiCurrencyPrice,
        /// All tax together. Set by the platform.
        total_tax: MultiCurrencyPrice,
        /// How the tax was worked out.
        calculation_details: TaxCalculationDetails,
    }

    /// How a tax was worked out: at which kind of rate, and why.
    TaxCalculationDetails {
        /// Why a manual rate was used; excludes `auto_tax_fallback_details`.
        manual_rate_reason: ManualCalculationReason,
        /// Why the fallback rate was used; excludes `manual_rate_reason`.
        auto_tax_fallback_details: AutoTaxFallbackCalculationDetails,
        /// Kind of rate that was used.
        rate_type: RateType,
    }

    /// Why the fallback rate stood in for the automatic tax.
    AutoTaxFallbackCalculationDetails {
        /// Whether the automatic tax failed or was switched off.
        fallback_reason: FallbackReason,
        /// Error of the automatic tax, if it failed.
        error: ApplicationError,
    }
}
