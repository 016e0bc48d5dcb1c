//! Bulk calls of shared entities, and their counts.

use super::calls::{created, deleted, found_or_created, requested, updated};
use super::{kinds::text, repo, shared::Shared, stored::Entity};
use crate::base::{Call, Result, Shop, Writing, bulk_calls, query::Compiler};
use serde_json::{Value, json};

/// Answers a bulk call. `work` returns the entity that it changed, for results with `returns_entity`.
pub(super) fn each<S: Shared, T>(
    shop: &Shop,
    call: &Call,
    entries: &[T],
    id: impl Fn(&T) -> String,
    returns_entity: bool,
    work: impl Fn(&Writing<'_>, &T) -> Result<Option<Entity>>,
) -> Result<Value> {
    bulk_calls::each(shop, call, S::BULK_ITEM, entries, id, |reading, entry| {
        let Some(entity) = work(reading, entry)? else {
            return Ok((None, None));
        };
        let returned = returns_entity.then(|| requested::<S>(reading, call, &entity)).transpose()?;
        Ok((Some(entity.id), returned))
    })
}

/// `POST …/bulk/{kind}/create`
pub(crate) fn bulk_create<S: Shared>(shop: &Shop, call: &Call) -> Result<Value> {
    let given: Vec<Value> = call.required(S::MANY)?;
    each::<S, _>(
        shop,
        call,
        &given,
        |_| String::new(),
        call.flag("returnEntity"),
        |writing, given| created::<S>(writing, given).map(Some),
    )
}

/// `POST …/bulk/{kind}/update`: the entities are wrapped, one per entry.
pub(crate) fn bulk_update<S: Shared>(shop: &Shop, call: &Call) -> Result<Value> {
    let given: Vec<Value> = call.required(S::MANY)?;
    let given: Vec<Value> = given.iter().map(|entry| entry[S::ONE].clone()).collect();
    let id = |given: &Value| text(given, "id").unwrap_or_default();
    each::<S, _>(shop, call, &given, id, call.flag("returnEntity"), |writing, given| {
        updated::<S>(writing, &id(given), given).map(Some)
    })
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
    each::<S, _>(
        shop,
        call,
        &given,
        |_| String::new(),
        true,
        |writing, given| found_or_created::<S>(writing, given).map(Some),
    )
}

/// `POST …/bulk/{kind}/delete`
pub(crate) fn bulk_delete<S: Shared>(shop: &Shop, call: &Call) -> Result<Value> {
    let ids: Vec<String> = call.required(&[S::ONE, "Ids"].concat())?;
    each::<S, _>(shop, call, &ids, String::clone, false, |writing, id| {
        deleted::<S>(writing, id)?;
        Ok(None)
    })
}

/// `POST …/{kind}/count`
pub(crate) fn count<S: Shared>(shop: &Shop, call: &Call) -> Result<Value> {
    let compiled = Compiler::new("filter", S::FIELDS).filter(call.value("filter"))?;
    let rows = repo::rows(S::KIND);
    shop.db.read(|connection| Ok(json!({ "count": compiled.count(connection, &rows)? })))
}
