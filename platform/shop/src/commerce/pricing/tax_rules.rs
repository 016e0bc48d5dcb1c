//! The tax rates of a place: manual, or automatic with manual as the fallback.

use super::tax::Rate;
use crate::commerce::rules::{AutoTaxRate, TaxRule};
use crate::site::countries::{self, folded, same_postcode, same_region};
use crate::site::{AutoTax, TaxMode};
use cartwright::resources::cart::Address;
use std::sync::Arc;

/// The origin of a place's tax rates.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) enum TaxSource {
    /// No tax applies.
    #[default]
    None,
    /// Manual rates, for all regions.
    Manual,
    /// Manual rates, for this region.
    ManualRegion,
    Auto,
    /// Manual rates, since the automatic calculation failed.
    FallbackFailed(&'static str),
    /// Manual rates, since the automatic calculation is disabled.
    FallbackDeactivated,
}

/// The shop's tax rates, and how to select those of a place.
#[derive(Debug, Clone, Default)]
pub(crate) struct TaxTables {
    pub(crate) mode: TaxMode,
    pub(crate) auto: AutoTax,
    pub(crate) rules: Vec<TaxRule>,
    pub(crate) automatic: Vec<AutoTaxRate>,
}

#[derive(Debug, Clone, Default)]
pub(crate) struct PlaceTaxes {
    pub(crate) source: TaxSource,
    rates: Vec<PlaceRate>,
}

#[derive(Debug, Clone)]
struct PlaceRate {
    rate: Rate,
    taxes_delivery: bool,
    tax_groups: Vec<String>,
}

impl TaxTables {
    pub(crate) fn at(&self, address: &Address) -> PlaceTaxes {
        let manual = self.manual(address);
        let source = match self.mode {
            TaxMode::Manual => TaxSource::Manual,
            TaxMode::Auto if manual.iter().any(|rule| rule.always_manual) => TaxSource::ManualRegion,
            TaxMode::Auto => match self.automatic(address) {
                Ok(rates) => {
                    let source = if rates.is_empty() { TaxSource::None } else { TaxSource::Auto };
                    return PlaceTaxes { source, rates };
                }
                Err(reason) => reason,
            },
        };
        let rates: Vec<PlaceRate> = manual.into_iter().map(of_rule).collect();
        let source = if rates.is_empty() { TaxSource::None } else { source };
        PlaceTaxes { source, rates }
    }

    fn manual(&self, address: &Address) -> Vec<&TaxRule> {
        self.rules.iter().filter(|rule| is_in(rule, address)).collect()
    }

    /// The automatic rates, or the reason why they fail.
    fn automatic(&self, address: &Address) -> Result<Vec<PlaceRate>, TaxSource> {
        match self.auto {
            AutoTax::Up => {}
            AutoTax::Down => {
                return Err(TaxSource::FallbackFailed("The automatic tax calculation does not answer"));
            }
            AutoTax::Deactivated => return Err(TaxSource::FallbackDeactivated),
        }
        let (Some(country), Some(postal_code)) = (address.country.as_deref(), address.postal_code.as_deref()) else {
            return Err(TaxSource::FallbackFailed("The automatic tax calculation needs a country and a postcode"));
        };
        let postal_code = same_postcode(postal_code);
        let is_there = |place: &&AutoTaxRate| {
            place.country.eq_ignore_ascii_case(country) && postal_code.starts_with(&same_postcode(&place.postal_code))
        };
        let places = self.automatic.iter().filter(is_there);
        let place = places.max_by_key(|place| same_postcode(&place.postal_code).len());
        Ok(place.map(of_place).unwrap_or_default())
    }
}

impl PlaceTaxes {
    pub(crate) fn on_item(&self, tax_group: Option<&str>) -> Arc<[Rate]> {
        let is_for = |rate: &&PlaceRate| {
            rate.tax_groups.is_empty()
                || tax_group.is_some_and(|group| rate.tax_groups.iter().any(|taxed| taxed == group))
        };
        self.rates.iter().filter(is_for).map(|rate| rate.rate.clone()).collect()
    }

    pub(crate) fn on_delivery(&self) -> Arc<[Rate]> {
        let rates = self.rates.iter().filter(|rate| rate.taxes_delivery);
        rates.map(|rate| rate.rate.clone()).collect()
    }
}

fn of_rule(rule: &TaxRule) -> PlaceRate {
    PlaceRate {
        rate: Rate {
            jurisdiction: rule.jurisdiction.clone(),
            authority: rule.authority.clone(),
            name: rule.name.clone(),
            rate: rule.rate,
        },
        taxes_delivery: rule.taxes_delivery,
        tax_groups: rule.tax_groups.clone(),
    }
}

fn of_place(place: &AutoTaxRate) -> Vec<PlaceRate> {
    let jurisdictions = place.jurisdictions.iter();
    jurisdictions
        .map(|one| PlaceRate {
            rate: Rate {
                jurisdiction: one.jurisdiction.clone(),
                authority: one.authority.clone(),
                name: one.name.clone(),
                rate: one.rate,
            },
            taxes_delivery: place.taxes_delivery,
            tax_groups: Vec::new(),
        })
        .collect()
}

fn is_in(rule: &TaxRule, address: &Address) -> bool {
    let Some(country) = address.country.as_deref() else {
        return false;
    };
    let is_region =
        |wanted: &String| countries::region(address).is_some_and(|given| same_region(country, wanted) == given);
    let is_city = |wanted: &String| address.city.as_deref().is_some_and(|given| folded(wanted) == folded(given));
    let postal_code = same_postcode(address.postal_code.as_deref().unwrap_or_default());
    rule.country.eq_ignore_ascii_case(country)
        && rule.subdivision.as_ref().is_none_or(is_region)
        && rule.city.as_ref().is_none_or(is_city)
        && (rule.postal_codes.is_empty()
            || rule.postal_codes.iter().any(|start| postal_code.starts_with(&same_postcode(start))))
}

#[cfg(test)]
mod tests {
    use super::*;
    use cartwright::resources::cart::JurisdictionType;
    use rust_decimal::Decimal;

    fn rule(subdivision: Option<&str>, city: Option<&str>, rate: i64) -> TaxRule {
        TaxRule {
            id: String::new(),
            name: "Tax".to_owned(),
            jurisdiction: JurisdictionType::State,
            authority: String::new(),
            country: "US".to_owned(),
            subdivision: subdivision.map(str::to_owned),
            city: city.map(str::to_owned),
            postal_codes: Vec::new(),
            rate: Decimal::new(rate, 3),
            taxes_delivery: rate == 1,
            tax_groups: if rate == 9 { vec!["books".to_owned()] } else { Vec::new() },
            always_manual: false,
        }
    }

    fn address(country: &str, state: Option<&str>, city: Option<&str>) -> Address {
        Address {
            country: Some(country.to_owned()),
            subdivision: state.map(str::to_owned),
            city: city.map(str::to_owned),
            ..Address::default()
        }
    }

    fn rates(rates: &[Rate]) -> Vec<String> {
        rates.iter().map(|rate| rate.rate.to_string()).collect()
    }

    #[test]
    fn an_address_is_taxed_by_all_its_jurisdictions() {
        let tables = TaxTables {
            rules: vec![
                rule(Some("CO"), None, 1),
                rule(Some("CO"), Some("Denver"), 2),
                rule(Some("NY"), None, 3),
                rule(Some("CO"), None, 9),
            ],
            ..TaxTables::default()
        };
        let denver = tables.at(&address("us", Some("US-CO"), Some("denver")));
        assert_eq!(rates(&denver.on_item(None)), ["0.001", "0.002"]);
        assert_eq!(rates(&denver.on_item(Some("books"))), ["0.001", "0.002", "0.009"]);
        assert_eq!(rates(&denver.on_delivery()), ["0.001"]);
        assert_eq!(denver.source, TaxSource::Manual);
        assert_eq!(rates(&tables.at(&address("US", Some("NY"), None)).on_item(None)), ["0.003"]);
        assert_eq!(tables.at(&address("FR", None, None)).source, TaxSource::None);
    }

    #[test]
    fn tax_rules_match_every_spelling_of_a_place() {
        let mut jersey = rule(None, None, 5);
        jersey.country = "GB".to_owned();
        jersey.postal_codes = vec!["JE2".to_owned()];
        let tables = TaxTables { rules: vec![jersey, rule(Some("NY"), Some("Saint-Lô"), 3)], ..TaxTables::default() };
        for written in ["JE2 3AB", "je2 3ab", "JE23AB", "Je2-3ab"] {
            let place = Address { postal_code: Some(written.to_owned()), ..address("GB", None, None) };
            assert_eq!(rates(&tables.at(&place).on_item(None)), ["0.005"], "{written}");
        }
        for (state, city) in
            [("NY", "saint-lô"), ("US-NY", "Saint-Lo\u{302}"), ("New York", "SAINT-LÔ"), ("new york", " Saint-Lô ")]
        {
            let place = address("US", Some(state), Some(city));
            assert_eq!(rates(&tables.at(&place).on_item(None)), ["0.003"], "{state} {city}");
        }
    }

    #[test]
    fn manual_rates_are_the_fallback_for_automatic_tax() {
        let mut tables = TaxTables {
            mode: TaxMode::Auto,
            rules: vec![rule(None, None, 5)],
            automatic: Vec::new(),
            auto: AutoTax::Down,
        };
        let somewhere = Address { postal_code: Some("10001".to_owned()), ..address("US", None, None) };
        assert!(matches!(tables.at(&somewhere).source, TaxSource::FallbackFailed(_)));
        tables.auto = AutoTax::Deactivated;
        assert_eq!(tables.at(&somewhere).source, TaxSource::FallbackDeactivated);
        tables.auto = AutoTax::Up;
        assert_eq!(tables.at(&somewhere).source, TaxSource::None);
        let nowhere = address("US", None, None);
        assert!(matches!(tables.at(&nowhere).source, TaxSource::FallbackFailed(_)));
        tables.rules[0].always_manual = true;
        assert_eq!(tables.at(&somewhere).source, TaxSource::ManualRegion);
    }
}
