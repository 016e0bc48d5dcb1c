//! The rules of field violations.

use super::FieldViolation;
use crate::types::entity::open_enums;

open_enums! {
    /// The rule that a field violates.
    RuleType {
        Validation = "VALIDATION",
        Other = "OTHER",
        Max = "MAX",
        Min = "MIN",
        MaxLength = "MAX_LENGTH",
        MinLength = "MIN_LENGTH",
        MaxSize = "MAX_SIZE",
        MinSize = "MIN_SIZE",
        Format = "FORMAT",
        DecimalLte = "DECIMAL_LTE",
        DecimalGte = "DECIMAL_GTE",
        DecimalLt = "DECIMAL_LT",
        DecimalGt = "DECIMAL_GT",
        DecimalMaxScale = "DECIMAL_MAX_SCALE",
        InvalidEnumValue = "INVALID_ENUM_VALUE",
        RequiredField = "REQUIRED_FIELD",
        FieldNotAllowed = "FIELD_NOT_ALLOWED",
        OneOfAlignment = "ONE_OF_ALIGNMENT",
        ExactLength = "EXACT_LENGTH",
        ExactSize = "EXACT_SIZE",
        RequiredOneOfField = "REQUIRED_ONE_OF_FIELD",
    }
}

impl FieldViolation {
    /// The rule as a type; `None` for a violation that names no rule.
    ///
    /// ```
    /// use cartwright::error::{FieldViolation, RuleType};
    ///
    /// let mut violation = FieldViolation::default();
    /// violation.violated_rule = Some("MAX_LENGTH".into());
    /// assert_eq!(violation.rule_type(), Some(RuleType::MaxLength));
    /// ```
    #[must_use]
    pub fn rule_type(&self) -> Option<RuleType> {
        self.violated_rule.as_deref().map(RuleType::from)
    }
}
