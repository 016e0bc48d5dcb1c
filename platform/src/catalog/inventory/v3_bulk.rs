//! Many inventory items of catalog v3 at once, each with its own result.

use super::change::Inventory;
use super::v3::{find, read, reason, update_item};
use crate::call::Call;
use crate::catalog::bulk::Outcome;
use crate::catalog::payload;
use crate::error::ApiError;
use crate::state::Shop;
use cartwright::resources::inventory_items_v3::{DecrementDataById, IncrementDataById, MaskedInventoryItem};
use serde_json::Value;

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

/// `POST /v3/bulk/inventory-items/increment`
pub(crate) fn bulk_increment(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let given: Vec<IncrementDataById> = payload::required(call, "incrementData")?;
    let id = |one: &IncrementDataById| one.inventory_item_id.clone();
    each(shop, call, &given, id, |inventory, one, _| {
        let by = one.increment_by.unwrap_or_default();
        let (product, _, number) = find(inventory.connection, &id(one).unwrap_or_default())?;
        inventory.increment(product.number, number, by)
    })
}

/// `POST /v3/bulk/inventory-items/decrement`
pub(crate) fn bulk_decrement(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let given: Vec<DecrementDataById> = payload::required(call, "decrementData")?;
    let is_restricted = call.flag("restrictInventory");
    let id = |one: &DecrementDataById| one.inventory_item_id.clone();
    each(shop, call, &given, id, |inventory, one, _| {
        let by = one.decrement_by.unwrap_or_default();
        let (product, _, number) = find(inventory.connection, &id(one).unwrap_or_default())?;
        let is_preorder = one.preorder_request.unwrap_or_default();
        inventory.decrement(product.number, number, by, (is_restricted, is_preorder))
    })
}

/// `POST /v3/bulk/inventory-items/update`
pub(crate) fn bulk_update(shop: &Shop, call: &Call) -> Result<Value, ApiError> {
    let given: Vec<MaskedInventoryItem> = payload::required(call, "inventoryItems")?;
    let id = |one: &MaskedInventoryItem| one.inventory_item.as_ref().and_then(|item| item.id.clone());
    each(shop, call, &given, id, |inventory, one, index| {
        let item = one.inventory_item.as_ref();
        let root = format!("inventoryItems[{index}].inventoryItem");
        let item = item.ok_or_else(|| ApiError::field(&root, "REQUIRED_FIELD", "is missing"))?;
        update_item(inventory, item, &root).map(drop)
    })
}
