//! The delivery options of an address, with prices.

use super::slots::{self, Slot};
use crate::commerce::rules::{Charge, Comparison, Condition, ConditionType, ShippingOption};
use crate::site::countries;
use base::{Millis, clock, money};
use cartwright::resources::cart::Address;
use cartwright::types::Currency;
use rust_decimal::Decimal;

/// The shop's only carrier: its own delivery rules.
pub const CARRIER_ID: &str = "45c44b27-ca7b-4891-8c0d-1747d588b835";

/// A parcel to be delivered.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Parcel {
    /// The goods' price, before coupons.
    pub(crate) price: Decimal,
    /// In the shop's unit.
    pub(crate) weight: Decimal,
    pub(crate) quantity: Decimal,
}

/// A delivery option, priced for one parcel.
#[derive(Debug, Clone)]
pub struct Quote {
    pub option: ShippingOption,
    /// The option's code, including the time slot.
    pub code: String,
    pub(crate) price: Decimal,
    pub slot: Option<Slot>,
}

impl Quote {
    /// The price with additional charges.
    pub fn whole_price(&self) -> Decimal {
        self.price + self.charges()
    }

    /// The sum of additional charges.
    pub(crate) fn charges(&self) -> Decimal {
        self.option.charges.iter().map(|charge: &Charge| charge.price).sum()
    }

    /// The owner's instructions, and the threshold of free delivery, for carts.
    pub(crate) fn instructions(&self, currency: Currency) -> Option<String> {
        let formatted = |limit| format!("Free for orders of {} or more.", money::formatted(limit, currency));
        let free = self.option.free_over.map(formatted);
        let texts: Vec<String> = self.option.instructions.clone().into_iter().chain(free).collect();
        (!texts.is_empty()).then(|| texts.join(" "))
    }
}

/// The delivery options of an address, in the shop's order; an option with a plan is repeated for each time slot.
pub(crate) fn quotes(options: &[ShippingOption], address: &Address, parcel: &Parcel, now: Millis) -> Vec<Quote> {
    let Some(country) = address.country.as_deref() else {
        return Vec::new();
    };
    let names = |option: &ShippingOption| {
        let mut countries = option.countries.iter();
        countries.any(|named| named.eq_ignore_ascii_case(country))
    };
    // An option without countries serves all countries that no option names.
    let somewhere_else = !options.iter().any(names);
    options
        .iter()
        .filter(|option| names(option) || (somewhere_else && option.countries.is_empty()))
        .filter(|option| serves_state(option, address))
        .filter_map(|option| Some((option, price(option, parcel)?)))
        .flat_map(|(option, price)| timed(option, price, now))
        .collect()
}

fn serves_state(option: &ShippingOption, address: &Address) -> bool {
    let country = address.country.as_deref().unwrap_or_default();
    option.subdivisions.is_empty()
        || countries::region(address).is_some_and(|given| {
            let mut regions = option.subdivisions.iter();
            regions.any(|named| countries::same_region(country, named) == given)
        })
}

/// Expands an option: once, or once for each available time slot.
fn timed(option: &ShippingOption, price: Decimal, now: Millis) -> Vec<Quote> {
    let quote = |code: String, slot: Option<Slot>| Quote { option: option.clone(), code, price, slot };
    match &option.plan {
        None => vec![quote(option.id.clone(), None)],
        Some(plan) => slots::upcoming(plan, now)
            .into_iter()
            .map(|slot| quote(format!("{}@{}", option.id, clock::rfc3339(slot.from)), Some(slot)))
            .collect(),
    }
}

/// The price of the first rate whose conditions all hold.
fn price(option: &ShippingOption, parcel: &Parcel) -> Option<Decimal> {
    let mut rates = option.rates.iter();
    let rate = rates.find(|rate| rate.conditions.iter().all(|condition| holds(condition, parcel)))?;
    if option.free_over.is_some_and(|limit| parcel.price >= limit) {
        return Some(Decimal::ZERO);
    }
    if rate.multiply_by_quantity {
        return Some(rate.amount * parcel.quantity);
    }
    Some(rate.amount)
}

fn holds(condition: &Condition, parcel: &Parcel) -> bool {
    let found = match condition.kind {
        ConditionType::Weight => parcel.weight,
        ConditionType::Price => parcel.price,
        ConditionType::Quantity => parcel.quantity,
    };
    match condition.operator {
        Comparison::Eq => found == condition.value,
        Comparison::Gt => found > condition.value,
        Comparison::Gte => found >= condition.value,
        Comparison::Lt => found < condition.value,
        Comparison::Lte => found <= condition.value,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::commerce::rules::ShippingRate;

    fn option(countries: &[&str], conditions: Vec<Condition>) -> ShippingOption {
        ShippingOption {
            id: "standard".to_owned(),
            title: "Standard".to_owned(),
            region_id: "r".to_owned(),
            region_name: "Region".to_owned(),
            countries: countries.iter().map(|&country| country.to_owned()).collect(),
            subdivisions: Vec::new(),
            rates: vec![ShippingRate { amount: Decimal::new(500, 2), conditions, multiply_by_quantity: false }],
            charges: Vec::new(),
            free_over: Some(Decimal::new(75, 0)),
            delivery_time: None,
            delivery_days: None,
            instructions: None,
            pickup: None,
            plan: None,
        }
    }

    fn condition(kind: ConditionType, operator: Comparison, value: i64) -> Condition {
        Condition { kind, operator, value: Decimal::from(value) }
    }

    fn parcel(price: i64, weight: i64, quantity: i64) -> Parcel {
        Parcel { price: Decimal::from(price), weight: Decimal::from(weight), quantity: Decimal::from(quantity) }
    }

    fn prices(options: &[ShippingOption], country: &str, parcel: Parcel) -> Vec<String> {
        let address = Address { country: Some(country.to_owned()), ..Address::default() };
        let quotes = quotes(options, &address, &parcel, 0);
        quotes.iter().map(|quote| quote.price.to_string()).collect()
    }

    #[test]
    fn the_delivery_price_depends_on_region_quantity_and_weight() {
        let light = condition(ConditionType::Weight, Comparison::Lte, 10);
        let options = [option(&["US"], vec![light]), option(&[], vec![light])];
        assert_eq!(prices(&options, "us", parcel(1, 1, 1)), ["5.00"]);
        assert_eq!(prices(&options, "US", parcel(75, 1, 1)), ["0"]);
        assert_eq!(prices(&options, "DE", parcel(1, 10, 1)), ["5.00"]);
        assert!(prices(&options, "US", parcel(1, 11, 1)).is_empty());
        assert!(quotes(&options, &Address::default(), &parcel(1, 1, 1), 0).is_empty());
    }

    #[test]
    fn every_comparison_operator_of_a_delivery_condition_works() {
        for (operator, holding) in [
            (Comparison::Eq, [false, true, false]),
            (Comparison::Gt, [false, false, true]),
            (Comparison::Gte, [false, true, true]),
            (Comparison::Lt, [true, false, false]),
            (Comparison::Lte, [true, true, false]),
        ] {
            for kind in [ConditionType::Price, ConditionType::Weight, ConditionType::Quantity] {
                let options = [option(&["US"], vec![condition(kind, operator, 5)])];
                let found = [4, 5, 6].map(|value| !prices(&options, "US", parcel(value, value, value)).is_empty());
                assert_eq!(found, holding, "{kind:?} {operator:?}");
            }
        }
    }
    #[test]
    fn a_delivery_slot_is_offered_until_its_lead_time() {
        let windows = serde_json::json!([{ "weekday": 5, "from": "01:00", "to": "02:00" }]);
        let plan = serde_json::json!({ "windows": windows, "leadHours": 1, "daysAhead": 7 });
        let mut option = option(&["US"], Vec::new());
        option.plan = Some(serde_json::from_value(plan).unwrap());
        let address = Address { country: Some("US".to_owned()), ..Address::default() };
        // The second day of 1970 was a Friday.
        let day = 24 * 3_600_000;
        let offered = |now: Millis| quotes(&[option.clone()], &address, &parcel(1, 1, 1), now);
        let first = offered(0)[0].code.clone();
        for (now, is_offered) in [(day, true), (day + 1, false), (8 * day, false)] {
            let codes: Vec<String> = offered(now).into_iter().map(|quote| quote.code).collect();
            assert_eq!(codes.contains(&first), is_offered, "{now}: {first} in {codes:?}");
            assert!(!codes.is_empty());
        }
    }
}
