//! Products in the schema's form.

use cartwright::resources::products_v3 as wire;
use cartwright::types::Amount;
use serde_json::{Value, json};

/// A product, with its collections' ids under `categories` for the resolver.
pub(super) fn product(product: wire::Product) -> Value {
    let currency = product.currency;
    let min = |range: Option<wire::PriceRange>| amount(range?.min_value?.amount.as_ref());
    let compare_at = min(product.compare_at_price_range);
    let price = min(product.actual_price_range);
    let media = product.media.and_then(|media| media.items_info?.items);
    let variants = product.variants_info.and_then(|info| info.variants);
    let categories = product.direct_categories_info.and_then(|info| info.categories);
    let variants = variants.into_iter().flatten().map(|one| variant(one, currency.as_deref()));
    let availability = product.inventory.and_then(|stock| stock.availability_status);
    json!({
        "id": product.id,
        "name": product.name,
        "slug": product.slug,
        "url": product.url.and_then(|url| url.url),
        "description": product.plain_description,
        "visible": product.visible,
        "productType": product.product_type.map(|kind| kind.to_string()),
        "availability": availability.map(|status| status.to_string()),
        "price": price.map(|amount| json!({ "amount": amount, "compareAt": compare_at, "currency": currency })),
        "brand": product.brand.map(|brand| json!({ "id": brand.id, "name": brand.name })),
        "ribbon": product.ribbon.map(|ribbon| json!({ "id": ribbon.id, "name": ribbon.name })),
        "pictures": media.into_iter().flatten().filter_map(picture).collect::<Vec<Value>>(),
        "options": product.options.into_iter().flatten().map(option).collect::<Vec<Value>>(),
        "variants": variants.collect::<Vec<Value>>(),
        "categories": categories.into_iter().flatten().map(|category| category.id).collect::<Vec<_>>(),
    })
}

fn option(option: wire::ConnectedOption) -> Value {
    let choices = option.choices_settings.and_then(|settings| settings.choices);
    let choices = choices.into_iter().flatten().map(|choice| {
        json!({
            "id": choice.choice_id,
            "name": choice.name,
            "color": choice.color_code,
            "inStock": choice.in_stock,
        })
    });
    json!({ "name": option.name, "choices": choices.collect::<Vec<Value>>() })
}

fn variant(variant: wire::Variant, currency: Option<&str>) -> Value {
    let part = |part: Option<wire::FixedMonetaryAmount>| amount(part?.amount.as_ref());
    let price = variant.price.and_then(|price| {
        let compare_at = part(price.compare_at_price);
        Some(json!({ "amount": part(price.actual_price)?, "compareAt": compare_at, "currency": currency }))
    });
    let names = variant.choices.into_iter().flatten().filter_map(|choice| choice.option_choice_names?.choice_name);
    json!({
        "id": variant.id,
        "sku": variant.sku,
        "price": price,
        "inStock": variant.inventory_status.and_then(|status| status.in_stock),
        "choices": names.collect::<Vec<String>>(),
    })
}

fn picture(item: wire::ProductMedia) -> Option<Value> {
    let image = item.image?;
    Some(json!({
        "id": item.id,
        "url": image.url,
        "width": image.width,
        "height": image.height,
        "altText": item.alt_text.or(image.alt_text),
    }))
}

fn amount(amount: Option<&Amount>) -> Option<String> {
    amount.map(ToString::to_string)
}
