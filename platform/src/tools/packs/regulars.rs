//! The demo shop's own members as buyers: some orders of its past are theirs.

use super::{buyers::Buyer, runner::Runner};
use crate::base::{ApiError, Result};
use crate::people::identity;
use crate::site::seed::{self, DemoMember, DemoMembers, DemoOrder};
use serde_json::Value;

/// The orders of members that are still to be made, each with its buyer.
#[derive(Debug, Default)]
pub(super) struct Regulars(Vec<(Buyer, DemoOrder)>);

impl Regulars {
    /// All orders of the demo shop's members.
    pub(super) fn read(runner: &Runner<'_>) -> Result<Self> {
        let DemoMembers { members, .. } = seed::demo_members().map_err(ApiError::internal)?;
        let mut orders = Vec::new();
        for member in members {
            let id = runner.shop().db.read(|connection| identity::id_of_email(connection, &member.email))?;
            let buyer = buyer(&member, id);
            orders.extend(member.orders.into_iter().map(|order| (buyer.clone(), order)));
        }
        Ok(Self(orders))
    }

    pub(super) fn take(&mut self, is_due: impl Fn(u32) -> bool) -> Option<(Buyer, DemoOrder)> {
        let place = self.0.iter().position(|(_, order)| is_due(order.days_ago))?;
        Some(self.0.remove(place))
    }

    pub(super) fn put_back(&mut self, order: (Buyer, DemoOrder)) {
        self.0.push(order);
    }
}

fn buyer(member: &DemoMember, id: Option<String>) -> Buyer {
    let text = |name: &str| {
        let value = member.profile.get(name).and_then(Value::as_str);
        value.unwrap_or_default().to_owned()
    };
    Buyer {
        first_name: text("firstName"),
        last_name: text("lastName"),
        email: member.email.clone(),
        address: member.profile.pointer("/addresses/0/address").cloned().unwrap_or_default(),
        member: id,
    }
}
