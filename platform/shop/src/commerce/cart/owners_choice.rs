//! The fields of carts and checkouts that only the owner may set, for all calls in one table: prices, discounts, fees,
//! tax and weights.

use base::{Call, Result};
use serde_json::{Map, Value};
use std::borrow::Cow;

/// The treatment of an owner's field that a buyer sends.
enum Treatment {
    /// Refuses the call; the text names what requires the owner.
    Refused(&'static str),
    /// Drops the field: clients send back what they have read.
    Ignored,
}

use Treatment::{Ignored, Refused};

/// The owner's fields, by the last parts of their path (without list indexes).
const FIELDS: [(&[&str], Treatment); 10] = [
    (&["catalogOverrideFields"], Refused("Changing what the catalog says")),
    (&["customLineItems"], Refused("Adding a custom line item")),
    (&["customItems"], Refused("Adding a custom line item")),
    (&["merchantDiscounts"], Refused("Giving a merchant discount")),
    (&["taxExemptGroupId"], Refused("Exempting a buyer from tax")),
    (&["customSettings"], Refused("Changing a checkout's settings")),
    (&["cart", "settings"], Refused("Setting what buyers cannot change")),
    (&["customCheckoutUrl"], Refused("Setting another checkout page")),
    (&["taxableAddress"], Ignored),
    (&["taxGroupId"], Ignored),
];
/// Objects with arbitrary keys, which are not searched.
const OPAQUE: [&str; 4] = ["options", "extendedFields", "customFields", "externalReference"];

/// The call without the fields that its caller may not set.
pub fn permitted(call: &Call) -> Result<Cow<'_, Call>> {
    if call.caller.is_owner() {
        return Ok(Cow::Borrowed(call));
    }
    let mut permitted = call.clone();
    keep(call, &mut permitted.payload, &mut Vec::new())?;
    Ok(Cow::Owned(permitted))
}

fn keep(call: &Call, object: &mut Map<String, Value>, path: &mut Vec<String>) -> Result<()> {
    let names: Vec<String> = object.keys().cloned().collect();
    for name in names {
        path.push(name.clone());
        let known = FIELDS.iter().find(|(field, _)| {
            let tail = path.len().checked_sub(field.len()).and_then(|start| path.get(start..));
            tail.is_some_and(|tail| tail.iter().zip(*field).all(|(given, name)| given == name))
        });
        match known {
            Some((_, Refused(what))) if object.get(&name).is_some_and(says_something) => {
                call.caller.require_owner(what)?;
            }
            Some(_) => drop(object.remove(&name)),
            None if OPAQUE.contains(&name.as_str()) => {}
            None => {
                for inner in object.get_mut(&name).into_iter().flat_map(objects) {
                    keep(call, inner, path)?;
                }
            }
        }
        path.pop();
    }
    Ok(())
}

fn says_something(value: &Value) -> bool {
    match value {
        Value::Null => false,
        Value::Array(items) => !items.is_empty(),
        Value::Object(fields) => !fields.is_empty(),
        _ => true,
    }
}

/// The objects of a value: itself, or a list's items.
fn objects(value: &mut Value) -> Vec<&mut Map<String, Value>> {
    match value {
        Value::Object(fields) => vec![fields],
        Value::Array(items) => items.iter_mut().filter_map(Value::as_object_mut).collect(),
        _ => Vec::new(),
    }
}
