//! Places an order, atomically.

use super::{build::build, reservations::reserve, tip};
use crate::base::{ApiError, Result, Writing, money};
use crate::catalog::{Inventory, Reason};
use crate::commerce::cart::{self, Basket, GIFT_CARDS_APP, LineSource};
use crate::commerce::orders::{self, Mail, Taken, history};
use crate::commerce::payments::{self, CardState, Dues, GiftCardShare, Settlement};
use crate::commerce::shown_totals::Agreed;
use crate::events::EventKind;
use cartwright::resources::cart::ItemAvailabilityStatus;
use cartwright::resources::orders::{OrderActivityType, OrderStatus};
use serde_json::json;

/// Places a checkout's order and returns its number. Idempotent: returns the existing order's.
pub(crate) fn place(
    writing: &Writing<'_>,
    basket: &mut Basket,
    agreed: Agreed,
    settlement: &Settlement,
) -> Result<i64> {
    if let Some(number) = basket.owned.order_number() {
        return Ok(number);
    }
    if basket.cart().checkout.completed {
        let text = "The checkout was marked as completed";
        return Err(ApiError::bad_request("CHECKOUT_ALREADY_PAID", text));
    }
    check(basket, agreed)?;
    let stock = take_stock(writing, basket)?;
    let tip = tip::tip(writing, writing.now, basket)?;
    let order = build(writing, basket, tip)?;
    let mut record = orders::insert(writing, writing.now, &basket.owned.id, &basket.owned.owner, stock, order)?;
    history::add(&mut record, writing.now, history::entry(OrderActivityType::OrderPlaced));
    payments::note(writing, writing.now, &mut record, settlement, &dues(basket))?;
    let pending = matches!(settlement, Settlement::Card(card) if card.state == CardState::Pending);
    record.order.status = Some(if pending { OrderStatus::Pending } else { OrderStatus::Approved });
    orders::refresh_fulfillment(writing, &mut record)?;
    history::mail(writing, &mut record, Mail::Placed { pending }, None)?;
    orders::after_payment(writing, &mut record)?;
    orders::save(writing, &mut record, EventKind::Created)?;
    if !pending {
        orders::publish_action(writing, &record, "approved", json!({}))?;
    }
    reserve(writing, basket, record.number)?;
    cart::save_ordered(writing, basket, record.number)?;
    Ok(record.number)
}

/// The amounts to pay for the order.
fn dues(basket: &Basket) -> Dues {
    let totals = &basket.as_checkout().totals;
    let shares = basket.gift_cards.iter().zip(&totals.gift_cards);
    Dues {
        gift_cards: shares
            .map(|(given, paid)| GiftCardShare {
                id: given.card.id.clone(),
                obfuscated_code: given.card.obfuscated_code(),
                app_id: GIFT_CARDS_APP.to_owned(),
                amount: *paid,
            })
            .collect(),
        now: totals.to_charge(),
        later: totals.due.later.total,
    }
}

/// Takes the items from stock, in the order's transaction: two buyers cannot both get the last item.
fn take_stock(writing: &Writing<'_>, basket: &Basket) -> Result<Vec<Taken>> {
    let inventory = Inventory { writing, reason: Reason::Order };
    let mut stock = Vec::new();
    for line in &basket.lines {
        let LineSource::Catalog { product, variant, .. } = &line.stored.source else {
            continue;
        };
        let quantity = line.stored.quantity;
        if !inventory.take(product, variant, quantity)? {
            return Err(ApiError::bad_request("PARTIAL_OUT_OF_STOCK", format!("{} has just been sold", line.name)));
        }
        stock.push(Taken { product: product.clone(), variant: variant.clone(), quantity });
    }
    Ok(stock)
}

/// Refuses a basket that must not become an order.
fn check(basket: &Basket, agreed: Agreed) -> Result<()> {
    let estimate = basket.as_checkout();
    if basket.lines.is_empty() {
        return Err(ApiError::bad_request("EMPTY_CHECKOUT", "There is nothing to buy"));
    }
    let short: Vec<String> = basket
        .lines
        .iter()
        .filter(|line| line.status != ItemAvailabilityStatus::Available)
        .map(|line| match (&line.status, line.available) {
            (ItemAvailabilityStatus::PartiallyAvailable, Some(left)) => {
                format!("There are only {left} of {}", line.name)
            }
            (ItemAvailabilityStatus::NotFound, _) => "An item is no longer sold".to_owned(),
            _ => format!("{} is sold out", line.name),
        })
        .collect();
    if !short.is_empty() {
        let code = if short.len() == basket.lines.len() { "FULL_OUT_OF_STOCK" } else { "PARTIAL_OUT_OF_STOCK" };
        return Err(ApiError::bad_request(code, short.join(". ")));
    }
    if let Some(problem) = &estimate.delivery_problem {
        return Err(ApiError::bad_request("NO_SELECTED_CARRIER_SERVICE_OPTION", problem.to_string()));
    }
    if let Some(problem) = &estimate.selection_problem {
        return Err(ApiError::bad_request("SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE", problem.to_string()));
    }
    if basket.shown() != agreed.amounts() {
        return Err(ApiError::bad_request(
            "CHECKOUT_CHANGED",
            format!(
                "The total is now {}. Check it, then pay again. Your card has not been charged",
                money::formatted(estimate.totals.total, estimate.currency)
            ),
        ));
    }
    Ok(())
}
