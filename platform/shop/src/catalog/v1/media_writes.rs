//! Writes of a product's media, and of its choices' media.

use super::products::change;
use crate::catalog::picture;
use crate::catalog::record::{self, Shared, StoredChoice, StoredProduct};
use base::{Call, Checks, Result, Shop};
use serde::Deserialize;
use serde_json::Value;

/// A picture to add, optionally of a choice.
#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
struct MediaToAdd {
    media_id: Option<String>,
    url: Option<String>,
    choice: Option<NamedChoice>,
}

/// A choice, by the names of option and choice.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct NamedChoice {
    option: String,
    choice: String,
}

/// A choice, with its pictures.
#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
struct ChoiceMedia {
    #[serde(flatten)]
    named: NamedChoice,
    media_ids: Vec<String>,
}

/// Finds a product's choice by names; `None` with a violation if missing.
fn find<'a>(
    checks: &mut Checks,
    field: &str,
    (product, shared): (&'a mut StoredProduct, &Shared),
    named: &NamedChoice,
) -> Option<&'a mut StoredChoice> {
    let options = product.options.iter_mut().filter(|option| {
        let name = shared.name(Some(option.customization));
        name.is_some_and(|name| name.eq_ignore_ascii_case(&named.option))
    });
    let found = options.flat_map(|option| &mut option.choices).find(|choice| {
        let known = shared.choices.get(&choice.choice);
        known.is_some_and(|known| known.name.eq_ignore_ascii_case(&named.choice))
    });
    if found.is_none() {
        checks.refuse(field, "VALIDATION", "names no choice of the product");
    }
    found
}

/// `POST /v1/products/{id}/media`
pub(crate) fn add_media(shop: &Shop, call: &Call) -> Result<Value> {
    let given: Vec<MediaToAdd> = call.required("media")?;
    change(shop, call, |connection, product| {
        let shared = record::shared(connection, std::slice::from_ref(product))?;
        let mut checks = Checks::new();
        for (index, wanted) in given.iter().enumerate() {
            let field = format!("media[{index}]");
            let (id, url) = (wanted.media_id.as_deref(), wanted.url.as_deref());
            let picture = picture::resolve(connection, &mut checks, &field, id, url)?;
            let Some(picture) = picture else { continue };
            let id = picture.id.clone();
            if product.media_item(&id).is_none() {
                product.media.push(picture);
            }
            if let Some(named) = &wanted.choice
                && let Some(choice) = find(&mut checks, &format!("{field}.choice"), (product, &shared), named)
                && !choice.media.contains(&id)
            {
                choice.media.push(id);
            }
        }
        checks.finish()
    })
}

/// `POST /v1/products/{id}/media/delete`: the named media, or all if none is named.
pub(crate) fn remove_media(shop: &Shop, call: &Call) -> Result<Value> {
    let given: Vec<String> = call.required("mediaIds")?;
    change(shop, call, |_, product| {
        let goes = |id: &String| given.is_empty() || given.contains(id);
        product.media.retain(|item| !goes(&item.id));
        for choice in product.options.iter_mut().flat_map(|option| &mut option.choices) {
            choice.media.retain(|id| !goes(id));
        }
        for variant in &mut product.variants {
            variant.media = variant.media.take().filter(|id| !goes(id));
        }
        Ok(())
    })
}

/// `PATCH /v1/products/{id}/choices/media`: replaces the pictures of choices by media of the product.
pub(crate) fn add_choices_media(shop: &Shop, call: &Call) -> Result<Value> {
    let given: Vec<ChoiceMedia> = call.required("media")?;
    change(shop, call, |connection, product| {
        let shared = record::shared(connection, std::slice::from_ref(product))?;
        let mut checks = Checks::new();
        for (index, wanted) in given.iter().enumerate() {
            let field = format!("media[{index}]");
            for (place, id) in wanted.media_ids.iter().enumerate() {
                if product.media_item(id).is_none() {
                    let field = format!("{field}.mediaIds[{place}]");
                    checks.refuse(field, "VALIDATION", "is no picture of the product");
                }
            }
            if let Some(choice) = find(&mut checks, &format!("{field}.choice"), (product, &shared), &wanted.named) {
                choice.media.clone_from(&wanted.media_ids);
            }
        }
        checks.finish()
    })
}

/// `POST /v1/products/{id}/choices/media/delete`: the named media, or all of a choice if none is named.
pub(crate) fn remove_choices_media(shop: &Shop, call: &Call) -> Result<Value> {
    let given: Vec<ChoiceMedia> = call.required("media")?;
    change(shop, call, |connection, product| {
        let shared = record::shared(connection, std::slice::from_ref(product))?;
        let mut checks = Checks::new();
        for (index, wanted) in given.iter().enumerate() {
            let field = format!("media[{index}].choice");
            if let Some(choice) = find(&mut checks, &field, (product, &shared), &wanted.named) {
                let goes = |id: &String| wanted.media_ids.is_empty() || wanted.media_ids.contains(id);
                choice.media.retain(|id| !goes(id));
            }
        }
        checks.finish()
    })
}
