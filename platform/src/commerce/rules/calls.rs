//! The owner's calls on rules.

use super::kind::{Rule, RuleChecks};
use super::{
    AutoTaxRate, Coupon, Fee, GiftCard, ItemTerms, OrdersSettings, ShippingOption, TaxExemptGroup, TaxRule,
    TipSettings, Translations, membership::Membership, repo,
};
use crate::base::dictionary::Dictionaries;
use crate::base::{ApiError, Author, Result, Shop, Writing, contract};
use crate::events::{Event, EventKind};
use crate::site;
use cartwright::{events::ShippingProviderConfiguration, types::Currency};
use rusqlite::Connection;
use serde_json::{Value, json};

/// The operations of one kind of rule.
struct Calls {
    list: fn(&Connection) -> Result<Vec<Value>>,
    get: fn(&Connection, &str) -> Result<Option<Value>>,
    put: fn(&Writing<'_>, &RuleChange<'_>, Value) -> Result<Value>,
    /// Converts a rule to its events' form.
    published: fn(&Connection, &str, Value) -> Result<Value>,
    entity: Option<&'static str>,
}

#[derive(Debug, Clone, Copy)]
struct RuleChange<'a> {
    currency: Currency,
    id: &'a str,
}

fn change(
    shop: &Shop,
    author: &Author,
    id: &str,
    work: impl FnOnce(&Writing<'_>, &RuleChange<'_>) -> Result<Value>,
) -> Result<Value> {
    let changed = shop.write(author, |writing| {
        let change = RuleChange { currency: site::currency(writing)?, id };
        work(writing, &change)
    });
    shop.states.of_content::<Dictionaries>().forget();
    changed
}

fn calls_of<R: Rule>() -> Calls {
    Calls {
        list: |connection| values(repo::all::<R>(connection)?),
        get: |connection, id| Ok(repo::find::<R>(connection, id)?.map(serde_json::to_value).transpose()?),
        put: put_one::<R>,
        published: |connection, id, rule| {
            serde_json::from_value::<R>(rule)?.published(&repo::version(connection, R::KIND, id)?)
        },
        entity: R::ENTITY,
    }
}

fn values<R: Rule>(rules: Vec<R>) -> Result<Vec<Value>> {
    rules.into_iter().map(|rule| Ok(serde_json::to_value(rule)?)).collect()
}

/// The kinds of rules, by their names in addresses.
pub(crate) const KINDS: [&str; 13] = [
    Coupon::KIND,
    GiftCard::KIND,
    Membership::KIND,
    TaxRule::KIND,
    AutoTaxRate::KIND,
    TaxExemptGroup::KIND,
    ShippingOption::KIND,
    Fee::KIND,
    TipSettings::KIND,
    ItemTerms::KIND,
    OrdersSettings::KIND,
    ShippingProviderConfiguration::KIND,
    Translations::KIND,
];

fn calls(kind: &str) -> Result<Calls> {
    Ok(match kind {
        Coupon::KIND => calls_of::<Coupon>(),
        GiftCard::KIND => calls_of::<GiftCard>(),
        Membership::KIND => calls_of::<Membership>(),
        TaxRule::KIND => calls_of::<TaxRule>(),
        AutoTaxRate::KIND => calls_of::<AutoTaxRate>(),
        TaxExemptGroup::KIND => calls_of::<TaxExemptGroup>(),
        ShippingOption::KIND => calls_of::<ShippingOption>(),
        Fee::KIND => calls_of::<Fee>(),
        TipSettings::KIND => calls_of::<TipSettings>(),
        ItemTerms::KIND => calls_of::<ItemTerms>(),
        OrdersSettings::KIND => calls_of::<OrdersSettings>(),
        ShippingProviderConfiguration::KIND => calls_of::<ShippingProviderConfiguration>(),
        Translations::KIND => calls_of::<Translations>(),
        _ => {
            return Err(ApiError::not_found("RULE_KIND_NOT_FOUND", format!("There are no rules of the kind {kind}")));
        }
    })
}

fn not_found(kind: &str, id: &str) -> ApiError {
    ApiError::not_found("RULE_NOT_FOUND", format!("There is no rule {id} among the {kind}"))
}

pub(crate) fn list(connection: &Connection, kind: &str) -> Result<Value> {
    Ok(json!({ "rules": (calls(kind)?.list)(connection)? }))
}

pub(crate) fn get(connection: &Connection, kind: &str, id: &str) -> Result<Value> {
    let rule = (calls(kind)?.get)(connection, id)?.ok_or_else(|| not_found(kind, id))?;
    Ok(json!({ "rule": rule }))
}

/// Creates or updates a rule.
pub(crate) fn put(shop: &Shop, author: &Author, kind: &str, id: &str, given: Value) -> Result<Value> {
    change(shop, author, id, |writing, change| {
        let rule = (calls(kind)?.put)(writing, change, given)?;
        Ok(json!({ "rule": rule }))
    })
}

pub(crate) fn delete(shop: &Shop, author: &Author, kind: &str, id: &str) -> Result<Value> {
    change(shop, author, id, |writing, change| {
        let calls = calls(kind)?;
        let before = (calls.get)(writing, id)?.ok_or_else(|| not_found(kind, id))?;
        let before = (calls.published)(writing, id, before)?;
        repo::delete(writing, kind, id)?;
        record(writing, change.id, calls.entity, EventKind::Deleted, before)?;
        Ok(json!({}))
    })
}

fn put_one<R: Rule>(writing: &Writing<'_>, change: &RuleChange<'_>, mut given: Value) -> Result<Value> {
    if R::ONLY.is_some_and(|only| only != change.id) {
        return Err(not_found(R::KIND, change.id));
    }
    let fields = given.as_object_mut().ok_or_else(|| ApiError::field("body", "FORMAT", "is not a JSON object"))?;
    fields.insert("id".to_owned(), json!(change.id));
    if let Some(Value::String(code)) = fields.get_mut("code") {
        *code = code.trim().to_owned();
    }
    let violations = contract::violations(&format!("rules.{}", R::KIND), fields)?;
    let rule: R = serde_json::from_value(given)
        .map_err(|error| ApiError::field("body", "VALIDATION", format!("cannot be this: {error}")))?;
    let mut checks = RuleChecks { currency: change.currency, violations };
    rule.check(&mut checks);
    let is_typed = checks.violations.iter().any(|violation| violation.field == "code")
        || rule.code().is_none_or(|code| R::is_code(code));
    checks.require(is_typed, "code", "FORMAT", "cannot be typed by a buyer: it must be one word of letters and digits");
    let holder = rule.code().map(|code| repo::find_by_code::<R>(writing, code));
    let taken = holder.transpose()?.flatten().is_some_and(|holder| holder.id() != rule.id());
    checks.require(!taken, "code", "VALIDATION", "is taken");
    if !checks.violations.is_empty() {
        return Err(ApiError::Validation(checks.violations));
    }
    let is_known = R::ONLY.is_some() || repo::find::<R>(writing, change.id)?.is_some();
    let kind = if is_known { EventKind::Updated } else { EventKind::Created };
    repo::save(writing, &rule)?;
    let version = repo::note_change(writing, R::KIND, change.id, writing.now)?;
    record(writing, change.id, R::ENTITY, kind, rule.published(&version)?)?;
    Ok(serde_json::to_value(&rule)?)
}

fn record(writing: &Writing<'_>, id: &str, entity: Option<&'static str>, kind: EventKind, body: Value) -> Result<()> {
    let Some(entity) = entity else {
        return Ok(());
    };
    Event { kind, entity, entity_id: id, body }.record(writing)
}
