//! Searching orders, page after page by cursor.

use super::{record::shown_to, repo};
use base::{Call, Result, Shop, query::cursor_page};
use serde_json::{Value, json};

/// `POST /v1/orders/search`: newest first by default.
pub(crate) fn search(shop: &Shop, call: &Call) -> Result<Value> {
    let mut search = call.value("search").cloned().unwrap_or_default();
    if search.is_null() {
        search = json!({});
    }
    if let Value::Object(parts) = &mut search {
        let sort = parts.entry("sort").or_insert(Value::Null);
        if sort.as_array().is_none_or(Vec::is_empty) {
            *sort = json!([{ "fieldName": "number", "order": "DESC" }]);
        }
    }
    let mut page = cursor_page("search", repo::SOURCE, Some(&search))?;
    if !call.caller.is_owner() {
        page = page.within("owner", call.caller.subject.key());
    }
    let (orders, metadata) = shop.db.read(|connection| repo::page(connection, page))?;
    let shown: Vec<_> = orders.into_iter().map(|order| shown_to(&call.caller, order)).collect();
    Ok(json!({ "orders": shown, "metadata": metadata }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use base::db::Database;
    use cartwright::resources::orders::Order;

    fn plan(search: &Value) -> Vec<String> {
        let database = Database::open(None).unwrap();
        let page = cursor_page("search", repo::SOURCE, Some(search)).unwrap();
        let plan = database.read(|connection| page.plan(connection, "orders WHERE 1"));
        plan.unwrap()
    }

    #[test]
    fn the_owners_order_lists_use_indexes() {
        let newest = json!([{ "fieldName": "createdDate", "order": "DESC" }]);
        for (search, expected) in [
            (json!({ "sort": newest }), "SCAN orders USING INDEX orders_by_creation"),
            (
                json!({ "filter": { "status": { "$ne": "INITIALIZED" } }, "sort": newest }),
                "SCAN orders USING INDEX orders_by_creation",
            ),
            (
                json!({ "filter": { "fulfillmentStatus": "NOT_FULFILLED" }, "sort": newest }),
                "SEARCH orders USING INDEX orders_by_fulfillment (fulfillment_status=?)",
            ),
            (
                json!({ "filter": { "createdDate": { "$gte": "2026-01-01T00:00:00.000Z" } }, "sort": newest }),
                "SEARCH orders USING INDEX orders_by_creation (created>?)",
            ),
            (
                json!({ "sort": [{ "fieldName": "priceSummary.total.amount", "order": "DESC" }] }),
                "SCAN orders USING INDEX orders_by_total",
            ),
        ] {
            assert_eq!(plan(&search), [expected], "{search}");
        }
    }

    #[test]
    fn a_late_page_by_cursor_uses_the_index() {
        let database = Database::open(None).unwrap();
        let insert = |checkout: &str| {
            let order = |connection: &_| repo::insert(connection, 0, checkout, "site", Vec::new(), Order::default());
            database.write(|transaction| order(transaction)).unwrap();
        };
        ["a", "b", "c"].into_iter().for_each(insert);
        let found = |paging: Value| {
            let newest = json!([{ "fieldName": "createdDate", "order": "DESC" }]);
            let search = json!({ "cursorPaging": paging, "sort": newest });
            cursor_page("search", repo::SOURCE, Some(&search)).unwrap()
        };
        let read = database.read(|connection| {
            let (_, metadata) = repo::page(connection, found(json!({ "limit": 1 })))?;
            let next = found(json!({ "limit": 1, "cursor": metadata["cursors"]["next"] }));
            next.plan(connection, "orders WHERE 1")
        });
        assert_eq!(read.unwrap(), ["SEARCH orders USING INDEX orders_by_creation (created<?)"]);
    }

    #[test]
    fn order_searches_by_name_or_email_use_indexes() {
        let starts = |field: &str| json!({ field: { "$startsWith": "ad" } });
        let fields = ["buyerInfo.email", "billingInfo.contactDetails.firstName", "billingInfo.contactDetails.lastName"];
        let plan = plan(&json!({
            "filter": { "$and": [{ "status": { "$ne": "INITIALIZED" } }, { "$or": fields.map(starts) }] },
            "sort": [{ "fieldName": "createdDate", "order": "DESC" }],
        }));
        assert!(plan.iter().any(|step| step == "MULTI-INDEX OR"), "{plan:?}");
        for index in ["orders_by_email", "orders_by_first_name", "orders_by_last_name"] {
            assert!(plan.iter().any(|step| step.contains(index)), "{index}: {plan:?}");
        }
    }
}
