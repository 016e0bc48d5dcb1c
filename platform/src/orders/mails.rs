//! Texts of the mails to buyers, in the languages of the store.

use super::amounts::amount;
use super::record::Record;
use crate::mails::{Language, Words};

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
    /// With how to follow the parcel, a line each.
    Sent {
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
    /// The mail's words in the language of the order's buyer.
    pub(super) fn words(self, record: &Record) -> Words {
        let language = record.language();
        let number = record.number;
        let (subject, text) = match language {
            Language::English => self.english(number),
            Language::German => self.german(number),
            Language::Arabic => self.arabic(number),
        };
        let body = match self {
            Self::Placed { pending } => placed(record, language, pending, &text),
            Self::Canceled { message } => [&text, "\n\n", message].concat(),
            Self::Sent { tracking: said }
            | Self::Files { links: said }
            | Self::GiftCards { codes: said }
            | Self::Refunded { message: said, .. } => [&text, "\n", said].concat(),
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

fn placed(record: &Record, language: Language, pending: bool, thanks: &str) -> String {
    let mut text = format!("{thanks}\n\n");
    for line in record.order.line_items.iter().flatten() {
        let name = line.product_name.as_ref();
        let name = name.and_then(|name| name.translated.as_deref().or(name.original.as_deref()));
        let total = record.amount_text(amount(line.line_item_price.as_ref()));
        let quantity = line.quantity.unwrap_or(1);
        text.push_str(&format!("{quantity} × {}: {total}\n", name.unwrap_or_default()));
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
                Mail::Sent { tracking: "SAID" },
                Mail::Files { links: "SAID" },
                Mail::GiftCards { codes: "SAID" },
                Mail::Invoice { id: "SAID" },
                Mail::Refunded {
                    amount: "SAID",
                    message: "",
                },
            ] {
                let words = mail.words(&order);
                assert!(words.subject.contains("10001"), "{words:?}");
                let is_fixed = matches!(mail, Mail::Placed { .. } | Mail::PaymentDeclined | Mail::ReadyForPickup);
                assert_eq!(words.body.contains("SAID"), !is_fixed, "{words:?}");
                assert!(!words.body.contains('{'), "{words:?}");
            }
        }
    }

    #[test]
    fn a_confirmation_lists_what_was_bought_and_the_sums() {
        let words = Mail::Placed { pending: false }.words(&order("de"));
        assert_eq!(words.subject, "Ihre Bestellung 10001");
        let body = "Vielen Dank für Ihre Bestellung 10001.\n\n2 × Becher: 53,00\u{a0}$\n\nRabatt: -5,00\u{a0}$\nGesamtsumme: 48,00\u{a0}$";
        assert_eq!(words.body, body);
    }
}
