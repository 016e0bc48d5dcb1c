//! Mails to the owner about orders.

use super::stored::Record;
use super::summary::Summary;
use crate::events::mails::{OwnerMail, OwnerText, Paragraph};
use crate::site;
use base::{Result, Writing};

/// Mails the owner an order that was placed, or that was paid afterwards.
pub(super) fn tell(writing: &Writing<'_>, kind: OwnerMail, record: &Record) -> Result<()> {
    site::tell_owner(writing, kind, &format!("/orders/{}", record.id), |language| {
        let summary = Summary::for_owner(writing, record, language)?;
        let contents = [summary.items(), summary.sums()].into_iter().chain(summary.delivery());
        let values = vec![("number", record.number.to_string()), ("name", summary.buyer().unwrap_or_default())];
        Ok((values, contents.collect()))
    })
}

/// Mails the owner a buyer's request: its sentence, the quantities of its lines by their ids, and its reason.
pub(super) fn tell_request(
    writing: &Writing<'_>,
    record: &Record,
    text: OwnerText,
    lines: &[(&str, i64)],
    reason: &str,
) -> Result<()> {
    site::tell_owner(writing, OwnerMail::Requests, &format!("/orders/{}", record.id), |language| {
        let summary = Summary::for_owner(writing, record, language)?;
        let values = vec![("number", record.number.to_string()), ("name", summary.buyer().unwrap_or_default())];
        let items =
            Some(summary.quantities(lines.iter().copied())).filter(|items| !items.is_empty()).map(Paragraph::Lines);
        let reason = Some(reason.to_owned()).filter(|reason| !reason.is_empty()).map(Paragraph::Text);
        let text = Paragraph::Text(language.say(text).to_owned());
        Ok((values, [Some(text), items, reason].into_iter().flatten().collect()))
    })
}
