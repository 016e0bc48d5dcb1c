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
use cartwright::query::{self, CursorPagingMetadata, QueryMetadata};
use cartwright::resources::bulk::Bulk;
use cartwright::resources::{
    authentication, brands_v3, cart, cart_v2, catalog_versioning, checkout, collections, customizations_v3,
    info_sections_v3, inventory_items_v3, inventory_v2, member_reports, members, oauth, order_billing,
    order_fulfillments, order_invoices, order_transactions, orders, products, products_v3, recovery, redirects,
    ribbons_v3, rich_content, variants_v3, verification,
};
use cartwright::row::Conversions;
use cartwright::types::AddressLocation;
use std::any::TypeId;
use std::collections::{BTreeMap, HashSet};
use std::fmt::Write;
use std::path::Path;
use ts_rs::{Config, TS, TypeVisitor};

const HEADER: &str = "/** Generated from the Rust models by `cargo test -p cartwright-wasm --features typescript --test generated`: do not edit. */\n\n";

/// Collects the declarations of types and of all that they are made of.
struct Declarations {
    config: Config,
    conversions: &'static Conversions,
    /// Whether all of it stands in rich contents, of which only dates are converted.
    is_content: bool,
    /// The types that stand in rich contents.
    contents: HashSet<TypeId>,
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
            is_content: false,
            contents: HashSet::new(),
            found: BTreeMap::new(),
            visited: HashSet::new(),
            elsewhere: Vec::new(),
        }
    }

    /// Takes what is declared alike in another file from there.
    fn sharing(&mut self, file: &'static str, declarations: &Declarations) -> &mut Self {
        self.elsewhere.push((file, declarations.found.clone()));
        if declarations.is_content {
            self.contents.extend(&declarations.visited);
        }
        self
    }

    fn add<T: TS + 'static + ?Sized>(&mut self) -> &mut Self {
        if !self.visited.insert(TypeId::of::<T>()) {
            return self;
        }
        if T::output_path().is_some() {
            let name = T::name(&self.config);
            let declaration = T::decl(&self.config);
            let declaration = if self.is_content || self.contents.contains(&TypeId::of::<T>()) {
                declaration
            } else {
                self.as_in_javascript(&name, &declaration)
            };
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

    /// Declares an answer with one field, which Rust hands out alone.
    fn answer<T: TS + 'static + ?Sized>(&mut self, name: &str, field: &str) -> &mut Self {
        self.add::<T>();
        let declaration = format!("type {name} = {{ \n{field}?: {}, }};", T::name(&self.config));
        self.declare(name, &declaration)
    }

    /// Declares a page of answers, with the name of its place among all.
    fn page<T: TS + 'static + ?Sized, P: TS + 'static>(&mut self, name: &str, items: &str, place: &str) -> &mut Self {
        self.add::<T>().add::<P>();
        let (item, position) = (T::name(&self.config), P::name(&self.config));
        let declaration = format!("type {name} = {{ \n{items}?: Array<{item}>, \n{place}?: {position}, }};");
        self.declare(name, &declaration)
    }

    /// Declares a page of a search, with its counts.
    fn found<T: TS + 'static + ?Sized>(&mut self, name: &str, items: &str) -> &mut Self {
        self.add::<T>()
            .add::<CursorPagingMetadata>()
            .add::<query::AggregationData>();
        let item = T::name(&self.config);
        let place = "pagingMetadata?: CursorPagingMetadata, \naggregationData?: AggregationData";
        self.declare(
            name,
            &format!("type {name} = {{ \n{items}?: Array<{item}>, \n{place}, }};"),
        )
    }

    /// Declares a page of an older call, which counts all results beside its place.
    fn counted<T: TS + 'static + ?Sized>(&mut self, name: &str, items: &str) -> &mut Self {
        self.add::<T>();
        let place = "InventoryPagingMetadata";
        self.declare(
            place,
            &format!("type {place} = {{ \nitems?: number, \noffset?: number, }};"),
        );
        let item = T::name(&self.config);
        let rest = format!("metadata?: {place}, \ntotalResults?: number");
        self.declare(
            name,
            &format!("type {name} = {{ \n{items}?: Array<{item}>, \n{rest}, }};"),
        )
    }

    /// Declares an answer that Rust has as a generic type.
    fn answer_whole<T: TS + 'static>(&mut self, name: &str) -> &mut Self {
        T::visit_dependencies(self);
        let declaration = format!("type {name} = {};", T::name(&self.config));
        self.declare(name, &declaration)
    }

    /// Declares the answer of a bulk call that may be done by a job.
    fn bulk_or_job(&mut self, name: &str) -> &mut Self {
        <Bulk>::visit_dependencies(self);
        let bulk = <Bulk>::name(&self.config);
        self.declare(name, &format!("type {name} = {bulk} & {{ jobId?: string, }};"))
    }

    fn declare(&mut self, name: &str, declaration: &str) -> &mut Self {
        let declaration = self.as_in_javascript(name, declaration);
        self.found.insert(name.to_owned(), declaration);
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

    fn write(&self, file: &str) {
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
        .answer::<cart::Cart>("CartReply", "cart")
        .add::<cart::UpdateCart>()
        .add::<cart::AddToCart>()
        .add::<cart::RemoveLineItems>()
        .add::<cart::UpdateQuantities>()
        .add::<cart::CreateCheckout>()
        .answer::<String>("CheckoutReply", "checkoutId")
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
        .answer::<checkout::Checkout>("CheckoutAnswer", "checkout")
        .answer::<String>("CheckoutUrlReply", "checkoutUrl")
        .add::<checkout::OrderPlaced>();
    declarations
}

fn order_declarations() -> Declarations {
    let mut declarations = Declarations::of("orders.get");
    declarations
        .sharing("cart", &cart_declarations())
        .sharing("checkout", &checkout_declarations())
        .add::<query::CursorSearch>()
        .add::<orders::CancelOrder>()
        .add::<orders::AddActivities>()
        .answer::<orders::Order>("OrderPayload", "order")
        .page::<orders::Order, CursorPagingMetadata>("OrdersPage", "orders", "metadata")
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
        .answer::<order_transactions::OrderTransactions>("TransactionsReply", "orderTransactions")
        .answer::<Vec<order_transactions::OrderTransactions>>("ManyTransactionsReply", "orderTransactions");
    declarations
}

#[test]
fn cart_types() {
    cart_declarations().write("cart.ts");
}

#[test]
fn cart_v2_types() {
    Declarations::of("current_cart_v2.get")
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
        .answer::<cart_v2::Cart>("CartAnswer", "cart")
        .add::<cart_v2::CalculatedCart>()
        .answer::<Vec<cart_v2::ItemUpsells>>("UpsellsReply", "itemsUpsells")
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
        .answer::<order_fulfillments::OrderWithFulfillments>("FulfillmentsReply", "orderWithFulfillments")
        .answer::<Vec<order_fulfillments::OrderWithFulfillments>>("ManyFulfillmentsReply", "ordersWithFulfillments")
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
        .answer::<Vec<order_invoices::InvoicesForOrder>>("ManyInvoicesReply", "invoicesForOrder")
        .write("order-invoices.ts");
}

fn rich_content_declarations() -> Declarations {
    let mut declarations = Declarations::of("products_v3.get");
    declarations.is_content = true;
    declarations.add::<rich_content::RichContent>();
    declarations
}

fn search_declarations() -> Declarations {
    let mut declarations = Declarations::of("products_v3.get");
    declarations
        .add::<query::CursorQuery>()
        .add::<CursorPagingMetadata>()
        .add::<query::CatalogSearch>()
        .add::<query::AggregationData>();
    declarations
}

fn product_declarations() -> Declarations {
    let mut declarations = Declarations::of("products.get");
    declarations
        .answer::<products::Product>("ProductReply", "product")
        .page::<products::Product, QueryMetadata>("ProductsReply", "products", "metadata")
        .add::<products::OptionsAvailability>()
        .add::<products::QueryProductVariants>()
        .counted::<products::Variant>("VariantsPage", "variants")
        .add::<products::UpdateVariants>()
        .answer::<Vec<products::Variant>>("VariantsReply", "variants")
        .add::<products::MediaForWrite>()
        .add::<products::MediaAssignmentToChoice>()
        .add::<products::SetProperty>()
        .add::<products::AdjustedProperty>()
        .answer_whole::<Bulk>("BulkProductsReply");
    declarations
}

fn collection_declarations() -> Declarations {
    let mut declarations = Declarations::of("collections.get");
    declarations
        .sharing("products", &product_declarations())
        .answer::<collections::Collection>("CollectionReply", "collection")
        .page::<collections::Collection, QueryMetadata>("CollectionsReply", "collections", "metadata");
    declarations
}

fn inventory_item_declarations() -> Declarations {
    let mut declarations = Declarations::of("inventory_items_v3.get");
    declarations
        .sharing("catalog-search", &search_declarations())
        .answer::<inventory_items_v3::InventoryItem>("InventoryItemReply", "inventoryItem")
        .page::<inventory_items_v3::InventoryItem, CursorPagingMetadata>(
            "InventoryItemsPage",
            "inventoryItems",
            "pagingMetadata",
        )
        .found::<inventory_items_v3::InventoryItem>("FoundInventoryItems", "inventoryItems")
        .add::<inventory_items_v3::UpdateInventoryItem>()
        .add::<inventory_items_v3::BulkIncrementInventoryItems>()
        .add::<inventory_items_v3::BulkDecrementInventoryItems>()
        .add::<inventory_items_v3::BulkUpdateInventoryItems>()
        .answer_whole::<inventory_items_v3::BulkInventoryItems>("BulkIncrementInventoryItemsReply");
    declarations
}

fn product_v3_declarations() -> Declarations {
    let mut declarations = Declarations::of("products_v3.get");
    declarations
        .sharing("rich-content", &rich_content_declarations())
        .sharing("catalog-search", &search_declarations())
        .sharing("inventory-items-v3", &inventory_item_declarations())
        .sharing("products", &product_declarations())
        .add::<products_v3::GetProduct>()
        .add::<products_v3::GetProductBySlug>()
        .add::<products_v3::SearchProducts>()
        .add::<products_v3::CountProducts>()
        .add::<products_v3::CreateProduct>()
        .add::<products_v3::UpdateProduct>()
        .add::<products_v3::CreateProductWithInventory>()
        .add::<products_v3::UpdateProductWithInventory>()
        .answer::<products_v3::Product>("ProductReply", "product")
        .page::<products_v3::Product, CursorPagingMetadata>("ProductsPage", "products", "pagingMetadata")
        .found::<products_v3::Product>("FoundProducts", "products")
        .answer::<i64>("CountProductsReply", "count")
        .add::<products_v3::ProductAndInventory>();
    declarations
}

#[test]
fn catalog_types() {
    collection_declarations().write("collections.ts");
    product_declarations().write("products.ts");
    Declarations::of("products.get_store_variant")
        .sharing("products", &product_declarations())
        .sharing("products-v3", &product_v3_declarations())
        .answer::<products::StoreVariant>("StoreVariantReply", "variant")
        .page::<products::StoreVariant, QueryMetadata>("StoreVariantsPage", "variants", "metadata")
        .write("store-variants.ts");
    Declarations::of("inventory_v2.query")
        .sharing("catalog-search", &search_declarations())
        .add::<inventory_v2::QueryInventory>()
        .add::<inventory_v2::GetInventoryVariants>()
        .answer::<inventory_v2::InventoryItem>("InventoryItemReply", "inventoryItem")
        .counted::<inventory_v2::InventoryItem>("InventoryItemsPage", "inventoryItems")
        .add::<inventory_v2::IncrementData>()
        .add::<inventory_v2::DecrementData>()
        .write("inventory.ts");
}

#[test]
fn catalog_v3_types() {
    rich_content_declarations().write("rich-content.ts");
    search_declarations().write("catalog-search.ts");
    inventory_item_declarations().write("inventory-items-v3.ts");
    product_v3_declarations().write("products-v3.ts");
    Declarations::of("variants_v3.query")
        .sharing("catalog-search", &search_declarations())
        .sharing("products-v3", &product_v3_declarations())
        .sharing("products", &product_declarations())
        .add::<variants_v3::QueryVariants>()
        .add::<variants_v3::SearchVariants>()
        .page::<variants_v3::ReadOnlyVariant, CursorPagingMetadata>("VariantsPage", "variants", "pagingMetadata")
        .found::<variants_v3::ReadOnlyVariant>("FoundVariants", "variants")
        .write("variants-v3.ts");
    Declarations::of("catalog_versioning.get")
        .answer::<catalog_versioning::CatalogVersion>("GetCatalogVersionReply", "catalogVersion")
        .write("catalog-versioning.ts");
}

#[test]
fn types_that_products_share() {
    Declarations::of("brands_v3.get")
        .sharing("catalog-search", &search_declarations())
        .add::<brands_v3::GetBrand>()
        .add::<brands_v3::GetOrCreateBrand>()
        .add::<brands_v3::UpdateBrand>()
        .answer::<brands_v3::Brand>("BrandReply", "brand")
        .page::<brands_v3::Brand, CursorPagingMetadata>("BrandsPage", "brands", "pagingMetadata")
        .write("brands-v3.ts");
    Declarations::of("ribbons_v3.get")
        .sharing("catalog-search", &search_declarations())
        .add::<ribbons_v3::GetRibbon>()
        .add::<ribbons_v3::GetOrCreateRibbon>()
        .add::<ribbons_v3::UpdateRibbon>()
        .answer::<ribbons_v3::Ribbon>("RibbonReply", "ribbon")
        .page::<ribbons_v3::Ribbon, CursorPagingMetadata>("RibbonsPage", "ribbons", "pagingMetadata")
        .write("ribbons-v3.ts");
    Declarations::of("info_sections_v3.get")
        .sharing("catalog-search", &search_declarations())
        .sharing("rich-content", &rich_content_declarations())
        .add::<info_sections_v3::GetInfoSection>()
        .add::<info_sections_v3::GetOrCreateInfoSection>()
        .add::<info_sections_v3::UpdateInfoSection>()
        .answer::<info_sections_v3::InfoSection>("InfoSectionReply", "infoSection")
        .page::<info_sections_v3::InfoSection, CursorPagingMetadata>(
            "InfoSectionsPage",
            "infoSections",
            "pagingMetadata",
        )
        .write("info-sections-v3.ts");
    Declarations::of("customizations_v3.get")
        .sharing("catalog-search", &search_declarations())
        .sharing("products-v3", &product_v3_declarations())
        .add::<customizations_v3::GetCustomization>()
        .add::<customizations_v3::UpdateCustomization>()
        .add::<customizations_v3::AddCustomizationChoices>()
        .add::<customizations_v3::SetCustomizationChoices>()
        .add::<customizations_v3::RemoveCustomizationChoices>()
        .add::<customizations_v3::UpdateCustomizationChoices>()
        .answer::<customizations_v3::Customization>("CustomizationReply", "customization")
        .page::<customizations_v3::Customization, CursorPagingMetadata>(
            "CustomizationsPage",
            "customizations",
            "pagingMetadata",
        )
        .write("customizations-v3.ts");
}

#[test]
fn member_types() {
    Declarations::of("members.get_my")
        .answer::<members::Member>("MemberReply", "member")
        .page::<members::Member, QueryMetadata>("MembersReply", "members", "metadata")
        .add::<members::Search>()
        .add::<members::FieldSet>()
        .add::<AddressLocation>()
        .bulk_or_job("BulkReply")
        .answer::<member_reports::MemberReport>("ReportPayload", "memberReport")
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
        .add::<authentication::EmailValidation>()
        .add::<oauth::TokenInfo>()
        .add::<oauth::UserInfo>()
        .write("authentication.ts");
}

#[test]
fn redirect_types() {
    Declarations::of("redirects.create_session")
        .add::<redirects::CreateRedirectSession>()
        .answer::<redirects::RedirectSession>("RedirectSessionReply", "redirectSession")
        .write("redirects.ts");
}

#[test]
fn conversion_tables() {
    let groups = [
        ("authentication", "authentication.login"),
        ("cart", "cart.get_current"),
        ("cartV2", "current_cart_v2.get"),
        ("checkout", "checkout.get"),
        ("customizationsV3", "customizations_v3.get"),
        ("entitiesV3", "brands_v3.get"),
        ("infoSectionsV3", "info_sections_v3.get"),
        ("inventory", "inventory_v2.query"),
        ("members", "members.get_my"),
        ("orders", "orders.get"),
        ("products", "products.get"),
        ("productsV3", "products_v3.get"),
        ("redirects", "redirects.create_session"),
        ("storeVariants", "products.get_store_variant"),
        ("variantsV3", "variants_v3.query"),
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
            ("contents", conversions.contents),
            ("opaque", conversions.opaque),
        ];
        for (list, names) in lists.into_iter().filter(|(_, names)| !names.is_empty()) {
            write!(text, "\n  {list}: {names:?},").unwrap();
        }
        text.push_str(if text.ends_with('{') { "};\n" } else { "\n};\n" });
    }
    hold("conversions.ts", &text);
}

#[test]
fn endpoint_rows() {
    let mut text = HEADER.to_owned();
    text.push_str(
        "/** The calls, each by its row: id, method, service, who may call, what a repeat does, second form, path. */\n\n",
    );
    for row in &ENDPOINTS {
        writeln!(text, "export const {} = \"{}\";", camel_case(row.id), row.to_row()).unwrap();
    }
    hold("endpoints.ts", &text);
}

/// `cart.get_current` becomes `cartGetCurrent`.
fn camel_case(id: &str) -> String {
    let mut parts = id.split(['.', '_']);
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |name, part| {
        let (head, tail) = part.split_at(1);
        name + &head.to_uppercase() + tail
    })
}
