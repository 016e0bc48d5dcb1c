//! TypeScript declarations of the models' types, for calls with one table of conversions.

use cartwright::row::Conversions;
use std::any::TypeId;
use std::collections::{BTreeMap, HashSet};
use ts_rs::{Config, TS, TypeVisitor};

/// Types with their dependencies. Declarations and texts refer to a type by its [key](key_of).
pub(crate) struct Declarations {
    pub(crate) config: Config,
    /// `None` for types in wire format.
    conversions: Option<&'static Conversions>,
    /// The types within rich contents, where only dates are converted.
    contents: HashSet<TypeId>,
    /// The declarations by their keys.
    pub(crate) found: BTreeMap<String, String>,
    visited: HashSet<TypeId>,
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        self.add::<T>();
    }
}

/// The direct dependencies of a type: name and key of each.
struct Parts<'a> {
    config: &'a Config,
    keys: Vec<(String, String)>,
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
            self.keys.push((T::name(self.config), key_of::<T>(self.config)));
        } else if self.visited.insert(TypeId::of::<T>()) {
            self.visit_parts::<T>();
        }
    }
}

/// A unique word for a type: its name, two underscores, and its Rust module, as in `Brand__brands_v3`.
fn key_of<T: TS + 'static + ?Sized>(config: &Config) -> String {
    let name = T::name(config);
    if name == "JsonValue" {
        return name;
    }
    format!("{name}__{}", home_of::<T>())
}

/// The Rust module that declares a type: the resource, or another module of the crate.
pub(crate) fn home_of<T: ?Sized>() -> &'static str {
    let path = std::any::type_name::<T>();
    let mut modules = path.split("::").skip(1).skip_while(|module| *module == "resources");
    modules.next().unwrap_or_default()
}

/// The name of a type in its key.
pub(crate) fn name_in(key: &str) -> &str {
    key.split_once("__").map_or(key, |(name, _)| name)
}

impl Declarations {
    pub(crate) fn new(conversions: Option<&'static Conversions>) -> Self {
        Self {
            config: Config::new().with_large_int("number"),
            conversions,
            contents: HashSet::new(),
            found: BTreeMap::new(),
            visited: HashSet::new(),
        }
    }

    /// Marks a type and its dependencies as parts of rich contents.
    pub(crate) fn with_content<T: TS + 'static>(mut self) -> Self {
        let mut contents = Self::new(None);
        contents.add::<T>();
        self.contents = contents.visited;
        self
    }

    pub(crate) fn add<T: TS + 'static + ?Sized>(&mut self) -> &mut Self {
        if !self.visited.insert(TypeId::of::<T>()) {
            return self;
        }
        if T::output_path().is_some() && T::name(&self.config) != "JsonValue" {
            let declaration = self.keyed::<T>(&T::decl(&self.config));
            let declaration = if self.contents.contains(&TypeId::of::<T>()) {
                declaration
            } else {
                self.as_in_javascript(&T::name(&self.config), &declaration)
            };
            self.found.insert(key_of::<T>(&self.config), with_short_comments(&declaration));
        }
        T::visit_generics(self);
        T::visit_dependencies(self);
        self
    }

    /// Adds a payload's dependencies, and returns its fields. The call declares the payload itself.
    pub(crate) fn fields_of<T: TS + 'static>(&mut self) -> Vec<Field> {
        T::visit_dependencies(self);
        let declaration = self.keyed::<T>(&T::decl(&self.config));
        fields(&self.as_in_javascript(&T::name(&self.config), &declaration))
    }

    /// The text of a type's name.
    pub(crate) fn text_of<T: TS + 'static>(&mut self) -> String {
        self.add::<T>();
        self.keyed::<T>(&T::name(&self.config))
    }

    /// A text about a type, with the keys of its dependencies.
    fn keyed<T: TS + 'static + ?Sized>(&self, text: &str) -> String {
        let mut parts = Parts { config: &self.config, keys: Vec::new(), visited: HashSet::new() };
        if T::output_path().is_some() {
            parts.visit::<T>();
        }
        parts.visit_parts::<T>();
        let keys: BTreeMap<String, String> = parts.keys.into_iter().collect();
        with_words(text, |word| keys.get(word).cloned())
    }

    /// The JavaScript names and forms of fields.
    fn as_in_javascript(&self, name: &str, declaration: &str) -> String {
        let Some(conversions) = self.conversions else {
            return declaration.to_owned();
        };
        let mut text = declaration.to_owned();
        for field in ["id", "createdDate", "updatedDate"] {
            text = replace_field(&text, field, |value| format!("_{field}?: {value}"));
        }
        text = replace_field(&text, "fieldMask", |_| "fieldMask?: string | readonly string[]".to_owned());
        let as_text = [conversions.images, conversions.videos, conversions.page_urls];
        for path in as_text.into_iter().flatten() {
            let field = path.rsplit('.').next().unwrap();
            text = replace_field(&text, field, |value| {
                let is_object = value.chars().next().is_some_and(char::is_uppercase);
                format!("{field}?: {}", if is_object { "string" } else { value })
            });
        }
        if matches!(name, "Address" | "PickupAddress") && !conversions.addresses.is_empty() {
            for (wire, script) in [("addressLine", "addressLine1"), ("geocode", "location")] {
                text = replace_field(&text, wire, |value| format!("{script}?: {value}"));
            }
        }
        text
    }
}

/// The words of a declaration that name types, without comments and quoted texts.
pub(crate) fn words(declaration: &str) -> impl Iterator<Item = &str> {
    let is_comment = |line: &&str| line.trim_start().starts_with(['*', '/']);
    let code = declaration.lines().filter(move |line| !is_comment(line));
    let unquoted = code.flat_map(|line| line.split('"').step_by(2));
    unquoted.flat_map(|code| code.split(|letter: char| !is_of_word(letter)))
}

/// A declaration with replaced words; comments and quoted texts are unchanged.
pub(crate) fn with_words(declaration: &str, replacement: impl Fn(&str) -> Option<String>) -> String {
    let mut out = String::new();
    for line in declaration.split_inclusive('\n') {
        if line.trim_start().starts_with(['*', '/']) {
            out.push_str(line);
            continue;
        }
        for (at, piece) in line.split('"').enumerate() {
            if at > 0 {
                out.push('"');
            }
            if at % 2 == 1 {
                out.push_str(piece);
                continue;
            }
            let mut rest = piece;
            while let Some(start) = rest.find(is_of_word) {
                let end = rest[start..].find(|letter| !is_of_word(letter)).map_or(rest.len(), |length| start + length);
                let word = &rest[start..end];
                out.push_str(&rest[..start]);
                out.push_str(replacement(word).as_deref().unwrap_or(word));
                rest = &rest[end..];
            }
            out.push_str(rest);
        }
    }
    out
}

fn is_of_word(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

/// A declaration with one-line comments on one line.
fn with_short_comments(declaration: &str) -> String {
    let parts = declaration.split("/**\n * ").enumerate().map(|(at, part)| match part.split_once("\n */") {
        Some((line, rest)) if at > 0 && !line.contains('\n') => format!("/** {line} */{rest}"),
        _ if at > 0 => format!("/**\n * {part}"),
        _ => part.to_owned(),
    });
    parts.collect()
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
    /// The field's comment with its delimiters.
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

/// The end of a field's type: a comma or brace outside of it.
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
