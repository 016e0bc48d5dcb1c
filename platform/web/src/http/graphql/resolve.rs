//! The resolvers: each field is read from the answer of a call by the same caller.

use super::product::product;
use base::contract;
use base::{ApiError, Call, Result, Shop, access::Caller};
use cartwright::query::CursorPagingMetadata;
use cartwright::resources::{collections::Collection, products_v3};
use cartwright_graphql::{FieldError, Resolve};
use serde::{Deserialize, de::DeserializeOwned};
use serde_json::{Map, Value, json};
use shop::catalog::{self, v1, v3};

/// Product fields that a call returns only on request.
const FIELDS: &[&str] = &[
    "URL",
    "CURRENCY",
    "PLAIN_DESCRIPTION",
    "MEDIA_ITEMS_INFO",
    "DIRECT_CATEGORIES_INFO",
    "VARIANT_OPTION_CHOICE_NAMES",
];

/// The catalog as the caller sees it.
pub(super) struct Catalog<'a> {
    pub(super) shop: &'a Shop,
    pub(super) caller: &'a Caller,
}

/// A catalog call's handler.
type Answering = fn(&Shop, &Call) -> Result<Value>;

impl Resolve for Catalog<'_> {
    fn resolve(
        &self,
        type_name: &str,
        field: &str,
        parent: &Value,
        arguments: &Map<String, Value>,
    ) -> Result<Value, FieldError> {
        match (type_name, field) {
            ("Query", "product") => self.product(arguments),
            ("Query", "products") => self.page(arguments, arguments.get("filter")),
            ("Query", "collection") => self.collection(arguments),
            ("Query", "collections") => self.collections(arguments),
            ("Product", "collections") => self.collections_of(parent),
            ("Collection", "products") => {
                let is_in = json!({ "$matchItems": [{ "id": { "$in": [parent.get("id")] } }] });
                self.page(arguments, Some(&json!({ "allCategoriesInfo.categories": is_in })))
            }
            _ => Err(FieldError::new(format!("{type_name}.{field} has no resolver"))),
        }
    }
}

impl Catalog<'_> {
    fn product(&self, arguments: &Map<String, Value>) -> Result<Value, FieldError> {
        let found: Option<products_v3::Product> = match id_and_slug(arguments) {
            (Some(id), None) => self.found(v3::get, json!({ "productId": id, "fields": FIELDS }), "product")?,
            (None, Some(slug)) => self.found(v3::get_by_slug, json!({ "slug": slug, "fields": FIELDS }), "product")?,
            _ => return Err(FieldError::new("Either id or slug is needed")),
        };
        Ok(found.map(product).unwrap_or_default())
    }

    fn collection(&self, arguments: &Map<String, Value>) -> Result<Value, FieldError> {
        let found: Option<Collection> = match id_and_slug(arguments) {
            (Some(id), None) => self.found(v1::get_collection, json!({ "id": id }), "collection")?,
            (None, Some(slug)) => self.found(v1::get_collection_by_slug, json!({ "slug": slug }), "collection")?,
            _ => return Err(FieldError::new("Either id or slug is needed")),
        };
        Ok(found.as_ref().map(collection).unwrap_or_default())
    }

    fn collections(&self, arguments: &Map<String, Value>) -> Result<Value, FieldError> {
        let paging = json!({ "limit": arguments.get("first"), "offset": arguments.get("offset") });
        let payload = json!({ "query": { "paging": paging } });
        let found: Vec<Collection> = self.part(v1::query_collections, payload, "collections")?;
        Ok(found.iter().map(collection).collect())
    }

    fn collections_of(&self, product: &Value) -> Result<Value, FieldError> {
        let mut collections = Vec::new();
        for id in product.get("categories").and_then(Value::as_array).into_iter().flatten() {
            let found: Option<Collection> = self.found(v1::get_collection, json!({ "id": id }), "collection")?;
            collections.extend(found.as_ref().map(collection));
        }
        Ok(collections.into())
    }

    /// A page of products. A cursor contains the filter, search and sort of the first page.
    fn page(&self, arguments: &Map<String, Value>, filter: Option<&Value>) -> Result<Value, FieldError> {
        let first = arguments.get("first");
        let search = match arguments.get("after").and_then(Value::as_str) {
            Some(cursor) => json!({ "cursorPaging": { "limit": first, "cursor": cursor } }),
            None => {
                let keys = arguments.get("sort").and_then(Value::as_array).into_iter().flatten();
                let sort: Vec<Value> =
                    keys.map(|key| json!({ "fieldName": key.get("field"), "order": key.get("order") })).collect();
                let words = arguments.get("search").and_then(Value::as_str);
                json!({
                    "filter": filter,
                    "sort": (!sort.is_empty()).then_some(sort),
                    "search": words.map(|words| json!({ "expression": words, "mode": "AND", "fuzzy": true })),
                    "cursorPaging": { "limit": first },
                })
            }
        };
        let payload = Map::from_iter([("search".to_owned(), search), ("fields".to_owned(), json!(FIELDS))]);
        contract::check("products_v3.search", &payload, &|| u32::MAX).map_err(|error| refused(&error))?;
        let found: FoundPage = read(self.answer(catalog::search_v3, payload.into())?)?;
        let end_cursor = found.paging_metadata.cursors.and_then(|cursors| cursors.next);
        Ok(json!({
            "nodes": found.products.into_iter().map(product).collect::<Vec<Value>>(),
            "hasNextPage": end_cursor.is_some(),
            "endCursor": end_cursor,
        }))
    }

    /// Makes a call as the query's caller, and deserializes a field of its answer.
    fn part<T: DeserializeOwned>(&self, call: Answering, payload: Value, name: &str) -> Result<T, FieldError> {
        let mut answer = self.answer(call, payload)?;
        read(answer.get_mut(name).map(Value::take).unwrap_or_default())
    }

    /// Like [`part`](Self::part), for an entity that may not exist.
    fn found<T: DeserializeOwned>(&self, call: Answering, payload: Value, name: &str) -> Result<Option<T>, FieldError> {
        match self.part(call, payload, name) {
            Ok(part) => Ok(Some(part)),
            Err(error) if error.code.as_deref().is_some_and(|code| code.ends_with("NOT_FOUND")) => Ok(None),
            Err(error) => Err(error),
        }
    }

    fn answer(&self, call: Answering, payload: Value) -> Result<Value, FieldError> {
        let payload = match payload {
            Value::Object(payload) => payload,
            _ => Map::new(),
        };
        call(self.shop, &Call::inner(self.shop, self.caller.clone(), payload)).map_err(|error| refused(&error))
    }
}

/// The part of a search's answer that paging needs.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct FoundPage {
    #[serde(default)]
    products: Vec<products_v3::Product>,
    #[serde(default)]
    paging_metadata: CursorPagingMetadata,
}

fn id_and_slug(arguments: &Map<String, Value>) -> (Option<&str>, Option<&str>) {
    let text = |name: &str| arguments.get(name).and_then(Value::as_str);
    (text("id"), text("slug"))
}

fn read<T: DeserializeOwned>(value: Value) -> Result<T, FieldError> {
    serde_json::from_value(value).map_err(|error| FieldError::new(error.to_string()))
}

/// A collection in the schema's form.
fn collection(collection: &Collection) -> Value {
    json!({
        "id": collection.id,
        "name": collection.name,
        "slug": collection.slug,
        "description": collection.description,
        "productCount": collection.number_of_products,
    })
}

/// A call's refusal as a field error, with the platform's code.
fn refused(error: &ApiError) -> FieldError {
    let code = match error {
        ApiError::Application { code, .. } => *code,
        ApiError::Validation(_) => "INVALID_ARGUMENT",
        ApiError::Absent(_) => "NOT_FOUND",
        ApiError::TooManyRequests { .. } => "TOO_MANY_REQUESTS",
        // Internal errors appear in the log only.
        ApiError::OAuth { .. } | ApiError::StorageFull | ApiError::Internal(_) => {
            tracing::error!(%error, "a GraphQL query failed");
            return FieldError::new("System error occurred");
        }
    };
    FieldError::new(error.to_string()).with_code(code)
}
