//! The bounds of a product's record; violations use the names of the catalog version that writes it.

use super::product::StoredProduct;
use super::terms::{Discount, Subscriptions};
use super::variant::StoredVariant;
use base::{ApiError, Checks, Result, are_distinct, money, text};
use cartwright::{resources::products::Dimensions, types::Currency};
use cartwright_contract::limits;
use rust_decimal::{Decimal, prelude::ToPrimitive};
use std::sync::LazyLock;

/// The maximum price, cost and weight.
pub static MAX_AMOUNT: LazyLock<Decimal> =
    LazyLock::new(|| Decimal::try_from(limits::product::PRICE).unwrap_or(Decimal::MAX));

/// The catalog version in whose terms refusals are worded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wording {
    V1,
    V3,
}

/// A catalog version's names of the record's lists, and the bounds in which the versions differ.
struct Terms {
    longest_slug: usize,
    longest_description: usize,
    max_choices: usize,
    description: &'static str,
    options: &'static str,
    info_sections: &'static str,
    media: &'static str,
    variants: &'static str,
}

const V1: Terms = Terms {
    longest_slug: limits::product::SLUG_V1,
    longest_description: limits::product::DESCRIPTION_V1,
    max_choices: limits::option::CHOICES_V1,
    description: "product.description",
    options: "product.productOptions",
    info_sections: "product.additionalInfoSections",
    media: "media",
    variants: "product.productOptions",
};
const V3: Terms = Terms {
    longest_slug: limits::product::SLUG,
    longest_description: limits::product::DESCRIPTION,
    max_choices: limits::option::CHOICES,
    description: "product.plainDescription",
    options: "product.options",
    info_sections: "product.infoSections",
    media: "product.media.itemsInfo.items",
    variants: "product.variantsInfo.variants",
};

/// The names of a figure: V1's on a variant, V3's on a variant, V1's on the product.
struct Names(&'static str, &'static str, &'static str);

const SKU: Names = Names("sku", "sku", "product.sku");
const BARCODE: Names = Names("barcode", "barcode", "product.barcode");
const PRICE: Names = Names("price", "price.compareAtPrice.amount", "product.priceData.price");
const DISCOUNTED: Names = Names("price", "price.actualPrice.amount", "product.priceData.price");
const COST: Names = Names("cost", "revenueDetails.cost.amount", "product.costAndProfitData.itemCost");
const WEIGHT: Names = Names("weight", "physicalProperties.weight", "product.weight");
const PRODUCT_DIMENSIONS: Names =
    Names("productDimensions", "physicalProperties.productDimensions", "product.productDimensions");
const PACKAGE_DIMENSIONS: Names =
    Names("packageDimensions", "physicalProperties.packageDimensions", "product.packageDimensions");

/// Refuses a record that is out of bounds. Where the versions' bounds differ, unchanged values pass: a long text
/// written by one version must not block a price change by the other.
pub(super) fn check(
    before: Option<&StoredProduct>,
    product: &StoredProduct,
    wording: Wording,
    currency: Currency,
) -> Result<()> {
    let mut checks = Checks::new();
    let terms = match wording {
        Wording::V1 => V1,
        Wording::V3 => V3,
    };
    if text::is_blank(&product.name) {
        checks.refuse("product.name", "REQUIRED_FIELD", "is missing");
    }
    checks.text("product.name", Some(&product.name), limits::product::NAME);
    if before.is_none_or(|before| before.slug != product.slug) {
        check_slug(&mut checks, &product.slug, &terms);
    }
    let html = &product.description.html;
    if before.is_none_or(|before| before.description.html != *html) {
        checks.text(terms.description, Some(html), terms.longest_description);
    }
    check_lists(&mut checks, before, product, (wording, &terms));
    Figures { checks: &mut checks, wording, currency, index: None }.check_base(product);
    for (index, variant) in product.variants.iter().enumerate() {
        let mut figures = Figures { checks: &mut checks, wording, currency, index: Some(index) };
        figures.check_variant(variant);
    }
    if let Some(subscriptions) = &product.subscriptions {
        check_subscriptions(&mut checks, subscriptions, currency);
    }
    checks.finish()?;
    check_distinct(product)
}

fn check_slug(checks: &mut Checks, slug: &String, terms: &Terms) {
    checks.text("product.slug", Some(slug), terms.longest_slug);
    let is_sound = |character: char| text::is_of_word(character) || matches!(character, '-' | '_' | '.');
    if !slug.chars().all(is_sound) {
        checks.refuse("product.slug", "FORMAT", "must have letters, digits, hyphens, underscores and dots only");
    }
}

fn check_lists(
    checks: &mut Checks,
    before: Option<&StoredProduct>,
    product: &StoredProduct,
    (wording, terms): (Wording, &Terms),
) {
    checks.size(terms.options, product.options.len(), limits::product::OPTIONS);
    checks.size("product.modifiers", product.modifiers.len(), limits::product::MODIFIERS);
    checks.size(terms.variants, product.variants.len(), limits::product::VARIANTS);
    checks.size(terms.media, product.media.len(), limits::product::MEDIA);
    checks.size(terms.info_sections, product.info_sections.len(), limits::product::INFO_SECTIONS);
    checks.size("product.additionalRibbons", product.additional_ribbons.len(), limits::product::ADDITIONAL_RIBBONS);
    checks.size("product.tags.publicTags.tagIds", product.public_tags.len(), limits::product::TAGS);
    checks.size("product.tags.privateTags.tagIds", product.private_tags.len(), limits::product::TAGS);
    for (index, option) in product.options.iter().enumerate() {
        let field = match wording {
            Wording::V1 => format!("product.productOptions[{index}].choices"),
            Wording::V3 => format!("product.options[{index}].choicesSettings.choices"),
        };
        if option.choices.is_empty() {
            checks.refuse(&field, "MIN_SIZE", "must have at least 1 entry");
        }
        let is_changed = before.is_none_or(|before| before.options.get(index) != Some(option));
        if is_changed {
            checks.size(&field, option.choices.len(), terms.max_choices);
        }
    }
    if let Some(unit) = &product.price_per_unit {
        let name = |part: &str| match wording {
            Wording::V1 => format!("product.pricePerUnitData.{part}"),
            Wording::V3 => "product.physicalProperties.pricePerUnit.quantity".to_owned(),
        };
        checks.range(|| name("totalQuantity"), unit.quantity, limits::product::UNITS_LEAST, limits::product::UNITS);
        checks.range(|| name("baseQuantity"), unit.base_quantity, limits::product::UNITS_LEAST, limits::product::UNITS);
    }
}

/// Checks quantities and codes of a variant or of the product.
struct Figures<'a> {
    checks: &'a mut Checks,
    wording: Wording,
    currency: Currency,
    index: Option<usize>,
}

impl Figures<'_> {
    fn check_base(&mut self, product: &StoredProduct) {
        self.code(&SKU, product.sku.as_ref());
        self.amount(&PRICE, Some(product.price));
        self.amount(&COST, product.cost);
        self.weight(product.weight);
        self.dimensions(&PRODUCT_DIMENSIONS, product.product_dimensions.as_ref());
        self.dimensions(&PACKAGE_DIMENSIONS, product.package_dimensions.as_ref());
        let (value, max) = match product.discount {
            Discount::Amount(value) => (value, *MAX_AMOUNT),
            Discount::Percent(value) => (value, Decimal::ONE_HUNDRED),
            Discount::None | Discount::PerVariant => return,
        };
        let float = |value: Decimal| value.to_f64().unwrap_or(f64::NAN);
        self.checks.range(|| "product.discount.value".to_owned(), float(value), 0.0, float(max));
    }

    fn check_variant(&mut self, variant: &StoredVariant) {
        self.code(&SKU, variant.sku.as_ref());
        self.code(&BARCODE, variant.barcode.as_ref());
        self.amount(&PRICE, variant.price);
        self.amount(&DISCOUNTED, variant.discounted);
        self.amount(&COST, variant.cost);
        self.weight(variant.weight);
        self.dimensions(&PRODUCT_DIMENSIONS, variant.product_dimensions.as_ref());
        self.dimensions(&PACKAGE_DIMENSIONS, variant.package_dimensions.as_ref());
    }

    /// The name of a figure; V3 has none for the product itself.
    fn name(&self, names: &Names) -> String {
        match (self.wording, self.index) {
            (Wording::V3, index) => format!("product.variantsInfo.variants[{}].{}", index.unwrap_or_default(), names.1),
            (Wording::V1, Some(index)) => format!("variants[{index}].{}", names.0),
            (Wording::V1, None) => names.2.to_owned(),
        }
    }

    fn code(&mut self, names: &Names, code: Option<&String>) {
        if code.is_some_and(|code| code.chars().count() > limits::product::SKU) {
            self.checks.text(&self.name(names), code, limits::product::SKU);
        }
    }

    fn amount(&mut self, names: &Names, amount: Option<i64>) {
        let max = money::units(*MAX_AMOUNT, self.currency);
        if let Some(amount) = amount.filter(|amount| !(0..=max).contains(amount)) {
            let (name, float) = (self.name(names), |units| money::float(units, self.currency));
            self.checks.range(|| name, float(amount), 0.0, float(max));
        }
    }

    fn weight(&mut self, weight: Option<f64>) {
        let max = limits::product::WEIGHT;
        if let Some(weight) = weight.filter(|weight| !(0.0..=max).contains(weight)) {
            let name = self.name(&WEIGHT);
            self.checks.range(|| name, weight, 0.0, max);
        }
    }

    fn dimensions(&mut self, names: &Names, dimensions: Option<&Dimensions>) {
        let Some(dimensions) = dimensions else { return };
        for (name, value) in [("length", dimensions.length), ("width", dimensions.width), ("height", dimensions.height)]
        {
            if value.is_some_and(|value| value.0.is_sign_negative() && !value.0.is_zero()) {
                let field = format!("{}.{name}", self.name(names));
                self.checks.refuse(field, "DECIMAL_GTE", "must be 0 or more");
            }
        }
    }
}

fn check_subscriptions(checks: &mut Checks, subscriptions: &Subscriptions, currency: Currency) {
    let root = "product.subscriptionDetails.subscriptions";
    if subscriptions.plans.is_empty() {
        checks.refuse(root, "MIN_SIZE", "must have at least 1 entry");
    }
    checks.size(root, subscriptions.plans.len(), limits::subscription::COUNT);
    for (index, plan) in subscriptions.plans.iter().enumerate() {
        let at = |name: &str| format!("{root}[{index}].{name}");
        checks.text(&at("title"), Some(&plan.title), limits::subscription::TITLE);
        checks.text(&at("description"), plan.description.as_ref(), limits::subscription::DESCRIPTION);
        checks.one_of(&at("frequency"), Some(&plan.frequency), &["DAY", "WEEK", "MONTH", "YEAR"]);
        checks.range(
            || at("interval"),
            plan.interval,
            limits::subscription::INTERVAL_LEAST,
            limits::subscription::INTERVAL,
        );
        if let Some(cycles) = plan.billing_cycles {
            checks.range(
                || at("billingCycles"),
                cycles,
                limits::subscription::CYCLES_LEAST,
                limits::subscription::CYCLES,
            );
        }
        match plan.discount {
            Discount::Percent(percent) => {
                let percent = percent.to_f64().unwrap_or(f64::NAN);
                checks.range(
                    || at("discount.percentOff"),
                    percent,
                    limits::subscription::PERCENT_LEAST,
                    limits::subscription::PERCENT,
                );
            }
            Discount::Amount(amount) if money::units(amount, currency) <= 0 => {
                checks.refuse(at("discount.amountOff"), "DECIMAL_GT", "must be more than 0");
            }
            _ => {}
        }
    }
}

/// Refuses duplicates of unique values.
fn check_distinct(product: &StoredProduct) -> Result<()> {
    if !are_distinct(product.options.iter().map(|option| option.customization)) {
        return Err(ApiError::bad_request("DUPLICATE_PRODUCT_OPTIONS", "The product has the same option twice"));
    }
    for variant in &product.variants {
        if variant.choices.len() != product.options.len() {
            return Err(ApiError::bad_request(
                "MISSING_VARIANT_OPTION_CHOICE",
                "A variant has not exactly one choice of each option",
            ));
        }
        for (option, chosen) in product.options.iter().zip(&variant.choices) {
            if !option.choices.iter().any(|choice| choice.choice == *chosen) {
                return Err(ApiError::bad_request(
                    "VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT",
                    "A variant has a choice that the product's options do not offer",
                ));
            }
        }
    }
    if !are_distinct(product.variants.iter().map(|variant| &variant.choices)) {
        return Err(ApiError::bad_request("DUPLICATE_VARIANT_OPTION_CHOICE", "Two variants have the same choices"));
    }
    if !are_distinct(product.variants.iter().filter_map(|variant| variant.barcode.as_ref())) {
        return Err(ApiError::bad_request("DUPLICATE_BARCODE_ERROR", "Two variants have the same barcode"));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::record::StoredOption;
    use base::error::first_violation;

    #[test]
    fn the_largest_amount_equals_the_bound_of_the_contract() {
        assert_eq!(MAX_AMOUNT.to_string(), limits::product::PRICE.to_string());
    }
    #[test]
    fn a_record_out_of_bounds_is_refused_in_the_words_of_each_version() {
        type Change = fn(&mut StoredProduct);
        let cases: [(Change, &str, &str, &str); 13] = [
            (|it| it.name = " ".to_owned(), "product.name", "product.name", "REQUIRED_FIELD"),
            (|it| it.slug = "a/b".to_owned(), "product.slug", "product.slug", "FORMAT"),
            (|it| it.slug = "x".repeat(301), "product.slug", "product.slug", "MAX_LENGTH"),
            (
                |it| it.description.html = "x".repeat(16_001),
                "product.description",
                "product.plainDescription",
                "MAX_LENGTH",
            ),
            (
                |it| it.info_sections = (0..21).collect(),
                "product.additionalInfoSections",
                "product.infoSections",
                "MAX_SIZE",
            ),
            (
                |it| it.options.push(StoredOption::default()),
                "product.productOptions[0].choices",
                "product.options[0].choicesSettings.choices",
                "MIN_SIZE",
            ),
            (|it| it.weight = Some(-1.0), "product.weight", "physicalProperties.weight", "MIN"),
            (|it| it.price = -1, "product.priceData.price", "price.compareAtPrice.amount", "MIN"),
            (|it| it.price = 100_000_000_000, "product.priceData.price", "price.compareAtPrice.amount", "MAX"),
            (|it| it.cost = Some(-1), "product.costAndProfitData.itemCost", "revenueDetails.cost.amount", "MIN"),
            (|it| it.variants[0].cost = Some(-1), "variants[0].cost", "revenueDetails.cost.amount", "MIN"),
            (
                |it| it.discount = Discount::Percent(101.into()),
                "product.discount.value",
                "product.discount.value",
                "MAX",
            ),
            (
                |it| it.discount = Discount::Amount((-1).into()),
                "product.discount.value",
                "product.discount.value",
                "MIN",
            ),
        ];
        for (change, v1, v3, rule) in cases {
            let variants = vec![StoredVariant::default()];
            let mut product = StoredProduct { name: "Mug".to_owned(), variants, ..StoredProduct::default() };
            for wording in [Wording::V1, Wording::V3] {
                assert!(check(None, &product, wording, Currency::USD).is_ok());
            }
            change(&mut product);
            let figure = if v3.starts_with("product.") { "" } else { "product.variantsInfo.variants[0]." };
            for (wording, field) in [(Wording::V1, v1.to_owned()), (Wording::V3, format!("{figure}{v3}"))] {
                let found = first_violation(check(None, &product, wording, Currency::USD));
                assert_eq!(found, Some((field, rule)));
            }
        }
    }
}
