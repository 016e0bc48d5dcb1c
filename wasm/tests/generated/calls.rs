//! The calls as the Rust resources declare them.

use crate::declarations::{Declarations, Field, home_of};
use cartwright::resources::calls::{Answer, CallVisitor, Declaration};
use cartwright::row::Row;
use std::collections::BTreeMap;
use ts_rs::TS;

/// A call by one of its rows.
pub(crate) struct Call {
    /// The name of its method in Rust.
    pub(crate) method: &'static str,
    /// The resource that declares it.
    pub(crate) group: &'static str,
    /// The Rust module that declares its payload.
    pub(crate) home: &'static str,
    pub(crate) row: Row<'static>,
    /// The lines of its documentation.
    pub(crate) doc: Vec<&'static str>,
    pub(crate) answer: Answer,
    /// Adds the types of the payload, and returns its fields.
    pub(crate) payload: fn(&mut Declarations) -> Vec<Field>,
    /// Adds the type of the answer, or of its field or items, and returns its name.
    pub(crate) answered: fn(&mut Declarations) -> String,
}

/// All calls, and the documentation of the resources.
pub(crate) struct Calls {
    pub(crate) by_row: BTreeMap<&'static str, Call>,
    pub(crate) resources: BTreeMap<&'static str, Vec<&'static str>>,
    group: &'static str,
}

pub(crate) fn all() -> Calls {
    let mut calls = Calls { by_row: BTreeMap::new(), resources: BTreeMap::new(), group: "" };
    cartwright::resources::describe(&mut calls);
    calls
}

impl CallVisitor for Calls {
    fn resource(&mut self, group: &'static str, doc: &[&'static str]) {
        self.group = group;
        self.resources.insert(group, doc.to_vec());
    }

    fn call<P: TS + 'static, A: TS + 'static>(&mut self, declaration: &Declaration<'_>) {
        for row in declaration.rows {
            let call = Call {
                method: declaration.name,
                group: self.group,
                home: home_of::<P>(),
                row: *row,
                doc: declaration.doc.to_vec(),
                answer: declaration.answer,
                payload: |declarations| declarations.fields_of::<P>(),
                answered: |declarations| declarations.text_of::<A>(),
            };
            self.by_row.insert(row.id, call);
        }
    }
}
