//! The owner's calls on rules.

use super::kind::{Rule, RuleChecks};
use super::{
    AutoTaxRate, Coupon, Fee, GiftCard, ItemTerms, OrdersSettings, ShippingOption, TaxExemptGroup, TaxRule,
    TipSettings, Translations, membership::Membership, repo,
};
use crate::events::{Event, EventKind};
use crate::site;
use base::dictionary::Dictionaries;
use base::{ApiError, Author, Result, Shop, Writing, contract};
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

pub fn list(connection: &Connection, kind: &str) -> Result<Value> {
    Ok(json!({ "rules": (calls(kind)?.list)(connection)? }))
}

pub fn get(connection: &Connection, kind: &str, id: &str) -> Result<Value> {
    let rule = (calls(kind)?.get)(connection, id)?.ok_or_else(|| not_found(kind, id))?;
    Ok(json!({ "rule": rule }))
}

/// Creates or updates a rule.
pub fn put(shop: &Shop, author: &Author, kind: &str, id: &str, given: Value) -> Result<Value> {
    change(shop, author, id, |writing, change| {
        let rule = (calls(kind)?.put)(writing, change, given)?;
        Ok(json!({ "rule": rule }))
    })
}

pub fn delete(shop: &Shop, author: &Author, kind: &str, id: &str) -> Result<Value> {
    change(shop, author, id, |writing, change| {
        let calls = calls(kind)?;
        let before = (calls.get)(writing, id)?.ok_or_else(|| not_found(kind, id))?;
        let before = (calls.published)(writing, id, before)?;
        repo::delete(writing, kind, id)?;
        record(writing, change.id, calls.entity, EventKind::Deleted, before)?;
        Ok(json!({}))
    })
}

/// Parses a rule, and collects its violations.
fn read<R: Rule>(change: &RuleChange<'_>, mut given: Value) -> Result<(R, RuleChecks)> {
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
    Ok((rule, checks))
}

fn put_one<R: Rule>(writing: &Writing<'_>, change: &RuleChange<'_>, given: Value) -> Result<Value> {
    if R::ONLY.is_some_and(|only| only != change.id) {
        return Err(not_found(R::KIND, change.id));
    }
    let (rule, mut checks) = read::<R>(change, given)?;
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

#[cfg(test)]
mod tests {
    use super::*;

    /// The code of a rule, or the fields that are violated.
    fn read_as<R: Rule>(given: Value) -> Result<Option<String>, Vec<String>> {
        let change = RuleChange { currency: Currency::USD, id: "new" };
        let violations = match read::<R>(&change, given) {
            Ok((rule, checks)) if checks.violations.is_empty() => return Ok(rule.code().map(str::to_owned)),
            Ok((_, checks)) => checks.violations,
            Err(ApiError::Validation(violations)) => violations,
            Err(error) => panic!("{error}"),
        };
        Err(violations.into_iter().map(|violation| violation.field).collect())
    }

    fn with(mut rule: Value, field: &str, value: Value) -> Value {
        rule[field] = value;
        rule
    }

    fn coupon(field: &str, value: Value) -> Value {
        let kind = json!({ "type": "percent", "value": "10" });
        with(json!({ "code": "TEN", "name": "Ten off", "kind": kind, "active": true }), field, value)
    }

    fn card(code: &str) -> Value {
        json!({ "code": code, "initialValue": "5", "balance": "5", "active": true })
    }

    fn tax(field: &str, value: &str) -> Value {
        let tax = json!({ "name": "T", "jurisdiction": "CITY", "authority": "A", "country": "US", "rate": "0.1" });
        with(tax, field, value.into())
    }

    fn shipping(field: &str, value: Value) -> Value {
        let rates = json!([{ "amount": "1" }]);
        let option =
            json!({ "title": "Post", "regionId": "r", "regionName": "R", "countries": ["US"], "rates": rates });
        with(option, field, value)
    }

    #[test]
    fn an_invalid_rule_is_refused_with_its_field() {
        let window = |from: &str, to: &str| {
            let windows = json!([{ "weekday": 7, "from": from, "to": to }]);
            shipping("plan", json!({ "windows": windows, "leadHours": 1, "daysAhead": 3 }))
        };
        let early = with(coupon("expires", "2026-01-01T00:00:00Z".into()), "starts", "2026-02-01T00:00:00Z".into());
        let services = json!([{ "service": "PRIORITY_MAIL" }, { "service": "OWL" }]);
        type Read = fn(Value) -> Result<Option<String>, Vec<String>>;
        let cases: [(Read, Value, Option<&str>); 23] = [
            (read_as::<Coupon>, coupon("name", "Ten off".into()), None),
            (read_as::<Coupon>, coupon("kind", json!({ "type": "percent", "value": "101" })), Some("kind.value")),
            (read_as::<Coupon>, coupon("kind", json!({ "type": "percent", "value": "0" })), Some("kind.value")),
            (read_as::<Coupon>, coupon("kind", json!({ "type": "amount", "value": "1.005" })), Some("kind.value")),
            (read_as::<Coupon>, coupon("usageLimit", 0.into()), Some("usageLimit")),
            (read_as::<Coupon>, early, Some("expires")),
            (read_as::<Coupon>, coupon("colour", "red".into()), Some("body")),
            (read_as::<GiftCard>, with(card("ABCDEFGH"), "balance", "6".into()), Some("balance")),
            (read_as::<TaxRule>, tax("name", "T"), None),
            (read_as::<TaxRule>, tax("jurisdiction", "VILLAGE"), Some("jurisdiction")),
            (read_as::<TaxRule>, tax("country", "usa"), Some("country")),
            (read_as::<TaxRule>, tax("rate", "1.1"), Some("rate")),
            (read_as::<ShippingOption>, window("09:00", "24:00"), None),
            (read_as::<ShippingOption>, window("10:00", "09:00"), Some("plan.windows[0]")),
            (read_as::<ShippingOption>, window("9", "10:60"), Some("plan.windows[0]")),
            (read_as::<ShippingOption>, shipping("rates", json!([])), Some("rates")),
            (read_as::<ShippingOption>, shipping("freeOver", "-1".into()), Some("freeOver")),
            (
                read_as::<ShippingProviderConfiguration>,
                json!({ "domesticServices": services }),
                Some("domesticServices[1].service"),
            ),
            (read_as::<ShippingProviderConfiguration>, json!({ "packageType": "SACK" }), Some("packageType")),
            (read_as::<ShippingProviderConfiguration>, json!({ "packageType": "CUSTOM" }), Some("packageDetails")),
            (read_as::<ShippingProviderConfiguration>, json!({ "active": true }), Some("active")),
            (read_as::<Translations>, json!({ "texts": { "Mug": "Becher" } }), None),
            (read_as::<Translations>, json!({ "texts": { "Mug": " " } }), Some("texts.Mug")),
        ];
        for (read, given, field) in cases {
            let refused = read(given.clone()).err();
            assert_eq!(refused, field.map(|field| vec![field.to_owned()]), "{given}");
        }
    }

    #[test]
    fn codes_are_trimmed_and_refused_if_a_buyer_could_not_type_them() {
        for (coupon_code, saved) in [(" SPRING\t", Some("SPRING")), ("TWO WORDS", None), (" ", None)] {
            let read = read_as::<Coupon>(coupon("code", coupon_code.into()));
            assert_eq!(read.ok().flatten().as_deref(), saved, "{coupon_code}");
        }
        for (code, saved) in [("QUIET-HILLS", true), ("café-café", false), ("GIFT 1234 5678", false), ("SHORT", false)]
        {
            assert_eq!(read_as::<GiftCard>(card(code)).is_ok(), saved, "{code}");
        }
    }
}
