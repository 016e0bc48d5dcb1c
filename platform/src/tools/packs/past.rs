//! The demo shop's past: actions of visitors, members and owner, as calls with the clock set back. Orders from before
//! the shop's own first weeks are imported.

use super::buyers::{Buyer, Buyers, Regulars};
use super::goods::{DemoStock, Sold};
use super::imported;
use super::runner::{Runner, member};
use crate::base::{ApiError, Result, access::Caller};
use crate::site::seed::{self, DemoPast, OrderFate};
use cartwright::resources::orders::Order;
use fastrand::Rng;
use serde_json::{Value, json};
use std::{cmp::Reverse, collections::BTreeMap};

/// The random seed: the past is the same at each start.
const SEED: u64 = 1871;
/// The average number of orders per day in a month of usual sales, at the end of the past.
const ORDERS_A_DAY: f64 = 1.2;
/// The ratio of the number of orders at the end to that at the beginning.
const GROWTH: f64 = 2.0;
const REFILL_DAYS: u32 = 14;
/// The maximum of days with orders by calls, at most half of the past; earlier orders are imported. An order by calls
/// costs a dozen calls, an import one.
const OWN_DAYS: u32 = 40;
const LAST_IMPORTED: u32 = 10_000;

/// Minutes before now.
type Age = u32;
const DAY: Age = 24 * 60;

/// A planned action.
enum Act {
    Order,
    Send { order: String },
    Cancel { order: String },
    Refund { order: String },
    Refill,
    Report(usize),
}

/// Generates the past of a number of days.
pub(super) fn write(runner: &Runner<'_>, days: u32) -> Result<()> {
    let past = seed::demo_past().map_err(ApiError::internal)?;
    let goods = DemoStock::read(runner)?;
    let mut writer = Writer {
        runner,
        past,
        goods,
        sold: Sold::default(),
        buyers: Buyers::default(),
        regulars: Regulars::read(runner)?,
        acts: BTreeMap::new(),
        planned: 0,
        rng: Rng::with_seed(SEED),
    };
    writer.plan(days);
    writer.perform(days)?;
    writer.import(days)
}

struct Writer<'a> {
    runner: &'a Runner<'a>,
    past: DemoPast,
    goods: DemoStock,
    sold: Sold,
    buyers: Buyers,
    regulars: Regulars,
    /// Planned actions, oldest first; simultaneous ones in the order of planning.
    acts: BTreeMap<(Reverse<Age>, usize), Act>,
    /// The number of actions planned so far.
    planned: usize,
    rng: Rng,
}

impl Writer<'_> {
    fn plan(&mut self, days: u32) {
        for day in (1..=own_days(days)).rev() {
            for _ in 0..self.orders_of(day, days) {
                // During the day only.
                let minute = self.rng.u32(8 * 60..22 * 60);
                self.add(day * DAY - minute, Act::Order);
            }
            if day % REFILL_DAYS == 0 {
                self.add(day * DAY, Act::Refill);
            }
        }
        self.add(60, Act::Refill);
        let reports = self.past.reports.len();
        for report in 0..reports {
            let age = self.rng.u32(0..12 * DAY);
            self.add(age.min(own_days(days) * DAY / 2), Act::Report(report));
        }
    }

    /// The number of orders of a day, from growth, month and chance.
    fn orders_of(&mut self, day: u32, days: u32) -> u32 {
        let gone = f64::from(days - day) / f64::from(days);
        let growth = (1.0 + (GROWTH - 1.0) * gone) / GROWTH;
        let month = self.runner.month_of(f64::from(day));
        let season = self.past.months.get(month).copied().unwrap_or(1.0);
        let expected = ORDERS_A_DAY * growth * season * (0.5 + self.rng.f64());
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is a small number above zero")]
        let whole = (expected + self.rng.f64()) as u32;
        whole
    }

    fn add(&mut self, age: Age, act: Act) {
        self.planned += 1;
        self.acts.insert((Reverse(age), self.planned), act);
    }

    fn perform(&mut self, days: u32) -> Result<()> {
        while let Some(((Reverse(age), _), act)) = self.acts.pop_first() {
            self.runner.go_to(f64::from(age) / f64::from(DAY));
            let done = match act {
                Act::Order => self.order(age, own_days(days)),
                Act::Send { order } => self.send(&order),
                Act::Cancel { order } => self.cancel(&order),
                Act::Refund { order } => self.refund(&order),
                Act::Refill => self.sold.refill(self.runner),
                Act::Report(number) => self.report(number),
            };
            match done {
                Err(failure) if failure.is_failure() => return Err(failure),
                // Some actions are refused, as in a real shop: a parcel is too heavy, or a variant sold out.
                Err(refusal) => tracing::debug!(%refusal, "in the demo shop's past"),
                Ok(()) => {}
            }
        }
        Ok(())
    }

    /// Imports orders of the earlier days: copies of the shop's own with other buyers.
    fn import(&mut self, days: u32) -> Result<()> {
        let search = json!({ "search": { "cursorPaging": { "limit": 100 }, "filter": { "status": "APPROVED" } } });
        let found = self.runner.call(Caller::owner(), "orders.search", search)?;
        let patterns = found.get("orders").cloned().unwrap_or_else(|| json!([]));
        let patterns: Vec<Order> = serde_json::from_value(patterns)?;
        if patterns.is_empty() {
            return Ok(());
        }
        let mut number = LAST_IMPORTED;
        for day in own_days(days) + 1..=days {
            for _ in 0..self.orders_of(day, days) {
                let age = day * DAY - self.rng.u32(8 * 60..22 * 60);
                self.runner.go_to(f64::from(age) / f64::from(DAY));
                let fate = imported::Fate::by_chance(self.rng.f64());
                let regular = self.regulars.take(|days_ago| days_ago > own_days(days) && days_ago * DAY <= age);
                let (buyer, fate) = match regular {
                    Some((buyer, _)) => (buyer, imported::Fate::Fulfilled),
                    None => (self.buyer()?, fate),
                };
                // A buyer with orders of their own has bought the same items before, at the same address.
                let own = patterns.iter().filter(|order| is_of(order, &buyer));
                let own: Vec<Order> = own.cloned().collect();
                let pattern = random_choice(&mut self.rng, if own.is_empty() { &patterns } else { &own });
                let moment = self.runner.moment_text(f64::from(age) / f64::from(DAY));
                let order =
                    Order { number: Some(number.to_string()), ..imported::order(pattern, &moment, &buyer, fate) };
                self.runner.call(Caller::owner(), "orders.import", json!({ "order": order }))?;
                number -= 1;
            }
        }
        Ok(())
    }

    fn buyer(&mut self) -> Result<Buyer> {
        self.buyers.next(&mut self.rng, &self.past, |member| join(self.runner, member))
    }

    /// Places an order by calls: a member's, if due, or a random buyer's.
    fn order(&mut self, age: Age, own_days: u32) -> Result<()> {
        let is_due = |days_ago: u32| days_ago <= own_days && age <= days_ago * DAY;
        let Some((buyer, order)) = self.regulars.take(is_due) else {
            let buyer = self.buyer()?;
            return self.place(age, &buyer, None);
        };
        let placed = self.place(age, &buyer, Some(order.fate));
        if placed.is_err() {
            self.regulars.put_back((buyer, order));
        }
        placed
    }

    fn place(&mut self, age: Age, buyer: &Buyer, fate: Option<OrderFate>) -> Result<()> {
        let lines = self.goods.basket(&mut self.rng);
        let note = (self.rng.f64() < 0.06).then(|| random_choice(&mut self.rng, &self.past.notes));
        let is_express = self.rng.f64() < 0.15;
        let coupon = (self.rng.f64() < 0.05).then_some("FREESHIP");
        // Some of the newest payments are authorized but not captured.
        let is_held = age < 2 * DAY && self.rng.f64() < 0.3 && fate.is_none();
        let country = buyer.address.get("country").and_then(Value::as_str).unwrap_or_default();
        let cart = json!({
            "cart": {
                "note": note,
                "customerInfo": { "email": buyer.email, "firstName": buyer.first_name, "lastName": buyer.last_name },
                "deliveryInfo": { "address": buyer.address },
            },
            "catalogItems": lines.iter().map(|line| line.item()).collect::<Vec<_>>(),
            "deliveryMethod": { "code": delivery_of(country, is_express) },
            "coupons": coupon.map(|code| vec![json!({ "code": code })]).unwrap_or_default(),
        });
        let caller = buyer.caller();
        let made = self.runner.call(caller.clone(), "cart_v2.create", cart)?;
        let token = if is_held { "tok_authorize" } else { "tok_visa" };
        let requested = json!({ "cartId": made.pointer("/cart/id"), "paymentToken": token });
        let placed = self.runner.call(caller, "cart_v2.place_order", requested)?;
        let order = placed.get("orderId").and_then(Value::as_str).unwrap_or_default().to_owned();
        for line in &lines {
            self.sold.add(line);
        }
        if !is_held {
            match fate {
                Some(fate) => self.plan_fate(age, order, fate),
                None => self.plan_rest(age, order),
            }
        }
        Ok(())
    }

    /// Plans an order's fulfillment, cancellation or refund.
    fn plan_rest(&mut self, age: Age, order: String) {
        let fate = self.rng.f64();
        let wait = self.rng.u32(DAY / 2..4 * DAY);
        if fate < 0.03 {
            return self.add_if_past(age, wait / 4, Act::Cancel { order });
        }
        if fate < 0.08 {
            let order = order.clone();
            let later = wait + self.rng.u32(5 * DAY..15 * DAY);
            self.add_if_past(age, later, Act::Refund { order });
        }
        self.add_if_past(age, wait, Act::Send { order });
    }

    /// Plans the fulfillment and refund of a member's order.
    fn plan_fate(&mut self, age: Age, order: String, fate: OrderFate) {
        if fate == OrderFate::Refunded {
            let order = order.clone();
            self.add_if_past(age, 7 * DAY, Act::Refund { order });
        }
        if fate != OrderFate::Open {
            self.add_if_past(age, DAY, Act::Send { order });
        }
    }

    fn add_if_past(&mut self, age: Age, wait: Age, act: Act) {
        if let Some(age) = age.checked_sub(wait) {
            self.add(age, act);
        }
    }

    fn lines_of(&self, order: &str) -> Result<Vec<Value>> {
        let found = self.runner.call(Caller::owner(), "orders.get", json!({ "id": order }))?;
        let lines = found.pointer("/order/lineItems").and_then(Value::as_array).cloned();
        Ok(lines.unwrap_or_default())
    }

    fn send(&mut self, order: &str) -> Result<()> {
        let lines = self.lines_of(order)?;
        let lines: Vec<Value> =
            lines.iter().map(|line| json!({ "id": line.get("id"), "quantity": line.get("quantity") })).collect();
        let (provider, digits) = if self.rng.bool() { ("ups", 12) } else { ("usps", 20) };
        let number: String = (0..digits).map(|_| self.rng.digit(10)).collect();
        let tracking = json!({ "trackingNumber": number, "shippingProvider": provider });
        let fulfillment = json!({ "lineItems": lines, "trackingInfo": tracking });
        let requested = json!({ "orderId": order, "fulfillment": fulfillment });
        self.runner.call(Caller::owner(), "order_fulfillments.create", requested).map(drop)
    }

    fn cancel(&self, order: &str) -> Result<()> {
        let requested = json!({ "id": order, "sendOrderCanceledEmail": true });
        self.runner.call(Caller::owner(), "orders.cancel", requested).map(drop)
    }

    /// Refunds an order's first line.
    fn refund(&mut self, order: &str) -> Result<()> {
        let lines = self.lines_of(order)?;
        let Some(line) = lines.first() else { return Ok(()) };
        let paid = self.runner.call(Caller::owner(), "order_transactions.list", json!({ "orderId": order }))?;
        let requested = json!({
            "orderId": order,
            "paymentRefunds": [{
                "paymentId": paid.pointer("/orderTransactions/payments/0/id"),
                "amount": { "amount": line.pointer("/totalPriceAfterTax/amount") },
            }],
            "refundItems": { "lineItems": [{ "lineItemId": line.get("id"), "quantity": line.get("quantity") }] },
            "customerReason": random_choice(&mut self.rng, &self.past.refund_reasons),
        });
        self.runner.call(Caller::owner(), "order_billing.refund_payments", requested).map(drop)
    }

    /// One member reports another.
    fn report(&mut self, number: usize) -> Result<()> {
        let members: Vec<&str> = self.buyers.members().collect();
        let (Some(by), Some(about)) = (members.get(number), members.get(members.len().div_ceil(2) + number)) else {
            return Ok(());
        };
        for id in [by, about] {
            self.runner.call(member(id), "members.join_community", json!({}))?;
        }
        let reason = self.past.reports.get(number).cloned().unwrap_or_default();
        let report = json!({ "memberReport": { "reportedMemberId": about, "reason": reason } });
        self.runner.call(member(by), "member_report.report", report).map(drop)
    }
}

/// The number of most recent days with orders by calls.
fn own_days(days: u32) -> u32 {
    OWN_DAYS.min(days.div_ceil(2))
}

/// Registers a person as a member; returns the id.
fn join(runner: &Runner<'_>, joining: &Buyer) -> Result<Option<String>> {
    let given = json!({ "member": {
        "loginEmail": joining.email,
        "profile": { "nickname": format!("{} {}", joining.first_name, joining.last_name) },
        "contact": { "firstName": joining.first_name, "lastName": joining.last_name, "addresses": [joining.address] },
    } });
    let made = runner.call(Caller::owner(), "members.create", given)?;
    Ok(made.pointer("/member/id").and_then(Value::as_str).map(str::to_owned))
}

fn is_of(order: &Order, buyer: &Buyer) -> bool {
    let info = order.buyer_info.as_ref();
    info.is_some_and(|info| info.email.as_ref() == Some(&buyer.email))
}

fn random_choice<T: Clone + Default>(rng: &mut Rng, from: &[T]) -> T {
    rng.choice(from).cloned().unwrap_or_default()
}

/// The delivery option for a country.
fn delivery_of(country: &str, is_express: bool) -> &'static str {
    match (country, is_express) {
        ("US", false) => "us-standard",
        ("US", true) => "us-express",
        ("CA", _) => "world-standard",
        (_, false) => "eu-standard",
        (_, true) => "eu-express",
    }
}
