//! An order's activities, some of which mail the buyer.

use super::{mails::Mail, stored::Record};
use crate::events::outbox::{self, Message};
use crate::site;
use base::{Millis, Result, Writing, clock::rfc3339, secret, wire};
use cartwright::resources::orders::{Activity, ActivityType, OrderActivityType};
use cartwright::types::Timestamp;

/// The maximum of activities.
const MAX_LENGTH: usize = 1000;

/// An activity without details.
pub(crate) fn entry(kind: OrderActivityType) -> Activity {
    wire!(Activity { r#type: ActivityType::from(kind.as_str()), activity_type: kind })
}

/// Appends an activity and returns its id. The caller saves the order. A full history drops the oldest activity but the
/// first.
pub(crate) fn add(record: &mut Record, now: Millis, mut activity: Activity) -> String {
    let id = secret::new_id();
    activity.id = Some(id.clone());
    activity.created_date = Some(Timestamp::from(rfc3339(now)));
    let activities = record.order.activities.get_or_insert_default();
    if activities.len() >= MAX_LENGTH {
        activities.remove(1);
    }
    activities.push(activity);
    id
}

/// Mails the buyer, and adds an activity for the mail.
pub(crate) fn mail(
    writing: &Writing<'_>,
    record: &mut Record,
    mail: Mail<'_>,
    noted: Option<OrderActivityType>,
) -> Result<()> {
    let buyer = record.order.buyer_info.as_ref();
    let Some(recipient) = buyer.and_then(|buyer| buyer.email.clone()) else {
        return Ok(());
    };
    let letter = mail.letter(writing, record)?;
    outbox::send(writing, &Message::mail(&site::name(writing)?, recipient, &letter, writing.now))?;
    if let Some(kind) = noted {
        add(record, writing.now, entry(kind));
    }
    Ok(())
}
