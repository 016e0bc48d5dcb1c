//! Get-or-create calls of shared entities.

use super::resource::{insert, with_payload};
use super::shared::Shared;
use super::{repo, stored::Entity};
use crate::events::EventKind;
use crate::resource::{Resource as _, answer, shown};
use base::{Call, Result, Shop, Writing, bulk_calls};
use serde_json::{Value, json};

/// `POST …/{kind}/get-or-create`, by name or whole entity.
pub(crate) fn get_or_create<S: Shared>(shop: &Shop, call: &Call) -> Result<Value> {
    let given = match call.value(&[S::ONE, "Name"].concat()) {
        Some(name) => json!({ "name": name }),
        None => call.required(S::ONE)?,
    };
    shop.write(&call.author, |writing| {
        let entity = found_or_created::<S>(writing, &given)?;
        answer::<S>(writing, call, &entity)
    })
}

/// Finds the entity with the payload's key, or creates it.
fn found_or_created<S: Shared>(writing: &Writing<'_>, given: &Value) -> Result<Entity> {
    let entity = with_payload::<S>(writing, Entity::default(), given)?;
    if let Some(known) = repo::find(writing, S::KIND, "key", &entity.key())? {
        return Ok(known);
    }
    let entity = insert::<S>(writing, entity, given)?;
    S::publish(writing, &entity, EventKind::Created)?;
    Ok(entity)
}

/// `POST …/bulk/{kind}/get-or-create`, by names or whole entities.
pub(crate) fn bulk_get_or_create<S: Shared>(shop: &Shop, call: &Call) -> Result<Value> {
    let names = [S::ONE, "Names"].concat();
    let given: Vec<Value> = match call.value(&names) {
        Some(_) => {
            let names: Vec<String> = call.required(&names)?;
            names.into_iter().map(|name| json!({ "name": name })).collect()
        }
        None => call.required(S::MANY)?,
    };
    bulk_calls::each(
        shop,
        call,
        S::BULK_ITEM,
        &given,
        |_| String::new(),
        |writing, given| {
            let entity = found_or_created::<S>(writing, given)?;
            let returned = shown::<S>(writing, call, &entity)?;
            Ok((Some(entity.id), Some(returned)))
        },
    )
}
