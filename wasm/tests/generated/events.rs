//! The types of events: the entities and the bodies of actions, each in the view whose conversions webhooks apply.

use crate::types::View;
use cartwright::events;
use cartwright::resources::{categories, member_reports, order_transactions};

/// The view of the bodies of catalog v1, which webhooks give as they come.
pub(crate) const PLAIN: &str = "plain";

/// Adds the types of events to the views.
pub(crate) fn add(views: &mut [View]) {
    for View { name, types, homes } in views {
        match *name {
            "checkout" => types.add::<events::AbandonedCheckout>(),
            "orders" => types
                .add::<events::OrdersSettings>()
                .add::<events::ShippingOption>()
                .add::<events::ShippingProviderConfiguration>()
                .add::<order_transactions::OrderTransactions>(),
            "members" => types.add::<member_reports::MemberReport>().add::<member_reports::ReportedMember>(),
            "categories" => types.add::<categories::Category>().add::<events::CategoryAction>(),
            "entitiesV3" => types
                .add::<events::Badge>()
                .add::<events::BadgeAssignment>()
                .add::<events::BadgeHolder>()
                .add::<events::InventoryItemAction>(),
            PLAIN => types
                .add::<events::ProductCreated>()
                .add::<events::ProductChanged>()
                .add::<events::ProductDeleted>()
                .add::<events::VariantsChanged>()
                .add::<events::CollectionCreated>()
                .add::<events::CollectionChanged>()
                .add::<events::CollectionDeleted>()
                .add::<events::InventoryItemChanged>()
                .add::<events::InventoryVariantsChanged>(),
            _ => continue,
        };
        homes.push("events");
    }
}
