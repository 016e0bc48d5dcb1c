//! Bounds of a cart that depend on the shop; a violation has the field's path.

use base::{ApiError, Call, Checks, Millis, Result, Shop, clock::parse_rfc3339, error::FieldViolation};
use cartwright::resources::cart::ServiceProperties;
use cartwright::types::{Amount, Currency, Timestamp};
pub(crate) use cartwright_contract::limits::cart::LINES as MAX_LINES;
pub(crate) use cartwright_contract::limits::cart::QUANTITY as MAX_OF_ONE;
use cartwright_contract::limits::cart::{AMOUNT as MAX_AMOUNT, PARTICIPANTS};
use rust_decimal::Decimal;
use serde_json::{Value, json};

fn violation(field: &str, rule: &'static str, description: &str, threshold: i64) -> FieldViolation {
    let mut violation = FieldViolation::new(field, rule, description);
    violation.data = json!({ "threshold": threshold });
    violation
}

fn quantity_violation(quantity: i64, field: &str) -> Option<FieldViolation> {
    if quantity < 1 {
        return Some(violation(field, "MIN", "must be greater than or equal to 1", 1));
    }
    let text = || format!("must be less than or equal to {MAX_OF_ONE}");
    (quantity > MAX_OF_ONE).then(|| violation(field, "MAX", &text(), MAX_OF_ONE))
}

/// Refuses a quantity out of bounds.
pub(crate) fn check_quantity(quantity: i64, field: &str) -> Result<i64> {
    match quantity_violation(quantity, field) {
        Some(violation) => Err(ApiError::Validation(vec![violation])),
        None => Ok(quantity),
    }
}

/// Refuses fractional quantities in raw JSON, before they are parsed as integers; each has its path.
pub(crate) fn check_whole_quantities(list: Option<&Value>, field: &str, path: &[&str]) -> Result<()> {
    let entries = list.and_then(Value::as_array).into_iter().flatten().enumerate();
    let violations: Vec<FieldViolation> = entries
        .filter_map(|(index, entry)| {
            let sent = path.iter().try_fold(entry, |value, name| value.get(name))?;
            let field = || format!("{field}[{index}].{}", path.join("."));
            (sent.is_number() && !sent.is_i64())
                .then(|| FieldViolation::new(field(), "FORMAT", "must be a whole number"))
        })
        .collect();
    if violations.is_empty() {
        return Ok(());
    }
    Err(ApiError::Validation(violations))
}

/// Refuses a custom checkout page outside of the site's stores, unless the owner sets it; shop templates set theirs
/// with visitors' tokens.
pub(crate) fn check_checkout_page(shop: &Shop, call: &Call, address: Option<&str>, field: &str) -> Result<()> {
    match address {
        Some(address) if !call.caller.is_owner() => shop.check_return_address(address, field),
        _ => Ok(()),
    }
}

pub(crate) fn required<T>(list: Option<Vec<T>>, field: &str) -> Result<Vec<T>> {
    list.ok_or_else(|| ApiError::field(field, "REQUIRED_FIELD", "is missing"))
}

/// Refuses an amount that is negative or has more digits than the currency.
pub(crate) fn check_amount(amount: Option<Amount>, currency: Currency, field: &str) -> Result<()> {
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
    if amount > Decimal::from(MAX_AMOUNT) {
        return Err(ApiError::field(field, "DECIMAL_LTE", format!("must be {MAX_AMOUNT} or less")));
    }
    Ok(())
}

/// Refuses another currency than the shop's.
pub(crate) fn check_currency(given: Option<&str>, currency: Currency, field: &str) -> Result<()> {
    if given.is_none_or(|given| given == currency.code()) {
        return Ok(());
    }
    Err(ApiError::field(field, "INVALID_ENUM_VALUE", "is not the shop's currency"))
}

/// Refuses a moment in the past.
pub(crate) fn check_future(moment: Option<&Timestamp>, now: Millis, field: &str) -> Result<()> {
    let Some(text) = moment.map(Timestamp::as_str) else {
        return Ok(());
    };
    match parse_rfc3339(text) {
        None => Err(ApiError::field(field, "FORMAT", "is no date and time")),
        Some(moment) if moment < now => Err(ApiError::field(field, "VALIDATION", "must be in the future")),
        Some(_) => Ok(()),
    }
}

/// Validates the date and number of participants of a service.
pub(crate) fn check_service(service: Option<&ServiceProperties>, now: Millis, field: &str) -> Result<()> {
    let Some(service) = service else {
        return Ok(());
    };
    check_future(service.scheduled_date.as_ref(), now, &format!("{field}.scheduledDate"))?;
    let participants = service.number_of_participants.unwrap_or(1);
    let mut checks = Checks::new();
    checks.range(|| format!("{field}.numberOfParticipants"), participants, 1, PARTICIPANTS);
    checks.finish()
}

/// The refusal of a line beyond a cart's maximum.
pub(super) fn too_many_lines() -> ApiError {
    ApiError::field("lineItems", "MAX_SIZE", format!("must have at most {MAX_LINES} entries"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use base::error::first_violation;

    #[test]
    fn every_fractional_quantity_is_refused_with_its_field() {
        let sent = json!([{ "quantity": 1 }, { "quantity": 1.5 }, {}, { "quantity": null }, { "quantity": 2.25 }]);
        let Err(ApiError::Validation(violations)) = check_whole_quantities(Some(&sent), "lineItems", &["quantity"])
        else {
            panic!("nothing is refused");
        };
        let found: Vec<(&str, &str)> = violations.iter().map(|one| (one.field.as_str(), one.rule)).collect();
        let expected = [("lineItems[1].quantity", "FORMAT"), ("lineItems[4].quantity", "FORMAT")];
        assert_eq!(found, expected);
    }
    #[test]
    fn quantities_amounts_and_currencies_are_refused_by_their_rules() {
        let amount = |text: &str| check_amount(Some(Amount(text.parse().unwrap())), Currency::USD, "field");
        let quantity = |quantity| check_quantity(quantity, "field").map(drop);
        for (name, checked, expected) in [
            ("one", quantity(1), None),
            ("none", quantity(0), Some("MIN")),
            ("less than none", quantity(-1), Some("MIN")),
            ("the most", quantity(100_000), None),
            ("one more", quantity(100_001), Some("MAX")),
            ("a cent", amount("0.010"), None),
            ("a tenth of it", amount("0.001"), Some("DECIMAL_MAX_SCALE")),
            ("a debt", amount("-0.01"), Some("DECIMAL_GTE")),
            ("a fortune", amount("1000000000000001"), Some("DECIMAL_LTE")),
            ("no currency", check_currency(None, Currency::USD, "field"), None),
            ("the shop's", check_currency(Some("USD"), Currency::USD, "field"), None),
            ("another", check_currency(Some("EUR"), Currency::USD, "field"), Some("INVALID_ENUM_VALUE")),
        ] {
            assert_eq!(first_violation(checked).map(|(_, rule)| rule), expected, "{name}");
        }
    }
}
