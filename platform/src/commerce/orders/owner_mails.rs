//! Mails to the owner about orders.

use super::stored::Record;
use super::summary::Summary;
use crate::base::{Result, Writing};
use crate::events::mails::OwnerMail;
use crate::site;

/// Mails the owner an order that was placed, or that was paid afterwards.
pub(super) fn tell(writing: &Writing<'_>, kind: OwnerMail, record: &Record) -> Result<()> {
    site::tell_owner(writing, kind, &format!("/orders/{}", record.id), |language| {
        let summary = Summary::for_owner(writing, record, language)?;
        let contents = [summary.items(), summary.sums()].into_iter().chain(summary.delivery());
        let values = vec![("number", record.number.to_string()), ("name", summary.buyer().unwrap_or_default())];
        Ok((values, contents.collect()))
    })
}
