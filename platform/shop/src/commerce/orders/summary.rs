//! An order's summary for its buyer, in mails and on the order's page.

use super::stored::{Record, amount};
use crate::commerce::rules::{self, DeliveryPlan, ShippingOption};
use crate::events::mails::{Amount, MailText, Paragraph};
use crate::site::postal;
use base::language::{Language, OrderText};
use base::{Result, clock::parse_rfc3339, dictionary::Dictionary, money, wire};
use cartwright::resources::cart::Address;
use cartwright::resources::order_fulfillments::{Fulfillment, FulfillmentTrackingInfo};
use cartwright::resources::orders::{DeliveryTimeSlot, OrderLineItem, Price, PriceSummary};
use cartwright::types::Timestamp;
use rusqlite::Connection;
use rust_decimal::Decimal;

/// An order, with texts in its buyer's language.
#[derive(Debug)]
pub struct Summary<'a> {
    pub(super) record: &'a Record,
    pub(crate) language: Language,
    /// Translations of the shop's texts into the buyer's language.
    dictionary: Dictionary,
    /// The delivery plan of the time slots.
    plan: Option<DeliveryPlan>,
    /// Whether texts of the shop stay in its own language: for the owner.
    is_untranslated: bool,
}

impl<'a> Summary<'a> {
    pub fn read(connection: &Connection, record: &'a Record) -> Result<Self> {
        let info = record.order.shipping_info.as_ref();
        let option = info.and_then(|info| info.code.as_deref());
        let option = option.map(|code| rules::find::<ShippingOption>(connection, code));
        let plan = option.transpose()?.flatten().and_then(|option| option.plan);
        Ok(Self {
            record,
            language: record.language(),
            dictionary: rules::dictionary(connection, record.language_tag())?.unwrap_or_default(),
            plan,
            is_untranslated: false,
        })
    }

    /// An order, with texts in the owner's language.
    pub(super) fn for_owner(connection: &Connection, record: &'a Record, language: Language) -> Result<Self> {
        let (dictionary, is_untranslated) = (Dictionary::default(), true);
        Ok(Self { language, dictionary, is_untranslated, ..Self::read(connection, record)? })
    }

    /// The buyer's name, if known.
    pub(super) fn buyer_name(&self) -> Option<String> {
        let billing = self.record.order.billing_info.as_ref();
        let contact = billing.and_then(|billing| billing.contact_details.as_ref());
        let contact = contact.or_else(|| self.record.order.recipient_info.as_ref()?.contact_details.as_ref())?;
        Some(joined(&[&contact.first_name, &contact.last_name])).filter(|name| !name.is_empty())
    }

    /// The buyer's name, else the email address, if known.
    pub(super) fn buyer(&self) -> Option<String> {
        self.buyer_name().or_else(|| self.record.order.buyer_info.as_ref()?.email.clone())
    }

    /// The day of the purchase, if known.
    pub fn day(&self) -> Option<String> {
        let moment = parse_rfc3339(self.record.order.purchased_date.as_ref()?.as_str())?;
        Some(self.language.day(moment))
    }

    /// The order's items with their prices.
    pub fn items(&self) -> Paragraph {
        let lines = self.record.order.line_items.iter().flatten();
        let row = |line: &OrderLineItem| {
            let price = amount(line.line_item_price.as_ref());
            Amount::new(self.item(line, line.quantity.unwrap_or(1)), self.amount_text(price))
        };
        Paragraph::Amounts(lines.map(row).collect())
    }

    /// The order's items, each with quantity, price and amount.
    pub(super) fn rows(&self) -> Vec<[String; 4]> {
        let lines = self.record.order.line_items.iter().flatten();
        let row = |line: &OrderLineItem| {
            let price = self.amount_text(amount(line.price.as_ref()));
            let total = self.amount_text(amount(line.line_item_price.as_ref()));
            [self.name(line), line.quantity.unwrap_or(1).to_string(), price, total]
        };
        lines.map(row).collect()
    }

    /// A parcel's items, and its tracking.
    pub fn parcel(&self, parcel: &Fulfillment) -> Vec<Paragraph> {
        let sent = parcel.line_items.iter().flatten();
        let items = self.quantities(sent.filter_map(|sent| Some((sent.id.as_deref()?, sent.quantity?))));
        let mut paragraphs = Vec::new();
        paragraphs.extend(Some(items).filter(|items| !items.is_empty()).map(Paragraph::Lines));
        paragraphs.extend(parcel.tracking_info.iter().flat_map(|tracking| self.tracking(tracking)));
        paragraphs
    }

    /// Quantities of lines, by the ids of the lines: `2 × Mug (Colour: Sky)`.
    pub fn quantities<'i>(&self, given: impl Iterator<Item = (&'i str, i64)>) -> Vec<String> {
        let given: Vec<(&str, i64)> = given.collect();
        let lines = self.record.order.line_items.iter().flatten();
        let items = lines.filter_map(|line| {
            let (_, quantity) = given.iter().find(|(id, _)| line.id.as_deref() == Some(id))?;
            Some(self.item(line, *quantity))
        });
        items.collect()
    }

    /// The name of a line, by its id.
    pub fn line_name(&self, id: &str) -> String {
        let mut lines = self.record.order.line_items.iter().flatten();
        lines.find(|line| line.id.as_deref() == Some(id)).map(|line| self.name(line)).unwrap_or_default()
    }

    /// The order's totals.
    pub fn sums(&self) -> Paragraph {
        let order = &self.record.order;
        let sums = order.price_summary.as_ref();
        let sum = |of: fn(&PriceSummary) -> &Option<Price>| amount(sums.and_then(|sums| of(sums).as_ref()));
        let (tax, tax_included) = match order.tax_included_in_prices {
            Some(true) => (Decimal::ZERO, sum(|sums| &sums.tax)),
            _ => (sum(|sums| &sums.tax), Decimal::ZERO),
        };
        let rows = [
            (OrderText::Subtotal, sum(|sums| &sums.subtotal)),
            (OrderText::Discount, -sum(|sums| &sums.discount)),
            (OrderText::Delivery, sum(|sums| &sums.shipping)),
            (OrderText::Fees, sum(|sums| &sums.total_additional_fees)),
            (OrderText::Tax, tax),
            (OrderText::Total, sum(|sums| &sums.total)),
            (OrderText::TaxIncluded, tax_included),
        ];
        let rows = rows.into_iter().filter(|(name, sum)| *name == OrderText::Total || !sum.is_zero());
        let row = |(name, sum)| Amount {
            name: self.coupon().filter(|_| name == OrderText::Discount).unwrap_or(self.language.say(name)).to_owned(),
            amount: self.amount_text(sum),
            is_total: name == OrderText::Total,
        };
        Paragraph::Amounts(rows.map(row).collect())
    }

    /// The name of the coupon that is the order's only discount.
    fn coupon(&self) -> Option<&str> {
        let Some([only]) = self.record.order.applied_discounts.as_deref() else { return None };
        let name = only.coupon.as_ref()?.name.as_deref()?;
        Some(if self.is_untranslated { name } else { self.dictionary.say(name) })
    }

    /// The method, time and place of delivery or pickup; `None` for an order without one.
    pub fn delivery(&self) -> Option<Paragraph> {
        let info = self.record.order.shipping_info.as_ref()?;
        let logistics = info.logistics.as_ref();
        let pickup = logistics.and_then(|logistics| logistics.pickup_details.as_ref());
        let name = if pickup.is_some() { OrderText::Pickup } else { OrderText::Delivery };
        let slot = logistics.and_then(|logistics| self.slot(logistics.delivery_time_slot.as_ref()?));
        let time = logistics.and_then(|logistics| logistics.delivery_time.as_deref());
        let time = slot.or_else(|| Some(self.dictionary.say(time?).to_owned()));
        let title = info.title.as_deref().map(|title| self.dictionary.say(title).to_owned());
        let how: Vec<String> = [title, time].into_iter().flatten().collect();
        let mut lines = vec![format!("{}: {}", self.language.say(name), how.join(self.language.comma()))];
        match pickup {
            Some(pickup) => {
                let address = pickup.address.clone().unwrap_or_default();
                let address = wire!(Address {
                    address_line: address.address_line,
                    address_line2: address.address_line2,
                    street_address: address.street_address,
                    subdivision: address.subdivision,
                    postal_code: address.postal_code,
                    city: address.city,
                    country: address.country
                });
                lines.extend(postal::lines(self.language, &address));
            }
            None => {
                let recipient = self.record.order.recipient_info.as_ref();
                let contact = recipient.and_then(|recipient| recipient.contact_details.as_ref());
                lines.extend(contact.map(|contact| joined(&[&contact.first_name, &contact.last_name])));
                let destination = logistics.and_then(|logistics| logistics.shipping_destination.as_ref());
                let address = destination.and_then(|destination| destination.address.as_ref());
                lines.extend(address.iter().flat_map(|address| postal::lines(self.language, address)));
            }
        }
        lines.retain(|line| !line.is_empty());
        Some(Paragraph::Lines(lines))
    }

    fn tracking(&self, tracking: &FulfillmentTrackingInfo) -> Vec<Paragraph> {
        let named = joined(&[&tracking.shipping_provider, &tracking.tracking_number]);
        let named = Some(named).filter(|named| !named.is_empty()).map(Paragraph::Text);
        let link = tracking.tracking_link.clone().filter(|link| !link.is_empty());
        let link =
            link.map(|address| Paragraph::Link { label: self.language.say(MailText::Track).to_owned(), address });
        named.into_iter().chain(link).collect()
    }

    /// The time slot in the shop's time zone.
    fn slot(&self, slot: &DeliveryTimeSlot) -> Option<String> {
        let plan = self.plan.as_ref()?;
        let local = |moment: &Option<Timestamp>| plan.local_time(parse_rfc3339(moment.as_ref()?.as_str())?);
        self.language.span(local(&slot.from)?, local(&slot.to)?)
    }

    fn amount_text(&self, amount: Decimal) -> String {
        money::localized(amount, self.record.currency(), self.language)
    }

    /// A quantity of a line: `2 × Mug (Colour: Sky, Size: Large)`.
    fn item(&self, line: &OrderLineItem, quantity: i64) -> String {
        format!("{quantity} × {}", self.name(line))
    }

    /// A line's name with its choices and its subscription: `Mug (Colour: Sky, Size: Large)`.
    fn name(&self, line: &OrderLineItem) -> String {
        let choices = line.description_lines.iter().flatten().filter_map(|described| {
            let name = described.name.as_ref()?;
            let plain = described.plain_text.as_ref().and_then(|text| self.text(&text.original, &text.translated));
            let colour = described.color_info.as_ref();
            let colour = colour.and_then(|colour| self.text(&colour.original, &colour.translated));
            Some(format!("{}: {}", self.text(&name.original, &name.translated)?, plain.or(colour)?))
        });
        let subscription = line.subscription_info.as_ref().and_then(|info| info.subscription_settings.as_ref());
        let terms = subscription.map(|settings| self.language.subscription_terms(settings));
        let choices: Vec<String> = choices.chain(terms).collect();
        let choices =
            if choices.is_empty() { String::new() } else { format!(" ({})", choices.join(self.language.comma())) };
        let name = line.product_name.as_ref().and_then(|name| self.text(&name.original, &name.translated));
        [name.unwrap_or_default(), &choices].concat()
    }

    fn text<'t>(&self, original: &'t Option<String>, translated: &'t Option<String>) -> Option<&'t str> {
        if self.is_untranslated {
            return original.as_deref();
        }
        translated.as_deref().or(original.as_deref())
    }
}

/// The present texts, joined by spaces.
fn joined(texts: &[&Option<String>]) -> String {
    let texts: Vec<&str> = texts.iter().filter_map(|text| text.as_deref()).collect();
    texts.join(" ").trim().to_owned()
}
