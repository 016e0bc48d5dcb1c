//! A cart's lines on the wire.

use crate::base::{Shop, money, wire};
use crate::catalog;
use crate::commerce::cart::{Line, stored::LineSource};
use crate::commerce::{pricing::sums::LineTotals, rules::SubscriptionOption};
use cartwright::{resources::cart::*, types::Amount, types::Currency};
use rust_decimal::Decimal;

pub(crate) fn line_item(shop: &Shop, line: &Line, currency: Currency) -> LineItem {
    let price = |amount| money::price(amount, currency);
    let (catalog_reference, overrides) = match &line.stored.source {
        LineSource::Catalog { product, options, overrides, .. } => {
            let reference = wire!(CatalogReference {
                catalog_item_id: product.clone(),
                app_id: crate::commerce::cart::add::STORES_APP.to_owned(),
                options: (!options.is_null()).then(|| options.clone())
            });
            (Some(reference), overrides.as_deref().cloned())
        }
        LineSource::Custom(custom) => (custom.catalog_reference.clone(), None),
    };
    let custom = match &line.stored.source {
        LineSource::Custom(custom) => Some(custom.as_ref()),
        LineSource::Catalog { .. } => None,
    };
    wire!(LineItem {
        id: line.stored.id.clone(),
        quantity: line.stored.quantity,
        catalog_reference,
        product_name: wire!(ProductName { original: line.name.clone(), translated: translated_name(line, custom) }),
        url: page_url(shop, line),
        price: price(line.unit_price()),
        full_price: price(line.full_price + line.modifiers_price),
        price_before_discounts: price(line.unit_price()),
        line_item_price: price(line.gross(currency)),
        original_price: Amount(line.price.normalize()),
        original_full_price: Amount(line.full_price.normalize()),
        coupon_scopes: coupon_scopes(line),
        inventory_app_id: custom.is_none().then(|| crate::commerce::cart::add::STORES_APP.to_owned()),
        description_lines: line.description_lines.clone(),
        image: line
            .image
            .clone()
            .map(|image| LineItemImage { url: image.url.as_deref().map(|url| shop.picture_url(url)), ..image }),
        availability: wire!(ItemAvailability { status: line.status.clone(), quantity_available: line.available }),
        physical_properties: wire!(PhysicalProperties {
            weight: line.weight,
            sku: line.sku.clone().unwrap_or_default(),
            shippable: line.shippable
        }),
        item_type: wire!(ItemType { preset: line.item_type.clone() }),
        subscription_option_info: line.subscription.as_ref().map(|option| subscription(option, custom)),
        payment_option: line.payment_option.clone(),
        service_properties: line.service.clone(),
        root_catalog_item_id: line.stored.product().map(str::to_owned),
        price_description: custom.and_then(|custom| custom.price_description.clone()),
        deposit_amount: line.deposit.map(price),
        selected_membership: line.stored.membership.clone(),
        delivery_profile_id: custom.and_then(|custom| custom.delivery_profile_id.clone()),
        tax_group_id: line.tax_group.clone(),
        custom_line_item: custom.is_some(),
        price_undetermined: custom.and_then(|custom| custom.price_undetermined).unwrap_or_default(),
        fixed_quantity: line.fixed_quantity,
        catalog_override_fields: overrides,
        save_payment_method: line.subscription.is_some(),
        taxable_address: line.stored.taxable_address.clone().unwrap_or_else(|| taxable_at(None)),
        extended_fields: line.stored.extended_fields.clone(),
        policies: line.policies.clone(),
        members_only: line.members_only,
        modifier_groups: line.modifier_groups.clone(),
        modifiers_total_price: price(line.modifiers_price * Decimal::from(line.stored.quantity))
    })
}

/// The address that determines a line's tax: by default the delivery address.
pub(super) fn taxable_at(chosen: Option<TaxableAddressType>) -> TaxableAddress {
    wire!(TaxableAddress { address_type: chosen.unwrap_or(TaxableAddressType::Shipping) })
}

/// A line's coupon scopes: its product's, and its collections'.
fn coupon_scopes(line: &Line) -> Vec<Scope> {
    let scope = |name: &str, entity: &str| {
        wire!(Scope {
            namespace: "stores".to_owned(),
            group: wire!(Group { name: name.to_owned(), entity_id: entity.to_owned() })
        })
    };
    let product = line.stored.product().map(|id| scope("product", id));
    let collections = line.collections.iter().map(|id| scope("collection", id));
    product.into_iter().chain(collections).collect()
}

/// The name in the buyer's language; only custom lines may state one.
fn translated_name(line: &Line, custom: Option<&CustomLineItem>) -> String {
    let given = custom.and_then(|custom| custom.product_name.as_ref()?.translated.clone());
    given.unwrap_or_else(|| line.name.clone())
}

fn subscription(option: &SubscriptionOption, custom: Option<&CustomLineItem>) -> SubscriptionOptionInfo {
    let given = custom.and_then(|custom| custom.subscription_option_info.as_ref()?.subscription_settings.as_ref());
    let title = Some(option.title.clone());
    let description = Some(option.description.clone());
    wire!(SubscriptionOptionInfo {
        subscription_settings: wire!(SubscriptionSettings {
            frequency: option.frequency.clone(),
            interval: option.interval,
            auto_renewal: option.billing_cycles.is_none(),
            billing_cycles: option.billing_cycles,
            enable_customer_cancellation: true,
            free_trial_period: option.free_trial.clone(),
            start_date: given.and_then(|settings| settings.start_date.clone())
        }),
        title: wire!(Title { original: title.clone(), translated: title }),
        description: wire!(Description { original: description.clone(), translated: description })
    })
}

fn page_url(shop: &Shop, line: &Line) -> Option<PageUrl> {
    if let Some(url) = &line.page_url {
        return Some(wire!(PageUrl { url: url.clone() }));
    }
    let path = catalog::page_path(line.slug.as_deref()?);
    let base = shop.config.store_origins.first().map_or("", String::as_str);
    Some(wire!(PageUrl { url: [base, &path].concat(), relative_path: path }))
}

/// The prices of a line in an estimate.
pub(crate) fn prices(line: &Line, sums: &LineTotals, currency: Currency) -> LineItemPricesData {
    let price = |amount| money::price(amount, currency);
    let quantity = Decimal::from(line.stored.quantity.max(1));
    wire!(LineItemPricesData {
        total_price_before_tax: price(sums.before_tax()),
        total_price_after_tax: price(sums.after_tax()),
        tax_details: tax_details(sums, currency),
        total_discount: price(sums.discount),
        price: price(sums.net() / quantity),
        price_before_discounts: price(line.unit_price()),
        line_item_price: price(sums.gross),
        price_before_discounts_and_tax: price(sums.gross_before_tax(currency)),
        full_price: price(line.full_price + line.modifiers_price),
        modifiers: price(line.modifiers_price * quantity),
        deposit_amount: price(line.deposit.unwrap_or_default() * quantity)
    })
}

/// A line's tax. Amounts are plain decimals; without tax, the line's price is taxable.
fn tax_details(sums: &LineTotals, currency: Currency) -> ItemTaxFullDetails {
    let mut details = super::tax_details(&sums.taxed, sums.net(), currency);
    if sums.taxed.rates.is_empty() {
        details.taxable_amount = Some(money::price(sums.net(), currency));
    }
    if let Some(amount) = details.taxable_amount.as_mut().and_then(|price| price.amount.as_mut()) {
        *amount = Amount(amount.0.normalize());
    }
    details.total_tax = details.total_tax.map(money::plain);
    details.exempt_amount = Some(money::plain(money::price(Decimal::ZERO, currency)));
    details
}
