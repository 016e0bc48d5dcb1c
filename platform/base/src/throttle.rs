//! Rate limits.

use crate::clock::{Millis, seconds};
use crate::db::lock;
use crate::error::{ApiError, Result};
use crate::secret::SecretHash;
use std::sync::Mutex;
use std::{collections::HashMap, net::IpAddr};

/// The maximum of counters of a kind; beyond it, drops those with the fewest attempts.
const MAX_COUNTERS: usize = 20_000;

/// The key of a rate limit.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Counted {
    /// Passwords tried for an email address.
    Email(String),
    /// Passwords tried and accounts created from a network address.
    Address(IpAddr),
    /// Codes tried for an identity.
    Code(String),
    /// Codes sent to an identity.
    SentCode(String),
    /// Recovery mails to an email address.
    Recovery(String),
    /// Wrong codes of coupons and gift cards by a visitor or member.
    Savings(String),
    /// Wrong codes of coupons and gift cards from a network address.
    SavingsAddress(IpAddr),
    /// Sessions of anonymous visitors from a network address.
    Visitors(IpAddr),
    /// Passwords set by a member.
    NewPassword(String),
    /// Changes by a visitor or member.
    Writes(String),
    /// Changes from a network address.
    WritesAddress(IpAddr),
    /// Orders placed by a visitor or member.
    Orders(String),
    /// Calls by a caller.
    Requests(String),
    /// Kilobytes that a visitor or member adds to the database.
    Kilobytes(String),
    /// Kilobytes that callers of a network address add to the database.
    KilobytesAddress(IpAddr),
    /// Refreshes of a session, by its token family.
    Refreshes(String),
    /// Downloads by an order's link, by its token's hash.
    Download(SecretHash),
}

impl Counted {
    pub fn email(email: &str) -> Self {
        Self::Email(email.trim().to_lowercase())
    }

    pub fn recovery(email: &str) -> Self {
        Self::Recovery(email.trim().to_lowercase())
    }

    pub fn address(address: IpAddr) -> Self {
        Self::Address(network(address))
    }

    pub fn visitors(address: IpAddr) -> Self {
        Self::Visitors(network(address))
    }

    pub(crate) fn writes_address(address: IpAddr) -> Self {
        Self::WritesAddress(network(address))
    }

    pub(crate) fn kilobytes_address(address: IpAddr) -> Self {
        Self::KilobytesAddress(network(address))
    }

    pub fn savings_address(address: IpAddr) -> Self {
        Self::SavingsAddress(network(address))
    }

    /// Whether the counter protects an account: a flood of addresses and visitors must not evict it.
    const fn is_of_account(&self) -> bool {
        matches!(self, Self::Email(_) | Self::Code(_) | Self::SentCode(_) | Self::Recovery(_) | Self::NewPassword(_))
    }
}

/// The network by which an address is counted: a household has 2^64 IPv6 addresses.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [one, two, three, four, ..] = address.segments();
            IpAddr::from([one, two, three, four, 0, 0, 0, 0])
        }
        address => address,
    }
}

/// A rate limit: attempts per window.
#[derive(Debug, Clone, Copy)]
pub struct Limit {
    pub attempts: u32,
    pub seconds: i64,
}

impl Limit {
    pub const fn in_ten_minutes(attempts: u32) -> Self {
        Self { attempts, seconds: 600 }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Counter {
    attempts: u32,
    ends: Millis,
}

type Counters = Mutex<HashMap<Counted, Counter>>;

#[derive(Debug, Default)]
pub struct Throttle {
    of_accounts: Counters,
    of_callers: Counters,
}

impl Throttle {
    const fn counters(&self, what: &Counted) -> &Counters {
        if what.is_of_account() { &self.of_accounts } else { &self.of_callers }
    }

    /// Counts an attempt; refuses it with a wait beyond the limit. A limit of 0 is unlimited.
    pub fn count(&self, now: Millis, what: &Counted, limit: Limit) -> Result<()> {
        if limit.attempts == 0 {
            return Ok(());
        }
        let mut counters = lock(self.counters(what));
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

    /// Refuses a caller who has exhausted a limit, without counting.
    pub(crate) fn check(&self, now: Millis, what: &Counted, limit: Limit) -> Result<()> {
        match lock(self.counters(what)).get(what) {
            Some(counter) if limit.attempts > 0 && counter.ends > now && counter.attempts >= limit.attempts => {
                Err(wait_until(counter.ends, now))
            }
            _ => Ok(()),
        }
    }

    /// Adds to a counter; the last addition may exceed the limit.
    pub(crate) fn use_up(&self, now: Millis, what: &Counted, limit: Limit, amount: u32) {
        if self.count(now, what, Limit { attempts: u32::MAX, ..limit }).is_ok()
            && let Some(counter) = lock(self.counters(what)).get_mut(what)
        {
            counter.attempts = counter.attempts.saturating_add(amount).saturating_sub(1);
        }
    }

    /// Resets all counters.
    pub fn reset(&self) {
        lock(&self.of_accounts).clear();
        lock(&self.of_callers).clear();
    }

    /// Resets a counter after a success.
    pub fn forget(&self, what: &Counted) {
        lock(self.counters(what)).remove(what);
    }

    /// Takes back one attempt after a success.
    pub fn take_back(&self, what: &Counted) {
        if let Some(counter) = lock(self.counters(what)).get_mut(what) {
            counter.attempts = counter.attempts.saturating_sub(1);
        }
    }
}

/// The refusal with a `Retry-After` until a moment.
pub fn wait_until(moment: Millis, now: Millis) -> ApiError {
    ApiError::TooManyRequests { seconds: (moment.saturating_sub(now).max(0) + 999) / 1000 }
}

fn make_room(counters: &mut HashMap<Counted, Counter>, now: Millis) {
    counters.retain(|_, counter| counter.ends > now);
    if counters.len() < MAX_COUNTERS {
        return;
    }
    // A counter near its limit outlives those of a flood, which have one attempt each.
    let mut all: Vec<Counter> = counters.values().copied().collect();
    let mut surplus = all.len() / 2;
    let (_, median, _) = all.select_nth_unstable(surplus);
    let median = *median;
    counters.retain(|_, counter| {
        let is_dropped = *counter <= median && surplus > 0;
        surplus -= usize::from(is_dropped);
        !is_dropped
    });
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
    fn an_attempt_over_the_limit_waits_until_the_window_ends() {
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
    fn successful_attempts_do_not_count() {
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
    fn ipv6_addresses_of_one_64_bit_network_share_a_counter() {
        let one = Counted::address("2001:db8:1:2::1".parse().unwrap());
        assert_eq!(one, Counted::address("2001:db8:1:2:ffff::9".parse().unwrap()));
        assert_ne!(one, Counted::address("2001:db8:1:3::1".parse().unwrap()));
    }

    #[test]
    fn a_flood_of_other_keys_does_not_evict_an_accounts_counter() {
        type Flood = fn(u32) -> Counted;
        let addresses: Flood = |number| Counted::address(IpAddr::from(number.to_be_bytes()));
        let visitors: Flood = |number| Counted::Writes(number.to_string());
        let emails: Flood = |number| Counted::email(&format!("{number}@example.com"));
        let throttle = Throttle::default();
        let ada = Counted::email("ada@example.com");
        for _ in 0..3 {
            assert!(throttle.count(0, &ada, LIMIT).is_ok());
        }
        for flood in [addresses, visitors, emails] {
            for number in 0..=u32::try_from(2 * MAX_COUNTERS).unwrap() {
                assert!(throttle.count(1, &flood(number), LIMIT).is_ok());
            }
            assert_eq!(seconds_to_wait(throttle.count(1, &ada, LIMIT)), Some(60));
        }
        for counters in [&throttle.of_accounts, &throttle.of_callers] {
            assert!(lock(counters).len() <= MAX_COUNTERS);
        }
    }

    #[test]
    fn a_flood_of_equal_counters_evicts_at_most_half() {
        let throttle = Throttle::default();
        for number in 0..=MAX_COUNTERS {
            assert!(throttle.count(0, &Counted::email(&number.to_string()), LIMIT).is_ok());
        }
        assert!(lock(&throttle.of_accounts).len() > MAX_COUNTERS / 2);
    }
}
