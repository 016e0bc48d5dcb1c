//! The steps of packs, performed.

use super::format::{CallStep, FileStep, Pack, Step, Who};
use super::names::{self, Names};
use super::{PackError, generated};
use crate::base::access::{Caller, Subject, acting_as};
use crate::base::{ApiError, Call, Millis, Result, Shop, clock};
use crate::catalog;
use crate::http;
use crate::people::identity;
use crate::site;
use crate::site::{seed, uploads};
use cartwright::row::Access;
use serde_json::{Map, Value, json};
use std::{collections::BTreeMap, path::PathBuf, sync::Arc};

const DAY: f64 = 86_400_000.0;

/// Performs calls on a shop, at moments of its past.
pub(super) struct Runner<'a> {
    shop: &'a Arc<Shop>,
    /// The directory of the pack's files.
    directory: PathBuf,
    /// The moment that counts as now.
    now: Millis,
    names: Names,
}

impl<'a> Runner<'a> {
    pub(super) fn new(shop: &'a Arc<Shop>, directory: PathBuf) -> Self {
        Self { shop, directory, now: shop.clock.now(), names: Names::new() }
    }

    pub(super) fn shop(&self) -> &Arc<Shop> {
        self.shop
    }

    /// Sets the shop's clock a number of days before now.
    pub(super) fn go_to(&self, days_ago: f64) {
        self.shop.clock.stop_at(self.moment(days_ago));
    }

    fn moment(&self, days_ago: f64) -> Millis {
        #[expect(clippy::cast_possible_truncation, reason = "casts of floats saturate")]
        let before = (days_ago * DAY) as Millis;
        self.now.saturating_sub(before)
    }

    /// The moment a number of days before now (RFC 3339).
    pub(super) fn moment_text(&self, days_ago: f64) -> String {
        clock::rfc3339(self.moment(days_ago))
    }

    /// The month of the moment a number of days before now, from 0.
    pub(super) fn month_of(&self, days_ago: f64) -> usize {
        clock::month(self.moment(days_ago))
    }

    /// Performs a pack's steps.
    pub(super) fn run(&mut self, pack: &Pack) -> Result<(), PackError> {
        if !pack.settings.is_empty() {
            let settings = Value::Object(pack.settings.clone());
            self.shop
                .db
                .write(|transaction| site::change_settings(self.shop, transaction, &settings))
                .map_err(|error| PackError::step("settings", error))?;
        }
        self.steps(&pack.steps, "")
    }

    fn steps(&mut self, steps: &[Step], above: &str) -> Result<(), PackError> {
        for (number, step) in (1..).zip(steps) {
            let place = format!("{above}{number}");
            match step {
                Step::Call(call) => self.keeping(call).map_err(|error| PackError::step(&place, error))?,
                Step::Rule { kind, id, with } => {
                    self.rule(kind, id, with).map_err(|error| PackError::step(&place, error))?
                }
                Step::File(file) => self.file(file).map_err(|error| PackError::step(&place, error))?,
                Step::DaysAgo(days) => self.go_to(*days),
                Step::Goods { categories, products } => {
                    self.goods(categories, products).map_err(|error| PackError::step(&place, error))?;
                }
                Step::Generate { kind, count } => {
                    generated::write(self, *kind, *count).map_err(|error| PackError::step(&place, error))?;
                }
                Step::Repeat { times, steps } => {
                    let outer = self.names.get("n").cloned();
                    for round in 1..=*times {
                        self.names.insert("n".to_owned(), json!(round));
                        self.steps(steps, &format!("{place}."))?;
                    }
                    match outer {
                        Some(outer) => self.names.insert("n".to_owned(), outer),
                        None => self.names.remove("n"),
                    };
                }
            }
        }
        Ok(())
    }

    fn keeping(&mut self, step: &CallStep) -> Result<()> {
        let payload = Value::Object(self.filled(&step.with)?);
        let name = |name: &String| names::text(name, &self.names).map_err(unsound);
        let who = match &step.who {
            Who::Visitor(visitor) => Who::Visitor(name(visitor)?),
            Who::Member(email) => Who::Member(name(email)?),
            Who::Owner => Who::Owner,
        };
        let caller = self.caller(&who)?;
        let answer = self.call(caller, &step.call, payload)?;
        self.keep(&step.keep, &answer)
    }

    fn keep(&mut self, asked: &BTreeMap<String, String>, answer: &Value) -> Result<()> {
        for (name, pointer) in asked {
            let kept = answer.pointer(pointer).ok_or_else(|| unsound(format!("the answer has no {pointer}")))?;
            self.names.insert(name.clone(), kept.clone());
        }
        Ok(())
    }

    fn file(&mut self, step: &FileStep) -> Result<()> {
        let content = match &step.text {
            Some(text) => text.clone().into_bytes(),
            None => {
                let path = self.directory.join(&step.path);
                std::fs::read(&path).map_err(|error| unsound(format!("{}: {error}", path.display())))?
            }
        };
        let name = step.path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let descriptor = uploads::keep(self.shop, name, content)?;
        self.keep(&step.keep, &descriptor)
    }

    fn goods(&self, categories: &[Value], products: &[Value]) -> Result<()> {
        let filled = |given: &[Value]| -> Result<Vec<Value>> {
            given.iter().map(|given| names::value_of(given, &self.names).map_err(unsound)).collect()
        };
        catalog::add_packed(self.shop, &filled(categories)?, &filled(products)?)
    }

    fn rule(&self, kind: &str, id: &str, with: &Map<String, Value>) -> Result<()> {
        let given = Value::Object(self.filled(with)?);
        let id = names::text(id, &self.names).map_err(unsound)?;
        acting_as(Caller::owner().actor(self.shop), || http::owner::put_rule(self.shop, kind, &id, given)).map(drop)
    }

    fn filled(&self, payload: &Map<String, Value>) -> Result<Map<String, Value>> {
        names::filled(payload, &self.names).map_err(unsound)
    }

    fn caller(&self, who: &Who) -> Result<Caller> {
        Ok(match who {
            Who::Owner => Caller::owner(),
            Who::Visitor(name) => visitor(name),
            Who::Member(email) => {
                let id = self.shop.db.read(|connection| identity::id_of_email(connection, email))?;
                member(&id.ok_or_else(|| unsound(format!("there is no member {email}")))?)
            }
        })
    }

    /// Performs a call, with its rights and bounds.
    pub(super) fn call(&self, caller: Caller, id: &str, payload: Value) -> Result<Value> {
        let row = cartwright::endpoint_named(id).map_err(|_| unsound(format!("there is no call {id}")))?;
        caller.require(row.access)?;
        let payload = serde_json::from_value(payload)?;
        http::perform(row, self.shop, &Call::inner(caller, payload))
    }
}

/// An error of the pack itself.
fn unsound(problem: String) -> ApiError {
    ApiError::bad_request("SEED_PACK", problem)
}

/// The visitor of a name: the same in each run.
pub(super) fn visitor(name: &str) -> Caller {
    Caller {
        subject: Subject::Visitor(seed::stable_id("visitor", name).to_string()),
        family: None,
        access: Access::Visitor,
    }
}

pub(super) fn member(id: &str) -> Caller {
    Caller { subject: Subject::Member(id.to_owned()), family: None, access: Access::Member }
}
