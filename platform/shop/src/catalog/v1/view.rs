//! Products on catalog V1's wire.

use super::media;
use crate::catalog::entity::{Entity, RenderType};
use crate::catalog::record::{
    ALL_PRODUCTS_V1, Discount as StoredDiscount, Loaded, Price, ProductKind, Range, Shared, StoredChoice, StoredOption,
    StoredProduct, StoredVariant, slug,
};
use crate::catalog::rich_text;
use crate::site;
use base::{Result, Shop, clock, money, wire};
use cartwright::resources::products::*;
use cartwright::types::{Currency, Timestamp};
use cartwright_contract::limits;
use rusqlite::Connection;
use rust_decimal::{Decimal, prelude::ToPrimitive};

/// The options of a product view.
#[derive(Debug, Clone)]
pub(crate) struct ViewOptions {
    /// Whether to include costs and profits.
    pub(crate) merchant_data: bool,
    /// Whether to include hidden variants.
    pub(crate) hidden: bool,
    /// The base address of product pages.
    pub(crate) page_base: String,
    /// The base address of pictures.
    pub(crate) media_base: String,
}

impl ViewOptions {
    /// The view of the shop's products.
    pub(crate) fn of(shop: &Shop, merchant_data: bool, hidden: bool) -> Self {
        let page_base = shop.config.store_origins.first().cloned().unwrap_or_default();
        Self { merchant_data, hidden, page_base, media_base: shop.media_url().to_owned() }
    }
}

/// Converts loaded products, in their order.
pub(crate) fn products(connection: &Connection, loaded: &Loaded, show: &ViewOptions) -> Result<Vec<Product>> {
    let currency = site::currency(connection)?;
    let products = loaded.products.iter();
    Ok(products.map(|product| View { product, shared: &loaded.shared, show, currency }.whole()).collect())
}

/// A product's options. Pictures of choices keep their stored paths.
pub(super) fn options(product: &StoredProduct, shared: &Shared) -> Vec<ProductOption> {
    let show = ViewOptions { merchant_data: false, hidden: false, page_base: String::new(), media_base: String::new() };
    let view = View { product, shared, show: &show, currency: Currency::USD };
    product.options.iter().map(|option| view.option(option)).collect()
}

/// A product's variants, with choices by name.
pub(crate) fn variants(
    product: &StoredProduct,
    shared: &Shared,
    show: &ViewOptions,
    currency: Currency,
) -> Vec<Variant> {
    View { product, shared, show, currency }.variants()
}

/// The ids of a product's collections, the one of all products first.
pub(super) fn collection_ids(product: &StoredProduct, shared: &Shared) -> Vec<String> {
    let own = shared.collection_ids(product);
    std::iter::once(ALL_PRODUCTS_V1.to_owned()).chain(own).collect()
}

/// One product, with everything needed to show it.
struct View<'a> {
    product: &'a StoredProduct,
    shared: &'a Shared,
    show: &'a ViewOptions,
    currency: Currency,
}

impl View<'_> {
    fn whole(&self) -> Product {
        let (product, currency) = (self.product, self.currency);
        let price = product.base_price(currency);
        let per_unit = product.price_per_unit.as_ref();
        let price_data = price_data(price, per_unit.and_then(|unit| unit.price_of(price.actual, currency)), currency);
        let paid = product.price_range(currency);
        let shown = || product.shown_variants();
        let weights = Range::of(shown().filter_map(|variant| product.weight_of(variant)));
        let costs = Range::of(shown().filter_map(|variant| product.cost_of(variant)));
        Product {
            price: Some(price_data.clone()),
            converted_price_data: Some(price_data.clone()),
            price_data: Some(price_data),
            price_range: Some(money_range(paid, currency)),
            weight_range: Some(
                weights.map_or_else(|| number_range(0.0, 0.0), |range| number_range(range.min, range.max)),
            ),
            cost_range: Some(
                costs
                    .filter(|_| self.show.merchant_data)
                    .map_or_else(|| number_range(0.0, 0.0), |range| money_range(range, currency)),
            ),
            cost_and_profit_data: product
                .cost
                .filter(|_| self.show.merchant_data)
                .map(|cost| cost_and_profit(cost, price.actual, currency)),
            stock: Some(self.stock()),
            product_page_url: Some(wire!(PageUrl {
                base: self.show.page_base.clone(),
                path: slug::page_path(&product.slug)
            })),
            numeric_id: Some(product.number.to_string()),
            export_product_id: Some(["product_", &product.id].concat()),
            inventory_item_id: Some(product.id.clone()),
            collection_ids: Some(collection_ids(product, self.shared)),
            last_updated: Some(Timestamp::from(clock::rfc3339(product.updated))),
            created_date: Some(Timestamp::from(clock::rfc3339(product.created))),
            variants: Some(self.variants()),
            ..self.described()
        }
    }

    fn described(&self) -> Product {
        let product = self.product;
        let ribbons = product.ribbon.iter().chain(&product.additional_ribbons);
        let sections = product.info_sections.iter().filter_map(|number| self.section(*number));
        let texts = product.modifiers.iter().filter_map(|modifier| self.custom_text_field(modifier));
        wire!(Product {
            id: product.id.clone(),
            name: product.name.clone(),
            slug: product.slug.clone(),
            visible: product.visible,
            product_type: match product.kind {
                ProductKind::Physical => ProductType::Physical,
                ProductKind::Digital => ProductType::Digital,
            },
            description: rich_text::html(&product.description),
            sku: product.sku.clone(),
            weight: product.weight.unwrap_or_default(),
            product_dimensions: product.product_dimensions.clone(),
            package_dimensions: product.package_dimensions.clone(),
            price_per_unit_data: product.price_per_unit.as_ref().map(|unit| wire!(PricePerUnitData {
                total_quantity: unit.quantity,
                total_measurement_unit: Some(unit.unit.as_str().into()),
                base_quantity: unit.base_quantity,
                base_measurement_unit: Some(unit.base_unit.as_str().into())
            })),
            additional_info_sections: Some(sections.collect()),
            ribbons: Some(
                ribbons
                    .filter_map(|number| self.shared.name(Some(*number)))
                    .map(|text| wire!(Ribbon { text: text.to_owned() }))
                    .collect(),
            ),
            media: media::shown(&product.media, &self.show.media_base),
            custom_text_fields: Some(texts.collect()),
            manage_variants: product.manage_variants,
            product_options: Some(product.options.iter().map(|option| self.option(option)).collect()),
            discount: discount(product.discount),
            seo_data: product.seo(),
            ribbon: self.shared.name(product.ribbon).unwrap_or_default().to_owned(),
            brand: self.shared.name(product.brand).map(str::to_owned)
        })
    }

    fn section(&self, number: i64) -> Option<AdditionalInfoSection> {
        let section = self.shared.entities.get(&number)?.body.section.as_ref()?;
        Some(wire!(AdditionalInfoSection {
            title: section.title.clone(),
            description: rich_text::html(&section.description)
        }))
    }

    /// A free-text field; catalog V1 has no modifiers with choices.
    fn custom_text_field(&self, modifier: &StoredOption) -> Option<CustomTextField> {
        let (title, text) = self.shared.text_of(modifier)?;
        Some(wire!(CustomTextField {
            title: title.to_owned(),
            max_length: text.and_then(|text| text.most).unwrap_or(limits::option::TEXT),
            mandatory: modifier.mandatory
        }))
    }

    fn option(&self, option: &StoredOption) -> ProductOption {
        let entity = self.shared.entities.get(&option.customization);
        let is_swatch = entity.and_then(Entity::render) == Some(RenderType::SwatchChoices);
        wire!(ProductOption {
            option_type: if is_swatch { OptionType::Color } else { OptionType::DropDown },
            name: entity.map(|entity| entity.name.clone()),
            choices: Some(option.choices.iter().map(|choice| self.choice(choice)).collect())
        })
    }

    fn choice(&self, choice: &StoredChoice) -> Choice {
        let product = self.product;
        let mut having =
            product.variants.iter().filter(|variant| variant.choices.contains(&choice.choice) && variant.visible);
        let shared = self.shared.choices.get(&choice.choice);
        let name = shared.map(|shared| shared.name.clone());
        let colour = shared.and_then(|shared| shared.colour.clone());
        let items: Vec<_> = choice.media.iter().filter_map(|id| product.media_item(id)).cloned().collect();
        wire!(Choice {
            value: choice.value.clone().or(colour).or_else(|| name.clone()),
            description: name,
            media: (!items.is_empty()).then(|| media::shown(&items, &self.show.media_base)),
            visible: having.clone().next().is_some(),
            in_stock: having.any(|variant| variant.stock.in_stock)
        })
    }

    fn stock(&self) -> Stock {
        let availability = self.product.availability();
        let visible = self.product.variants.iter().filter(|variant| variant.visible);
        let quantities = visible.filter_map(|variant| variant.stock.quantity).sum();
        let status = availability.status_v1();
        Stock {
            track_inventory: Some(availability.is_tracked),
            quantity: availability.is_tracked.then_some(quantities),
            in_stock: Some(status != "OUT_OF_STOCK"),
            inventory_status: Some(InventoryStatus::from(status)),
            ..Stock::default()
        }
    }

    fn variants(&self) -> Vec<Variant> {
        let variants = self.product.variants.iter();
        variants.filter(|variant| variant.visible || self.show.hidden).map(|variant| self.variant(variant)).collect()
    }

    fn variant(&self, variant: &StoredVariant) -> Variant {
        let price = self.product.price_of(variant, self.currency);
        let per_unit = self.product.price_per_unit.as_ref();
        let per_unit = per_unit.and_then(|unit| unit.price_of(price.actual, self.currency));
        let price_data = price_data(price, per_unit, self.currency);
        let cost = self.product.cost_of(variant).filter(|_| self.show.merchant_data);
        wire!(Variant {
            id: variant.id.clone(),
            choices: self.shared.choice_names(self.product, variant),
            variant: wire!(VariantDataWithNoStock {
                converted_price_data: price_data.clone(),
                price_data,
                cost_and_profit_data: cost.map(|cost| cost_and_profit(cost, price.actual, self.currency)),
                weight: self.product.weight_of(variant).unwrap_or_default(),
                sku: self.product.sku_of(variant).map(str::to_owned),
                visible: variant.visible,
                product_dimensions: variant.product_dimensions.clone(),
                package_dimensions: variant.package_dimensions.clone()
            }),
            stock: stock(variant)
        })
    }
}

pub(super) fn stock(variant: &StoredVariant) -> VariantStock {
    wire!(VariantStock {
        track_quantity: variant.stock.quantity.is_some(),
        quantity: variant.stock.quantity,
        in_stock: variant.stock.in_stock
    })
}
pub(crate) fn price_data(price: Price, per_unit: Option<i64>, currency: Currency) -> PriceData {
    let text = |units| money::formatted(money::from_units(units, currency), currency);
    wire!(PriceData {
        currency: currency.code().to_owned(),
        price: money::float(price.full, currency),
        discounted_price: money::float(price.actual, currency),
        price_per_unit: per_unit.map(|units| money::float(units, currency)),
        formatted: wire!(FormattedPrice {
            price: text(price.full),
            discounted_price: text(price.actual),
            price_per_unit: per_unit.map(text)
        })
    })
}

pub(super) fn discount(stored: StoredDiscount) -> Discount {
    let (kind, value) = match stored {
        // With prices per variant there is no single discount.
        StoredDiscount::None | StoredDiscount::PerVariant => (DiscountType::None, Some(0.0)),
        StoredDiscount::Amount(value) => (DiscountType::Amount, value.to_f64()),
        StoredDiscount::Percent(value) => (DiscountType::Percent, value.to_f64()),
    };
    wire!(Discount { r#type: Some(kind), value })
}
pub(super) fn cost_and_profit(cost: i64, price: i64, currency: Currency) -> CostAndProfitData {
    let profit = price - cost;
    let margin = if price == 0 { 0.0 } else { money::float(profit, currency) / money::float(price, currency) };
    wire!(CostAndProfitData {
        item_cost: money::float(cost, currency),
        formatted_item_cost: money::formatted(money::from_units(cost, currency), currency),
        profit: money::float(profit, currency),
        formatted_profit: money::formatted(money::from_units(profit, currency), currency),
        profit_margin: Decimal::try_from(margin).ok().and_then(|margin| margin.round_dp(4).to_f64())
    })
}
pub(super) fn money_range(range: Range<i64>, currency: Currency) -> NumericPropertyRange {
    number_range(money::float(range.min, currency), money::float(range.max, currency))
}
pub(super) fn number_range(min: f64, max: f64) -> NumericPropertyRange {
    wire!(NumericPropertyRange { min_value: min, max_value: max })
}
