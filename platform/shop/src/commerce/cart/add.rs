//! Adding lines to a cart: catalog lines, and custom ones that the owner prices.

use super::bounds::{MAX_LINES, MAX_OF_ONE, check_amount, check_future, check_quantity, check_service, too_many_lines};
use super::stored::{LineSource, StoredCart, StoredLine};
use super::{chosen::ChosenOptions, goods, rules::Rules};
use crate::catalog::ItemVariant;
use crate::commerce::rules::SubscriptionOption;
use base::{ApiError, Call, Millis, Result, Writing, doubts::Doubt, text::is_blank};
use cartwright::resources::cart::{
    CatalogOverrideFields, CatalogReference, CustomLineItem, ExtendedFields, ItemTypePreset, SelectedMembership,
    ServiceProperties, TaxableAddress,
};
use cartwright::types::Currency;
use rust_decimal::Decimal;
use serde_json::Value;

pub use cartwright::resources::cart::STORES_APP_ID as STORES_APP;

/// The API whose call adds the lines.
#[derive(Debug, Clone, Copy)]
pub enum Api<'a> {
    /// Notes a doubt on the call for lines that the hosted platform may refuse.
    V1(&'a Call),
    V2,
}

impl Api<'_> {
    /// The payload's fields of catalog lines and of custom ones.
    const fn fields(self) -> (&'static str, &'static str) {
        match self {
            Self::V1(_) => ("lineItems", "customLineItems"),
            Self::V2 => ("catalogItems", "customItems"),
        }
    }
}

/// A line of a catalog item to add.
#[derive(Debug, Default)]
pub struct NewLine {
    pub(crate) reference: Option<CatalogReference>,
    pub(crate) quantity: Option<i64>,
    pub(crate) service: Option<ServiceProperties>,
    pub(crate) membership: Option<SelectedMembership>,
    pub(crate) taxable_address: Option<TaxableAddress>,
    pub(crate) overrides: Option<CatalogOverrideFields>,
    pub(crate) extended_fields: Option<ExtendedFields>,
}

/// The reason why lines are not added; each API has codes of its own.
#[derive(Debug)]
pub enum AddError {
    /// The catalog of an app has no such item.
    UnknownItem { app: String, item: String },
    /// The cart would have too many lines.
    TooManyLines,
    /// A refusal that is the same in both APIs.
    Other(ApiError),
}

impl From<ApiError> for AddError {
    fn from(error: ApiError) -> Self {
        Self::Other(error)
    }
}

/// The refusal in Cart V1's codes.
impl From<AddError> for ApiError {
    fn from(error: AddError) -> Self {
        match error {
            AddError::UnknownItem { app, item } => {
                Self::not_found("CATALOG_ITEM_NOT_FOUND", format!("The catalog of app {app} has no item {item}"))
            }
            AddError::TooManyLines => too_many_lines(),
            AddError::Other(error) => error,
        }
    }
}

pub fn add(
    writing: &Writing<'_>,
    cart: &mut StoredCart,
    api: Api<'_>,
    lines: Vec<NewLine>,
    custom: &[CustomLineItem],
) -> Result<(), AddError> {
    let rules = Rules::now(writing)?;
    let (catalog_field, custom_field) = api.fields();
    let adding = Adding { writing, rules: &rules, api };
    for (index, line) in lines.into_iter().enumerate() {
        if let Some(line) = adding.catalog_line(line, &format!("{catalog_field}[{index}]"))? {
            join(cart, line)?;
        }
    }
    for (index, line) in custom.iter().enumerate() {
        let quantity = line.quantity.unwrap_or(1);
        check_custom(line, rules.settings.currency, writing.now, &format!("{custom_field}[{index}]"))?;
        join(cart, StoredLine::new(LineSource::Custom(Box::new(line.clone())), quantity))?;
    }
    Ok(())
}

/// The context of an addition.
struct Adding<'a> {
    writing: &'a Writing<'a>,
    rules: &'a Rules,
    api: Api<'a>,
}

impl Adding<'_> {
    /// A catalog line; `None` if the product exists without the chosen options: the hosted platform then adds nothing
    /// and reports success.
    fn catalog_line(&self, line: NewLine, field: &str) -> Result<Option<StoredLine>, AddError> {
        let quantity = line
            .quantity
            .ok_or_else(|| ApiError::field(format!("{field}.quantity"), "REQUIRED_FIELD", "is missing"))?;
        if let Some(overrides) = &line.overrides {
            check_overrides(overrides, self.rules.settings.currency, field)?;
        }
        let missing =
            |name: &str| ApiError::field(format!("{field}.catalogReference{name}"), "REQUIRED_FIELD", "is missing");
        let reference = line.reference.as_ref().ok_or_else(|| missing(""))?;
        let product = reference.catalog_item_id.as_deref().ok_or_else(|| missing(".catalogItemId"))?;
        let app = reference.app_id.as_deref().ok_or_else(|| missing(".appId"))?;
        let goods = match app {
            STORES_APP => goods::find(self.writing, self.rules, product)?,
            _ => None,
        };
        let not_found = || AddError::UnknownItem { app: app.to_owned(), item: product.to_owned() };
        let goods = goods.ok_or_else(not_found)?;
        let (item, terms) = (&goods.item, &goods.terms);
        let mut chosen = ChosenOptions::read(reference, field)?;
        let options = reference.options.clone().unwrap_or(Value::Null);
        let options = chosen.subscribe_by_default(terms, options);
        let options = chosen.take_modifiers(terms, options)?;
        if let Api::V1(call) = self.api
            && chosen.variant_id.is_none()
            && !chosen.choices.is_empty()
        {
            self.writing.shop.doubts.note(&call.remarks, Doubt::OptionNames);
        }
        for modifier in chosen.modifier_groups.iter().flat_map(|group| &group.modifiers) {
            check_quantity(modifier.quantity, &format!("{field}.catalogReference.options.modifierGroups"))?;
        }
        let service = line.service.or_else(|| chosen.service.clone());
        check_service(service.as_ref(), self.writing.now, &format!("{field}.serviceProperties"))?;
        let has_date = service.as_ref().is_some_and(|service| service.scheduled_date.is_some());
        if !chosen.is_complete(item, terms) || (terms.scheduled && !has_date) {
            return Ok(None);
        }
        let variant = item.variant(chosen.variant_id.as_deref(), &chosen.choices);
        // A digital product without a file, or with one that is still imported, cannot be sold, although its page says
        // otherwise.
        let is_file = item.is_digital && terms.item_type.is_none();
        let has_file =
            |variant: &ItemVariant| variant.digital_file.as_ref().is_some_and(|file| file.is_ready(self.writing.now));
        if is_file && variant.is_some_and(|variant| !has_file(variant)) {
            return Err(not_found());
        }
        Ok(variant.map(|variant| {
            let source = LineSource::Catalog {
                product: product.to_owned(),
                variant: variant.id.clone(),
                options,
                overrides: line.overrides.map(Box::new),
            };
            StoredLine {
                service,
                membership: line.membership,
                taxable_address: line.taxable_address,
                extended_fields: line.extended_fields,
                ..StoredLine::new(source, quantity)
            }
        }))
    }
}

/// Raises the quantity of an equal line, or appends a line. Returns the line's id.
pub(super) fn join(cart: &mut StoredCart, line: StoredLine) -> Result<String, AddError> {
    if let Some(known) = cart.lines.iter_mut().find(|known| known.joins(&line)) {
        let sum = known.quantity.saturating_add(line.quantity);
        known.quantity = check_quantity(sum.min(MAX_OF_ONE + 1), "lineItems.quantity")?;
        return Ok(known.id.clone());
    }
    if cart.lines.len() >= MAX_LINES {
        return Err(AddError::TooManyLines);
    }
    let id = line.id.clone();
    cart.lines.push(line);
    Ok(id)
}

fn check_custom(line: &CustomLineItem, currency: Currency, now: Millis, field: &str) -> Result<()> {
    let at = |name: &str| format!("{field}.{name}");
    let name = line.product_name.as_ref().and_then(|name| name.original.as_deref());
    if is_blank(name.unwrap_or_default()) {
        return Err(ApiError::field(at("productName"), "REQUIRED_FIELD", "is missing"));
    }
    if line.price.is_none() {
        return Err(ApiError::field(at("price"), "REQUIRED_FIELD", "is missing"));
    }
    check_amount(line.price, currency, &at("price"))?;
    check_amount(line.full_price, currency, &at("fullPrice"))?;
    check_amount(line.deposit_amount, currency, &at("depositAmount"))?;
    if line.deposit_amount.zip(line.price).is_some_and(|(deposit, price)| deposit > price) {
        return Err(ApiError::field(at("depositAmount"), "DECIMAL_LTE", "must be no more than the price"));
    }
    let preset = line.item_type.as_ref().and_then(|kind| kind.preset.as_ref());
    if preset == Some(&ItemTypePreset::Unrecognised) {
        return Err(ApiError::field(
            at("itemType.preset"),
            "INVALID_ENUM_VALUE",
            "must be PHYSICAL, DIGITAL, GIFT_CARD or SERVICE",
        ));
    }
    if line.quantity_available.is_some_and(|count| count < 0) {
        return Err(ApiError::field(at("quantityAvailable"), "MIN", "must be 0 or more"));
    }
    for (index, group) in line.modifier_groups.iter().flatten().enumerate() {
        for (place, modifier) in group.modifiers.iter().flatten().enumerate() {
            let field = format!("{field}.modifierGroups[{index}].modifiers[{place}]");
            check_amount(modifier.price, currency, &format!("{field}.price"))?;
        }
    }
    let subscription = line.subscription_option_info.as_ref();
    let settings = subscription.and_then(|info| info.subscription_settings.as_ref());
    check_future(
        settings.and_then(|settings| settings.start_date.as_ref()),
        now,
        &at("subscriptionOptionInfo.subscriptionSettings.startDate"),
    )?;
    check_service(line.service_properties.as_ref(), now, &at("serviceProperties"))
}

/// The subscription plan of a custom line.
pub(super) fn subscription(line: &CustomLineItem) -> Option<SubscriptionOption> {
    let info = line.subscription_option_info.clone()?;
    let settings = info.subscription_settings?;
    Some(SubscriptionOption {
        id: line.id.clone().unwrap_or_default(),
        title: info.title.and_then(|title| title.original).unwrap_or_default(),
        description: info.description.and_then(|text| text.original).unwrap_or_default(),
        frequency: settings.frequency?,
        interval: settings.interval.unwrap_or(1),
        billing_cycles: settings.billing_cycles.filter(|_| settings.auto_renewal != Some(true)),
        free_trial: settings.free_trial_period,
        percent_off: Decimal::ZERO,
    })
}

/// Validates the owner's overrides of catalog values.
fn check_overrides(overrides: &CatalogOverrideFields, currency: Currency, field: &str) -> Result<()> {
    let at = |name: &str| format!("{field}.catalogOverrideFields.{name}");
    check_amount(overrides.price, currency, &at("price"))?;
    check_amount(overrides.full_price, currency, &at("fullPrice"))?;
    check_amount(overrides.deposit_amount, currency, &at("depositAmount"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use base::{clock::parse_rfc3339, error::first_violation};
    use serde_json::json;

    #[test]
    fn an_invalid_custom_line_is_refused_with_field_and_rule() {
        let past = "2020-01-01T10:00:00Z";
        let began = json!({ "subscriptionSettings": { "frequency": "MONTH", "startDate": past } });
        let dear = json!([{ "id": "a", "modifiers": [{ "id": "b", "price": "1.001" }] }]);
        let cases = [
            ("quantity", json!(1), None),
            ("price", json!("-1.00"), Some(("price", "DECIMAL_GTE"))),
            ("price", json!("1.001"), Some(("price", "DECIMAL_MAX_SCALE"))),
            ("price", json!(null), Some(("price", "REQUIRED_FIELD"))),
            ("depositAmount", json!("5.00"), None),
            ("depositAmount", json!("6.00"), Some(("depositAmount", "DECIMAL_LTE"))),
            ("productName", json!({ "original": " " }), Some(("productName", "REQUIRED_FIELD"))),
            ("quantityAvailable", json!(-1), Some(("quantityAvailable", "MIN"))),
            ("modifierGroups", dear, Some(("modifierGroups[0].modifiers[0].price", "DECIMAL_MAX_SCALE"))),
            (
                "serviceProperties",
                json!({ "scheduledDate": past }),
                Some(("serviceProperties.scheduledDate", "VALIDATION")),
            ),
            (
                "serviceProperties",
                json!({ "numberOfParticipants": 10_001 }),
                Some(("serviceProperties.numberOfParticipants", "MAX")),
            ),
            (
                "subscriptionOptionInfo",
                began,
                Some(("subscriptionOptionInfo.subscriptionSettings.startDate", "VALIDATION")),
            ),
        ];
        let now = parse_rfc3339("2026-01-01T00:00:00Z").unwrap();
        for (name, value, refused) in cases {
            let mut line = json!({ "productName": { "original": "Engraving" }, "price": "5.00", "quantity": 1 });
            line[name] = value.clone();
            let line: CustomLineItem = serde_json::from_value(line).unwrap();
            let found = first_violation(check_custom(&line, Currency::USD, now, "lines[0]"));
            assert_eq!(found, refused.map(|(field, rule)| (format!("lines[0].{field}"), rule)), "{name}: {value}");
        }
    }

    #[test]
    fn equal_lines_join_and_a_cart_has_at_most_three_hundred() {
        let product = |id: &str, quantity: i64| {
            let (product, variant) = (id.to_owned(), "v".to_owned());
            StoredLine::new(LineSource::Catalog { product, variant, options: Value::Null, overrides: None }, quantity)
        };
        let mut cart = StoredCart::default();
        for number in 0..MAX_LINES {
            join(&mut cart, product(&number.to_string(), 1)).unwrap();
        }
        join(&mut cart, product("7", 2)).unwrap();
        assert_eq!((cart.lines.len(), cart.lines[7].quantity), (300, 3));
        let mut refused = |line| first_violation(join(&mut cart, line).map_err(ApiError::from)).unwrap();
        assert_eq!(refused(product("one more", 1)), ("lineItems".to_owned(), "MAX_SIZE"));
        assert_eq!(refused(product("7", i64::MAX)), ("lineItems.quantity".to_owned(), "MAX"));
    }
}
