//! Runs packs' calls on a shop, at moments in its past.

use crate::base::access::{Caller, Subject};
use crate::base::{ApiError, Call, Millis, Result, Shop, clock};
use crate::http;
use crate::site::seed;
use cartwright::row::Access;
use serde_json::Value;
use std::sync::Arc;

const DAY: f64 = 86_400_000.0;

/// Runs calls on a shop, at moments in its past.
pub(super) struct Runner<'a> {
    shop: &'a Arc<Shop>,
    /// The moment to which days before now refer.
    now: Millis,
}

impl<'a> Runner<'a> {
    pub(super) fn new(shop: &'a Arc<Shop>) -> Self {
        Self { shop, now: shop.clock.now() }
    }

    pub(super) fn shop(&self) -> &'a Arc<Shop> {
        self.shop
    }

    /// Sets the shop's clock to a number of days before now.
    pub(super) fn go_to(&self, days_ago: f64) {
        self.shop.clock.stop_at(self.moment(days_ago));
    }

    fn moment(&self, days_ago: f64) -> Millis {
        #[expect(clippy::cast_possible_truncation, reason = "casts of floats saturate")]
        let before = (days_ago * DAY) as Millis;
        self.now.saturating_sub(before)
    }

    /// The moment a number of days before now (RFC 3339).
    pub(super) fn moment_text(&self, days_ago: f64) -> String {
        clock::rfc3339(self.moment(days_ago))
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
        http::perform(row, self.shop, &Call::inner(caller, payload))
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
