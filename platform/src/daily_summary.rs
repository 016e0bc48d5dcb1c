//! The daily summary for the owner: the day before (UTC), and the work that waits.

use base::clock::seconds;
use base::{Author, Result, Shop, Writing, money};
use shop::commerce::orders;
use shop::events::mails::{Amount, OwnerMail, OwnerText, Paragraph};
use shop::{catalog, people::members, site};

const DAY: i64 = seconds(86_400);

/// Mails the summary of the day before, once a day.
pub(super) fn send(shop: &Shop) -> Result<()> {
    let is_due = shop.read(|reading| {
        let is_chosen = site::read_settings(reading)?.owner_mails.contains(&OwnerMail::DailySummary);
        Ok(is_chosen && site::last_summary(reading)?.is_none_or(|sent| sent < today(reading.now)))
    })?;
    if is_due { shop.write(&Author::PLATFORM, summarize) } else { Ok(()) }
}

/// The start of a moment's day.
const fn today(now: i64) -> i64 {
    now - now.rem_euclid(DAY)
}

fn summarize(writing: &Writing<'_>) -> Result<()> {
    site::keep_summary(writing, writing.now)?;
    let today = today(writing.now);
    let span = (today - DAY, today);
    site::tell_owner(writing, OwnerMail::DailySummary, "", |language| {
        let currency = site::currency(writing)?;
        let sales = orders::repo::sales(writing, span, currency)?;
        let rows = [
            (OwnerText::Orders, sales.len().to_string()),
            (OwnerText::Sales, money::localized(sales.into_iter().sum(), currency, language)),
            (OwnerText::NewMembers, members::count_created(writing, span)?.to_string()),
            (OwnerText::ToFulfil, orders::repo::count_to_fulfil(writing)?.to_string()),
            (OwnerText::InShortSupply, catalog::count_low_stock(writing)?.to_string()),
        ];
        let row = |(name, count)| Amount::new(language.say(name).to_owned(), count);
        let values = vec![("shop", site::name(writing)?), ("date", language.day(span.0))];
        Ok((values, vec![Paragraph::Amounts(rows.into_iter().map(row).collect())]))
    })
}
