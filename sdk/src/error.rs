//! Errors: one type for every failure of a call.

#[doc(inline)]
pub use cartwright_engine::error::{
    CallOutcome, Delivery, Error, ErrorKind, FieldViolation, RevisionConflict, codes, text,
};

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

impl RuleType {
    /// The rule of a violation; `None` if the violation names no rule.
    ///
    /// ```
    /// use cartwright::error::{FieldViolation, RuleType};
    ///
    /// let mut violation = FieldViolation::default();
    /// violation.violated_rule = Some("MAX_LENGTH".into());
    /// assert_eq!(RuleType::of(&violation), Some(RuleType::MaxLength));
    /// ```
    #[must_use]
    pub fn of(violation: &FieldViolation) -> Option<Self> {
        violation.violated_rule.as_deref().map(Self::from)
    }
}
