//! Options and modifiers of a product as catalog v3 has them.

use super::view::View;
use crate::catalog::entity::{Customization, RenderType, StoredSharedChoice};
use crate::catalog::record::{FreeText, StoredChoice, StoredModifier, StoredModifierChoice, StoredOption};
use cartwright::resources::products_v3::*;

pub(super) fn option(view: &View<'_>, stored: &StoredOption) -> ConnectedOption {
    let entity = view.shared.entities.get(&stored.customization);
    let name = entity.map(|entity| entity.name.clone());
    ConnectedOption {
        choices_settings: Some(ChoicesSettings {
            choices: Some(stored.choices.iter().map(|choice| option_choice(view, choice)).collect()),
            ..ChoicesSettings::default()
        }),
        id: entity.map(|entity| entity.id.clone()),
        key: name.clone(),
        name,
        option_render_type: Some(match render(view, stored.customization) {
            RenderType::SwatchChoices => ProductOptionRenderType::SwatchChoices,
            RenderType::TextChoices | RenderType::FreeText => ProductOptionRenderType::TextChoices,
        }),
        ..ConnectedOption::default()
    }
}

fn option_choice(view: &View<'_>, stored: &StoredChoice) -> ConnectedOptionChoice {
    let shared = view.shared.choices.get(&stored.choice);
    let name = shared.map(|shared| shared.name.clone());
    let variants = view.product.variants.iter();
    let mut having = variants.filter(|variant| variant.visible && variant.choices.contains(&stored.choice));
    let shared_colour = shared.and_then(|shared| shared.colour.clone());
    let colour = shared_colour.map(|colour| stored.value.clone().unwrap_or(colour));
    ConnectedOptionChoice {
        choice_type: Some(shared.map_or("CHOICE_TEXT", StoredSharedChoice::kind).into()),
        color_code: colour,
        choice_id: shared.map(|shared| shared.id.clone()),
        linked_media: linked(view, &stored.media),
        key: name.clone(),
        name,
        visible: Some(having.clone().next().is_some()),
        in_stock: Some(having.any(|variant| variant.stock.in_stock)),
        display_image: display_image(view, shared),
        media: references(view, &stored.media),
        ..ConnectedOptionChoice::default()
    }
}

pub(super) fn modifier(view: &View<'_>, stored: &StoredModifier) -> ConnectedModifier {
    let entity = view.shared.entities.get(&stored.customization);
    let name = entity.map(|entity| entity.name.clone());
    let render = render(view, stored.customization);
    let is_text = render == RenderType::FreeText;
    let text = stored.free_text.as_ref().or_else(|| customization(view, stored.customization)?.free_text.as_ref());
    ConnectedModifier {
        free_text_settings: is_text.then(|| free_text(view, text, name.as_deref())),
        choices_settings: (!is_text).then(|| ModifierChoicesSettings {
            choices: Some(stored.choices.iter().map(|choice| modifier_choice(view, choice)).collect()),
            ..ModifierChoicesSettings::default()
        }),
        id: entity.map(|entity| entity.id.clone()),
        key: name.clone(),
        name,
        modifier_render_type: Some(match render {
            RenderType::FreeText => ModifierRenderType::FreeText,
            RenderType::TextChoices => ModifierRenderType::TextChoices,
            RenderType::SwatchChoices => ModifierRenderType::SwatchChoices,
        }),
        mandatory: Some(stored.mandatory),
        ..ConnectedModifier::default()
    }
}

fn free_text(view: &View<'_>, text: Option<&FreeText>, name: Option<&str>) -> FreeTextSettings {
    let title = text.and_then(|text| text.title.clone()).or_else(|| name.map(str::to_owned));
    FreeTextSettings {
        min_char_count: text.and_then(|text| text.least),
        max_char_count: text.and_then(|text| text.most),
        default_added_price: text.and_then(|text| text.price).map(|price| view.amounts.number(price)),
        key: title.clone(),
        title,
        ..FreeTextSettings::default()
    }
}

fn modifier_choice(view: &View<'_>, stored: &StoredModifierChoice) -> ConnectedModifierChoice {
    let shared = view.shared.choices.get(&stored.choice);
    let name = shared.map(|shared| shared.name.clone());
    let colour = shared.and_then(|shared| shared.colour.clone());
    let price = stored.price.or_else(|| shared?.price);
    ConnectedModifierChoice {
        choice_type: Some(shared.map_or("CHOICE_TEXT", StoredSharedChoice::kind).into()),
        color_code: colour,
        choice_id: shared.map(|shared| shared.id.clone()),
        linked_media: linked(view, &stored.media),
        key: name.clone(),
        name,
        added_price: price.map(|price| view.amounts.number(price)),
        display_image: display_image(view, shared),
        media: references(view, &stored.media),
        ..ConnectedModifierChoice::default()
    }
}

fn customization<'a>(view: &View<'a>, number: i64) -> Option<&'a Customization> {
    view.shared.entities.get(&number)?.body.customization.as_ref()
}

fn render(view: &View<'_>, number: i64) -> RenderType {
    customization(view, number).map_or(RenderType::TextChoices, |customization| customization.render)
}

fn linked(view: &View<'_>, media: &[String]) -> Option<Vec<ProductMedia>> {
    let items = media.iter().filter_map(|id| view.product.media_item(id));
    (!media.is_empty()).then(|| items.map(|item| view.media.shown(item)).collect())
}

fn references(view: &View<'_>, media: &[String]) -> Option<MediaReferences> {
    let asked = view.has(&RequestedFields::ProductChoicesMediaReferences) && !media.is_empty();
    let items = media.iter().filter_map(|id| view.product.media_item(id));
    asked.then(|| MediaReferences {
        items: Some(
            items
                .map(|item| MediaReference {
                    media_id: Some(item.id.clone()),
                    url: view.media.shown(item).url,
                    ..MediaReference::default()
                })
                .collect(),
        ),
        ..MediaReferences::default()
    })
}

fn display_image(view: &View<'_>, shared: Option<&StoredSharedChoice>) -> Option<Image> {
    let image = shared?.image.as_ref()?;
    view.has(&RequestedFields::ProductChoicesDisplayImage).then(|| view.media.image(image))
}
