//! Localized dates and times.

use super::Language;
use crate::Millis;
use time::{OffsetDateTime, macros::format_description};

const ENGLISH_DAYS: [&str; 7] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const GERMAN_DAYS: [&str; 7] = ["Mo.", "Di.", "Mi.", "Do.", "Fr.", "Sa.", "So."];
const ARABIC_DAYS: [&str; 7] = ["الاثنين", "الثلاثاء", "الأربعاء", "الخميس", "الجمعة", "السبت", "الأحد"];

const ENGLISH_MONTHS: [&str; 12] = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const GERMAN_MONTHS: [&str; 12] = [
    "Januar",
    "Februar",
    "März",
    "April",
    "Mai",
    "Juni",
    "Juli",
    "August",
    "September",
    "Oktober",
    "November",
    "Dezember",
];
const ARABIC_MONTHS: [&str; 12] =
    ["يناير", "فبراير", "مارس", "أبريل", "مايو", "يونيو", "يوليو", "أغسطس", "سبتمبر", "أكتوبر", "نوفمبر", "ديسمبر"];

impl Language {
    /// A moment's day (UTC): `Nov 24, 2026`.
    pub fn day(self, moment: Millis) -> String {
        let date = OffsetDateTime::from_unix_timestamp(moment.div_euclid(1000)).unwrap_or(OffsetDateTime::UNIX_EPOCH);
        let months = self.pick([ENGLISH_MONTHS, GERMAN_MONTHS, ARABIC_MONTHS]);
        let month = months.get(usize::from(u8::from(date.month())) - 1).copied().unwrap_or_default();
        let (day, year) = (date.day(), date.year());
        self.pick([format!("{month} {day}, {year}"), format!("{day}. {month} {year}"), format!("{day} {month} {year}")])
    }

    /// A time range on one day: `Tue, Nov 24, 4:00 PM – 7:00 PM`.
    pub fn span(self, from: OffsetDateTime, to: OffsetDateTime) -> Option<String> {
        let weekday = usize::from(from.weekday().number_days_from_monday());
        let month = usize::from(u8::from(from.month())).checked_sub(1)?;
        let weekday = self.pick([ENGLISH_DAYS, GERMAN_DAYS, ARABIC_DAYS]).get(weekday).copied()?;
        let month = self.pick([ENGLISH_MONTHS, GERMAN_MONTHS, ARABIC_MONTHS]).get(month).copied()?;
        let day = from.day();
        // Word joiners and hard spaces prevent a line break in the range.
        let (hour, dash) = match self {
            Self::English => {
                (format_description!("[hour repr:12 padding:none]:[minute]\u{a0}[period]"), "\u{a0}–\u{2060}\u{a0}")
            }
            Self::German | Self::Arabic => (format_description!("[hour]:[minute]"), "\u{2060}–\u{2060}"),
        };
        let hours = self.isolated(&[from.format(hour).ok()?, to.format(hour).ok()?].join(dash));
        Some(self.pick([
            format!("{weekday}, {month} {day}, {hours}"),
            format!("{weekday} {day}. {month}, {hours} Uhr"),
            format!("{weekday} {day} {month}، {hours}"),
        ]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use time::macros::datetime;

    #[test]
    fn a_day_is_formatted_for_its_language() {
        for (language, text) in [
            (Language::English, "Nov 24, 2026"),
            (Language::German, "24. November 2026"),
            (Language::Arabic, "24 نوفمبر 2026"),
        ] {
            assert_eq!(language.day(1_795_564_799_999), text);
        }
    }

    #[test]
    fn a_time_range_is_formatted_for_its_language() {
        let (from, to) = (datetime!(2026-11-24 16:00 UTC), datetime!(2026-11-24 19:00 UTC));
        for (language, text) in [
            (Language::English, "Tue, Nov 24, 4:00\u{a0}PM\u{a0}–\u{2060}\u{a0}7:00\u{a0}PM"),
            (Language::German, "Di. 24. November, 16:00\u{2060}–\u{2060}19:00 Uhr"),
            (Language::Arabic, "الثلاثاء 24 نوفمبر، \u{2066}16:00\u{2060}–\u{2060}19:00\u{2069}"),
        ] {
            assert_eq!(language.span(from, to).unwrap(), text);
        }
    }
}
