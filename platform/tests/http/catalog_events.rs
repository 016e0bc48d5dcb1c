//! Events of the catalog: in the words of the site's version of it, of everything that a call changes.

use crate::catalog_v3::rug;
use crate::catalog_writes::shirt;
use crate::site::*;
use cartwright::events::{ChangeEvent, CollectionEvent, Event, InventoryEvent, ProductEvent};
use reqwest::Method;
use serde_json::{Value, json};

impl Site {
    /// A call of the owner's that is done, whatever it answers.
    async fn act_on(&self, method: Method, path: &str, body: Value) {
        let (status, body) = self.owner(method, path, Some(body)).await;
        assert_eq!(status, 200, "{body}");
    }

    /// All events of the catalog since the site was started.
    async fn catalog_events(&self) -> Vec<Value> {
        let (status, body) = self.owner(Method::GET, "/_platform/events?after=0&limit=100", None).await;
        assert_eq!(status, 200, "{body}");
        let is_of_catalog = |event: &&Value| !event["entityFqdn"].as_str().unwrap().starts_with("wix.members.");
        body["events"].as_array().unwrap().iter().filter(is_of_catalog).cloned().collect()
    }
}

fn changes(events: &[Value]) -> Vec<ChangeEvent> {
    let read = |event: &Value| -> Event { serde_json::from_value(event.clone()).unwrap() };
    events.iter().map(|event| read(event).change()).collect()
}

fn names(events: &[Value]) -> Vec<String> {
    let text = |event: &Value, name: &str| event[name].as_str().unwrap().to_owned();
    events.iter().map(|event| format!("{} {}", text(event, "entityFqdn"), text(event, "slug"))).collect()
}

#[tokio::test]
async fn a_catalog_v1_site_emits_v1_events_for_product_changes() {
    let site = Site::of_catalog("V1").await;
    let product = site.create_product(shirt()).await;
    let id = product["id"].as_str().unwrap();
    let (status, _) =
        site.update_product(&product["id"], json!({ "name": "Flax Shirt", "priceData": { "price": 90 } })).await;
    assert_eq!(status, 200);
    let variant = json!({ "variants": [{ "choices": { "Colour": "Moss", "Size": "Small" }, "sku": "MOSS-S" }] });
    site.act_on(Method::PATCH, &format!("/stores/v1/products/{id}/variants"), variant).await;
    let stock = json!({ "inventoryItem": { "trackQuantity": true, "variants": [
        { "variantId": product["variants"][0]["id"], "quantity": 3 },
    ] } });
    let path = format!("/stores/v2/inventoryItems/product/{id}");
    site.act_on(Method::PATCH, &path, stock).await;
    site.done(Method::DELETE, &format!("/stores/v1/products/{id}"), None).await;

    let events = site.catalog_events().await;
    assert!(
        names(&events).iter().all(|name| !name.contains("v3.product") && !name.contains("v3.inventory")),
        "{events:?}"
    );
    let mut told = changes(&events).into_iter().filter_map(|change| match change {
        ChangeEvent::Product(event) => Some(*event),
        _ => None,
    });
    let Some(ProductEvent::Created(created)) = told.next() else {
        panic!("{events:?}");
    };
    assert_eq!(
        (created.product_id.as_deref(), created.slug.as_deref(), created.brand.as_deref()),
        (Some(id), Some("linen-shirt"), Some("Weavers"))
    );
    assert_eq!(created.price.unwrap().discounted_price, Some(60.0));
    let Some(ProductEvent::Changed(changed)) = told.next() else {
        panic!("{events:?}");
    };
    let fields = changed.changed_fields.unwrap();
    assert!(fields.contains(&"name".to_owned()) && fields.contains(&"priceData".to_owned()), "{fields:?}");
    assert!(!fields.contains(&"brand".to_owned()), "{fields:?}");
    let prices = told.next();
    assert!(matches!(prices, Some(ProductEvent::VariantsChanged(_))), "{prices:?}");
    let Some(ProductEvent::VariantsChanged(changed)) = told.next() else {
        panic!("{events:?}");
    };
    let variants = changed.variants.unwrap();
    assert_eq!(variants.len(), 1);
    assert_eq!(variants[0].changed_fields, Some(vec!["sku".to_owned()]));
    assert_eq!(variants[0].choices.as_ref().unwrap()["Colour"], "Moss");
    assert!(matches!(told.next(), Some(ProductEvent::Deleted(gone)) if gone.product_id.as_deref() == Some(id)));
    assert_eq!(told.next(), None);

    let stock: Vec<InventoryEvent> = changes(&events)
        .into_iter()
        .filter_map(|change| match change {
            ChangeEvent::Inventory(event) => Some(*event),
            _ => None,
        })
        .collect();
    let [InventoryEvent::ItemChanged(item), InventoryEvent::VariantsChanged(variants)] = &stock[..] else {
        panic!("{stock:?}");
    };
    assert_eq!(item.field_mask, Some(vec!["trackInventory".to_owned()]));
    assert_eq!(item.product_id.as_deref(), Some(id));
    let counted = &variants.variants.as_ref().unwrap()[0];
    let quantity = |value: &Option<cartwright::events::ChangedInventoryVariantData>| value.as_ref().unwrap().quantity;
    assert_eq!((quantity(&counted.old_value), quantity(&counted.new_value)), (None, Some(3)));
}

#[tokio::test]
async fn a_catalog_v1_site_emits_v1_events_for_collections() {
    let site = Site::of_catalog("V1").await;
    let path = "/stores/v1/collections";
    let given = json!({ "collection": { "name": "Summer" } });
    let (_, body) = site.owner(Method::POST, path, Some(given)).await;
    let id = body["collection"]["id"].as_str().unwrap();
    let path = format!("{path}/{id}");
    let change = json!({ "collection": { "id": id, "visible": false } });
    site.act_on(Method::PATCH, &path, change.clone()).await;
    // A change to what is there already is none.
    site.act_on(Method::PATCH, &path, change).await;
    site.done(Method::DELETE, &path, None).await;
    let told = changes(&site.catalog_events().await);
    let [ChangeEvent::Collection(created), ChangeEvent::Collection(changed), ChangeEvent::Collection(deleted)] =
        &told[..]
    else {
        panic!("{told:?}");
    };
    assert!(matches!(&**created, CollectionEvent::Created(new) if new.slug.as_deref() == Some("summer")));
    assert!(matches!(&**changed, CollectionEvent::Changed(now)
        if now.changed_fields == Some(vec!["visible".to_owned()]) && now.collection_id.as_deref() == Some(id)));
    assert!(matches!(&**deleted, CollectionEvent::Deleted(gone) if gone.collection_id.as_deref() == Some(id)));
}

#[tokio::test]
async fn a_catalog_v3_site_emits_events_for_a_product_and_its_related_entities() {
    let site = Site::of_catalog("V3").await;
    let product = site.create_stocked_v3(rug()).await;
    let made = names(&site.catalog_events().await);
    let v3 = |name: &str, slug: &str| format!("wix.stores.catalog.v3.{name} {slug}");
    for (name, slug, count) in [
        ("product", "created", 1),
        ("inventory_item", "created", 2),
        ("brand", "created", 1),
        ("info_section", "created", 1),
        // Each once, with its choices.
        ("customization", "created", 2),
        ("customization", "updated", 0),
    ] {
        let told = made.iter().filter(|told| **told == v3(name, slug)).count();
        assert_eq!(told, count, "{name} {slug}: {made:?}");
    }
    let before = made.len();
    let more = json!({ "options": [{
        "id": product["options"][0]["id"], "name": "Size", "optionRenderType": "TEXT_CHOICES",
        "choicesSettings": { "choices": [{ "name": "Small", "choiceType": "CHOICE_TEXT" },
            { "name": "Huge", "choiceType": "CHOICE_TEXT" }] },
    }], "variantsInfo": { "variants": [
        { "price": { "actualPrice": { "amount": "75.00" } }, "choices": [
            { "optionChoiceNames": { "optionName": "Size", "choiceName": "Small" } }] },
        { "price": { "actualPrice": { "amount": "300.00" } }, "choices": [
            { "optionChoiceNames": { "optionName": "Size", "choiceName": "Huge" } }] },
    ] } });
    let (status, body) = site.update_v3(&product, more).await;
    assert_eq!(status, 200, "{body}");
    let told = names(&site.catalog_events().await).split_off(before);
    let expected = [v3("customization", "updated"), v3("product", "updated"), v3("inventory_item", "deleted")];
    assert_eq!(told, expected);
    let before = before + told.len();
    let path = format!("/stores/v3/products/{}", product["id"].as_str().unwrap());
    site.done(Method::DELETE, &path, None).await;
    let told = names(&site.catalog_events().await).split_off(before);
    let expected = [v3("product", "deleted"), v3("inventory_item", "deleted")];
    assert_eq!(told, expected);
}
