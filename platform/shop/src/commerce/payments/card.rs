//! Test cards of the payment provider: no money moves, and the card's number determines the outcome.

use base::Millis;
use time::OffsetDateTime;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum CardBehaviour {
    Pays,
    Declined,
    /// The bank answers later.
    Pending,
    /// The bank never answers.
    Unanswered,
    /// The bank approves, then calls back twice to repeat it.
    CallsTwice,
    /// The bank authorizes the amount until it is captured.
    Authorizes,
}

const CARDS: [(&str, CardBehaviour); 6] = [
    ("4242424242424242", CardBehaviour::Pays),
    ("4000000000000002", CardBehaviour::Declined),
    ("4000000000003220", CardBehaviour::Pending),
    ("4000000000000259", CardBehaviour::Unanswered),
    ("4000000000000077", CardBehaviour::CallsTwice),
    ("4000000000000341", CardBehaviour::Authorizes),
];

/// The reason why a card is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CardRefusal {
    Number,
    Expiry,
    Cvc,
    /// Declined by the bank.
    Declined,
    /// The provider does not know the token.
    Token,
}

/// A card as typed.
#[derive(Debug, Clone, Copy)]
pub struct Card<'a> {
    pub number: &'a str,
    pub expiry: &'a str,
    pub cvc: &'a str,
}

impl Card<'_> {
    /// The behaviour of a valid test card.
    pub(crate) fn behaviour(&self, now: Millis) -> Result<CardBehaviour, CardRefusal> {
        let number = self.digits();
        let (_, behaviour) = CARDS.iter().find(|(known, _)| *known == number).ok_or(CardRefusal::Number)?;
        if !is_in_future(self.expiry, now) {
            return Err(CardRefusal::Expiry);
        }
        let cvc = self.cvc.trim();
        if !(3..=4).contains(&cvc.len()) || !cvc.bytes().all(|byte| byte.is_ascii_digit()) {
            return Err(CardRefusal::Cvc);
        }
        Ok(*behaviour)
    }

    /// The last four digits; nothing else is stored.
    pub(crate) fn last_four(&self) -> String {
        let digits = self.digits();
        digits.get(digits.len().saturating_sub(4)..).unwrap_or_default().to_owned()
    }

    fn digits(&self) -> String {
        let separators = |character: &char| !matches!(character, ' ' | '-');
        self.number.chars().filter(separators).collect()
    }
}

/// The behaviour of a token: `tok_visa` pays, `tok_declined` does not.
pub(crate) fn behaviour_of_token(token: &str) -> Result<CardBehaviour, CardRefusal> {
    match token {
        "tok_visa" => Ok(CardBehaviour::Pays),
        "tok_declined" => Ok(CardBehaviour::Declined),
        "tok_pending" => Ok(CardBehaviour::Pending),
        "tok_authorize" => Ok(CardBehaviour::Authorizes),
        _ => Err(CardRefusal::Token),
    }
}

/// Whether `MM/YY` or `MM/YYYY` has not passed; a card is valid to the end of its month.
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
    fn only_test_cards_are_accepted() {
        let now = base::clock::parse_rfc3339("2026-11-21T00:00:00Z").unwrap();
        let behaviour = |number, expiry, cvc| Card { number, expiry, cvc }.behaviour(now);
        assert_eq!(behaviour("4242 4242 4242 4242", "11/26", "123"), Ok(CardBehaviour::Pays));
        assert_eq!(behaviour("4242-4242-4242-4242", "01 / 2030", "1234"), Ok(CardBehaviour::Pays));
        assert_eq!(behaviour("4000 0000 0000 0002", "12/30", "123"), Ok(CardBehaviour::Declined));
        assert_eq!(behaviour("4000 0000 0000 0341", "12/30", "123"), Ok(CardBehaviour::Authorizes));
        assert_eq!(behaviour("5555 5555 5555 4444", "12/30", "123"), Err(CardRefusal::Number));
        assert_eq!(behaviour("", "12/30", "123"), Err(CardRefusal::Number));
        for expiry in ["10/26", "13/30", "1230", "", "a/b"] {
            assert_eq!(behaviour("4242424242424242", expiry, "123"), Err(CardRefusal::Expiry), "{expiry}");
        }
        assert_eq!(behaviour("4242424242424242", "12/30", "12a"), Err(CardRefusal::Cvc));
    }

    #[test]
    fn only_the_last_four_digits_of_a_card_are_kept() {
        let card = |number| Card { number, expiry: "", cvc: "" };
        assert_eq!(card("4000 0000 0000 0341").last_four(), "0341");
        assert_eq!(card("42").last_four(), "42");
    }
}
