//! Intervals of date histograms, in UTC.

use base::{Millis, clock::seconds};
use cartwright::query::HistogramInterval;
use time::{Date, Duration, Month, OffsetDateTime};

/// The start of the interval that contains a moment.
pub(super) fn start(interval: &HistogramInterval, moment: Millis) -> Millis {
    let even = |length: Millis| moment - moment.rem_euclid(length);
    match interval {
        HistogramInterval::Second => even(seconds(1)),
        HistogramInterval::Minute => even(seconds(60)),
        HistogramInterval::Hour => even(seconds(3_600)),
        HistogramInterval::Day => even(seconds(86_400)),
        HistogramInterval::Week => {
            let date = date_of(moment);
            of(date - Duration::days(date.weekday().number_days_from_monday().into()))
        }
        HistogramInterval::Year => {
            of(Date::from_calendar_date(date_of(moment).year(), Month::January, 1).unwrap_or(Date::MIN))
        }
        _ => of(date_of(moment).replace_day(1).unwrap_or(Date::MIN)),
    }
}

pub(super) fn next(interval: &HistogramInterval, start: Millis) -> Millis {
    // Adds more than any interval's length but less than two, then takes the start of that interval.
    let within_next = match interval {
        HistogramInterval::Second => return start + seconds(1),
        HistogramInterval::Minute => return start + seconds(60),
        HistogramInterval::Hour => return start + seconds(3_600),
        HistogramInterval::Day => return start + seconds(86_400),
        HistogramInterval::Week => return start + seconds(7 * 86_400),
        HistogramInterval::Year => start + seconds(370 * 86_400),
        _ => start + seconds(32 * 86_400),
    };
    self::start(interval, within_next)
}

fn date_of(moment: Millis) -> Date {
    OffsetDateTime::from_unix_timestamp(moment.div_euclid(seconds(1))).map_or(Date::MIN, OffsetDateTime::date)
}

fn of(date: Date) -> Millis {
    seconds(date.midnight().assume_utc().unix_timestamp())
}

#[cfg(test)]
mod tests {
    use super::*;
    use base::clock::{parse_rfc3339, rfc3339};

    #[test]
    fn histogram_intervals_start_at_calendar_boundaries() {
        let moment = parse_rfc3339("2024-02-29T13:14:15.000Z").unwrap();
        for (interval, begins, ends) in [
            (HistogramInterval::Year, "2024-01-01T00:00:00", "2025-01-01T00:00:00"),
            (HistogramInterval::Month, "2024-02-01T00:00:00", "2024-03-01T00:00:00"),
            (HistogramInterval::Week, "2024-02-26T00:00:00", "2024-03-04T00:00:00"),
            (HistogramInterval::Day, "2024-02-29T00:00:00", "2024-03-01T00:00:00"),
            (HistogramInterval::Hour, "2024-02-29T13:00:00", "2024-02-29T14:00:00"),
        ] {
            let start = start(&interval, moment);
            assert!(rfc3339(start).starts_with(begins), "{}", rfc3339(start));
            let next = next(&interval, start);
            assert!(rfc3339(next).starts_with(ends), "{}", rfc3339(next));
        }
    }
}
