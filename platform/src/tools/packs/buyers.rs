//! Generated buyers of the demo shop, and its regulars.

use super::runner::{Runner, member, visitor};
use crate::base::{ApiError, Result, access::Caller};
use crate::people::identity;
use crate::site::seed::{self, DemoMember, DemoMembers, DemoOrder, DemoPast};
use fastrand::Rng;
use serde_json::Value;

/// A person who buys.
#[derive(Debug, Clone)]
pub(super) struct Buyer {
    pub(super) first_name: String,
    pub(super) last_name: String,
    pub(super) email: String,
    pub(super) address: Value,
    /// The id of the person's member, if any.
    pub(super) member: Option<String>,
}

impl Buyer {
    pub(super) fn caller(&self) -> Caller {
        match &self.member {
            Some(id) => member(id),
            None => visitor(&self.email),
        }
    }
}

#[derive(Debug, Default)]
pub(super) struct Buyers(Vec<Buyer>);

impl Buyers {
    /// The buyer of an order: a new or a returning person. Some register as members by `join`.
    pub(super) fn next(
        &mut self,
        rng: &mut Rng,
        past: &DemoPast,
        join: impl FnOnce(&Buyer) -> Result<Option<String>>,
    ) -> Result<Buyer> {
        let comes_back = !self.0.is_empty() && rng.f64() < 0.45;
        let place = if comes_back {
            rng.usize(0..self.0.len())
        } else {
            let person = self.person(rng, past);
            self.0.push(person);
            self.0.len() - 1
        };
        let joins = rng.f64() < if comes_back { 0.5 } else { 0.15 };
        let Some(buyer) = self.0.get_mut(place) else {
            return Err(ApiError::Internal("there is no buyer".to_owned()));
        };
        if joins && buyer.member.is_none() {
            buyer.member = join(buyer)?;
        }
        Ok(buyer.clone())
    }

    fn person(&self, rng: &mut Rng, past: &DemoPast) -> Buyer {
        Buyer {
            first_name: rng.choice(&past.first_names).cloned().unwrap_or_default(),
            last_name: rng.choice(&past.last_names).cloned().unwrap_or_default(),
            email: format!("buyer{}@example.com", self.0.len() + 1),
            address: rng.choice(&past.addresses).cloned().unwrap_or_default(),
            member: None,
        }
    }

    pub(super) fn members(&self) -> impl Iterator<Item = &str> {
        self.0.iter().filter_map(|buyer| buyer.member.as_deref())
    }
}

/// The demo members' remaining orders, each with its buyer.
#[derive(Debug, Default)]
pub(super) struct Regulars(Vec<(Buyer, DemoOrder)>);

impl Regulars {
    /// Reads the demo members' orders.
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
