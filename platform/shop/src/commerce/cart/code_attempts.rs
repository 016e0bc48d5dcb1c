//! The rate limit of wrong coupon and gift card codes, against guessing.

use base::throttle::{Counted, Limit};
use base::{ApiError, Call, Result, Shop};
use std::net::IpAddr;

/// The window of the rate limit, in seconds.
const WINDOW_SECONDS: i64 = 600;

/// The subject of the rate limit.
#[derive(Debug)]
pub struct Guesser {
    counted: Vec<(Counted, PerWhat)>,
}

#[derive(Debug, Clone, Copy)]
enum PerWhat {
    Caller,
    Address,
}

impl Guesser {
    /// The caller of a call; the owner, who can list all codes, is exempt.
    pub(crate) fn of_call(call: &Call) -> Self {
        if call.caller.is_owner() {
            return Self { counted: Vec::new() };
        }
        Self::new(call.caller.subject.key(), call.peer)
    }

    /// A buyer, by the key of the cart's owner and a network address.
    pub fn new(owner: String, peer: Option<IpAddr>) -> Self {
        let mut counted = vec![(Counted::Savings(owner), PerWhat::Caller)];
        counted.extend(peer.map(|peer| (Counted::savings_address(peer), PerWhat::Address)));
        Self { counted }
    }

    /// Runs work that looks up a code. Counts it beforehand, so that concurrent calls get no extra attempts, and takes
    /// the count back unless the code was wrong.
    pub(crate) fn count<T>(&self, shop: &Shop, sent: Option<&str>, work: impl FnOnce() -> Result<T>) -> Result<T> {
        if sent.is_none_or(str::is_empty) {
            return work();
        }
        self.count_one(shop)?;
        let done = work();
        if !matches!(&done, Err(ApiError::Application { is_wrong_code: true, .. })) {
            self.take_back(shop);
        }
        done
    }

    /// Counts a code before its lookup.
    pub fn count_one(&self, shop: &Shop) -> Result<()> {
        let limits = &shop.config.limits;
        for (index, (counted, per)) in self.counted.iter().enumerate() {
            let limit = Limit {
                attempts: match per {
                    PerWhat::Caller => limits.savings_codes_per_caller,
                    PerWhat::Address => limits.savings_codes_per_address,
                },
                seconds: WINDOW_SECONDS,
            };
            if let Err(error) = shop.throttle.count(shop.clock.now(), counted, limit) {
                for (earlier, _) in self.counted.iter().take(index) {
                    shop.throttle.take_back(earlier);
                }
                return Err(error);
            }
        }
        Ok(())
    }

    /// Takes back the count of a code that was not wrong.
    pub fn take_back(&self, shop: &Shop) {
        for (counted, _) in &self.counted {
            shop.throttle.take_back(counted);
        }
    }
}
