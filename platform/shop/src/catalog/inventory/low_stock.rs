//! Mails to the owner about stock that became low.

use super::repo;
use crate::catalog::record::{self, StoredProduct};
use crate::events::mails::OwnerMail;
use crate::site;
use base::{Result, Writing};
use cartwright_contract::limits::stock::ENOUGH;
use rusqlite::Connection;

/// The number of variants with low stock.
pub fn count(connection: &Connection) -> Result<i64> {
    repo::count_below(connection, ENOUGH)
}

/// Mails the owner each variant whose stock a change made low.
pub(super) fn tell(writing: &Writing<'_>, before: &StoredProduct, after: &StoredProduct) -> Result<()> {
    for variant in &after.variants {
        let Some(left) = variant.stock.quantity.filter(|left| *left < ENOUGH) else {
            continue;
        };
        let known = before.variants.iter().find(|known| known.id == variant.id);
        if known.and_then(|known| known.stock.quantity).is_none_or(|was| was < ENOUGH) {
            continue;
        }
        site::tell_owner(writing, OwnerMail::LowStock, "/stock?stock=low", |_| {
            let choices = record::shared(writing, std::slice::from_ref(after))?.choice_names(after, variant);
            let choices: Vec<String> = choices.into_values().collect();
            let name = if choices.is_empty() { String::new() } else { format!(" ({})", choices.join(", ")) };
            Ok((vec![("name", [after.name.as_str(), &name].concat()), ("count", left.to_string())], Vec::new()))
        })?;
    }
    Ok(())
}
