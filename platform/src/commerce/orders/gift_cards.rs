//! Gift cards that were bought: each is made, and its code sent to the buyer, once its order is paid.

use super::amounts::amount;
use super::history;
use super::mails::Mail;
use super::record::Record;
use crate::base::error::ApiError;
use crate::base::secret;
use crate::base::state::Shop;
use crate::commerce::rules::{self, GiftCard};
use crate::events::mails::Amount;
use cartwright::resources::cart::ItemTypePreset;
use rusqlite::Connection;

/// The letters and digits of a code, in groups of four.
const CODE_LENGTH: usize = 16;

/// Makes the gift cards of a paid order and mails their codes. One that has been made is not made again.
pub(super) fn issue(connection: &Connection, shop: &Shop, order: &mut Record) -> Result<(), ApiError> {
    let mut cards = Vec::new();
    for line in order.order.line_items.iter().flatten() {
        let preset = line.item_type.as_ref().and_then(|kind| kind.preset.as_ref());
        if preset != Some(&ItemTypePreset::GiftCard) {
            continue;
        }
        let value = amount(line.price.as_ref());
        for number in 1..=line.quantity.unwrap_or_default() {
            let id = format!("{}-{}-{number}", order.id, line.id.as_deref().unwrap_or_default());
            if rules::find::<GiftCard>(connection, &id)?.is_some() {
                continue;
            }
            let card =
                GiftCard { id, code: new_code()?, initial_value: value, balance: value, expires: None, active: true };
            rules::save(connection, &card)?;
            cards.push(Amount::new(card.code, order.amount_text(value)));
        }
    }
    if cards.is_empty() {
        return Ok(());
    }
    history::mail(connection, shop, order, Mail::GiftCards { cards: &cards }, None)
}

/// A code that nobody guesses, in a form that can be read out.
fn new_code() -> Result<String, ApiError> {
    let mut letters = String::new();
    while letters.len() < CODE_LENGTH {
        let more = secret::random_secret()?.to_ascii_uppercase();
        letters.extend(more.chars().filter(char::is_ascii_alphanumeric));
    }
    let groups = letters.as_bytes().chunks(4).take(CODE_LENGTH / 4);
    let groups: Vec<String> = groups.map(|group| String::from_utf8_lossy(group).into_owned()).collect();
    Ok(groups.join("-"))
}

#[cfg(test)]
mod tests {
    use super::new_code;

    #[test]
    fn a_code_can_be_read_out_and_is_another_each_time() {
        let (one, other) = (new_code().unwrap(), new_code().unwrap());
        assert_ne!(one, other);
        assert_eq!(one.len(), 19);
        assert!(one.split('-').all(|group| {
            group.len() == 4 && group.bytes().all(|letter| letter.is_ascii_uppercase() || letter.is_ascii_digit())
        }));
    }
}
