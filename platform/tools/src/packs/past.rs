//! The demo shop's past: the orders of its newest weeks, sold by a pack's calls, and imported ones from before.

use super::PackError;
use super::format::{Pack, Step};
use super::imported::{self, Buyer, Fate};
use super::runner::Runner;
use super::steps::Steps;
use base::{ApiError, Result, access::Caller};
use cartwright::resources::orders::Order;
use fastrand::Rng;
use serde_json::{Value, json};
use shop::people::identity;
use shop::site::seed::{self, DemoMember, DemoPast};
use std::{collections::BTreeMap, path::PathBuf};

/// A pack with the orders, new members and reports of [`SOLD_DAYS`].
const SOLD: &str = include_str!("../../../seed/demo/orders.json");
const SOLD_DAYS: f64 = 40.0;
/// The random seed: the shops of one day import the same orders.
const SEED: u64 = 1871;
/// The average number of orders per day in a month of usual sales, at the end of the past.
const ORDERS_A_DAY: f64 = 1.2;
/// The ratio of the number of orders at the end to that at the beginning.
const GROWTH: f64 = 2.0;
const LAST_IMPORTED: usize = 10_000;

/// Makes the past of a number of days. The sold weeks are at most its newer half: a shorter past has them in less time.
pub(super) fn write(runner: &Runner<'_>, days: u32) -> Result<(), PackError> {
    let days = f64::from(days);
    let sold_days = SOLD_DAYS.min(days / 2.0);
    let before = stock(runner)?;
    let mut sold = Pack::parse(SOLD)?;
    for step in &mut sold.steps {
        if let Step::DaysAgo(ago) = step {
            *ago *= sold_days / SOLD_DAYS;
        }
    }
    Steps::new(runner, PathBuf::new()).run(&sold)?;
    refill(runner, &before)?;
    Ok(import(runner, sold_days, days)?)
}

/// The quantities in stock, by inventory item.
fn stock(runner: &Runner<'_>) -> Result<BTreeMap<String, i64>> {
    let requested = json!({ "query": { "cursorPaging": { "limit": 1000 } } });
    let found = runner.call(Caller::owner(), "inventory_items_v3.query", requested)?;
    let items = found.get("inventoryItems").and_then(Value::as_array).into_iter().flatten();
    let entry = |item: &Value| Some((item.get("id")?.as_str()?.to_owned(), item.get("quantity")?.as_i64()?));
    Ok(items.filter_map(entry).collect())
}

/// Adds the sold quantities back to the stock.
fn refill(runner: &Runner<'_>, before: &BTreeMap<String, i64>) -> Result<()> {
    let now = stock(runner)?;
    let sold = before.iter().map(|(id, quantity)| (id, quantity - now.get(id).unwrap_or(quantity)));
    let rises = sold.filter(|(_, count)| *count > 0);
    let rises: Vec<Value> = rises.map(|(id, count)| json!({ "inventoryItemId": id, "incrementBy": count })).collect();
    let requested = json!({ "incrementData": rises, "reason": "MANUAL" });
    runner.call(Caller::owner(), "inventory_items_v3.bulk_increment", requested).map(drop)
}

/// Imports the orders from before the sold weeks, oldest first: copies of sold orders with other buyers and dates.
fn import(runner: &Runner<'_>, sold_days: f64, days: f64) -> Result<()> {
    let past = seed::demo_past().map_err(ApiError::internal)?;
    let mut rng = Rng::with_seed(SEED);
    let search = json!({ "search": { "cursorPaging": { "limit": 100 }, "filter": { "status": "APPROVED" } } });
    let found = runner.call(Caller::owner(), "orders.search", search)?;
    let patterns: Vec<Order> = serde_json::from_value(found.get("orders").cloned().unwrap_or_default())?;
    let mut buyers = demo_buyers(runner)?;
    let ages = ages(&mut rng, sold_days, days, |age| past.months.get(runner.month_of(age)).copied().unwrap_or(1.0));
    for (age, number) in ages.iter().zip(LAST_IMPORTED - ages.len() + 1..) {
        runner.go_to(*age);
        let buyer = next_buyer(runner, &mut rng, &past, &mut buyers)?;
        let near: Vec<&Order> = patterns.iter().filter(|order| is_to_country_of(order, &buyer)).collect();
        let pattern = rng.choice(near).or_else(|| rng.choice(&patterns)).cloned().unwrap_or_default();
        let fate = Fate::by_chance(rng.f64());
        let order = imported::order(pattern, runner.moment(*age), &buyer, fate)?;
        let order = Order { number: Some(number.to_string()), ..order };
        runner.call(Caller::owner(), "orders.import", json!({ "order": order }))?;
    }
    Ok(())
}

/// The ages of the imported orders in days, oldest first: their number grows, and varies by season and chance.
fn ages(rng: &mut Rng, newest: f64, oldest: f64, season: impl Fn(f64) -> f64) -> Vec<f64> {
    let mut ages = Vec::new();
    let mut day = oldest;
    while day > newest {
        let growth = (1.0 + (GROWTH - 1.0) * (oldest - day) / oldest) / GROWTH;
        let mut expected = ORDERS_A_DAY * growth * season(day) * (0.5 + rng.f64());
        while expected > rng.f64() {
            ages.push((day - rng.f64()).max(newest));
            expected -= 1.0;
        }
        day -= 1.0;
    }
    ages.sort_by(|a, b| b.total_cmp(a));
    ages
}

/// The demo members as buyers.
fn demo_buyers(runner: &Runner<'_>) -> Result<Vec<Buyer>> {
    let demo = seed::demo_members().map_err(ApiError::internal)?;
    let buyer = |DemoMember { email, profile }: DemoMember| {
        let member = runner.shop().db.read(|connection| identity::id_of_email(connection, &email))?;
        let text = |name: &str| profile.get(name).and_then(Value::as_str).unwrap_or_default().to_owned();
        let address = profile.pointer("/addresses/0/address").cloned().unwrap_or_default();
        Ok(Buyer {
            first_name: text("firstName"),
            last_name: text("lastName"),
            email,
            address: serde_json::from_value(address)?,
            member,
        })
    };
    demo.members.into_iter().map(buyer).collect()
}

/// The buyer of an order: a new or a returning person. Some register as members.
fn next_buyer(runner: &Runner<'_>, rng: &mut Rng, past: &DemoPast, buyers: &mut Vec<Buyer>) -> Result<Buyer> {
    let comes_back = rng.f64() < 0.45;
    if !comes_back {
        let email = format!("customer{}@example.com", buyers.len());
        buyers.push(imported::buyer(rng, past, email));
    }
    let place = if comes_back { rng.usize(0..buyers.len()) } else { buyers.len() - 1 };
    let joins = rng.f64() < if comes_back { 0.5 } else { 0.15 };
    let Some(buyer) = buyers.get_mut(place) else {
        return Err(ApiError::Internal("there is no buyer".to_owned()));
    };
    if joins && buyer.member.is_none() {
        buyer.member = join(runner, buyer)?;
    }
    Ok(buyer.clone())
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

fn is_to_country_of(order: &Order, buyer: &Buyer) -> bool {
    let address = order.recipient_info.as_ref().and_then(|recipient| recipient.address.as_ref());
    address.is_some_and(|address| address.country == buyer.address.country)
}
