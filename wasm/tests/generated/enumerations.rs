//! Enumerations: the values of open enums, for programs that name them.

use crate::hold;
use std::collections::BTreeMap;
use std::fmt::Write;

/// The enumerations that modules have, each once.
#[derive(Default)]
pub(crate) struct Enumerations {
    /// The values of each, by its name in the file.
    found: BTreeMap<String, Vec<String>>,
}

impl Enumerations {
    /// The name in the file of the enumeration with these values.
    pub(crate) fn add(&mut self, name: &str, values: Vec<String>) -> String {
        if let Some((known, _)) = self.found.iter().find(|(_, other)| **other == values) {
            return known.clone();
        }
        let (head, tail) = name.split_at(1);
        let plain = head.to_lowercase() + tail;
        let mut names = std::iter::once(plain.clone()).chain((2..).map(|number| format!("{plain}{number}")));
        let free = names.find(|name| !self.found.contains_key(name)).unwrap();
        self.found.insert(free.clone(), values);
        free
    }

    pub(crate) fn write(&self) {
        let mut text = "import { enumeration } from \"../binder.js\";\n".to_owned();
        for (name, values) in &self.found {
            let union: Vec<String> = values.iter().map(|value| format!("\"{value}\"")).collect();
            let (union, values) = (union.join(" | "), values.join(" "));
            write!(
                text,
                "\nexport const {name} = /* @__PURE__ */ enumeration<{union}>(\"{values}\");\n"
            )
            .unwrap();
        }
        hold("generated/enumerations.ts", &text);
    }
}

/// The values of an open enum's declaration.
pub(crate) fn values(declaration: &str) -> Option<Vec<String>> {
    let (_, union) = declaration.split_once(" = ")?;
    let known = union.strip_suffix(" | (string & {});")?;
    Some(
        known
            .split(" | ")
            .map(|value| value.trim_matches('"').to_owned())
            .collect(),
    )
}
