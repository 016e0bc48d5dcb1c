//! Typed change events: the body of an event in its entity's type.

use super::badges::{Badge, BadgeAssignment, BadgeHolder};
use super::catalog::{CategoryAction, CollectionEvent, InventoryEvent, InventoryItemAction, ProductEvent};
use super::envelope::{Event, value};
use super::selling::{AbandonedCheckout, OrdersSettings};
use super::shipping::{ShippingOption, ShippingProviderConfiguration};
use crate::resources::brands_v3::Brand;
use crate::resources::cart::Cart;
use crate::resources::cart_v2::{self, CartSummary};
use crate::resources::categories::Category;
use crate::resources::checkout::Checkout;
use crate::resources::customizations_v3::Customization;
use crate::resources::info_sections_v3::InfoSection;
use crate::resources::inventory_items_v3::InventoryItem;
use crate::resources::member_reports::MemberReport;
use crate::resources::members::Member;
use crate::resources::orders::Order;
use crate::resources::product_groups_v3::ProductGroup;
use crate::resources::products_v3::Product;
use crate::resources::redirects::RedirectSession;
use crate::resources::ribbons_v3::Ribbon;
use crate::resources::sign_on_policy::SignOnPolicy;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// A change of an entity.
#[derive(Debug, Clone, PartialEq)]
#[allow(clippy::exhaustive_enums, reason = "a change that is none of the others is an action")]
pub enum Change<T, A = T> {
    /// Created.
    Created(T),
    /// Updated, with the new entity.
    Updated(T),
    /// Deleted, with the last entity if the event contains it.
    Deleted(Option<T>),
    /// An action, such as `approved` or `canceled` for an order.
    Action {
        /// The action's name.
        name: String,
        /// The entity after the action, or the action's body.
        entity: A,
    },
}

/// An event by entity kind.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub enum ChangeEvent {
    /// A cart: created, updated, deleted.
    Cart(Box<Change<Cart>>),
    /// A cart of Cart V2: created, updated, deleted, `calculated`. The same cart has events of [`Cart`](Self::Cart).
    CartV2(Box<Change<cart_v2::Cart, CartSummary>>),
    /// A checkout: created, updated, `completed`.
    Checkout(Box<Change<Checkout>>),
    /// An abandoned checkout: created, updated, deleted, `recovered`.
    AbandonedCheckout(Box<Change<AbandonedCheckout>>),
    /// An order: created, updated, `approved`, `canceled`.
    Order(Box<Change<Order>>),
    /// The site's settings for orders: updated.
    OrdersSettings(Box<Change<OrdersSettings>>),
    /// A shipping option: created, updated, deleted.
    ShippingOption(Box<Change<ShippingOption>>),
    /// The configuration of a shipping provider: created, updated, deleted.
    ShippingProviderConfiguration(Box<Change<ShippingProviderConfiguration>>),
    /// A member: created, updated, deleted.
    Member(Box<Change<Member>>),
    /// A report of a member.
    MemberReport(Box<Change<MemberReport>>),
    /// A badge of members: created, updated, deleted; in the older events `badge_assigned` and `badge_unassigned`.
    Badge(Box<Change<Badge, BadgeHolder>>),
    /// An assignment of a badge to a member: created, deleted.
    BadgeAssignment(Box<Change<BadgeAssignment>>),
    /// The site's sign-on policy: updated.
    SignOnPolicy(Box<Change<SignOnPolicy>>),
    /// A redirect session: created.
    RedirectSession(Box<Change<RedirectSession>>),
    /// A product of catalog v1.
    Product(Box<ProductEvent>),
    /// A collection of catalog v1.
    Collection(Box<CollectionEvent>),
    /// The inventory of catalog v1.
    Inventory(Box<InventoryEvent>),
    /// A product of catalog v3: created, updated, deleted.
    ProductV3(Box<Change<Product>>),
    /// A brand of catalog v3: created, updated, deleted.
    BrandV3(Box<Change<Brand>>),
    /// A ribbon of catalog v3: created, updated, deleted.
    RibbonV3(Box<Change<Ribbon>>),
    /// An info section of catalog v3: created, updated, deleted.
    InfoSectionV3(Box<Change<InfoSection>>),
    /// A customization of catalog v3: created, updated, deleted.
    CustomizationV3(Box<Change<Customization>>),
    /// An inventory item of catalog v3: created, updated, deleted, `stock_status_updated`, `updated_with_reason`.
    InventoryItemV3(Box<Change<InventoryItem, InventoryItemAction>>),
    /// A product group of catalog v3: created, updated, deleted, `product_group_tags_modified`.
    ProductGroupV3(Box<Change<ProductGroup>>),
    /// A category: created, updated, deleted, `category_moved`, `item_added_to_category`, `item_removed_from_category`,
    /// `items_arranged_in_category`.
    Category(Box<Change<Category, CategoryAction>>),
    /// An unknown event, or an event whose entity is malformed: unchanged.
    Unknown(Box<Event>),
}

/// The field of an action's body that holds the entity, by kind.
const WRAPPED: &[(&str, &str)] = &[
    ("wix.ecom.v1.order", "order"),
    ("wix.ecom.v1.checkout", "checkout"),
    ("wix.ecom.v1.abandoned_checkout", "abandonedCheckout"),
    ("wix.stores.catalog.v3.product_group", "productGroup"),
];

impl Event {
    /// Reads the event's body in its entity's type.
    #[must_use]
    pub fn change(&self) -> ChangeEvent {
        let parsed = match self.entity_fqdn.as_deref().unwrap_or_default() {
            "wix.ecom.v1.cart" => self.of().map(ChangeEvent::Cart),
            "wix.ecom.v2.cart" => self.of().map(ChangeEvent::CartV2),
            "wix.ecom.v1.checkout" => self.of().map(ChangeEvent::Checkout),
            "wix.ecom.v1.abandoned_checkout" => self.of().map(ChangeEvent::AbandonedCheckout),
            "wix.ecom.v1.order" => self.of().map(ChangeEvent::Order),
            "wix.ecom.v1.orders_settings" => self.of().map(ChangeEvent::OrdersSettings),
            "wix.ecom.v1.shipping_option" => self.of().map(ChangeEvent::ShippingOption),
            "wix.ecom.v1.shippo_configuration" => self.of().map(ChangeEvent::ShippingProviderConfiguration),
            "wix.members.v1.member" => self.of().map(ChangeEvent::Member),
            "wix.members.v1.member_report" => self.of().map(ChangeEvent::MemberReport),
            "wix.badges.v3.badge" | "wix.badges.v4.badge" => self.of().map(ChangeEvent::Badge),
            "wix.badges.v4.badge_assignment" => self.of().map(ChangeEvent::BadgeAssignment),
            "wix.iam.signon.v1.sign_on_policy" => self.of().map(ChangeEvent::SignOnPolicy),
            "wix.headless.v1.redirect_session" => self.of().map(ChangeEvent::RedirectSession),
            "wix.stores.catalog.v3.product" => self.of().map(ChangeEvent::ProductV3),
            "wix.stores.catalog.v3.brand" => self.of().map(ChangeEvent::BrandV3),
            "wix.stores.catalog.v3.ribbon" => self.of().map(ChangeEvent::RibbonV3),
            "wix.stores.catalog.v3.info_section" => self.of().map(ChangeEvent::InfoSectionV3),
            "wix.stores.catalog.v3.customization" => self.of().map(ChangeEvent::CustomizationV3),
            "wix.stores.catalog.v3.inventory_item" => self.of().map(ChangeEvent::InventoryItemV3),
            "wix.stores.catalog.v3.product_group" => self.of().map(ChangeEvent::ProductGroupV3),
            "wix.categories.v1.category" => self.of().map(ChangeEvent::Category),
            kind => kind.strip_prefix("com.wix.ecommerce.").and_then(|event_type| self.of_v1(event_type)),
        };
        parsed.unwrap_or_else(|| ChangeEvent::Unknown(Box::new(self.clone())))
    }

    /// The change in a type; `None` without a body, or if the body has another type.
    fn of<T: DeserializeOwned, A: DeserializeOwned>(&self) -> Option<Box<Change<T, A>>> {
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
            let body = value(body.body.as_ref(), body.body_as_json.as_ref());
            Change::Action { name: self.slug.clone()?, entity: typed(self.entity_of(body))? }
        };
        Some(Box::new(change))
    }

    /// An event of catalog v1, by its type.
    fn of_v1(&self, event_type: &str) -> Option<ChangeEvent> {
        let body = self.action_event.as_ref()?;
        let body = value(body.body.as_ref(), body.body_as_json.as_ref());
        let product = |event| Some(ChangeEvent::Product(Box::new(event)));
        let collection = |event| Some(ChangeEvent::Collection(Box::new(event)));
        let inventory = |event| Some(ChangeEvent::Inventory(Box::new(event)));
        match event_type {
            "catalog.api.v1.ProductCreated" => product(ProductEvent::Created(typed(body)?)),
            "catalog.api.v1.ProductChanged" => product(ProductEvent::Changed(typed(body)?)),
            "catalog.api.v1.ProductDeleted" => product(ProductEvent::Deleted(typed(body)?)),
            "catalog.api.v1.VariantsChanged" => product(ProductEvent::VariantsChanged(typed(body)?)),
            "catalog.api.v1.CollectionCreated" => collection(CollectionEvent::Created(typed(body)?)),
            "catalog.api.v1.CollectionChanged" => collection(CollectionEvent::Changed(typed(body)?)),
            "catalog.api.v1.CollectionDeleted" => collection(CollectionEvent::Deleted(typed(body)?)),
            "inventory.api.v1.InventoryItemChanged" => inventory(InventoryEvent::ItemChanged(typed(body)?)),
            "inventory.api.v1.InventoryVariantsChanged" => inventory(InventoryEvent::VariantsChanged(typed(body)?)),
            _ => None,
        }
    }

    /// The entity in an action's body: a field of it, for the kinds in `WRAPPED`, or the whole body.
    fn entity_of(&self, mut body: Value) -> Value {
        let fqdn = self.entity_fqdn.as_deref().unwrap_or_default();
        let field = WRAPPED.iter().find(|(kind, _)| *kind == fqdn).map(|(_, field)| *field);
        match field.and_then(|field| body.get_mut(field)) {
            Some(entity) if entity.is_object() => entity.take(),
            _ => body,
        }
    }
}

fn typed<T: DeserializeOwned>(found: Value) -> Option<T> {
    serde_json::from_value(found).ok()
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
    fn every_event_of_the_specification_has_a_type() {
        for (fqdn, name) in [
            ("wix.ecom.v1.cart", "Cart("),
            ("wix.ecom.v2.cart", "CartV2("),
            ("wix.ecom.v1.checkout", "Checkout("),
            ("wix.ecom.v1.abandoned_checkout", "AbandonedCheckout("),
            ("wix.ecom.v1.order", "Order("),
            ("wix.ecom.v1.orders_settings", "OrdersSettings("),
            ("wix.ecom.v1.shipping_option", "ShippingOption("),
            ("wix.ecom.v1.shippo_configuration", "ShippingProviderConfiguration("),
            ("wix.members.v1.member", "Member("),
            ("wix.members.v1.member_report", "MemberReport("),
            ("wix.badges.v3.badge", "Badge("),
            ("wix.badges.v4.badge", "Badge("),
            ("wix.badges.v4.badge_assignment", "BadgeAssignment("),
            ("wix.iam.signon.v1.sign_on_policy", "SignOnPolicy("),
            ("wix.headless.v1.redirect_session", "RedirectSession("),
            ("wix.stores.catalog.v3.product", "ProductV3("),
            ("wix.stores.catalog.v3.brand", "BrandV3("),
            ("wix.stores.catalog.v3.ribbon", "RibbonV3("),
            ("wix.stores.catalog.v3.info_section", "InfoSectionV3("),
            ("wix.stores.catalog.v3.customization", "CustomizationV3("),
            ("wix.stores.catalog.v3.inventory_item", "InventoryItemV3("),
            ("wix.stores.catalog.v3.product_group", "ProductGroupV3("),
            ("wix.categories.v1.category", "Category("),
            ("wix.pricing_plans.v2.plan", "Unknown("),
        ] {
            let parsed = event(fqdn, json!({ "updatedEvent": { "currentEntity": { "id": "e" } } })).change();
            assert!(format!("{parsed:?}").starts_with(name), "{fqdn}: {parsed:?}");
        }
    }

    #[test]
    fn an_entity_given_as_json_text_is_parsed() {
        let parsed =
            event("wix.ecom.v1.order", json!({ "createdEvent": { "entityAsJson": "{\"number\":\"10001\"}" } }));
        let ChangeEvent::Order(change) = parsed.change() else {
            panic!("{parsed:?}");
        };
        let Change::Created(order) = *change else {
            panic!("{change:?}");
        };
        assert_eq!(order.number.as_deref(), Some("10001"));
    }

    #[test]
    fn the_entity_of_an_action_event_may_be_nested_in_a_field() {
        for body in [json!({ "status": "RECOVERED" }), json!({ "abandonedCheckout": { "status": "RECOVERED" } })] {
            let parsed = event("wix.ecom.v1.abandoned_checkout", json!({ "actionEvent": { "body": body } }));
            let ChangeEvent::AbandonedCheckout(change) = parsed.change() else {
                panic!("{parsed:?}");
            };
            let Change::Action { entity, .. } = *change else {
                panic!("{change:?}");
            };
            assert_eq!(entity.status, Some(crate::events::AbandonedCheckoutStatus::Recovered));
        }
    }

    #[test]
    fn shipping_events_have_typed_enums() {
        use crate::events::{ShippingProviderService, ShippingRuleOperator, ShippingRuleType};
        let rule = json!({ "type": "BY_TOTAL_WEIGHT", "operator": "GTE", "value": "2.5" });
        let body = json!({ "createdEvent": { "entity": { "rates": [{ "conditions": [rule] }] } } });
        let ChangeEvent::ShippingOption(change) = event("wix.ecom.v1.shipping_option", body).change() else {
            panic!("not a shipping option");
        };
        let Change::Created(option) = *change else {
            panic!("{change:?}");
        };
        let rule = option.rates.unwrap().remove(0).conditions.unwrap().remove(0);
        assert_eq!(rule.r#type, Some(ShippingRuleType::ByTotalWeight));
        assert_eq!(rule.operator, Some(ShippingRuleOperator::Gte));
        for service in ["FIRST_CLASS_PACKAGE_INTERNATIONAL", "FIRST_CLASS_PACKAGE_INTERNATIONAL_SERVICE"] {
            let services = json!({ "internationalServices": [{ "service": service }] });
            let body = json!({ "updatedEvent": { "currentEntity": services } });
            let parsed = event("wix.ecom.v1.shippo_configuration", body).change();
            let ChangeEvent::ShippingProviderConfiguration(change) = parsed else {
                panic!("{parsed:?}");
            };
            let Change::Updated(configuration) = *change else {
                panic!("{change:?}");
            };
            let known = configuration.international_services.unwrap().remove(0).service.unwrap();
            assert!(!matches!(known, ShippingProviderService::Unknown(_)));
        }
    }

    #[test]
    fn catalog_v1_events_are_parsed_by_event_type() {
        for (name, body, parsed) in [
            ("catalog.api.v1.ProductCreated", json!({ "productId": "p", "slug": "mug" }), "Product(Created("),
            ("catalog.api.v1.ProductChanged", json!({ "changedFields": ["price"] }), "Product(Changed("),
            ("catalog.api.v1.ProductDeleted", json!({ "productId": "p" }), "Product(Deleted("),
            ("catalog.api.v1.VariantsChanged", json!({ "variants": [{}] }), "Product(VariantsChanged("),
            ("catalog.api.v1.CollectionCreated", json!({ "collection_Id": "c" }), "Collection(Created("),
            ("catalog.api.v1.CollectionChanged", json!({ "collection_Id": "c" }), "Collection(Changed("),
            ("catalog.api.v1.CollectionDeleted", json!({ "collection_Id": "c" }), "Collection(Deleted("),
            ("inventory.api.v1.InventoryItemChanged", json!({ "productId": "p" }), "Inventory(ItemChanged("),
            ("inventory.api.v1.InventoryVariantsChanged", json!({ "variants": [] }), "Inventory(VariantsChanged("),
            ("catalog.api.v1.Renamed", json!({}), "Unknown("),
        ] {
            let event = Event::plain(&format!("com.wix.ecommerce.{name}"), body);
            let change = event.change();
            assert!(format!("{change:?}").starts_with(parsed), "{name}: {change:?}");
        }
    }

    #[test]
    fn a_stock_status_event_is_an_action_of_its_inventory_item() {
        let mut parsed =
            event("wix.stores.catalog.v3.inventory_item", json!({ "actionEvent": { "body": { "inStock": false } } }));
        parsed.slug = Some("stock_status_updated".to_owned());
        let ChangeEvent::InventoryItemV3(change) = parsed.change() else {
            panic!("{parsed:?}");
        };
        let Change::Action { entity, .. } = *change else {
            panic!("{change:?}");
        };
        assert_eq!(entity.in_stock, Some(false));
    }

    #[test]
    fn a_malformed_event_is_kept_unchanged_as_unknown() {
        let odd = event("wix.ecom.v1.order", json!({ "createdEvent": { "entity": [1, 2] }, "more": true }));
        let ChangeEvent::Unknown(kept) = odd.change() else {
            panic!("{odd:?}");
        };
        assert_eq!(*kept, odd);
        assert_eq!(kept.unknown_fields.get("more"), Some(&json!(true)));
        assert!(matches!(event("wix.ecom.v1.order", json!({})).change(), ChangeEvent::Unknown(_)));
    }

    #[test]
    fn a_deleted_event_may_omit_the_entity() {
        let parsed = event("wix.ecom.v1.cart", json!({ "deletedEvent": {} })).change();
        assert_eq!(parsed, ChangeEvent::Cart(Box::new(Change::Deleted(None))));
    }
}
