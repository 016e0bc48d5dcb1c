//! The texts of orders, which checkout, mails and pages share.

use super::texts;

texts! {
    OrderText

    // The state.
    PaymentPending {
        "Your bank has not confirmed the payment yet. We will email you when it does."
        "Ihre Bank hat die Zahlung noch nicht bestätigt. Sobald sie das tut, schicken wir Ihnen eine E-Mail."
        "لم يؤكد مصرفك عملية الدفع بعد. سنراسلك بالبريد الإلكتروني فور تأكيدها."
    }
    Title { "Your order {number}" "Ihre Bestellung {number}" "طلبك رقم {number}" }
    Prepared { "We are preparing your order." "Wir bereiten Ihre Bestellung vor." "نحن نجهز طلبك." }
    PartlySent {
        "A part of your order is on its way."
        "Ein Teil Ihrer Bestellung ist unterwegs."
        "جزء من طلبك في الطريق إليك."
    }
    Sent { "Your order has been sent." "Ihre Bestellung wurde versandt." "أُرسل طلبك." }
    Canceled { "Your order was cancelled." "Ihre Bestellung wurde storniert." "أُلغي طلبك." }
    Declined {
        "Your bank declined the payment. You have not been charged."
        "Ihre Bank hat die Zahlung abgelehnt. Es wurde nichts abgebucht."
        "رفض مصرفك عملية الدفع. لم يُخصم أي مبلغ."
    }
    Refunded {
        "We have refunded your order."
        "Wir haben Ihnen die Bestellung erstattet."
        "أعدنا إليك مبلغ طلبك."
    }
    Parcel { "Parcel" "Sendung" "الشحنة" }

    // The sums.
    Discount { "Discount" "Rabatt" "الخصم" }
    Delivery { "Delivery" "Lieferung" "التوصيل" }
    Pickup { "Pickup" "Abholung" "الاستلام" }
    Fees { "Fees" "Gebühren" "الرسوم" }
    Tax { "Tax" "Steuer" "الضريبة" }
    Total { "Total" "Gesamtsumme" "الإجمالي" }
    TaxIncluded { "Includes tax" "Enthaltene Steuer" "الضريبة المشمولة" }
}

#[cfg(test)]
mod tests {
    use super::OrderText;
    use crate::base::language::check;

    #[test]
    fn every_text_has_all_languages_with_the_same_placeholders() {
        check(OrderText::ALL);
    }
}
