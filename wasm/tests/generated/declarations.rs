//! The declarations of the models' types, a file for each resource.

use crate::{conversions_of, hold};
use cartwright::row::Conversions;
use std::any::TypeId;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::fmt::Write;
use ts_rs::{Config, TS, TypeVisitor};

/// Types, with all that they are made of.
pub(crate) struct Declarations {
    pub(crate) file: &'static str,
    pub(crate) config: Config,
    conversions: &'static Conversions,
    /// Whether all of it stands in rich contents, of which only dates are converted.
    is_content: bool,
    /// The types that stand in rich contents.
    contents: HashSet<TypeId>,
    pub(crate) found: BTreeMap<String, String>,
    visited: HashSet<TypeId>,
    /// The types by their names in the file. Of two with one name, the second has its resource's before it.
    named: HashMap<String, TypeId>,
    /// The files that types may be taken from, with the declarations of each.
    elsewhere: Vec<(&'static str, BTreeMap<String, String>)>,
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        self.add::<T>();
    }
}

/// The declared types that a type is directly made of: the name of each, and that in a file.
struct Parts<'a> {
    file: &'a mut Declarations,
    names: Vec<(String, String)>,
    visited: HashSet<TypeId>,
}

impl Parts<'_> {
    fn visit_parts<T: TS + 'static + ?Sized>(&mut self) {
        T::visit_generics(self);
        T::visit_dependencies(self);
    }
}

impl TypeVisitor for Parts<'_> {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if T::output_path().is_some() {
            let name = T::name(&self.file.config);
            self.names.push((name, self.file.name_of::<T>()));
        } else if self.visited.insert(TypeId::of::<T>()) {
            self.visit_parts::<T>();
        }
    }
}

impl Declarations {
    pub(crate) fn new(file: &'static str, endpoint: &str) -> Self {
        Self {
            file,
            config: Config::new().with_large_int("number"),
            conversions: conversions_of(endpoint),
            is_content: false,
            contents: HashSet::new(),
            found: BTreeMap::new(),
            visited: HashSet::new(),
            named: HashMap::new(),
            elsewhere: Vec::new(),
        }
    }

    /// Declarations of rich contents.
    pub(crate) fn of_content(file: &'static str, endpoint: &str) -> Self {
        Self {
            is_content: true,
            ..Self::new(file, endpoint)
        }
    }

    /// Takes types that are declared alike in another file from there.
    pub(crate) fn share(&mut self, other: &Declarations) {
        self.elsewhere.push((other.file, other.found.clone()));
        if other.is_content {
            self.contents.extend(&other.visited);
        }
    }

    pub(crate) fn add<T: TS + 'static + ?Sized>(&mut self) -> &mut Self {
        if !self.visited.insert(TypeId::of::<T>()) {
            return self;
        }
        if T::output_path().is_some() {
            let name = self.name_of::<T>();
            let declaration = self.renamed::<T>(&T::decl(&self.config));
            let declaration = if self.is_content || self.contents.contains(&TypeId::of::<T>()) {
                declaration
            } else {
                self.as_in_javascript(&name, &declaration)
            };
            self.found.insert(name, declaration);
        }
        T::visit_generics(self);
        T::visit_dependencies(self);
        self
    }

    /// Adds what a payload is made of, and returns its fields. The payload itself is declared by its call.
    pub(crate) fn fields_of<T: TS + 'static>(&mut self) -> Vec<Field> {
        T::visit_dependencies(self);
        let name = T::name(&self.config);
        let declaration = self.renamed::<T>(&T::decl(&self.config));
        fields(&self.as_in_javascript(&name, &declaration))
    }

    /// The text that names a type.
    pub(crate) fn text_of<T: TS + 'static>(&mut self) -> String {
        self.add::<T>();
        self.renamed::<T>(&T::name(&self.config))
    }

    /// The name of a type in this file.
    fn name_of<T: TS + 'static + ?Sized>(&mut self) -> String {
        let name = T::name(&self.config);
        if name == "JsonValue" {
            return name;
        }
        let path = std::any::type_name::<T>();
        let resource = path.rsplit("::").nth(1).unwrap_or_default();
        let longer = crate::camel_case(&format!("_{resource}_{name}"));
        for name in [name, longer] {
            if *self.named.entry(name.clone()).or_insert(TypeId::of::<T>()) == TypeId::of::<T>() {
                return name;
            }
        }
        panic!("{path} has no name of its own in {}", self.file);
    }

    /// A text about a type, in which the types that it is made of have their names in this file.
    fn renamed<T: TS + 'static + ?Sized>(&mut self, text: &str) -> String {
        let mut parts = Parts {
            file: self,
            names: Vec::new(),
            visited: HashSet::new(),
        };
        if T::output_path().is_some() {
            parts.visit::<T>();
        }
        parts.visit_parts::<T>();
        let names = parts.names;
        let changed = names.iter().filter(|(name, other)| name != other);
        changed.fold(text.to_owned(), |text, (name, other)| replace_word(&text, name, other))
    }

    /// Whether a type has an id.
    pub(crate) fn has_id(&self, name: &str) -> bool {
        let declaration = self.found.get(name);
        declaration.is_some_and(|declaration| fields(declaration).iter().any(|field| field.name == "_id"))
    }

    /// The names and forms that the facade gives to fields.
    fn as_in_javascript(&self, name: &str, declaration: &str) -> String {
        let mut text = declaration.to_owned();
        for field in ["id", "createdDate", "updatedDate"] {
            text = replace_field(&text, field, |value| format!("_{field}?: {value}"));
        }
        text = replace_field(&text, "fieldMask", |_| {
            "fieldMask?: string | readonly string[]".to_owned()
        });
        let as_text = [
            self.conversions.images,
            self.conversions.videos,
            self.conversions.page_urls,
        ];
        for path in as_text.into_iter().flatten() {
            let field = path.rsplit('.').next().unwrap();
            text = replace_field(&text, field, |value| {
                let is_object = value.chars().next().is_some_and(char::is_uppercase);
                format!("{field}?: {}", if is_object { "string" } else { value })
            });
        }
        if matches!(name, "Address" | "PickupAddress") && !self.conversions.addresses.is_empty() {
            for (wire, script) in [("addressLine", "addressLine1"), ("geocode", "location")] {
                text = replace_field(&text, wire, |value| format!("{script}?: {value}"));
            }
        }
        text
    }

    /// The types that stand alike in other files, each with its file. A type is alike if all that it is made of is.
    fn shared(&self) -> BTreeMap<&str, &'static str> {
        let mut shared: BTreeMap<&str, &'static str> = BTreeMap::new();
        for (name, declaration) in &self.found {
            let mut files = self.elsewhere.iter();
            if let Some((file, _)) = files.find(|(_, found)| found.get(name) == Some(declaration)) {
                shared.insert(name, file);
            }
        }
        loop {
            let is_own = |word: &str| self.found.contains_key(word) && !shared.contains_key(word);
            let unlike = |name: &&str| {
                let declaration = self.found.get(*name).map(String::as_str).unwrap_or_default();
                words(declaration).any(is_own)
            };
            let removed: Vec<&str> = shared.keys().copied().filter(unlike).collect();
            if removed.is_empty() {
                return shared;
            }
            shared.retain(|name, _| !removed.contains(name));
        }
    }

    /// Writes the file, and shows what it takes from others as its own.
    pub(crate) fn write(&self) {
        let alike = self.shared();
        let mut own = String::new();
        let mut shared: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for (name, declaration) in &self.found {
            if name == "JsonValue" {
                continue;
            }
            match alike.get(name.as_str()) {
                Some(source) => shared.entry(source).or_default().push(name),
                None => writeln!(own, "export {declaration}\n").unwrap(),
            }
        }
        let words: HashSet<&str> = words(&own).collect();
        let mut imports = String::new();
        for (source, names) in &shared {
            let used: Vec<&str> = names.iter().copied().filter(|name| words.contains(name)).collect();
            if !used.is_empty() {
                writeln!(imports, "import type {{ {} }} from \"./{source}.js\";", used.join(", ")).unwrap();
            }
        }
        if words.contains("JsonValue") {
            imports.push_str("import type { JsonValue } from \"./json.js\";\n");
        }
        for (source, names) in &shared {
            writeln!(
                imports,
                "export type {{ {} }} from \"./{source}.js\";",
                names.join(", ")
            )
            .unwrap();
        }
        if !imports.is_empty() {
            imports.push('\n');
        }
        hold(
            &format!("generated/{}.ts", self.file),
            &format!("{imports}{}\n", own.trim_end()),
        );
    }
}

/// The words of declarations, without those of their comments.
fn words(declarations: &str) -> impl Iterator<Item = &str> {
    let is_comment = |line: &&str| line.trim_start().starts_with(['*', '/']);
    let code = declarations.lines().filter(move |line| !is_comment(line));
    code.flat_map(|line| line.split(|letter: char| !letter.is_alphanumeric()))
}

/// Replaces an optional field of an inline object type; `make` is given the field's type.
fn replace_field(declaration: &str, field: &str, make: impl Fn(&str) -> String) -> String {
    let mark = format!("{field}?: ");
    let is_whole = |at: &usize| declaration[..*at].ends_with([' ', '\n']);
    let Some(start) = declaration.match_indices(&mark).map(|(at, _)| at).find(is_whole) else {
        return declaration.to_owned();
    };
    let after = &declaration[start + mark.len()..];
    let end = after.find([',', '}']).unwrap_or(after.len());
    let (value, rest) = after.split_at(end);
    format!("{}{}{rest}", &declaration[..start], make(value))
}

/// A field of an object type.
#[derive(Debug, Clone)]
pub(crate) struct Field {
    pub(crate) name: String,
    pub(crate) of: String,
    /// Its comment, with the marks.
    pub(crate) doc: String,
}

/// The fields of an object type.
pub(crate) fn fields(declaration: &str) -> Vec<Field> {
    let Some((_, mut rest)) = declaration.split_once('{') else {
        return Vec::new();
    };
    let mut found = Vec::new();
    loop {
        rest = rest.trim_start_matches(|letter: char| letter.is_whitespace() || letter == ',');
        let mut doc = "";
        if rest.starts_with("/**") {
            let (comment, after) = rest.split_at(rest.find("*/").unwrap() + 2);
            doc = comment;
            rest = after.trim_start();
        }
        let Some((name, value)) = rest.split_once(':') else {
            return found;
        };
        if rest.starts_with('}') || declaration.contains(" | (string & {})") {
            return found;
        }
        let end = end_of_type(value);
        found.push(Field {
            name: name.trim_end_matches('?').to_owned(),
            of: value[..end].trim().to_owned(),
            doc: doc.to_owned(),
        });
        rest = &value[end..];
    }
}

/// Where the type of a field ends: at a comma or brace that is not part of it.
fn end_of_type(text: &str) -> usize {
    let mut depth = 0;
    for (at, letter) in text.char_indices() {
        match letter {
            '<' | '{' | '(' | '[' => depth += 1,
            '}' if depth == 0 => return at,
            '>' | '}' | ')' | ']' => depth -= 1,
            ',' if depth == 0 => return at,
            _ => {}
        }
    }
    text.len()
}

/// Replaces a word of a declaration.
fn replace_word(text: &str, word: &str, other: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(word) {
        let end = at + word.len();
        let is_part = |letter: char| letter.is_alphanumeric() || letter == '_' || letter == '"';
        let is_whole = !rest[..at].ends_with(is_part) && !rest[end..].starts_with(is_part);
        out.push_str(&rest[..at]);
        out.push_str(if is_whole { other } else { word });
        rest = &rest[end..];
    }
    out + rest
}
