//! Reads the lines of Cart V1's inputs.

use super::add::{Api, NewLine, add};
use super::{bounds, stored::StoredCart};
use base::{ApiError, Call, Result, Writing};
use cartwright::resources::cart::{CustomLineItem, LineItem, UpdateQuantities};

/// Parses a payload with lines, whose quantities must be integers.
pub(crate) fn lines_of<T: serde::de::DeserializeOwned>(call: &Call) -> Result<T> {
    for field in ["lineItems", "customLineItems"] {
        bounds::check_whole_quantities(call.value(field), field, &["quantity"])?;
    }
    call.payload()
}

/// Adds lines in Cart V1's form.
pub(super) fn add_lines(
    writing: &Writing<'_>,
    cart: &mut StoredCart,
    call: &Call,
    lines: &[LineItem],
    custom: &[CustomLineItem],
) -> Result<()> {
    let lines = lines.iter().map(|line| NewLine {
        reference: line.catalog_reference.clone(),
        quantity: line.quantity,
        service: line.service_properties.clone(),
        membership: line.selected_membership.clone(),
        taxable_address: line.taxable_address.clone(),
        overrides: line.catalog_override_fields.clone(),
        extended_fields: line.extended_fields.clone(),
    });
    Ok(add(writing, cart, Api::V1(call), lines.collect(), custom)?)
}

/// The requested quantities, by line.
pub(crate) fn wanted_quantities(call: &Call) -> Result<Vec<(String, i64)>> {
    let requested: UpdateQuantities = lines_of(call)?;
    let lines = bounds::required(requested.line_items, "lineItems")?;
    let mut wanted = Vec::with_capacity(lines.len());
    for (index, line) in lines.into_iter().enumerate() {
        let missing = |name| ApiError::field(format!("lineItems[{index}].{name}"), "REQUIRED_FIELD", "is missing");
        let id = line.id.ok_or_else(|| missing("id"))?;
        wanted.push((id, line.quantity.ok_or_else(|| missing("quantity"))?));
    }
    Ok(wanted)
}
