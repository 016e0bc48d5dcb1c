//! The texts of mails and messages.

use crate::base::language::texts;

texts! {
    MailText

    // Accounts.
    ResetSubject { "Reset your password" "Passwort zurücksetzen" "إعادة تعيين كلمة المرور" }
    Reset {
        "Use the link below to choose a new password. It can be used once and is valid for one hour. If you did not request this, you can ignore this email."
        "Über den folgenden Link legen Sie ein neues Passwort fest. Er gilt einmalig und eine Stunde lang. Wenn Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren."
        "اختر كلمة مرور جديدة من خلال الرابط أدناه. الرابط صالح للاستخدام مرة واحدة ولمدة ساعة. إذا لم تطلب ذلك، فيمكنك تجاهل هذه الرسالة."
    }
    ActivateSubject { "Activate your account" "Konto aktivieren" "تفعيل حسابك" }
    Activate {
        "Use the link below to choose a password. It can be used once and is valid for one hour."
        "Über den folgenden Link legen Sie Ihr Passwort fest. Er gilt einmalig und eine Stunde lang."
        "اختر كلمة مرور من خلال الرابط أدناه. الرابط صالح للاستخدام مرة واحدة ولمدة ساعة."
    }
    ChoosePassword { "Choose a password" "Passwort festlegen" "اختيار كلمة المرور" }
    ConfirmSubject { "Confirm your email address" "E-Mail-Adresse bestätigen" "تأكيد بريدك الإلكتروني" }
    Confirm {
        "Your code is {code}. It is valid for ten minutes."
        "Ihr Code lautet {code}. Er ist zehn Minuten gültig."
        "الرمز الخاص بك هو {code}. وهو صالح لمدة عشر دقائق."
    }
    LoginCodeSubject { "Your login code" "Ihr Anmeldecode" "رمز تسجيل الدخول" }
    LoginCode {
        "Your code is {code}. It is valid for ten minutes. Never share it with anyone."
        "Ihr Code lautet {code}. Er ist zehn Minuten gültig. Geben Sie ihn niemals weiter."
        "الرمز الخاص بك هو {code}. وهو صالح لمدة عشر دقائق. لا تشاركه مع أي شخص."
    }
    ApproveSubject { "Is this you?" "Sind Sie das?" "هل هذا أنت؟" }
    Approve {
        "Someone is logging in to your account with your password."
        "Jemand meldet sich gerade mit Ihrem Passwort bei Ihrem Konto an."
        "يحاول شخص ما تسجيل الدخول إلى حسابك باستخدام كلمة المرور الخاصة بك."
    }
    ApprovedSubject { "Your account is ready" "Ihr Konto ist bereit" "حسابك جاهز" }
    Approved {
        "Your account has been approved. You can log in now."
        "Ihr Konto wurde freigeschaltet. Sie können sich jetzt anmelden."
        "تمت الموافقة على حسابك. يمكنك تسجيل الدخول الآن."
    }

    // Orders.
    Greeting { "Hello {name}," "Guten Tag {name}," "مرحبًا {name}،" }
    PlacedSubject { "Your order {number}" "Ihre Bestellung {number}" "طلبك رقم {number}" }
    Placed {
        "Thank you for your order {number}."
        "Vielen Dank für Ihre Bestellung {number}."
        "شكرًا على طلبك رقم {number}."
    }
    CanceledSubject {
        "Your order {number} was cancelled"
        "Ihre Bestellung {number} wurde storniert"
        "أُلغي طلبك رقم {number}"
    }
    Canceled {
        "Your order {number} was cancelled."
        "Ihre Bestellung {number} wurde storniert."
        "أُلغي طلبك رقم {number}."
    }
    DeclinedSubject {
        "The payment for your order {number} was declined"
        "Die Zahlung für Ihre Bestellung {number} wurde abgelehnt"
        "رُفض الدفع لطلبك رقم {number}"
    }
    Declined {
        "Your bank declined the payment. You have not been charged, and the order will not be shipped."
        "Ihre Bank hat die Zahlung abgelehnt. Es wurde nichts abgebucht, und die Bestellung wird nicht versandt."
        "رفض مصرفك عملية الدفع. لم يُخصم أي مبلغ، ولن يُشحن الطلب."
    }
    ReadyForPickupSubject {
        "Your order {number} is ready for pickup"
        "Ihre Bestellung {number} ist abholbereit"
        "طلبك رقم {number} جاهز للاستلام"
    }
    ReadyForPickup { "Your order is ready for pickup." "Ihre Bestellung ist abholbereit." "طلبك جاهز للاستلام." }
    SentSubject {
        "Your order {number} is on its way"
        "Ihre Bestellung {number} ist unterwegs"
        "طلبك رقم {number} في الطريق إليك"
    }
    Sent { "Your items have been shipped." "Ihre Artikel wurden versandt." "شُحنت القطع التي طلبتها." }
    Track { "Track the parcel" "Sendung verfolgen" "تتبع الشحنة" }
    FilesSubject {
        "Your downloads for order {number}"
        "Ihre Downloads zur Bestellung {number}"
        "ملفات طلبك رقم {number}"
    }
    Files {
        "You can download your files for 30 days:"
        "Sie können Ihre Dateien 30 Tage lang herunterladen:"
        "يمكنك تنزيل ملفاتك خلال 30 يومًا:"
    }
    GiftCardsSubject {
        "Your gift cards for order {number}"
        "Ihre Geschenkkarten zur Bestellung {number}"
        "بطاقات الهدايا في طلبك رقم {number}"
    }
    GiftCards {
        "You can use your gift cards for one order or several:"
        "Sie können Ihre Geschenkkarten für eine oder mehrere Bestellungen einlösen:"
        "يمكنك استخدام بطاقات الهدايا في طلب واحد أو في عدة طلبات:"
    }
    InvoiceSubject {
        "Invoice for your order {number}"
        "Rechnung zu Ihrer Bestellung {number}"
        "فاتورة طلبك رقم {number}"
    }
    Invoice {
        "Invoice {id} for your order {number}."
        "Rechnung {id} zu Ihrer Bestellung {number}."
        "الفاتورة {id} لطلبك رقم {number}."
    }
    RefundedSubject {
        "Refund for your order {number}"
        "Erstattung zu Ihrer Bestellung {number}"
        "مبلغ مسترد من طلبك رقم {number}"
    }
    Refunded {
        "We have refunded {amount}. It may take a few days to reach you."
        "Wir haben Ihnen {amount} erstattet. Die Gutschrift kann einige Tage dauern."
        "أعدنا إليك {amount}. قد يستغرق وصول المبلغ بضعة أيام."
    }
    ViewOrder { "View your order" "Bestellung ansehen" "عرض طلبك" }
}

#[cfg(test)]
mod tests {
    use super::MailText;
    use crate::base::language::check;

    #[test]
    fn every_text_has_all_languages_with_the_same_placeholders() {
        check(MailText::ALL);
    }
}
