//! The owner's rules of the shop: coupons, gift cards, memberships, taxes, shipping, fees, tips, item terms beyond the
//! catalog, and settings of orders and of the shipping provider.

mod calls;
mod coupon;
mod fee;
mod gift_card;
mod item_terms;
mod kind;
mod membership;
mod moment;
mod orders_settings;
mod repo;
mod shipping;
mod shipping_provider;
mod tax;
mod tip;
mod translations;

pub use calls::{delete, get, list, put};
pub(crate) use coupon::{Coupon, CouponKind};
pub(crate) use fee::{Fee, FeeAmount};
pub(crate) use gift_card::GiftCard;
pub(crate) use item_terms::{ItemModifier, ItemTerms, ModifierGroup, SubscriptionOption};
pub use kind::Rule;
pub(crate) use membership::Membership;
pub(crate) use orders_settings::OrdersSettings;
pub use orders_settings::terms_url;
pub use repo::MEMBERSHIPS;
pub use repo::{
    all, any, count_coupon_uses, count_customers_uses, find, find_by_code, member_email, memberships_of,
    merge_coupon_uses, only, record_coupon_use, remove_coupon_use, revision, save,
};
#[cfg(test)]
pub(crate) use shipping::ShippingRate;
pub use shipping::{Charge, Comparison, Condition, ConditionType, DeliveryPlan, ShippingOption};
pub(crate) use tax::{AutoTaxRate, TaxExemptGroup, TaxRule};
pub use tip::{TipReceiver, TipSettings, TipSplit};
pub use translations::{Translations, dictionary, held_dictionaries, held_dictionary};
