//! The terms on which carts sell a product: what its record says, and what the owner has said beside the catalog.

use crate::base::error::ApiError;
use crate::base::money;
use crate::catalog::entity::RenderType;
use crate::catalog::record::{self, Discount, Shared, StoredModifier, StoredProduct, SubscriptionPlan};
use crate::commerce::rules::{self, ItemModifier, ItemTerms, ModifierGroup, SubscriptionOption};
use crate::site;
use cartwright::types::Currency;
use rusqlite::Connection;
use rust_decimal::Decimal;

/// The id of the extra that a written text is.
pub(crate) const WRITTEN: &str = "written";

/// The terms of a product. The plans of its record go before those that the owner has said beside the catalog, except
/// for their free trials, which a record does not have.
pub(crate) fn item_terms(connection: &Connection, product: &str) -> Result<ItemTerms, ApiError> {
    let mut terms: ItemTerms = rules::find(connection, product)?.unwrap_or_default();
    let Some((product, shared)) = record::find(connection, product)? else {
        return Ok(terms);
    };
    let currency = site::currency(connection)?;
    if let Some(own) = &product.subscriptions {
        let beside = std::mem::take(&mut terms.subscriptions);
        let visible = own.plans.iter().filter(|plan| !plan.hidden);
        terms.subscriptions = visible
            .map(|plan| SubscriptionOption {
                free_trial: beside
                    .iter()
                    .find(|option| option.id == plan.id)
                    .and_then(|option| option.free_trial.clone()),
                ..subscription(&product, plan, currency)
            })
            .collect();
        terms.subscription_only = !own.one_time_purchases;
    }
    terms.members_only |= product.members_only;
    terms.tax_group_id = terms.tax_group_id.or_else(|| product.tax_group.clone());
    let groups = product.modifiers.iter().filter_map(|modifier| group(modifier, &shared, currency));
    terms.modifier_groups.extend(groups);
    Ok(terms)
}

fn subscription(product: &StoredProduct, plan: &SubscriptionPlan, currency: Currency) -> SubscriptionOption {
    let price = money::from_units(product.base_price(currency).actual, currency);
    SubscriptionOption {
        id: plan.id.clone(),
        title: plan.title.clone(),
        description: plan.description.clone().unwrap_or_default(),
        frequency: plan.frequency.as_str().into(),
        interval: plan.interval,
        billing_cycles: plan.billing_cycles,
        free_trial: None,
        percent_off: match plan.discount {
            Discount::Percent(percent) => percent,
            Discount::Amount(amount) => {
                (amount * Decimal::ONE_HUNDRED).checked_div(price).unwrap_or_default().min(Decimal::ONE_HUNDRED)
            }
            Discount::None | Discount::PerVariant => Decimal::ZERO,
        },
    }
}

/// A modifier as carts have extras: one with choices, or a text whose writing costs something.
fn group(modifier: &StoredModifier, shared: &Shared, currency: Currency) -> Option<ModifierGroup> {
    let entity = shared.entities.get(&modifier.customization)?;
    let customization = entity.body.customization.as_ref()?;
    if customization.render == RenderType::FreeText {
        let text = modifier.free_text.as_ref().or(customization.free_text.as_ref())?;
        let title = text.title.as_ref().unwrap_or(&entity.name);
        let price = text.price.filter(|price| *price > 0)?;
        return Some(ModifierGroup {
            id: entity.id.clone(),
            name: title.clone(),
            mandatory: false,
            modifiers: vec![ItemModifier {
                id: WRITTEN.to_owned(),
                label: title.clone(),
                details: None,
                price: money::from_units(price, currency),
            }],
        });
    }
    let choices = modifier.choices.iter().filter_map(|choice| {
        let known = shared.choices.get(&choice.choice)?;
        let price = choice.price.or(known.price).unwrap_or_default();
        Some(ItemModifier {
            id: known.id.clone(),
            label: known.name.clone(),
            details: None,
            price: money::from_units(price, currency),
        })
    });
    Some(ModifierGroup {
        id: entity.id.clone(),
        name: entity.name.clone(),
        mandatory: modifier.mandatory,
        modifiers: choices.collect(),
    })
}
