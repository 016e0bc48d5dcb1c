//! The functions of a module: type and declaration of each, and the types of its options, request and answer.

use crate::calls::Call;
use crate::declarations::{Field, name_in, words};
use crate::docs;
use crate::functions::{Answer, Form, Function};
use crate::lines::{signature, takes_id, words_of_row};
use crate::modules::{Module, Parts, Shape, call_of, conversions_of_function};
use crate::types::Types;
use crate::{pascal_case, snake_case};
use cartwright::resources::calls::Answer as Declared;
use std::collections::BTreeSet;
use std::fmt::Write;

/// Fields that are always present in answers, by the type's file and name.
const ALWAYS: [(&str, &str, &str); 2] = [
    ("cart", "Cart", "\"lineItems\" | \"currency\" | \"subtotal\" | \"subtotalAfterDiscounts\" | \"discount\""),
    ("redirects", "RedirectSession", "\"fullUrl\""),
];

/// Read-only address fields, which `Given` of `binder.ts` omits.
const FILLED_IN: [&str; 2] = ["countryFullname", "subdivisionFullname"];

impl Module<'_> {
    pub(crate) fn function(&self, function: &Function, types: &Types, parts: &mut Parts) {
        let call = call_of(function, self.calls);
        let name = &function.name;
        let doc = self.documentation(function, call);
        if matches!(function.form, Form::ByHand) {
            let written = match name.strip_suffix("OrNull") {
                Some(_) => format!("{}OrNull", self.name),
                None => name.clone(),
            };
            parts.import("../../sdk/binder.js", "inContext");
            parts.import("../../sdk/custom-functions.js", "* as custom");
            parts.import("type ../../sdk/binder.js", "Callable");
            writeln!(
                parts.code,
                "{doc}export const {name}: Callable<ReturnType<typeof custom.{written}>> = \
                 /* @__PURE__ */ inContext(custom.{written}, \"{}\");",
                function.row
            )
            .unwrap();
            self.request(function, call, false, types, parts);
            return;
        }
        // The types of options and answers, declared after the function.
        let above = std::mem::take(&mut parts.code);
        let row = self.base.line(&words_of_row(call));
        let conversions = conversions_of_function(function, self.all, self.calls);
        let make_call = parts.makers.add(conversions);
        parts.import("../conversions.js", conversions);
        parts.import("../../sdk/binder.js", "callsOf");
        let answer = self.answer(function, call, types, parts);
        let (of, signature, maker) = if let Form::Pages { is_built: true, .. } = &function.form {
            self.query(function, call, &answer, types, parts)
        } else {
            let parameters = self.parameters(function, call, types, parts);
            let maker = (answer == "RawHttpResponse").then_some("rawResponse");
            if let Some(maker) = maker {
                parts.import("../../sdk/binder.js", maker);
            }
            parts.import("type ../../sdk/binder.js", "Call");
            (format!("Call<[{parameters}], {answer}>"), signature(function, call), maker)
        };
        let maker = maker.map_or_else(String::new, |maker| format!(", {maker}"));
        let value = format!("{make_call}(\"{signature} {row}\"{maker})");
        self.request(function, call, function.options().is_some(), types, parts);
        let below = std::mem::replace(&mut parts.code, above);
        writeln!(parts.code, "{doc}export const {name}: {of} = /* @__PURE__ */ {value};\n{below}").unwrap();
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
                parts.import("type ../../sdk/binder.js", "Named");
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

    /// Whether a field of the payload is part of the `options`.
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

    /// Names a function's payload and a change's entity as in the platform's packages.
    fn request(&self, function: &Function, call: &Call, has_options: bool, types: &Types, parts: &mut Parts) {
        let fields = &self.shape(function).fields;
        if let Some(name) = &function.request {
            let others = fields.iter().filter(|field| !has_options || !self.is_option(function, field));
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
        let Shape { answer: of, paging: metadata, aggregations, .. } = self.shape(function);
        let is_raw = matches!(&function.answer, Answer::Whole(name) if name == "RawHttpResponse");
        if is_raw || name_in(of) == "RawAnswer" {
            parts.import("type ../../sdk/binder.js", "RawHttpResponse");
            return "RawHttpResponse".to_owned();
        }
        let name = match (&function.answer, call.answer) {
            (_, Declared::Nothing) | (Answer::Nothing, _) => return "void".to_owned(),
            (Answer::Field(_), Declared::Field(_)) => return stored(of, types, parts),
            (Answer::Field(field), _) => return format!("NonNullable<{of}[\"{field}\"]>"),
            (Answer::Whole(name), _) => name,
        };
        let text = match call.answer {
            Declared::Field(field) => {
                let stored = stored(of, types, parts);
                let mark = if stored.starts_with("Array<") || stored == *of { "?" } else { "" };
                format!("{{ {field}{mark}: {stored} }}")
            }
            Declared::Page(items) => {
                let Form::Pages { paging, .. } = &function.form else {
                    panic!("{}.{}: the answer is a page of an unknown form", self.name, function.name);
                };
                let (field, more) = match paging.as_str() {
                    "offset" | "orders" => ("metadata", ""),
                    "counted" => ("metadata", "; totalResults?: number"),
                    _ => ("pagingMetadata", ""),
                };
                let metadata = metadata.as_deref().unwrap_or("{ items?: number; offset?: number }");
                let aggregations = aggregations.as_ref();
                let data = aggregations.map_or_else(String::new, |of| format!("; aggregationData?: {of}"));
                let stored = stored(&format!("Array<{of}>"), types, parts);
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

    /// The type of a query function, its signature, and its maker.
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
        let (form, of, make, file, types_file) = if paging == "offset" {
            let (file, types_file) = ("../../sdk/query/offset.js", "type ../../sdk/query/offset.js");
            ("", "OffsetQueried", "byOffset", file, types_file)
        } else {
            let (file, types_file) = ("../../sdk/query/cursor.js", "type ../../sdk/query/cursor.js");
            ("Cursor", "CursorQueried", "byCursor", file, types_file)
        };
        parts.import(file, make);
        parts.import(types_file, of);
        let item = stored(&self.shape(function).answer, types, parts);
        let fields = self.query_fields(function, parts);
        let fields = fields.unwrap_or_else(|| {
            parts.import("type ../../sdk/query/utils.js", "* as queries");
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
            parts.import("type ../../sdk/query/index.js", &format!("{form}{kind}"));
            parts.declare(&format!("{name}{kind}"), &format!("{form}{kind}<{item}, {fields}>"));
        }
        parts.import("type ../../sdk/binder.js", "Callable");
        (format!("Callable<{of}<{}>>", parameters.join(", ")), signature, Some(make))
    }
}

/// A type with a required id, if it always has one.
fn stored(text: &str, types: &Types, parts: &mut Parts) -> String {
    let item = text.strip_prefix("Array<").and_then(|rest| rest.strip_suffix('>'));
    let token = item.unwrap_or(text);
    if !types.has_id(token) {
        return text.to_owned();
    }
    let always = |(file, name, _): &&(&str, &str, &str)| types.place(token) == Some((*file, *name));
    let stored = match ALWAYS.iter().find(always).filter(|_| item.is_none()) {
        Some((_, _, names)) => {
            parts.import("type ../../sdk/binder.js", "Answered");
            format!("Answered<{token}, {names}>")
        }
        None => {
            parts.import("type ../../sdk/binder.js", "Stored");
            format!("Stored<{token}>")
        }
    };
    if item.is_some() { format!("Array<{stored}>") } else { stored }
}

/// An object type with optional fields only.
fn object<'a>(fields: impl Iterator<Item = &'a Field>, has_docs: bool, types: &Types, parts: &mut Parts) -> String {
    let mut text = String::new();
    for field in fields {
        let lines = field.doc.lines().map(|line| line.trim().trim_matches(['/', '*']).trim());
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
        parts.import("type ../../sdk/query/index.js", "Filter");
        return "Filter".to_owned();
    }
    if !has_filled_in(&field.of, types) {
        return field.of.clone();
    }
    parts.import("type ../../sdk/binder.js", "Given");
    match field.of.strip_prefix("Array<").and_then(|rest| rest.strip_suffix('>')) {
        Some(item) => format!("Array<Given<{item}>>"),
        None => format!("Given<{}>", field.of),
    }
}

fn change_of(entity: &str, parts: &mut Parts) -> String {
    parts.import("type ../../sdk/binder.js", "Change");
    format!("Change<{entity}>")
}

/// Whether a type has read-only fields at any depth.
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
