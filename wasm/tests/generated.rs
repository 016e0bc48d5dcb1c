//! Writes the TypeScript declarations of the models and the conversion tables, and fails when they had drifted.
//!
//! Run it again after a failure: the files are written then.
#![cfg(not(target_arch = "wasm32"))]
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking, in its helpers too"
)]

use cartwright::ENDPOINTS;
use cartwright::endpoint::Conversions;
use cartwright::resources::{
    authentication, cart, collections, members, oauth_token, products, recovery, redirects, verification,
};
use std::any::TypeId;
use std::collections::{BTreeMap, HashSet};
use std::fmt::Write;
use std::path::Path;
use ts_rs::{Config, TS, TypeVisitor};

const HEADER: &str =
    "/** Generated from the Rust models by `cargo test -p cartwright-wasm --test generated`: do not edit. */\n\n";

/// Collects the declarations of types and of all that they are made of.
struct Declarations {
    config: Config,
    conversions: &'static Conversions,
    found: BTreeMap<String, String>,
    visited: HashSet<TypeId>,
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        self.add::<T>();
    }
}

impl Declarations {
    fn of(endpoint: &str) -> Self {
        Self {
            config: Config::new().with_large_int("number"),
            conversions: conversions_of(endpoint),
            found: BTreeMap::new(),
            visited: HashSet::new(),
        }
    }

    fn add<T: TS + 'static + ?Sized>(&mut self) -> &mut Self {
        if !self.visited.insert(TypeId::of::<T>()) {
            return self;
        }
        if T::output_path().is_some() {
            let name = T::name(&self.config);
            let declaration = self.as_in_javascript(&name, &T::decl(&self.config));
            self.found.insert(name, declaration);
        }
        T::visit_generics(self);
        T::visit_dependencies(self);
        self
    }

    /// The names and forms that the facade gives to fields.
    fn as_in_javascript(&self, name: &str, declaration: &str) -> String {
        let mut text = declaration.to_owned();
        for field in ["id", "createdDate", "updatedDate"] {
            text = replace_field(&text, field, |value| format!("_{field}?: {value}"));
        }
        let as_text = [
            self.conversions.images,
            self.conversions.videos,
            self.conversions.page_urls,
        ];
        for field in as_text.into_iter().flatten() {
            text = replace_field(&text, field, |value| {
                let is_object = value.chars().next().is_some_and(char::is_uppercase);
                format!("{field}?: {}", if is_object { "string" } else { value })
            });
        }
        if name == "Address" && !self.conversions.addresses.is_empty() {
            for (wire, script) in [("addressLine", "addressLine1"), ("geocode", "location")] {
                text = replace_field(&text, wire, |value| format!("{script}?: {value}"));
            }
        }
        text
    }

    fn write(&self, file: &str) {
        let mut text = HEADER.to_owned();
        if self.found.values().any(|declaration| declaration.contains("JsonValue")) {
            text.push_str("import type { JsonValue } from \"./json.js\";\n\n");
        }
        for (name, declaration) in &self.found {
            if name != "JsonValue" {
                writeln!(text, "export {declaration}\n").unwrap();
            }
        }
        hold(file, &format!("{}\n", text.trim_end()));
    }
}

/// Replaces an optional field of an inline object type; `make` is given the field's type.
fn replace_field(declaration: &str, field: &str, make: impl Fn(&str) -> String) -> String {
    let mark = format!("\n{field}?: ");
    let Some((before, after)) = declaration.split_once(&mark) else {
        return declaration.to_owned();
    };
    let end = after.find([',', '}']).unwrap_or(after.len());
    let (value, rest) = after.split_at(end);
    format!("{before}\n{}{rest}", make(value))
}

fn conversions_of(endpoint: &str) -> &'static Conversions {
    ENDPOINTS.iter().find(|row| row.id == endpoint).unwrap().conversions
}

/// Compares with the file, and writes it when it differs.
fn hold(file: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("js/src/generated")
        .join(file);
    let known = std::fs::read_to_string(&path).unwrap_or_default();
    if known != text {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, text).unwrap();
        panic!(
            "{} had drifted from the Rust models; it is written anew",
            path.display()
        );
    }
}

#[test]
fn cart_types() {
    Declarations::of("cart.get_current")
        .add::<cart::Cart>()
        .add::<cart::CartReply>()
        .add::<cart::UpdateCart>()
        .add::<cart::AddToCart>()
        .add::<cart::RemoveLineItems>()
        .add::<cart::UpdateQuantities>()
        .add::<cart::CreateCheckout>()
        .add::<cart::CheckoutReply>()
        .add::<cart::EstimateTotals>()
        .add::<cart::EstimatedTotals>()
        .write("cart.ts");
}

#[test]
fn catalog_types() {
    Declarations::of("products.get")
        .add::<products::ProductReply>()
        .add::<products::ProductsReply>()
        .write("products.ts");
    Declarations::of("collections.get")
        .add::<collections::CollectionReply>()
        .add::<collections::CollectionsReply>()
        .write("collections.ts");
}

#[test]
fn member_types() {
    Declarations::of("members.get_my")
        .add::<members::MemberReply>()
        .add::<members::MembersReply>()
        .add::<members::Search>()
        .add::<members::FieldSet>()
        .add::<members::GeoLocation>()
        .add::<members::BulkReply>()
        .add::<members::ReportPayload>()
        .write("members.ts");
}

#[test]
fn authentication_types() {
    Declarations::of("authentication.login")
        .add::<authentication::Register>()
        .add::<authentication::LogIn>()
        .add::<authentication::LoginCallback>()
        .add::<authentication::LogOut>()
        .add::<authentication::RawAnswer>()
        .add::<authentication::SignOn>()
        .add::<authentication::SignOnReply>()
        .add::<authentication::StateMachineReply>()
        .add::<authentication::VerifyFactor>()
        .add::<recovery::SendRecoveryEmail>()
        .add::<recovery::SendActivationEmail>()
        .add::<recovery::Recover>()
        .add::<verification::StartVerification>()
        .add::<verification::VerificationStarted>()
        .add::<oauth_token::TokenInfo>()
        .write("authentication.ts");
}

#[test]
fn redirect_types() {
    Declarations::of("redirects.create_session")
        .add::<redirects::CreateRedirectSession>()
        .add::<redirects::RedirectSessionReply>()
        .write("redirects.ts");
}

#[test]
fn conversion_tables() {
    let groups = [
        ("authentication", "authentication.login"),
        ("cart", "cart.get_current"),
        ("members", "members.get_my"),
        ("products", "products.get"),
        ("redirects", "redirects.create_session"),
    ];
    let mut text = format!("{HEADER}import type {{ Conversions }} from \"../convert/conversions.js\";\n");
    for (name, endpoint) in groups {
        let conversions = conversions_of(endpoint);
        write!(text, "\nexport const {name}: Conversions = {{").unwrap();
        let lists = [
            ("dates", conversions.dates),
            ("images", conversions.images),
            ("videos", conversions.videos),
            ("addresses", conversions.addresses),
            ("pageUrls", conversions.page_urls),
            ("opaque", conversions.opaque),
        ];
        for (list, names) in lists.into_iter().filter(|(_, names)| !names.is_empty()) {
            write!(text, "\n  {list}: {names:?},").unwrap();
        }
        text.push_str(if text.ends_with('{') { "};\n" } else { "\n};\n" });
    }
    hold("conversions.ts", &text);
}
