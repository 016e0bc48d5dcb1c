//! Which ways of delivery there are to an address, at what price, and which tax applies there.

use super::money::to_cents_precision;
use super::rules::{DeliveryOption, TaxRule};
use cartwright::resources::cart::Address;
use rust_decimal::Decimal;

/// The one carrier of the shop: its own delivery rules.
pub(crate) const CARRIER_ID: &str = "45c44b27-ca7b-4891-8c0d-1747d588b835";

/// A way of delivery with its price for one parcel.
#[derive(Debug, Clone)]
pub(crate) struct Quote<'a> {
    pub(crate) option: &'a DeliveryOption,
    pub(crate) price: Decimal,
}

/// The ways of delivery to an address, in the shop's order.
pub(crate) fn quotes<'a>(
    options: &'a [DeliveryOption],
    address: &Address,
    goods: Decimal,
    weight_kg: f64,
) -> Vec<Quote<'a>> {
    let Some(country) = address.country.as_deref() else {
        return Vec::new();
    };
    let names = |option: &DeliveryOption| option.countries.iter().any(|named| named.eq_ignore_ascii_case(country));
    // An option for no country in particular serves the rest of the world.
    let somewhere_else = !options.iter().any(names);
    let weight = Decimal::try_from(weight_kg).unwrap_or_default();
    options
        .iter()
        .filter(|option| names(option) || (somewhere_else && option.countries.is_empty()))
        .filter(|option| option.max_weight.is_none_or(|heaviest| weight <= heaviest))
        .map(|option| Quote {
            option,
            price: price(option, goods),
        })
        .collect()
}

fn price(option: &DeliveryOption, goods: Decimal) -> Decimal {
    if option.free_from.is_some_and(|limit| goods >= limit) {
        return Decimal::ZERO;
    }
    to_cents_precision(option.price)
}

/// The tax of a place: the rule for its state, else that for its country.
pub(crate) fn tax_rule<'a>(rules: &'a [TaxRule], address: &Address) -> Option<&'a TaxRule> {
    let country = address.country.as_deref()?;
    let subdivision = address.subdivision.as_deref().map(|text| {
        // Clients write `US-NY` as well as `NY`.
        text.rsplit_once('-').map_or(text, |(_, state)| state)
    });
    let in_country = |rule: &&TaxRule| rule.country.eq_ignore_ascii_case(country);
    let in_state = |rule: &&TaxRule| match (rule.subdivision.as_deref(), subdivision) {
        (Some(taxed), Some(given)) => taxed.eq_ignore_ascii_case(given),
        _ => false,
    };
    let of_state = rules.iter().filter(in_country).find(in_state);
    of_state.or_else(|| rules.iter().filter(in_country).find(|rule| rule.subdivision.is_none()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn option(countries: &[&str]) -> DeliveryOption {
        DeliveryOption {
            code: "standard".to_owned(),
            title: "Standard".to_owned(),
            region_id: "r".to_owned(),
            region_name: "Region".to_owned(),
            countries: countries.iter().map(|&country| country.to_owned()).collect(),
            price: Decimal::new(500, 2),
            free_from: Some(Decimal::new(75, 0)),
            max_weight: Some(Decimal::new(10, 0)),
            delivery_time: None,
            pickup_address: None,
        }
    }

    fn address(country: &str, state: Option<&str>) -> Address {
        Address {
            country: Some(country.to_owned()),
            subdivision: state.map(str::to_owned),
            ..Address::default()
        }
    }

    #[test]
    fn delivery_is_priced_by_place_goods_and_weight() {
        let options = [option(&["US"]), option(&[])];
        let prices = |country, goods, weight| -> Vec<String> {
            let quotes = quotes(&options, &address(country, None), goods, weight);
            quotes.iter().map(|quote| quote.price.to_string()).collect()
        };
        assert_eq!(prices("us", Decimal::ONE, 0.4), ["5.00"]);
        assert_eq!(prices("US", Decimal::new(75, 0), 0.4), ["0"]);
        assert_eq!(prices("DE", Decimal::ONE, 0.4), ["5.00"]);
        assert!(prices("US", Decimal::ONE, 10.5).is_empty());
        assert!(quotes(&options, &Address::default(), Decimal::ONE, 1.0).is_empty());
    }

    #[test]
    fn a_states_tax_goes_before_its_countrys() {
        let rule = |subdivision: Option<&str>, rate| TaxRule {
            country: "US".to_owned(),
            subdivision: subdivision.map(str::to_owned),
            name: "Tax".to_owned(),
            rate,
            taxes_delivery: false,
        };
        let rules = [rule(None, Decimal::ONE), rule(Some("NY"), Decimal::TWO)];
        let rate = |address: &Address| tax_rule(&rules, address).map(|rule| rule.rate);
        assert_eq!(rate(&address("US", Some("US-NY"))), Some(Decimal::TWO));
        assert_eq!(rate(&address("US", Some("TX"))), Some(Decimal::ONE));
        assert_eq!(rate(&address("FR", None)), None);
    }
}
