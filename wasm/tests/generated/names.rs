//! The modules' type names that differ from the Rust models': `contract/names.tsv`.

/// An exported type name of a module.
pub(crate) struct Alias {
    pub(crate) module: String,
    pub(crate) name: String,
    of: String,
    /// Whether the enumeration's values are exported, too.
    pub(crate) is_enumeration: bool,
}

/// A type that has an alias.
pub(crate) enum Named<'a> {
    /// The type's file, if the name is not unique in the module, and its name.
    Model(Option<&'a str>, &'a str),
    /// A query as plain data.
    Query(&'a str),
    /// An enumeration without a model.
    Values(Vec<String>),
}

impl Alias {
    pub(crate) fn named(&self) -> Named<'_> {
        if self.of.contains('|') {
            return Named::Values(self.of.split('|').map(str::to_owned).collect());
        }
        match self.of.split_once('/') {
            _ if matches!(self.of.as_str(), "QueryObject" | "CursorQueryObject") => Named::Query(&self.of),
            Some((file, name)) => Named::Model(Some(file), name),
            None => Named::Model(None, &self.of),
        }
    }
}

pub(crate) fn all() -> Vec<Alias> {
    let lines = cartwright_contract::NAMES.lines().filter(|line| !line.starts_with('#'));
    let aliases = lines.map(|line| {
        let columns: Vec<&str> = line.split('\t').collect();
        let [module, name, of, kind] = columns.as_slice() else {
            panic!("contract/names.tsv has another number of columns in: {line}");
        };
        Alias {
            module: (*module).to_owned(),
            name: (*name).to_owned(),
            of: (*of).to_owned(),
            is_enumeration: *kind == "enumeration",
        }
    });
    aliases.collect()
}
