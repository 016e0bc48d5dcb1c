//! How much and how many: the bounds of what callers send, refused by the field's path.

use super::stored::StoredCart;
use crate::clock::{Millis, parse_rfc3339};
use crate::error::{ApiError, FieldViolation};
use cartwright::resources::cart::ServiceProperties;
use cartwright::types::Currency;
use cartwright::types::{Amount, Timestamp};
use serde_json::{Value, json};

/// Lines a cart can have.
pub(crate) const MOST_LINES: usize = 300;
/// Lines one of the older calls can add or change.
pub(crate) const MOST_ADDED: usize = 100;
/// How many of one thing a line can have.
pub(crate) const MOST_OF_ONE: i64 = 100_000;

fn violation(field: &str, rule: &'static str, description: &str, threshold: i64) -> FieldViolation {
    let mut violation = FieldViolation::new(field, rule, description);
    violation.data = json!({ "threshold": threshold });
    violation
}

fn quantity_violation(quantity: i64, field: &str) -> Option<FieldViolation> {
    if quantity < 1 {
        return Some(violation(field, "MIN", "must be greater than or equal to 1", 1));
    }
    (quantity > MOST_OF_ONE).then(|| violation(field, "MAX", "must be less than or equal to 100000", MOST_OF_ONE))
}

/// Checks a quantity's bounds.
pub(crate) fn check_quantity(quantity: i64, field: &str) -> Result<i64, ApiError> {
    match quantity_violation(quantity, field) {
        Some(violation) => Err(ApiError::Validation(vec![violation])),
        None => Ok(quantity),
    }
}

/// Checks the quantities of a list as they were sent, before they are numbers of ours: each that is not whole, or out
/// of bounds, is named by its path.
pub(crate) fn check_sent_quantities(list: Option<&Value>, field: &str, path: &[&str]) -> Result<(), ApiError> {
    let entries = list.and_then(Value::as_array).into_iter().flatten().enumerate();
    let violations: Vec<FieldViolation> = entries
        .filter_map(|(index, entry)| {
            let sent = path.iter().try_fold(entry, |value, name| value.get(name))?;
            sent_violation(sent, &format!("{field}[{index}].{}", path.join(".")))
        })
        .collect();
    if violations.is_empty() {
        return Ok(());
    }
    Err(ApiError::Validation(violations))
}

fn sent_violation(sent: &Value, field: &str) -> Option<FieldViolation> {
    match sent {
        Value::Null => None,
        Value::Number(number) => match (number.as_i64(), number.as_f64()) {
            (Some(whole), _) => quantity_violation(whole, field),
            // Larger than any whole number of ours.
            (None, Some(large)) if large.abs() >= 1e18 => {
                quantity_violation(if large > 0.0 { i64::MAX } else { i64::MIN }, field)
            }
            _ => Some(FieldViolation::new(field, "FORMAT", "must be a whole number")),
        },
        _ => Some(FieldViolation::new(field, "FORMAT", "must be a number")),
    }
}

/// Refuses a list that is too long.
pub(crate) fn check_size(count: usize, most: usize, field: &str) -> Result<(), ApiError> {
    if count <= most {
        return Ok(());
    }
    Err(ApiError::field(
        field,
        "MAX_SIZE",
        format!("must have at most {most} entries"),
    ))
}

/// Refuses a list that is empty or too long.
pub(crate) fn check_some<T>(list: Option<Vec<T>>, most: usize, field: &str) -> Result<Vec<T>, ApiError> {
    let list = list.unwrap_or_default();
    if list.is_empty() {
        return Err(ApiError::field(field, "MIN_SIZE", "must have at least 1 entry"));
    }
    check_size(list.len(), most, field)?;
    Ok(list)
}

/// Refuses a text that is too long.
pub(crate) fn check_length(text: Option<&str>, most: usize, field: &str) -> Result<(), ApiError> {
    if text.is_none_or(|text| text.chars().count() <= most) {
        return Ok(());
    }
    Err(ApiError::field(
        field,
        "MAX_LENGTH",
        format!("must have at most {most} characters"),
    ))
}

/// An amount is zero or more, and no finer than the currency.
pub(crate) fn check_amount(amount: Option<Amount>, currency: Currency, field: &str) -> Result<(), ApiError> {
    let Some(Amount(amount)) = amount else {
        return Ok(());
    };
    if amount.is_sign_negative() && !amount.is_zero() {
        return Err(ApiError::field(field, "DECIMAL_GTE", "must be zero or more"));
    }
    if amount.normalize().scale() > currency.digits() {
        return Err(ApiError::field(
            field,
            "DECIMAL_MAX_SCALE",
            format!("has more digits than {} has", currency.code()),
        ));
    }
    if amount > rust_decimal::Decimal::from(1_000_000_000_i64) {
        return Err(ApiError::field(field, "DECIMAL_LTE", "must be 1000000000 or less"));
    }
    Ok(())
}

/// A currency is the shop's.
pub(crate) fn check_currency(given: Option<&str>, currency: Currency, field: &str) -> Result<(), ApiError> {
    if given.is_none_or(|given| given == currency.code()) {
        return Ok(());
    }
    Err(ApiError::field(
        field,
        "INVALID_ENUM_VALUE",
        "is not the shop's currency",
    ))
}

/// A moment has not passed.
pub(crate) fn check_future(moment: Option<&Timestamp>, now: Millis, field: &str) -> Result<(), ApiError> {
    let Some(Timestamp(text)) = moment else {
        return Ok(());
    };
    match parse_rfc3339(text) {
        None => Err(ApiError::field(field, "FORMAT", "is no date and time")),
        Some(moment) if moment < now => Err(ApiError::field(field, "VALIDATION", "must be in the future")),
        Some(_) => Ok(()),
    }
}

/// When and for how many a service is.
pub(crate) fn check_service(service: Option<&ServiceProperties>, now: Millis, field: &str) -> Result<(), ApiError> {
    let Some(service) = service else {
        return Ok(());
    };
    check_future(service.scheduled_date.as_ref(), now, &format!("{field}.scheduledDate"))?;
    let participants = service.number_of_participants.unwrap_or(1);
    if (1..=10_000).contains(&participants) {
        return Ok(());
    }
    let (rule, text, bound) = if participants < 1 {
        ("MIN", "must be 1 or more", 1)
    } else {
        ("MAX", "must be 10000 or less", 10_000)
    };
    let violation = violation(&format!("{field}.numberOfParticipants"), rule, text, bound);
    Err(ApiError::Validation(vec![violation]))
}

/// Refuses a line more than a cart can have.
pub(super) fn check_room(cart: &StoredCart) -> Result<(), ApiError> {
    check_size(cart.lines.len() + 1, MOST_LINES, "lineItems")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_wrong_quantity_is_named() {
        let sent = json!([
            { "quantity": 1 }, { "quantity": 0 }, { "quantity": -3 }, { "quantity": 1.5 }, { "quantity": 1e30 },
            { "quantity": "2" }, {}, { "quantity": 100_001 },
        ]);
        let Err(ApiError::Validation(violations)) = check_sent_quantities(Some(&sent), "lineItems", &["quantity"])
        else {
            panic!("nothing is refused");
        };
        let found: Vec<(&str, &str)> = violations.iter().map(|one| (one.field.as_str(), one.rule)).collect();
        let expected = [
            ("lineItems[1].quantity", "MIN"),
            ("lineItems[2].quantity", "MIN"),
            ("lineItems[3].quantity", "FORMAT"),
            ("lineItems[4].quantity", "MAX"),
            ("lineItems[5].quantity", "FORMAT"),
            ("lineItems[7].quantity", "MAX"),
        ];
        assert_eq!(found, expected);
    }
}
