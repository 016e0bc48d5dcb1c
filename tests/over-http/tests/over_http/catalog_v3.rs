//! The calls of catalog v3, by typed calls against the real platform.

use cartwright::query::{CatalogSearch, CursorQuery, Filter};
use cartwright::resources::brands_v3::Brand;
use cartwright::resources::catalog_versioning::CatalogVersion;
use cartwright::resources::customizations_v3::{
    Choice, ChoicesSettings, Customization, CustomizationRenderType, CustomizationType, MaskedChoice,
};
use cartwright::resources::graphql::GraphQlRequest;
use cartwright::resources::info_sections_v3::{InfoSection, InfoSectionForGetOrCreate};
use cartwright::resources::inventory_items_v3::{DecrementDataById, IncrementDataById, InventoryItem, ReasonType};
use cartwright::resources::products_v3::{
    ChoiceType, CountProducts, FixedMonetaryAmount, InventoryItemComposite, PriceInfo, Product, ProductType,
    ProductWithInventory, RequestedFields, Variant, VariantWithInventory, VariantsInfo, VariantsWithInventory,
};
use cartwright::resources::ribbons_v3::Ribbon;
use cartwright::types::Amount;
use cartwright_over_http::Site;
use serde_json::json;

fn some(text: &str) -> Option<String> {
    Some(text.to_owned())
}

fn price(amount: &str) -> Option<PriceInfo> {
    Some(PriceInfo {
        actual_price: Some(FixedMonetaryAmount {
            amount: Some(amount.parse::<Amount>().unwrap()),
            ..FixedMonetaryAmount::default()
        }),
        ..PriceInfo::default()
    })
}

/// A product with nothing to choose.
fn kite() -> Product {
    Product {
        name: some("Box Kite"),
        product_type: Some(ProductType::Physical),
        physical_properties: Some(Default::default()),
        variants_info: Some(VariantsInfo {
            variants: Some(vec![Variant {
                price: price("24.50"),
                physical_properties: Some(Default::default()),
                ..Variant::default()
            }]),
            ..VariantsInfo::default()
        }),
        ..Product::default()
    }
}

#[tokio::test]
async fn a_v3_product_can_be_created_updated_and_deleted() {
    let site = Site::start().await;
    let owner = site.owner();
    let products = owner.products_v3().fields([RequestedFields::PlainDescription]);
    let made =
        products.create(Product { plain_description: some("<p>Flies <b>well</b></p>"), ..kite() }).await.unwrap();
    let id = made.id.clone().unwrap();
    assert_eq!(products.get(&id).await.unwrap().plain_description.as_deref(), Some("<p>Flies <b>well</b></p>"));
    let change = |revision: &Option<String>, name: &str| Product {
        revision: revision.clone(),
        name: some(name),
        ..Product::default()
    };
    let changed = products.update(&id, change(&made.revision, "Sled Kite")).await.unwrap();
    assert_eq!(changed.name.as_deref(), Some("Sled Kite"));
    let late = products.update(&id, change(&made.revision, "Delta Kite")).await.unwrap_err();
    assert!(late.revision_conflict().is_some(), "{late}");
    assert!(late.to_string().contains(&id), "{late}");

    let visitor = site.client();
    let read = visitor.products_v3().get_by_slug(changed.slug.unwrap()).await.unwrap();
    assert_eq!(read.name.as_deref(), Some("Sled Kite"));
    let named = CatalogSearch::new().filter(Filter::starts_with("name", "Sled"));
    assert_eq!(visitor.products_v3().search(named).await.unwrap().items.len(), 1);
    products.delete(&id).await.unwrap();
    assert_eq!(products.get(&id).await.unwrap_err().status(), Some(404));
}

#[tokio::test]
async fn a_v3_search_by_cursor_returns_every_counted_product_once() {
    let site = Site::start().await;
    let products = site.client();
    let products = products.products_v3();
    let all: Vec<Product> =
        products.search(CatalogSearch::new().ascending("name").limit(7)).stream().collect().await.unwrap();
    let count = products.count(CountProducts::default()).await.unwrap();
    assert_eq!(all.len(), usize::try_from(count).unwrap());
    let search = CatalogSearch::words("wool");
    let found: Vec<Product> = products.search(search.clone()).stream().collect().await.unwrap();
    let counted = CountProducts { search: search.search, ..CountProducts::default() };
    assert_eq!(products.count(counted).await.unwrap(), i64::try_from(found.len()).unwrap());
}

#[tokio::test]
async fn a_v3_product_can_be_written_together_with_its_stock() {
    let site = Site::start().await;
    let owner = site.owner();
    let products = owner.products_v3().return_entity(true);
    let with_stock = |quantity: i64| {
        Some(VariantsWithInventory {
            variants: Some(vec![VariantWithInventory {
                price: price("9"),
                physical_properties: Some(Default::default()),
                inventory_item: Some(InventoryItemComposite {
                    quantity: Some(quantity),
                    ..InventoryItemComposite::default()
                }),
                ..VariantWithInventory::default()
            }]),
            ..VariantsWithInventory::default()
        })
    };
    let made = products
        .create_with_inventory(ProductWithInventory {
            name: some("Reel"),
            product_type: Some(ProductType::Physical),
            physical_properties: Some(Default::default()),
            variants_info: with_stock(6),
            ..ProductWithInventory::default()
        })
        .await
        .unwrap();
    let product = made.product.unwrap();
    let variant = product.variants_info.as_ref().unwrap().variants.as_ref().unwrap()[0].id.clone();
    let mut variants_info = with_stock(2);
    if let Some(variants) = variants_info.as_mut().and_then(|info| info.variants.as_mut()) {
        variants[0].id = variant;
    }
    let id = product.id.unwrap();
    let update = ProductWithInventory { revision: product.revision, variants_info, ..ProductWithInventory::default() };
    products.update_with_inventory(&id, update).await.unwrap();
    let of_product = CursorQuery::from(Filter::eq("productId", id));
    let items = owner.inventory_items_v3().query(of_product).await.unwrap();
    assert_eq!(items.items[0].quantity, Some(2));
}

#[tokio::test]
async fn v3_inventory_items_can_be_read_changed_and_created_again() {
    let site = Site::start().await;
    let owner = site.owner();
    let product = owner.products_v3().create(kite()).await.unwrap();
    let items = owner.inventory_items_v3();
    let variants = product.variants_info.as_ref().unwrap().variants.as_ref().unwrap();
    let stock = InventoryItem {
        product_id: product.id.clone(),
        variant_id: variants[0].id.clone(),
        in_stock: Some(true),
        ..InventoryItem::default()
    };
    items.create(stock).await.unwrap();
    let of_product = CursorQuery::from(Filter::eq("productId", product.id.clone().unwrap()));
    let item = items.query(of_product).await.unwrap().items.remove(0);
    let id = item.id.clone().unwrap();
    assert_eq!(items.get(&id).await.unwrap().product_id, product.id);
    let counted = InventoryItem {
        revision: item.revision.clone(),
        quantity: Some(10),
        track_quantity: Some(true),
        ..InventoryItem::default()
    };
    let counted = items.clone().reason(ReasonType::Manual).update(&id, counted).await.unwrap();
    assert_eq!(counted.quantity, Some(10));
    let telling = items.clone().return_entity(true);
    let told = telling.bulk_increment([IncrementDataById::new(&id, 5)]).await.unwrap();
    assert_eq!(told.results.unwrap()[0].item.as_ref().unwrap().quantity, Some(15));
    let restricted = items.clone().restrict_inventory(true);
    let lower = async |by: u32| restricted.bulk_decrement([DecrementDataById::new(&id, by)]).await.unwrap();
    lower(4).await;
    let refused = lower(400).await;
    assert_eq!(refused.bulk_action_metadata.unwrap().total_failures, Some(1));
    let current = items.get(&id).await.unwrap();
    assert_eq!(current.quantity, Some(11));
    let emptied = InventoryItem {
        id: Some(id.clone()),
        revision: current.revision,
        quantity: Some(0),
        ..InventoryItem::default()
    };
    telling.bulk_update([emptied.into()]).await.unwrap();
    let of_product = CatalogSearch::from(Filter::eq("productId", product.id.clone().unwrap()));
    let found = items.search(of_product).await.unwrap().items;
    assert_eq!(found[0].availability_status.as_ref().unwrap().as_str(), "OUT_OF_STOCK");
    items.delete(&id).await.unwrap();
    assert_eq!(items.get(&id).await.unwrap_err().status(), Some(404));
    let again = InventoryItem {
        product_id: product.id,
        variant_id: item.variant_id,
        location_id: item.location_id,
        in_stock: Some(true),
        ..InventoryItem::default()
    };
    assert_eq!(items.create(again).await.unwrap().in_stock, Some(true));
}

#[tokio::test]
async fn brands_and_ribbons_are_shared_and_need_the_current_revision() {
    let site = Site::start().await;
    let owner = site.owner();
    let brands = owner.brands_v3();
    let brand = Brand { name: some("Loft"), ..Brand::default() };
    let made = brands.create(brand).await.unwrap();
    let id = made.id.clone().unwrap();
    assert_eq!(brands.get_or_create("loft").await.unwrap().id, made.id);
    let renamed = |revision: Option<String>| Brand { revision, name: some("Attic"), ..Brand::default() };
    brands.update(&id, renamed(made.revision.clone())).await.unwrap();
    assert!(brands.update(&id, renamed(made.revision)).await.unwrap_err().revision_conflict().is_some());
    assert_eq!(site.client().brands_v3().get(&id).await.unwrap().name.as_deref(), Some("Attic"));
    let all: Vec<Brand> = brands.query(CursorQuery::default().limit(2)).stream().collect().await.unwrap();
    assert!(all.iter().any(|brand| brand.id.as_ref() == Some(&id)));
    brands.delete(&id).await.unwrap();
    assert_eq!(brands.get(&id).await.unwrap_err().status(), Some(404));

    let ribbons = owner.ribbons_v3();
    let ribbon = Ribbon { name: some("Last ones"), ..Ribbon::default() };
    let made = ribbons.create(ribbon).await.unwrap();
    let id = made.id.clone().unwrap();
    assert_eq!(ribbons.get_or_create("Last ones").await.unwrap().id, made.id);
    let renamed = Ribbon { name: some("Going"), ..made };
    assert_eq!(ribbons.update(&id, renamed).await.unwrap().name.as_deref(), Some("Going"));
    assert_eq!(ribbons.get(&id).await.unwrap().name.as_deref(), Some("Going"));
    let named = CursorQuery::from(Filter::eq("name", "Going"));
    assert_eq!(ribbons.query(named).await.unwrap().items.len(), 1);
    ribbons.delete(&id).await.unwrap();
}

#[tokio::test]
async fn info_sections_can_be_created_shared_and_updated() {
    let site = Site::start().await;
    let owner = site.owner();
    let sections = owner.info_sections_v3();
    let section = InfoSection {
        unique_name: some("care-of-kites"),
        title: some("Care"),
        plain_description: some("<p>Keep it dry.</p>"),
        ..InfoSection::default()
    };
    let made = sections.create(section).await.unwrap();
    let id = made.id.clone().unwrap();
    let same = InfoSectionForGetOrCreate {
        unique_name: some("care-of-kites"),
        title: some("Other"),
        ..InfoSectionForGetOrCreate::default()
    };
    assert_eq!(sections.get_or_create(same).await.unwrap().id, made.id);
    let change = InfoSection { revision: made.revision, title: some("Keeping it"), ..InfoSection::default() };
    assert_eq!(sections.update(&id, change).await.unwrap().title.as_deref(), Some("Keeping it"));
    assert_eq!(sections.get(&id).await.unwrap().title.as_deref(), Some("Keeping it"));
    let named = CursorQuery::from(Filter::eq("uniqueName", "care-of-kites"));
    assert_eq!(sections.query(named).await.unwrap().items.len(), 1);
    sections.delete(&id).await.unwrap();
}

#[tokio::test]
async fn choices_of_customizations_can_be_added_removed_and_updated() {
    let site = Site::start().await;
    let owner = site.owner();
    let customizations = owner.customizations_v3();
    let choice =
        |name: &str| Choice { name: some(name), choice_type: Some(ChoiceType::ChoiceText), ..Choice::default() };
    let wrapping = Customization {
        name: some("Wrapping"),
        customization_type: Some(CustomizationType::Modifier),
        customization_render_type: Some(CustomizationRenderType::TextChoices),
        choices_settings: Some(ChoicesSettings { choices: Some(vec![choice("Paper")]), ..ChoicesSettings::default() }),
        ..Customization::default()
    };
    let made = customizations.create(wrapping).await.unwrap();
    let id = made.id.clone().unwrap();
    let names = |customization: &Customization| -> Vec<String> {
        let choices = customization.choices_settings.as_ref().unwrap().choices.clone().unwrap();
        choices.into_iter().filter_map(|choice| choice.name).collect()
    };
    let added = customizations.add_choices(&id, [choice("Cloth")]).await.unwrap();
    assert_eq!(names(&added), ["Paper", "Cloth"]);
    let first = added.choices_settings.as_ref().unwrap().choices.as_ref().unwrap()[0].clone();
    let renamed = Choice { id: first.id.clone(), name: some("Tissue"), ..Choice::default() };
    let renamed = MaskedChoice { choice: Some(renamed.into()), ..MaskedChoice::default() };
    let changed = customizations.update_choices(&id, added.revision.unwrap(), [renamed]).await.unwrap();
    assert_eq!(names(&changed), ["Tissue", "Cloth"]);
    let left = customizations.remove_choices(&id, [first.id.unwrap()], changed.revision.unwrap()).await.unwrap();
    assert_eq!(names(&left), ["Cloth"]);
    let set = customizations.set_choices(&id, [choice("Box")]).await.unwrap();
    assert_eq!(names(&set), ["Box"]);
    let renamed = Customization { revision: set.revision, name: some("Gift wrapping"), ..Customization::default() };
    assert_eq!(customizations.update(&id, renamed).await.unwrap().name.as_deref(), Some("Gift wrapping"));
    assert_eq!(customizations.get(&id).await.unwrap().name.as_deref(), Some("Gift wrapping"));
    let modifiers = CursorQuery::from(Filter::eq("customizationType", "MODIFIER"));
    let all: Vec<Customization> = customizations.query(modifiers).stream().collect().await.unwrap();
    assert!(all.iter().any(|customization| customization.id.as_ref() == Some(&id)));
    customizations.delete(&id).await.unwrap();
    assert_eq!(customizations.get(&id).await.unwrap_err().status(), Some(404));
}

#[tokio::test]
async fn variants_can_be_queried_across_products() {
    let site = Site::start().await;
    let owner = site.owner();
    let product = owner.products_v3().create(kite()).await.unwrap();
    let visitor = site.client();
    let of_product = CursorQuery::from(Filter::eq("productData.productId", product.id.clone().unwrap()));
    let found = visitor.variants_v3().query(of_product).await.unwrap().items;
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].product_data.as_ref().unwrap().name.as_deref(), Some("Box Kite"));
    assert!(found[0].revenue_details.is_none());
    let search = CatalogSearch::words("Box Kite");
    let searched = visitor.variants_v3().search(search).await.unwrap().items;
    assert!(searched.iter().any(|variant| variant.id == found[0].id));
}

#[tokio::test]
async fn the_catalog_version_is_requested_once_and_graphql_queries_are_answered() {
    let site = Site::start().await;
    let client = site.client();
    assert_eq!(client.detect_catalog().await.unwrap(), CatalogVersion::V3Catalog);
    site.fault(json!({ "match": "catalog_versioning.get", "times": 1000, "status": 500 })).await;
    assert_eq!(client.detect_catalog().await.unwrap(), CatalogVersion::V3Catalog);

    let query = "query One($slug: String) { product(slug: $slug) { name } }";
    let answer =
        client.graphql().execute(GraphQlRequest::new(query).variables(json!({ "slug": "harbour-mug" }))).await.unwrap();
    assert_eq!(answer.data.unwrap()["product"]["name"], "Harbour Mug");
    let partly = client.graphql().execute(GraphQlRequest::new("{ secrets }")).await.unwrap();
    assert!(partly.errors.unwrap()[0].message.as_ref().unwrap().contains("secrets"));
    let refused = client.graphql().execute(GraphQlRequest::new("").version("beta")).await.unwrap_err();
    assert_eq!(refused.to_string(), "GraphQL request failed with status 400");
}
