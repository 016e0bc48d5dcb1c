//! Validation of a shop before it is stored.

use std::collections::{BTreeMap, HashSet};

use rust_decimal::Decimal;

use super::model::{Coupon, OptionKind, Picture, Product, ProductKind, Shop};
use super::pictures::PictureFile;
use super::{DemoShop, SeedError};

type Checked = Result<(), SeedError>;

fn require(holds: bool, place: &str, problem: impl Into<String>) -> Checked {
    if holds {
        return Ok(());
    }
    Err(SeedError::Invalid { place: place.to_owned(), problem: problem.into() })
}

/// Refuses the second entry of the same name.
fn unique<'a>(names: impl Iterator<Item = &'a str>, what: &str) -> Checked {
    let mut seen = HashSet::new();
    for name in names {
        require(seen.insert(name), name, format!("the {what} is used twice"))?;
    }
    Ok(())
}

fn money(amount: Decimal, place: &str) -> Checked {
    require(amount.scale() <= 2, place, format!("{amount} has more than two decimals"))?;
    require(!amount.is_sign_negative(), place, format!("{amount} is negative"))
}

/// Checks the whole shop.
pub(super) fn check(shop: &DemoShop) -> Checked {
    let products = &shop.products;
    unique(products.iter().map(|product| product.key.as_str()), "product key")?;
    unique(products.iter().map(|product| product.slug.as_str()), "product slug")?;
    unique(shop.collections.iter().map(|collection| collection.key.as_str()), "collection key")?;
    unique(shop.collections.iter().map(|collection| collection.slug.as_str()), "collection slug")?;
    let collection_slugs = shop.collections.iter().map(|collection| collection.slug.as_str());
    let category_slugs = shop.categories.iter().map(|category| category.slug.as_str());
    unique(collection_slugs.chain(category_slugs), "category slug")?;
    unique(shop.sections.iter().map(|section| section.key.as_str()), "section key")?;
    unique(shop.sections.iter().map(|section| section.name.as_str()), "section name")?;
    for product in products {
        for key in &product.info_sections {
            let is_known = shop.sections.iter().any(|section| section.key == *key);
            require(is_known, &product.key, format!("there is no info section `{key}`"))?;
        }
    }
    let skus = products
        .iter()
        .flat_map(|product| std::iter::once(&product.sku).chain(product.variants.iter().map(|variant| &variant.sku)));
    unique(skus.map(String::as_str), "sku")?;
    let collections: HashSet<&str> = shop.collections.iter().map(|c| c.key.as_str()).collect();
    for product in products {
        check_product(product, &collections)?;
    }
    for collection in &shop.collections {
        require(shop.cover(collection).is_some(), &collection.key, "its cover is no product")?;
    }
    for category in &shop.categories {
        let place = category.key.as_str();
        require(collections.contains(category.parent.as_str()), place, "its parent is no collection")?;
        require(shop.category_cover(category).is_some(), place, "its first product has no picture")?;
        for key in &category.products {
            require(products.iter().any(|product| product.key == *key), place, format!("no product `{key}`"))?;
        }
    }
    for extra in &shop.extras {
        require(
            products.iter().any(|product| product.key == extra.key),
            &extra.key,
            "it is no product, so it has nothing beside",
        )?;
    }
    check_pictures(shop)?;
    check_shop(&shop.shop, &collections)
}

fn check_pictures(shop: &DemoShop) -> Checked {
    let pictures: Vec<Picture> = shop.products.iter().flat_map(Product::pictures).collect();
    let named = pictures.iter().map(|picture| picture.file.name());
    unique(named.clone(), "picture")?;
    let named: HashSet<&str> = named.collect();
    for picture in &pictures {
        let place = picture.file.name();
        require(picture.file.size().is_some(), place, "it is no picture")?;
        require(!picture.alt_text.trim().is_empty(), place, "it has no alt text")?;
    }
    for file in PictureFile::all() {
        require(named.contains(file.name()), file.name(), "no product shows this picture")?;
    }
    Ok(())
}

fn check_product(product: &Product, collections: &HashSet<&str>) -> Checked {
    let place = product.key.as_str();
    require((1..=80).contains(&product.name.chars().count()), place, "the name is not 1 to 80 long")?;
    require((1..=3).contains(&product.collections.len()), place, "it is not in 1 to 3 collections")?;
    for collection in &product.collections {
        require(collections.contains(collection.as_str()), place, format!("no collection `{collection}`"))?;
    }
    require((3..=4).contains(&product.media.len()), place, "it has not 3 to 4 pictures")?;
    check_colours(product)?;
    money(product.price, place)?;
    require(product.discounted_price() > Decimal::ZERO, place, "the discount leaves no price")?;
    let sent = product.kind == ProductKind::Physical;
    require(product.weight.is_some() == sent, place, "what is sent has a weight, the rest has none")?;
    check_variants(product)
}

/// Checks that each colour has a picture of its own.
fn check_colours(product: &Product) -> Checked {
    let options = product.product_options.iter();
    let colours = options.filter(|option| option.kind == OptionKind::Color);
    let mut named = Vec::new();
    for choice in colours.flat_map(|option| &option.choices) {
        let problem = || format!("no picture shows the colour {}", choice.description);
        require(choice.picture.is_some(), &product.key, problem())?;
        named.extend(choice.picture.map(|file| file.name()));
    }
    unique(named.into_iter(), "picture of a colour")
}

fn check_variants(product: &Product) -> Checked {
    let place = product.key.as_str();
    let combinations: usize = product.product_options.iter().map(|option| option.choices.len()).product();
    let expected = if product.product_options.is_empty() { 0 } else { combinations };
    require(
        product.variants.len() == expected,
        place,
        format!("{} variants for {expected} combinations", product.variants.len()),
    )?;
    let mut seen: HashSet<&BTreeMap<String, String>> = HashSet::new();
    for variant in &product.variants {
        require(
            variant.choices.len() == product.product_options.len(),
            place,
            format!("{} leaves an option open", variant.sku),
        )?;
        require(seen.insert(&variant.choices), place, format!("{} repeats a combination", variant.sku))?;
        for option in &product.product_options {
            let known = variant
                .choices
                .get(&option.name)
                .is_some_and(|chosen| option.choices.iter().any(|choice| choice.description == *chosen));
            require(known, place, format!("{} chooses what `{}` has not", variant.sku, option.name))?;
        }
        if let Some(price) = variant.price {
            money(price, place)?;
            let own = Product { price, ..product.clone() };
            require(own.discounted_price() > Decimal::ZERO, place, "the discount leaves no price")?;
        }
    }
    let counts_itself = product.stock.track_inventory && product.variants.is_empty();
    require(product.stock.quantity.is_some() == counts_itself, place, "stock is counted in the wrong place")?;
    let counts_variants = product.stock.track_inventory;
    let consistent = product.variants.iter().all(|variant| variant.stock.quantity.is_some() == counts_variants);
    require(consistent, place, "a variant's stock is counted unlike the product's")
}

fn check_shop(shop: &Shop, collections: &HashSet<&str>) -> Checked {
    unique(shop.coupons.iter().map(|coupon| coupon.code.as_str()), "coupon code")?;
    for coupon in &shop.coupons {
        check_coupon(coupon, collections)?;
    }
    let codes = shop.shipping.iter().flat_map(|region| &region.options);
    unique(codes.clone().map(|option| option.code.as_str()), "shipping code")?;
    for option in codes {
        money(option.price, &option.code)?;
    }
    let countries = shop.shipping.iter().flat_map(|region| &region.countries);
    unique(countries.map(String::as_str), "country")?;
    let rest = shop.shipping.iter().filter(|region| region.countries.is_empty()).count();
    require(rest <= 1, "shipping", "two regions claim the rest of the world")
}

fn check_coupon(coupon: &Coupon, collections: &HashSet<&str>) -> Checked {
    let kinds = usize::from(coupon.percent_off_rate.is_some())
        + usize::from(coupon.money_off_amount.is_some())
        + usize::from(coupon.free_shipping);
    require(kinds == 1, &coupon.code, "it is not exactly one kind of coupon")?;
    if let Some(amount) = coupon.money_off_amount {
        money(amount, &coupon.code)?;
    }
    let known = coupon.collection.as_ref().is_none_or(|key| collections.contains(key.as_str()));
    require(known, &coupon.code, "it is for a collection that is not there")
}

#[cfg(test)]
mod tests {
    use super::super::demo;
    use super::*;

    fn refusal(change: impl FnOnce(&mut DemoShop)) -> String {
        let mut shop = demo().unwrap();
        change(&mut shop);
        check(&shop).unwrap_err().to_string()
    }

    #[test]
    fn names_what_is_wrong() {
        assert!(refusal(|s| s.products[0].price = "9.999".parse().unwrap()).contains("two decimals"));
        assert!(refusal(|s| s.products[1].slug = s.products[0].slug.clone()).contains("slug is used twice"));
        assert!(refusal(|s| s.products[1].sku = s.products[0].variants[0].sku.clone()).contains("sku is used twice"));
        assert!(refusal(|s| s.products[0].collections = vec!["attic".into()]).contains("no collection `attic`"));
        assert!(refusal(|s| s.products[0].media.truncate(2)).contains("3 to 4 pictures"));
        assert!(
            refusal(|s| {
                s.products[0].media.pop();
            })
            .contains("no product shows this picture")
        );
        assert!(refusal(|s| s.products[0].media[1] = s.products[0].media[0].clone()).contains("picture is used twice"));
        let without = |s: &mut DemoShop| s.products[0].product_options[0].choices[1].picture = None;
        assert!(refusal(without).contains("no picture shows the colour Oat"));
        let shared = |s: &mut DemoShop| {
            let choices = &mut s.products[0].product_options[0].choices;
            choices[1].picture = choices[0].picture;
        };
        assert!(refusal(shared).contains("picture of a colour is used twice"));
        assert!(
            refusal(|s| {
                s.products[0].variants.pop();
            })
            .contains("variants for")
        );
        assert!(
            refusal(|s| {
                s.products[0].variants[0].choices.insert("Colour".into(), "Mauve".into());
            })
            .contains("chooses what")
        );
        assert!(
            refusal(|s| s.products[0].discount = Some(super::super::Discount {
                kind: super::super::DiscountKind::Amount,
                value: Decimal::ONE_THOUSAND
            }))
            .contains("leaves no price")
        );
        assert!(refusal(|s| s.shop.coupons[0].free_shipping = true).contains("one kind"));
    }
}
