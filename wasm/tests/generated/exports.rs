//! A module's type exports: by name, and by alias.

use crate::declarations::{name_in, words};
use crate::enumerations;
use crate::modules::{Module, Parts};
use crate::names::{Alias, Named};
use crate::types::Types;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

impl Module<'_> {
    /// Exports the functions' types, by name and by alias.
    pub(crate) fn export_types(&self, aliases: &[&Alias], types: &mut Types, parts: &mut Parts) {
        let reached = self.reached(types);
        parts.stars = self.stars(&reached, types);
        let mut renamed = BTreeSet::new();
        for alias in aliases {
            let name = &alias.name;
            let (file, of) = match alias.named() {
                Named::Query(of) => {
                    parts.export("type ../../sdk/query/index.js".to_owned(), of, name);
                    continue;
                }
                Named::Values(values) => {
                    parts.declare(name, &enumerations::union(&values));
                    if alias.is_enumeration {
                        parts.import("../../sdk/enumeration.js", "enumeration");
                        writeln!(parts.code, "{}", enumerations::constant(name, &values)).unwrap();
                    }
                    continue;
                }
                Named::Model(file, of) => (file, of),
            };
            let is = |token: &&String| match types.place(token) {
                Some((place, _)) => name_in(token) == of && file.is_none_or(|file| file == place),
                None => false,
            };
            let found: Vec<&String> = reached.iter().filter(is).collect();
            let is_own = |token: &String| types.place(token).is_some_and(|(place, _)| place == self.main);
            let token = match found.as_slice() {
                [] => types.token_of(file, of),
                [token, rest @ ..] => (rest.is_empty() || is_own(token)).then(|| (*token).clone()),
            };
            let token = token.unwrap_or_else(|| panic!("{}.{name} names {of}, which is not one type", self.name));
            let (file, place) = types.place(&token).unwrap();
            let (file, place) = (file.to_owned(), place.to_owned());
            parts.exported.insert(name.clone(), token.clone());
            renamed.insert(token.clone());
            if alias.is_enumeration {
                types.name_values(&token);
                parts.export(format!("../types/{file}.js"), &place, name);
            } else if place != *name || !parts.has_star(&file, name, types) {
                parts.export(format!("type ../types/{file}.js"), &place, name);
            }
        }
        for token in &reached {
            let (file, place) = types.place(token).unwrap();
            let name = name_in(token);
            if renamed.contains(token) || parts.exported.contains_key(name) {
                continue;
            }
            parts.exported.insert(name.to_owned(), token.clone());
            if place != name || !parts.has_star(file, name, types) {
                parts.export(format!("type ../types/{file}.js"), place, name);
            }
        }
    }

    /// The module's own file of types, and each file of which the module uses more than half.
    fn stars(&self, reached: &[String], types: &Types) -> Vec<String> {
        let mut stars = vec![self.main.clone()];
        stars.retain(|file| !types.names_in(file).is_empty());
        let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
        for (file, _) in reached.iter().filter_map(|token| types.place(token)) {
            *counts.entry(file).or_default() += 1;
        }
        for (file, count) in counts {
            if 2 * count > types.names_in(file).len() && file != self.main {
                stars.push(file.to_owned());
            }
        }
        stars
    }

    /// The functions' types; those of the module's own file come first.
    fn reached(&self, types: &Types) -> Vec<String> {
        let mut open: Vec<String> = Vec::new();
        for function in &self.functions {
            let shape = self.shape(function);
            open.extend(shape.fields.iter().map(|field| field.of.clone()));
            open.push(shape.answer.clone());
            open.extend(shape.paging.iter().chain(&shape.aggregations).cloned());
        }
        let mut reached = BTreeSet::new();
        while let Some(text) = open.pop() {
            for word in words(&text) {
                if let Some(declaration) = types.declaration(word).filter(|_| reached.insert(word.to_owned())) {
                    open.push(declaration);
                }
            }
        }
        let is_own = |token: &String| types.place(token).is_some_and(|(file, _)| file == self.main);
        let (mut own, others): (Vec<String>, Vec<String>) = reached.into_iter().partition(is_own);
        own.extend(others);
        own
    }
}
