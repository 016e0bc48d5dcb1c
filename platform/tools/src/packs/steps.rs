//! Runs the steps of packs.

use super::format::{CallStep, FileStep, Pack, Step, Who};
use super::names::{self, Names};
use super::runner::{Runner, member, unsound, visitor};
use super::{PackError, generated};
use base::Result;
use base::access::Caller;
use serde_json::{Map, Value, json};
use shop::catalog;
use shop::people::identity;
use shop::site::uploads;
use std::{collections::BTreeMap, path::PathBuf};
use web::http;

/// Runs packs, with the values that their steps keep.
pub(super) struct Steps<'a> {
    runner: &'a Runner<'a>,
    /// The directory of the pack's files.
    directory: PathBuf,
    names: Names,
}

impl<'a> Steps<'a> {
    pub(super) fn new(runner: &'a Runner<'a>, directory: PathBuf) -> Self {
        Self { runner, directory, names: Names::new() }
    }

    /// Runs a pack's steps.
    pub(super) fn run(&mut self, pack: &Pack) -> Result<(), PackError> {
        if !pack.settings.is_empty() {
            let shop = self.runner.shop();
            let settings = Value::Object(pack.settings.clone());
            shop.write(&self.runner.author(&Caller::owner()), |writing| catalog::change_settings(writing, &settings))
                .map_err(|error| PackError::step("settings", error))?;
        }
        self.steps(&pack.steps, "")
    }

    fn steps(&mut self, steps: &[Step], above: &str) -> Result<(), PackError> {
        for (number, step) in (1..).zip(steps) {
            let place = format!("{above}{number}");
            match step {
                Step::Call(call) => self.run_and_keep(call).map_err(|error| PackError::step(&place, error))?,
                Step::Rule { kind, id, with } => {
                    self.rule(kind, id, with).map_err(|error| PackError::step(&place, error))?
                }
                Step::File(file) => self.file(file).map_err(|error| PackError::step(&place, error))?,
                Step::DaysAgo(days) => self.runner.go_to(*days),
                Step::Goods { categories, products } => {
                    self.goods(categories, products).map_err(|error| PackError::step(&place, error))?;
                }
                Step::Generate { kind, count } => {
                    generated::write(self.runner, *kind, *count).map_err(|error| PackError::step(&place, error))?;
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

    fn run_and_keep(&mut self, step: &CallStep) -> Result<()> {
        let payload = Value::Object(self.filled(&step.with)?);
        let name = |name: &String| names::substitute(name, &self.names).map_err(unsound);
        let who = match &step.who {
            Who::Visitor(visitor) => Who::Visitor(name(visitor)?),
            Who::Member(email) => Who::Member(name(email)?),
            Who::Owner => Who::Owner,
        };
        let caller = self.caller(&who)?;
        let answer = self.runner.call(caller, &step.call, payload)?;
        self.keep(&step.keep, &answer)
    }

    fn keep(&mut self, requested: &BTreeMap<String, String>, answer: &Value) -> Result<()> {
        for (name, pointer) in requested {
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
        let descriptor = uploads::keep(self.runner.shop(), name, content)?;
        self.keep(&step.keep, &descriptor)
    }

    fn goods(&self, categories: &[Value], products: &[Value]) -> Result<()> {
        let filled = |given: &[Value]| -> Result<Vec<Value>> {
            given.iter().map(|given| names::value_of(given, &self.names).map_err(unsound)).collect()
        };
        catalog::add_packed(self.runner.shop(), &filled(categories)?, &filled(products)?)
    }

    fn rule(&self, kind: &str, id: &str, with: &Map<String, Value>) -> Result<()> {
        let given = Value::Object(self.filled(with)?);
        let id = names::substitute(id, &self.names).map_err(unsound)?;
        let shop = self.runner.shop();
        http::owner::put_rule(shop, &self.runner.author(&Caller::owner()), kind, &id, given).map(drop)
    }

    fn filled(&self, payload: &Map<String, Value>) -> Result<Map<String, Value>> {
        names::filled(payload, &self.names).map_err(unsound)
    }

    fn caller(&self, who: &Who) -> Result<Caller> {
        Ok(match who {
            Who::Owner => Caller::owner(),
            Who::Visitor(name) => visitor(name),
            Who::Member(email) => {
                let id = self.runner.shop().db.read(|connection| identity::id_of_email(connection, email))?;
                member(&id.ok_or_else(|| unsound(format!("there is no member {email}")))?)
            }
        })
    }
}
