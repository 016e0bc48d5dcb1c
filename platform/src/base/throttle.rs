//! Rate limits: attempts are counted, and refused past a maximum.

use crate::base::clock::{Millis, seconds};
use crate::base::db::lock;
use crate::base::error::{ApiError, Result};
use crate::base::secret::SecretHash;
use std::sync::Mutex;
use std::{collections::HashMap, net::IpAddr};

/// The maximum of counters; past it the counters that end first are dropped.
const MAX_COUNTERS: usize = 20_000;

/// The key of a rate limit.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) enum Counted {
    /// Passwords tried for an email address.
    Email(String),
    /// Passwords tried and accounts made from an address.
    Address(IpAddr),
    /// Codes tried for an identity.
    Code(String),
    /// Codes sent to an identity.
    SentCode(String),
    /// Recovery mails to an email address.
    Recovery(String),
    /// Wrong codes of coupons and gift cards by a visitor or member.
    Savings(String),
    /// Wrong codes of coupons and gift cards from an address.
    SavingsAddress(IpAddr),
    /// Sessions of anonymous visitors from an address.
    Visitors(IpAddr),
    /// Passwords set by a member.
    NewPassword(String),
    /// Changes by a visitor or member.
    Writes(String),
    /// Changes from an address.
    WritesAddress(IpAddr),
    /// Orders placed by a visitor or member.
    Orders(String),
    /// Calls by a caller.
    Requests(String),
    /// Downloads by an order's link, by the hash of its token.
    Download(SecretHash),
}

impl Counted {
    pub(crate) fn email(email: &str) -> Self {
        Self::Email(email.trim().to_lowercase())
    }

    pub(crate) fn recovery(email: &str) -> Self {
        Self::Recovery(email.trim().to_lowercase())
    }

    pub(crate) fn address(address: IpAddr) -> Self {
        Self::Address(network(address))
    }

    pub(crate) fn visitors(address: IpAddr) -> Self {
        Self::Visitors(network(address))
    }

    pub(crate) fn writes_address(address: IpAddr) -> Self {
        Self::WritesAddress(network(address))
    }

    pub(crate) fn savings_address(address: IpAddr) -> Self {
        Self::SavingsAddress(network(address))
    }
}

/// The network that a caller's address is counted as: a household has 2^64 IPv6 addresses.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [one, two, three, four, ..] = address.segments();
            IpAddr::from([one, two, three, four, 0, 0, 0, 0])
        }
        address => address,
    }
}

/// A rate limit: attempts within a window.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Limit {
    pub(crate) attempts: u32,
    pub(crate) seconds: i64,
}

impl Limit {
    pub(crate) const fn in_ten_minutes(attempts: u32) -> Self {
        Self { attempts, seconds: 600 }
    }
}

#[derive(Debug, Clone, Copy)]
struct Counter {
    attempts: u32,
    ends: Millis,
}

/// The counters.
#[derive(Debug, Default)]
pub(crate) struct Throttle {
    counters: Mutex<HashMap<Counted, Counter>>,
}

impl Throttle {
    /// Counts an attempt, or says how long to wait. A limit of no attempts is none.
    pub(crate) fn count(&self, now: Millis, what: &Counted, limit: Limit) -> Result<()> {
        if limit.attempts == 0 {
            return Ok(());
        }
        let mut counters = lock(&self.counters);
        if counters.len() >= MAX_COUNTERS && !counters.contains_key(what) {
            make_room(&mut counters, now);
        }
        let fresh = Counter { attempts: 0, ends: now.saturating_add(seconds(limit.seconds)) };
        let counter = counters.entry(what.clone()).or_insert(fresh);
        if counter.ends <= now {
            *counter = fresh;
        }
        if counter.attempts >= limit.attempts {
            return Err(wait_until(counter.ends, now));
        }
        counter.attempts += 1;
        Ok(())
    }

    /// Forgets all attempts.
    pub(crate) fn reset(&self) {
        lock(&self.counters).clear();
    }

    /// Forgets attempts that turned out well.
    pub(crate) fn forget(&self, what: &Counted) {
        lock(&self.counters).remove(what);
    }

    /// Takes back one attempt that turned out well.
    pub(crate) fn take_back(&self, what: &Counted) {
        if let Some(counter) = lock(&self.counters).get_mut(what) {
            counter.attempts = counter.attempts.saturating_sub(1);
        }
    }
}

/// Tells a caller to wait until a moment.
pub(crate) fn wait_until(moment: Millis, now: Millis) -> ApiError {
    ApiError::TooManyRequests { seconds: (moment.saturating_sub(now).max(0) + 999) / 1000 }
}

fn make_room(counters: &mut HashMap<Counted, Counter>, now: Millis) {
    counters.retain(|_, counter| counter.ends > now);
    if counters.len() < MAX_COUNTERS {
        return;
    }
    let mut ends: Vec<Millis> = counters.values().map(|counter| counter.ends).collect();
    let middle = ends.len() / 2;
    let (_, median, _) = ends.select_nth_unstable(middle);
    let median = *median;
    counters.retain(|_, counter| counter.ends > median);
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIMIT: Limit = Limit { attempts: 3, seconds: 60 };

    fn seconds_to_wait(result: Result<()>) -> Option<i64> {
        match result {
            Err(ApiError::TooManyRequests { seconds }) => Some(seconds),
            _ => None,
        }
    }

    #[test]
    fn the_fourth_of_three_waits_for_the_rest_of_the_minute() {
        let throttle = Throttle::default();
        let ada = Counted::email("ada@example.com");
        for _ in 0..3 {
            assert!(throttle.count(0, &ada, LIMIT).is_ok());
        }
        let shouted = Counted::email(" ADA@example.com");
        assert_eq!(seconds_to_wait(throttle.count(59_001, &shouted, LIMIT)), Some(1));
        assert!(throttle.count(0, &Counted::email("eve@example.com"), LIMIT).is_ok());
        assert!(throttle.count(60_000, &ada, LIMIT).is_ok());
    }

    #[test]
    fn what_turned_out_well_does_not_count() {
        let throttle = Throttle::default();
        let ada = Counted::email("ada@example.com");
        for _ in 0..10 {
            assert!(throttle.count(0, &ada, LIMIT).is_ok());
            throttle.take_back(&ada);
        }
        for _ in 0..3 {
            assert!(throttle.count(0, &ada, LIMIT).is_ok());
        }
        throttle.forget(&ada);
        assert!(throttle.count(0, &ada, LIMIT).is_ok());
    }

    #[test]
    fn neighbours_in_ipv6_count_as_one() {
        let one = Counted::address("2001:db8:1:2::1".parse().unwrap());
        assert_eq!(one, Counted::address("2001:db8:1:2:ffff::9".parse().unwrap()));
        assert_ne!(one, Counted::address("2001:db8:1:3::1".parse().unwrap()));
    }

    #[test]
    fn counters_do_not_pile_up() {
        let throttle = Throttle::default();
        for number in 0..=MAX_COUNTERS {
            let moment = Millis::try_from(number).unwrap();
            let counted = Counted::email(&format!("{number}@example.com"));
            assert!(throttle.count(moment, &counted, LIMIT).is_ok());
        }
        assert!(throttle.counters.lock().unwrap().len() <= MAX_COUNTERS);
    }
}
