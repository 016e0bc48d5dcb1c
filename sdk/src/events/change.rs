//! What an event tells, in the type of its entity.

use super::envelope::{Event, value};
use crate::resources::cart::Cart;
use crate::resources::checkout::Checkout;
use crate::resources::collections::Collection;
use crate::resources::members::{Member, MemberReport};
use crate::resources::orders::Order;
use crate::resources::products::Product;
use crate::resources::redirects::RedirectSession;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// What happened to an entity.
#[derive(Debug, Clone, PartialEq)]
pub enum Change<T> {
    /// It is new.
    Created(T),
    /// It changed, and is now so.
    Updated(T),
    /// It is gone, and was so, if that is told.
    Deleted(Option<T>),
    /// Something of its own happened to it, such as `approved` or `canceled` to an order.
    Action {
        /// What happened.
        name: String,
        /// The entity as it is now.
        entity: T,
    },
}

/// What happened, by the kind of entity (SPEC section 4).
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub enum ChangeEvent {
    /// A cart: created, updated, deleted.
    Cart(Box<Change<Cart>>),
    /// A checkout: created, updated, `completed`.
    Checkout(Box<Change<Checkout>>),
    /// A checkout that was left: created, `recovered`.
    AbandonedCheckout(Box<Change<Value>>),
    /// An order: created, updated, `approved`, `canceled`.
    Order(Box<Change<Order>>),
    /// The site's settings for orders: updated.
    OrdersSettings(Box<Change<Value>>),
    /// A shipping option: created, updated, deleted.
    ShippingOption(Box<Change<Value>>),
    /// The configuration of a shipping provider: created, updated, deleted.
    ShippingProviderConfiguration(Box<Change<Value>>),
    /// A member: created, updated, deleted.
    Member(Box<Change<Member>>),
    /// A report of a member.
    MemberReport(Box<Change<MemberReport>>),
    /// A badge of members.
    Badge(Box<Change<Value>>),
    /// A redirect session: created.
    RedirectSession(Box<Change<RedirectSession>>),
    /// A product of catalog v1: created, updated, deleted, `variants_changed`.
    Product(Box<Change<Product>>),
    /// A collection of catalog v1: created, updated, deleted.
    Collection(Box<Change<Collection>>),
    /// Another entity of the catalog, by its full name: product, brand, ribbon, customization, info section and
    /// inventory item of catalog v3.
    Catalog {
        /// Full name of the entity's kind.
        kind: String,
        /// What happened.
        change: Box<Change<Value>>,
    },
    /// An event that this version does not know, or whose entity is not as it should be: kept as it came.
    Unknown(Box<Event>),
}

impl Event {
    /// What the event tells, in the type of its entity.
    #[must_use]
    pub fn change(&self) -> ChangeEvent {
        let told = match self.entity_fqdn.as_deref().unwrap_or_default() {
            "wix.ecom.v1.cart" => self.of().map(ChangeEvent::Cart),
            "wix.ecom.v1.checkout" => self.of().map(ChangeEvent::Checkout),
            "wix.ecom.v1.abandoned_checkout" => self.of().map(ChangeEvent::AbandonedCheckout),
            "wix.ecom.v1.order" => self.of().map(ChangeEvent::Order),
            "wix.ecom.v1.orders_settings" => self.of().map(ChangeEvent::OrdersSettings),
            "wix.ecom.v1.shipping_option" => self.of().map(ChangeEvent::ShippingOption),
            "wix.ecom.v1.shippo_configuration" => self.of().map(ChangeEvent::ShippingProviderConfiguration),
            "wix.members.v1.member" => self.of().map(ChangeEvent::Member),
            "wix.members.v1.member_report" => self.of().map(ChangeEvent::MemberReport),
            "wix.badges.v3.badge" => self.of().map(ChangeEvent::Badge),
            "wix.headless.v1.redirect_session" => self.of().map(ChangeEvent::RedirectSession),
            "wix.stores.v1.product" => self.of().map(ChangeEvent::Product),
            "wix.stores.v1.collection" => self.of().map(ChangeEvent::Collection),
            kind if kind.starts_with("wix.stores.catalog.v3.") => self.of().map(|change| ChangeEvent::Catalog {
                kind: kind.to_owned(),
                change,
            }),
            _ => None,
        };
        told.unwrap_or_else(|| ChangeEvent::Unknown(Box::new(self.clone())))
    }

    /// The change in a type; `None` when there is no body, or it is not of the type.
    fn of<T: DeserializeOwned>(&self) -> Option<Box<Change<T>>> {
        let typed = |found: Value| serde_json::from_value::<T>(found).ok();
        let change = if let Some(body) = &self.created_event {
            Change::Created(typed(value(body.entity.as_ref(), body.entity_as_json.as_ref()))?)
        } else if let Some(body) = &self.updated_event {
            let now = value(body.current_entity.as_ref(), body.current_entity_as_json.as_ref());
            Change::Updated(typed(now)?)
        } else if let Some(body) = &self.deleted_event {
            match value(body.deleted_entity.as_ref(), body.deleted_entity_as_json.as_ref()) {
                Value::Null => Change::Deleted(None),
                was => Change::Deleted(Some(typed(was)?)),
            }
        } else {
            let body = self.action_event.as_ref()?;
            Change::Action {
                name: self.slug.clone()?,
                entity: typed(value(body.body.as_ref(), body.body_as_json.as_ref()))?,
            }
        };
        Some(Box::new(change))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn event(fqdn: &str, body: Value) -> Event {
        let mut text = json!({ "id": "1", "entityFqdn": fqdn, "slug": "updated", "entityId": "e" });
        text.as_object_mut().unwrap().extend(body.as_object().unwrap().clone());
        serde_json::from_value(text).unwrap()
    }

    #[test]
    fn every_kind_of_the_specification_has_its_type() {
        for (fqdn, name) in [
            ("wix.ecom.v1.cart", "Cart("),
            ("wix.ecom.v1.checkout", "Checkout("),
            ("wix.ecom.v1.abandoned_checkout", "AbandonedCheckout("),
            ("wix.ecom.v1.order", "Order("),
            ("wix.ecom.v1.orders_settings", "OrdersSettings("),
            ("wix.ecom.v1.shipping_option", "ShippingOption("),
            ("wix.ecom.v1.shippo_configuration", "ShippingProviderConfiguration("),
            ("wix.members.v1.member", "Member("),
            ("wix.members.v1.member_report", "MemberReport("),
            ("wix.badges.v3.badge", "Badge("),
            ("wix.headless.v1.redirect_session", "RedirectSession("),
            ("wix.stores.v1.product", "Product("),
            ("wix.stores.v1.collection", "Collection("),
            ("wix.stores.catalog.v3.brand", "Catalog {"),
            ("wix.pricing_plans.v2.plan", "Unknown("),
        ] {
            let told = event(fqdn, json!({ "updatedEvent": { "currentEntity": { "id": "e" } } })).change();
            assert!(format!("{told:?}").starts_with(name), "{fqdn}: {told:?}");
        }
    }

    #[test]
    fn an_entity_as_text_is_read_too() {
        let told = event(
            "wix.ecom.v1.order",
            json!({ "createdEvent": { "entityAsJson": "{\"number\":\"10001\"}" } }),
        );
        let ChangeEvent::Order(change) = told.change() else {
            panic!("{told:?}");
        };
        let Change::Created(order) = *change else {
            panic!("{change:?}");
        };
        assert_eq!(order.number.as_deref(), Some("10001"));
    }

    #[test]
    fn what_is_not_as_it_should_be_is_kept_as_it_came() {
        let odd = event(
            "wix.ecom.v1.order",
            json!({ "createdEvent": { "entity": [1, 2] }, "more": true }),
        );
        let ChangeEvent::Unknown(kept) = odd.change() else {
            panic!("{odd:?}");
        };
        assert_eq!(*kept, odd);
        assert_eq!(kept.unknown_fields.get("more"), Some(&json!(true)));
        assert!(matches!(
            event("wix.ecom.v1.order", json!({})).change(),
            ChangeEvent::Unknown(_)
        ));
    }

    #[test]
    fn an_entity_that_is_gone_may_be_told_or_not() {
        let told = event("wix.ecom.v1.cart", json!({ "deletedEvent": {} })).change();
        assert_eq!(told, ChangeEvent::Cart(Box::new(Change::Deleted(None))));
    }
}
