//! The shop's entities by resource, each to be read and edited: changes are the owner's calls, with their rules and events.

use super::frame::screen;
use super::{Bench, Fields};
use crate::base::access::Caller;
use crate::base::actor::acting_as;
use crate::base::call::Call;
use crate::base::contract::Carrier;
use crate::base::error::ApiError;
use crate::base::state::Shop;
use crate::commerce::rules;
use crate::http;
use axum::Form;
use axum::extract::{Path, Query, State};
use axum::response::Response;
use maud::{Markup, html};
use serde_json::{Map, Value, json};

const PATH: &str = "/workbench/data";
/// The entities of a page.
const PAGE: usize = 100;

/// A kind of entity with the calls that it is read and changed by.
struct Resource {
    name: &'static str,
    list: &'static str,
    /// The payload's field of the query, with its order.
    query: &'static str,
    newest_first: Option<&'static str>,
    /// The answer's field of the entities.
    items: &'static str,
    /// The field that people know an entity by.
    title: &'static str,
    update: &'static str,
    /// The payload's field of the entity.
    entity: &'static str,
    /// The call that deletes one, with its field of the id.
    delete: Option<(&'static str, &'static str)>,
    is_in_tree: bool,
}

const PLAIN: Resource = Resource {
    name: "",
    list: "",
    query: "query",
    newest_first: Some("createdDate"),
    items: "",
    title: "name",
    update: "",
    entity: "",
    delete: None,
    is_in_tree: false,
};

const RESOURCES: [Resource; 9] = [
    Resource {
        name: "products",
        list: "products_v3.query",
        items: "products",
        update: "products_v3.update",
        entity: "product",
        delete: Some(("products_v3.delete", "productId")),
        ..PLAIN
    },
    Resource {
        name: "stock",
        list: "inventory_items_v3.query",
        newest_first: None,
        items: "inventoryItems",
        title: "product.name",
        update: "inventory_items_v3.update",
        entity: "inventoryItem",
        ..PLAIN
    },
    Resource {
        name: "categories",
        list: "categories.query",
        items: "categories",
        update: "categories.update",
        entity: "category",
        delete: Some(("categories.delete", "categoryId")),
        is_in_tree: true,
        ..PLAIN
    },
    Resource {
        name: "brands",
        list: "brands_v3.query",
        newest_first: None,
        items: "brands",
        update: "brands_v3.update",
        entity: "brand",
        delete: Some(("brands_v3.delete", "brandId")),
        ..PLAIN
    },
    Resource {
        name: "ribbons",
        list: "ribbons_v3.query",
        newest_first: None,
        items: "ribbons",
        update: "ribbons_v3.update",
        entity: "ribbon",
        delete: Some(("ribbons_v3.delete", "ribbonId")),
        ..PLAIN
    },
    Resource {
        name: "infoSections",
        list: "info_sections_v3.query",
        newest_first: None,
        items: "infoSections",
        title: "uniqueName",
        update: "info_sections_v3.update",
        entity: "infoSection",
        delete: Some(("info_sections_v3.delete", "infoSectionId")),
        ..PLAIN
    },
    Resource {
        name: "customizations",
        list: "customizations_v3.query",
        newest_first: None,
        items: "customizations",
        update: "customizations_v3.update",
        entity: "customization",
        delete: Some(("customizations_v3.delete", "customizationId")),
        ..PLAIN
    },
    Resource {
        name: "orders",
        list: "orders.search",
        query: "search",
        items: "orders",
        title: "number",
        update: "orders.update",
        entity: "order",
        ..PLAIN
    },
    Resource {
        name: "members",
        list: "members.query",
        items: "members",
        title: "loginEmail",
        update: "members.update",
        entity: "member",
        delete: Some(("members.delete", "id")),
        ..PLAIN
    },
];

impl Resource {
    /// A payload, with the tree that the call is about if it is about one.
    fn in_tree(&self, mut payload: Value) -> Value {
        if let Some(fields) = payload.as_object_mut().filter(|_| self.is_in_tree) {
            fields.insert("treeReference".to_owned(), json!({ "appNamespace": "@wix/stores" }));
        }
        payload
    }

    /// A page of the entities: the first one, or that after another.
    fn page(&self, shop: &Shop, after: &str) -> Result<Page, ApiError> {
        let sort = self.newest_first.map(|field| json!([{ "fieldName": field, "order": "DESC" }]));
        let offset = after.parse::<usize>().unwrap_or_default();
        let (mut query, sorting) = match (self.is_by_offset(), after) {
            (true, _) => (json!({ "paging": { "limit": PAGE, "offset": offset } }), "sorting"),
            (false, "") => (json!({ "cursorPaging": { "limit": PAGE } }), "sort"),
            (false, cursor) => return self.ask(shop, json!({ "cursorPaging": { "limit": PAGE, "cursor": cursor } })),
        };
        if let (Some(sort), Some(fields)) = (sort, query.as_object_mut()) {
            fields.insert(sorting.to_owned(), sort);
        }
        let mut page = self.ask(shop, query)?;
        if self.is_by_offset() && page.entities.len() == PAGE {
            page.next = Some((offset + PAGE).to_string());
        }
        Ok(page)
    }

    /// Whether pages are told by an offset, rather than by a cursor.
    fn is_by_offset(&self) -> bool {
        self.name == "members"
    }

    fn ask(&self, shop: &Shop, query: Value) -> Result<Page, ApiError> {
        let mut found = call(shop, self.list, self.in_tree(json!({ self.query: query })))?;
        let next = ["/pagingMetadata/cursors/next", "/metadata/cursors/next"];
        let next = next.iter().find_map(|path| found.pointer(path)?.as_str());
        let next = next.filter(|next| !next.is_empty()).map(str::to_owned);
        let items = found.get_mut(self.items).map(Value::take);
        let entities = items.and_then(|items| serde_json::from_value(items).ok());
        Ok(Page { entities: entities.unwrap_or_default(), next })
    }

    /// Sends the fields of an entity that are others than before.
    fn change(&self, shop: &Shop, before: &Value, after: &Value) -> Result<(), ApiError> {
        let mut entity = changes(before, after);
        for name in ["id", "revision"] {
            if let Some(value) = before.get(name) {
                entity.insert(name.to_owned(), value.clone());
            }
        }
        call(shop, self.update, self.in_tree(json!({ self.entity: entity }))).map(drop)
    }
}

/// A page of entities.
struct Page {
    entities: Vec<Value>,
    /// The cursor of the next page, or its offset.
    next: Option<String>,
}

/// The fields of an object that another one has otherwise. What is gone is null.
fn changes(before: &Value, after: &Value) -> Map<String, Value> {
    let none = Map::new();
    let (before, after) = (before.as_object().unwrap_or(&none), after.as_object().unwrap_or(&none));
    let changed = after.iter().filter(|(name, value)| before.get(*name) != Some(value));
    let gone = before.keys().filter(|name| !after.contains_key(*name));
    changed
        .map(|(name, value)| (name.clone(), value.clone()))
        .chain(gone.map(|name| (name.clone(), Value::Null)))
        .collect()
}

/// Does the owner's work, which events name as the actor.
fn as_owner(shop: &Shop, work: impl FnOnce() -> Result<Value, ApiError>) -> Result<(), ApiError> {
    acting_as(Caller::owner().actor(shop), work).map(drop)
}

/// Makes a call as the owner.
fn call(shop: &Shop, id: &str, payload: Value) -> Result<Value, ApiError> {
    let row = cartwright::endpoint_named(id).map_err(|error| ApiError::Internal(error.to_string()))?;
    let payload = serde_json::from_value(payload)?;
    http::perform(row, shop, &Call::inner(Caller::owner(), payload), Carrier::Body)
}

/// A resource by its name in the address: entities with calls, or a kind of rule.
enum Kind {
    Entities(&'static Resource),
    Rules(String),
}

impl Kind {
    fn named(name: &str) -> Self {
        match RESOURCES.iter().find(|resource| resource.name == name) {
            Some(resource) => Self::Entities(resource),
            None => Self::Rules(name.to_owned()),
        }
    }

    fn page(&self, shop: &Shop, after: &str) -> Result<Page, ApiError> {
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

    fn one(&self, shop: &Shop, id: &str) -> Result<Value, ApiError> {
        let page = match self {
            Self::Entities(resource) => resource.ask(shop, json!({ "filter": { "id": id } }))?,
            Self::Rules(_) => self.page(shop, "")?,
        };
        let found = page.entities.into_iter().find(|entity| id_of(entity) == id);
        found.ok_or_else(|| ApiError::not_found("NOT_FOUND", format!("There is no {id}")))
    }

    fn change(&self, shop: &Shop, before: &Value, after: Value) -> Result<(), ApiError> {
        match self {
            Self::Entities(resource) => resource.change(shop, before, &after),
            Self::Rules(kind) => as_owner(shop, || http::rules::put(shop, kind, id_of(before), after)),
        }
    }

    fn can_delete(&self) -> bool {
        match self {
            Self::Entities(resource) => resource.delete.is_some(),
            Self::Rules(_) => true,
        }
    }

    fn delete(&self, shop: &Shop, id: &str) -> Result<(), ApiError> {
        match self {
            Self::Entities(resource) => {
                let (name, field) = resource.delete.ok_or_else(|| ApiError::forbidden("These are not deleted"))?;
                call(shop, name, resource.in_tree(json!({ field: id }))).map(drop)
            }
            Self::Rules(kind) => as_owner(shop, || http::rules::delete(shop, kind, id)),
        }
    }
}

fn id_of(entity: &Value) -> &str {
    entity.get("id").and_then(Value::as_str).unwrap_or_default()
}

/// The links to all resources.
pub(super) fn links() -> Markup {
    let names = RESOURCES.iter().map(|resource| resource.name);
    html! {
        ul.row { @for name in names.chain(rules::KINDS) {
            li { a href={ (PATH) "/of/" (name) } { (name) } }
        } }
    }
}

/// `GET /workbench/data/of/{resource}`
pub(super) async fn list(
    State(bench): State<Bench>,
    Path(name): Path<String>,
    Query(fields): Query<Fields>,
) -> Response {
    bench
        .screen(move |shop| {
            let kind = Kind::named(&name);
            let after = fields.get("after").map(String::as_str).unwrap_or_default();
            let Page { entities, next } = kind.page(shop, after)?;
            let body = html! {
                p { a href=(PATH) { "All data" } }
                @if fields.contains_key("deleted") { p role="status" { "It is deleted." } }
                div.scroll { table { tbody { @for entity in &entities { tr {
                    td { a href={ (PATH) "/of/" (name) "/" (id_of(entity)) } { (id_of(entity)) } }
                    td { (kind.title(entity)) }
                } } } } }
                @if entities.is_empty() { p { "There are none." } }
                @if let Some(next) = next {
                    form method="get" { div.row { button type="submit" name="after" value=(next) { "Further ones" } } }
                }
            };
            Ok(screen(PATH, &name, None, &body))
        })
        .await
}

/// `GET /workbench/data/of/{resource}/{id}`
pub(super) async fn show(State(bench): State<Bench>, Path((name, id)): Path<(String, String)>) -> Response {
    bench
        .screen(move |shop| {
            let kind = Kind::named(&name);
            let entity = kind.one(shop, &id)?;
            let text = serde_json::to_string_pretty(&entity)?;
            Ok(screen(PATH, &id, None, &form(&kind, &name, &text, &text, None)))
        })
        .await
}

/// The form of an entity: `before` is what it was when it was read, `text` what it is to be.
fn form(kind: &Kind, name: &str, before: &str, text: &str, done: Option<&Result<(), ApiError>>) -> Markup {
    html! {
        p { a href={ (PATH) "/of/" (name) } { "All " (name) } }
        @match done {
            None => {},
            Some(Ok(())) => p role="status" { "It is saved." },
            Some(Err(error)) => p role="alert" { (error) },
        }
        form method="post" {
            input type="hidden" name="before" value=(before);
            label for="text" { "What the owner's call is to make of it" }
            textarea id="text" name="text" spellcheck="false" rows="24" { (text) }
            div.row {
                button type="submit" name="do" value="save" { "Save" }
                @if kind.can_delete() { button.quiet type="submit" name="do" value="delete" { "Delete" } }
            }
        }
    }
}

/// `POST /workbench/data/of/{resource}/{id}`
pub(super) async fn change(
    State(bench): State<Bench>,
    Path((name, id)): Path<(String, String)>,
    Form(fields): Form<Fields>,
) -> Response {
    bench
        .screen(move |shop| {
            let kind = Kind::named(&name);
            let field = |name: &str| fields.get(name).map(String::as_str).unwrap_or_default();
            if field("do") == "delete" {
                kind.delete(shop, &id)?;
                return Ok(super::see_other(&format!("{PATH}/of/{name}?deleted")));
            }
            let malformed =
                |error: serde_json::Error| ApiError::field("text", "FORMAT", format!("is no JSON: {error}"));
            let before: Value = serde_json::from_str(field("before")).map_err(malformed)?;
            let changed = serde_json::from_str(field("text"))
                .map_err(malformed)
                .and_then(|after| kind.change(shop, &before, after));
            let body = match &changed {
                Ok(()) => {
                    let text = serde_json::to_string_pretty(&kind.one(shop, &id)?)?;
                    form(&kind, &name, &text, &text, Some(&changed))
                }
                // The text stays in the form.
                Err(_) => form(&kind, &name, field("before"), field("text"), Some(&changed)),
            };
            Ok(screen(PATH, &id, None, &body))
        })
        .await
}

#[cfg(test)]
mod tests {
    use super::changes;
    use serde_json::{Value, json};

    #[test]
    fn changes_are_what_is_other_new_or_gone() {
        let before = json!({ "a": 1, "b": { "c": 2 }, "d": "x" });
        let after = json!({ "a": 1, "b": { "c": 3 }, "e": true });
        let expected = json!({ "b": { "c": 3 }, "d": null, "e": true });
        assert_eq!(Value::Object(changes(&before, &after)), expected);
    }
}
