//! Changes of many orders at once, each with its own result.

use super::{record, repo, update::changed};
use crate::base::bulk_calls::{self, Outcome};
use crate::base::{ApiError, Call, Shop};
use crate::events::EventKind;
use cartwright::resources::orders::{BulkUpdateOrderTags, TagList};
use serde_json::Value;

/// `POST /v1/bulk/orders/update`
pub(crate) fn bulk_update(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let entries = call.value("orders").and_then(Value::as_array);
    let returns_entity = call.flag("returnEntity");
    shop.db.write(|transaction| {
        let mut outcome = Outcome::default();
        for entry in entries.into_iter().flatten() {
            let given = entry.get("order").unwrap_or(&Value::Null);
            let id = given.get("id").and_then(Value::as_str).unwrap_or_default();
            outcome.run(transaction, id, || {
                let order = changed(transaction, shop.clock.now(), given)?.order;
                Ok(returns_entity.then(|| serde_json::to_value(order)).transpose()?)
            })?;
        }
        Ok(outcome.reply())
    })
}

/// `POST /v1/bulk/orders/update-tags`
pub(crate) fn bulk_update_tags(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let asked: BulkUpdateOrderTags = call.payload()?;
    let (assigned, unassigned) = (asked.assign_tags.unwrap_or_default(), asked.unassign_tags.unwrap_or_default());
    let now = shop.clock.now();
    shop.db.write(|transaction| {
        let mut outcome = Outcome::default();
        for id in asked.order_ids.iter().flatten() {
            outcome.run(transaction, id, || {
                let mut order = repo::by_id(transaction, id)?;
                let known = order.order.tags.get_or_insert_default();
                let lists = [
                    (&mut known.tags, &assigned.tags, &unassigned.tags),
                    (&mut known.private_tags, &assigned.private_tags, &unassigned.private_tags),
                ];
                for (list, assigned, unassigned) in lists {
                    let list = list.get_or_insert_default().tag_ids.get_or_insert_default();
                    bulk_calls::change_tags(list, ids(assigned.as_ref()), ids(unassigned.as_ref()))?;
                }
                record::save(transaction, now, &mut order, EventKind::Updated)?;
                Ok(None)
            })?;
        }
        Ok(outcome.reply())
    })
}

fn ids(list: Option<&TagList>) -> &[String] {
    list.and_then(|list| list.tag_ids.as_deref()).unwrap_or_default()
}
