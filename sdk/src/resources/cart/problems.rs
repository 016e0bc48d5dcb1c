//! Calculation errors, and violations that prevent an order.

use super::*;
use crate::error::RuleType;
use crate::types::entity::entities;
use std::collections::BTreeMap;

entities! {
    /// An error with a code, as the platform or an app reports it.
    ApplicationError {
        /// Code of the error.
        code: String,
        description: String,
        /// Further data about the error, in JSON.
        data: serde_json::Value,
    }

    /// The parts of an estimate that could not be calculated.
    CalculationErrors {
        /// Shipping as a whole failed; excludes `carrier_errors` and `selected_shipping_option_error`.
        general_shipping_calculation_error: Details,
        /// Single carriers failed; excludes `general_shipping_calculation_error` and `selected_shipping_option_error`.
        carrier_errors: CarrierErrors,
        /// The chosen option failed; excludes `general_shipping_calculation_error` and `carrier_errors`.
        selected_shipping_option_error: Details,
        /// Why the tax could not be calculated.
        tax_calculation_error: Details,
        /// Why the coupon could not be calculated.
        coupon_calculation_error: Details,
        /// Why the gift card could not be calculated.
        gift_card_calculation_error: Details,
        /// Why single gift cards could not be calculated.
        gift_card_calculation_errors: Vec<ApplicationError>,
        /// Errors found when the order was checked.
        order_validation_errors: Vec<ApplicationError>,
        /// Why the memberships could not be calculated.
        membership_error: Details,
        /// Why the discounts could not be calculated.
        discounts_calculation_error: Details,
    }

    /// One failure of an estimate: an application, validation or system error.
    Details {
        /// Error with a code; excludes `validation_error` and `system_error`.
        application_error: ApplicationError,
        /// Fields that broke a rule; excludes `application_error` and `system_error`.
        validation_error: ValidationError,
        /// Fault within the service; excludes `application_error` and `validation_error`.
        system_error: SystemError,
        /// Names and values that help to trace the failure.
        tracing: BTreeMap<String, String>,
    }

    /// Fields of a request that broke a rule.
    ValidationError {
        /// The fields, each with the rule it broke.
        field_violations: Vec<FieldViolation>,
    }

    /// A field that broke a rule.
    FieldViolation {
        /// Name or path of the field.
        field: String,
        description: String,
        /// Kind of rule that was broken.
        violated_rule: RuleType,
        /// Name of the rule, for a kind that does not identify it.
        rule_name: String,
        /// Further data about the violation, in JSON.
        data: serde_json::Value,
    }

    /// A fault within the service.
    SystemError {
        /// Code of the fault.
        error_code: String,
    }

    /// The carriers that failed.
    CarrierErrors {
        /// One entry for each carrier that failed.
        errors: Vec<CarrierError>,
    }

    /// A carrier that failed, and why.
    CarrierError {
        carrier_id: String,
        /// Why it failed.
        error: Details,
    }

    /// A problem that prevents an order, or deserves a warning.
    Violation {
        /// Whether the problem is a warning or an error.
        severity: Severity,
        target: Target,
        /// At most 1000 characters.
        description: String,
        /// The change of the cart that would resolve it.
        suggested_fix: SuggestedFix,
    }

    /// The target of a violation.
    Target {
        /// Something other than a line; excludes `line_item`.
        other: Other,
        /// A line of the cart; excludes `other`.
        line_item: TargetLineItem,
    }

    /// A violation's target that is not a line.
    Other {
        name: OtherTarget,
    }

    /// A line that a violation is about.
    TargetLineItem {
        name: LineItemTarget,
        /// Id of the line.
        id: String,
    }
}
