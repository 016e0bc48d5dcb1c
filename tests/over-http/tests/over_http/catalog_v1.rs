//! The owner's calls of catalog v1 and its inventory, by typed calls against the real platform.

use cartwright::ErrorKind;
use cartwright::query::{Filter, Query};
use cartwright::resources::collections::Collection;
use cartwright::resources::inventory_v2::{
    DecrementData, GetInventoryVariants, IncrementData, InventoryItem, InventoryQuery, InventoryVariant,
};
use cartwright::resources::products::*;
use cartwright_over_http::Site;
use std::collections::BTreeMap;

fn some(text: &str) -> Option<String> {
    Some(text.to_owned())
}

fn choice(name: &str) -> Choice {
    Choice { value: some(name), description: some(name), ..Choice::default() }
}

/// A product with two sizes.
fn rug() -> Product {
    Product {
        name: some("Fell Rug"),
        product_type: Some(ProductType::Physical),
        price_data: Some(PriceData { price: Some(80.0), ..PriceData::default() }),
        product_options: Some(vec![ProductOption {
            name: some("Size"),
            choices: Some(vec![choice("Small"), choice("Large")]),
            ..ProductOption::default()
        }]),
        manage_variants: Some(true),
        brand: some("Fell Weavers"),
        ribbon: some("New"),
        ..Product::default()
    }
}

fn large() -> BTreeMap<String, String> {
    BTreeMap::from([("Size".to_owned(), "Large".to_owned())])
}

#[tokio::test]
async fn a_v1_product_can_be_created_updated_and_deleted() {
    let site = Site::start().await;
    let owner = site.owner();
    let products = owner.products();
    let made = products.create(rug()).await.unwrap();
    let id = made.id.clone().unwrap();
    assert_eq!(made.variants.as_ref().unwrap().len(), 2);
    assert_eq!(made.slug.as_deref(), Some("fell-rug"));

    let renamed = Product { name: some("Moor Rug"), ..Product::default() };
    let renamed = products.update(&id, renamed).await.unwrap();
    assert_eq!((renamed.name.as_deref(), renamed.brand.as_deref()), (Some("Moor Rug"), Some("Fell Weavers")));

    let variants = products
        .update_variants(
            &id,
            [VariantOverride {
                choices: Some(large()),
                price: Some(120.0),
                weight: Some(4.5),
                ..VariantOverride::default()
            }],
        )
        .await
        .unwrap();
    let price = |variant: &Variant| variant.variant.as_ref()?.price_data.as_ref()?.price;
    assert!(variants.iter().any(|variant| price(variant) == Some(120.0)));
    let told = products.get_options_availability(&id, large()).await.unwrap();
    assert_eq!(told.selected_variant.unwrap().price.unwrap().price, Some(120.0));
    let of_one = products.query_product_variants(QueryProductVariants::new(&id).choices(large())).await.unwrap();
    assert_eq!(of_one.total, Some(1));
    let everywhere = Query::new().filter(Filter::eq("productId", id.as_str()));
    let everywhere = products.query_store_variants(everywhere).await.unwrap();
    assert_eq!(everywhere.items.len(), 2);
    let one = products.get_store_variant(everywhere.items[0].id.clone().unwrap()).await.unwrap();
    assert_eq!(one, everywhere.items[0]);

    products.reset_variants(&id).await.unwrap();
    products.remove_brand(&id).await.unwrap();
    products.remove_ribbon(&id).await.unwrap();
    let plain = products.get(&id).await.unwrap();
    assert_eq!((plain.brand, plain.ribbon.as_deref()), (None, Some("")));
    assert!(plain.variants.unwrap().iter().all(|variant| price(variant) == Some(80.0)));
    products.delete_options(&id).await.unwrap();
    assert_eq!(products.get(&id).await.unwrap().product_options, Some(Vec::new()));
    products.delete(&id).await.unwrap();
    assert_eq!(products.get(&id).await.unwrap_err().status(), Some(404));
}

#[tokio::test]
async fn images_can_be_linked_to_v1_products_and_choices() {
    let site = Site::start().await;
    let owner = site.owner();
    let products = owner.products();
    let id = products.create(rug()).await.unwrap().id.unwrap();
    let media = MediaForWrite { url: some("https://pictures.example/rug.jpg"), ..MediaForWrite::default() };
    products.add_media(&id, [media]).await.unwrap();
    let media = products.get(&id).await.unwrap().media.unwrap();
    let picture = media.items.unwrap()[0].id.clone().unwrap();
    let with_choice = [MediaAssignmentToChoice {
        option: some("Size"),
        choice: some("Large"),
        media_ids: Some(vec![picture.clone()]),
        ..MediaAssignmentToChoice::default()
    }];
    products.add_choices_media(&id, with_choice.clone()).await.unwrap();
    let choices = |product: Product| product.product_options.unwrap()[0].choices.clone().unwrap();
    assert!(choices(products.get(&id).await.unwrap())[1].media.is_some());
    products.remove_choices_media(&id, with_choice).await.unwrap();
    assert!(choices(products.get(&id).await.unwrap())[1].media.is_none());
    products.remove_media(&id, [picture]).await.unwrap();
    let media = products.get(&id).await.unwrap().media.unwrap();
    assert_eq!(media.items, Some(Vec::new()));
}

#[tokio::test]
async fn collections_can_be_created_filled_updated_and_deleted() {
    let site = Site::start().await;
    let owner = site.owner();
    let products = owner.products();
    let product = products.create(rug()).await.unwrap().id.unwrap();
    let collection = Collection { name: some("Floors"), ..Collection::default() };
    let collection = products.create_collection(collection).await.unwrap();
    let id = collection.id.clone().unwrap();
    products.add_to_collection(&id, [product.clone()]).await.unwrap();
    let within = Query::new().filter(Filter::has_some("collectionIds", [id.as_str()]));
    assert_eq!(products.query(within.clone()).await.unwrap().total, Some(1));
    assert_eq!(owner.collections().get(&id).await.unwrap().number_of_products, Some(1));
    products.remove_from_collection(&id, [product]).await.unwrap();
    assert_eq!(products.query(within).await.unwrap().total, Some(0));
    let change = Collection { description: some("What one walks on"), ..Collection::default() };
    let changed = products.update_collection(&id, change).await.unwrap();
    assert_eq!(changed.name.as_deref(), Some("Floors"));
    products.delete_collection(&id).await.unwrap();
    assert_eq!(owner.collections().get(&id).await.unwrap_err().status(), Some(404));
}

#[tokio::test]
async fn a_bulk_update_of_v1_products_returns_a_result_per_product() {
    let site = Site::start().await;
    let owner = site.owner();
    let products = owner.products();
    let id = products.create(rug()).await.unwrap().id.unwrap();
    let ids = [id.clone(), "00000000-0000-0000-0000-00000000ffff".to_owned()];
    let set = SetProperty { price: Some(60.0), ..SetProperty::default() };
    let told = products.bulk_update_property(ids.clone(), set).await.unwrap();
    let sums = told.bulk_action_metadata.unwrap();
    assert_eq!((sums.total_successes, sums.total_failures), (Some(1), Some(1)));
    let adjust = AdjustedProperty {
        price: Some(Adjustment {
            percentage: Some(Percentage { rate: Some(-10), ..Percentage::default() }),
            ..Adjustment::default()
        }),
        ..AdjustedProperty::default()
    };
    products.bulk_adjust_property(ids, adjust).await.unwrap();
    let price = products.get(&id).await.unwrap().price_data.unwrap().price;
    assert_eq!(price, Some(54.0));
}

#[tokio::test]
async fn v1_stock_can_be_set_incremented_and_decremented() {
    let site = Site::start().await;
    let owner = site.owner();
    let id = owner.products().create(rug()).await.unwrap().id.unwrap();
    let inventory = owner.inventory();
    let asked = || GetInventoryVariants { inventory_id: Some(id.clone()), ..GetInventoryVariants::default() };
    let item = inventory.get_variants(asked()).await.unwrap();
    let variants: Vec<InventoryVariant> = item.variants.unwrap();
    let first = variants[0].variant_id.clone();
    let counted = variants.into_iter().map(|variant| InventoryVariant { quantity: Some(5), in_stock: None, ..variant });
    let counted = InventoryItem {
        product_id: Some(id.clone()),
        track_quantity: Some(true),
        variants: Some(counted.collect()),
        ..InventoryItem::default()
    };
    inventory.update_variants(counted).await.unwrap();
    let more = IncrementData {
        product_id: Some(id.clone()),
        variant_id: first.clone(),
        increment_by: Some(2),
        ..IncrementData::default()
    };
    inventory.increment([more]).await.unwrap();
    let less = |by: i64| DecrementData {
        product_id: Some(id.clone()),
        variant_id: first.clone(),
        decrement_by: Some(by),
        ..DecrementData::default()
    };
    inventory.decrement([less(3)]).await.unwrap();
    let refused = inventory.decrement([less(50)]).await.unwrap_err();
    assert_eq!(refused.kind(), ErrorKind::Application, "{refused:?}");
    let left = inventory.get_variants(asked()).await.unwrap().variants.unwrap();
    assert_eq!(left.iter().find(|variant| variant.variant_id == first).unwrap().quantity, Some(4));
    let found = inventory.query(InventoryQuery::default()).await.unwrap();
    assert!(found.total.unwrap() > 20);
}

#[tokio::test]
async fn v1_writes_need_the_owner_and_violations_name_their_field() {
    let site = Site::start().await;
    let refused = site.client().products().create(rug()).await.unwrap_err();
    assert_eq!(refused.status(), Some(403));
    let nameless = Product { name: some(&"x".repeat(81)), ..rug() };
    let refused = site.owner().products().create(nameless).await.unwrap_err();
    assert_eq!(refused.violations()[0].field, "product.name");
    let inventory = site.client().inventory().query(InventoryQuery::default()).await;
    assert_eq!(inventory.unwrap_err().status(), Some(403));
}
