//! Seeds an empty shop by API calls: seed packs, the demo shop, and its generated past.

mod call;
mod format;
mod generated;
mod imported;
mod names;
mod past;
mod runner;
mod steps;

pub use call::router;
pub(crate) use call::run_on;

use base::config::{Config, Seed};
use base::{ApiError, Result, Shop, money};
use cartwright::types::Currency;
use format::Pack;
use runner::Runner;
use rust_decimal::Decimal;
use serde_json::Value;
use shop::catalog;
use shop::commerce::rules;
use shop::people::identity;
use shop::site::{self, CatalogVersions};
use std::path::{Path, PathBuf};
use std::{io, sync::Arc, thread};
use steps::Steps;

/// The demo shop's packs. Translations come before the products, so that these are indexed with them.
const DEMO: [&str; 5] = [
    include_str!("../../../seed/demo/rules.json"),
    include_str!("../../../seed/demo/words.ar.json"),
    include_str!("../../../seed/demo/words.de.json"),
    include_str!("../../../seed/demo/categories.json"),
    include_str!("../../../seed/demo/products.json"),
];
/// The demo shop's additional pack for V3 sites.
const DEMO_V3: &str = include_str!("../../../seed/demo/groups.json");
const DIGITAL: &str = include_str!("../../../seed/digital.json");
const EDGE_CASES: &str = include_str!("../../../seed/edge-cases.json");
const MILLION: &str = include_str!("../../../seed/million.json");

/// The reason why a seed pack cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum PackError {
    /// The file cannot be read.
    #[error("the seed pack {} cannot be read: {source}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// The system's error.
        source: io::Error,
    },
    /// The file is not a valid pack.
    #[error("the seed pack is not as it should be: {0}")]
    Json(#[from] serde_json::Error),
    /// A step is invalid, or was refused.
    #[error("step {place} of the seed pack: {problem}")]
    Step {
        /// The step's position, with those of enclosing steps.
        place: String,
        /// The problem.
        problem: String,
    },
    /// The shop failed.
    #[error("the shop could not be filled: {0}")]
    Shop(String),
}

impl PackError {
    fn step(place: &str, error: ApiError) -> Self {
        Self::Step {
            place: place.to_owned(),
            problem: match error {
                ApiError::Application { code: "SEED_PACK", description, .. } => description,
                other => other.to_string(),
            },
        }
    }
}

impl From<ApiError> for PackError {
    fn from(error: ApiError) -> Self {
        Self::Shop(error.to_string())
    }
}

/// Whether a shop has no products, members and rules: a pack is applied only once.
pub fn is_empty(shop: &Shop) -> Result<bool> {
    shop.db.read(|connection| {
        let has_others = identity::any(connection)? || rules::any(connection)?;
        Ok(!has_others && catalog::is_empty(connection)?)
    })
}

/// Whether seeding takes so long that its result is kept as a snapshot.
pub fn takes_long(config: &Config) -> bool {
    match config.seed {
        Seed::Empty => false,
        Seed::Demo => config.past_days > 0,
        Seed::Digital | Seed::EdgeCases | Seed::Million | Seed::Pack(_) => true,
    }
}

/// Seeds an empty shop with its pack, then restores the clock.
pub fn fill(shop: &Arc<Shop>) -> Result<(), PackError> {
    let filled = perform(shop);
    shop.clock.reset();
    filled
}

fn perform(shop: &Arc<Shop>) -> Result<(), PackError> {
    let pack = match &shop.config.seed {
        Seed::Empty => return Ok(()),
        Seed::Demo => return add_demo(shop),
        Seed::Digital => Pack::parse(DIGITAL)?,
        Seed::EdgeCases => Pack::parse(EDGE_CASES)?,
        Seed::Million => Pack::parse(MILLION)?,
        Seed::Pack(path) => {
            let text =
                std::fs::read_to_string(path).map_err(|source| PackError::File { path: path.clone(), source })?;
            Pack::parse(&text)?
        }
    };
    let directory = match &shop.config.seed {
        Seed::Pack(path) => path.parent().map(Path::to_owned),
        _ => None,
    };
    Steps::new(&Runner::new(shop), directory.unwrap_or_default()).run(&pack)
}

fn add_demo(shop: &Arc<Shop>) -> Result<(), PackError> {
    let runner = Runner::new(shop).silenced();
    let mut performed = Steps::new(&runner, PathBuf::new());
    let currency = shop.db.read(site::currency)?;
    let versions = shop.db.read(site::catalog_versions)?;
    let mut run = |pack: &&str| {
        if currency.digits() >= 2 {
            return performed.run(&Pack::parse(pack)?);
        }
        let mut steps: Value = serde_json::from_str(pack)?;
        round(&mut steps, currency);
        performed.run(&Pack::parse(&steps.to_string())?)
    };
    thread::scope(|scope| {
        // In parallel: hashing the members' password takes as long as all products.
        let members = scope.spawn(|| identity::add_demo_members(shop));
        // A new shop's products make no events.
        DEMO.iter().try_for_each(&mut run)?;
        if versions != CatalogVersions::V1 {
            run(&DEMO_V3)?;
        }
        let added = members.join().unwrap_or_else(|_| Err(ApiError::Internal("members cannot be added".to_owned())));
        Ok::<_, PackError>(added?)
    })?;
    if shop.config.past_days > 0 { past::write(&Runner::new(shop), shop.config.past_days) } else { Ok(()) }
}

/// Rounds amounts with two decimal places to a currency's.
fn round(value: &mut Value, currency: Currency) {
    const AMOUNTS: [&str; 8] =
        ["addedPrice", "amount", "amountOff", "depositAmount", "freeOver", "minimumSubtotal", "price", "value"];
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                let amount = value.as_str().and_then(|text| text.parse::<Decimal>().ok());
                match amount.filter(|_| AMOUNTS.contains(&name.as_str())) {
                    Some(amount) => *value = money::round(amount, currency).to_string().into(),
                    None => round(value, currency),
                }
            }
        }
        Value::Array(items) => items.iter_mut().for_each(|item| round(item, currency)),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Map;

    /// Fields of the demo shop's packs with texts for visitors.
    const READ: [&str; 12] = [
        "altText",
        "content",
        "deliveryTime",
        "description",
        "details",
        "instructions",
        "label",
        "message",
        "name",
        "plainDescription",
        "title",
        "ribbon",
    ];
    /// Fields whose names are the same in all languages, or for the owner.
    const OWN: [&str; 4] = ["brand", "digitalFile", "optionChoiceNames", "regionName"];
    /// Rules whose names are not translated.
    const OWN_RULES: [&str; 3] = ["autoTaxRates/", "taxRules/{tax:", "translations/"];

    fn add_texts(value: &Value, found: &mut Vec<String>) {
        match value {
            Value::Object(fields) => {
                let is_own_rule = fields
                    .get("rule")
                    .and_then(Value::as_str)
                    .is_some_and(|rule| OWN_RULES.iter().any(|own| rule.starts_with(own)));
                let fields = fields.iter().filter(|(name, _)| !is_own_rule && !OWN.contains(&name.as_str()));
                for (name, value) in fields {
                    match value {
                        Value::String(text) if READ.contains(&name.as_str()) => found.push(text.clone()),
                        value => add_texts(value, found),
                    }
                }
            }
            Value::Array(items) => items.iter().for_each(|item| add_texts(item, found)),
            _ => {}
        }
    }

    #[test]
    fn every_text_of_the_demo_shop_is_translated() {
        let packs: Vec<Value> = DEMO.iter().chain([&DEMO_V3]).map(|pack| serde_json::from_str(pack).unwrap()).collect();
        let mut found = Vec::new();
        packs.iter().for_each(|pack| add_texts(&pack["steps"], &mut found));
        assert!(found.len() > 400, "{}", found.len());
        let steps = packs.iter().flat_map(|pack| pack["steps"].as_array().unwrap());
        let languages: Vec<(&str, &Map<String, Value>)> = steps
            .filter_map(|step| {
                Some((step["rule"].as_str()?.strip_prefix("translations/")?, step["with"]["texts"].as_object()?))
            })
            .collect();
        assert_eq!(languages.len(), 2);
        for (language, texts) in languages {
            let missing: Vec<_> = found.iter().filter(|text| !texts.contains_key(*text)).collect();
            assert!(missing.is_empty(), "{language}: {missing:?}");
        }
    }
}
