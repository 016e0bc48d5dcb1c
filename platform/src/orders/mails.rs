//! Texts of the mails to buyers, in the languages of the store.

use super::amounts::amount;
use super::record::Record;
use crate::dictionary::Dictionary;
use crate::mails::{Language, Words};
use cartwright::resources::orders::OrderLineItem;

/// A mail about an order.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Mail<'a> {
    /// The confirmation, with lines and sums; pending while the payment is not confirmed.
    Placed {
        pending: bool,
    },
    /// With the owner's words.
    Canceled {
        message: &'a str,
    },
    PaymentDeclined,
    ReadyForPickup,
    /// With its items, and how to follow the parcel, a line each.
    Sent {
        items: &'a [(String, i64)],
        tracking: &'a str,
    },
    /// With links, a line each.
    Files {
        links: &'a str,
    },
    /// With codes and values, a line each.
    GiftCards {
        codes: &'a str,
    },
    Invoice {
        id: &'a str,
    },
    /// With the owner's words.
    Refunded {
        amount: &'a str,
        message: &'a str,
    },
}

impl Mail<'_> {
    /// The mail's words in the language of the order's buyer, with the dictionary of that language.
    pub(super) fn words(self, record: &Record, dictionary: &Dictionary) -> Words {
        let language = record.language();
        let number = record.number;
        let (subject, text) = match language {
            Language::English => self.english(number),
            Language::German => self.german(number),
            Language::Arabic => self.arabic(number),
        };
        let body = match self {
            Self::Placed { pending } => placed(record, dictionary, pending, &text),
            Self::Canceled { message } => [&text, "\n\n", message].concat(),
            Self::Sent { items, tracking } => sent(record, items, tracking, &text),
            Self::Files { links: said } | Self::GiftCards { codes: said } | Self::Refunded { message: said, .. } => {
                [&text, "\n", said].concat()
            }
            Self::PaymentDeclined | Self::ReadyForPickup | Self::Invoice { .. } => text,
        };
        Words {
            subject,
            body: body.trim_end().to_owned(),
        }
    }

    /// The subject, and the first sentence of the body.
    fn english(self, number: i64) -> (String, String) {
        let (subject, text) = match self {
            Self::Placed { .. } => ("Your order {}", "Thank you for your order {}."),
            Self::Canceled { .. } => ("Your order {} was cancelled", "Your order {} was cancelled."),
            Self::PaymentDeclined => (
                "The payment for your order {} was declined",
                "Your bank declined the payment. You have not been charged, and the order will not be shipped.",
            ),
            Self::ReadyForPickup => ("Your order {} is ready for pickup", "Your order is ready for pickup."),
            Self::Sent { .. } => ("Your order {} is on its way", "Your items have been shipped."),
            Self::Files { .. } => (
                "Your downloads for order {}",
                "You can download your files for 30 days:",
            ),
            Self::GiftCards { .. } => (
                "Your gift cards for order {}",
                "You can use your gift cards for one order or several:",
            ),
            Self::Invoice { .. } => ("Invoice for your order {}", "Invoice {said} for your order {}."),
            Self::Refunded { .. } => (
                "Refund for your order {}",
                "We have refunded {said}. It may take a few days to reach you.",
            ),
        };
        self.filled(number, subject, text)
    }

    fn german(self, number: i64) -> (String, String) {
        let (subject, text) = match self {
            Self::Placed { .. } => ("Ihre Bestellung {}", "Vielen Dank für Ihre Bestellung {}."),
            Self::Canceled { .. } => (
                "Ihre Bestellung {} wurde storniert",
                "Ihre Bestellung {} wurde storniert.",
            ),
            Self::PaymentDeclined => (
                "Die Zahlung für Ihre Bestellung {} wurde abgelehnt",
                "Ihre Bank hat die Zahlung abgelehnt. Es wurde nichts abgebucht, und die Bestellung wird nicht versandt.",
            ),
            Self::ReadyForPickup => ("Ihre Bestellung {} ist abholbereit", "Ihre Bestellung ist abholbereit."),
            Self::Sent { .. } => ("Ihre Bestellung {} ist unterwegs", "Ihre Artikel wurden versandt."),
            Self::Files { .. } => (
                "Ihre Downloads zur Bestellung {}",
                "Sie können Ihre Dateien 30 Tage lang herunterladen:",
            ),
            Self::GiftCards { .. } => (
                "Ihre Geschenkkarten zur Bestellung {}",
                "Sie können Ihre Geschenkkarten für eine oder mehrere Bestellungen einlösen:",
            ),
            Self::Invoice { .. } => (
                "Rechnung zu Ihrer Bestellung {}",
                "Rechnung {said} zu Ihrer Bestellung {}.",
            ),
            Self::Refunded { .. } => (
                "Erstattung zu Ihrer Bestellung {}",
                "Wir haben Ihnen {said} erstattet. Die Gutschrift kann einige Tage dauern.",
            ),
        };
        self.filled(number, subject, text)
    }

    fn arabic(self, number: i64) -> (String, String) {
        let (subject, text) = match self {
            Self::Placed { .. } => ("طلبك رقم {}", "شكرًا على طلبك رقم {}."),
            Self::Canceled { .. } => ("أُلغي طلبك رقم {}", "أُلغي طلبك رقم {}."),
            Self::PaymentDeclined => (
                "رُفض الدفع لطلبك رقم {}",
                "رفض مصرفك عملية الدفع. لم يُخصم أي مبلغ، ولن يُشحن الطلب.",
            ),
            Self::ReadyForPickup => ("طلبك رقم {} جاهز للاستلام", "طلبك جاهز للاستلام."),
            Self::Sent { .. } => ("طلبك رقم {} في الطريق إليك", "شُحنت القطع التي طلبتها."),
            Self::Files { .. } => ("ملفات طلبك رقم {}", "يمكنك تنزيل ملفاتك خلال 30 يومًا:"),
            Self::GiftCards { .. } => (
                "بطاقات الهدايا في طلبك رقم {}",
                "يمكنك استخدام بطاقات الهدايا في طلب واحد أو في عدة طلبات:",
            ),
            Self::Invoice { .. } => ("فاتورة طلبك رقم {}", "الفاتورة {said} لطلبك رقم {}."),
            Self::Refunded { .. } => (
                "مبلغ مسترد من طلبك رقم {}",
                "أعدنا إليك {said}. قد يستغرق وصول المبلغ بضعة أيام.",
            ),
        };
        self.filled(number, subject, text)
    }

    fn filled(self, number: i64, subject: &str, text: &str) -> (String, String) {
        let said = match self {
            Self::Invoice { id: said } | Self::Refunded { amount: said, .. } => said,
            _ => "",
        };
        let number = number.to_string();
        let filled = |text: &str| text.replace("{}", &number).replace("{said}", said);
        (filled(subject), filled(text))
    }
}

/// The labels of a confirmation's sums.
struct Labels {
    discount: &'static str,
    delivery: &'static str,
    fees: &'static str,
    tax: &'static str,
    total: &'static str,
}

fn labels(language: Language) -> Labels {
    match language {
        Language::English => Labels {
            discount: "Discount",
            delivery: "Delivery",
            fees: "Fees",
            tax: "Tax",
            total: "Total",
        },
        Language::German => Labels {
            discount: "Rabatt",
            delivery: "Lieferung",
            fees: "Gebühren",
            tax: "Steuer",
            total: "Gesamtsumme",
        },
        Language::Arabic => Labels {
            discount: "الخصم",
            delivery: "التوصيل",
            fees: "الرسوم",
            tax: "الضريبة",
            total: "الإجمالي",
        },
    }
}

/// A line with its choices: `2 × Mug (Colour: Sky, Size: Large)`.
fn item(line: &OrderLineItem, quantity: i64) -> String {
    let name = line.product_name.as_ref();
    let name = name.and_then(|name| name.translated.as_deref().or(name.original.as_deref()));
    let choices = line.description_lines.iter().flatten().filter_map(|described| {
        let name = described.name.as_ref()?;
        let plain = described.plain_text.as_ref();
        let plain = plain.and_then(|text| text.translated.as_deref().or(text.original.as_deref()));
        let colour = described.color_info.as_ref();
        let colour = colour.and_then(|colour| colour.translated.as_deref().or(colour.original.as_deref()));
        let name = name.translated.as_deref().or(name.original.as_deref())?;
        Some(format!("{name}: {}", plain.or(colour)?))
    });
    let choices: Vec<String> = choices.collect();
    let choices = if choices.is_empty() {
        String::new()
    } else {
        format!(" ({})", choices.join(", "))
    };
    format!("{quantity} × {}{choices}", name.unwrap_or_default())
}

/// What is on its way, and how to follow it.
fn sent(record: &Record, items: &[(String, i64)], tracking: &str, text: &str) -> String {
    let lines = record.order.line_items.iter().flatten();
    let of_parcel = lines.filter_map(|line| {
        let (_, quantity) = items.iter().find(|(id, _)| line.id.as_ref() == Some(id))?;
        Some(item(line, *quantity))
    });
    let mut parts = vec![text.to_owned()];
    parts.extend(Some(of_parcel.collect::<Vec<_>>().join("\n")).filter(|items| !items.is_empty()));
    parts.extend(Some(tracking.to_owned()).filter(|tracking| !tracking.is_empty()));
    parts.join("\n\n")
}

/// Where and how the order is delivered, a line each.
fn delivery(record: &Record, dictionary: &Dictionary, labels: &Labels) -> Vec<String> {
    let Some(info) = &record.order.shipping_info else {
        return Vec::new();
    };
    let logistics = info.logistics.as_ref();
    let time = logistics.and_then(|logistics| logistics.delivery_time.as_deref());
    let how = info
        .title
        .as_deref()
        .into_iter()
        .chain(time)
        .map(|text| dictionary.say(text))
        .collect::<Vec<_>>()
        .join(", ");
    let mut lines = vec![format!("{}: {how}", labels.delivery)];
    let recipient = record.order.recipient_info.as_ref();
    let contact = recipient.and_then(|recipient| recipient.contact_details.as_ref());
    let address = logistics.and_then(|logistics| logistics.shipping_destination.as_ref()?.address.as_ref());
    if let Some(address) = address {
        let name = contact.map(|contact| [&contact.first_name, &contact.last_name]);
        let name = name.map(|name| {
            name.into_iter()
                .flatten()
                .map(String::as_str)
                .collect::<Vec<_>>()
                .join(" ")
        });
        let town = [&address.postal_code, &address.city];
        let town = town
            .into_iter()
            .flatten()
            .map(String::as_str)
            .collect::<Vec<_>>()
            .join(" ");
        let street = address.address_line.clone().unwrap_or_default();
        let line2 = address.address_line2.clone().unwrap_or_default();
        let country = address.country.clone().unwrap_or_default();
        let parts = [name.unwrap_or_default(), street, line2, town, country];
        lines.extend(parts.into_iter().filter(|part| !part.is_empty()));
    }
    lines
}

fn placed(record: &Record, dictionary: &Dictionary, pending: bool, thanks: &str) -> String {
    let language = record.language();
    let mut text = format!("{thanks}\n\n");
    for line in record.order.line_items.iter().flatten() {
        let total = record.amount_text(amount(line.line_item_price.as_ref()));
        text.push_str(&format!("{}: {total}\n", item(line, line.quantity.unwrap_or(1))));
    }
    let labels = labels(language);
    let sums = record.order.price_summary.as_ref();
    for (label, minus, price) in [
        (labels.discount, "-", sums.and_then(|sums| sums.discount.as_ref())),
        (labels.delivery, "", sums.and_then(|sums| sums.shipping.as_ref())),
        (
            labels.fees,
            "",
            sums.and_then(|sums| sums.total_additional_fees.as_ref()),
        ),
        (labels.tax, "", sums.and_then(|sums| sums.tax.as_ref())),
    ] {
        let sum = amount(price);
        if !sum.is_zero() {
            text.push_str(&format!("\n{label}: {minus}{}", record.amount_text(sum)));
        }
    }
    let total = record.amount_text(amount(sums.and_then(|sums| sums.total.as_ref())));
    text.push_str(&format!("\n{}: {total}", labels.total));
    let delivery = delivery(record, dictionary, &labels);
    if !delivery.is_empty() {
        text.push_str(&format!("\n\n{}", delivery.join("\n")));
    }
    if pending {
        text.push_str(match language {
            Language::English => "\n\nYour bank has not confirmed the payment yet. We will email you when it does.",
            Language::German => {
                "\n\nIhre Bank hat die Zahlung noch nicht bestätigt. Sobald sie das tut, schicken wir Ihnen eine E-Mail."
            }
            Language::Arabic => "\n\nلم يؤكد مصرفك عملية الدفع بعد. سنراسلك بالبريد الإلكتروني فور تأكيدها.",
        });
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use cartwright::resources::orders::Order;
    use serde_json::json;

    fn order(language: &str) -> Record {
        let price = |text: &str| json!({ "amount": text, "formattedAmount": format!("${text}") });
        let order = json!({
            "buyerLanguage": language,
            "lineItems": [{
                "quantity": 2, "productName": { "original": "Mug", "translated": "Becher" }, "lineItemPrice": price("53.00"),
            }],
            "priceSummary": { "discount": price("5.00"), "shipping": price("0"), "total": price("48.00") },
        });
        let order: Order = serde_json::from_value(order).unwrap();
        Record {
            number: 10001,
            id: String::new(),
            owner: String::new(),
            stock: Vec::new(),
            order,
        }
    }

    #[test]
    fn every_language_tells_the_number_and_what_is_said_beside() {
        for language in ["en", "de-AT", "ar", "fr"] {
            let order = order(language);
            for mail in [
                Mail::Placed { pending: true },
                Mail::Canceled { message: "SAID" },
                Mail::PaymentDeclined,
                Mail::ReadyForPickup,
                Mail::Sent {
                    items: &[],
                    tracking: "SAID",
                },
                Mail::Files { links: "SAID" },
                Mail::GiftCards { codes: "SAID" },
                Mail::Invoice { id: "SAID" },
                Mail::Refunded {
                    amount: "SAID",
                    message: "",
                },
            ] {
                let words = mail.words(&order, &Dictionary::default());
                assert!(words.subject.contains("10001"), "{words:?}");
                let is_fixed = matches!(mail, Mail::Placed { .. } | Mail::PaymentDeclined | Mail::ReadyForPickup);
                assert_eq!(words.body.contains("SAID"), !is_fixed, "{words:?}");
                assert!(!words.body.contains('{'), "{words:?}");
            }
        }
    }

    #[test]
    fn mails_name_the_choices_the_delivery_and_what_is_in_a_parcel() {
        let text = |text: &str| json!({ "original": text, "translated": text });
        let placed: Order = serde_json::from_value(json!({
            "lineItems": [
                { "id": "a", "quantity": 3, "productName": text("Mug"), "descriptionLines": [
                    { "name": text("Colour"), "colorInfo": text("Sky") }, { "name": text("Size"), "plainText": text("Large") },
                ] },
                { "id": "b", "quantity": 1, "productName": text("Bowl") },
            ],
            "recipientInfo": { "contactDetails": { "firstName": "Ada", "lastName": "Byron" } },
            "shippingInfo": { "title": "Post", "logistics": { "deliveryTime": "3 days", "shippingDestination": {
                "address": { "addressLine": "1 Main Street", "postalCode": "12534", "city": "Hudson", "country": "US" } } } },
        }))
        .unwrap();
        let record = Record {
            order: placed,
            ..order("en")
        };
        let confirmation = Mail::Placed { pending: false }
            .words(&record, &Dictionary::default())
            .body;
        assert!(
            confirmation.contains("3 × Mug (Colour: Sky, Size: Large): "),
            "{confirmation}"
        );
        let delivery = "Delivery: Post, 3 days\nAda Byron\n1 Main Street\n12534 Hudson\nUS";
        assert!(confirmation.ends_with(delivery), "{confirmation}");
        let mail = Mail::Sent {
            items: &[("a".to_owned(), 2)],
            tracking: "JD0146",
        };
        let body = "Your items have been shipped.\n\n2 × Mug (Colour: Sky, Size: Large)\n\nJD0146";
        assert_eq!(mail.words(&record, &Dictionary::default()).body, body);
    }

    #[test]
    fn a_confirmation_lists_what_was_bought_and_the_sums() {
        let words = Mail::Placed { pending: false }.words(&order("de"), &Dictionary::default());
        assert_eq!(words.subject, "Ihre Bestellung 10001");
        let body = "Vielen Dank für Ihre Bestellung 10001.\n\n2 × Becher: 53,00\u{a0}$\n\nRabatt: -5,00\u{a0}$\nGesamtsumme: 48,00\u{a0}$";
        assert_eq!(words.body, body);
    }
}
