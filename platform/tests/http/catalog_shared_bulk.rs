//! Bulk calls of what products share: each entry has its own result.

use crate::site::*;
use reqwest::Method;
use serde_json::{Value, json};

/// The id of nothing.
const UNKNOWN: &str = "00000000-0000-4000-8000-000000000000";

pub(crate) async fn bulk(site: &Site, path: &str, body: Value) -> Value {
    let (status, answer) = site.owner(Method::POST, &format!("/stores/v3/bulk/{path}"), Some(body)).await;
    assert_eq!(status, 200, "{answer}");
    answer
}

/// For each entry `done`, or the code of its failure.
pub(crate) fn outcomes(answer: &Value) -> Vec<String> {
    let results = answer["results"].as_array().unwrap().iter().enumerate();
    let outcomes: Vec<String> = results
        .map(|(index, result)| {
            let metadata = &result["itemMetadata"];
            assert_eq!(metadata["originalIndex"], index);
            let code = metadata["error"]["code"].as_str();
            assert_eq!(metadata["success"].as_bool(), Some(code.is_none()));
            code.unwrap_or("done").to_owned()
        })
        .collect();
    let failures = outcomes.iter().filter(|outcome| *outcome != "done").count();
    let counts = json!({
        "totalSuccesses": outcomes.len() - failures, "totalFailures": failures, "undetailedFailures": 0,
    });
    assert_eq!(answer["bulkActionMetadata"], counts);
    outcomes
}

async fn count(site: &Site, kind: &str, prefix: &str) -> Value {
    let filter = json!({ "filter": { "name": { "$startsWith": prefix } } });
    let visitor = site.visitor().await.access;
    let (status, answer) = site.post(&format!("/stores/v3/{kind}/count"), &visitor, filter).await;
    assert_eq!(status, 200, "{answer}");
    answer["count"].clone()
}

#[tokio::test]
async fn bulk_calls_create_update_and_delete_brands_and_ribbons() {
    let site = Site::start().await;
    for (kind, one, names) in [("brands", "brand", "brandNames"), ("ribbons", "ribbon", "ribbonNames")] {
        let entities = json!([{ "name": "Bulk A" }, { "name": "Bulk A" }, { "name": "Bulk B" }]);
        let made = bulk(&site, &format!("{kind}/create"), json!({ kind: entities, "returnEntity": true })).await;
        assert_eq!(outcomes(&made), ["done", "ALREADY_EXISTS", "done"]);
        let ids: Vec<&Value> = [0, 2].map(|index| &made["results"][index]["itemMetadata"]["id"]).into();
        assert_eq!(ids[0], &made["results"][0]["item"]["id"]);
        assert_eq!(count(&site, kind, "Bulk").await, 2);

        let change = |index: usize, revision: &str| json!({ one: { "id": ids[index], "revision": revision, "name": format!("Bulk {index}") } });
        let changes = json!([change(0, "1"), change(1, "7"), { one: { "id": UNKNOWN, "revision": "1" } }]);
        let changed = bulk(&site, &format!("{kind}/update"), json!({ kind: changes })).await;
        assert_eq!(outcomes(&changed), ["done", "INVALID_REVISION", "NOT_FOUND"]);
        assert!(changed["results"][0].get("item").is_none(), "only when asked for");

        let wanted = json!({ names: ["Bulk 0", "Bulk C"] });
        let found = bulk(&site, &format!("{kind}/get-or-create"), wanted).await;
        assert_eq!(outcomes(&found), ["done", "done"]);
        assert_eq!(&found["results"][0]["item"]["id"], ids[0]);
        assert_eq!(count(&site, kind, "Bulk").await, 3);

        let gone = json!({ format!("{one}Ids"): [ids[0], UNKNOWN, ids[1]] });
        let gone = bulk(&site, &format!("{kind}/delete"), gone).await;
        assert_eq!(outcomes(&gone), ["done", "NOT_FOUND", "done"]);
        assert_eq!(count(&site, kind, "Bulk").await, 1);
    }
}

#[tokio::test]
async fn info_sections_can_be_found_by_unique_name() {
    let site = Site::start().await;
    let section = |name: &str, title: &str| json!({ "uniqueName": name, "title": title });
    let sections = json!({ "infoSections": [section("care", "Care"), section("care", "Washing")] });
    let found = bulk(&site, "info-sections/get-or-create", sections).await;
    assert_eq!(outcomes(&found), ["done", "done"]);
    assert_eq!(found["results"][0]["item"], found["results"][1]["item"]);
    assert_eq!(found["results"][1]["item"]["title"], "Care");
}

#[tokio::test]
async fn bulk_calls_add_and_reorder_choices_of_customizations() {
    let site = Site::start().await;
    let choice = |name: &str| json!({ "choiceType": "CHOICE_TEXT", "name": name });
    let glaze = json!({
        "name": "Bulk glaze", "customizationType": "PRODUCT_OPTION", "customizationRenderType": "TEXT_CHOICES",
        "choicesSettings": { "choices": [choice("Ash"), choice("Slate")] },
    });
    let made = bulk(&site, "customizations/create", json!({ "customizations": [glaze], "returnEntity": true })).await;
    assert_eq!(outcomes(&made), ["done"]);
    let id = made["results"][0]["customization"]["id"].as_str().unwrap();
    let more = json!({ "returnEntity": true, "customizationsChoices": [
        { "customizationId": id, "choices": [choice("Moss")] },
        { "customizationId": id, "choices": [choice("Moss")] },
    ]});
    let more = bulk(&site, "customizations/add-choices", more).await;
    assert_eq!(outcomes(&more), ["done", "ALREADY_EXISTS"]);
    let glaze = &more["results"][0]["customization"];
    let ids: Vec<&Value> =
        glaze["choicesSettings"]["choices"].as_array().unwrap().iter().map(|choice| &choice["id"]).collect();
    assert_eq!(ids.len(), 3);

    let reorder = async |revision: &Value, ids: &[&Value]| {
        let path = format!("/stores/v3/customizations/{id}/reorder-choices");
        let body = json!({ "revision": revision, "choiceIds": ids });
        site.owner(Method::POST, &path, Some(body)).await
    };
    let (status, body) = reorder(&glaze["revision"], &ids[..2]).await;
    assert_eq!((status, code(&body)), (400, "CHOICE_IDS_MISMATCH"));
    let (status, body) = reorder(&json!("1"), &ids).await;
    assert_eq!((status, code(&body)), (409, "INVALID_REVISION"));
    let (status, body) = reorder(&glaze["revision"], &[ids[2], ids[0], ids[1]]).await;
    assert_eq!(status, 200, "{body}");
    let choices = body["customization"]["choicesSettings"]["choices"].as_array().unwrap();
    let names: Vec<&Value> = choices.iter().map(|choice| &choice["name"]).collect();
    assert_eq!(names, ["Moss", "Ash", "Slate"]);
    assert_eq!(count(&site, "customizations", "Bulk").await, 1);
}
