//! The test payment provider: it moves no money and knows two cards.

use crate::clock::Millis;
use time::OffsetDateTime;

const PAYS: &str = "4242424242424242";
const DECLINED: &str = "4000000000000002";

/// Why a card does not pay.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum CardRefusal {
    Number,
    Expiry,
    Cvc,
    /// The bank said no.
    Declined,
}

/// A card as it was typed.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Card<'a> {
    pub(crate) number: &'a str,
    pub(crate) expiry: &'a str,
    pub(crate) cvc: &'a str,
}

impl Card<'_> {
    /// Asks the bank, so to say.
    pub(crate) fn charge(&self, now: Millis) -> Result<(), CardRefusal> {
        let number: String = self
            .number
            .chars()
            .filter(|character| !matches!(character, ' ' | '-'))
            .collect();
        if number != PAYS && number != DECLINED {
            return Err(CardRefusal::Number);
        }
        if !is_in_future(self.expiry, now) {
            return Err(CardRefusal::Expiry);
        }
        let cvc = self.cvc.trim();
        if !(3..=4).contains(&cvc.len()) || !cvc.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(CardRefusal::Cvc);
        }
        if number == DECLINED {
            return Err(CardRefusal::Declined);
        }
        Ok(())
    }
}

/// Whether `MM/YY` or `MM/YYYY` has not passed; a card is good to the end of its month.
fn is_in_future(expiry: &str, now: Millis) -> bool {
    let Some((month, year)) = expiry.split_once('/') else {
        return false;
    };
    let (Ok(month), Ok(year)) = (month.trim().parse::<u8>(), year.trim().parse::<i32>()) else {
        return false;
    };
    let year = if year < 100 { 2000 + year } else { year };
    let Ok(today) = OffsetDateTime::from_unix_timestamp(now / 1000) else {
        return false;
    };
    (1..=12).contains(&month) && (year, month) >= (today.year(), u8::from(today.month()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_test_cards_are_known() {
        let now = crate::clock::parse_rfc3339("2026-11-21T00:00:00Z").unwrap();
        let charge = |number, expiry, cvc| Card { number, expiry, cvc }.charge(now);
        assert_eq!(charge("4242 4242 4242 4242", "11/26", "123"), Ok(()));
        assert_eq!(charge("4242-4242-4242-4242", "01 / 2030", "1234"), Ok(()));
        assert_eq!(
            charge("4000 0000 0000 0002", "12/30", "123"),
            Err(CardRefusal::Declined)
        );
        assert_eq!(charge("5555 5555 5555 4444", "12/30", "123"), Err(CardRefusal::Number));
        assert_eq!(charge("", "12/30", "123"), Err(CardRefusal::Number));
        for expiry in ["10/26", "13/30", "1230", "", "a/b"] {
            assert_eq!(
                charge("4242424242424242", expiry, "123"),
                Err(CardRefusal::Expiry),
                "{expiry}"
            );
        }
        assert_eq!(charge("4242424242424242", "12/30", "12a"), Err(CardRefusal::Cvc));
    }
}
