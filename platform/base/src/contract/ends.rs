//! Calls with an announced end, as `contract/functions.tsv` dates them.

use crate::error::{ApiError, Result};
use axum::http::StatusCode;
use cartwright_contract::FUNCTIONS;
use jiff::civil::Date;
use serde_json::json;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// The announced end of a call.
#[derive(Debug, PartialEq, Eq)]
struct End {
    /// The function of the npm package, such as `currentCart.getCurrentCart`.
    function: String,
    /// The day of the removal.
    day: Date,
    /// The function to use instead, such as `currentCartV2.getCurrentCart`.
    replacement: Option<&'static str>,
}

/// The ends by the id of their call.
static ENDS: LazyLock<BTreeMap<&'static str, End>> = LazyLock::new(|| {
    let mut ends = BTreeMap::new();
    for line in FUNCTIONS.lines().filter(|line| !line.starts_with('#')) {
        let mut columns = line.split('\t');
        let (Some(module), Some(name), Some(call)) = (columns.next(), columns.next(), columns.next()) else { continue };
        let mut announced = columns.nth(3).unwrap_or_default().split(' ');
        let Some(day) = announced.next().and_then(|text| day(text).ok()) else { continue };
        let end = End { function: format!("{module}.{name}"), day, replacement: announced.next() };
        ends.entry(call).or_insert(end);
    }
    ends
});

/// Parses a day such as `2027-02-02`.
///
/// # Errors
///
/// When the text is no such day.
pub fn day(text: &str) -> Result<Date, String> {
    Date::strptime("%Y-%m-%d", text).map_err(|_| format!("{text} is not a day such as 2027-02-02"))
}

/// Refuses a call that the hosted platform has removed by a day.
pub fn refuse_ended(call: &str, as_of: Option<Date>) -> Result<()> {
    let (Some(end), Some(as_of)) = (ENDS.get(call), as_of) else { return Ok(()) };
    if as_of < end.day {
        return Ok(());
    }
    let End { function, day, replacement } = end;
    let instead = replacement.map_or_else(String::new, |name| format!("; use `{name}`"));
    let description = format!("`{function}` was removed from the platform on {day}{instead}");
    let data = json!({ "removedOn": day.to_string(), "replacement": replacement });
    Err(ApiError::application(StatusCode::GONE, "CALL_REMOVED", description).with(data))
}

/// A sentence about the calls that are refused as of a day, and the next ones.
pub fn ended(as_of: Date) -> String {
    let ended = ENDS.values().filter(|end| end.day <= as_of).count();
    let next = ENDS.values().map(|end| end.day).filter(|day| *day > as_of).min();
    let more = next.map_or_else(String::new, |day| format!("; more calls end on {day}"));
    format!("{as_of}: {ended} calls have ended and are refused{more}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use cartwright::ENDPOINTS;
    use jiff::civil::date;

    #[test]
    fn every_call_of_cart_v1_and_checkout_v1_has_an_end() {
        let removed = ENDPOINTS.iter().filter(|row| row.id.starts_with("cart.") || row.id.starts_with("checkout."));
        for row in removed {
            assert_eq!(ENDS.get(row.id).map(|end| end.day), Some(date(2027, 2, 1)), "{}", row.id);
        }
    }

    #[test]
    fn every_end_belongs_to_a_call() {
        let unknown = ENDS.keys().filter(|id| !ENDPOINTS.iter().any(|row| row.id == **id));
        assert_eq!(unknown.collect::<Vec<_>>(), Vec::<&&str>::new());
    }

    #[test]
    fn a_call_is_refused_from_the_day_of_its_removal_on() {
        let refused = |call, day| refuse_ended(call, day).is_err();
        assert!(!refused("cart.get_current", None));
        assert!(!refused("cart.get_current", Some(date(2027, 1, 31))));
        assert!(refused("cart.get_current", Some(date(2027, 2, 1))));
        assert!(!refused("current_cart_v2.get", Some(date(2027, 2, 2))));
    }

    #[test]
    fn a_day_has_year_month_and_day() {
        assert_eq!(day("2027-02-02"), Ok(date(2027, 2, 2)));
        for wrong in ["", "2027-02", "2027-02-30", "tomorrow", "2027-02-02T00:00:00Z", "02.02.2027"] {
            assert!(day(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_day_before_an_end_names_that_end() {
        assert!(ended(date(2026, 12, 1)).ends_with("; more calls end on 2027-02-01"));
        assert!(ended(date(2027, 2, 2)).ends_with(" calls have ended and are refused"));
    }
}
