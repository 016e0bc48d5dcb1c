//! A cart's lines on the wire.

use crate::commerce::cart::{Basket, Line, STORES_APP};
use crate::commerce::pricing::sums::LineTotals;
use base::{Shop, money, wire};
use cartwright::{resources::cart::*, types::Amount, types::Currency};
use rust_decimal::Decimal;

pub(crate) fn line_items(shop: &Shop, basket: &Basket) -> Vec<LineItem> {
    basket.lines.iter().map(|line| line_item(shop, line, basket.currency)).collect()
}

pub(super) fn line_item(shop: &Shop, line: &Line, currency: Currency) -> LineItem {
    let price = |amount| money::price(amount, currency);
    let is_custom = line.stored.source.is_custom();
    wire!(LineItem {
        id: line.stored.id.clone(),
        quantity: line.stored.quantity,
        catalog_reference: line.reference.clone(),
        product_name: line.product_name(),
        url: line.page(shop),
        price: price(line.unit_price()),
        full_price: price(line.full_price + line.modifiers_price),
        price_before_discounts: price(line.unit_price()),
        line_item_price: price(line.gross(currency)),
        original_price: Amount(line.price.normalize()),
        original_full_price: Amount(line.full_price.normalize()),
        coupon_scopes: coupon_scopes(line),
        inventory_app_id: (!is_custom).then(|| STORES_APP.to_owned()),
        description_lines: line.description_lines.clone(),
        image: line.picture(shop),
        availability: wire!(ItemAvailability { status: line.status.clone(), quantity_available: line.available }),
        physical_properties: line.physical_properties(),
        item_type: line.item_type(),
        subscription_option_info: line.subscription_info(),
        payment_option: line.payment_option.clone(),
        service_properties: line.service.clone(),
        root_catalog_item_id: line.stored.product().map(str::to_owned),
        price_description: line.price_description.clone(),
        deposit_amount: line.deposit.map(price),
        selected_membership: line.stored.membership.clone(),
        delivery_profile_id: line.delivery_profile.clone(),
        tax_group_id: line.tax_group.clone(),
        custom_line_item: is_custom,
        price_undetermined: line.price_undetermined,
        fixed_quantity: line.fixed_quantity,
        catalog_override_fields: line.stored.source.overrides().cloned(),
        save_payment_method: line.subscription.is_some(),
        taxable_address: line.stated_taxable_address(),
        extended_fields: line.stored.extended_fields.clone(),
        policies: line.policies.clone(),
        members_only: line.members_only,
        modifier_groups: line.modifier_groups.clone(),
        modifiers_total_price: price(line.modifiers_price * Decimal::from(line.stored.quantity))
    })
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
