//! The shop's entities by resource, read-only. Each screen links to the console, which can change them.

use super::{Bench, Input, frame::screen};
use crate::base::{ApiError, Call, Result, Shop, access::Caller};
use crate::commerce::rules;
use crate::http;
use axum::response::Response;
use maud::{Markup, html};
use serde_json::{Value, json};

const PATH: &str = "/workbench/data";
const PAGE: usize = 100;

/// A kind of entity, with the call that reads it.
struct Resource {
    name: &'static str,
    list: &'static str,
    /// The answer's field with the entities.
    items: &'static str,
    /// The field to show as the entity's title.
    title: &'static str,
    /// The date field to sort by, newest first.
    newest_first: Option<&'static str>,
    /// The path of the console's page.
    console: &'static str,
    /// Whether the console has a page for each entity, at the list's path and the entity's id.
    has_page: bool,
}

const fn resource(name: &'static str, list: &'static str, console: &'static str) -> Resource {
    Resource { name, list, items: name, title: "name", newest_first: None, console, has_page: false }
}

const CREATED: Option<&str> = Some("createdDate");

const RESOURCES: [Resource; 9] = [
    Resource { newest_first: CREATED, has_page: true, ..resource("products", "products_v3.query", "products") },
    Resource {
        items: "inventoryItems",
        title: "product.name",
        ..resource("stock", "inventory_items_v3.query", "stock")
    },
    Resource { newest_first: CREATED, has_page: true, ..resource("categories", "categories.query", "categories") },
    resource("brands", "brands_v3.query", "lists/brands"),
    resource("ribbons", "ribbons_v3.query", "lists/ribbons"),
    Resource { title: "uniqueName", ..resource("infoSections", "info_sections_v3.query", "lists/info-sections") },
    resource("customizations", "customizations_v3.query", "lists/customizations"),
    Resource {
        title: "number",
        newest_first: CREATED,
        has_page: true,
        ..resource("orders", "orders.search", "orders")
    },
    Resource {
        title: "loginEmail",
        newest_first: CREATED,
        has_page: true,
        ..resource("members", "members.query", "members")
    },
];

/// The kinds of rules with a page in the console.
const CONSOLE_RULES: [(&str, &str); 5] = [
    ("coupons", "rules/coupons"),
    ("giftCards", "rules/gift-cards"),
    ("memberships", "rules/memberships"),
    ("shippingOptions", "rules/delivery"),
    ("taxRules", "rules/tax"),
];

struct Page {
    entities: Vec<Value>,
    /// The next page's cursor or offset.
    next: Option<String>,
}

impl Resource {
    /// A page of entities; `after` is empty, a cursor, or (for members) an offset.
    fn page(&self, shop: &Shop, after: &str) -> Result<Page> {
        let is_by_offset = self.name == "members";
        let offset = after.parse::<usize>().unwrap_or_default();
        let order = self.newest_first.map(|field| json!([{ "fieldName": field, "order": "DESC" }]));
        let query = match (is_by_offset, after) {
            (true, _) => json!({ "paging": { "limit": PAGE, "offset": offset }, "sorting": order }),
            (false, "") => json!({ "cursorPaging": { "limit": PAGE }, "sort": order.unwrap_or_else(|| json!([])) }),
            (false, cursor) => json!({ "cursorPaging": { "limit": PAGE, "cursor": cursor } }),
        };
        let mut page = self.read(shop, query)?;
        if is_by_offset && page.entities.len() == PAGE {
            page.next = Some((offset + PAGE).to_string());
        }
        Ok(page)
    }

    fn read(&self, shop: &Shop, query: Value) -> Result<Page> {
        let field = if self.list.ends_with(".search") { "search" } else { "query" };
        let tree = (self.name == "categories").then(|| json!({ "appNamespace": "@wix/stores" }));
        let payload = json!({ field: query, "treeReference": tree });
        let row = cartwright::endpoint_named(self.list).map_err(ApiError::internal)?;
        let call = Call::inner(shop, Caller::owner(), serde_json::from_value(payload)?);
        let mut found = http::perform(row, shop, &call)?;
        let next = ["/pagingMetadata/cursors/next", "/metadata/cursors/next"];
        let next = next.iter().find_map(|path| found.pointer(path)?.as_str());
        let next = next.filter(|next| !next.is_empty()).map(str::to_owned);
        let items = found.get_mut(self.items).map(Value::take);
        let entities = items.and_then(|items| serde_json::from_value(items).ok());
        Ok(Page { entities: entities.unwrap_or_default(), next })
    }
}

/// A resource by its name in the address: entities with calls, or a kind of rule.
enum ResourceKind {
    Entities(&'static Resource),
    Rules(String),
}

impl ResourceKind {
    fn named(name: &str) -> Self {
        match RESOURCES.iter().find(|resource| resource.name == name) {
            Some(resource) => Self::Entities(resource),
            None => Self::Rules(name.to_owned()),
        }
    }

    fn page(&self, shop: &Shop, after: &str) -> Result<Page> {
        match self {
            Self::Entities(resource) => resource.page(shop, after),
            Self::Rules(kind) => {
                let mut found = shop.db.read(|connection| rules::list(connection, kind))?;
                let rules = found.get_mut("rules").map(Value::take).unwrap_or_default();
                Ok(Page { entities: serde_json::from_value(rules)?, next: None })
            }
        }
    }

    fn title<'a>(&self, entity: &'a Value) -> &'a str {
        let named = match self {
            Self::Entities(resource) => entity.pointer(&["/", &resource.title.replace('.', "/")].concat()),
            Self::Rules(_) => ["code", "name", "title"].iter().find_map(|name| entity.get(name)),
        };
        named.and_then(Value::as_str).unwrap_or_default()
    }

    fn find(&self, shop: &Shop, id: &str) -> Result<Value> {
        let page = match self {
            Self::Entities(resource) => resource.read(shop, json!({ "filter": { "id": id } }))?,
            Self::Rules(_) => self.page(shop, "")?,
        };
        let found = page.entities.into_iter().find(|entity| id_of(entity) == id);
        found.ok_or_else(|| ApiError::not_found("NOT_FOUND", format!("There is no {id}")))
    }

    /// The path of the console's page: of the entity if it has one, else of the list.
    fn console_path(&self, id: Option<&str>) -> Option<String> {
        match self {
            Self::Entities(resource) => {
                let id = id.filter(|_| resource.has_page).map(|id| ["/", id].concat()).unwrap_or_default();
                Some([resource.console, &id].concat())
            }
            Self::Rules(kind) => {
                CONSOLE_RULES.iter().find(|(name, _)| name == kind).map(|(_, path)| (*path).to_owned())
            }
        }
    }

    /// Instructions for changing the screen's entities.
    fn how_to_change(&self, shop: &Shop, id: Option<&str>) -> Markup {
        let change = if id.is_some() { "Change it" } else { "Change them" };
        let store = shop.config.store_origins.first().filter(|store| store.as_str() != "*");
        html! {
            @match (self.console_path(id), store, self) {
                (Some(path), Some(store), _) => p { a href={ (store) "/owner/" (path) } { (change) " in the console" } },
                (None, _, Self::Rules(kind)) => p {
                    (change) " with the owner's key: " code { "PUT /_platform/rules/" (kind) "/{id}" }
                },
                _ => p { (change) " in the store's console, under " code { "/owner" } },
            }
        }
    }
}

fn id_of(entity: &Value) -> &str {
    entity.get("id").and_then(Value::as_str).unwrap_or_default()
}

pub(super) fn links() -> Markup {
    let names = RESOURCES.iter().map(|resource| resource.name);
    html! {
        ul.row { @for name in names.chain(rules::KINDS) {
            li { a href={ (PATH) "/of/" (name) } { (name) } }
        } }
    }
}

pub(super) fn list(bench: &Bench, input: &Input) -> Result<Response> {
    let shop = &bench.shop;
    let name = input.place("resource");
    let kind = ResourceKind::named(name);
    let Page { entities, next } = kind.page(shop, input.field("after"))?;
    let body = html! {
        p { a href=(PATH) { "All data" } }
        (kind.how_to_change(shop, None))
        div.scroll { table { tbody { @for entity in &entities { tr {
            td { a href={ (PATH) "/of/" (name) "/" (id_of(entity)) } { (id_of(entity)) } }
            td { (kind.title(entity)) }
        } } } } }
        @if entities.is_empty() { p { "There are none." } }
        @if let Some(next) = next {
            form method="get" { div.row { button type="submit" name="after" value=(next) { "Next page" } } }
        }
    };
    Ok(screen(PATH, name, None, &body))
}

pub(super) fn show(bench: &Bench, input: &Input) -> Result<Response> {
    let shop = &bench.shop;
    let (name, id) = (input.place("resource"), input.place("id"));
    let kind = ResourceKind::named(name);
    let entity = kind.find(shop, id)?;
    let body = html! {
        p { a href={ (PATH) "/of/" (name) } { "All " (name) } }
        (kind.how_to_change(shop, Some(id)))
        pre { code { (serde_json::to_string_pretty(&entity)?) } }
    };
    let title = Some(kind.title(&entity)).filter(|title| !title.is_empty()).unwrap_or(id);
    Ok(screen(PATH, title, None, &body))
}
