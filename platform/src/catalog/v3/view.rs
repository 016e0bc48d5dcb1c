//! Products as catalog v3 has them.

use super::amount::Amounts;
use super::fields::FieldSet;
use super::media::MediaView;
use super::{categories_view, options_view, variant_view};
use crate::catalog::record::{Discount, Extent, Loaded, ProductKind, Range, Shared, StoredProduct, Subscriptions};
use crate::catalog::{rich_text, v1};
use crate::clock;
use crate::error::ApiError;
use crate::site;
use crate::state::Shop;
use cartwright::resources::cart::{ExtendedFields, PageUrl, WeightUnit};
use cartwright::resources::products_v3::*;
use cartwright::types::{Amount, Timestamp};
use rusqlite::Connection;
use rust_decimal::prelude::ToPrimitive;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// The options of a product view.
#[derive(Debug, Clone)]
pub(crate) struct Show {
    pub(crate) fields: FieldSet,
    /// Whether variants are told: lists leave them out, since one product may have a thousand.
    pub(crate) variants: bool,
    /// Whether it is the owner who reads.
    pub(crate) is_owner: bool,
}

/// One product with what it takes to show it.
pub(super) struct View<'a> {
    pub(super) product: &'a StoredProduct,
    pub(super) shared: &'a Shared,
    pub(super) show: &'a Show,
    pub(super) amounts: Amounts,
    pub(super) media: MediaView<'a>,
    weight_unit: WeightUnit,
    page_base: &'a str,
}

/// Shows products that were loaded, in their order.
pub(crate) fn products(
    connection: &Connection,
    shop: &Shop,
    loaded: &Loaded,
    show: &Show,
) -> Result<Vec<Product>, ApiError> {
    Ok(views(connection, shop, loaded, show)?.iter().map(View::shown).collect())
}

/// Products that were loaded, each with what it takes to show it.
pub(super) fn views<'a>(
    connection: &Connection,
    shop: &'a Shop,
    loaded: &'a Loaded,
    show: &'a Show,
) -> Result<Vec<View<'a>>, ApiError> {
    let settings = site::read_settings(connection)?;
    let products = loaded.products.iter().map(|product| View {
        product,
        shared: &loaded.shared,
        show,
        amounts: Amounts {
            currency: settings.currency,
            formatted: show.fields.has(&RequestedFields::Currency),
        },
        media: MediaView {
            base: shop.public_url(),
            thumbnail: show.fields.has(&RequestedFields::Thumbnail),
        },
        weight_unit: match settings.weight_unit {
            site::WeightUnit::Kg => WeightUnit::Kg,
            site::WeightUnit::Lb => WeightUnit::Lb,
        },
        page_base: shop.config.store_origins.first().map_or("", String::as_str),
    });
    Ok(products.collect())
}

impl View<'_> {
    pub(super) fn has(&self, field: &RequestedFields) -> bool {
        self.show.fields.has(field)
    }

    /// The product as it is told.
    pub(super) fn shown(&self) -> Product {
        let (product, amounts) = (self.product, self.amounts);
        let currency = amounts.currency;
        let costs = Range::of(product.shown_variants().filter_map(|variant| product.cost_of(variant)));
        Product {
            physical_properties: (product.kind == ProductKind::Physical).then(|| self.physical()),
            id: Some(product.id.clone()),
            revision: Some(product.revision.to_string()),
            created_date: Some(Timestamp(clock::rfc3339(product.created))),
            updated_date: Some(Timestamp(clock::rfc3339(product.updated))),
            name: Some(product.name.clone()),
            slug: Some(product.slug.clone()),
            url: self.has(&RequestedFields::Url).then(|| self.url()),
            description: self
                .has(&RequestedFields::Description)
                .then(|| rich_text::rich(&product.description)),
            plain_description: self
                .has(&RequestedFields::PlainDescription)
                .then(|| rich_text::html(&product.description)),
            visible: Some(product.visible),
            visible_in_pos: Some(!product.hidden_in_pos),
            media: Some(self.product_media()),
            seo_data: kept(&product.seo),
            tax_group_id: product.tax_group.clone(),
            options: Some(
                product
                    .options
                    .iter()
                    .map(|option| options_view::option(self, option))
                    .collect(),
            ),
            modifiers: Some(
                product
                    .modifiers
                    .iter()
                    .map(|modifier| options_view::modifier(self, modifier))
                    .collect(),
            ),
            brand: self.brand(),
            info_sections: self.has(&RequestedFields::InfoSection).then(|| self.info_sections()),
            ribbon: product.ribbon.and_then(|number| self.ribbon(number)),
            direct_categories_info: self
                .has(&RequestedFields::DirectCategoriesInfo)
                .then(|| categories_view::direct(self)),
            all_categories_info: self
                .has(&RequestedFields::AllCategoriesInfo)
                .then(|| categories_view::all(self)),
            main_category_id: categories_view::main_id(self),
            cost_range: costs
                .filter(|_| self.has(&RequestedFields::MerchantData))
                .map(|range| amounts.range(range)),
            inventory: Some(self.inventory()),
            product_type: Some(match product.kind {
                ProductKind::Physical => ProductType::Physical,
                ProductKind::Digital => ProductType::Digital,
            }),
            handle: Some(format!("product_{}", product.id)),
            currency: self.has(&RequestedFields::Currency).then(|| currency.code().to_owned()),
            breadcrumbs_info: self
                .has(&RequestedFields::BreadcrumbsInfo)
                .then(|| categories_view::breadcrumbs(self)),
            actual_price_range: Some(amounts.range(product.price_range(currency))),
            compare_at_price_range: product
                .is_on_sale(currency)
                .then(|| amounts.range(product.full_price_range(currency))),
            variants_info: self.show.variants.then(|| variant_view::variants(self)),
            purchase_eligibility: product.members_only.then(|| PurchaseEligibility {
                user_criteria: Some(UserCriteria::MembersOnly),
                ..PurchaseEligibility::default()
            }),
            additional_ribbons: Some(
                product
                    .additional_ribbons
                    .iter()
                    .filter_map(|number| self.ribbon(*number))
                    .collect(),
            ),
            extended_fields: (!product.extended_fields.is_null()).then(|| ExtendedFields {
                namespaces: Some(product.extended_fields.clone()),
                ..ExtendedFields::default()
            }),
            tags: self.tags(),
            subscription_details: product.subscriptions.as_ref().map(subscription_details),
            variant_summary: Some(variant_view::summary(self)),
            min_variant_price_info: self
                .has(&RequestedFields::MinVariantPriceInfo)
                .then(|| variant_view::min_price_info(self))
                .flatten(),
            ..Product::default()
        }
    }

    fn url(&self) -> PageUrl {
        let path = v1::page_path(&self.product.slug);
        PageUrl {
            url: Some([self.page_base, &path].concat()),
            relative_path: Some(path),
            ..PageUrl::default()
        }
    }

    fn physical(&self) -> PhysicalProperties {
        let product = self.product;
        let weights = Range::of(
            product
                .shown_variants()
                .filter_map(|variant| product.weight_of(variant)),
        );
        let prices = product.price_range(self.amounts.currency);
        let per_unit = product.price_per_unit.as_ref();
        let amount = |units: i64| {
            let unit = per_unit?;
            let price = unit.price_of(units, self.amounts.currency)?;
            Some(PricePerUnitAmount {
                value: Some(self.amounts.number(price)),
                description: Some(variant_view::per_unit_text(unit, price, self.amounts.currency)),
                ..PricePerUnitAmount::default()
            })
        };
        PhysicalProperties {
            price_per_unit: per_unit.map(variant_view::per_unit_settings),
            fulfiller_id: product.fulfiller.clone(),
            shipping_weight_range: weights.map(|range| WeightRange {
                min_value: Some(range.least),
                max_value: Some(range.most),
                ..WeightRange::default()
            }),
            price_per_unit_range: per_unit.map(|_| PricePerUnitRange {
                min_value: amount(prices.least),
                max_value: amount(prices.most),
                ..PricePerUnitRange::default()
            }),
            weight_measurement_unit_info: self.weight_unit_info(),
            delivery_profile_id: product.delivery_profile.clone(),
            ..PhysicalProperties::default()
        }
    }

    /// The unit of all weights, if it is asked for.
    pub(super) fn weight_unit_info(&self) -> Option<WeightMeasurementUnitInfo> {
        let asked = self.has(&RequestedFields::WeightMeasurementUnitInfo);
        asked.then(|| WeightMeasurementUnitInfo {
            weight_measurement_unit: Some(self.weight_unit.clone()),
            ..WeightMeasurementUnitInfo::default()
        })
    }

    fn product_media(&self) -> Media {
        let shown = self.product.media.iter().map(|item| self.media.shown(item));
        Media {
            main: self.product.media.first().map(|item| self.media.shown(item)),
            items_info: self.has(&RequestedFields::MediaItemsInfo).then(|| MediaItemsInfo {
                items: Some(shown.collect()),
                ..MediaItemsInfo::default()
            }),
            ..Media::default()
        }
    }

    fn brand(&self) -> Option<ProductBrand> {
        let brand = self.shared.entities.get(&self.product.brand?)?;
        Some(ProductBrand {
            id: Some(brand.id.clone()),
            name: Some(brand.name.clone()),
            ..ProductBrand::default()
        })
    }

    fn ribbon(&self, number: i64) -> Option<ProductRibbon> {
        let ribbon = self.shared.entities.get(&number)?;
        Some(ProductRibbon {
            id: Some(ribbon.id.clone()),
            name: Some(ribbon.name.clone()),
            ..ProductRibbon::default()
        })
    }

    fn info_sections(&self) -> Vec<ProductInfoSection> {
        let sections = self.product.info_sections.iter().filter_map(|number| {
            let entity = self.shared.entities.get(number)?;
            let section = entity.body.section.as_ref()?;
            Some(ProductInfoSection {
                id: Some(entity.id.clone()),
                unique_name: Some(entity.name.clone()),
                title: Some(section.title.clone()),
                description: self
                    .has(&RequestedFields::InfoSectionDescription)
                    .then(|| rich_text::rich(&section.description)),
                plain_description: self
                    .has(&RequestedFields::InfoSectionPlainDescription)
                    .then(|| rich_text::html(&section.description)),
                ..ProductInfoSection::default()
            })
        });
        sections.collect()
    }

    fn inventory(&self) -> Inventory {
        let availability = self.product.availability();
        Inventory {
            availability_status: Some(InventoryAvailabilityStatus::from(availability.status())),
            preorder_status: Some(PreorderStatus::from(availability.preorder_status())),
            preorder_availability: Some(match availability.preorder {
                Extent::All => ProductPreorderAvailability::AllVariants,
                Extent::Some => ProductPreorderAvailability::SomeVariants,
                Extent::None => ProductPreorderAvailability::NoVariants,
            }),
            ..Inventory::default()
        }
    }

    fn tags(&self) -> Option<Tags> {
        let list = |ids: &Vec<String>| TagList {
            tag_ids: Some(ids.clone()),
            ..TagList::default()
        };
        let (open, own) = (&self.product.public_tags, &self.product.private_tags);
        let own = Some(own).filter(|own| self.show.is_owner && !own.is_empty());
        (own.is_some() || !open.is_empty()).then(|| Tags {
            private_tags: own.map(list),
            public_tags: Some(list(open)),
            ..Tags::default()
        })
    }
}

fn subscription_details(stored: &Subscriptions) -> SubscriptionDetails {
    let plans = stored.plans.iter().map(|plan| Subscription {
        auto_renewal: Some(plan.billing_cycles.is_none()),
        billing_cycles: plan.billing_cycles,
        id: Some(plan.id.clone()),
        title: Some(plan.title.clone()),
        description: plan.description.clone(),
        visible: Some(!plan.hidden),
        frequency: Some(plan.frequency.as_str().into()),
        interval: Some(plan.interval),
        discount: match plan.discount {
            Discount::Amount(amount) => Some(SubscriptionDiscount {
                r#type: Some(DiscountType::Amount),
                amount_off: Some(Amount(amount)),
                ..SubscriptionDiscount::default()
            }),
            Discount::Percent(percent) => Some(SubscriptionDiscount {
                r#type: Some(DiscountType::Percent),
                percent_off: percent.to_f64(),
                ..SubscriptionDiscount::default()
            }),
            Discount::None | Discount::PerVariant => None,
        },
        ..Subscription::default()
    });
    SubscriptionDetails {
        subscriptions: Some(plans.collect()),
        allow_one_time_purchases: Some(stored.one_time_purchases),
        ..SubscriptionDetails::default()
    }
}

fn kept<T: DeserializeOwned>(value: &Value) -> Option<T> {
    (!value.is_null())
        .then(|| serde_json::from_value(value.clone()).ok())
        .flatten()
}
