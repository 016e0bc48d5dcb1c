//! The modules: a file each, with its functions, types and enumerations.

use crate::calls::{Call, Calls};
use crate::declarations::{Declarations, Field};
use crate::docs;
use crate::enumerations::{self, Enumerations};
use crate::functions::{self, Answer, Form, Function};
use crate::{camel_case, conversions_name, hold, kebab_case, pascal_case, snake_case};
use cartwright::query::{AggregationData, CatalogSearch, CursorPagingMetadata, CursorQuery, QueryMetadata};
use cartwright::resources::authentication::{SignOn, StateMachineReply};
use cartwright::resources::calls::Answer as Declared;
use cartwright::resources::rich_content::RichContent;
use cartwright::row::{Conversions, Row};
use cartwright::types::AddressLocation;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::Path;

/// The files of types: the name, a call whose conversions all have, and the resources.
const FILES: [(&str, &str, &[&str]); 26] = [
    ("rich-content", "products_v3.get", &[]),
    ("catalog-search", "products_v3.get", &[]),
    ("products", "products.get", &["products"]),
    ("collections", "collections.get", &["collections"]),
    ("inventory-items-v3", "inventory_items_v3.get", &["inventory_items_v3"]),
    ("products-v3", "products_v3.get", &["products_v3"]),
    ("store-variants", "products.get_store_variant", &[]),
    ("inventory", "inventory_v2.query", &["inventory_v2"]),
    ("variants-v3", "variants_v3.query", &["variants_v3"]),
    ("catalog-versioning", "catalog_versioning.get", &["catalog_versioning"]),
    ("brands-v3", "brands_v3.get", &["brands_v3"]),
    ("ribbons-v3", "ribbons_v3.get", &["ribbons_v3"]),
    ("info-sections-v3", "info_sections_v3.get", &["info_sections_v3"]),
    ("customizations-v3", "customizations_v3.get", &["customizations_v3"]),
    ("categories", "categories.get", &["categories"]),
    ("cart", "cart.get_current", &["cart"]),
    ("checkout", "checkout.get", &["checkout"]),
    ("cart-v2", "current_cart_v2.get", &["cart_v2", "current_cart_v2"]),
    ("orders", "orders.get", &["orders"]),
    ("order-transactions", "order_transactions.list", &["order_transactions"]),
    ("order-fulfillments", "order_fulfillments.list", &["order_fulfillments"]),
    ("order-billing", "order_billing.calculate_refund", &["order_billing"]),
    ("order-invoices", "order_invoices.list_many", &["order_invoices"]),
    ("redirects", "redirects.create_session", &["redirects"]),
    ("members", "members.get_my", &["members", "member_report"]),
    (
        "authentication",
        "authentication.login",
        &["authentication", "recovery", "verification", "oauth"],
    ),
];

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

/// The file that has the types of a call.
fn file_of(row: &str) -> &'static str {
    if ["products.get_store_variant", "products.query_store_variants"].contains(&row) {
        return "store-variants";
    }
    let group = row.split('.').next().unwrap_or_default();
    let file = FILES.iter().find(|(_, _, groups)| groups.contains(&group));
    file.unwrap_or_else(|| panic!("no file has the types of {row}")).0
}

/// A name that a type of a module goes by: see `tests/spec/names.tsv`.
struct Alias {
    module: String,
    name: String,
    of: String,
    /// Whether the values are there, too.
    is_enumeration: bool,
}

impl Alias {
    /// The file of the model, if it is not one of the module's.
    fn file(&self) -> Option<&str> {
        self.of.split_once('/').map(|(file, _)| file)
    }

    /// The model's name.
    fn model(&self) -> &str {
        self.of.split_once('/').map_or(&self.of, |(_, name)| name)
    }

    /// Whether it is a query as plain data, which has no model.
    fn is_query(&self) -> bool {
        matches!(self.of.as_str(), "QueryObject" | "CursorQueryObject")
    }

    /// The values, if there is no model.
    fn values(&self) -> Option<Vec<String>> {
        self.of
            .contains('|')
            .then(|| self.of.split('|').map(str::to_owned).collect())
    }
}

fn aliases() -> Vec<Alias> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/spec/names.tsv");
    let table = std::fs::read_to_string(path).unwrap();
    let lines = table.lines().filter(|line| !line.starts_with('#'));
    let aliases = lines.map(|line| {
        let columns: Vec<&str> = line.split('\t').collect();
        let [module, name, of, kind] = columns.as_slice() else {
            panic!("tests/spec/names.tsv has another number of columns in: {line}");
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

/// Writes the types, the modules and the enumerations.
pub(crate) fn write(calls: &Calls) {
    let functions = functions::all();
    let mut files: Vec<Declarations> = Vec::new();
    let mut payloads: BTreeMap<&str, Vec<Field>> = BTreeMap::new();
    let mut answers: BTreeMap<&str, String> = BTreeMap::new();
    for (file, endpoint, _) in FILES {
        let mut types = match file {
            "rich-content" => Declarations::of_content(file, endpoint),
            _ => Declarations::new(file, endpoint),
        };
        for other in &files {
            types.share(other);
        }
        match file {
            "rich-content" => drop(types.add::<RichContent>()),
            "catalog-search" => {
                types.add::<CursorQuery>().add::<CursorPagingMetadata>();
                types.add::<CatalogSearch>().add::<AggregationData>();
            }
            "members" => drop(types.add::<AddressLocation>()),
            "authentication" => drop(types.add::<StateMachineReply>().add::<SignOn>()),
            _ => {}
        }
        for function in functions.iter().filter(|function| file_of(&function.row) == file) {
            let call = call_of(function, calls);
            payloads.insert(call.row.id, (call.payload)(&mut types));
            answers.insert(call.row.id, (call.answered)(&mut types));
            if let Form::Pages { paging, .. } = &function.form {
                match paging.as_str() {
                    "offset" => drop(types.add::<QueryMetadata>()),
                    "search" => drop(types.add::<CursorPagingMetadata>().add::<AggregationData>()),
                    "counted" => {}
                    _ => drop(types.add::<CursorPagingMetadata>()),
                }
            }
        }
        types.write();
        files.push(types);
    }
    let aliases = aliases();
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("js/src/generated/query-fields.ts");
    let all_fields = std::fs::read_to_string(path).unwrap();
    let mut enumerations = Enumerations::default();
    let mut names: Vec<&str> = functions.iter().map(|function| function.module.as_str()).collect();
    names.dedup();
    for name in names {
        let module = Module {
            name,
            functions: functions.iter().filter(|function| function.module == name).collect(),
            all: &functions,
            calls,
            files: &files,
            payloads: &payloads,
            answers: &answers,
            aliases: aliases.iter().filter(|alias| alias.module == name).collect(),
            all_fields: &all_fields,
        };
        hold(
            &format!("modules/{}.ts", kebab_case(name)),
            &module.text(&mut enumerations),
        );
    }
    enumerations.write();
}

fn call_of<'a>(function: &Function, calls: &'a Calls) -> &'a Call {
    let call = calls.by_row.get(function.row.as_str());
    call.unwrap_or_else(|| panic!("{}.{} has no row {}", function.module, function.name, function.row))
}

struct Module<'a> {
    name: &'a str,
    functions: Vec<&'a Function>,
    all: &'a [Function],
    calls: &'a Calls,
    files: &'a [Declarations],
    payloads: &'a BTreeMap<&'a str, Vec<Field>>,
    answers: &'a BTreeMap<&'a str, String>,
    aliases: Vec<&'a Alias>,
    /// The types of the fields that queries may name.
    all_fields: &'a str,
}

/// The parts of a module's file.
#[derive(Default)]
struct Parts {
    /// The names that stand in `binder.ts`, `queried.ts` and so on, by file.
    imports: BTreeMap<&'static str, BTreeSet<String>>,
    /// The entries of the type, of the table, and of the namespace.
    declared: String,
    table: String,
    types: String,
}

impl Parts {
    fn import(&mut self, file: &'static str, name: &str) {
        self.imports.entry(file).or_default().insert(name.to_owned());
    }
}

impl Module<'_> {
    fn text(&self, enumerations: &mut Enumerations) -> String {
        let mut parts = Parts::default();
        parts.import("../binder.js", "moduleOf");
        let conversions = self.conversions();
        self.name_types(&mut parts);
        for alias in self.aliases.iter().filter(|alias| alias.is_enumeration) {
            let values = match alias.values() {
                Some(values) => Some(values),
                None => self.declaration(alias.model()).and_then(enumerations::values),
            };
            let values = values.unwrap_or_else(|| panic!("{}.{} is no enumeration", self.name, alias.of));
            let name = enumerations.add(&alias.name, values);
            writeln!(parts.table, "  {}: enumerations.{name},", alias.name).unwrap();
            writeln!(parts.declared, "  readonly {}: typeof enumerations.{name};", alias.name).unwrap();
        }
        for function in &self.functions {
            self.function(function, conversions, &mut parts);
        }
        self.utils(&mut parts);
        self.written(&parts, conversions)
    }

    /// Writes the builders of queries and searches, for modules that have such calls, with the fields that they take.
    fn utils(&self, parts: &mut Parts) {
        let mut builders = BTreeMap::new();
        for function in &self.functions {
            let Form::Pages { paging, is_built, .. } = &function.form else {
                continue;
            };
            let (name, of, make): (_, _, fn(&str) -> String) = match (paging.as_str(), is_built) {
                ("offset", true) => ("query", "offsetQuery", |fields| {
                    format!("QueryUtils<fields.{fields}, OffsetPaging>")
                }),
                (_, true) => ("query", "cursorQuery", |fields| {
                    format!("QueryUtils<fields.{fields}, CursorPaging>")
                }),
                ("search" | "orders", _) => ("search", "cursorSearch", |fields| {
                    format!("SearchUtils<fields.{fields}>")
                }),
                _ => continue,
            };
            let fields = pascal_case(&function.row);
            if self.all_fields.contains(&format!("export type {fields} =")) {
                builders.insert(name, (of, make(&fields)));
            }
        }
        if builders.is_empty() {
            return;
        }
        let declared: Vec<String> = builders
            .iter()
            .map(|(name, (_, of))| format!("readonly {name}: {of}"))
            .collect();
        let values: Vec<String> = builders.iter().map(|(name, (of, _))| format!("{name}: {of}")).collect();
        parts
            .declared
            .push_str("  /** Builders of queries and searches as plain objects. */\n");
        writeln!(parts.declared, "  readonly utils: {{ {} }};", declared.join("; ")).unwrap();
        writeln!(parts.table, "  utils: {{ {} }},", values.join(", ")).unwrap();
        for (of, declared) in builders.values() {
            parts.import("../query/utils.js", of);
            for name in ["QueryUtils", "SearchUtils", "OffsetPaging", "CursorPaging"] {
                if words(declared).any(|word| word == name) {
                    parts.import("../query/utils.js", &format!("type {name}"));
                }
            }
        }
    }

    /// The group that all rows of the module are in.
    fn rows(&self) -> String {
        let mut groups = self
            .functions
            .iter()
            .map(|function| split_row(&call_of(function, self.calls).row).0);
        let first = groups.next().unwrap();
        assert!(
            groups.all(|group| group == first),
            "{} has rows of two groups",
            self.name
        );
        first
    }

    /// The name of the conversions of most calls.
    fn conversions(&self) -> &'static str {
        let names = self
            .functions
            .iter()
            .map(|function| call_of(function, self.calls).row.conversions);
        names
            .filter(|conversions| !is_empty(conversions))
            .filter_map(conversions_name)
            .next()
            .unwrap_or("authentication")
    }

    /// The files that have the module's types, by the names they are imported under.
    fn sources(&self) -> Vec<(String, &Declarations)> {
        let mut files: Vec<&str> = Vec::new();
        for function in &self.functions {
            let file = file_of(&function.row);
            if !files.contains(&file) {
                files.push(file);
            }
        }
        for file in self.aliases.iter().filter_map(|alias| alias.file()) {
            if !files.contains(&file) {
                files.push(file);
            }
        }
        let named = files.into_iter().enumerate().map(|(at, file)| {
            let name = if at == 0 {
                "types".to_owned()
            } else {
                camel_case(&file.replace('-', "_")) + "Types"
            };
            (name, self.files.iter().find(|types| types.file == file).unwrap())
        });
        named.collect()
    }

    fn declaration(&self, name: &str) -> Option<&str> {
        let mut sources = self.sources().into_iter();
        sources.find_map(|(_, types)| types.found.get(name).map(String::as_str))
    }

    /// Writes the namespace's names for the types.
    fn name_types(&self, parts: &mut Parts) {
        let reached = self.reached();
        let mut named: BTreeMap<&str, &str> = BTreeMap::new();
        for name in &reached {
            if !self.aliases.iter().any(|alias| alias.of == *name) {
                named.insert(name, name);
            }
        }
        for alias in &self.aliases {
            named.insert(
                &alias.name,
                if alias.values().is_some() || alias.is_query() {
                    &alias.of
                } else {
                    alias.model()
                },
            );
        }
        for (name, of) in named {
            let qualified = if of.contains('|') {
                let values: Vec<String> = of.split('|').map(|value| format!("\"{value}\"")).collect();
                format!("{} | (string & {{}})", values.join(" | "))
            } else if matches!(of, "QueryObject" | "CursorQueryObject") {
                parts.import("../query/index.js", &format!("type {of}"));
                of.to_owned()
            } else {
                self.qualified(of)
            };
            assert!(
                qualified != of || of.ends_with("QueryObject"),
                "{}.{name} names {of}, which is no type of the module",
                self.name
            );
            writeln!(parts.types, "  type {name} = {qualified};").unwrap();
        }
    }

    /// The types that the module's functions take and give.
    fn reached(&self) -> BTreeSet<String> {
        let mut open: Vec<String> = Vec::new();
        for function in &self.functions {
            let row = function.row.as_str();
            open.extend(self.payloads[row].iter().map(|field| field.of.clone()));
            open.push(self.answers[row].clone());
            if let Form::Pages { paging, .. } = &function.form {
                open.push(
                    if paging == "offset" {
                        "QueryMetadata"
                    } else {
                        "CursorPagingMetadata"
                    }
                    .to_owned(),
                );
                if paging == "search" {
                    open.push("AggregationData".to_owned());
                }
            }
        }
        let mut reached = BTreeSet::new();
        while let Some(text) = open.pop() {
            for word in words(&text) {
                if word == "JsonValue" || reached.contains(word) {
                    continue;
                }
                if let Some(declaration) = self.declaration(word) {
                    reached.insert(word.to_owned());
                    open.push(without_comments(declaration));
                }
            }
        }
        reached
    }

    /// A type's text with the names of other files' types as they are imported.
    fn qualified(&self, text: &str) -> String {
        let sources = self.sources();
        let mut out = String::new();
        let mut word = String::new();
        let mut quoted = false;
        for letter in text.chars().chain(['\n']) {
            if letter.is_alphanumeric() || letter == '_' {
                word.push(letter);
                continue;
            }
            let source = sources.iter().find(|(_, types)| types.found.contains_key(&word));
            match source {
                Some((name, _)) if !quoted && word != "JsonValue" => write!(out, "{name}.{word}").unwrap(),
                _ if word == "JsonValue" => out.push_str("unknown"),
                _ => out.push_str(&word),
            }
            word.clear();
            quoted ^= letter == '"';
            out.push(letter);
        }
        out.trim_end_matches('\n').to_owned()
    }

    /// A type with its id, if it always has one.
    fn stored(&self, text: &str, parts: &mut Parts) -> String {
        let item = text.strip_prefix("Array<").and_then(|rest| rest.strip_suffix('>'));
        let has_id = |name: &str| self.sources().iter().any(|(_, types)| types.has_id(name));
        match item {
            Some(item) if has_id(item) => {
                parts.import("../binder.js", "type Stored");
                format!("Array<Stored<{}>>", self.qualified(item))
            }
            None if has_id(text) => {
                let sources = self.sources();
                let source = sources.iter().find(|(_, types)| types.found.contains_key(text));
                let is_of = |file: &str| source.is_some_and(|(_, types)| types.file == file);
                if let Some((_, _, names)) = ALWAYS.iter().find(|(file, name, _)| *name == text && is_of(file)) {
                    parts.import("../binder.js", "type Answered");
                    return format!("Answered<{}, {names}>", self.qualified(text));
                }
                parts.import("../binder.js", "type Stored");
                format!("Stored<{}>", self.qualified(text))
            }
            _ => self.qualified(text),
        }
    }

    fn function(&self, function: &Function, conversions: &str, parts: &mut Parts) {
        let call = call_of(function, self.calls);
        let name = &function.name;
        self.describe(function, call, parts);
        if matches!(function.form, Form::ByHand) {
            let written = if name.ends_with("OrNull") {
                format!("{}OrNull", self.name)
            } else {
                name.clone()
            };
            parts.import("../extras.js", &written);
            self.request(function, call, parts);
            writeln!(parts.declared, "  {name}: typeof {written};").unwrap();
            writeln!(
                parts.table,
                "  {name}{},",
                if *name == written {
                    String::new()
                } else {
                    format!(": {written}")
                }
            )
            .unwrap();
            return;
        }
        let answer = self.answer(function, call, parts);
        let (group, row) = split_row(&call.row);
        let own = conversions_name(call.row.conversions).filter(|own| *own != conversions);
        let own = own.filter(|_| !is_empty(call.row.conversions));
        if let Form::Pages {
            is_built: true, key, ..
        } = &function.form
        {
            self.query(function, call, &answer, key.as_deref(), own, parts);
            return;
        }
        let parameters = self.parameters(function, parts);
        self.request(function, call, parts);
        parts.import("../binder.js", "type Callable");
        writeln!(
            parts.declared,
            "  {name}: Callable<({parameters}) => Promise<{answer}>>;"
        )
        .unwrap();
        let text = format!("\"{} {row}\"", self.signature(function, call));
        let text = if answer == "RawHttpResponse" {
            parts.import("../binder.js", "rawResponse");
            format!("rawResponse(conversions, \"{group}\", {text})")
        } else if let Some(own) = own {
            parts.import("../binder.js", "bound");
            parts.import("../generated/conversions.js", own);
            format!("bound({own}, \"{group}\", {text})")
        } else {
            text
        };
        writeln!(parts.table, "  {name}: {text},").unwrap();
    }

    fn describe(&self, function: &Function, call: &Call, parts: &mut Parts) {
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
        parts.declared.push_str(&docs::comment(&doc, "  "));
    }

    /// The compact signature: the arguments in order, `.` before an entity that takes the id before it, `?` for the
    /// other fields, and after `>` the field that is handed out, if not all.
    fn signature(&self, function: &Function, call: &Call) -> String {
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

    /// The parameters of a function in TypeScript.
    fn parameters(&self, function: &Function, parts: &mut Parts) -> String {
        let call = call_of(function, self.calls);
        let fields = &self.payloads[function.row.as_str()];
        let takes_id = takes_id(function, call);
        let mut parameters = Vec::new();
        for (at, (name, is_optional)) in function.positional().enumerate() {
            let mark = if is_optional { "?" } else { "" };
            let field = fields.iter().find(|field| field.name == name);
            let of = match field {
                _ if takes_id && at == 0 => "string".to_owned(),
                Some(field) => {
                    let of = self.field_type(field, parts);
                    let of = of
                        .strip_prefix("Array<")
                        .and_then(|rest| rest.strip_suffix('>'))
                        .map_or_else(
                            || of.clone(),
                            |item| {
                                format!(
                                    "readonly {}[]",
                                    if item.contains(['{', '|']) {
                                        format!("({item})")
                                    } else {
                                        item.to_owned()
                                    }
                                )
                            },
                        );
                    if name == "search" {
                        parts.import("../binder.js", "type Named");
                        format!("Named<\"search\", {of}>")
                    } else if takes_id && at == 1 {
                        parts.import("../binder.js", "type Change");
                        let entity = of.strip_prefix("Given<").and_then(|rest| rest.strip_suffix('>'));
                        format!("Change<{}>", entity.unwrap_or(&of))
                    } else {
                        of
                    }
                }
                None => panic!("{}.{}: the payload has no {name}", self.name, function.name),
            };
            parameters.push(format!("{name}{mark}: {of}"));
        }
        if let Some(is_optional) = function.options() {
            let options = self.options(function, parts);
            parameters.push(format!("options{}: {options}", if is_optional { "?" } else { "" }));
        }
        parts.import("../call.js", "type CallOptions");
        parameters.push("callOptions?: CallOptions".to_owned());
        parameters.join(", ")
    }

    fn field_type(&self, field: &Field, parts: &mut Parts) -> String {
        if field.name == "filter" && field.of == "JsonValue" {
            parts.import("../query/index.js", "type Filter");
            return "Filter".to_owned();
        }
        let of = self.qualified(&field.of);
        if !self.has_filled_in(&field.of) {
            return of;
        }
        parts.import("../binder.js", "type Given");
        match of.strip_prefix("Array<").and_then(|rest| rest.strip_suffix('>')) {
            Some(item) => format!("Array<Given<{item}>>"),
            None => format!("Given<{of}>"),
        }
    }

    /// Whether a type has fields, at any depth, that the platform fills in and the package does not send.
    fn has_filled_in(&self, text: &str) -> bool {
        let mut open = vec![text.to_owned()];
        let mut seen = BTreeSet::new();
        while let Some(text) = open.pop() {
            if FILLED_IN.iter().any(|name| words(&text).any(|word| word == *name)) {
                return true;
            }
            for word in words(&text) {
                if let Some(declaration) = self.declaration(word).filter(|_| seen.insert(word.to_owned())) {
                    open.push(without_comments(declaration));
                }
            }
        }
        false
    }

    /// Declares the type of a function's `options`, and names it.
    fn options(&self, function: &Function, parts: &mut Parts) -> String {
        let (head, tail) = function.name.split_at(1);
        let name = format!("{}{tail}Options", head.to_uppercase());
        let positional: Vec<&str> = function.positional().map(|(name, _)| name).collect();
        let mut text = String::new();
        for field in &self.payloads[function.row.as_str()] {
            let is_id_of_cart = self.name == "currentCartV2" && field.name == "cartId";
            if positional.contains(&field.name.as_str()) || is_id_of_cart {
                continue;
            }
            let doc: Vec<String> = field
                .doc
                .lines()
                .map(|line| line.trim().trim_start_matches(['/', '*']).trim().to_owned())
                .filter(|line| !line.is_empty())
                .collect();
            let doc = docs::in_javascript(&doc.join(" "), |_| None);
            text.push_str(&docs::comment(
                &if doc.is_empty() { Vec::new() } else { vec![doc] },
                "    ",
            ));
            let of = self.field_type(field, parts);
            writeln!(text, "    {}?: {of};", field.name).unwrap();
        }
        writeln!(parts.types, "  type {name} = {{\n{text}  }};").unwrap();
        format!("{}.{name}", self.name)
    }

    /// Names the payload of a function, and the entity of a change, as the platform's packages do.
    fn request(&self, function: &Function, call: &Call, parts: &mut Parts) {
        if let Some(name) = &function.request {
            let fields = self.payloads[function.row.as_str()].iter().map(|field| {
                let of = self.field_type(field, parts);
                format!("    {}?: {of};\n", field.name)
            });
            let text = fields.collect::<String>();
            self.declare(name, &format!("{{\n{text}  }}"), parts);
        }
        if !matches!(function.form, Form::ByHand) && takes_id(function, call) {
            let entity = function.positional().nth(1).map(|(name, _)| name);
            let field = self.payloads[function.row.as_str()]
                .iter()
                .find(|field| Some(field.name.as_str()) == entity);
            let field = field.unwrap_or_else(|| panic!("{}.{} changes nothing", self.name, function.name));
            let of = self.field_type(field, parts);
            parts.import("../binder.js", "type Change");
            self.declare(
                &pascal_case(&snake_case(&function.name)),
                &format!("Change<{of}>"),
                parts,
            );
        }
    }

    /// Names the query builder of a function and its pages as the platform's packages do.
    fn name_builder(&self, function: &Function, is_counted: bool, item: &str, fields: &str, parts: &mut Parts) {
        let name = function.name.strip_prefix("query").unwrap_or(&function.name);
        let form = if is_counted { "" } else { "Cursor" };
        for kind in ["QueryBuilder", "QueryResult"] {
            parts.import("../query/index.js", &format!("type {form}{kind}"));
            self.declare(
                &format!("{name}{kind}"),
                &format!("{form}{kind}<{item}, {fields}>"),
                parts,
            );
        }
    }

    /// Declares a type of the namespace, unless one of its name is there.
    fn declare(&self, name: &str, text: &str, parts: &mut Parts) {
        if !parts.types.contains(&format!("  type {name} = ")) {
            writeln!(parts.types, "  type {name} = {text};").unwrap();
        }
    }

    /// Declares the type of an answer, and names it.
    fn answer(&self, function: &Function, call: &Call, parts: &mut Parts) -> String {
        let of = &self.answers[function.row.as_str()];
        let is_raw = matches!(&function.answer, Answer::Whole(name) if name == "RawHttpResponse");
        if is_raw || of == "RawAnswer" {
            parts.import("../binder.js", "type RawHttpResponse");
            return "RawHttpResponse".to_owned();
        }
        let name = match (&function.answer, call.answer) {
            (_, Declared::Nothing) | (Answer::Nothing, _) => return "void".to_owned(),
            (Answer::Field(_), Declared::Field(_)) => return self.stored(of, parts),
            (Answer::Field(field), _) => return format!("NonNullable<{}[\"{field}\"]>", self.qualified(of)),
            (Answer::Whole(name), _) => name,
        };
        let text = match call.answer {
            Declared::Field(field) => {
                let stored = self.stored(of, parts);
                let mark = if stored.starts_with("Array<") || stored == self.qualified(of) {
                    "?"
                } else {
                    ""
                };
                format!("{{\n    {field}{mark}: {stored};\n  }}")
            }
            Declared::Page(items) => {
                let Form::Pages { paging, .. } = &function.form else {
                    panic!(
                        "{}.{}: the answer is a page of an unknown form",
                        self.name, function.name
                    );
                };
                let (place, of_place) = match paging.as_str() {
                    "offset" => ("metadata", self.qualified("QueryMetadata")),
                    "orders" => ("metadata", self.qualified("CursorPagingMetadata")),
                    "counted" => ("metadata", "{ items?: number; offset?: number }".to_owned()),
                    _ => ("pagingMetadata", self.qualified("CursorPagingMetadata")),
                };
                let more = match paging.as_str() {
                    "search" => format!("    aggregationData?: {};\n", self.qualified("AggregationData")),
                    "counted" => "    totalResults?: number;\n".to_owned(),
                    _ => String::new(),
                };
                let stored = self.stored(&format!("Array<{of}>"), parts);
                format!("{{\n    {items}?: {stored};\n    {place}?: {of_place};\n{more}  }}")
            }
            _ => self.qualified(of),
        };
        let own = format!("{}.{name}", self.name);
        let line = format!("  type {name} = {text};\n");
        let is_known = parts.types.contains(&format!("  type {name} = "));
        if !is_known {
            parts.types.push_str(&line);
        } else {
            assert!(
                parts.types.contains(&line) || text.ends_with(&format!(".{name}")),
                "{own} would have two forms"
            );
        }
        own
    }

    /// Writes a function that gives a query builder or takes a query.
    fn query(
        &self,
        function: &Function,
        call: &Call,
        answer: &str,
        key: Option<&str>,
        own: Option<&str>,
        parts: &mut Parts,
    ) {
        let Declared::Page(items) = call.answer else {
            panic!("{}.{}: no page is answered", self.name, function.name);
        };
        let is_counted = matches!(&function.form, Form::Pages { paging, .. } if paging == "offset");
        let of = self.answers[function.row.as_str()].clone();
        let item = self.stored(&of, parts);
        let (form, make) = if is_counted {
            ("OffsetQueried", "byOffset")
        } else {
            ("CursorQueried", "byCursor")
        };
        parts.import("../queried.js", &format!("type {form}"));
        parts.import("../queried.js", make);
        parts.import("../binder.js", "type Callable");
        self.request(function, call, parts);
        let mut signature = items.to_owned();
        let name = pascal_case(&function.row);
        let fields = if self.all_fields.contains(&format!("export type {name} =")) {
            format!("fields.{name}")
        } else {
            parts.import("../query/utils.js", "type Fields");
            "Fields".to_owned()
        };
        self.name_builder(function, is_counted, &item, &fields, parts);
        let mut parameters = vec![item, answer.to_owned(), fields];
        if let Some(is_optional) = function.options() {
            signature.push('?');
            parameters.push(self.options(function, parts));
            if !is_optional {
                parameters.push("true".to_owned());
            }
        }
        if let Some(key) = key {
            write!(signature, ",{key}").unwrap();
        }
        let conversions = own.unwrap_or("conversions");
        let name = &function.name;
        let (group, row) = split_row(&call.row);
        writeln!(parts.declared, "  {name}: Callable<{form}<{}>>;", parameters.join(", ")).unwrap();
        writeln!(
            parts.table,
            "  {name}: {make}({conversions}, \"{group}\", \"{signature} {row}\"),"
        )
        .unwrap();
        if let Some(own) = own {
            parts.import("../generated/conversions.js", own);
        }
    }

    /// The whole file.
    fn written(&self, parts: &Parts, conversions: &str) -> String {
        let name = self.name;
        let (head, tail) = name.split_at(1);
        let of = format!("{}{tail}Module", head.to_uppercase());
        let group = call_of(self.functions[0], self.calls).group;
        let doc = docs::paragraphs(&self.calls.resources[group]);
        let doc: Vec<String> = doc.iter().map(|text| docs::in_javascript(text, |_| None)).collect();
        let mut text = String::new();
        for (file, names) in &parts.imports {
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            writeln!(text, "import {{ {} }} from \"{file}\";", names.join(", ")).unwrap();
        }
        writeln!(
            text,
            "import {{ {conversions} as conversions }} from \"../generated/conversions.js\";"
        )
        .unwrap();
        if self.aliases.iter().any(|alias| alias.is_enumeration) {
            text.push_str("import * as enumerations from \"../generated/enumerations.js\";\n");
        }
        if parts.declared.contains("<fields.") {
            text.push_str("import type * as fields from \"../generated/query-fields.js\";\n");
        }
        for (source, types) in self.sources() {
            if parts.declared.contains(&format!("{source}.")) || parts.types.contains(&format!("{source}.")) {
                writeln!(
                    text,
                    "import type * as {source} from \"../generated/{}.js\";",
                    types.file
                )
                .unwrap();
            }
        }
        let rows = self.rows();
        let (declared, table, types) = (&parts.declared, &parts.table, &parts.types);
        write!(text, "\nexport type {of} = {{\n{declared}}};\n\n").unwrap();
        let doc = docs::comment(&doc, "");
        write!(
            text,
            "{doc}export const {name}: {of} = /* @__PURE__ */ moduleOf(conversions, \"{rows}\", {{\n{table}}});\n\n"
        )
        .unwrap();
        write!(text, "export declare namespace {name} {{\n{types}}}\n").unwrap();
        text
    }
}

fn is_empty(conversions: &Conversions) -> bool {
    format!("{conversions:?}") == format!("{:?}", Conversions::NONE)
}

/// The group of a row's id, and the row from behind it.
fn split_row(row: &Row<'_>) -> (String, String) {
    let row = row.to_row();
    let (group, rest) = row.split_once('.').unwrap();
    (group.to_owned(), rest.to_owned())
}

/// Whether the first argument is the id of the second.
fn takes_id(function: &Function, call: &Call) -> bool {
    let mut names = function.positional().map(|(name, _)| name);
    let (first, second) = (names.next(), names.next());
    first == Some("_id") && second.is_some_and(|entity| call.row.path.contains(&format!("{{{entity}.id}}")))
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_alphanumeric() && letter != '_')
}

fn without_comments(declaration: &str) -> String {
    let is_comment = |line: &&str| line.trim_start().starts_with(['*', '/']);
    declaration
        .lines()
        .filter(|line| !is_comment(line))
        .collect::<Vec<_>>()
        .join("\n")
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
