//! Carts as the wire has them.

use super::basket::{Basket, Line};
use super::stored::Source;
use crate::access::Subject;
use crate::catalog;
use crate::clock;
use crate::platform::Shop;
use crate::pricing::money::{self, price};
use crate::pricing::rules::CouponKind;
use crate::pricing::totals::Totals;
use cartwright::resources::cart::*;
use cartwright::types::{Amount, Timestamp};
use rust_decimal::Decimal;

/// A cart's line.
pub(crate) fn line_item(shop: &Shop, line: &Line) -> LineItem {
    let catalog_reference = match &line.stored.source {
        Source::Catalog { product, options, .. } => Some(CatalogReference {
            catalog_item_id: Some(product.clone()),
            app_id: Some(super::add::STORES_APP.to_owned()),
            options: (!options.is_null()).then(|| options.clone()),
            ..CatalogReference::default()
        }),
        Source::Custom(custom) => custom.catalog_reference.clone(),
    };
    let root = match &line.stored.source {
        Source::Catalog { product, .. } => Some(product.clone()),
        Source::Custom(custom) => custom.root_catalog_item_id.clone(),
    };
    let overrides = match &line.stored.source {
        Source::Catalog { overrides, .. } => overrides.as_deref().cloned(),
        Source::Custom(_) => None,
    };
    let quantity = Decimal::from(line.stored.quantity);
    LineItem {
        id: Some(line.stored.id.clone()),
        quantity: Some(line.stored.quantity),
        catalog_reference,
        product_name: Some(ProductName {
            original: Some(line.name.clone()),
            translated: Some(line.name.clone()),
            ..ProductName::default()
        }),
        url: page_url(shop, line),
        price: Some(price(line.price)),
        full_price: Some(price(line.full_price)),
        price_before_discounts: Some(price(line.price)),
        line_item_price: Some(price(line.price * quantity)),
        description_lines: Some(line.description_lines.clone()),
        image: line.image.clone().map(|image| LineItemImage {
            url: image.url.as_deref().map(|url| shop.picture_url(url)),
            ..image
        }),
        availability: Some(ItemAvailability {
            status: Some(line.status.clone()),
            quantity_available: line.available,
            ..ItemAvailability::default()
        }),
        physical_properties: Some(PhysicalProperties {
            weight: line.weight,
            sku: line.sku.clone(),
            shippable: Some(line.is_shippable()),
            ..PhysicalProperties::default()
        }),
        item_type: Some(ItemType {
            preset: Some(line.item_type.clone()),
            ..ItemType::default()
        }),
        payment_option: Some(PaymentOption::FullPaymentOnline),
        root_catalog_item_id: root,
        custom_line_item: Some(matches!(line.stored.source, Source::Custom(_))),
        price_undetermined: Some(false),
        fixed_quantity: Some(false),
        members_only: Some(false),
        catalog_override_fields: overrides,
        ..LineItem::default()
    }
}

fn page_url(shop: &Shop, line: &Line) -> Option<PageUrl> {
    if let Some(url) = &line.page_url {
        return Some(PageUrl {
            url: Some(url.clone()),
            ..PageUrl::default()
        });
    }
    let path = catalog::page_path(line.slug.as_deref()?);
    let base = shop.config.store_origins.first().map_or("", String::as_str);
    Some(PageUrl {
        url: Some([base, &path].concat()),
        relative_path: Some(path),
        ..PageUrl::default()
    })
}

/// A cart.
pub(super) fn cart(shop: &Shop, owner: &Subject, basket: &Basket, totals: &Totals) -> Cart {
    let stored = &basket.cart;
    let (visitor_id, member_id) = match owner {
        Subject::Visitor(id) => (Some(id.clone()), None),
        Subject::Member(id) => (None, Some(id.clone())),
        Subject::Site => (None, None),
    };
    Cart {
        id: Some(stored.id.clone()),
        line_items: Some(basket.lines.iter().map(|line| line_item(shop, line)).collect()),
        buyer_note: stored.buyer_note.clone(),
        buyer_info: Some(BuyerInfo {
            visitor_id,
            member_id,
            email: stored.email.clone(),
            ..BuyerInfo::default()
        }),
        currency: Some(money::CURRENCY.to_owned()),
        conversion_currency: Some(money::CURRENCY.to_owned()),
        payment_currency: Some(money::CURRENCY.to_owned()),
        buyer_language: Some("en".to_owned()),
        site_language: Some("en".to_owned()),
        tax_included_in_prices: Some(false),
        weight_unit: Some(WeightUnit::Kg),
        checkout_id: stored.checkout_id.clone(),
        applied_discounts: Some(cart_discounts(basket, totals)),
        created_date: Some(Timestamp(clock::rfc3339(stored.created))),
        updated_date: Some(Timestamp(clock::rfc3339(stored.updated))),
        contact_info: stored.contact_info.clone(),
        override_checkout_url: stored.override_checkout_url.clone(),
        selected_shipping_option: stored.selected_shipping_option.clone(),
        extended_fields: stored.extended_fields.clone(),
        business_location_id: stored.business_location_id.clone(),
        revision: Some(stored.revision.to_string()),
        ..Cart::default()
    }
}

fn cart_discounts(basket: &Basket, totals: &Totals) -> Vec<CartDiscount> {
    let merchant = totals.merchant.iter().map(|amount| CartDiscount {
        merchant_discount: Some(MerchantDiscount {
            amount: Some(price(*amount)),
            ..MerchantDiscount::default()
        }),
        ..CartDiscount::default()
    });
    let coupon = basket.coupon.iter().map(|coupon| CartDiscount {
        coupon: Some(Coupon {
            id: Some(coupon.id.clone()),
            code: Some(coupon.code.clone()),
            ..Coupon::default()
        }),
        ..CartDiscount::default()
    });
    merchant.chain(coupon).collect()
}

/// The discounts of an estimate, each with what it came to.
pub(crate) fn applied_discounts(basket: &Basket, totals: &Totals) -> Vec<AppliedDiscount> {
    let given = basket.cart.merchant_discounts.iter().zip(&totals.merchant);
    let merchant = given.map(|(discount, amount)| AppliedDiscount {
        discount_type: Some(match &discount.line_item_ids {
            Some(ids) if !ids.is_empty() => DiscountType::SpecificItems,
            _ => DiscountType::Global,
        }),
        line_item_ids: discount.line_item_ids.clone(),
        merchant_discount: Some(AppliedMerchantDiscount {
            amount: Some(price(*amount)),
            percentage: discount.percentage,
            ..AppliedMerchantDiscount::default()
        }),
        ..AppliedDiscount::default()
    });
    let coupon = basket.coupon.iter().map(|coupon| {
        let lines = basket.lines.iter();
        let for_lines = lines.filter(|line| super::coupons::applies(coupon, &line.collections));
        let (kind, line_item_ids) = match coupon.kind {
            CouponKind::FreeShipping => (DiscountType::Shipping, Vec::new()),
            _ if coupon.collections.is_empty() => (DiscountType::Global, Vec::new()),
            _ => (
                DiscountType::SpecificItems,
                for_lines.map(|line| line.stored.id.clone()).collect(),
            ),
        };
        AppliedDiscount {
            discount_type: Some(kind),
            line_item_ids: Some(line_item_ids),
            coupon: Some(AppliedCoupon {
                id: Some(coupon.id.clone()),
                code: Some(coupon.code.clone()),
                name: Some(coupon.name.clone()),
                amount: Some(price(totals.coupon)),
                ..AppliedCoupon::default()
            }),
            ..AppliedDiscount::default()
        }
    });
    merchant.chain(coupon).collect()
}

/// The sums.
pub(crate) fn price_summary(totals: &Totals) -> PriceSummary {
    PriceSummary {
        subtotal: Some(price(totals.subtotal)),
        shipping: Some(price(totals.delivery)),
        tax: Some(price(totals.tax)),
        discount: Some(price(totals.discount)),
        total: Some(price(totals.total)),
        additional_fees: Some(price(totals.fees)),
        ..PriceSummary::default()
    }
}

/// A line's or delivery's tax.
pub(super) fn tax_details(taxable: Decimal, rate: Decimal, tax: Decimal, name: Option<&str>) -> ItemTaxFullDetails {
    let breakdown = name.map(|name| TaxRateBreakdown {
        name: Some(name.to_owned()),
        rate: Some(Amount(rate)),
        tax: Some(price(tax)),
        ..TaxRateBreakdown::default()
    });
    ItemTaxFullDetails {
        taxable_amount: Some(price(taxable)),
        tax_rate: Some(Amount(rate)),
        total_tax: Some(price(tax)),
        rate_breakdown: Some(breakdown.into_iter().collect()),
        ..ItemTaxFullDetails::default()
    }
}

/// The chosen way of delivery, of an estimate.
pub(crate) fn selected_service(estimate: &super::Estimate) -> Option<SelectedCarrierServiceOption> {
    let chosen = estimate.chosen.as_ref()?;
    let totals = &estimate.totals;
    Some(SelectedCarrierServiceOption {
        carrier_id: Some(crate::pricing::delivery::CARRIER_ID.to_owned()),
        code: Some(chosen.option.code.clone()),
        title: Some(chosen.option.title.clone()),
        logistics: Some(super::estimate::logistics(&chosen.option)),
        requested_shipping_option: Some(chosen.requested),
        cost: Some(SelectedCarrierServiceOptionPrices {
            price: Some(price(totals.delivery)),
            total_price_before_tax: Some(price(totals.delivery)),
            total_price_after_tax: Some(price(totals.delivery + totals.delivery_tax)),
            total_discount: Some(price(totals.delivery_before_discount - totals.delivery)),
            tax_details: Some(tax_details(
                if totals.delivery_tax.is_zero() {
                    Decimal::ZERO
                } else {
                    totals.delivery
                },
                estimate.tax_rate,
                totals.delivery_tax,
                estimate.tax_name.as_deref(),
            )),
            ..SelectedCarrierServiceOptionPrices::default()
        }),
        ..SelectedCarrierServiceOption::default()
    })
}
