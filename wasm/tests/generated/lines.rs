//! The declarations that functions are made from: a signature, and the row without the module's common parts.

use crate::calls::Call;
use crate::functions::{Answer, Function};
use cartwright::resources::calls::Answer as Declared;
use std::collections::BTreeMap;

/// The helpers that make the module's calls, by their conversions.
#[derive(Default)]
pub(crate) struct Makers(pub(crate) BTreeMap<&'static str, String>);

impl Makers {
    pub(crate) fn add(&mut self, conversions: &'static str) -> String {
        let name = if self.0.is_empty() { "call".to_owned() } else { format!("{conversions}Call") };
        self.0.entry(conversions).or_insert(name).clone()
    }
}

/// The common parts of a module's rows, as declared by `calls!`.
pub(crate) struct Base {
    pub(crate) group: String,
    pub(crate) path: String,
}

impl Base {
    pub(crate) fn of(rows: &[Vec<String>]) -> Self {
        let (id, path) = (&rows[0][0], &rows[0][2]);
        let (group, _) = id.split_once('.').unwrap();
        let has = |base: &str| rows.iter().all(|row| row[2].starts_with(&format!("{base}/")));
        let mut bases = path.match_indices('/').map(|(end, _)| &path[..end]);
        let base = bases.rfind(|base| !base.contains('{') && has(base));
        Self { group: group.to_owned(), path: base.unwrap_or_default().to_owned() }
    }

    /// The words of a row without the common parts.
    pub(crate) fn line(&self, row: &[String]) -> String {
        let name = row[0].strip_prefix(&format!("{}.", self.group));
        let name = name.unwrap_or_else(|| panic!("{} is in a module of {}", row[0], self.group));
        [name, &row[1], &row[2][self.path.len()..]].join(" ")
    }
}

pub(crate) fn words_of_row(call: &Call) -> Vec<String> {
    call.row.to_row().split(' ').map(str::to_owned).collect()
}

/// The compact signature: the arguments in order, `.` before an entity after its id, `?` for the remaining fields, and
/// after `>` the returned field.
pub(crate) fn signature(function: &Function, call: &Call) -> String {
    let mut names: Vec<String> = function.positional().map(|(name, _)| name.to_owned()).collect();
    if takes_id(function, call) {
        names.remove(0);
        names[0].insert(0, '.');
    }
    if function.options().is_some() {
        names.push("?".to_owned());
    }
    let answer = match (&function.answer, call.answer) {
        (_, Declared::Nothing) | (Answer::Nothing, _) => String::new(),
        (Answer::Whole(_), _) => ">".to_owned(),
        (Answer::Field(field), _) => format!(">{field}"),
    };
    format!("{}{answer}", names.join(","))
}

/// Whether the first argument is the id of the second.
pub(crate) fn takes_id(function: &Function, call: &Call) -> bool {
    let mut names = function.positional().map(|(name, _)| name);
    let (first, second) = (names.next(), names.next());
    first == Some("_id") && second.is_some_and(|entity| call.row.path.contains(&format!("{{{entity}.id}}")))
}
