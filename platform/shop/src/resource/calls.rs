//! Handlers of single records and of lists.

use super::{Listed, Resource, View, revision};
use crate::events::EventKind;
use base::query::{Compiler, CursorPage, cursor_page};
use base::{ApiError, Call, Reading, Result, Shop, Writing, put_field};
use rusqlite::Connection;
use serde_json::{Value, json};

/// Finds a record; refuses an unknown id.
pub fn found<R: Resource>(connection: &Connection, id: &str) -> Result<R::Record> {
    let missing = || ApiError::not_found("NOT_FOUND", format!("There is no {} {id}", R::NOUN));
    R::find(connection, id)?.ok_or_else(missing)
}

/// The record with the fields that a call requests.
pub fn shown<R: Resource>(reading: &Reading<'_>, call: &Call, record: &R::Record) -> Result<Value> {
    R::show(reading, record, &View::of(call))
}

/// The answer with one record.
pub fn answer<R: Resource>(reading: &Reading<'_>, call: &Call, record: &R::Record) -> Result<Value> {
    Ok(repeated::<R>(call, json!({ R::ONE: shown::<R>(reading, call, record)? })))
}

/// An answer with the requested optional fields, if the kind repeats them.
pub(super) fn repeated<R: Resource>(call: &Call, mut answer: Value) -> Value {
    if R::REPEATS_FIELDS {
        put_field(&mut answer, "fields", json!(call.texts("fields")));
    }
    answer
}

/// The payload's field with a record's id.
fn id_field<R: Resource>() -> String {
    [R::ONE, "Id"].concat()
}

/// `GET …/{kinds}/{kindId}`
pub(crate) fn get<R: Resource>(shop: &Shop, call: &Call) -> Result<Value> {
    let id = call.text(&id_field::<R>())?;
    shop.read(|reading| answer::<R>(reading, call, &found::<R>(reading, id)?))
}

/// `GET …/{kinds}/query`
pub(crate) fn query<R: Listed>(shop: &Shop, call: &Call) -> Result<Value> {
    let page = cursor_page("query", R::LIST, call.value("query"))?;
    shop.read(|reading| listed::<R>(reading, call, page))
}

/// The answer with a page of records.
pub fn listed<R: Listed>(reading: &Reading<'_>, call: &Call, page: CursorPage) -> Result<Value> {
    let (records, metadata) = page.read(reading, R::COLUMNS, &R::rows(), R::row)?;
    let view = View::of(call);
    let records = records.iter().map(|record| R::show(reading, record, &view)).collect::<Result<Vec<_>>>()?;
    Ok(repeated::<R>(call, json!({ R::MANY: records, "pagingMetadata": metadata })))
}

/// `POST …/{kinds}/count`
pub(crate) fn count<R: Listed>(shop: &Shop, call: &Call) -> Result<Value> {
    let filter = Compiler::new("filter", R::LIST.fields).filter(call.value("filter"))?;
    shop.db.read(|connection| Ok(json!({ "count": filter.count(connection, &R::rows())? })))
}

/// `POST …/{kinds}`
pub(crate) fn create<R: Resource>(shop: &Shop, call: &Call) -> Result<Value> {
    let given: Value = call.required(R::ONE)?;
    shop.write(&call.author, |writing| answer::<R>(writing, call, &created::<R>(writing, &given)?))
}

/// Creates a record and publishes its event.
pub(crate) fn created<R: Resource>(writing: &Writing<'_>, given: &Value) -> Result<R::Record> {
    let record = R::create(writing, given)?;
    R::publish(writing, &record, EventKind::Created)?;
    Ok(record)
}

/// `PATCH …/{kinds}/{kind.id}`
pub(crate) fn update<R: Resource>(shop: &Shop, call: &Call) -> Result<Value> {
    let given: Value = call.required(R::ONE)?;
    shop.write(&call.author, |writing| answer::<R>(writing, call, &updated::<R>(writing, id_of(&given), &given)?))
}

/// The id in a record's payload.
pub(super) fn id_of(given: &Value) -> &str {
    given.get("id").and_then(Value::as_str).unwrap_or_default()
}

/// Updates a record, whose payload states its current revision, and publishes its event.
pub(crate) fn updated<R: Resource>(writing: &Writing<'_>, id: &str, given: &Value) -> Result<R::Record> {
    let before = found::<R>(writing, id)?;
    let given_revision = revision::parse(&[R::ONE, ".revision"].concat(), given.get("revision"))?;
    revision::require(id, given_revision, R::revision(&before))?;
    let record = R::update(writing, before, given)?;
    R::publish(writing, &record, EventKind::Updated)?;
    Ok(record)
}

/// `DELETE …/{kinds}/{kindId}`
pub(crate) fn delete<R: Resource>(shop: &Shop, call: &Call) -> Result<Value> {
    let id = call.text(&id_field::<R>())?;
    shop.write(&call.author, |writing| deleted::<R>(writing, id))?;
    Ok(json!({}))
}

/// Deletes a record and publishes its event.
pub(crate) fn deleted<R: Resource>(writing: &Writing<'_>, id: &str) -> Result<()> {
    let record = found::<R>(writing, id)?;
    R::disconnect(writing, &record)?;
    R::publish(writing, &record, EventKind::Deleted)?;
    R::delete(writing, &record)
}
