//! Products on catalog V3's wire, with their categories.

use super::view::{View, ViewOptions, views};
use super::{options_view, variant_view};
use crate::catalog::record::slug;
use crate::catalog::record::{
    ALL_PRODUCTS, Discount, Extent, Loaded, Membership, ProductKind, Range, Subscriptions, upward,
};
use crate::catalog::rich_text;
use base::{Reading, Result, clock, wire};
use cartwright::resources::cart::{ExtendedFields, PageUrl};
use cartwright::resources::products_v3::*;
use cartwright::types::{Amount, Timestamp};
use rust_decimal::prelude::ToPrimitive;

/// Converts loaded products, in their order.
pub fn products(reading: &Reading<'_>, loaded: &Loaded, show: &ViewOptions) -> Result<Vec<Product>> {
    Ok(views(reading, reading.shop, loaded, show)?.iter().map(View::shown).collect())
}

impl View<'_> {
    pub(super) fn shown(&self) -> Product {
        let (product, amounts) = (self.product, self.amounts);
        let currency = amounts.currency;
        let costs = Range::of(product.shown_variants().filter_map(|variant| product.cost_of(variant)));
        wire!(Product {
            physical_properties: (product.kind == ProductKind::Physical).then(|| self.physical()),
            id: product.id.clone(),
            revision: product.revision.to_string(),
            numeric_id: product.number.to_string(),
            created_date: Timestamp::from(clock::rfc3339(product.created)),
            updated_date: Timestamp::from(clock::rfc3339(product.updated)),
            name: product.name.clone(),
            slug: product.slug.clone(),
            url: self.has(&RequestedFields::Url).then(|| self.url()),
            description: self.has(&RequestedFields::Description).then(|| rich_text::rich(&product.description)),
            plain_description: self
                .has(&RequestedFields::PlainDescription)
                .then(|| rich_text::html(&product.description)),
            visible: product.visible,
            visible_in_pos: !product.hidden_in_pos,
            media: self.product_media(),
            seo_data: product.seo(),
            tax_group_id: product.tax_group.clone(),
            options: Some(product.options.iter().map(|option| options_view::option(self, option)).collect()),
            modifiers: Some(product.modifiers.iter().map(|modifier| options_view::modifier(self, modifier)).collect()),
            brand: self.brand(),
            info_sections: self.info_sections(),
            ribbon: product.ribbon.and_then(|number| self.ribbon(number)),
            direct_categories_info: self.has(&RequestedFields::DirectCategoriesInfo).then(|| direct(self)),
            all_categories_info: self.has(&RequestedFields::AllCategoriesInfo).then(|| all(self)),
            main_category_id: main_id(self),
            cost_range: costs.filter(|_| self.has(&RequestedFields::MerchantData)).map(|range| amounts.range(range)),
            inventory: self.inventory(),
            product_type: self.product_type(),
            handle: self.handle(),
            currency: self.currency(),
            breadcrumbs_info: self.has(&RequestedFields::BreadcrumbsInfo).then(|| breadcrumbs(self)),
            actual_price_range: amounts.range(product.price_range(currency)),
            compare_at_price_range: amounts.range(if product.is_on_sale(currency) {
                product.full_price_range(currency)
            } else {
                Range { min: 0, max: 0 }
            }),
            variants_info: self.show.variants.then(|| variant_view::variants(self)),
            purchase_eligibility: product
                .members_only
                .then(|| wire!(PurchaseEligibility { user_criteria: UserCriteria::MembersOnly })),
            additional_ribbons: Some(
                product.additional_ribbons.iter().filter_map(|number| self.ribbon(*number)).collect(),
            ),
            extended_fields: (!product.extended_fields.is_null())
                .then(|| wire!(ExtendedFields { namespaces: product.extended_fields.clone() })),
            tags: self.tags(),
            subscription_details: product.subscriptions.as_ref().map(subscription_details),
            variant_summary: variant_view::summary(self),
            min_variant_price_info: self
                .has(&RequestedFields::MinVariantPriceInfo)
                .then(|| variant_view::min_price_info(self))
                .flatten()
        })
    }

    pub(super) fn product_type(&self) -> ProductType {
        match self.product.kind {
            ProductKind::Physical => ProductType::Physical,
            ProductKind::Digital => ProductType::Digital,
        }
    }

    pub(super) fn handle(&self) -> String {
        format!("product_{}", self.product.id)
    }

    pub(super) fn currency(&self) -> Option<String> {
        self.has(&RequestedFields::Currency).then(|| self.amounts.currency.code().to_owned())
    }

    fn url(&self) -> PageUrl {
        let path = slug::page_path(&self.product.slug);
        wire!(PageUrl { url: [self.page_base, &path].concat(), relative_path: path })
    }

    fn physical(&self) -> PhysicalProperties {
        let product = self.product;
        let weights = Range::of(product.shown_variants().filter_map(|variant| product.weight_of(variant)));
        let prices = product.price_range(self.amounts.currency);
        let per_unit = product.price_per_unit.as_ref();
        let amount = |units: i64| {
            let unit = per_unit?;
            let price = unit.price_of(units, self.amounts.currency)?;
            Some(wire!(PricePerUnitAmount {
                value: self.amounts.number(price),
                description: variant_view::per_unit_text(unit, price, self.amounts.currency)
            }))
        };
        wire!(PhysicalProperties {
            price_per_unit: per_unit.map(variant_view::per_unit_settings),
            fulfiller_id: product.fulfiller.clone(),
            shipping_weight_range: weights
                .map(|range| wire!(WeightRange { min_value: range.min, max_value: range.max })),
            price_per_unit_range: per_unit
                .map(|_| wire!(PricePerUnitRange { min_value: amount(prices.min), max_value: amount(prices.max) })),
            weight_measurement_unit_info: self.weight_unit_info(),
            delivery_profile_id: product.delivery_profile.clone()
        })
    }

    fn product_media(&self) -> Media {
        let shown = self.product.media.iter().map(|item| self.media.shown(item));
        wire!(Media {
            main: self.product.media.first().map(|item| self.media.shown(item)),
            items_info: self
                .has(&RequestedFields::MediaItemsInfo)
                .then(|| wire!(MediaItemsInfo { items: Some(shown.collect()) }))
        })
    }

    fn brand(&self) -> Option<ProductBrand> {
        let brand = self.shared.entities.get(&self.product.brand?)?;
        Some(wire!(ProductBrand { id: brand.id.clone(), name: brand.name.clone() }))
    }

    fn ribbon(&self, number: i64) -> Option<ProductRibbon> {
        let ribbon = self.shared.entities.get(&number)?;
        Some(wire!(ProductRibbon { id: ribbon.id.clone(), name: ribbon.name.clone() }))
    }

    /// The info sections: their ids, and the requested fields.
    fn info_sections(&self) -> Vec<ProductInfoSection> {
        let is_whole = self.has(&RequestedFields::InfoSection);
        let sections = self.product.info_sections.iter().filter_map(|number| {
            let entity = self.shared.entities.get(number)?;
            let section = entity.body.section.as_ref()?;
            Some(wire!(ProductInfoSection {
                id: entity.id.clone(),
                unique_name: is_whole.then(|| entity.name.clone()),
                title: is_whole.then(|| section.title.clone()),
                description: self
                    .has(&RequestedFields::InfoSectionDescription)
                    .then(|| rich_text::rich(&section.description)),
                plain_description: self
                    .has(&RequestedFields::InfoSectionPlainDescription)
                    .then(|| rich_text::html(&section.description))
            }))
        });
        sections.collect()
    }

    fn inventory(&self) -> Inventory {
        let availability = self.product.availability();
        wire!(Inventory {
            availability_status: InventoryAvailabilityStatus::from(availability.status()),
            preorder_status: PreorderStatus::from(availability.preorder_status()),
            preorder_availability: match availability.preorder {
                Extent::All => ProductPreorderAvailability::AllVariants,
                Extent::Some => ProductPreorderAvailability::SomeVariants,
                Extent::None => ProductPreorderAvailability::NoVariants,
            }
        })
    }

    fn tags(&self) -> Option<Tags> {
        let list = |ids: &Vec<String>| wire!(TagList { tag_ids: ids.clone() });
        let (open, own) = (&self.product.public_tags, &self.product.private_tags);
        let own = Some(own).filter(|own| self.show.is_owner && !own.is_empty());
        (own.is_some() || !open.is_empty())
            .then(|| wire!(Tags { private_tags: own.map(list), public_tags: list(open) }))
    }
}

fn subscription_details(stored: &Subscriptions) -> SubscriptionDetails {
    let plans =
        stored.plans.iter().map(|plan| {
            wire!(Subscription {
                auto_renewal: plan.billing_cycles.is_none(),
                billing_cycles: plan.billing_cycles,
                id: plan.id.clone(),
                title: plan.title.clone(),
                description: plan.description.clone(),
                visible: !plan.hidden,
                frequency: Some(plan.frequency.as_str().into()),
                interval: plan.interval,
                discount: match plan.discount {
                    Discount::Amount(amount) => Some(wire!(SubscriptionDiscount {
                        r#type: Some(DiscountType::Amount),
                        amount_off: Amount(amount)
                    })),
                    Discount::Percent(percent) => Some(wire!(SubscriptionDiscount {
                        r#type: Some(DiscountType::Percent),
                        percent_off: percent.to_f64()
                    })),
                    Discount::None | Discount::PerVariant => None,
                }
            })
        });
    wire!(SubscriptionDetails {
        subscriptions: Some(plans.collect()),
        allow_one_time_purchases: stored.one_time_purchases
    })
}

/// The categories assigned to the product, and the system category.
fn direct(view: &View<'_>) -> ProductCategoriesInfo {
    info(direct_ids(view))
}

/// The direct categories and their ancestors.
fn all(view: &View<'_>) -> ProductCategoriesInfo {
    let mut ids = direct_ids(view);
    let lines = view.product.collections.iter();
    for category in lines.flat_map(|number| line(view, *number)) {
        if !ids.contains(&category.id.as_str()) {
            ids.push(&category.id);
        }
    }
    info(ids)
}

/// The main category's id: the assigned one, or the first.
pub(super) fn main_id(view: &View<'_>) -> Option<String> {
    main_line(view).next().map(|category| category.id.clone())
}

/// The path from the tree's root to the main category.
fn breadcrumbs(view: &View<'_>) -> BreadcrumbsInfo {
    let mut breadcrumbs: Vec<BreadCrumb> = main_line(view)
        .map(|category| {
            wire!(BreadCrumb {
                category_id: category.id.clone(),
                category_name: category.name.clone(),
                category_slug: category.slug.clone()
            })
        })
        .collect();
    breadcrumbs.reverse();
    wire!(BreadcrumbsInfo { breadcrumbs })
}

fn direct_ids<'a>(view: &View<'a>) -> Vec<&'a str> {
    let seen = view.product.collections.iter().filter_map(|number| seen(view, *number));
    seen.map(|category| category.id.as_str()).chain([ALL_PRODUCTS]).collect()
}

fn main_line<'a>(view: &View<'a>) -> impl Iterator<Item = &'a Membership> {
    let chosen = view.product.main_collection.into_iter();
    let mut candidates = chosen.chain(view.product.collections.iter().copied());
    let main = candidates.find(|number| seen(view, *number).is_some());
    main.into_iter().flat_map(|number| line(view, number))
}

/// A category and its ancestors, nearest first.
fn line<'a>(view: &View<'a>, number: i64) -> impl Iterator<Item = &'a Membership> + use<'a> {
    let is_owner = view.show.is_owner;
    upward(&view.shared.collections, number).filter(move |category| category.visible || is_owner)
}

fn seen<'a>(view: &View<'a>, number: i64) -> Option<&'a Membership> {
    let category = view.shared.collections.get(&number);
    category.filter(|category| category.visible || view.show.is_owner)
}

fn info(ids: Vec<&str>) -> ProductCategoriesInfo {
    let categories = (0_i64..).zip(ids).map(|(index, id)| wire!(ProductCategory { id: id.to_owned(), index }));
    wire!(ProductCategoriesInfo { categories: Some(categories.collect()) })
}
