//! A line with its catalog data: name, price and availability.

use super::chosen::{ChosenGroup, ChosenOptions};
use super::stored::{LineSource, StoredLine};
use super::{add, describe, goods::Goods};
use crate::catalog::{Item, ItemStock, ItemVariant};
use crate::commerce::rules::{self, ItemTerms, SubscriptionOption};
use base::{language::Language, money, wire};
use cartwright::resources::cart::{
    CatalogOverrideFields, CatalogReference, CustomLineItem, DescriptionLine, FreeTrialPeriod, ItemAvailabilityStatus,
    ItemModifier, ItemTypePreset, LineItemImage, ModifierGroup, PaymentOption, Policy, PriceDescription,
    ServiceProperties, TaxableAddressType,
};
use cartwright::types::{Currency, Timestamp};
use rust_decimal::Decimal;
use std::{collections::HashMap, sync::Arc};

/// A line with all its catalog data.
#[derive(Debug, Clone)]
pub struct Line {
    pub stored: StoredLine,
    /// The item in its app's catalog.
    pub(crate) reference: Option<CatalogReference>,
    pub name: String,
    /// The name in the buyer's language, which only custom lines state.
    pub(crate) translated_name: Option<String>,
    pub(crate) slug: Option<String>,
    pub(crate) page_url: Option<String>,
    /// Unit price before the catalog's discount.
    pub(crate) full_price: Decimal,
    /// Unit price, without modifiers.
    pub(crate) price: Decimal,
    /// The modifiers chosen for one item.
    pub(crate) modifier_groups: Vec<ModifierGroup>,
    /// The price of one item's modifiers.
    pub(crate) modifiers_price: Decimal,
    pub(crate) price_description: Option<PriceDescription>,
    pub(crate) price_undetermined: bool,
    pub(crate) sku: Option<String>,
    /// Weight of one item, in the shop's unit.
    pub(crate) weight: Option<f64>,
    pub(crate) item_type: ItemTypePreset,
    /// Whether the goods are shipped or picked up.
    pub(crate) shippable: bool,
    /// The id of the downloadable file.
    pub(crate) digital_file: Option<String>,
    pub image: Option<LineItemImage>,
    pub description_lines: Vec<DescriptionLine>,
    pub(crate) status: ItemAvailabilityStatus,
    /// The available quantity, if stock is tracked.
    pub(crate) available: Option<i64>,
    pub(crate) collections: Vec<String>,
    /// The available subscription plans.
    pub(crate) subscriptions: Vec<SubscriptionOption>,
    pub(crate) subscription: Option<SubscriptionOption>,
    pub(crate) subscription_start: Option<Timestamp>,
    pub(crate) service: Option<ServiceProperties>,
    pub(crate) payment_option: PaymentOption,
    /// The deposit for one item, if required.
    pub(crate) deposit: Option<Decimal>,
    pub(crate) members_only: bool,
    pub(crate) tax_group: Option<String>,
    pub(crate) taxable_address: Option<TaxableAddressType>,
    pub(crate) policies: Vec<Policy>,
    pub(crate) delivery_profile: Option<String>,
    pub(crate) fixed_quantity: bool,
}

impl Line {
    /// A line whose product is unknown: only the request's data.
    fn bare(stored: &StoredLine) -> Self {
        Self {
            reference: stored.source.reference(),
            stored: stored.clone(),
            name: String::new(),
            translated_name: None,
            slug: None,
            page_url: None,
            full_price: Decimal::ZERO,
            price: Decimal::ZERO,
            modifier_groups: Vec::new(),
            modifiers_price: Decimal::ZERO,
            price_description: None,
            price_undetermined: false,
            sku: None,
            weight: None,
            item_type: ItemTypePreset::Physical,
            shippable: true,
            digital_file: None,
            image: None,
            description_lines: Vec::new(),
            status: ItemAvailabilityStatus::NotFound,
            available: Some(0),
            collections: Vec::new(),
            subscriptions: Vec::new(),
            subscription: None,
            subscription_start: None,
            service: stored.service.clone(),
            payment_option: PaymentOption::FullPaymentOnline,
            deposit: None,
            members_only: false,
            tax_group: None,
            taxable_address: stored.taxable_address.as_ref().and_then(|address| address.address_type.clone()),
            policies: Vec::new(),
            delivery_profile: None,
            fixed_quantity: false,
        }
    }

    /// The subscription's free trial.
    pub(crate) fn free_trial(&self) -> Option<&FreeTrialPeriod> {
        self.subscription.as_ref()?.free_trial.as_ref()
    }

    /// How often a subscription is charged, and until when.
    pub fn terms(&self, language: Language) -> Option<String> {
        let option = self.subscription.as_ref()?;
        Some(language.subscription_terms(&self.subscription_settings(option)))
    }

    /// Unit price with modifiers.
    pub fn unit_price(&self) -> Decimal {
        self.price + self.modifiers_price
    }

    /// The line's total before discounts.
    pub fn gross(&self, currency: Currency) -> Decimal {
        money::round(self.unit_price() * Decimal::from(self.stored.quantity), currency)
    }
}

/// Resolves a line: `goods` by product, `stocks` by the numbers of product and variant.
pub(super) fn resolve(
    line: &StoredLine,
    goods: &HashMap<String, Arc<Goods>>,
    stocks: &HashMap<(i64, i64), ItemStock>,
    currency: Currency,
) -> Line {
    let (product, variant, options, overrides) = match &line.source {
        LineSource::Custom(custom) => return custom_line(line, custom, currency),
        LineSource::Catalog { product, variant, options, overrides } => (product, variant, options, overrides),
    };
    let found = goods.get(product).filter(|goods| goods.item.visible).and_then(|goods| {
        let variant = goods.item.variants.iter().find(|known| known.id == *variant)?;
        Some((goods, variant, stocks.get(&(goods.item.number, variant.number))?))
    });
    let mut resolved = match found {
        Some((goods, variant, stock)) => {
            let chosen = ChosenOptions::of(options);
            let mut resolved = catalog_line(line, &goods.item, variant, stock, &chosen);
            apply_terms(&mut resolved, &goods.terms, &chosen, currency);
            resolved
        }
        None => Line::bare(line),
    };
    if let Some(overrides) = overrides {
        apply_overrides(&mut resolved, overrides, currency);
    }
    resolved
}

fn status(available: i64, wanted: i64) -> ItemAvailabilityStatus {
    if available >= wanted {
        ItemAvailabilityStatus::Available
    } else if available > 0 {
        ItemAvailabilityStatus::PartiallyAvailable
    } else {
        ItemAvailabilityStatus::NotAvailable
    }
}

fn catalog_line(
    line: &StoredLine,
    item: &Item,
    variant: &ItemVariant,
    stock: &ItemStock,
    chosen: &ChosenOptions,
) -> Line {
    let available = stock.available(line.quantity);
    let digital = item.is_digital;
    Line {
        name: item.name.clone(),
        slug: Some(item.slug.clone()),
        full_price: variant.full_price,
        price: variant.price,
        sku: variant.sku.clone().or_else(|| item.sku.clone()),
        weight: variant.weight.or(item.weight),
        item_type: if digital { ItemTypePreset::Digital } else { ItemTypePreset::Physical },
        shippable: !digital,
        digital_file: variant.digital_file.as_ref().map(|file| file.id.clone()),
        image: describe::image(item, variant),
        description_lines: describe::lines(&chosen.texts, item, variant),
        status: status(available, line.quantity),
        available: stock.counted(),
        collections: item.collections.clone(),
        ..Line::bare(line)
    }
}

/// Applies the owner's terms of the item.
fn apply_terms(line: &mut Line, terms: &ItemTerms, chosen: &ChosenOptions, currency: Currency) {
    if let Some(kind) = &terms.item_type {
        line.shippable = *kind == ItemTypePreset::Physical;
        line.item_type = kind.clone();
    }
    line.members_only = terms.members_only;
    line.tax_group.clone_from(&terms.tax_group_id);
    line.deposit = terms.deposit_amount;
    line.policies.clone_from(&terms.policies);
    if let Some(option) = &terms.payment_option {
        line.payment_option = option.clone();
    }
    line.subscriptions.clone_from(&terms.subscriptions);
    line.subscription = chosen.subscription.as_ref().and_then(|id| {
        let mut options = terms.subscriptions.iter();
        options.find(|option| option.id == *id).cloned()
    });
    if let Some(option) = &line.subscription {
        let part = (Decimal::ONE_HUNDRED - option.percent_off) / Decimal::ONE_HUNDRED;
        line.price = money::round(line.price * part, currency);
    }
    line.modifier_groups = chosen
        .modifier_groups
        .iter()
        .filter_map(|chosen| modifier_group(chosen, &terms.modifier_groups, currency))
        .collect();
    line.modifiers_price = modifiers_price(&line.modifier_groups);
}

fn modifier_group(chosen: &ChosenGroup, known: &[rules::ModifierGroup], currency: Currency) -> Option<ModifierGroup> {
    let group = known.iter().find(|group| group.id == chosen.id)?;
    let modifiers = chosen.modifiers.iter().filter_map(|chosen| {
        let modifier: &rules::ItemModifier = group.modifiers.iter().find(|modifier| modifier.id == chosen.id)?;
        Some(wire!(ItemModifier {
            id: modifier.id.clone(),
            quantity: chosen.quantity,
            label: describe::translatable(&modifier.label),
            details: modifier.details.as_deref().map(describe::translatable),
            price: money::price(modifier.price, currency)
        }))
    });
    Some(wire!(ModifierGroup {
        id: group.id.clone(),
        name: describe::translatable(&group.name),
        modifiers: Some(modifiers.collect())
    }))
}

fn modifiers_price(groups: &[ModifierGroup]) -> Decimal {
    let modifiers = groups.iter().flat_map(|group| group.modifiers.iter().flatten());
    modifiers
        .filter_map(|modifier| {
            let price = modifier.price.as_ref()?.amount?.0;
            Some(price * Decimal::from(modifier.quantity.unwrap_or(1)))
        })
        .sum()
}

fn custom_line(line: &StoredLine, custom: &CustomLineItem, currency: Currency) -> Line {
    let price = custom.price.map_or(Decimal::ZERO, |price| price.0);
    let preset = custom.item_type.as_ref().and_then(|kind| kind.preset.clone());
    let item_type = preset.unwrap_or(ItemTypePreset::Physical);
    let properties = custom.physical_properties.as_ref();
    let available = custom.quantity_available.unwrap_or(line.quantity);
    let modifier_groups = describe::custom_modifiers(custom, currency);
    let taxable = custom.taxable_address.as_ref();
    let name = custom.product_name.as_ref();
    let subscription = custom.subscription_option_info.as_ref();
    let settings = subscription.and_then(|info| info.subscription_settings.as_ref());
    Line {
        name: name.and_then(|name| name.original.clone()).unwrap_or_default(),
        translated_name: name.and_then(|name| name.translated.clone()),
        page_url: custom.url.as_ref().and_then(|page| page.url.clone()),
        full_price: custom.full_price.map_or(price, |full| full.0),
        price,
        modifiers_price: modifiers_price(&modifier_groups),
        modifier_groups,
        price_description: custom.price_description.clone(),
        price_undetermined: custom.price_undetermined.unwrap_or_default(),
        sku: properties.and_then(|properties| properties.sku.clone()),
        weight: properties.and_then(|properties| properties.weight),
        shippable: properties
            .and_then(|properties| properties.shippable)
            .unwrap_or(item_type == ItemTypePreset::Physical),
        item_type,
        image: custom.media.as_ref().map(describe::given_image),
        description_lines: custom.description_lines.clone().unwrap_or_default(),
        status: status(available, line.quantity),
        available: custom.quantity_available,
        subscription: add::subscription(custom),
        subscription_start: settings.and_then(|settings| settings.start_date.clone()),
        service: custom.service_properties.clone(),
        payment_option: custom.payment_option.clone().unwrap_or(PaymentOption::FullPaymentOnline),
        deposit: custom.deposit_amount.map(|deposit| deposit.0),
        members_only: custom.members_only.unwrap_or_default(),
        tax_group: custom.tax_group_id.clone(),
        taxable_address: taxable.and_then(|address| address.address_type.clone()),
        policies: custom.policies.clone().unwrap_or_default(),
        delivery_profile: custom.delivery_profile_id.clone(),
        fixed_quantity: custom.fixed_quantity.unwrap_or_default(),
        ..Line::bare(line)
    }
}

fn apply_overrides(line: &mut Line, overrides: &CatalogOverrideFields, currency: Currency) {
    if let Some(name) = overrides.product_name.as_ref().and_then(|name| name.original.clone()) {
        line.name = name;
    }
    if let Some(price) = overrides.price {
        line.price = money::round(price.0, currency);
        line.full_price = line.price;
    }
    if let Some(full_price) = overrides.full_price {
        line.full_price = full_price.0;
    }
    if let Some(lines) = &overrides.description_lines {
        line.description_lines.clone_from(lines);
    }
    if let Some(properties) = &overrides.physical_properties {
        line.weight = properties.weight.or(line.weight);
        line.sku = properties.sku.clone().or_else(|| line.sku.take());
        line.shippable = properties.shippable.unwrap_or(line.shippable);
    }
    if let Some(image) = &overrides.image {
        line.image = Some(describe::given_image(image));
    }
    if let Some(option) = overrides.payment_option.as_ref().and_then(|option| option.value.clone()) {
        line.payment_option = option;
    }
    if let Some(deposit) = overrides.deposit_amount {
        line.deposit = Some(deposit.0);
    }
}
