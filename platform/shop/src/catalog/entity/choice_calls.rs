//! Calls on a customization's choices.

use super::customizations::{Customizations, apply_choice, put, set};
use super::repo::choices::{self, remove_unused};
use super::resource::save;
use super::stored::Entity;
use crate::events::EventKind;
use crate::resource::{Resource as _, answer, bulk, found, revision};
use crate::site;
use base::json::text;
use base::{ApiError, Call, Checks, Result, Shop, Writing};
use rusqlite::Connection;
use serde_json::Value;

fn changed_choices(writing: &Writing<'_>, id: &str, work: impl FnOnce(&Entity) -> Result<()>) -> Result<Entity> {
    let before = found::<Customizations>(writing, id)?;
    work(&before)?;
    let mut entity = before.clone();
    save::<Customizations>(writing, &before, &mut entity)?;
    Customizations::publish(writing, &entity, EventKind::Updated)?;
    Ok(entity)
}

/// Changes the choices of a call's customization, after checking the revision if the call has one.
fn change(shop: &Shop, call: &Call, work: impl FnOnce(&Writing<'_>, &Entity) -> Result<()>) -> Result<Value> {
    let id = call.text("customizationId")?;
    shop.write(&call.author, |writing| {
        let entity = changed_choices(writing, id, |entity| {
            if let Some(given) = call.value("revision").filter(|given| !given.is_null()) {
                revision::require(id, revision::parse("revision", Some(given))?, entity.revision)?;
            }
            work(writing, entity)
        })?;
        answer::<Customizations>(writing, call, &entity)
    })
}

fn add(connection: &Connection, entity: &Entity, given: &[Value]) -> Result<()> {
    let known = choices::of(connection, entity.number)?;
    put(connection, entity, &[], given, "choices", known.len()).map(drop)
}

/// `POST /v3/customizations/{customizationId}/add-choices`
pub(crate) fn add_choices(shop: &Shop, call: &Call) -> Result<Value> {
    let given: Vec<Value> = call.required("choices")?;
    change(shop, call, |connection, entity| add(connection, entity, &given))
}

/// `POST /v3/bulk/customizations/add-choices`
pub(crate) fn bulk_add_choices(shop: &Shop, call: &Call) -> Result<Value> {
    let given: Vec<Value> = call.required("customizationsChoices")?;
    let id = |given: &Value| text(given, "customizationId").unwrap_or_default();
    bulk::each::<Customizations, _>(shop, call, &given, id, |writing, given| {
        let choices = given.get("choices").and_then(Value::as_array).cloned().unwrap_or_default();
        changed_choices(writing, &id(given), |entity| add(writing, entity, &choices))
    })
}

/// `POST /v3/customizations/{customizationId}/set-choices`
pub(crate) fn set_choices(shop: &Shop, call: &Call) -> Result<Value> {
    let given: Vec<Value> = call.required("choices")?;
    change(shop, call, |connection, entity| set(connection, entity, &given, "choices"))
}

/// `POST /v3/customizations/{customizationId}/remove-choices`
pub(crate) fn remove_choices(shop: &Shop, call: &Call) -> Result<Value> {
    let ids: Vec<String> = call.required("choiceIds")?;
    change(shop, call, |connection, entity| {
        let known = choices::of(connection, entity.number)?;
        for id in &ids {
            let choice = known.iter().find(|choice| choice.id == *id);
            remove_unused(connection, choice.ok_or_else(|| no_choice(id))?)?;
        }
        Ok(())
    })
}

/// `POST /v3/customizations/{customizationId}/update-choices`
pub(crate) fn update_choices(shop: &Shop, call: &Call) -> Result<Value> {
    let given: Vec<Value> = call.required("choices")?;
    change(shop, call, |connection, entity| {
        let currency = site::currency(connection)?;
        let known = choices::of(connection, entity.number)?;
        let Some(custom) = &entity.body.customization else {
            return Ok(());
        };
        let mut checks = Checks::new();
        let mut updated = Vec::with_capacity(given.len());
        for (index, masked) in given.iter().enumerate() {
            let given = masked.get("choice").unwrap_or(&Value::Null);
            let id = text(given, "id").unwrap_or_default();
            let place = known.iter().position(|choice| choice.id == id);
            let (place, choice) =
                place.and_then(|place| Some((place, known.get(place)?))).ok_or_else(|| no_choice(&id))?;
            let mut choice = choice.clone();
            let root = format!("choices[{index}].choice");
            apply_choice(&mut checks, &mut choice, given, &root, (connection, custom, currency))?;
            updated.push((place, choice));
        }
        checks.finish()?;
        for (place, choice) in updated {
            choices::put(connection, entity.number, place, choice)?;
        }
        Ok(())
    })
}

/// `POST /v3/customizations/{customizationId}/reorder-choices`: requires all choices, in their new order.
pub(crate) fn reorder_choices(shop: &Shop, call: &Call) -> Result<Value> {
    let ids: Vec<String> = call.required("choiceIds")?;
    revision::parse("revision", call.value("revision"))?;
    change(shop, call, |connection, entity| {
        let known = choices::of(connection, entity.number)?;
        let place = |id: &String| ids.iter().position(|given| given == id);
        if ids.len() != known.len() || known.iter().any(|choice| place(&choice.id).is_none()) {
            return Err(ApiError::bad_request(
                "CHOICE_IDS_MISMATCH",
                "The ids are not those of all choices of the customization",
            ));
        }
        for choice in known {
            let place = place(&choice.id).unwrap_or_default();
            choices::put(connection, entity.number, place, choice)?;
        }
        Ok(())
    })
}

fn no_choice(id: &str) -> ApiError {
    ApiError::not_found("CHOICE_NOT_FOUND", format!("There is no choice {id}"))
}
