//! Calls of the choices of a customization.

use super::customizations::{Customizations, apply_choice, put, set};
use super::repo;
use super::repo::choices::{self, remove_unused};
use super::shared::{EntityFields, Shared};
use super::stored::{Entity, EntityKind};
use super::{calls::changed, kinds::text};
use crate::base::{ApiError, Call, Checks, Result, Shop};
use crate::catalog::revision;
use crate::site;
use rusqlite::Connection;
use serde_json::{Value, json};

fn customization(connection: &Connection, call: &Call) -> Result<Entity> {
    let id = call.text("customizationId")?;
    repo::find(connection, EntityKind::Customization, "id", id)?
        .ok_or_else(|| ApiError::not_found("NOT_FOUND", format!("There is no customization {id}")))
}

/// Changes the choices of the customization that a call names.
fn change(shop: &Shop, call: &Call, work: impl FnOnce(&Connection, &Entity) -> Result<()>) -> Result<Value> {
    shop.db.write(|transaction| {
        let before = customization(transaction, call)?;
        let mut entity = before.clone();
        if let Some(given) = call.value("revision").filter(|given| !given.is_null()) {
            revision::require(&entity.id, revision::given("revision", Some(given))?, entity.revision)?;
        }
        work(transaction, &entity)?;
        changed::<Customizations>(shop, transaction, &before, &mut entity)?;
        let asked = EntityFields::read(call);
        Ok(json!({ "customization": Customizations::shown(shop.media_url(), transaction, &entity, &asked)? }))
    })
}

/// `POST /v3/customizations/{customizationId}/add-choices`
pub(crate) fn add_choices(shop: &Shop, call: &Call) -> Result<Value> {
    let given: Vec<Value> = call.required("choices")?;
    change(shop, call, |connection, entity| {
        let known = choices::of(connection, entity.number)?;
        put(connection, entity, &[], &given, "choices", known.len()).map(drop)
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

fn no_choice(id: &str) -> ApiError {
    ApiError::not_found("CHOICE_NOT_FOUND", format!("There is no choice {id}"))
}
