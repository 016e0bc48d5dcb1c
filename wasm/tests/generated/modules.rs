//! Generates a file for each module, with its functions, their types, and its enumerations.

use crate::calls::{Call, Calls};
use crate::declarations::{Declarations, Field, with_words};
use crate::docs;
use crate::events;
use crate::functions::{self, Form, Function};
use crate::lines::{Base, Makers, words_of_row};
use crate::names::{self, Alias};
use crate::output::Output;
use crate::types::{Imports, Types, View, file_of};
use crate::{CONVERSIONS, conversions_name, conversions_of, kebab_case, pascal_case};
use cartwright::query::{AggregationData, CursorPagingMetadata, QueryMetadata};
use cartwright::resources::authentication::{SignOn, StateMachineReply};
use cartwright::resources::rich_content::RichContent;
use cartwright::row::Conversions;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::Path;

/// The types of a function's arguments and answer.
pub(crate) struct Shape {
    /// The fields of the payload.
    pub(crate) fields: Vec<Field>,
    /// The answer's type, or the type of its field or items.
    pub(crate) answer: String,
    /// The types of the answer's paging and aggregations.
    pub(crate) paging: Option<String>,
    pub(crate) aggregations: Option<String>,
}

/// Writes the types and the modules.
pub(crate) fn write(calls: &Calls, output: &mut Output) {
    let functions = functions::all();
    let aliases = names::all();
    let mut views: Vec<View> = CONVERSIONS
        .iter()
        .map(|(name, endpoint)| View {
            name,
            types: Declarations::new(Some(conversions_of(endpoint))).with_content::<RichContent>(),
            homes: Vec::new(),
        })
        .collect();
    let mut shapes = BTreeMap::new();
    for function in &functions {
        let call = call_of(function, calls);
        let conversions = conversions_of_function(function, &functions, calls);
        let at = views.iter().position(|view| view.name == conversions).unwrap();
        let View { types, homes, .. } = &mut views[at];
        homes.push(call.home);
        shapes.insert(function.row.as_str(), (at, shape_of(function, call, types)));
        if call.group == "authentication" {
            types.add::<StateMachineReply>().add::<SignOn>();
        }
    }
    views.push(View { name: events::PLAIN, types: Declarations::new(None), homes: Vec::new() });
    events::add(&mut views);
    let mut types = Types::new(views);
    for (at, shape) in shapes.values_mut() {
        for field in &mut shape.fields {
            field.of = types.tokens(*at, &field.of);
        }
        for text in [Some(&mut shape.answer), shape.paging.as_mut(), shape.aggregations.as_mut()] {
            text.into_iter().for_each(|text| *text = types.tokens(*at, text));
        }
    }
    let shapes = shapes.into_iter().map(|(row, (_, shape))| (row, shape)).collect();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("js/src/generated/query-fields.ts");
    let query_fields = std::fs::read_to_string(path).unwrap();
    let mut names: Vec<&str> = functions.iter().map(|function| function.module.as_str()).collect();
    names.dedup();
    let mut index = String::new();
    for name in names {
        let own: Vec<&Function> = functions.iter().filter(|function| function.module == name).collect();
        let first = call_of(own[0], calls);
        let has_line = |function: &&&Function| !matches!(function.form, Form::ByHand);
        let lines = own.iter().filter(has_line).map(|function| call_of(function, calls));
        let module = Module {
            name,
            main: file_of(first.home),
            base: Base::of(&lines.map(words_of_row).collect::<Vec<_>>()),
            functions: own,
            all: &functions,
            calls,
            shapes: &shapes,
            query_fields: &query_fields,
        };
        let aliases: Vec<&Alias> = aliases.iter().filter(|alias| alias.module == name).collect();
        let file = kebab_case(name);
        output.add(&format!("modules/{file}.ts"), &module.text(&aliases, &mut types));
        let doc = docs::paragraphs(&calls.resources[first.group]);
        let doc: Vec<String> = doc.iter().map(|text| docs::in_javascript(text, |_| None)).collect();
        let doc = docs::comment(&doc, "");
        writeln!(index, "{doc}export * as {name} from \"./{file}.js\";").unwrap();
    }
    output.add("modules/index.ts", &index);
    types.write(output);
}

fn shape_of(function: &Function, call: &Call, types: &mut Declarations) -> Shape {
    let (paging, has_aggregations) = match &function.form {
        Form::Pages { paging, .. } => match paging.as_str() {
            "offset" => (Some(types.text_of::<QueryMetadata>()), false),
            "counted" => (None, false),
            paging => (Some(types.text_of::<CursorPagingMetadata>()), paging == "search"),
        },
        _ => (None, false),
    };
    Shape {
        fields: (call.payload)(types),
        answer: (call.answered)(types),
        paging,
        aggregations: has_aggregations.then(|| types.text_of::<AggregationData>()),
    }
}

/// The conversions of a function; if it needs none, the module's most frequent conversions.
pub(crate) fn conversions_of_function(function: &Function, all: &[Function], calls: &Calls) -> &'static str {
    let of = |function: &Function| {
        let conversions = call_of(function, calls).row.conversions;
        (!is_empty(conversions)).then(|| conversions_name(conversions)).flatten()
    };
    let mut others = all.iter().filter(|other| other.module == function.module);
    of(function).or_else(|| others.find_map(of)).unwrap_or("redirects")
}

pub(crate) fn call_of<'a>(function: &Function, calls: &'a Calls) -> &'a Call {
    let call = calls.by_row.get(function.row.as_str());
    call.unwrap_or_else(|| panic!("{}.{} has no row {}", function.module, function.name, function.row))
}

pub(crate) struct Module<'a> {
    pub(crate) name: &'a str,
    /// The file of types that the module exports completely.
    pub(crate) main: String,
    pub(crate) functions: Vec<&'a Function>,
    pub(crate) all: &'a [Function],
    pub(crate) calls: &'a Calls,
    pub(crate) shapes: &'a BTreeMap<&'a str, Shape>,
    pub(crate) base: Base,
    /// The types of the fields that queries may name.
    pub(crate) query_fields: &'a str,
}

/// The parts of a module's file. Types are represented by their tokens.
#[derive(Default)]
pub(crate) struct Parts {
    /// The imported names by file. A `type` prefix of the file marks a type import.
    pub(crate) imports: BTreeMap<&'static str, BTreeSet<String>>,
    /// The exports from other files, as `name` or `name as other`, by file in the same format.
    pub(crate) exports: BTreeMap<String, BTreeSet<String>>,
    /// The files of types that are exported completely.
    pub(crate) stars: Vec<String>,
    /// The tokens of the types exported from other files, by their exported names.
    pub(crate) exported: BTreeMap<String, String>,
    /// The types that the file declares, by their names.
    pub(crate) declared: BTreeMap<String, String>,
    pub(crate) makers: Makers,
    pub(crate) code: String,
}

impl Parts {
    pub(crate) fn import(&mut self, file: &'static str, name: &str) {
        self.imports.entry(file).or_default().insert(name.to_owned());
    }

    pub(crate) fn export(&mut self, file: String, name: &str, other: &str) {
        let text = if name == other { name.to_owned() } else { format!("{name} as {other}") };
        self.exports.entry(file).or_default().insert(text);
    }

    /// Whether `export *` of a file exports a name: two files with an equal name hide it.
    pub(crate) fn has_star(&self, file: &str, name: &str, types: &Types) -> bool {
        let mut stars = self.stars.iter().filter(|star| types.names_in(star).contains(name));
        stars.next().is_some_and(|star| star == file) && stars.next().is_none()
    }

    /// Declares a type, unless the name is taken.
    pub(crate) fn declare(&mut self, name: &str, text: &str) {
        if !self.exported.contains_key(name) && !self.declared.contains_key(name) {
            writeln!(self.code, "export type {name} = {text};").unwrap();
            self.declared.insert(name.to_owned(), text.to_owned());
        }
    }
}

impl Module<'_> {
    fn text(&self, aliases: &[&Alias], types: &mut Types) -> String {
        let mut parts = Parts::default();
        self.export_types(aliases, types, &mut parts);
        for function in &self.functions {
            self.function(function, types, &mut parts);
            parts.code.push('\n');
        }
        self.utils(&mut parts);
        self.written(&parts, types)
    }

    pub(crate) fn shape(&self, function: &Function) -> &Shape {
        &self.shapes[function.row.as_str()]
    }

    /// Generates the query and search builders, with their calls' fields.
    fn utils(&self, parts: &mut Parts) {
        let mut builders = BTreeMap::new();
        for function in &self.functions {
            let Form::Pages { paging, is_built, .. } = &function.form else {
                continue;
            };
            let (name, make, [of, paging]) = match (paging.as_str(), is_built) {
                ("offset", true) => ("query", "offsetQuery", ["QueryUtils", "OffsetPaging"]),
                (_, true) => ("query", "cursorQuery", ["QueryUtils", "CursorPaging"]),
                ("search" | "orders", _) => ("search", "cursorSearch", ["SearchUtils", ""]),
                _ => continue,
            };
            if let Some(fields) = self.query_fields(function, parts) {
                let paging = if paging.is_empty() { String::new() } else { format!(", queries.{paging}") };
                builders.insert(name, (make, format!("queries.{of}<{fields}{paging}>")));
            }
        }
        if builders.is_empty() {
            return;
        }
        let types = builders.iter().map(|(name, (_, of))| format!("readonly {name}: {of}"));
        let types = types.collect::<Vec<_>>().join("; ");
        let values: Vec<String> = builders.iter().map(|(name, (make, _))| format!("{name}: {make}")).collect();
        parts.import("type ../../sdk/query/utils.js", "* as queries");
        for (make, _) in builders.values() {
            parts.import("../../sdk/query/utils.js", make);
        }
        parts.code.push_str("/** Builders of queries and searches as plain objects. */\n");
        writeln!(parts.code, "export const utils: {{ {types} }} = {{ {} }};", values.join(", ")).unwrap();
    }

    /// The type of a query's or search's fields.
    pub(crate) fn query_fields(&self, function: &Function, parts: &mut Parts) -> Option<String> {
        let name = pascal_case(&function.row);
        if !self.query_fields.contains(&format!("export type {name} =")) {
            return None;
        }
        parts.import("type ../query-fields.js", "* as fields");
        Some(format!("fields.{name}"))
    }

    pub(crate) fn documentation(&self, function: &Function, call: &Call) -> String {
        let mut doc = docs::of_function(function, call, self.calls, self.all);
        if let Some(example) = example(&format!("{}.{}", self.name, function.name)) {
            doc.push(format!("@example\n{example}"));
        }
        if let Some((day, instead)) = &function.deprecated {
            let instead = instead.as_ref().map(|instead| format!(" Use `{instead}`.")).unwrap_or_default();
            doc.push(format!("@deprecated Removed from the platform on {day}.{instead}"));
        }
        docs::comment(&doc, "")
    }

    /// The whole file.
    fn written(&self, parts: &Parts, types: &Types) -> String {
        let mut imports = Imports::of("", "../types/");
        let code = with_words(&parts.code, |word| (word == "JsonValue").then(|| "unknown".to_owned()));
        let code = imports.resolve(&code, types);
        let mut text = String::new();
        for (file, names) in &parts.imports {
            let (kind, file) = file.split_once(' ').unwrap_or(("", file));
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            match names.as_slice() {
                [all] if all.starts_with('*') => writeln!(text, "import {kind} {all} from \"{file}\";"),
                _ => writeln!(text, "import {kind} {{ {} }} from \"{file}\";", names.join(", ")),
            }
            .unwrap();
        }
        text.push_str(&imports.text(types));
        text.push('\n');
        for file in &parts.stars {
            writeln!(text, "export type * from \"../types/{file}.js\";").unwrap();
        }
        for (file, names) in &parts.exports {
            let (kind, file) = file.split_once(' ').unwrap_or(("", file));
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            writeln!(text, "export {kind} {{ {} }} from \"{file}\";", names.join(", ")).unwrap();
        }
        text.push('\n');
        let Base { group, path } = &self.base;
        for (conversions, name) in &parts.makers.0 {
            let base = format!("\"{group}\", \"{path}\"");
            writeln!(text, "const {name} = /* @__PURE__ */ callsOf({conversions}, {base});\n").unwrap();
        }
        text + &code
    }
}

fn is_empty(conversions: &Conversions) -> bool {
    format!("{conversions:?}") == format!("{:?}", Conversions::NONE)
}

/// A function's example, from the compiled type test, where each example is in a function after the module function's
/// name.
fn example(name: &str) -> Option<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/package/types/examples.ts");
    let page = std::fs::read_to_string(path).unwrap();
    let (_, rest) = page.split_once(&format!("\n// {name}\n"))?;
    let (_, body) = rest.split_once("{\n")?;
    let (body, _) = body.split_once("\n}\n")?;
    let lines = body.lines().map(|line| line.strip_prefix("  ").unwrap_or(line));
    // The example's return statement is only for the compiler.
    let lines: Vec<&str> = lines.filter(|line| !line.starts_with("return ")).collect();
    Some(format!("```ts\n{}\n```", lines.join("\n")))
}
