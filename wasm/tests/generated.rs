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
    authentication, cart, cart_v2, checkout, collections, members, oauth_token, order_billing, order_fulfillments,
    order_invoices, order_transactions, orders, products, recovery, redirects, verification,
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
    /// Declarations that stand in another file, by the file's name.
    elsewhere: Vec<(&'static str, BTreeMap<String, String>)>,
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
            elsewhere: Vec::new(),
        }
    }

    /// Takes what is declared alike in another file from there.
    fn sharing(&mut self, file: &'static str, declarations: &Declarations) -> &mut Self {
        self.elsewhere.push((file, declarations.found.clone()));
        self
    }

    fn add<T: TS + 'static + ?Sized>(&mut self) -> &mut Self {
        if !self.visited.insert(TypeId::of::<T>()) {
            return self;
        }
        if T::output_path().is_some() {
            let name = T::name(&self.config);
            let declaration = self.as_in_javascript(&name, &T::decl(&self.config));
            let before = self.found.insert(name.clone(), declaration.clone());
            assert!(
                before.is_none_or(|before| before == declaration),
                "two types of one file are called {name}"
            );
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
        if matches!(name, "Address" | "PickupAddress") && !self.conversions.addresses.is_empty() {
            for (wire, script) in [("addressLine", "addressLine1"), ("geocode", "location")] {
                text = replace_field(&text, wire, |value| format!("{script}?: {value}"));
            }
        }
        text
    }

    fn write(&self, file: &str) {
        let shared_from = |name: &str, declaration: &str| {
            let mut files = self.elsewhere.iter();
            files.find(|(_, found)| found.get(name).is_some_and(|known| known == declaration))
        };
        let mut own = String::new();
        let mut shared: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for (name, declaration) in &self.found {
            if name == "JsonValue" {
                continue;
            }
            match shared_from(name, declaration) {
                Some((source, _)) => shared.entry(source).or_default().push(name),
                None => writeln!(own, "export {declaration}\n").unwrap(),
            }
        }
        let code = own.lines().filter(|line| !line.trim_start().starts_with('*'));
        let words: HashSet<&str> = code
            .flat_map(|line| line.split(|character: char| !character.is_alphanumeric()))
            .collect();
        let mut imports = String::new();
        for (source, names) in shared {
            let used: Vec<&str> = names.into_iter().filter(|name| words.contains(name)).collect();
            if !used.is_empty() {
                writeln!(imports, "import type {{ {} }} from \"./{source}.js\";", used.join(", ")).unwrap();
            }
        }
        if words.contains("JsonValue") {
            imports.push_str("import type { JsonValue } from \"./json.js\";\n");
        }
        if !imports.is_empty() {
            imports.push('\n');
        }
        hold(file, &format!("{HEADER}{imports}{}\n", own.trim_end()));
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

fn cart_declarations() -> Declarations {
    let mut declarations = Declarations::of("cart.get_current");
    declarations
        .add::<cart::Cart>()
        .add::<cart::CartReply>()
        .add::<cart::UpdateCart>()
        .add::<cart::AddToCart>()
        .add::<cart::RemoveLineItems>()
        .add::<cart::UpdateQuantities>()
        .add::<cart::CreateCheckout>()
        .add::<cart::CheckoutReply>()
        .add::<cart::EstimateTotals>()
        .add::<cart::EstimatedTotals>();
    declarations
}

fn checkout_declarations() -> Declarations {
    let mut declarations = Declarations::of("checkout.get");
    declarations
        .sharing("cart", &cart_declarations())
        .add::<checkout::NewCheckout>()
        .add::<checkout::UpdateCheckout>()
        .add::<checkout::AddToCheckout>()
        .add::<checkout::CreateOrder>()
        .add::<checkout::CheckoutAnswer>()
        .add::<checkout::CheckoutUrlReply>()
        .add::<checkout::OrderPlaced>();
    declarations
}

fn order_declarations() -> Declarations {
    let mut declarations = Declarations::of("orders.get");
    declarations
        .sharing("cart", &cart_declarations())
        .sharing("checkout", &checkout_declarations())
        .add::<orders::CursorSearch>()
        .add::<orders::CancelOrder>()
        .add::<orders::AddActivities>()
        .add::<orders::OrderPayload>()
        .add::<orders::OrdersPage>()
        .add::<orders::ActivitiesAdded>()
        .add::<orders::RefundabilityReply>()
        .add::<orders::CollectabilityReply>();
    declarations
}

fn transaction_declarations() -> Declarations {
    let mut declarations = Declarations::of("order_transactions.list");
    declarations
        .sharing("cart", &cart_declarations())
        .sharing("orders", &order_declarations())
        .add::<order_transactions::TransactionsReply>()
        .add::<order_transactions::ManyTransactionsReply>();
    declarations
}

#[test]
fn cart_types() {
    cart_declarations().write("cart.ts");
}

#[test]
fn cart_v2_types() {
    Declarations::of("cart_v2.get_current")
        .sharing("cart", &cart_declarations())
        .sharing("checkout", &checkout_declarations())
        .add::<cart_v2::CreateCart>()
        .add::<cart_v2::UpdateCart>()
        .add::<cart_v2::CalculateCart>()
        .add::<cart_v2::EstimateCart>()
        .add::<cart_v2::AddItems>()
        .add::<cart_v2::UpdateItems>()
        .add::<cart_v2::UpdateForms>()
        .add::<cart_v2::GetCheckoutUrl>()
        .add::<cart_v2::PlaceOrder>()
        .add::<cart_v2::MarkAsCompleted>()
        .add::<cart_v2::CartAnswer>()
        .add::<cart_v2::CalculatedCart>()
        .add::<cart_v2::UpsellsReply>()
        .add::<cart_v2::PlacedOrder>()
        .write("cart-v2.ts");
}

#[test]
fn checkout_types() {
    checkout_declarations().write("checkout.ts");
}

#[test]
fn order_types() {
    order_declarations().write("orders.ts");
}

#[test]
fn transaction_types() {
    transaction_declarations().write("order-transactions.ts");
}

#[test]
fn fulfillment_types() {
    Declarations::of("order_fulfillments.list")
        .add::<order_fulfillments::FulfillmentsReply>()
        .add::<order_fulfillments::ManyFulfillmentsReply>()
        .add::<order_fulfillments::FulfillmentCreated>()
        .write("order-fulfillments.ts");
}

#[test]
fn billing_types() {
    Declarations::of("order_billing.calculate_refund")
        .sharing("cart", &cart_declarations())
        .sharing("orders", &order_declarations())
        .sharing("order-transactions", &transaction_declarations())
        .add::<order_billing::OrderRefundability>()
        .add::<order_billing::CalculateRefund>()
        .add::<order_billing::RefundCalculation>()
        .write("order-billing.ts");
}

#[test]
fn invoice_types() {
    Declarations::of("order_invoices.list_many")
        .add::<order_invoices::ManyInvoicesReply>()
        .write("order-invoices.ts");
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
        ("cartV2", "cart_v2.get_current"),
        ("checkout", "checkout.get"),
        ("members", "members.get_my"),
        ("orders", "orders.get"),
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
