//! Options and modifiers on catalog V3's wire.

use super::view::View;
use crate::catalog::entity::{self, Entity, RenderType, StoredSharedChoice};
use crate::catalog::record::{StoredChoice, StoredOption};
use base::wire;
use cartwright::resources::products_v3::*;

pub(super) fn option(view: &View<'_>, stored: &StoredOption) -> ConnectedOption {
    let entity = view.shared.entities.get(&stored.customization);
    let name = entity.map(|entity| entity.name.clone());
    let choices = stored.choices.iter().map(|choice| option_choice(view, choice));
    wire!(ConnectedOption {
        choices_settings: wire!(ChoicesSettings { choices: Some(choices.collect()) }),
        id: entity.map(|entity| entity.id.clone()),
        key: name.clone(),
        name,
        option_render_type: ProductOptionRenderType::from(render(view, stored).into_str())
    })
}

fn option_choice(view: &View<'_>, stored: &StoredChoice) -> ConnectedOptionChoice {
    let variants = view.product.variants.iter();
    let mut having = variants.filter(|variant| variant.visible && variant.choices.contains(&stored.choice));
    // The fields common to choices of options and modifiers.
    let shown = modifier_choice(view, stored);
    wire!(ConnectedOptionChoice {
        choice_type: shown.choice_type,
        color_code: shown.color_code.map(|colour| stored.value.clone().unwrap_or(colour)),
        choice_id: shown.choice_id,
        linked_media: shown.linked_media,
        key: shown.key,
        name: shown.name,
        visible: having.clone().next().is_some(),
        in_stock: having.any(|variant| variant.stock.in_stock),
        display_image: shown.display_image,
        media: shown.media
    })
}

pub(super) fn modifier(view: &View<'_>, stored: &StoredOption) -> ConnectedModifier {
    let entity = view.shared.entities.get(&stored.customization);
    let name = entity.map(|entity| entity.name.clone());
    let render = render(view, stored);
    let text = view.shared.text_of(stored);
    let choices = stored.choices.iter().map(|choice| modifier_choice(view, choice));
    wire!(ConnectedModifier {
        free_text_settings: text.map(|(title, text)| entity::free_text_shown(title, text, view.amounts.currency)),
        choices_settings: (render != RenderType::FreeText)
            .then(|| wire!(ModifierChoicesSettings { choices: Some(choices.collect()) })),
        id: entity.map(|entity| entity.id.clone()),
        key: name.clone(),
        name,
        modifier_render_type: ModifierRenderType::from(render.into_str()),
        mandatory: stored.mandatory
    })
}

fn modifier_choice(view: &View<'_>, stored: &StoredChoice) -> ConnectedModifierChoice {
    let shared = view.shared.choices.get(&stored.choice);
    let name = shared.map(|shared| shared.name.clone());
    let price = stored.price.or_else(|| shared?.price);
    let image = shared.and_then(|shared| shared.image.as_ref());
    wire!(ConnectedModifierChoice {
        choice_type: ChoiceType::from(shared.map_or("CHOICE_TEXT", StoredSharedChoice::kind)),
        color_code: shared.and_then(|shared| shared.colour.clone()),
        choice_id: shared.map(|shared| shared.id.clone()),
        linked_media: linked(view, &stored.media),
        key: name.clone(),
        name,
        added_price: price.map(|price| view.amounts.number(price)),
        display_image: image
            .filter(|_| view.has(&RequestedFields::ProductChoicesDisplayImage))
            .map(|image| view.media.image(image)),
        media: references(view, &stored.media)
    })
}

fn render(view: &View<'_>, stored: &StoredOption) -> RenderType {
    let entity = view.shared.entities.get(&stored.customization);
    entity.and_then(Entity::render).unwrap_or(RenderType::TextChoices)
}

fn linked(view: &View<'_>, media: &[String]) -> Vec<ProductMedia> {
    let items = media.iter().filter_map(|id| view.product.media_item(id));
    items.map(|item| view.media.shown(item)).collect()
}

fn references(view: &View<'_>, media: &[String]) -> Option<MediaReferences> {
    let requested = view.has(&RequestedFields::ProductChoicesMediaReferences) && !media.is_empty();
    let items = media.iter().filter_map(|id| view.product.media_item(id));
    let items = items.map(|item| wire!(MediaReference { media_id: item.id.clone(), url: view.media.shown(item).url }));
    requested.then(|| wire!(MediaReferences { items: Some(items.collect()) }))
}
