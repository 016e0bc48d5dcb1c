//! Boundary values of every call: the bound itself passes, one beyond it is refused with field and rule. The tests read
//! the rules as plain JSON and follow their paths, without the code under test.

#[path = "../../../tests/http/sampling.rs"]
mod sampling;

use super::{BOUNDS, check};
use crate::error::ApiError;
use sampling::{cases_at_length, sample};
use serde_json::{Map, Value, json};
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// The traversal of one call's rules.
struct Walk<'a> {
    shared: &'a Value,
    enums: &'a Value,
    call: &'a str,
    passed: usize,
    refused: usize,
}

/// A step from a value to a nested one.
#[derive(Clone)]
enum Step {
    Field(String),
    Item,
    /// The value of a map, under the test's key [`ENTRY`].
    Entry,
}

/// A rule as stated by the call, and merged with its entity's fields.
struct TestedRule {
    stated: Value,
    whole: Value,
}

/// The path to a value, with the rule at each step.
type RulePath = Vec<(Step, Rc<TestedRule>)>;

/// The map key that tests use.
const ENTRY: &str = "entry";

/// Merges two rules; `over` takes precedence.
fn merged(under: &Value, over: &Value) -> Value {
    let mut rule = under.as_object().cloned().unwrap_or_default();
    for (key, value) in over.as_object().into_iter().flatten() {
        let merged = match (key.as_str(), rule.get(key)) {
            ("fields", Some(known)) => {
                let mut fields = known.as_object().cloned().unwrap_or_default();
                for (name, rule) in value.as_object().into_iter().flatten() {
                    let below = fields.get(name).cloned().unwrap_or(json!({}));
                    fields.insert(name.clone(), merged(&below, rule));
                }
                Value::Object(fields)
            }
            ("items" | "values", Some(known)) => merged(known, value),
            ("oneOf" | "requiredOneOf", Some(known)) => {
                json!([known.as_array().unwrap().clone(), value.as_array().unwrap().clone()].concat())
            }
            _ => value.clone(),
        };
        rule.insert(key.clone(), merged);
    }
    Value::Object(rule)
}

impl Walk<'_> {
    fn rule(&self, stated: &Value) -> Rc<TestedRule> {
        Rc::new(TestedRule { stated: stated.clone(), whole: self.whole(stated).into_owned() })
    }

    /// A rule merged with its entity's fields.
    fn whole<'v>(&'v self, rule: &'v Value) -> Cow<'v, Value> {
        let Some(name) = rule["shared"].as_str() else {
            return Cow::Borrowed(rule);
        };
        if rule.get("fields").is_none() && rule.get("requiredOneOf").is_none() {
            return Cow::Borrowed(&self.shared[name]);
        }
        let mut over = rule.clone();
        over.as_object_mut().unwrap().remove("shared");
        Cow::Owned(merged(&self.shared[name], &over))
    }

    /// The smallest valid value of a rule.
    fn smallest(&self, rule: &Value) -> Value {
        let rule = self.whole(rule);
        if let Some(items) = rule.get("items") {
            let count = rule["minItems"].as_u64().unwrap_or_default();
            return Value::Array((0..count).map(|_| self.smallest(items)).collect());
        }
        if let Some(values) = rule.get("values") {
            let count = rule["minItems"].as_u64().unwrap_or_default();
            let entries = (0..count).map(|index| (format!("{ENTRY}{index}"), self.smallest(values)));
            return Value::Object(entries.collect());
        }
        if let Some(name) = rule["enum"].as_str() {
            return self.enums[name][0].clone();
        }
        if rule.get("fields").is_some() || rule["type"] == "object" {
            return Value::Object(self.smallest_fields(&rule, &Map::new()));
        }
        match rule["type"].as_str() {
            None => json!(text_of(&rule, rule["minLength"].as_u64().unwrap_or_default())),
            Some("boolean") => json!(true),
            Some("timestamp") => json!("2026-11-21T09:30:00Z"),
            Some("json") => json!({}),
            Some("decimal" | "int64") => json!(number_of(&rule).to_string()),
            Some(_) => json!(number_of(&rule)),
        }
    }

    /// The required fields of an object that are still missing.
    fn smallest_fields(&self, rule: &Value, there: &Map<String, Value>) -> Map<String, Value> {
        let mut object = there.clone();
        for (name, field) in rule["fields"].as_object().into_iter().flatten() {
            if field["required"] == true && !object.contains_key(name) {
                object.insert(name.clone(), self.smallest(field));
            }
        }
        for group in rule["requiredOneOf"].as_array().into_iter().flatten() {
            let names: Vec<&str> = group.as_array().unwrap().iter().filter_map(Value::as_str).collect();
            if !names.iter().any(|name| object.contains_key(*name)) {
                object.insert(names[0].to_owned(), self.smallest(&rule["fields"][names[0]]));
            }
        }
        object
    }

    /// The smallest valid payload with this value at a place; `None` leaves the place empty.
    fn payload(&self, root: &TestedRule, place: &[(Step, Rc<TestedRule>)], value: Option<Value>) -> Option<Value> {
        let Some(((step, rule), rest)) = place.split_first() else {
            return value;
        };
        let inner = self.payload(rule, rest, value);
        let root = &root.whole;
        Some(match step {
            Step::Field(name) => {
                let is_left_out = inner.is_none();
                let there = [(name.clone(), inner.unwrap_or_default())].into_iter().collect();
                let mut object = self.smallest_fields(root, &there);
                if is_left_out {
                    object.remove(name);
                }
                Value::Object(object)
            }
            Step::Item => {
                let min = usize::try_from(root["minItems"].as_u64().unwrap_or_default()).unwrap();
                let mut items = vec![inner.unwrap_or_default()];
                items.resize_with(min.max(1), || self.smallest(&root["items"]));
                Value::Array(items)
            }
            Step::Entry => json!({ ENTRY: inner }),
        })
    }

    fn violations(&self, payload: &Value) -> Vec<(String, &'static str)> {
        match check(self.call, payload.as_object().unwrap(), &|| 3) {
            Ok(()) => Vec::new(),
            Err(ApiError::Validation(violations)) => {
                violations.into_iter().map(|violation| (violation.field, violation.rule)).collect()
            }
            Err(error) => panic!("{error}"),
        }
    }

    fn allows(&mut self, root: &TestedRule, place: &RulePath, value: Value) {
        let payload = self.payload(root, place, Some(value)).unwrap();
        let violations = self.violations(&payload);
        assert!(violations.is_empty(), "{} {}: {violations:?} {payload}", self.call, path_of(place));
        self.passed += 1;
    }

    fn refuses(&mut self, root: &TestedRule, place: &RulePath, value: Option<Value>, rule: &'static str) {
        let payload = self.payload(root, place, value).unwrap();
        let violations = self.violations(&payload);
        let expected = (path_of(place), rule);
        assert!(violations.contains(&expected), "{} {expected:?}: {violations:?} {payload}", self.call);
        self.refused += 1;
    }

    /// Collects the places of all values in a rule. Follows a shared entity once.
    fn places(
        &self,
        rule: &TestedRule,
        place: &mut RulePath,
        followed: &mut BTreeSet<String>,
        found: &mut Vec<RulePath>,
    ) {
        // A shared entity with the call's own rules counts as a different entity.
        if let Some(name) = rule.stated["shared"].as_str()
            && rule.stated.get("fields").is_none()
            && !followed.insert(name.to_owned())
        {
            return;
        }
        let fields = rule.whole["fields"].as_object().into_iter().flatten();
        let fields = fields.map(|(field, stated)| (Step::Field(field.clone()), stated));
        let entries = [("items", Step::Item), ("values", Step::Entry)];
        let entries = entries.into_iter().filter_map(|(key, step)| Some((step, rule.whole.get(key)?)));
        for (step, stated) in fields.chain(entries) {
            let inner = self.rule(stated);
            place.push((step, Rc::clone(&inner)));
            found.push(place.clone());
            self.places(&inner, place, followed, found);
            place.pop();
        }
    }

    /// Tests the bounds of the value at a place.
    fn bounds(&mut self, root: &TestedRule, place: &RulePath) {
        let (_, at) = place.last().unwrap();
        let (rule, whole) = (&at.stated, &at.whole);
        self.allows(root, place, self.smallest(rule));
        if rule["required"] == true {
            self.refuses(root, place, None, "REQUIRED_FIELD");
        }
        if let Some(name) = rule["enum"].as_str() {
            let last = self.enums[name].as_array().unwrap().last().unwrap().clone();
            self.allows(root, place, last);
            return self.refuses(root, place, Some(json!("NO SUCH MEMBER")), "INVALID_ENUM_VALUE");
        }
        if rule.get("items").or_else(|| rule.get("values")).is_some() {
            return self.sizes(root, place, rule);
        }
        if whole.get("fields").is_some() || rule["type"] == "object" {
            for group in whole["oneOf"].as_array().into_iter().flatten() {
                let names: Vec<&str> = group.as_array().unwrap().iter().filter_map(Value::as_str).collect();
                let two = names.iter().take(2);
                let fields = two.map(|name| ((*name).to_owned(), self.smallest(&whole["fields"][*name]))).collect();
                let mut beside = place.clone();
                beside.push((Step::Field(names[1].to_owned()), Rc::clone(at)));
                let value = Value::Object(self.smallest_fields(whole, &fields));
                let payload = self.payload(root, place, Some(value)).unwrap();
                let violations = self.violations(&payload);
                let expected = (path_of(&beside), "ONE_OF_ALIGNMENT");
                assert!(violations.contains(&expected), "{} {expected:?}: {violations:?}", self.call);
                self.refused += 1;
            }
            return self.refuses(root, place, Some(json!("text")), "FORMAT");
        }
        match rule["type"].as_str() {
            None => self.lengths(root, place, rule),
            Some("json") => {}
            Some("boolean" | "timestamp") => self.refuses(root, place, Some(json!("text")), "FORMAT"),
            Some(kind) => self.numbers(root, place, rule, kind),
        }
    }

    fn sizes(&mut self, root: &TestedRule, place: &RulePath, rule: &Value) {
        let of = |walk: &Self, count: u64| match rule.get("items") {
            Some(items) => Value::Array((0..count).map(|_| walk.smallest(items)).collect()),
            None => {
                let entries = (0..count).map(|index| (index.to_string(), walk.smallest(&rule["values"])));
                Value::Object(entries.collect())
            }
        };
        if let Some(min) = rule["minItems"].as_u64().filter(|min| *min > 0) {
            self.refuses(root, place, Some(of(self, min - 1)), "MIN_SIZE");
        }
        if let Some(max) = rule["maxItems"].as_u64() {
            self.allows(root, place, of(self, max));
            self.refuses(root, place, Some(of(self, max + 1)), "MAX_SIZE");
        }
        self.refuses(root, place, Some(json!("text")), "FORMAT");
    }

    fn lengths(&mut self, root: &TestedRule, place: &RulePath, rule: &Value) {
        self.refuses(root, place, Some(json!(true)), "FORMAT");
        if rule.get("format").is_some() {
            return self.refuses(root, place, Some(json!("?")), "FORMAT");
        }
        if let Some(min) = rule["minLength"].as_u64().filter(|min| *min > 0) {
            self.refuses(root, place, Some(json!(text_of(rule, min - 1))), "MIN_LENGTH");
        }
        if let Some(max) = rule["maxLength"].as_u64() {
            self.allows(root, place, json!(text_of(rule, max)));
            self.refuses(root, place, Some(json!(text_of(rule, max + 1))), "MAX_LENGTH");
        }
    }

    fn numbers(&mut self, root: &TestedRule, place: &RulePath, rule: &Value, kind: &str) {
        self.refuses(root, place, Some(json!([])), "FORMAT");
        let is_text = matches!(kind, "decimal" | "int64");
        let sent = |number: i64| {
            if is_text { json!(number.to_string()) } else { json!(number) }
        };
        let (min, max) = if kind == "decimal" { ("DECIMAL_GTE", "DECIMAL_LTE") } else { ("MIN", "MAX") };
        for (bound, step, refusal) in [("min", -1, min), ("max", 1, max)] {
            let Some(bound) = rule[bound].as_f64() else { continue };
            // For fractional bounds, tries the nearest whole numbers.
            let inside = if step < 0 { bound.ceil() } else { bound.floor() } as i64;
            let outside = if step < 0 { bound.floor() } else { bound.ceil() } as i64;
            let beyond = if inside == outside { outside + step } else { outside };
            if rule["exclusiveMin"].as_f64() != Some(bound) {
                self.allows(root, place, sent(inside));
            }
            self.refuses(root, place, Some(sent(beyond)), refusal);
        }
        if let Some(min) = rule["exclusiveMin"].as_f64() {
            self.refuses(root, place, Some(sent(min as i64)), "DECIMAL_GT");
        }
        if let Some(scale) = rule["maxScale"].as_u64() {
            let scale = usize::try_from(scale).unwrap();
            let whole = rule["min"].as_f64().unwrap_or_default().max(0.0).ceil() as i64;
            let digits = |count: usize| json!(format!("{whole}.{}1", "0".repeat(count - 1)));
            if scale > 0 {
                self.allows(root, place, digits(scale));
            }
            self.refuses(root, place, Some(digits(scale + 1)), "DECIMAL_MAX_SCALE");
        }
    }
}

fn number_of(rule: &Value) -> i64 {
    let min = rule["min"].as_f64().or(rule["exclusiveMin"].as_f64()).unwrap_or_default();
    let within = min.max(0.0).ceil() as i64;
    within + i64::from(rule["exclusiveMin"].as_f64().is_some_and(|min| within as f64 <= min))
}

/// A valid text of a rule; without a format it has this length.
fn text_of(rule: &Value, length: u64) -> String {
    let sample = match rule["format"].as_str() {
        None => return "x".repeat(usize::try_from(length).unwrap()),
        Some("GUID") => "11111111-1111-4111-8111-111111111111",
        Some("EMAIL") => "ada@example.com",
        Some("WEB_URL") => "https://shop.example",
        Some("URL_SLUG") => "a-slug",
        Some("CURRENCY") => "EUR",
        Some("COUNTRY") => "GB",
        Some("LANGUAGE") => "en",
        Some("PHONE") => "112",
        Some("DECIMAL_VALUE") => "1",
        Some("LOCAL_DATE") => "1815-12-10",
        Some("COLOR_HEX") => "#00aa7f",
        Some(other) => panic!("{other} has no sample"),
    };
    sample.to_owned()
}

/// The place's path in the syntax of violations.
fn path_of(place: &RulePath) -> String {
    let mut path = String::new();
    for (step, _) in place {
        match step {
            Step::Item => path.push_str("[0]"),
            Step::Field(name) if path.is_empty() => path.push_str(name),
            Step::Field(name) => path.extend([".", name]),
            Step::Entry => path.extend([".", ENTRY]),
        }
    }
    path
}

/// The rule of a call's payload, with its path variables merged in.
fn root_of(call: &Value) -> Value {
    let mut root = call.clone();
    let path: BTreeMap<String, Value> = serde_json::from_value(root["path"].take()).unwrap();
    root.as_object_mut().unwrap().remove("path");
    for (variable, rule) in path {
        let nested = variable.rsplit('.').fold(rule, |inner, name| json!({ "fields": { name: inner } }));
        root = merged(&root, &nested);
    }
    root
}

#[test]
fn every_bound_of_every_call_accepts_its_limit_and_refuses_values_beyond() {
    let bounds: Value = serde_json::from_str(BOUNDS).unwrap();
    let walk_of = |call| Walk { shared: &bounds["shared"], enums: &bounds["enums"], call, passed: 0, refused: 0 };
    let mut followed = BTreeSet::new();
    let mut table = Vec::new();
    for (call, entry) in bounds["calls"].as_object().unwrap() {
        let walk = walk_of(call.as_str());
        let root = walk.rule(&root_of(entry));
        let mut found = Vec::new();
        walk.places(&root, &mut Vec::new(), &mut followed, &mut found);
        table.extend(found.into_iter().map(|place| (call.as_str(), Rc::clone(&root), place)));
    }
    assert!(table.len() > 5_000, "there are only {} places", table.len());
    let (mut passed, mut refused) = (0, 0);
    for (call, root, place) in sample("bounds of calls", table, 2_000, |(call, ..)| *call) {
        let mut walk = walk_of(call);
        walk.bounds(&root, &place);
        passed += walk.passed;
        refused += walk.refused;
    }
    println!("{passed} values on bounds passed, {refused} beyond them were refused");
    let min = if cases_at_length().is_some() { 5_000 } else { 1_500 };
    assert!(passed > min && refused > min, "{passed} {refused}");
}
