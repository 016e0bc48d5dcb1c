//! What could not be worked out, and what stands in the way of an order.

use super::enums::*;
use crate::types::entity::entities;
use std::collections::BTreeMap;

entities! {
    /// Application error.
    ApplicationError {
        /// Code.
        code: String,
        /// Description.
        description: String,
        /// Data.
        data: serde_json::Value,
    }

    /// Calculation errors.
    CalculationErrors {
        /// General shipping calculation error. One of a choice.
        general_shipping_calculation_error: Details,
        /// Carrier errors. One of a choice.
        carrier_errors: CarrierErrors,
        /// Selected shipping option error. One of a choice.
        selected_shipping_option_error: Details,
        /// Tax calculation error.
        tax_calculation_error: Details,
        /// Coupon calculation error.
        coupon_calculation_error: Details,
        /// Gift card calculation error.
        gift_card_calculation_error: Details,
        /// Order validation errors.
        order_validation_errors: Vec<ApplicationError>,
        /// Membership error.
        membership_error: Details,
        /// Discounts calculation error.
        discounts_calculation_error: Details,
    }

    /// Details.
    Details {
        /// Application error. One of a choice.
        application_error: ApplicationError,
        /// Validation error. One of a choice.
        validation_error: ValidationError,
        /// System error. One of a choice.
        system_error: SystemError,
        /// Tracing.
        tracing: BTreeMap<String, String>,
    }

    /// Validation error.
    ValidationError {
        /// Field violations.
        field_violations: Vec<FieldViolation>,
    }

    /// Field violation.
    FieldViolation {
        /// Field.
        field: String,
        /// Description.
        description: String,
        /// Violated rule.
        violated_rule: RuleType,
        /// Rule name.
        rule_name: String,
        /// Data.
        data: serde_json::Value,
    }

    /// System error.
    SystemError {
        /// Error code.
        error_code: String,
    }

    /// Carrier errors.
    CarrierErrors {
        /// Errors.
        errors: Vec<CarrierError>,
    }

    /// Carrier error.
    CarrierError {
        /// Carrier id.
        carrier_id: String,
        /// Error.
        error: Details,
    }

    /// Violation.
    Violation {
        /// Severity.
        severity: Severity,
        /// Target.
        target: Target,
        /// Description. At most 1000 characters.
        description: String,
    }

    /// Target.
    Target {
        /// Other. One of a choice.
        other: Other,
        /// Line item. One of a choice.
        line_item: TargetLineItem,
    }

    /// Other.
    Other {
        /// Name.
        name: OtherTarget,
    }

    /// Target line item.
    TargetLineItem {
        /// Name.
        name: LineItemTarget,
        /// Identifier.
        id: String,
    }
}
