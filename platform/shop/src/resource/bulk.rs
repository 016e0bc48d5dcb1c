//! Handlers of bulk calls.

use super::calls::{created, deleted, id_of, repeated, shown, updated};
use super::{Resource, Writing};
use base::{Call, Result, Shop, bulk_calls};
use serde_json::Value;

/// Answers a bulk call on records. Results have the record that `work` returns, if the call requests it.
pub(crate) fn each<R: Resource, T>(
    shop: &Shop,
    call: &Call,
    entries: &[T],
    id: impl Fn(&T) -> String,
    work: impl Fn(&Writing<'_>, &T) -> Result<R::Record>,
) -> Result<Value> {
    let returns_entity = call.flag("returnEntity");
    bulk_calls::each(shop, call, R::BULK_ITEM, entries, id, |writing, entry| {
        let record = work(writing, entry)?;
        let returned = returns_entity.then(|| shown::<R>(writing, call, &record)).transpose()?;
        Ok((Some(R::id(&record).to_owned()), returned))
    })
}

/// `POST …/bulk/{kinds}/create`
pub(crate) fn create<R: Resource>(shop: &Shop, call: &Call) -> Result<Value> {
    let given: Vec<Value> = call.required(R::MANY)?;
    let answer = each::<R, _>(shop, call, &given, |_| String::new(), |writing, given| created::<R>(writing, given))?;
    Ok(repeated::<R>(call, answer))
}

/// `POST …/bulk/{kinds}/update`: the records are wrapped, one per entry.
pub(crate) fn update<R: Resource>(shop: &Shop, call: &Call) -> Result<Value> {
    let given: Vec<Value> = call.required(R::MANY)?;
    let given: Vec<Value> = given.iter().map(|entry| entry[R::ONE].clone()).collect();
    let id = |given: &Value| id_of(given).to_owned();
    each::<R, _>(shop, call, &given, id, |writing, given| updated::<R>(writing, id_of(given), given))
}

/// `POST …/bulk/{kinds}/delete`
pub(crate) fn delete<R: Resource>(shop: &Shop, call: &Call) -> Result<Value> {
    let ids: Vec<String> = call.required(&[R::ONE, "Ids"].concat())?;
    bulk_calls::each(shop, call, R::BULK_ITEM, &ids, String::clone, |writing, id| {
        deleted::<R>(writing, id)?;
        Ok((None, None))
    })
}
