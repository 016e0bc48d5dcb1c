//! The content of an invoice: seller and order as they were when it was issued.

use super::{repo, stored::Record, stored::amount, summary::Summary};
use crate::commerce::rules::{self, OrdersSettings};
use crate::events::mails::{Amount, Paragraph};
use crate::site::{self, postal};
use base::language::{InvoiceText, Language};
use base::{Result, money};
use cartwright::resources::cart::Address;
use cartwright::resources::orders::Order;
use rusqlite::Connection;
use rust_decimal::Decimal;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// An invoice's content as stored.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Document {
    seller: Seller,
    order: Order,
}

#[derive(Debug, Serialize, Deserialize)]
struct Seller {
    name: String,
    tax_id: String,
    address: Option<Address>,
}

/// An invoice to be shown, in its order's language.
#[derive(Debug)]
pub struct ShownInvoice {
    pub language: Language,
    pub number: String,
    pub order: String,
    pub issued: String,
    pub is_cancelled: bool,
    pub seller: Vec<String>,
    pub buyer: Vec<String>,
    /// The items, each with quantity, price and amount.
    pub items: Vec<[String; 4]>,
    pub sums: Paragraph,
    /// The taxes by rate.
    pub taxes: Paragraph,
}

impl Document {
    /// The content of an invoice that is issued now. Leaves out the order's history and the links to its files.
    pub(super) fn of(connection: &Connection, record: &Record) -> Result<Self> {
        let settings = rules::only::<OrdersSettings>(connection)?;
        let name = Some(settings.business_name).filter(|name| !name.is_empty());
        let name = name.map_or_else(|| site::name(connection), Ok)?;
        let mut order = Order { activities: None, ..record.order.clone() };
        for line in order.line_items.iter_mut().flatten() {
            line.digital_file = None;
        }
        Ok(Self { seller: Seller { name, tax_id: settings.tax_id, address: settings.business_address }, order })
    }

    pub(super) fn shown(self, connection: &Connection, invoice: &repo::StoredInvoice) -> Result<ShownInvoice> {
        let (number, stock, order) = (invoice.order, Vec::new(), self.order);
        let record = Record { number, id: String::new(), owner: String::new(), stock, order };
        let summary = Summary::read(connection, &record)?;
        let language = summary.language;
        let tax_id = |id: &str| (!id.is_empty()).then(|| language.fill(InvoiceText::TaxId, &[("id", id)]));
        let address = |address: Option<&Address>| {
            address.map(|address| postal::lines(language, address)).into_iter().flatten().collect::<Vec<_>>()
        };
        let billing = record.order.billing_info.as_ref();
        let contact = billing.and_then(|billing| billing.contact_details.as_ref());
        let company = contact.and_then(|contact| contact.company.clone()).filter(|company| !company.is_empty());
        let buyers_id = contact.and_then(|contact| contact.vat_id.as_ref()?.id.clone()).unwrap_or_default();
        let billed = billing.and_then(|billing| billing.address.as_ref());
        let billed = billed.or_else(|| record.order.recipient_info.as_ref()?.address.as_ref());
        let buyer = company.into_iter().chain(summary.buyer());
        let seller = &self.seller;
        Ok(ShownInvoice {
            language,
            number: invoice.number.to_string(),
            order: number.to_string(),
            issued: language.day(invoice.issued),
            is_cancelled: invoice.removed.is_some(),
            seller: [seller.name.clone()]
                .into_iter()
                .chain(address(seller.address.as_ref()))
                .chain(tax_id(&seller.tax_id))
                .collect(),
            buyer: buyer.chain(address(billed)).chain(tax_id(&buyers_id)).collect(),
            items: summary.rows(),
            sums: summary.sums(),
            taxes: taxes(&record),
        })
    }
}

/// The taxes of the order's items, fees and delivery, by rate.
fn taxes(record: &Record) -> Paragraph {
    let order = &record.order;
    let lines = order.line_items.iter().flatten().filter_map(|line| line.tax_details.as_ref());
    let fees = order.additional_fees.iter().flatten().filter_map(|fee| fee.tax_details.as_ref());
    let delivery = order.shipping_info.as_ref().and_then(|info| info.cost.as_ref()?.tax_details.as_ref());
    let mut rates: BTreeMap<Decimal, (Decimal, Decimal)> = BTreeMap::new();
    for taxed in lines.chain(fees).chain(delivery) {
        let rate = taxed.tax_rate.map_or(Decimal::ZERO, |rate| rate.0);
        let (taxable, tax) = rates.entry(rate.normalize()).or_default();
        *taxable += amount(taxed.taxable_amount.as_ref());
        *tax += amount(taxed.total_tax.as_ref());
    }
    let language = record.language();
    let row = |(rate, (taxable, tax)): (Decimal, (Decimal, Decimal))| {
        let values = [("rate", money::percent(rate, language)), ("amount", record.amount_text(taxable))];
        let values = values.each_ref().map(|(name, value)| (*name, value.as_str()));
        Amount::new(language.fill(InvoiceText::TaxAtRate, &values), record.amount_text(tax))
    };
    Paragraph::Amounts(rates.into_iter().filter(|(_, (_, tax))| !tax.is_zero()).map(row).collect())
}
