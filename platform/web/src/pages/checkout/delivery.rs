//! The available delivery options, with times and places.

use super::super::words::{CheckoutText, Language, PageWords as _};
use super::view::CheckoutView;
use cartwright::resources::cart::PickupMethod;
use maud::{Markup, html};
use shop::commerce::{pricing::delivery::Quote, rules::ShippingOption};
use shop::site::{countries, postal};
use std::collections::BTreeSet;

/// The countries of the shop's deliveries; all of them if an option serves the rest of the world.
pub(super) fn countries(options: &[ShippingOption]) -> Vec<&str> {
    if options.iter().all(|option| !option.countries.is_empty()) && !options.is_empty() {
        let named: BTreeSet<&str> = options.iter().flat_map(|option| &option.countries).map(String::as_str).collect();
        return named.into_iter().collect();
    }
    countries::countries().collect()
}

pub(super) fn render(view: &CheckoutView<'_>) -> Markup {
    if !view.basket.needs_delivery() {
        return html! {};
    }
    let words = view.words;
    let chosen = view.estimate.chosen.as_ref().map(|chosen| chosen.quote.code.as_str());
    html! {
        fieldset #delivery tabindex="-1" {
            legend { (words.say(CheckoutText::Delivery)) }
            @if let Some(problem) = &view.estimate.delivery_problem {
                p { (view.sentence(problem)) }
            }
            @if let Some(problem) = &view.estimate.selection_problem {
                p role="status" { (view.sentence(problem)) " " (words.say(CheckoutText::ChooseAnother)) }
            }
            @for (index, quote) in view.estimate.options.iter().enumerate() {
                (option(view, index, quote, chosen == Some(quote.code.as_str())))
            }
        }
    }
}

fn option(view: &CheckoutView<'_>, index: usize, quote: &Quote, is_chosen: bool) -> Markup {
    let id = format!("delivery-{index}");
    let words = view.words;
    let details = details(view, quote);
    html! {
        div.radio {
            input type="radio" name="delivery" id=(id) value=(quote.code) checked[is_chosen];
            label for=(id) {
                span {
                    (view.name(&quote.option.title))
                    @if let Some(time) = time(words, quote) { (words.comma()) (time) }
                    @if !details.is_empty() { span.details { " " (details.join(" · ")) } }
                }
                " "
                span.price { (view.cost(quote.whole_price())) }
            }
        }
    }
}

/// Details of a delivery: duration, destination, and what its price includes.
fn details(view: &CheckoutView<'_>, quote: &Quote) -> Vec<String> {
    let (words, option) = (view.words, &quote.option);
    let mut details = Vec::new();
    details.extend(option.delivery_time.as_deref().map(|time| view.name(time)));
    details.extend(option.pickup.as_ref().map(|pickup| {
        let place = words.name(&postal::line(words, &pickup.address));
        format!("{} {place}", words.say(where_to(&pickup.method)))
    }));
    details.extend(option.instructions.as_deref().map(|text| view.name(text)));
    let charges = option.charges.iter();
    let charges = charges.map(|charge| format!("{} ({})", view.name(&charge.details), view.money(charge.price)));
    let charges = charges.collect::<Vec<_>>().join(words.comma());
    if !charges.is_empty() {
        details.push(words.fill(CheckoutText::Includes, &[("charges", &charges)]));
    }
    details
}

const fn where_to(method: &PickupMethod) -> CheckoutText {
    match method {
        PickupMethod::PickupPoint => CheckoutText::ParcelPoint,
        _ => CheckoutText::InShop,
    }
}

/// A delivery's time slot in the shop's time zone: `Tue, Nov 24, 4:00 PM – 7:00 PM`.
fn time(words: Language, quote: &Quote) -> Option<String> {
    let slot = quote.slot?;
    let plan = quote.option.plan.as_ref()?;
    words.span(plan.local_time(slot.from)?, plan.local_time(slot.to)?)
}

#[cfg(test)]
mod tests {
    use super::countries;
    use serde_json::json;
    use shop::commerce::rules::ShippingOption;

    #[test]
    fn the_checkout_offers_only_countries_with_a_delivery_option() {
        let option = |named: &[&str]| -> ShippingOption {
            serde_json::from_value(json!({
                "id": "post", "title": "Post", "regionId": "r", "regionName": "R", "countries": named, "rates": [],
            }))
            .unwrap()
        };
        assert_eq!(countries(&[option(&["DE", "AT"]), option(&["AT", "CH"])]), ["AT", "CH", "DE"]);
        for everywhere in [vec![], vec![option(&["DE"]), option(&[])]] {
            assert!(countries(&everywhere).len() > 200);
        }
    }
}
