//! Terms of sale of an item that the catalog does not store.

use super::kind::{Rule, RuleChecks};
use cartwright::resources::cart::{FreeTrialPeriod, ItemTypePreset, PaymentOption, Policy, SubscriptionFrequency};
use rust_decimal::Decimal;
use serde::{Deserialize, Serialize};

/// Terms of sale of an item that the catalog does not store. The id is the product's.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub(crate) struct ItemTerms {
    pub(crate) id: String,
    /// The item type, if not the catalog's.
    pub(crate) item_type: Option<ItemTypePreset>,
    /// Whether only members may buy the item.
    pub(crate) members_only: bool,
    pub(crate) tax_group_id: Option<String>,
    pub(crate) payment_option: Option<PaymentOption>,
    /// The deposit for one item, if required.
    pub(crate) deposit_amount: Option<Decimal>,
    pub(crate) policies: Vec<Policy>,
    /// The subscription plans; if the product's record has plans, only their free trials apply.
    pub(crate) subscriptions: Vec<SubscriptionOption>,
    pub(crate) subscription_only: bool,
    /// Whether the buyer must choose a date.
    pub(crate) scheduled: bool,
    pub(crate) modifier_groups: Vec<ModifierGroup>,
}

/// A subscription plan of an item.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct SubscriptionOption {
    pub(crate) id: String,
    pub(crate) title: String,
    #[serde(default)]
    pub(crate) description: String,
    pub(crate) frequency: SubscriptionFrequency,
    pub(crate) interval: i64,
    /// The number of billing cycles; unlimited when absent.
    #[serde(default)]
    pub(crate) billing_cycles: Option<i64>,
    #[serde(default)]
    pub(crate) free_trial: Option<FreeTrialPeriod>,
    /// The discount of the subscription, in per cent.
    #[serde(default)]
    pub(crate) percent_off: Decimal,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct ModifierGroup {
    pub(crate) id: String,
    pub(crate) name: String,
    /// Whether a choice is required.
    #[serde(default)]
    pub(crate) mandatory: bool,
    pub(crate) modifiers: Vec<ItemModifier>,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct ItemModifier {
    pub(crate) id: String,
    pub(crate) label: String,
    #[serde(default)]
    pub(crate) details: Option<String>,
    pub(crate) price: Decimal,
}

impl Rule for ItemTerms {
    const KIND: &'static str = "itemTerms";

    fn id(&self) -> &str {
        &self.id
    }

    fn check(&self, checks: &mut RuleChecks) {
        if let Some(deposit) = self.deposit_amount {
            checks.amount(deposit, "depositAmount");
        }
        for (index, option) in self.subscriptions.iter().enumerate() {
            let field = format!("subscriptions[{index}]");
            checks.rate(option.percent_off / Decimal::ONE_HUNDRED, &format!("{field}.percentOff"));
        }
        let groups = self.modifier_groups.iter().enumerate();
        for (index, group) in groups {
            for (place, modifier) in group.modifiers.iter().enumerate() {
                checks.amount(modifier.price, &format!("modifierGroups[{index}].modifiers[{place}].price"));
            }
        }
    }
}
