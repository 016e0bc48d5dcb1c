//! Many inventory items of catalog v3 at once, each with its own result.

use super::change::Inventory;
use super::v3::{find, read, reason, update_item};
use crate::catalog::bulk::Outcome;
use crate::catalog::payload;
use crate::checks::Checks;
use crate::error::ApiError;
use crate::http::Call;
use crate::platform::Shop;
use cartwright::resources::inventory_items_v3::{DecrementDataById, IncrementDataById, MaskedInventoryItem};
use serde_json::Value;

/// The most counts of a call, and the most updates.
const MOST_COUNTS: usize = 300;
const MOST_UPDATES: usize = 1000;

/// Does the work for each, and tells what became of it.
fn each<T>(
    shop: &Shop,
    call: &Call,
    given: &[T],
    id: impl Fn(&T) -> Option<String>,
    work: impl Fn(&Inventory<'_>, &T, usize) -> Result<(), ApiError>,
) -> Result<Value, ApiError> {
    let reason = reason(call)?;
    let returns = call.flag("returnEntity");
    shop.db.write(|transaction| {
        let inventory = Inventory {
            connection: transaction,
            now: shop.clock.now(),
            reason,
        };
        let mut outcome = Outcome::default();
        for (index, one) in given.iter().enumerate() {
            let id = id(one).unwrap_or_default();
            outcome.run(transaction, &id, || {
                work(&inventory, one, index)?;
                match returns {
                    true => Ok(Some(serde_json::to_value(read(transaction, &id)?)?)),
                    false => Ok(None),
                }
            })?;
        }
        Ok(outcome.reply())
    })
}

fn counted(field: &str, index: usize, name: &str, by: Option<i64>) -> Result<i64, ApiError> {
    let by = by.unwrap_or_default();
    let mut checks = Checks::new();
    checks.range(|| format!("{field}[{index}].{name}"), by, 1, super::change::MOST);
    checks.finish().map(|()| by)
}

/// `POST /v3/bulk/inventory-items/increment`
pub(crate) fn bulk_increment(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let given: Vec<IncrementDataById> = payload::list(call, "incrementData", 1, MOST_COUNTS)?;
    let id = |one: &IncrementDataById| one.inventory_item_id.clone();
    each(shop, call, &given, id, |inventory, one, index| {
        let by = counted("incrementData", index, "incrementBy", one.increment_by)?;
        let (product, _, number) = find(inventory.connection, &id(one).unwrap_or_default())?;
        inventory.increment(product.number, number, by)
    })
}

/// `POST /v3/bulk/inventory-items/decrement`
pub(crate) fn bulk_decrement(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let given: Vec<DecrementDataById> = payload::list(call, "decrementData", 1, MOST_COUNTS)?;
    let is_restricted = call.flag("restrictInventory");
    let id = |one: &DecrementDataById| one.inventory_item_id.clone();
    each(shop, call, &given, id, |inventory, one, index| {
        let by = counted("decrementData", index, "decrementBy", one.decrement_by)?;
        let (product, _, number) = find(inventory.connection, &id(one).unwrap_or_default())?;
        let is_preorder = one.preorder_request.unwrap_or_default();
        inventory.decrement(product.number, number, by, (is_restricted, is_preorder))
    })
}

/// `POST /v3/bulk/inventory-items/update`
pub(crate) fn bulk_update(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let given: Vec<MaskedInventoryItem> = payload::list(call, "inventoryItems", 1, MOST_UPDATES)?;
    let id = |one: &MaskedInventoryItem| one.inventory_item.as_ref().and_then(|item| item.id.clone());
    each(shop, call, &given, id, |inventory, one, index| {
        let item = one.inventory_item.as_ref();
        let root = format!("inventoryItems[{index}].inventoryItem");
        let item = item.ok_or_else(|| ApiError::field(&root, "REQUIRED_FIELD", "is missing"))?;
        update_item(inventory, item, &root).map(drop)
    })
}
