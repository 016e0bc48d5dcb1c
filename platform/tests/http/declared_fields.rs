//! The fields by which the contract's lists are filtered and sorted, each against the values that the lists show.

use crate::catalog_v3::rug;
use crate::members::{member, public_member};
use crate::order_contents::bought;
use crate::site::*;
use cartwright_platform::Config;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// The lists of the contract, each with its path and the place of its query in the payload.
const LISTS: [(&str, &str, &str); 19] = [
    ("orders.search", "/ecom/v1/orders/search", "search"),
    ("members.query", "/members/v1/members/query", "query"),
    ("member_report.query", "/members/v1/member-reports/query", "query"),
    ("collections.query", "/stores-reader/v2/collections/query", "query"),
    ("products.query", "/stores-reader/v1/products/query-platformized", "query"),
    ("products_v3.search", "/stores/v3/products/search", "search"),
    ("products_v3.query", "/stores/v3/products/query", "query"),
    ("variants_v3.query", "/stores/v3/products/query-variants", "query"),
    ("variants_v3.search", "/stores/v3/products/search-variants", "search"),
    ("brands_v3.query", "/stores/v3/brands/query", "query"),
    ("ribbons_v3.query", "/stores/v3/ribbons/query", "query"),
    ("info_sections_v3.query", "/stores/v3/info-sections/query", "query"),
    ("customizations_v3.query", "/stores/v3/customizations/query", "query"),
    ("inventory_items_v3.query", "/stores/v3/inventory-items/query", "query"),
    ("inventory_items_v3.search", "/stores/v3/inventory-items/search", "search"),
    ("product_groups_v3.query", "/stores/v3/product-groups/query", "query"),
    ("product_groups_v3.search", "/stores/v3/product-groups/search", "search"),
    ("categories.query", "/categories/v1/categories/query", "query"),
    ("categories.search", "/categories/v1/categories/search", "search"),
];

/// The lists whose pages have an offset; all others have cursors.
const BY_OFFSET: [&str; 4] = ["members.query", "member_report.query", "collections.query", "products.query"];

/// Fields that entities show in part: an item that is counted shows its quantity in the place of `inStock`.
const SHOWN_OTHERWISE: [&str; 1] = ["inStock"];

/// Declared fields without a value in the test's shop: the test shows only that the list accepts a filter.
const WITHOUT_VALUE: &[&str] = &[
    "categories.query managingAppId",
    "categories.query parentCategory.id",
    "categories.query parentCategory.index",
    "categories.query treeReference.treeKey",
    "categories.search managingAppId",
    "categories.search parentCategory.id",
    "categories.search parentCategory.index",
    "categories.search treeReference.treeKey",
    "inventory_items_v3.query product.brand.id",
    "inventory_items_v3.query product.variantBarcode",
    "inventory_items_v3.search product.brand.id",
    "inventory_items_v3.search product.variantBarcode",
    "member_report.query reason",
    "orders.search businessLocation.id",
    "orders.search businessLocation.name",
    "orders.search buyerInfo.contactId",
    "orders.search channelInfo.externalOrderId",
    "orders.search createdBy.userId",
    "orders.search demo",
    "orders.search fulfillmentStatusesAggregate.statuses",
    "orders.search lineItems.locations.id",
    "orders.search lineItems.subscriptionInfo.id",
    "orders.search shippingInfo.logistics.deliveryTimeSlot.from",
    "orders.search shippingInfo.logistics.deliveryTimeSlot.to",
    "orders.search taxInfo.totalExempt.amount",
    "products.query price",
    "products_v3.search importId",
    "products_v3.search physicalProperties.deliveryProfileId",
    "products_v3.search physicalProperties.fulfillerId",
    "products_v3.search taxGroupId",
    "products_v3.search variantsInfo.variants",
    "variants_v3.search barcode",
    "variants_v3.search productData.brand.id",
    "variants_v3.search productData.physicalProperties.fulfillerId",
    "variants_v3.search productData.updatedDate",
];

/// The values of an entity at a path; each item of a list counts.
fn values<'a>(entity: &'a Value, path: &str) -> Vec<&'a Value> {
    let mut at = vec![entity];
    for part in path.split('.') {
        at = at.into_iter().filter_map(|value| value.get(part)).flat_map(items).collect();
    }
    at.into_iter().filter(|value| !value.is_null() && !value.is_object()).collect()
}

fn items(value: &Value) -> Vec<&Value> {
    value.as_array().map_or_else(|| vec![value], |items| items.iter().collect())
}

/// The value of a field that the fewest entities have.
fn rarest<'a>(shown: &'a [Value], path: &str) -> Option<&'a Value> {
    let all: Vec<&Value> = shown.iter().flat_map(|entity| values(entity, path)).collect();
    let having = |value: &&Value| shown.iter().filter(|entity| values(entity, path).contains(value)).count();
    all.into_iter().min_by_key(having)
}

/// The difference between the entities that a filter finds and those that show its value.
fn disagreement(shown: &[Value], found: &[Value], path: &str, value: &Value) -> Option<String> {
    let expected: Vec<&Value> = shown.iter().filter(|entity| values(entity, path).contains(&value)).collect();
    let missing = expected.iter().filter(|entity| !found.contains(entity)).count();
    let others = found.iter().filter(|entity| !values(entity, path).contains(&value)).count();
    (missing + others > 0)
        .then(|| format!("{path} = {value}: {missing} of {} missing, {others} others", expected.len()))
}

/// Two neighbours of a falling list of which the second is larger. Texts are compared without their case.
fn disorder(sorted: &[Value], path: &str) -> Option<String> {
    let text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_lowercase);
    let first = |entity| values(entity, path).first().copied().map(text);
    let texts: Vec<String> = sorted.iter().filter_map(first).collect();
    let numbers: Option<Vec<f64>> = texts.iter().map(|text| text.parse().ok()).collect();
    let rises =
        |at: &usize| numbers.as_ref().map_or(texts[*at] < texts[at + 1], |numbers| numbers[*at] < numbers[at + 1]);
    let found = (0..texts.len().saturating_sub(1)).find(rises);
    found.map(|at| format!("{path} falls from {} to {}", texts[at], texts[at + 1]))
}

/// The entities of an answer: its list of objects.
fn entities(body: &Value) -> Vec<Value> {
    let lists = body.as_object().unwrap().iter().filter(|(name, _)| *name != "fields");
    lists.filter_map(|(_, value)| value.as_array()).next().cloned().unwrap_or_default()
}

/// A shop with a past, a product that has every property, an order with a coupon, and a member who was reported.
async fn full_shop() -> Site {
    let site = Site::start_with(Config { past_days: 12, ..Config::for_tests() }).await;
    site.create_stocked_v3(rug()).await;
    let reported = public_member(&site, "ada@example.com").await;
    let reporting = member(&site, "bob@example.com").await;
    let report = json!({ "memberReport": { "reportedMemberId": reported.id, "reason": { "category": "SPAM" } } });
    let (status, body) = site.post("/members/v1/member-reports", &reporting.access, report).await;
    assert_eq!(status, 200, "{body}");
    let visitor = site.visitor().await.access;
    let pot = line(&site.plain_product(&visitor).await, 2);
    bought(&site, &visitor, vec![pot], "us-standard", json!({ "couponCode": "WELCOME10" })).await;
    site
}

/// A list call of the contract, on the test's site.
struct List<'a> {
    site: &'a Site,
    call: &'a str,
}

impl List<'_> {
    fn largest_page(&self) -> usize {
        if self.call.starts_with("inventory_items") || self.call.starts_with("variants") { 1000 } else { 100 }
    }

    /// Asks for the first page with a filter and a sort.
    async fn page(&self, filter: Value, sort: Value, limit: usize) -> Result<Vec<Value>, Value> {
        let (_, path, root) = LISTS.iter().find(|(name, ..)| *name == self.call).unwrap();
        let paging = if BY_OFFSET.contains(&self.call) { "paging" } else { "cursorPaging" };
        let fields: &[&str] = match self.call {
            "products_v3.query" | "products_v3.search" => {
                &["ALL_CATEGORIES_INFO", "DIRECT_CATEGORIES_INFO", "INFO_SECTION", "MIN_VARIANT_PRICE_INFO"]
            }
            _ => &[],
        };
        let payload = json!({
            *root: { "filter": filter, "sort": sort, paging: { "limit": limit } },
            "fields": fields,
            "fieldsets": ["FULL"],
            "treeReference": { "appNamespace": "@wix/stores" },
        });
        let (status, body) = self.site.post(path, &self.site.keys.owner_key, payload).await;
        if status == 200 { Ok(entities(&body)) } else { Err(body) }
    }
}

#[tokio::test]
async fn queries_can_filter_and_sort_by_every_declared_field() {
    let site = full_shop().await;
    let declared: Value = serde_json::from_str(cartwright_contract::QUERY_FIELDS).unwrap();
    let (mut faults, mut without_value) = (Vec::new(), BTreeSet::new());
    for (call, call_fields) in declared.as_object().unwrap() {
        let list = List { site: &site, call };
        let shown = list.page(json!({}), json!([]), list.largest_page()).await.unwrap();
        assert!(!shown.is_empty() && shown.len() < list.largest_page(), "{call}: {}", shown.len());
        for group in call_fields["groups"].as_array().unwrap() {
            let operators = group["operators"].to_string();
            for field in group["fields"].as_array().unwrap() {
                let field = field.as_str().unwrap();
                let (operator, path) = match &operators {
                    listed if listed.contains("$matchItems") => ("$matchItems", format!("{field}.id")),
                    listed if listed.contains("$hasAll") => ("$hasAll", field.to_owned()),
                    _ => ("$eq", field.to_owned()),
                };
                // A list of values cannot be sorted by.
                let is_sorted = group["sort"] == "BOTH" && operator == "$eq";
                let sort = if is_sorted { json!([{ "fieldName": field, "order": "DESC" }]) } else { json!([]) };
                let Some(value) = rarest(&shown, &path) else {
                    without_value.insert(format!("{call} {field}"));
                    let any = if operator == "$matchItems" {
                        json!({ operator: [{ "id": { "$in": ["x"] } }] })
                    } else {
                        json!({ "$exists": true })
                    };
                    if let Err(body) = list.page(json!({ field: any }), sort, 1).await {
                        faults.push(format!("{call} {field}: {body}"));
                    }
                    continue;
                };
                let condition = match operator {
                    "$matchItems" => json!([{ "id": { "$in": [value] } }]),
                    "$hasAll" => json!([value]),
                    _ => value.clone(),
                };
                if is_sorted {
                    let sorted = list.page(json!({}), sort.clone(), 20).await.unwrap_or_default();
                    faults.extend(disorder(&sorted, &path).map(|fault| format!("{call} {fault}")));
                }
                match list.page(json!({ field: { operator: condition } }), sort, list.largest_page()).await {
                    Ok(_) if SHOWN_OTHERWISE.contains(&field) => {}
                    Ok(found) => {
                        faults.extend(disagreement(&shown, &found, &path, value).map(|fault| format!("{call} {fault}")))
                    }
                    Err(body) => faults.push(format!("{call} {field}: {body}")),
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert_eq!(without_value.iter().map(String::as_str).collect::<Vec<_>>(), WITHOUT_VALUE);
}

#[test]
fn the_check_detects_a_filter_on_the_wrong_column() {
    let shown = [json!({ "id": "a", "tags": [{ "name": "x" }] }), json!({ "id": "b", "tags": [{ "name": "y" }] })];
    assert_eq!(rarest(&shown, "tags.name"), Some(&json!("x")));
    assert_eq!(disagreement(&shown, &shown[..1], "tags.name", &json!("x")), None);
    for found in [&[][..], &shown[1..], &shown] {
        assert!(disagreement(&shown, found, "tags.name", &json!("x")).is_some());
    }
}

#[test]
fn the_check_detects_a_sort_by_the_wrong_column() {
    let of = |amounts: [&str; 3]| amounts.map(|amount| json!({ "price": { "amount": amount } }));
    assert_eq!(disorder(&of(["10.00", "9.50", "9.50"]), "price.amount"), None);
    assert!(disorder(&of(["9.50", "10.00", "1.00"]), "price.amount").is_some());
    assert!(disorder(&of(["b", "A", "C"]), "price.amount").is_some());
}
