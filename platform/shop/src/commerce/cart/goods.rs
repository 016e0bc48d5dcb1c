//! Goods: a product's catalog data and the owner's terms, cached while neither changes.

use super::rules::Rules;
use crate::catalog;
use crate::catalog::record::{self, Discount, Shared, StoredOption, StoredProduct, SubscriptionPlan};
use crate::catalog::{Item, Version, entity::RenderType};
use crate::commerce::rules::{self, ItemModifier, ItemTerms, ModifierGroup, SubscriptionOption};
use base::{Reading, Result, money};
use cartwright::types::Currency;
use moka::sync::Cache;
use rusqlite::Connection;
use rust_decimal::Decimal;
use std::{collections::HashMap, sync::Arc};

/// The id of a free-text modifier's only choice.
pub(super) const FREE_TEXT: &str = "written";

/// A product as carts sell it.
#[derive(Debug)]
pub(crate) struct Goods {
    pub(crate) item: Item,
    pub(crate) terms: ItemTerms,
}

/// A cache of goods by product id, valid for the versions of the product's record and of the rules.
#[derive(Debug)]
struct KeptGoods(Cache<String, (Version, i64, Arc<Goods>)>);

impl KeptGoods {
    /// The maximum of cached products.
    const MAX: u64 = 5_000;
}

impl Default for KeptGoods {
    fn default() -> Self {
        Self(Cache::new(Self::MAX))
    }
}

/// The goods of products, by id; unknown ones are left out.
pub(super) fn all(reading: &Reading<'_>, rules: &Rules, ids: &[&str]) -> Result<HashMap<String, Arc<Goods>>> {
    let kept = reading.shop.states.of_content::<KeptGoods>();
    let mut found = HashMap::new();
    let mut missing = Vec::new();
    for (id, version) in catalog::versions(reading, ids)? {
        match kept.0.get(&id) {
            Some((known, revision, goods)) if known == version && revision == rules.revision => {
                found.insert(id, goods);
            }
            _ => missing.push((id, version)),
        }
    }
    let numbers: Vec<i64> = missing.iter().map(|(_, version)| version.number).collect();
    let loaded = record::load(reading, &numbers)?;
    for product in &loaded.products {
        let currency = rules.settings.currency;
        let goods = Arc::new(Goods {
            item: Item::of(product, &loaded.shared, currency),
            terms: terms(reading, product, &loaded.shared, currency)?,
        });
        if let Some((id, version)) = missing.iter().find(|(id, _)| *id == product.id) {
            kept.0.insert(id.clone(), (*version, rules.revision, Arc::clone(&goods)));
        }
        found.insert(product.id.clone(), goods);
    }
    Ok(found)
}

/// The goods of one visible product.
pub(super) fn find(reading: &Reading<'_>, rules: &Rules, id: &str) -> Result<Option<Arc<Goods>>> {
    Ok(all(reading, rules, &[id])?.remove(id).filter(|goods| goods.item.visible))
}

/// The terms of a product. The record's subscription plans take precedence over those of the owner's rules, except for
/// free trials, which a record lacks.
fn terms(connection: &Connection, product: &StoredProduct, shared: &Shared, currency: Currency) -> Result<ItemTerms> {
    let mut terms: ItemTerms = rules::find(connection, &product.id)?.unwrap_or_default();
    if let Some(own) = &product.subscriptions {
        let beside = std::mem::take(&mut terms.subscriptions);
        let visible = own.plans.iter().filter(|plan| !plan.hidden);
        terms.subscriptions = visible
            .map(|plan| SubscriptionOption {
                free_trial: beside
                    .iter()
                    .find(|option| option.id == plan.id)
                    .and_then(|option| option.free_trial.clone()),
                ..subscription(product, plan, currency)
            })
            .collect();
        terms.subscription_only = !own.one_time_purchases;
    }
    terms.members_only |= product.members_only;
    terms.tax_group_id = terms.tax_group_id.or_else(|| product.tax_group.clone());
    terms.modifier_groups.extend(product.modifiers.iter().filter_map(|modifier| group(modifier, shared, currency)));
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

/// A modifier in the form of carts: one with choices, or a free text with a surcharge.
fn group(modifier: &StoredOption, shared: &Shared, currency: Currency) -> Option<ModifierGroup> {
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
                id: FREE_TEXT.to_owned(),
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
