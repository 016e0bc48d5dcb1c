//! The ways of delivery on offer, with their times and places.

use super::view::View;
use crate::clock::Millis;
use crate::pricing::delivery::Quote;
use crate::pricing::money;
use cartwright::resources::cart::{Address, PickupMethod};
use maud::{Markup, html};
use time::OffsetDateTime;
use time::macros::format_description;

pub(super) fn render(view: &View<'_>) -> Markup {
    if !view.basket.needs_delivery() {
        return html! {};
    }
    let chosen = view.estimate.chosen.as_ref().map(|chosen| chosen.quote.code.as_str());
    html! {
        fieldset #delivery tabindex="-1" {
            legend { "Delivery" }
            @if let Some(problem) = &view.estimate.delivery_problem {
                p { (problem.description) ". Fill in your address, then update delivery." }
            }
            @if let Some(problem) = &view.estimate.selection_problem {
                p role="status" { (problem.description) ". Choose another." }
            }
            @for (index, quote) in view.estimate.options.iter().enumerate() {
                (option(view, index, quote, chosen == Some(quote.code.as_str())))
            }
        }
    }
}

fn option(view: &View<'_>, index: usize, quote: &Quote, is_chosen: bool) -> Markup {
    let id = format!("delivery-{index}");
    let price = quote.whole_price();
    html! {
        div.radio {
            input type="radio" name="delivery" id=(id) value=(quote.code) checked[is_chosen];
            label for=(id) {
                (quote.option.title)
                @if let Some(time) = time(quote) { ", " (time) }
                @if let Some(time) = &quote.option.delivery_time { span.soft { " · " (time) } }
                @if let Some(pickup) = &quote.option.pickup {
                    span.soft { " · " (where_to(&pickup.method)) " " (address(&pickup.address)) }
                }
                @if let Some(text) = &quote.option.instructions { span.soft { " · " (text) } }
                @for charge in &quote.option.charges {
                    span.soft {
                        " · " (charge.details) " " (money::formatted(charge.price, view.estimate.currency)) " included"
                    }
                }
            }
            span { @if price.is_zero() { "Free" } @else { (money::formatted(price, view.estimate.currency)) } }
        }
    }
}

fn where_to(method: &PickupMethod) -> &'static str {
    match method {
        PickupMethod::PickupPoint => "Parcel point:",
        _ => "In the shop:",
    }
}

fn address(address: &Address) -> String {
    let parts = [&address.address_line, &address.postal_code, &address.city];
    let parts = parts.into_iter().filter_map(|part| part.as_deref());
    parts.collect::<Vec<_>>().join(", ")
}

/// The time of a delivery in the shop's own time: `Tue 24 Nov, 16:00–19:00`.
fn time(quote: &Quote) -> Option<String> {
    let slot = quote.slot?;
    let offset = quote.option.plan.as_ref()?.utc_offset_minutes * 60;
    let local = |moment: Millis| OffsetDateTime::from_unix_timestamp(moment / 1000 + offset).ok();
    let day = format_description!("[weekday repr:short] [day padding:none] [month repr:short]");
    let hour = format_description!("[hour]:[minute]");
    let (from, to) = (local(slot.from)?, local(slot.to)?);
    Some(format!(
        "{}, {}–{}",
        from.format(day).ok()?,
        from.format(hour).ok()?,
        to.format(hour).ok()?
    ))
}
