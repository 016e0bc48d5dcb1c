//! Places an order, atomically.

use super::{Outcome, build::build, reservations::reserve, tip};
use crate::catalog::{Inventory, Reason};
use crate::commerce::cart::{self, Basket, GIFT_CARDS_APP, Issue, LineSource, issues};
use crate::commerce::orders::{self, Mail, Taken, history};
use crate::commerce::payments::{self, CardState, Dues, GiftCardShare, Settlement};
use crate::commerce::shown_totals::Agreed;
use crate::events::EventKind;
use base::{ApiError, Result, Writing};
use cartwright::resources::cart::ItemAvailabilityStatus;
use cartwright::resources::orders::{OrderActivityType, OrderStatus};
use serde_json::json;

/// Places a checkout's order if its amounts are the agreed ones. Idempotent: returns the existing order's number.
pub(crate) fn place(
    writing: &Writing<'_>,
    basket: &mut Basket,
    agreed: Agreed,
    settlement: &Settlement,
) -> Result<Outcome> {
    if let Some(number) = basket.owned.order_number() {
        return Ok(Outcome::Ordered(number));
    }
    if basket.cart().checkout.completed {
        let text = "The checkout was marked as completed";
        return Err(ApiError::bad_request("CHECKOUT_ALREADY_PAID", text));
    }
    refuse_issues(basket, Step::Placing)?;
    if basket.shown() != agreed.amounts() {
        return Ok(Outcome::Changed);
    }
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
    Ok(Outcome::Ordered(record.number))
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
pub(super) fn take_stock(writing: &Writing<'_>, basket: &Basket) -> Result<Vec<Taken>> {
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

/// The step of an order at which an issue refuses it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// Before the payment.
    Payment,
    /// After the payment's checks: missing stock and delivery.
    Placing,
}

/// Refuses a basket with an issue that blocks this step.
pub fn refuse_issues(basket: &Basket, step: Step) -> Result<()> {
    let found = issues(basket, basket.as_checkout());
    let mut refusals = found.iter().filter_map(|issue| refusal(*issue, &found, basket));
    refusals.find(|(at, _)| *at == step).map_or(Ok(()), |(_, refusal)| Err(refusal))
}

/// An issue's refusal with the code of a checkout, and its step.
fn refusal(issue: Issue<'_>, found: &[Issue<'_>], basket: &Basket) -> Option<(Step, ApiError)> {
    let (step, code, description) = match issue {
        Issue::MembersOnly(_) => (Step::Payment, "MEMBERS_ONLY_ITEM", issue.to_string()),
        Issue::BelowMinimum { .. } | Issue::Membership(_) => {
            (Step::Payment, "VIOLATIONS_WITH_ERROR_SEVERITY", issue.to_string())
        }
        Issue::GiftCard(problem) => return Some((Step::Payment, problem.clone().into())),
        Issue::Empty => (Step::Placing, "EMPTY_CHECKOUT", "There is nothing to buy".to_owned()),
        Issue::OutOfStock(_) => {
            let code = if basket.is_all_out_of_stock() { "FULL_OUT_OF_STOCK" } else { "PARTIAL_OUT_OF_STOCK" };
            let short = found.iter().filter_map(|issue| match issue {
                Issue::OutOfStock(line) if line.status == ItemAvailabilityStatus::NotFound => {
                    Some("An item is no longer sold".to_owned())
                }
                Issue::OutOfStock(_) => Some(issue.to_string()),
                _ => None,
            });
            (Step::Placing, code, short.collect::<Vec<_>>().join(". "))
        }
        Issue::Delivery(problem) => (Step::Placing, "NO_SELECTED_CARRIER_SERVICE_OPTION", problem.to_string()),
        Issue::DeliveryUnavailable(problem) => {
            (Step::Placing, "SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE", problem.to_string())
        }
        Issue::Coupon(_) | Issue::DeliveryNotChosen | Issue::ShippedTrial => return None,
    };
    Some((step, ApiError::bad_request(code, description)))
}
