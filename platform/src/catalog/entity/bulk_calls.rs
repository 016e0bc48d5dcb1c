//! Bulk calls of shared entities, and their counts.

use super::calls::{changed, created, deleted, found, found_or_created, updated};
use super::customizations::{Customizations, put};
use super::shared::{EntityFields, Shared};
use super::{kinds::text, repo::choices, stored::Entity};
use crate::base::{ApiError, Call, Result, Shop, bulk_calls, query::Compiler};
use crate::catalog::revision;
use rusqlite::Connection;
use serde_json::{Value, json};

/// Answers a bulk call. The work returns the entity that it changed; the result shows it with `returns_entity`.
fn each<S: Shared, T>(
    shop: &Shop,
    call: &Call,
    entries: &[T],
    id: impl Fn(&T) -> String,
    returns_entity: bool,
    work: impl Fn(&Connection, &T) -> Result<Option<Entity>>,
) -> Result<Value> {
    let asked = EntityFields::read(call);
    bulk_calls::each(shop, S::BULK_ITEM, entries, id, |connection, entry| {
        let Some(entity) = work(connection, entry)? else {
            return Ok((None, None));
        };
        let returned = returns_entity.then(|| S::shown(shop.media_url(), connection, &entity, &asked)).transpose()?;
        Ok((Some(entity.id), returned))
    })
}

/// `POST /v3/bulk/<kind>/create`
pub(crate) fn bulk_create<S: Shared>(shop: &Shop, call: &Call) -> Result<Value> {
    let given: Vec<Value> = call.required(S::MANY)?;
    each::<S, _>(
        shop,
        call,
        &given,
        |_| String::new(),
        call.flag("returnEntity"),
        |connection, given| created::<S>(shop, connection, given).map(Some),
    )
}

/// `POST /v3/bulk/<kind>/update`: each entry holds its entity.
pub(crate) fn bulk_update<S: Shared>(shop: &Shop, call: &Call) -> Result<Value> {
    let given: Vec<Value> = call.required(S::MANY)?;
    let given: Vec<Value> = given.iter().map(|entry| entry[S::ONE].clone()).collect();
    let id = |given: &Value| text(given, "id").unwrap_or_default();
    each::<S, _>(shop, call, &given, id, call.flag("returnEntity"), |connection, given| {
        updated::<S>(shop, connection, &id(given), given).map(Some)
    })
}

/// `POST /v3/bulk/<kind>/get-or-create`, by names or by the wholes.
pub(crate) fn bulk_get_or_create<S: Shared>(shop: &Shop, call: &Call) -> Result<Value> {
    let names = [S::ONE, "Names"].concat();
    let given: Vec<Value> = match call.value(&names) {
        Some(_) => {
            let names: Vec<String> = call.required(&names)?;
            names.into_iter().map(|name| json!({ "name": name })).collect()
        }
        None => call.required(S::MANY)?,
    };
    each::<S, _>(
        shop,
        call,
        &given,
        |_| String::new(),
        true,
        |connection, given| found_or_created::<S>(shop, connection, given).map(Some),
    )
}

/// `POST /v3/bulk/<kind>/delete`
pub(crate) fn bulk_delete<S: Shared>(shop: &Shop, call: &Call) -> Result<Value> {
    let ids: Vec<String> = call.required(&[S::ONE, "Ids"].concat())?;
    each::<S, _>(shop, call, &ids, String::clone, false, |connection, id| {
        deleted::<S>(shop, connection, id)?;
        Ok(None)
    })
}

/// `POST /v3/<kind>/count`
pub(crate) fn count<S: Shared>(shop: &Shop, call: &Call) -> Result<Value> {
    let compiled = Compiler::new("filter", S::FIELDS).filter(call.value("filter"))?;
    let rows = format!("catalog_entities e WHERE e.kind = '{}'", S::KIND.as_str());
    shop.db.read(|connection| Ok(json!({ "count": compiled.count(connection, &rows)? })))
}

/// `POST /v3/bulk/customizations/add-choices`
pub(crate) fn bulk_add_choices(shop: &Shop, call: &Call) -> Result<Value> {
    let given: Vec<Value> = call.required("customizationsChoices")?;
    let id = |given: &Value| text(given, "customizationId").unwrap_or_default();
    each::<Customizations, _>(shop, call, &given, id, call.flag("returnEntity"), |connection, given| {
        let before = found::<Customizations>(connection, &id(given))?;
        let choices = given.get("choices").and_then(Value::as_array).cloned().unwrap_or_default();
        let known = choices::of(connection, before.number)?;
        put(connection, &before, &[], &choices, "choices", known.len())?;
        let mut entity = before.clone();
        changed::<Customizations>(shop, connection, &before, &mut entity)?;
        Ok(Some(entity))
    })
}

/// `POST /v3/customizations/{customizationId}/reorder-choices`: all choices in their new order.
pub(crate) fn reorder_choices(shop: &Shop, call: &Call) -> Result<Value> {
    let ids: Vec<String> = call.required("choiceIds")?;
    let id = call.text("customizationId")?;
    shop.db.write(|transaction| {
        let before = found::<Customizations>(transaction, id)?;
        revision::require(&before.id, revision::given("revision", call.value("revision"))?, before.revision)?;
        let mut known = choices::of(transaction, before.number)?;
        let mut sorted = ids.clone();
        sorted.sort_unstable();
        known.sort_unstable_by(|one, other| one.id.cmp(&other.id));
        if !sorted.iter().eq(known.iter().map(|choice| &choice.id)) {
            return Err(ApiError::bad_request(
                "CHOICE_IDS_MISMATCH",
                "The ids are not those of all choices of the customization",
            ));
        }
        for choice in known {
            let place = ids.iter().position(|id| *id == choice.id).unwrap_or_default();
            choices::put(transaction, before.number, place, choice)?;
        }
        let mut entity = before.clone();
        changed::<Customizations>(shop, transaction, &before, &mut entity)?;
        let asked = EntityFields::read(call);
        Ok(json!({ "customization": Customizations::shown(shop.media_url(), transaction, &entity, &asked)? }))
    })
}
