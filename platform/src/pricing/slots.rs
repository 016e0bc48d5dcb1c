//! The times at which a delivery can be had, from the windows of a week.

use crate::clock::{Millis, seconds};
use crate::rules::DeliveryPlan;

const MINUTE: Millis = seconds(60);
const DAY: Millis = seconds(86_400);
/// The first Monday after the epoch, which was a Thursday.
const FIRST_MONDAY: Millis = 4 * DAY;

/// A stretch of time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Slot {
    pub(crate) from: Millis,
    pub(crate) to: Millis,
}

/// The slots that can still be chosen, soonest first.
pub(crate) fn upcoming(plan: &DeliveryPlan, now: Millis) -> Vec<Slot> {
    let offset = plan.utc_offset_minutes.saturating_mul(MINUTE);
    let today = now.saturating_add(offset).div_euclid(DAY);
    let earliest = now.saturating_add(plan.lead_hours.saturating_mul(60 * MINUTE));
    let mut slots: Vec<Slot> = (0..=plan.days_ahead)
        .flat_map(|ahead| {
            let midnight = (today + ahead) * DAY;
            let weekday = 1 + (midnight - FIRST_MONDAY).div_euclid(DAY).rem_euclid(7);
            let windows = plan
                .windows
                .iter()
                .filter(move |window| i64::from(window.weekday) == weekday);
            windows.filter_map(move |window| {
                let (from, to) = window.times()?;
                Some(Slot {
                    from: midnight + from * MINUTE - offset,
                    to: midnight + to * MINUTE - offset,
                })
            })
        })
        .filter(|slot| slot.from >= earliest)
        .collect();
    slots.sort_by_key(|slot| slot.from);
    slots
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::{parse_rfc3339, rfc3339};
    use serde_json::json;

    #[test]
    fn slots_are_in_the_future_and_in_the_shops_own_time() {
        // Saturday, in New York too.
        let now = parse_rfc3339("2026-11-21T15:00:00Z").unwrap();
        let plan: DeliveryPlan = serde_json::from_value(json!({
            "windows": [
                { "weekday": 2, "from": "14:00", "to": "18:00" },
                { "weekday": 6, "from": "13:00", "to": "15:00" },
                { "weekday": 6, "from": "11:00", "to": "12:00" },
            ],
            "leadHours": 2,
            "daysAhead": 4,
            "utcOffsetMinutes": -300,
        }))
        .unwrap();
        let shown: Vec<(String, String)> = upcoming(&plan, now)
            .iter()
            .map(|slot| (rfc3339(slot.from), rfc3339(slot.to)))
            .collect();
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
