//! Mails to buyers about their orders, in the buyer's language.

use super::{page, stored::Record, summary::Summary};
use crate::events::mails::{Amount, Letter, MailText, Paragraph};
use base::language::{InvoiceText, OrderText};
use base::{Reading, Result};
use cartwright::resources::order_fulfillments::Fulfillment;

#[derive(Debug, Clone, Copy)]
pub(crate) enum Mail<'a> {
    /// The confirmation, with items and totals; marked as pending until the payment is confirmed.
    Placed {
        pending: bool,
    },
    /// With the owner's message.
    Canceled {
        message: &'a str,
    },
    PaymentDeclined,
    /// With the amount to pay on the order's page.
    PaymentRequested {
        amount: &'a str,
    },
    ReadyForPickup,
    Sent {
        parcel: &'a Fulfillment,
    },
    /// With the name and link of each file.
    Files {
        files: &'a [(String, String)],
    },
    /// With the code and value of each card.
    GiftCards {
        cards: &'a [Amount],
    },
    /// With a link to the invoice's page.
    Invoice {
        number: &'a str,
        address: &'a str,
    },
    /// With the owner's message.
    Refunded {
        amount: &'a str,
        message: &'a str,
    },
    /// With the refunded amount, if any, and the owner's message.
    ReturnAccepted {
        amount: &'a str,
        message: &'a str,
    },
    /// With the owner's message.
    RequestDeclined {
        message: &'a str,
    },
}

impl Mail<'_> {
    const fn texts(self) -> (MailText, MailText) {
        match self {
            Self::Placed { .. } => (MailText::PlacedSubject, MailText::Placed),
            Self::Canceled { .. } => (MailText::CanceledSubject, MailText::Canceled),
            Self::PaymentDeclined => (MailText::DeclinedSubject, MailText::Declined),
            Self::PaymentRequested { .. } => (MailText::PaymentRequestedSubject, MailText::PaymentRequested),
            Self::ReadyForPickup => (MailText::ReadyForPickupSubject, MailText::ReadyForPickup),
            Self::Sent { .. } => (MailText::SentSubject, MailText::Sent),
            Self::Files { .. } => (MailText::FilesSubject, MailText::Files),
            Self::GiftCards { .. } => (MailText::GiftCardsSubject, MailText::GiftCards),
            Self::Invoice { .. } => (MailText::InvoiceSubject, MailText::Invoice),
            Self::Refunded { .. } => (MailText::RefundedSubject, MailText::Refunded),
            Self::ReturnAccepted { .. } => (MailText::ReturnAcceptedSubject, MailText::ReturnAccepted),
            Self::RequestDeclined { .. } => (MailText::RequestDeclinedSubject, MailText::RequestDeclined),
        }
    }

    /// The mail in the buyer's language, with a link to the order's page.
    pub(super) fn letter(self, reading: &Reading<'_>, record: &Record) -> Result<Letter> {
        let summary = Summary::read(reading, record)?;
        Ok(self.written(&summary, page::address(reading.shop, record)))
    }

    fn written(self, summary: &Summary<'_>, page: String) -> Letter {
        let language = summary.language;
        let number = summary.record.number.to_string();
        let (invoice, amount) = match self {
            Self::Invoice { number, .. } => (number, ""),
            Self::Refunded { amount, .. } | Self::PaymentRequested { amount } => ("", amount),
            _ => ("", ""),
        };
        let fill = |text| language.fill(text, &[("number", &number), ("invoice", invoice), ("amount", amount)]);
        let (subject, text) = self.texts();
        let mut paragraphs = Vec::new();
        if let Some(name) = summary.buyer_name() {
            paragraphs.push(Paragraph::Text(language.fill(MailText::Greeting, &[("name", &name)])));
        }
        paragraphs.push(Paragraph::Text(fill(text)));
        paragraphs.extend(self.details(summary));
        let label = if matches!(self, Self::PaymentRequested { .. }) { MailText::PayNow } else { MailText::ViewOrder };
        paragraphs.push(Paragraph::Link { label: language.say(label).to_owned(), address: page });
        Letter { language, subject: fill(subject), paragraphs }
    }

    fn details(self, summary: &Summary<'_>) -> Vec<Paragraph> {
        match self {
            Self::PaymentRequested { .. } => vec![summary.items(), summary.sums()],
            Self::Placed { pending } => {
                let bank = summary.language.say(OrderText::PaymentPending).to_owned();
                let bank = pending.then_some(Paragraph::Text(bank));
                let contents = [summary.items(), summary.sums()];
                bank.into_iter().chain(contents).chain(summary.delivery()).collect()
            }
            Self::Sent { parcel } => summary.parcel(parcel),
            Self::ReadyForPickup => summary.delivery().into_iter().collect(),
            Self::Files { files } => {
                let link = |(label, address): &(String, String)| Paragraph::Link {
                    label: label.clone(),
                    address: address.clone(),
                };
                files.iter().map(link).collect()
            }
            Self::Invoice { number, address } => {
                let label = summary.language.fill(InvoiceText::View, &[("number", number)]);
                vec![Paragraph::Link { label, address: address.to_owned() }]
            }
            Self::GiftCards { cards } => vec![Paragraph::Amounts(cards.to_vec())],
            Self::ReturnAccepted { amount, message } => {
                let refunded = || summary.language.fill(MailText::Refunded, &[("amount", amount)]);
                let refunded = (!amount.is_empty()).then(refunded);
                refunded.into_iter().chain(said(message)).map(Paragraph::Text).collect()
            }
            Self::Canceled { message } | Self::Refunded { message, .. } | Self::RequestDeclined { message } => {
                said(message).map(Paragraph::Text).into_iter().collect()
            }
            Self::PaymentDeclined => Vec::new(),
        }
    }
}

/// The owner's message, unless it is empty.
fn said(message: &str) -> Option<String> {
    (!message.is_empty()).then(|| message.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use base::db::Database;
    use cartwright::resources::orders::Order;
    use serde_json::{Value, json};

    const PAGE: &str = "https://shop.example/pages/order?order=1";

    fn order(language: &str, beside: Value) -> Record {
        let price = |text: &str| json!({ "amount": text, "formattedAmount": format!("${text}") });
        let mut order = json!({
            "buyerLanguage": language,
            "lineItems": [{
                "quantity": 2, "productName": { "original": "Mug", "translated": "Becher" }, "lineItemPrice": price("53.00"),
            }],
            "priceSummary": { "subtotal": price("53.00"), "discount": price("5.00"), "shipping": price("0"), "total": price("48.00") },
        });
        if let (Some(order), Value::Object(beside)) = (order.as_object_mut(), beside) {
            order.extend(beside);
        }
        let order: Order = serde_json::from_value(order).unwrap();
        Record { number: 10001, id: String::new(), owner: String::new(), stock: Vec::new(), order }
    }

    fn written(mail: Mail<'_>, record: &Record) -> Letter {
        let database = Database::open(None).unwrap();
        database.read(|connection| Ok(mail.written(&Summary::read(connection, record)?, PAGE.to_owned()))).unwrap()
    }

    #[test]
    fn every_order_mail_contains_number_message_and_link_in_every_language() {
        let said = [("SAID".to_owned(), "SAID".to_owned())];
        let cards = [Amount::new("SAID".to_owned(), "SAID".to_owned())];
        let parcel = Fulfillment {
            tracking_info: Some(serde_json::from_value(json!({ "trackingNumber": "SAID" })).unwrap()),
            ..Fulfillment::default()
        };
        for language in ["en", "de-AT", "ar", "fr"] {
            let order = order(language, json!({}));
            for mail in [
                Mail::Placed { pending: true },
                Mail::Canceled { message: "SAID" },
                Mail::PaymentDeclined,
                Mail::PaymentRequested { amount: "SAID" },
                Mail::ReadyForPickup,
                Mail::Sent { parcel: &parcel },
                Mail::Files { files: &said },
                Mail::GiftCards { cards: &cards },
                Mail::Invoice { number: "SAID", address: PAGE },
                Mail::Refunded { amount: "SAID", message: "" },
                Mail::ReturnAccepted { amount: "SAID", message: "" },
                Mail::ReturnAccepted { amount: "", message: "SAID" },
                Mail::RequestDeclined { message: "SAID" },
            ] {
                let letter = written(mail, &order);
                let text = letter.text();
                assert!(letter.subject.contains("10001"), "{letter:?}");
                let is_fixed = matches!(mail, Mail::Placed { .. } | Mail::PaymentDeclined | Mail::ReadyForPickup);
                assert_eq!(text.contains("SAID"), !is_fixed, "{text}");
                assert!(!text.contains('{') && text.ends_with(PAGE), "{text}");
            }
        }
    }

    #[test]
    fn order_mails_list_choices_delivery_and_parcel_contents() {
        let text = |text: &str| json!({ "original": text, "translated": text });
        let record = order(
            "de",
            json!({
                "lineItems": [
                    { "id": "a", "quantity": 3, "productName": text("Mug"), "descriptionLines": [
                        { "name": text("Colour"), "colorInfo": text("Sky") },
                        { "name": text("Size"), "plainText": text("Large") },
                    ] },
                    { "id": "b", "quantity": 1, "productName": text("Bowl") },
                ],
                "billingInfo": { "contactDetails": { "firstName": "Ada", "lastName": "Byron" } },
                "recipientInfo": { "contactDetails": { "firstName": "Ada", "lastName": "Byron" } },
                "shippingInfo": { "title": "Post", "logistics": { "deliveryTime": "3 days", "shippingDestination": {
                    "address": { "addressLine": "1 Main Street", "postalCode": "12534", "city": "Hudson", "subdivision": "US-NY", "country": "US" } } } },
            }),
        );
        let confirmation = written(Mail::Placed { pending: false }, &record).text();
        assert!(confirmation.starts_with("Guten Tag Ada Byron,\n\n"), "{confirmation}");
        assert!(confirmation.contains("3 × Mug (Colour: Sky, Size: Large): "), "{confirmation}");
        let delivery = "\n\nLieferung: Post, 3 days\nAda Byron\n1 Main Street\nHudson, NY 12534\nVereinigte Staaten\n\nBestellung ansehen:\n";
        assert!(confirmation.contains(delivery), "{confirmation}");
        let parcel = Fulfillment {
            line_items: Some(vec![serde_json::from_value(json!({ "id": "a", "quantity": 2 })).unwrap()]),
            tracking_info: Some(
                serde_json::from_value(json!({
                    "shippingProvider": "DHL", "trackingNumber": "JD0146", "trackingLink": "https://dhl.example/JD0146",
                }))
                .unwrap(),
            ),
            ..Fulfillment::default()
        };
        let sent = written(Mail::Sent { parcel: &parcel }, &record).text();
        let contents = "Ihre Artikel wurden versandt.\n\n2 × Mug (Colour: Sky, Size: Large)\n\nDHL JD0146\n\nSendung verfolgen:\nhttps://dhl.example/JD0146\n\n";
        assert!(sent.contains(contents), "{sent}");
    }

    #[test]
    fn a_confirmation_mail_lists_the_lines_and_totals() {
        let letter = written(Mail::Placed { pending: false }, &order("de", json!({})));
        assert_eq!(letter.subject, "Ihre Bestellung 10001");
        let text = "Vielen Dank für Ihre Bestellung 10001.\n\n2 × Becher: 53,00\u{a0}$\n\nZwischensumme: 53,00\u{a0}$\nRabatt: \u{2212}5,00\u{a0}$\nGesamtsumme: 48,00\u{a0}$\n\n";
        assert!(letter.text().starts_with(text), "{letter:?}");
    }
}
