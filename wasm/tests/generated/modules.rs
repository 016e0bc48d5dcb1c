//! The modules: a file each, with its functions, the types of their arguments and answers, and its enumerations.

use crate::calls::{Call, Calls};
use crate::declarations::{Declarations, Field, name_in, with_words, words};
use crate::docs;
use crate::enumerations;
use crate::functions::{self, Answer, Form, Function};
use crate::names::{self, Alias, Named};
use crate::output::Output;
use crate::types::{Imports, Types, View, file_of};
use crate::{CONVERSIONS, conversions_name, conversions_of, kebab_case, pascal_case, snake_case};
use cartwright::query::{AggregationData, CursorPagingMetadata, QueryMetadata};
use cartwright::resources::authentication::{SignOn, StateMachineReply};
use cartwright::resources::calls::Answer as Declared;
use cartwright::resources::rich_content::RichContent;
use cartwright::row::Conversions;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::Path;

/// Fields that the platform always answers, by the type's file and name.
const ALWAYS: [(&str, &str, &str); 2] = [
    (
        "cart",
        "Cart",
        "\"lineItems\" | \"currency\" | \"subtotal\" | \"subtotalAfterDiscounts\" | \"discount\"",
    ),
    ("redirects", "RedirectSession", "\"fullUrl\""),
];

/// Fields of an address that the platform fills in, as `Given` of `binder.ts` leaves them out.
const FILLED_IN: [&str; 2] = ["countryFullname", "subdivisionFullname"];

/// The types that a function takes and gives.
struct Shape {
    /// The fields of the payload.
    fields: Vec<Field>,
    /// The answer, or its field, or its items.
    answer: String,
    /// The answer's paging, and its aggregations.
    paging: Option<String>,
    aggregations: Option<String>,
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
    let mut types = Types::new(views);
    for (at, shape) in shapes.values_mut() {
        for field in &mut shape.fields {
            field.of = types.tokens(*at, &field.of);
        }
        for text in [
            Some(&mut shape.answer),
            shape.paging.as_mut(),
            shape.aggregations.as_mut(),
        ] {
            text.into_iter().for_each(|text| *text = types.tokens(*at, text));
        }
    }
    let shapes = shapes.into_iter().map(|(row, (_, shape))| (row, shape)).collect();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("js/src/generated/query-fields.ts");
    let query_fields = std::fs::read_to_string(path).unwrap();
    let mut modules: Vec<&str> = functions.iter().map(|function| function.module.as_str()).collect();
    modules.dedup();
    let mut index = String::new();
    for name in modules {
        let functions_of_module: Vec<&Function> = functions.iter().filter(|function| function.module == name).collect();
        let first = call_of(functions_of_module[0], calls);
        let doc: Vec<String> = docs::paragraphs(&calls.resources[first.group]);
        let doc: Vec<String> = doc.iter().map(|text| docs::in_javascript(text, |_| None)).collect();
        let tabled = functions_of_module
            .iter()
            .filter(|function| !matches!(function.form, Form::ByHand));
        let rows: Vec<Vec<String>> = tabled.map(|function| words_of_row(call_of(function, calls))).collect();
        let module = Module {
            name,
            main: file_of(first.home),
            base: Base::of(&rows),
            functions: functions_of_module,
            all: &functions,
            calls,
            shapes: &shapes,
            query_fields: &query_fields,
        };
        let aliases: Vec<&Alias> = aliases.iter().filter(|alias| alias.module == name).collect();
        let file = kebab_case(name);
        output.add(&format!("modules/{file}.ts"), &module.text(&aliases, &mut types));
        writeln!(
            index,
            "{}export * as {name} from \"./{file}.js\";",
            docs::comment(&doc, "")
        )
        .unwrap();
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

/// The conversions of a function; of a call that needs none, those of most calls of its module.
fn conversions_of_function(function: &Function, all: &[Function], calls: &Calls) -> &'static str {
    let of = |function: &Function| {
        let conversions = call_of(function, calls).row.conversions;
        (!is_empty(conversions))
            .then(|| conversions_name(conversions))
            .flatten()
    };
    let mut others = all.iter().filter(|other| other.module == function.module);
    of(function).or_else(|| others.find_map(of)).unwrap_or("redirects")
}

fn call_of<'a>(function: &Function, calls: &'a Calls) -> &'a Call {
    let call = calls.by_row.get(function.row.as_str());
    call.unwrap_or_else(|| panic!("{}.{} has no row {}", function.module, function.name, function.row))
}

struct Module<'a> {
    name: &'a str,
    /// The file of types that the module exports all of.
    main: String,
    functions: Vec<&'a Function>,
    all: &'a [Function],
    calls: &'a Calls,
    shapes: &'a BTreeMap<&'a str, Shape>,
    base: Base,
    /// The types of the fields that queries may name.
    query_fields: &'a str,
}

/// The parts of a module's file. Types have their tokens for their names.
#[derive(Default)]
struct Parts {
    /// The names that stand in `binder.ts`, `queried.ts` and so on, by file.
    imports: BTreeMap<&'static str, BTreeSet<String>>,
    /// What is exported from other files: a name and another, by file.
    exports: BTreeMap<String, BTreeSet<String>>,
    /// The files of types that are exported as a whole.
    stars: Vec<String>,
    /// The tokens of exported types, by the names that they are exported under.
    exported: BTreeMap<String, String>,
    /// The types that are declared, by their names.
    declared: BTreeMap<String, String>,
    makers: Makers,
    code: String,
}

/// The names of the functions that make the module's calls, by the conversions of these.
#[derive(Default)]
struct Makers(BTreeMap<&'static str, String>);

impl Makers {
    fn add(&mut self, conversions: &'static str) -> String {
        let name = if self.0.is_empty() {
            "call".to_owned()
        } else {
            format!("{conversions}Call")
        };
        self.0.entry(conversions).or_insert(name).clone()
    }
}

/// What the rows of a module's calls have in common, as `calls!` declares it.
struct Base {
    group: String,
    path: String,
}

impl Base {
    fn of(rows: &[Vec<String>]) -> Self {
        let (id, path) = (&rows[0][0], &rows[0][6]);
        let (group, _) = id.split_once('.').unwrap();
        let has = |base: &str| rows.iter().all(|row| row[6].starts_with(&format!("{base}/")));
        let mut bases = path.match_indices('/').map(|(end, _)| &path[..end]);
        let base = bases.rfind(|base| !base.contains('{') && has(base));
        Self {
            group: group.to_owned(),
            path: base.unwrap_or_default().to_owned(),
        }
    }

    /// The words of a row without those parts.
    fn line(&self, row: &[String]) -> String {
        let name = row[0].strip_prefix(&format!("{}.", self.group));
        let name = name.unwrap_or_else(|| panic!("{} is in a module of {}", row[0], self.group));
        let path = &row[6][self.path.len()..];
        let words = [&[name.to_owned()], &row[1..6], &[path.to_owned()], &row[7..]];
        words.concat().join(" ")
    }
}

fn words_of_row(call: &Call) -> Vec<String> {
    call.row.to_row().split(' ').map(str::to_owned).collect()
}

impl Parts {
    fn import(&mut self, file: &'static str, name: &str) {
        self.imports.entry(file).or_default().insert(name.to_owned());
    }

    fn export(&mut self, file: String, name: &str, other: &str) {
        let text = if name == other {
            name.to_owned()
        } else {
            format!("{name} as {other}")
        };
        self.exports.entry(file).or_default().insert(text);
    }

    /// Whether a file is exported as a whole, and no other with a type of the same name, of which neither would be exported.
    fn has_star(&self, file: &str, name: &str, types: &Types) -> bool {
        let mut stars = self.stars.iter().filter(|star| types.names_in(star).contains(name));
        stars.next().is_some_and(|star| star == file) && stars.next().is_none()
    }

    /// Declares a type, unless one of its name is there.
    fn declare(&mut self, name: &str, text: &str) {
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

    fn shape(&self, function: &Function) -> &Shape {
        &self.shapes[function.row.as_str()]
    }

    /// Exports the types that the functions take and give, by their names and by their aliases.
    fn export_types(&self, aliases: &[&Alias], types: &mut Types, parts: &mut Parts) {
        let reached = self.reached(types);
        parts.stars = self.stars(&reached, types);
        let mut renamed = BTreeSet::new();
        for alias in aliases {
            let name = &alias.name;
            let (file, of) = match alias.named() {
                Named::Query(of) => {
                    parts.export("type ../../query/index.js".to_owned(), of, name);
                    continue;
                }
                Named::Values(values) => {
                    parts.declare(name, &enumerations::union(&values));
                    if alias.is_enumeration {
                        parts.import("../../enumeration.js", "enumeration");
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

    /// The module's own file of types, and the others of which it reaches more than half.
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

    /// The types that the module's functions take and give; those of its own file come first.
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

    /// Writes the builders of queries and searches, for modules that have such calls, with the fields that they take.
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
                let paging = if paging.is_empty() {
                    String::new()
                } else {
                    format!(", queries.{paging}")
                };
                builders.insert(name, (make, format!("queries.{of}<{fields}{paging}>")));
            }
        }
        if builders.is_empty() {
            return;
        }
        let types = builders.iter().map(|(name, (_, of))| format!("readonly {name}: {of}"));
        let types = types.collect::<Vec<_>>().join("; ");
        let values: Vec<String> = builders
            .iter()
            .map(|(name, (make, _))| format!("{name}: {make}"))
            .collect();
        parts.import("type ../../query/utils.js", "* as queries");
        for (make, _) in builders.values() {
            parts.import("../../query/utils.js", make);
        }
        parts
            .code
            .push_str("/** Builders of queries and searches as plain objects. */\n");
        writeln!(
            parts.code,
            "export const utils: {{ {types} }} = {{ {} }};",
            values.join(", ")
        )
        .unwrap();
    }

    /// The type of the fields that a query or search may name.
    fn query_fields(&self, function: &Function, parts: &mut Parts) -> Option<String> {
        let name = pascal_case(&function.row);
        if !self.query_fields.contains(&format!("export type {name} =")) {
            return None;
        }
        parts.import("type ../query-fields.js", "* as fields");
        Some(format!("fields.{name}"))
    }

    /// A type with its id, if it always has one.
    fn stored(text: &str, types: &Types, parts: &mut Parts) -> String {
        let item = text.strip_prefix("Array<").and_then(|rest| rest.strip_suffix('>'));
        let token = item.unwrap_or(text);
        if !types.has_id(token) {
            return text.to_owned();
        }
        let always = |(file, name, _): &&(&str, &str, &str)| types.place(token) == Some((*file, *name));
        let stored = match ALWAYS.iter().find(always).filter(|_| item.is_none()) {
            Some((_, _, names)) => {
                parts.import("type ../../binder.js", "Answered");
                format!("Answered<{token}, {names}>")
            }
            None => {
                parts.import("type ../../binder.js", "Stored");
                format!("Stored<{token}>")
            }
        };
        if item.is_some() {
            format!("Array<{stored}>")
        } else {
            stored
        }
    }

    fn function(&self, function: &Function, types: &Types, parts: &mut Parts) {
        let call = call_of(function, self.calls);
        let name = &function.name;
        let doc = self.documentation(function, call);
        if matches!(function.form, Form::ByHand) {
            let written = match name.strip_suffix("OrNull") {
                Some(_) => format!("{}OrNull", self.name),
                None => name.clone(),
            };
            parts.import("../../binder.js", "inContext");
            parts.import("../../extras.js", "* as extras");
            parts.import("type ../../binder.js", "Callable");
            writeln!(
                parts.code,
                "{doc}export const {name}: Callable<ReturnType<typeof extras.{written}>> = \
                 /* @__PURE__ */ inContext(extras.{written}, \"{}\");",
                function.row
            )
            .unwrap();
            self.request(function, call, false, types, parts);
            return;
        }
        // The types of the options and of the answer stand below the function.
        let above = std::mem::take(&mut parts.code);
        let row = self.base.line(&words_of_row(call));
        let conversions = conversions_of_function(function, self.all, self.calls);
        let make_call = parts.makers.add(conversions);
        parts.import("../conversions.js", conversions);
        parts.import("../../binder.js", "callsOf");
        let answer = self.answer(function, call, types, parts);
        let (of, signature, maker) = if let Form::Pages { is_built: true, .. } = &function.form {
            self.query(function, call, &answer, types, parts)
        } else {
            let parameters = self.parameters(function, call, types, parts);
            let maker = (answer == "RawHttpResponse").then_some("rawResponse");
            if let Some(maker) = maker {
                parts.import("../../binder.js", maker);
            }
            parts.import("type ../../binder.js", "Call");
            (
                format!("Call<[{parameters}], {answer}>"),
                signature(function, call),
                maker,
            )
        };
        let maker = maker.map_or_else(String::new, |maker| format!(", {maker}"));
        let value = format!("{make_call}(\"{signature} {row}\"{maker})");
        self.request(function, call, function.options().is_some(), types, parts);
        let below = std::mem::replace(&mut parts.code, above);
        writeln!(
            parts.code,
            "{doc}export const {name}: {of} = /* @__PURE__ */ {value};\n{below}"
        )
        .unwrap();
    }

    fn documentation(&self, function: &Function, call: &Call) -> String {
        let mut doc = docs::of_function(function, call, self.calls, self.all);
        if let Some(example) = example(&format!("{}.{}", self.name, function.name)) {
            doc.push(format!("@example\n{example}"));
        }
        if let Some((day, instead)) = &function.deprecated {
            let instead = instead
                .as_ref()
                .map(|instead| format!(" Use `{instead}`."))
                .unwrap_or_default();
            doc.push(format!("@deprecated Removed from the platform on {day}.{instead}"));
        }
        docs::comment(&doc, "")
    }

    /// The parameters of a function in TypeScript.
    fn parameters(&self, function: &Function, call: &Call, types: &Types, parts: &mut Parts) -> String {
        let takes_id = takes_id(function, call);
        let mut parameters = Vec::new();
        for (at, (name, is_optional)) in function.positional().enumerate() {
            let mark = if is_optional { "?" } else { "" };
            if takes_id && at == 0 {
                parameters.push(format!("{name}{mark}: string"));
                continue;
            }
            let field = self.shape(function).fields.iter().find(|field| field.name == name);
            let field = field.unwrap_or_else(|| panic!("{}.{}: the payload has no {name}", self.name, function.name));
            let of = field_type(field, types, parts);
            let of = if let Some(item) = of.strip_prefix("Array<").and_then(|rest| rest.strip_suffix('>')) {
                format!("readonly ({item})[]")
            } else if name == "search" {
                parts.import("type ../../binder.js", "Named");
                format!("Named<\"search\", {of}>")
            } else if takes_id && at == 1 {
                change_of(&field.of, parts)
            } else {
                of
            };
            parameters.push(format!("{name}{mark}: {of}"));
        }
        if let Some(is_optional) = function.options() {
            let options = self.options(function, types, parts);
            parameters.push(format!("options{}: {options}", if is_optional { "?" } else { "" }));
        }
        parameters.join(", ")
    }

    /// Whether a field of the payload is given in a function's `options`.
    fn is_option(&self, function: &Function, field: &Field) -> bool {
        let is_id_of_cart = self.name == "currentCartV2" && field.name == "cartId";
        !is_id_of_cart && function.positional().all(|(name, _)| name != field.name)
    }

    /// Declares the type of a function's `options`, and names it.
    fn options(&self, function: &Function, types: &Types, parts: &mut Parts) -> String {
        let name = format!("{}Options", pascal_case(&snake_case(&function.name)));
        let fields = self.shape(function).fields.iter();
        let fields = fields.filter(|field| self.is_option(function, field));
        let text = object(fields, true, types, parts);
        parts.declare(&name, &text);
        name
    }

    /// Names the payload of a function, and the entity of a change, as the platform's packages do.
    fn request(&self, function: &Function, call: &Call, has_options: bool, types: &Types, parts: &mut Parts) {
        let fields = &self.shape(function).fields;
        if let Some(name) = &function.request {
            let others = fields
                .iter()
                .filter(|field| !has_options || !self.is_option(function, field));
            let others: Vec<&Field> = others.collect();
            let options = has_options.then(|| format!("{}Options", pascal_case(&snake_case(&function.name))));
            let own = (!others.is_empty() || !has_options).then(|| object(others.into_iter(), false, types, parts));
            let text: Vec<String> = options.into_iter().chain(own).collect();
            parts.declare(name, &text.join(" & "));
        }
        if !matches!(function.form, Form::ByHand) && takes_id(function, call) {
            let entity = function.positional().nth(1).map(|(name, _)| name);
            let field = fields.iter().find(|field| Some(field.name.as_str()) == entity);
            let field = field.unwrap_or_else(|| panic!("{}.{} changes nothing", self.name, function.name));
            let change = change_of(&field.of, parts);
            parts.declare(&pascal_case(&snake_case(&function.name)), &change);
        }
    }

    /// Declares the type of an answer, and names it.
    fn answer(&self, function: &Function, call: &Call, types: &Types, parts: &mut Parts) -> String {
        let Shape {
            answer: of,
            paging: metadata,
            aggregations,
            ..
        } = self.shape(function);
        let is_raw = matches!(&function.answer, Answer::Whole(name) if name == "RawHttpResponse");
        if is_raw || name_in(of) == "RawAnswer" {
            parts.import("type ../../binder.js", "RawHttpResponse");
            return "RawHttpResponse".to_owned();
        }
        let name = match (&function.answer, call.answer) {
            (_, Declared::Nothing) | (Answer::Nothing, _) => return "void".to_owned(),
            (Answer::Field(_), Declared::Field(_)) => return Self::stored(of, types, parts),
            (Answer::Field(field), _) => return format!("NonNullable<{of}[\"{field}\"]>"),
            (Answer::Whole(name), _) => name,
        };
        let text = match call.answer {
            Declared::Field(field) => {
                let stored = Self::stored(of, types, parts);
                let mark = if stored.starts_with("Array<") || stored == *of {
                    "?"
                } else {
                    ""
                };
                format!("{{ {field}{mark}: {stored} }}")
            }
            Declared::Page(items) => {
                let Form::Pages { paging, .. } = &function.form else {
                    panic!(
                        "{}.{}: the answer is a page of an unknown form",
                        self.name, function.name
                    );
                };
                let (field, more) = match paging.as_str() {
                    "offset" | "orders" => ("metadata", ""),
                    "counted" => ("metadata", "; totalResults?: number"),
                    _ => ("pagingMetadata", ""),
                };
                let metadata = metadata.as_deref().unwrap_or("{ items?: number; offset?: number }");
                let aggregations = aggregations.as_ref();
                let data = aggregations.map_or_else(String::new, |of| format!("; aggregationData?: {of}"));
                let stored = Self::stored(&format!("Array<{of}>"), types, parts);
                format!("{{ {items}?: {stored}; {field}?: {metadata}{data}{more} }}")
            }
            _ => of.clone(),
        };
        if let Some(token) = parts.exported.get(name) {
            assert_eq!(*token, text, "{}.{name} would have two forms", self.name);
            return text;
        }
        parts.declare(name, &text);
        assert_eq!(parts.declared[name], text, "{}.{name} would have two forms", self.name);
        name.clone()
    }

    /// The type of a function that gives a query builder or takes a query, its signature, and the function that makes it.
    fn query(
        &self,
        function: &Function,
        call: &Call,
        answer: &str,
        types: &Types,
        parts: &mut Parts,
    ) -> (String, String, Option<&'static str>) {
        let (Declared::Page(items), Form::Pages { paging, key, .. }) = (call.answer, &function.form) else {
            panic!("{}.{}: no page is answered", self.name, function.name);
        };
        let (form, of, make) = if paging == "offset" {
            ("", "OffsetQueried", "byOffset")
        } else {
            ("Cursor", "CursorQueried", "byCursor")
        };
        parts.import("../../queried.js", make);
        parts.import("type ../../queried.js", of);
        let item = Self::stored(&self.shape(function).answer, types, parts);
        let fields = self.query_fields(function, parts);
        let fields = fields.unwrap_or_else(|| {
            parts.import("type ../../query/utils.js", "* as queries");
            "queries.Fields".to_owned()
        });
        let mut signature = items.to_owned();
        let mut parameters = vec![item.clone(), answer.to_owned(), fields.clone()];
        if let Some(is_optional) = function.options() {
            signature.push('?');
            parameters.push(self.options(function, types, parts));
            if !is_optional {
                parameters.push("true".to_owned());
            }
        }
        if let Some(key) = key {
            write!(signature, ",{key}").unwrap();
        }
        let name = function.name.strip_prefix("query").unwrap_or(&function.name);
        for kind in ["QueryBuilder", "QueryResult"] {
            parts.import("type ../../query/index.js", &format!("{form}{kind}"));
            parts.declare(&format!("{name}{kind}"), &format!("{form}{kind}<{item}, {fields}>"));
        }
        parts.import("type ../../binder.js", "Callable");
        (
            format!("Callable<{of}<{}>>", parameters.join(", ")),
            signature,
            Some(make),
        )
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

/// The compact signature: the arguments in order, `.` before an entity that takes the id before it, `?` for the other
/// fields, and after `>` the field that is handed out, if not all.
fn signature(function: &Function, call: &Call) -> String {
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

/// An object type of fields that may all be absent.
fn object<'a>(fields: impl Iterator<Item = &'a Field>, has_docs: bool, types: &Types, parts: &mut Parts) -> String {
    let mut text = String::new();
    for field in fields {
        let lines = field
            .doc
            .lines()
            .map(|line| line.trim().trim_matches(['/', '*']).trim());
        let doc: Vec<&str> = lines.filter(|line| !line.is_empty()).collect();
        if has_docs && !doc.is_empty() {
            let doc = docs::in_javascript(&doc.join(" "), |_| None);
            write!(text, "\n{}", docs::comment(&[doc], "  ")).unwrap();
        }
        write!(text, " {}?: {};", field.name, field_type(field, types, parts)).unwrap();
    }
    format!("{{{text} }}")
}

fn field_type(field: &Field, types: &Types, parts: &mut Parts) -> String {
    if field.name == "filter" && field.of == "JsonValue" {
        parts.import("type ../../query/index.js", "Filter");
        return "Filter".to_owned();
    }
    if !has_filled_in(&field.of, types) {
        return field.of.clone();
    }
    parts.import("type ../../binder.js", "Given");
    match field.of.strip_prefix("Array<").and_then(|rest| rest.strip_suffix('>')) {
        Some(item) => format!("Array<Given<{item}>>"),
        None => format!("Given<{}>", field.of),
    }
}

fn change_of(entity: &str, parts: &mut Parts) -> String {
    parts.import("type ../../binder.js", "Change");
    format!("Change<{entity}>")
}

/// Whether a type has fields, at any depth, that the platform fills in and the package does not send.
fn has_filled_in(text: &str, types: &Types) -> bool {
    let mut open = vec![text.to_owned()];
    let mut seen = BTreeSet::new();
    while let Some(text) = open.pop() {
        if FILLED_IN.iter().any(|name| words(&text).any(|word| word == *name)) {
            return true;
        }
        for word in words(&text) {
            if let Some(declaration) = types.declaration(word).filter(|_| seen.insert(word.to_owned())) {
                open.push(declaration);
            }
        }
    }
    false
}

fn is_empty(conversions: &Conversions) -> bool {
    format!("{conversions:?}") == format!("{:?}", Conversions::NONE)
}

/// Whether the first argument is the id of the second.
fn takes_id(function: &Function, call: &Call) -> bool {
    let mut names = function.positional().map(|(name, _)| name);
    let (first, second) = (names.next(), names.next());
    first == Some("_id") && second.is_some_and(|entity| call.row.path.contains(&format!("{{{entity}.id}}")))
}

/// The example of a function, of those that a type test compiles: each stands in a function behind the name.
fn example(name: &str) -> Option<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/package/types/examples.ts");
    let page = std::fs::read_to_string(path).unwrap();
    let (_, rest) = page.split_once(&format!("\n// {name}\n"))?;
    let (_, body) = rest.split_once("{\n")?;
    let (body, _) = body.split_once("\n}\n")?;
    let lines = body.lines().map(|line| line.strip_prefix("  ").unwrap_or(line));
    // The answer is given back for the compiler alone.
    let lines: Vec<&str> = lines.filter(|line| !line.starts_with("return ")).collect();
    Some(format!("```ts\n{}\n```", lines.join("\n")))
}
