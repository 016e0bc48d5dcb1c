//! Runs packs' calls on a shop, at moments in its past.

use base::access::{Caller, Subject};
use base::{ApiError, Author, Call, Millis, Result, Shop, clock};
use cartwright::row::Access;
use serde_json::Value;
use shop::site::seed;
use std::sync::Arc;
use web::http;

const DAY: f64 = 86_400_000.0;

/// Runs calls on a shop, at moments in its past.
pub(super) struct Runner<'a> {
    shop: &'a Arc<Shop>,
    /// Whether changes are published as events.
    publishes: bool,
    /// The moment to which days before now refer.
    now: Millis,
}

impl<'a> Runner<'a> {
    pub(super) fn new(shop: &'a Arc<Shop>) -> Self {
        Self { shop, publishes: true, now: shop.clock.now() }
    }

    /// This runner without events: a new shop's content makes no history.
    pub(super) fn silenced(&self) -> Self {
        Self { publishes: false, ..*self }
    }

    pub(super) fn shop(&self) -> &'a Arc<Shop> {
        self.shop
    }

    /// Sets the shop's clock to a number of days before now.
    pub(super) fn go_to(&self, days_ago: f64) {
        self.shop.clock.stop_at(self.moment(days_ago));
    }

    /// The moment a number of days before now.
    pub(super) fn moment(&self, days_ago: f64) -> Millis {
        #[expect(clippy::cast_possible_truncation, reason = "casts of floats saturate")]
        let before = (days_ago * DAY) as Millis;
        self.now.saturating_sub(before)
    }

    /// The month of the moment a number of days before now, from 0.
    pub(super) fn month_of(&self, days_ago: f64) -> usize {
        clock::month(self.moment(days_ago))
    }

    /// Performs a call, with access and bounds checked.
    pub(super) fn call(&self, caller: Caller, id: &str, payload: Value) -> Result<Value> {
        let row = cartwright::endpoint_named(id).map_err(|_| unsound(format!("there is no call {id}")))?;
        caller.require(row.access)?;
        let payload = serde_json::from_value(payload)?;
        let call = Call::inner(self.shop, caller, payload);
        http::perform(row, self.shop, &Call { author: self.author(&call.caller), ..call })
    }

    /// The author of a caller's changes.
    pub(super) fn author(&self, caller: &Caller) -> Author {
        Author { publishes: self.publishes, keeps_ids: true, ..caller.author(&self.shop.keys.site_id) }
    }
}

/// An error in the pack itself.
pub(super) fn unsound(problem: String) -> ApiError {
    ApiError::bad_request("SEED_PACK", problem)
}

/// The visitor of a name, the same in each run.
pub(super) fn visitor(name: &str) -> Caller {
    Caller {
        subject: Subject::Visitor(seed::stable_id("visitor", name).to_string()),
        family: None,
        access: Access::Visitor,
    }
}

pub(super) fn member(id: &str) -> Caller {
    Caller { subject: Subject::Member(id.to_owned()), family: None, access: Access::Member }
}
