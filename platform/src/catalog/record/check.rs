//! The bounds of a product's record, named as the version of the catalog names them that writes it.

use super::product::{
    MAX_INFO_SECTIONS, MAX_MEDIA, MAX_MODIFIERS, MAX_NAME_LENGTH, MAX_OPTIONS, MAX_VARIANTS, StoredProduct,
};
use super::terms::{Dimensions, Discount, Subscriptions};
use super::variant::StoredVariant;
use crate::base::{ApiError, Checks, Result, money, text};
use cartwright::types::Currency;
use rust_decimal::{Decimal, prelude::ToPrimitive};
use std::collections::HashSet;

/// The most that a price, a cost or a weight may be.
pub(crate) const MAX_AMOUNT: Decimal = Decimal::from_parts(1_215_752_191, 23, 0, false, 2);
/// The longest stock keeping unit, and the longest barcode.
const MAX_CODE_LENGTH: usize = 40;
/// The most ribbons beside the first.
const MAX_ADDITIONAL_RIBBONS: usize = 4;
/// The most tags of a kind.
const MAX_TAGS: usize = 100;

/// The version of the catalog whose terms refusals use.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Wording {
    V1,
    V3,
}

impl Wording {
    const fn longest_slug(self) -> usize {
        match self {
            Self::V1 => 100,
            Self::V3 => 300,
        }
    }

    const fn longest_description(self) -> usize {
        match self {
            Self::V1 => 8000,
            Self::V3 => 16_000,
        }
    }

    const fn max_choices(self) -> usize {
        match self {
            Self::V1 => 100,
            Self::V3 => 1000,
        }
    }

    const fn description(self) -> &'static str {
        match self {
            Self::V1 => "product.description",
            Self::V3 => "product.plainDescription",
        }
    }

    const fn options(self) -> &'static str {
        match self {
            Self::V1 => "product.productOptions",
            Self::V3 => "product.options",
        }
    }

    const fn info_sections(self) -> &'static str {
        match self {
            Self::V1 => "product.additionalInfoSections",
            Self::V3 => "product.infoSections",
        }
    }

    const fn media(self) -> &'static str {
        match self {
            Self::V1 => "media",
            Self::V3 => "product.media.itemsInfo.items",
        }
    }

    const fn variants(self) -> &'static str {
        match self {
            Self::V1 => "product.productOptions",
            Self::V3 => "product.variantsInfo.variants",
        }
    }

    /// A field of a variant, or of the product where the variant has no value of its own.
    fn of_variant(self, index: Option<usize>, name: VariantField) -> String {
        let (in_v1, in_v3) = match name {
            VariantField::Sku => ("sku", "sku"),
            VariantField::Barcode => ("barcode", "barcode"),
            VariantField::Price => ("price", "price.compareAtPrice.amount"),
            VariantField::Discounted => ("price", "price.actualPrice.amount"),
            VariantField::Cost => ("cost", "revenueDetails.cost.amount"),
            VariantField::Weight => ("weight", "physicalProperties.weight"),
            VariantField::ProductDimensions => ("productDimensions", "physicalProperties.productDimensions"),
            VariantField::PackageDimensions => ("packageDimensions", "physicalProperties.packageDimensions"),
        };
        match (self, index) {
            (Self::V3, index) => format!("product.variantsInfo.variants[{}].{in_v3}", index.unwrap_or_default()),
            (Self::V1, Some(index)) => format!("variants[{index}].{in_v1}"),
            (Self::V1, None) => match name {
                VariantField::Price | VariantField::Discounted => "product.priceData.price".to_owned(),
                VariantField::Cost => "product.costAndProfitData.itemCost".to_owned(),
                _ => format!("product.{in_v1}"),
            },
        }
    }
}

/// A field of a variant that is checked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum VariantField {
    Sku,
    Barcode,
    Price,
    Discounted,
    Cost,
    Weight,
    ProductDimensions,
    PackageDimensions,
}

/// Refuses a record that is out of bounds. What a change leaves as it was is not looked at where the versions differ in
/// their bounds: a long text of the one may stay when the other changes the price.
pub(super) fn check(
    before: Option<&StoredProduct>,
    product: &StoredProduct,
    wording: Wording,
    currency: Currency,
) -> Result<()> {
    let mut checks = Checks::new();
    if product.name.trim().is_empty() {
        checks.refuse("product.name", "REQUIRED_FIELD", "is missing");
    }
    checks.text("product.name", Some(&product.name), MAX_NAME_LENGTH);
    if before.is_none_or(|before| before.slug != product.slug) {
        check_slug(&mut checks, &product.slug, wording);
    }
    let html = &product.description.html;
    if before.is_none_or(|before| before.description.html != *html) {
        checks.text(wording.description(), Some(html), wording.longest_description());
    }
    check_lists(&mut checks, before, product, wording);
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

fn check_slug(checks: &mut Checks, slug: &String, wording: Wording) {
    checks.text("product.slug", Some(slug), wording.longest_slug());
    let is_sound = |character: char| text::is_of_word(character) || matches!(character, '-' | '_' | '.');
    if !slug.chars().all(is_sound) {
        checks.refuse("product.slug", "FORMAT", "must have letters, digits, hyphens, underscores and dots only");
    }
}

fn check_lists(checks: &mut Checks, before: Option<&StoredProduct>, product: &StoredProduct, wording: Wording) {
    checks.size(wording.options(), product.options.len(), MAX_OPTIONS);
    checks.size("product.modifiers", product.modifiers.len(), MAX_MODIFIERS);
    checks.size(wording.variants(), product.variants.len(), MAX_VARIANTS);
    checks.size(wording.media(), product.media.len(), MAX_MEDIA);
    checks.size(wording.info_sections(), product.info_sections.len(), MAX_INFO_SECTIONS);
    checks.size("product.additionalRibbons", product.additional_ribbons.len(), MAX_ADDITIONAL_RIBBONS);
    checks.size("product.tags.publicTags.tagIds", product.public_tags.len(), MAX_TAGS);
    checks.size("product.tags.privateTags.tagIds", product.private_tags.len(), MAX_TAGS);
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
            checks.size(&field, option.choices.len(), wording.max_choices());
        }
    }
    if let Some(unit) = &product.price_per_unit {
        let name = |part: &str| match wording {
            Wording::V1 => format!("product.pricePerUnitData.{part}"),
            Wording::V3 => "product.physicalProperties.pricePerUnit.quantity".to_owned(),
        };
        checks.range(|| name("totalQuantity"), unit.quantity, 0.01, 999_999_999.99);
        checks.range(|| name("baseQuantity"), unit.base_quantity, 0.01, 999_999_999.99);
    }
}

/// Checks what is counted or coded, under the name of a variant or of the product.
struct Figures<'a> {
    checks: &'a mut Checks,
    wording: Wording,
    currency: Currency,
    index: Option<usize>,
}

impl Figures<'_> {
    fn check_base(&mut self, product: &StoredProduct) {
        self.code(VariantField::Sku, product.sku.as_ref());
        self.amount(VariantField::Price, Some(product.price));
        self.amount(VariantField::Cost, product.cost);
        self.weight(product.weight);
        self.dimensions(VariantField::ProductDimensions, product.product_dimensions.as_ref());
        self.dimensions(VariantField::PackageDimensions, product.package_dimensions.as_ref());
        let (value, most) = match product.discount {
            Discount::Amount(value) => (value, MAX_AMOUNT),
            Discount::Percent(value) => (value, Decimal::ONE_HUNDRED),
            Discount::None | Discount::PerVariant => return,
        };
        let float = |value: Decimal| value.to_f64().unwrap_or(f64::NAN);
        self.checks.range(|| "product.discount.value".to_owned(), float(value), 0.0, float(most));
    }

    fn check_variant(&mut self, variant: &StoredVariant) {
        self.code(VariantField::Sku, variant.sku.as_ref());
        self.code(VariantField::Barcode, variant.barcode.as_ref());
        self.amount(VariantField::Price, variant.price);
        self.amount(VariantField::Discounted, variant.discounted);
        self.amount(VariantField::Cost, variant.cost);
        self.weight(variant.weight);
        self.dimensions(VariantField::ProductDimensions, variant.product_dimensions.as_ref());
        self.dimensions(VariantField::PackageDimensions, variant.package_dimensions.as_ref());
    }

    fn code(&mut self, field: VariantField, code: Option<&String>) {
        if code.is_some_and(|code| code.chars().count() > MAX_CODE_LENGTH) {
            self.checks.text(&self.wording.of_variant(self.index, field), code, MAX_CODE_LENGTH);
        }
    }

    fn amount(&mut self, field: VariantField, amount: Option<i64>) {
        let (wording, index) = (self.wording, self.index);
        let Some(amount) = amount else { return };
        let most = money::units(MAX_AMOUNT, self.currency);
        if (0..=most).contains(&amount) {
            return;
        }
        let float = |units| money::float(units, self.currency);
        self.checks.range(|| wording.of_variant(index, field), float(amount), 0.0, float(most));
    }

    fn weight(&mut self, weight: Option<f64>) {
        let (wording, index) = (self.wording, self.index);
        if let Some(weight) = weight {
            let most = MAX_AMOUNT.to_f64().unwrap_or(f64::MAX);
            let name = || wording.of_variant(index, VariantField::Weight);
            self.checks.range(name, weight, 0.0, most);
        }
    }

    fn dimensions(&mut self, field: VariantField, dimensions: Option<&Dimensions>) {
        let Some(dimensions) = dimensions else { return };
        for (name, value) in [("length", dimensions.length), ("width", dimensions.width), ("height", dimensions.height)]
        {
            if value.is_some_and(|value| value.is_sign_negative() && !value.is_zero()) {
                let field = format!("{}.{name}", self.wording.of_variant(self.index, field));
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
    checks.size(root, subscriptions.plans.len(), 6);
    for (index, plan) in subscriptions.plans.iter().enumerate() {
        let at = |name: &str| format!("{root}[{index}].{name}");
        checks.text(&at("title"), Some(&plan.title), 20);
        checks.text(&at("description"), plan.description.as_ref(), 60);
        checks.one_of(&at("frequency"), Some(&plan.frequency), &["DAY", "WEEK", "MONTH", "YEAR"]);
        checks.range(|| at("interval"), plan.interval, 1, 50);
        if let Some(cycles) = plan.billing_cycles {
            checks.range(|| at("billingCycles"), cycles, 2, 999);
        }
        match plan.discount {
            Discount::Percent(percent) => {
                let percent = percent.to_f64().unwrap_or(f64::NAN);
                checks.range(|| at("discount.percentOff"), percent, 0.1, 99.9);
            }
            Discount::Amount(amount) if money::units(amount, currency) <= 0 => {
                checks.refuse(at("discount.amountOff"), "DECIMAL_GT", "must be more than 0");
            }
            _ => {}
        }
    }
}

/// Refuses what may be there only once.
fn check_distinct(product: &StoredProduct) -> Result<()> {
    let mut options = HashSet::new();
    if !product.options.iter().all(|option| options.insert(option.customization)) {
        return Err(ApiError::bad_request("DUPLICATE_PRODUCT_OPTIONS", "The product has the same option twice"));
    }
    let mut combinations = HashSet::new();
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
        if !combinations.insert(&variant.choices) {
            return Err(ApiError::bad_request("DUPLICATE_VARIANT_OPTION_CHOICE", "Two variants have the same choices"));
        }
    }
    let mut barcodes = HashSet::new();
    let mut given = product.variants.iter().filter_map(|variant| variant.barcode.as_ref());
    if !given.all(|barcode| barcodes.insert(barcode)) {
        return Err(ApiError::bad_request("DUPLICATE_BARCODE_ERROR", "Two variants have the same barcode"));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_largest_amount_is_what_the_contract_says() {
        assert_eq!(MAX_AMOUNT.to_string(), "999999999.99");
    }
}
