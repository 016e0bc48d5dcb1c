//! The files of types: one for each Rust module.

use crate::declarations::{Declarations, fields, name_in, with_words, words};
use crate::enumerations;
use crate::output::Output;
use crate::{pascal_case, snake_case};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt::Write;

/// The types of calls with the same conversions.
pub(crate) struct View {
    /// The name of the conversions.
    pub(crate) name: &'static str,
    pub(crate) types: Declarations,
    /// The Rust modules that declare the calls.
    pub(crate) homes: Vec<&'static str>,
}

/// A type's declaration, shared by views in which its fields have the same conversions.
struct Form {
    view: usize,
    key: String,
    file: String,
    name: String,
}

/// All types. In texts of this module, a token represents a type: its name and the number of its form.
pub(crate) struct Types {
    views: Vec<View>,
    forms: Vec<Form>,
    /// A type's form in a view.
    by_view: HashMap<(usize, String), usize>,
    /// The enumerations with values by name.
    enumerations: BTreeSet<String>,
}

/// The file of a Rust module's types.
pub(crate) fn file_of(home: &str) -> String {
    match home {
        "types" => "shared".to_owned(),
        _ => home.replace('_', "-"),
    }
}

impl Types {
    pub(crate) fn new(views: Vec<View>) -> Self {
        let by_view = forms_of(&views);
        let count = by_view.values().max().map_or(0, |last| last + 1);
        let mut members: Vec<BTreeSet<(usize, &str)>> = vec![BTreeSet::new(); count];
        for ((view, key), form) in &by_view {
            members[*form].insert((*view, key));
        }
        // A type's first form keeps the type's name: its form in its own Rust module, or else in most views.
        members.sort_by_key(|members| {
            let (_, key) = members.first().unwrap();
            let is_own = members.iter().any(|(view, key)| views[*view].homes.contains(&home_in(key)));
            (*key, !is_own, std::cmp::Reverse(members.len()), members.first().copied())
        });
        let mut taken = BTreeSet::new();
        let mut forms = Vec::new();
        let mut renumbered = HashMap::new();
        for members in &members {
            let (view, key) = *members.first().unwrap();
            let name = name_in(key);
            let plain = (file_of(home_in(key)), name.to_owned());
            let longer = (plain.0.clone(), pascal_case(&snake_case(views[view].name)) + name);
            let place = [plain, longer].into_iter().find(|place| taken.insert(place.clone()));
            let (file, name) = place.unwrap_or_else(|| panic!("{key} has too many forms"));
            for (view, key) in members {
                renumbered.insert((*view, (*key).to_owned()), forms.len());
            }
            forms.push(Form { view, key: key.to_owned(), file, name });
        }
        Self { views, forms, by_view: renumbered, enumerations: BTreeSet::new() }
    }

    /// A view's text with tokens instead of keys.
    pub(crate) fn tokens(&self, view: usize, text: &str) -> String {
        with_words(text, |word| {
            let form = self.by_view.get(&(view, word.to_owned()))?;
            Some(format!("{}__{form}", name_in(word)))
        })
    }

    fn form(&self, token: &str) -> Option<&Form> {
        let (_, number) = token.split_once("__")?;
        self.forms.get(number.parse::<usize>().ok()?)
    }

    /// A type's file and name.
    pub(crate) fn place(&self, token: &str) -> Option<(&str, &str)> {
        self.form(token).map(|form| (form.file.as_str(), form.name.as_str()))
    }

    pub(crate) fn names_in(&self, file: &str) -> BTreeSet<&str> {
        let forms = self.forms.iter().filter(|form| form.file == file);
        forms.map(|form| form.name.as_str()).collect()
    }

    pub(crate) fn declaration(&self, token: &str) -> Option<String> {
        let form = self.form(token)?;
        Some(self.tokens(form.view, &self.views[form.view].types.found[&form.key]))
    }

    /// A type's token by name, in a given file or in the only file with that name.
    pub(crate) fn token_of(&self, file: Option<&str>, name: &str) -> Option<String> {
        let is = |form: &Form| form.name == name && file.is_none_or(|file| file == form.file);
        let mut found = (0..self.forms.len()).filter(|at| is(&self.forms[*at]));
        let at = found.next().filter(|_| found.next().is_none())?;
        Some(format!("{}__{at}", name_in(&self.forms[at].key)))
    }

    /// Whether a type has an id.
    pub(crate) fn has_id(&self, token: &str) -> bool {
        let declaration = self.declaration(token).unwrap_or_default();
        fields(&declaration).iter().any(|field| field.name == "_id")
    }

    /// Declares an object of an enumeration's values beside the type.
    pub(crate) fn name_values(&mut self, token: &str) {
        self.enumerations.insert(token.to_owned());
    }

    /// Writes the files.
    pub(crate) fn write(&self, output: &mut Output) {
        let mut files: BTreeMap<&str, BTreeMap<&str, usize>> = BTreeMap::new();
        for (number, form) in self.forms.iter().enumerate() {
            files.entry(&form.file).or_default().insert(&form.name, number);
        }
        for (file, forms) in files {
            let mut own = String::new();
            for (name, number) in forms {
                let token = format!("{}__{number}", name_in(&self.forms[number].key));
                let declaration = self.declaration(&token).unwrap();
                writeln!(own, "export {declaration}\n").unwrap();
                if self.enumerations.contains(&token) {
                    let values = enumerations::values(&declaration).unwrap();
                    writeln!(own, "{}", enumerations::constant(name, &values)).unwrap();
                }
            }
            let mut imports = Imports::of(file, "./");
            let own = imports.resolve(&own, self);
            let enumeration = if own.contains("enumeration<") {
                "import { enumeration } from \"../../sdk/enumeration.js\";\n"
            } else {
                ""
            };
            output.add(&format!("types/{file}.ts"), &format!("{enumeration}{}\n{own}", imports.text(self)));
        }
    }
}

/// A file's imports of types.
pub(crate) struct Imports<'a> {
    /// The importing file, if it is a file of types.
    file: &'a str,
    folder: &'a str,
    tokens: BTreeSet<String>,
    has_json: bool,
}

impl<'a> Imports<'a> {
    pub(crate) fn of(file: &'a str, folder: &'a str) -> Self {
        Self { file, folder, tokens: BTreeSet::new(), has_json: false }
    }

    /// A text with names instead of tokens.
    pub(crate) fn resolve(&mut self, text: &str, types: &Types) -> String {
        for word in words(text) {
            self.has_json |= word == "JsonValue";
            if types.place(word).is_some_and(|(file, _)| file != self.file) {
                self.tokens.insert(word.to_owned());
            }
        }
        with_words(text, |word| types.place(word).map(|(_, name)| name.to_owned()))
    }

    /// The imports of all resolved types.
    pub(crate) fn text(&self, types: &Types) -> String {
        let mut files: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for (file, name) in self.tokens.iter().filter_map(|token| types.place(token)) {
            files.entry(file).or_default().insert(name);
        }
        let all: Vec<&str> = files.values().flatten().copied().collect();
        let distinct: BTreeSet<&str> = all.iter().copied().collect();
        assert_eq!(all.len(), distinct.len(), "{} takes two types of one name from {files:?}", self.file);
        let mut text = String::new();
        if self.has_json {
            writeln!(text, "import type {{ JsonValue }} from \"{}json.js\";", self.folder).unwrap();
        }
        for (file, names) in files {
            let names: Vec<&str> = names.into_iter().collect();
            writeln!(text, "import type {{ {} }} from \"{}{file}.js\";", names.join(", "), self.folder).unwrap();
        }
        text
    }
}

fn home_in(key: &str) -> &str {
    key.split_once("__").map_or("", |(_, home)| home)
}

/// Numbers the forms of types. Two views share a form if the declarations and those of all dependencies are equal.
fn forms_of(views: &[View]) -> HashMap<(usize, String), usize> {
    let mut forms: HashMap<(usize, String), usize> = HashMap::new();
    let mut count = 0;
    loop {
        let mut numbers: BTreeMap<(&str, String), usize> = BTreeMap::new();
        let mut refined = HashMap::new();
        for (view, View { types, .. }) in views.iter().enumerate() {
            for (key, declaration) in &types.found {
                let text = with_words(declaration, |word| {
                    let form = forms.get(&(view, word.to_owned()))?;
                    Some(format!("{word}__{form}"))
                });
                let next = numbers.len();
                let number = *numbers.entry((key, text)).or_insert(next);
                refined.insert((view, key.clone()), number);
            }
        }
        forms = refined;
        if numbers.len() == count {
            return forms;
        }
        count = numbers.len();
    }
}
