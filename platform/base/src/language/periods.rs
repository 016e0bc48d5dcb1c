//! The terms of subscriptions, in the words of the store.

use super::Language;
use cartwright::resources::cart::{SubscriptionFrequency, SubscriptionSettings};

impl Language {
    /// How often a subscription is charged, and until when: `Every month, until cancelled`.
    pub fn subscription_terms(self, settings: &SubscriptionSettings) -> String {
        let every = self.every(settings.frequency.as_ref(), settings.interval.unwrap_or(1));
        let end = match settings.billing_cycles.filter(|_| settings.auto_renewal != Some(true)) {
            Some(cycles) => self.times(cycles),
            None => self.pick(["until cancelled", "bis zur Kündigung", "حتى الإلغاء"]).to_owned(),
        };
        [every, end].join(self.comma())
    }

    fn every(self, frequency: Option<&SubscriptionFrequency>, count: i64) -> String {
        let ([english, english_many], [german, german_many], arabic) = match frequency {
            Some(SubscriptionFrequency::Day) => {
                (["Every day", "days"], ["Jeden Tag", "Tage"], ["يوم", "يومين", "أيام", "يومًا"])
            }
            Some(SubscriptionFrequency::Week) => {
                (["Every week", "weeks"], ["Jede Woche", "Wochen"], ["أسبوع", "أسبوعين", "أسابيع", "أسبوعًا"])
            }
            Some(SubscriptionFrequency::Year) => {
                (["Every year", "years"], ["Jedes Jahr", "Jahre"], ["سنة", "سنتين", "سنوات", "سنة"])
            }
            _ => (["Every month", "months"], ["Jeden Monat", "Monate"], ["شهر", "شهرين", "أشهر", "شهرًا"]),
        };
        match (self, count) {
            (Self::English, 1) => english.to_owned(),
            (Self::English, _) => format!("Every {count} {english_many}"),
            (Self::German, 1) => german.to_owned(),
            (Self::German, _) => format!("Alle {count} {german_many}"),
            (Self::Arabic, _) => format!("كل {}", arabic_count(count, arabic)),
        }
    }

    fn times(self, count: i64) -> String {
        match (self, count) {
            (Self::English, 1) => "once in total".to_owned(),
            (Self::English, _) => format!("{count} times in total"),
            (Self::German, 1) => "insgesamt einmal".to_owned(),
            (Self::German, _) => format!("insgesamt {count}-mal"),
            (Self::Arabic, 1) => "مرة واحدة إجمالًا".to_owned(),
            (Self::Arabic, _) => format!("{} إجمالًا", arabic_count(count, ["مرة", "مرتان", "مرات", "مرة"])),
        }
    }
}

/// A count with its noun: singular, dual, few, many.
fn arabic_count(count: i64, [one, two, few, many]: [&str; 4]) -> String {
    match (count, count % 100) {
        (1, _) => one.to_owned(),
        (2, _) => two.to_owned(),
        (_, 3..=10) => format!("{count} {few}"),
        (_, 11..=99) => format!("{count} {many}"),
        _ => format!("{count} {one}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cartwright::resources::cart::SubscriptionFrequency::{Day, Month, Week, Year};

    #[test]
    fn the_terms_of_a_subscription_are_written_in_each_language() {
        for (frequency, interval, cycles, texts) in [
            (Month, 1, None, ["Every month, until cancelled", "Jeden Monat, bis zur Kündigung", "كل شهر، حتى الإلغاء"]),
            (
                Week,
                2,
                Some(1),
                ["Every 2 weeks, once in total", "Alle 2 Wochen, insgesamt einmal", "كل أسبوعين، مرة واحدة إجمالًا"],
            ),
            (
                Day,
                14,
                Some(6),
                ["Every 14 days, 6 times in total", "Alle 14 Tage, insgesamt 6-mal", "كل 14 يومًا، 6 مرات إجمالًا"],
            ),
            (
                Year,
                100,
                Some(2),
                ["Every 100 years, 2 times in total", "Alle 100 Jahre, insgesamt 2-mal", "كل 100 سنة، مرتان إجمالًا"],
            ),
        ] {
            let settings = SubscriptionSettings {
                frequency: Some(frequency),
                interval: Some(interval),
                billing_cycles: cycles,
                ..SubscriptionSettings::default()
            };
            let written = [Language::English, Language::German, Language::Arabic];
            assert_eq!(written.map(|language| language.subscription_terms(&settings)), texts);
        }
    }
}
