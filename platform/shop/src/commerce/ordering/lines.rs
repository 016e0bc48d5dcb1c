//! The lines of an order.

use super::taxes;
use crate::commerce::cart::{Basket, Estimate, Line};
use crate::commerce::orders::price;
use crate::commerce::pricing::sums::LineTotals;
use base::{Result, Shop, wire};
use cartwright::resources::cart::{self, ItemTypePreset};
use cartwright::resources::orders::{
    DigitalFile, ItemModifier, LineItemTaxInfo, ModifierGroup, OrderLineItem, SubscriptionInfo,
};
use cartwright::types::Currency;

pub(super) fn of_basket(shop: &Shop, basket: &Basket, estimate: &Estimate) -> Result<Vec<OrderLineItem>> {
    let lines = basket.lines.iter().zip(&estimate.totals.lines);
    lines.map(|(line, sums)| line_item(shop, line, sums, estimate)).collect()
}

fn line_item(shop: &Shop, line: &Line, sums: &LineTotals, estimate: &Estimate) -> Result<OrderLineItem> {
    let currency = estimate.currency;
    let price = |amount| price(amount, currency);
    let file = || wire!(DigitalFile { file_id: line.digital_file.as_ref().unwrap_or(&line.stored.id).clone() });
    let mut item = wire!(OrderLineItem {
        id: line.stored.id.clone(),
        quantity: line.stored.quantity,
        catalog_reference: line.reference.clone(),
        product_name: line.product_name(),
        description_lines: line.description_lines.clone(),
        image: line.picture(shop),
        physical_properties: line.physical_properties(),
        item_type: line.item_type(),
        price: price(line.unit_price()),
        price_before_discounts: price(line.unit_price()),
        line_item_price: price(line.gross(currency)),
        total_discount: price(sums.discount),
        total_price_before_tax: price(sums.before_tax()),
        total_price_after_tax: price(sums.after_tax()),
        tax_details: taxes::details(&sums.taxed, currency),
        tax_info: tax(line, sums, estimate),
        price_description: line.price_description.clone(),
        price_undetermined: line.price_undetermined,
        deposit_amount: line.deposit.map(price),
        payment_option: line.payment_option.clone(),
        fixed_quantity: line.fixed_quantity,
        modifier_groups: line.modifier_groups.iter().map(|group| modifiers(group, currency)).collect::<Vec<_>>(),
        extended_fields: line.stored.extended_fields.clone(),
        taxable_address: line.stated_taxable_address(),
        subscription_info: subscription(line),
        digital_file: (line.item_type == ItemTypePreset::Digital).then(file)
    });
    if let Some(service) = &line.service {
        // The order's contract has no field for the date of a service.
        item.unknown_fields.insert("serviceProperties".to_owned(), serde_json::to_value(service)?);
    }
    Ok(item)
}

fn tax(line: &Line, sums: &LineTotals, estimate: &Estimate) -> LineItemTaxInfo {
    LineItemTaxInfo {
        tax_group_id: line.tax_group.clone(),
        tax_included_in_price: Some(estimate.totals.tax_included),
        ..taxes::by_jurisdiction(&sums.taxed, estimate.currency)
    }
}

/// The first billing cycle of a line's subscription.
fn subscription(line: &Line) -> Option<SubscriptionInfo> {
    let option = line.subscription.as_ref()?;
    Some(wire!(SubscriptionInfo {
        cycle_number: 1,
        subscription_option_title: option.title.clone(),
        subscription_option_description: option.description.clone(),
        subscription_settings: line.subscription_settings(option)
    }))
}

fn modifiers(group: &cart::ModifierGroup, currency: Currency) -> ModifierGroup {
    let modifiers = group.modifiers.iter().flatten().map(|modifier| {
        let amount = modifier.price.as_ref().and_then(|price| price.amount);
        wire!(ItemModifier {
            id: modifier.id.clone(),
            quantity: modifier.quantity,
            label: modifier.label.clone(),
            details: modifier.details.clone(),
            price: amount.map(|amount| price(amount.0, currency))
        })
    });
    wire!(ModifierGroup { id: group.id.clone(), name: group.name.clone(), modifiers: modifiers.collect::<Vec<_>>() })
}
