//! Delivery time slots, from weekly windows.

use crate::commerce::rules::DeliveryPlan;
use base::{Millis, clock::seconds};
use jiff::civil::{Date, Time};
use jiff::{Span, Timestamp, tz::TimeZone};

const HOUR: Millis = seconds(3600);
const MINUTES_A_DAY: i64 = 24 * 60;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Slot {
    pub from: Millis,
    pub to: Millis,
}

/// The available slots, soonest first. Windows are in the shop's local time, whatever the season.
pub(crate) fn upcoming(plan: &DeliveryPlan, now: Millis) -> Vec<Slot> {
    let (Some(zone), Ok(today)) = (plan.zone(), Timestamp::from_millisecond(now)) else {
        return Vec::new();
    };
    let today = today.to_zoned_datetime(zone.clone()).date();
    let earliest = now.saturating_add(plan.lead_hours.saturating_mul(HOUR));
    let days = (0..=plan.days_ahead).filter_map(|ahead| later(today, ahead));
    let mut slots: Vec<Slot> = days
        .flat_map(|day| {
            let weekday = day.weekday().to_monday_one_offset();
            let windows = plan.windows.iter();
            let windows = windows.filter(move |window| i8::try_from(window.weekday) == Ok(weekday));
            let zone = &zone;
            windows.filter_map(move |window| {
                let (from, to) = window.times()?;
                Some(Slot { from: moment(day, from, zone)?, to: moment(day, to, zone)? })
            })
        })
        .filter(|slot| slot.from >= earliest)
        .collect();
    slots.sort_by_key(|slot| slot.from);
    slots
}

fn later(day: Date, days: i64) -> Option<Date> {
    day.checked_add(Span::new().try_days(days).ok()?).ok()
}

/// The moment of a day's minute in a time zone.
fn moment(day: Date, minutes: i64, zone: &TimeZone) -> Option<Millis> {
    let day = later(day, minutes / MINUTES_A_DAY)?;
    let minutes = i8::try_from(minutes % MINUTES_A_DAY / 60).ok().zip(i8::try_from(minutes % 60).ok())?;
    let time = Time::new(minutes.0, minutes.1, 0, 0).ok()?;
    Some(day.to_datetime(time).to_zoned_datetime(zone.clone()).ok()?.timestamp().as_millisecond())
}

#[cfg(test)]
mod tests {
    use super::*;
    use base::clock::{parse_rfc3339, rfc3339};
    use serde_json::json;

    #[test]
    fn a_delivery_window_keeps_its_local_time_across_a_clock_change() {
        let plan: DeliveryPlan = serde_json::from_value(json!({
            "windows": [{ "weekday": 5, "from": "14:00", "to": "16:00" }, { "weekday": 1, "from": "9:00", "to": "24:00" }],
            "leadHours": 1, "daysAhead": 4, "timeZone": "Europe/Berlin",
        }))
        .unwrap();
        let now = parse_rfc3339("2027-03-26T09:00:00Z").unwrap();
        let shown: Vec<(String, String)> =
            upcoming(&plan, now).iter().map(|slot| (rfc3339(slot.from), rfc3339(slot.to))).collect();
        let slot = |from: &str, to: &str| (from.to_owned(), to.to_owned());
        assert_eq!(
            shown,
            [
                slot("2027-03-26T13:00:00.000Z", "2027-03-26T15:00:00.000Z"),
                slot("2027-03-29T07:00:00.000Z", "2027-03-29T22:00:00.000Z"),
            ]
        );
    }

    #[test]
    fn delivery_slots_are_in_the_future_and_in_the_shops_time_zone() {
        // Saturday, also in New York.
        let now = parse_rfc3339("2026-11-21T15:00:00Z").unwrap();
        let plan: DeliveryPlan = serde_json::from_value(json!({
            "windows": [
                { "weekday": 2, "from": "14:00", "to": "18:00" },
                { "weekday": 6, "from": "13:00", "to": "15:00" },
                { "weekday": 6, "from": "11:00", "to": "12:00" },
            ],
            "leadHours": 2,
            "daysAhead": 4,
            "timeZone": "America/New_York",
        }))
        .unwrap();
        let shown: Vec<(String, String)> =
            upcoming(&plan, now).iter().map(|slot| (rfc3339(slot.from), rfc3339(slot.to))).collect();
        let slot = |from: &str, to: &str| (from.to_owned(), to.to_owned());
        assert_eq!(
            shown,
            [
                slot("2026-11-21T18:00:00.000Z", "2026-11-21T20:00:00.000Z"),
                slot("2026-11-24T19:00:00.000Z", "2026-11-24T23:00:00.000Z"),
            ]
        );
    }
}
