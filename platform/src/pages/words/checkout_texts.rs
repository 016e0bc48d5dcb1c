//! The table of the hosted checkout's texts.

use crate::base::language::texts;

texts! {
    CheckoutText

    // The frame.
    Checkout { "Checkout" "Kasse" "إتمام الشراء" }
    BackToCart { "Back to cart" "Zurück zum Warenkorb" "العودة إلى السلة" }
    ThankYou { "Thank you" "Vielen Dank" "شكرًا لك" }
    OrderNumber {
        "Your order number is {number}."
        "Ihre Bestellnummer lautet {number}."
        "رقم طلبك هو {number}."
    }
    ConfirmationComes {
        "A confirmation email is on its way."
        "Eine Bestätigung per E-Mail ist unterwegs."
        "رسالة التأكيد في طريقها إليك."
    }

    // The summary.
    YourOrder { "Your order" "Ihre Bestellung" "طلبك" }
    Goods { "Items" "Artikel" "القطع" }
    GiftCard { "Gift card" "Geschenkkarte" "بطاقة هدية" }
    Tip { "Tip" "Trinkgeld" "الإكرامية" }
    PaidLater { "Due later" "Später fällig" "المستحق لاحقًا" }
    PaidAfterTrial {
        "Due after the free trial"
        "Nach dem Probezeitraum fällig"
        "المستحق بعد الفترة التجريبية"
    }
    PaidNow { "Due now" "Jetzt fällig" "المستحق الآن" }

    NotKnownYet { "Once the address is known" "Sobald die Adresse bekannt ist" "عند معرفة العنوان" }

    // The steps.
    Delivery { "Delivery" "Lieferung" "التوصيل" }
    ToDelivery { "Continue to delivery" "Weiter zur Lieferung" "متابعة إلى التوصيل" }
    ToPayment { "Continue to payment" "Weiter zur Zahlung" "متابعة إلى الدفع" }
    Change { "Change" "Ändern" "تغيير" }
    AddressFirst {
        "Enter your address first: delivery and total depend on it."
        "Geben Sie zuerst Ihre Adresse ein: Lieferung und Gesamtsumme hängen davon ab."
        "أدخل عنوانك أولًا: فالتوصيل والإجمالي يعتمدان عليه."
    }
    DeliveryFirst {
        "Choose a delivery method first."
        "Wählen Sie zuerst eine Versandart."
        "اختر طريقة التوصيل أولًا."
    }
    FillIn { "Fill in this field" "Füllen Sie dieses Feld aus" "املأ هذا الحقل" }
    ChangedMeanwhile {
        "The total has changed. Check it, then pay."
        "Die Gesamtsumme hat sich geändert. Prüfen Sie sie und zahlen Sie dann."
        "تغيّر الإجمالي. تحقق منه ثم ادفع."
    }

    // Contact and address.
    Contact { "Contact" "Kontakt" "بيانات الاتصال" }
    HaveAccount { "Already have an account?" "Haben Sie schon ein Konto?" "لديك حساب بالفعل؟" }
    FirstName { "First name" "Vorname" "الاسم الأول" }
    LastName { "Last name" "Nachname" "اسم العائلة" }
    Phone { "Phone number" "Telefonnummer" "رقم الهاتف" }
    Address { "Address" "Adresse" "العنوان" }
    AnotherAddress { "Another address" "Andere Adresse" "عنوان آخر" }
    Country { "Country" "Land" "البلد" }
    ChooseCountry { "Choose a country" "Wählen Sie ein Land" "اختر البلد" }
    Street { "Street and number" "Straße und Hausnummer" "الشارع ورقم المبنى" }
    Postcode { "Postcode" "Postleitzahl" "الرمز البريدي" }
    City { "City" "Ort" "المدينة" }
    Region { "State or province" "Bundesstaat oder Provinz" "الولاية أو المقاطعة" }
    TaxId { "CPF or CNPJ" "CPF oder CNPJ" "رقم CPF أو CNPJ" }
    TaxIdHint {
        "11 digits for people, 14 characters for companies"
        "11 Ziffern bei Privatpersonen, 14 Zeichen bei Firmen"
        "11 رقمًا للأفراد، و14 خانة للشركات"
    }
    WriteFirstName { "Enter your first name" "Geben Sie Ihren Vornamen ein" "أدخل اسمك الأول" }
    WriteLastName { "Enter your last name" "Geben Sie Ihren Nachnamen ein" "أدخل اسم عائلتك" }
    WriteStreet {
        "Enter your street and number"
        "Geben Sie Straße und Hausnummer ein"
        "أدخل الشارع ورقم المبنى"
    }
    WriteCity { "Enter your city" "Geben Sie Ihren Ort ein" "أدخل مدينتك" }
    WrongPostcode {
        "This is not a postcode of this country. Example: {example}"
        "Das ist keine Postleitzahl dieses Landes. Beispiel: {example}"
        "هذا ليس رمزًا بريديًا لهذا البلد. مثال: {example}"
    }
    ChooseRegion {
        "Choose your state or province"
        "Wählen Sie Ihren Bundesstaat oder Ihre Provinz"
        "اختر الولاية أو المقاطعة"
    }
    WritePostcode { "Enter your postcode" "Geben Sie Ihre Postleitzahl ein" "أدخل رمزك البريدي" }
    WriteTaxId { "Enter your CPF or CNPJ" "Geben Sie Ihre CPF- oder CNPJ-Nummer ein" "أدخل رقم CPF أو CNPJ" }
    WrongTaxId {
        "This CPF or CNPJ is not valid. Check the digits"
        "Diese CPF- oder CNPJ-Nummer ist ungültig. Prüfen Sie die Ziffern"
        "رقم CPF أو CNPJ غير صالح. تحقق من خاناته"
    }

    // Delivery.
    ChooseAnother { "Choose another." "Wählen Sie eine andere." "اختر طريقة أخرى." }
    Free { "Free" "Kostenlos" "مجاني" }
    ParcelPoint { "Pickup point:" "Abholstelle:" "نقطة الاستلام:" }
    InShop { "In the shop:" "Im Laden:" "في المتجر:" }
    ChargeIncluded { "includes {details} {price}" "inkl. {details} {price}" "يشمل {details} {price}" }
    NoAddress {
        "Enter an address to see delivery options."
        "Geben Sie eine Adresse ein, um die Versandarten zu sehen."
        "أدخل عنوانًا لعرض خيارات التوصيل."
    }
    NoDelivery {
        "The shop does not deliver this order to this address."
        "Der Shop liefert diese Bestellung nicht an diese Adresse."
        "لا يوصل المتجر هذا الطلب إلى هذا العنوان."
    }
    NoSuchDelivery {
        "This delivery method is not available for this address."
        "Diese Versandart ist für diese Adresse nicht verfügbar."
        "طريقة التوصيل هذه غير متاحة لهذا العنوان."
    }

    // Coupons and gift cards.
    Savings { "Coupon and gift card" "Gutschein und Geschenkkarte" "القسيمة وبطاقة الهدية" }
    Coupon { "Coupon code" "Gutscheincode" "رمز القسيمة" }
    CouponApplied { "Coupon {code}: {name}" "Gutschein {code}: {name}" "القسيمة {code}: {name}" }
    ApplyCoupon { "Apply coupon" "Gutschein einlösen" "تطبيق القسيمة" }
    RemoveCoupon { "Remove coupon" "Gutschein entfernen" "إزالة القسيمة" }
    ApplyGiftCard { "Apply gift card" "Geschenkkarte einlösen" "تطبيق بطاقة الهدية" }
    RemoveGiftCard { "Remove gift card" "Geschenkkarte entfernen" "إزالة بطاقة الهدية" }
    GiftCardPays {
        "Gift card {code} pays {paid} of its {balance} balance"
        "Geschenkkarte {code}: {paid} vom Guthaben von {balance} werden verrechnet"
        "بطاقة الهدية {code}: يُدفع {paid} من رصيدها {balance}"
    }
    CodeMalformed {
        "A code is one word of up to 50 characters."
        "Ein Code ist ein einzelnes Wort mit höchstens 50 Zeichen."
        "الرمز كلمة واحدة لا تزيد على 50 حرفًا."
    }
    CouponUnknown {
        "This code is not valid. Check the spelling."
        "Dieser Code ist ungültig. Prüfen Sie die Schreibweise."
        "هذا الرمز غير صالح. تحقق من كتابته."
    }
    CouponDisabled {
        "This code is not active at the moment."
        "Dieser Code ist zurzeit nicht aktiv."
        "هذا الرمز غير مفعّل حاليًا."
    }
    CouponEarly {
        "This code is not valid yet."
        "Dieser Code ist noch nicht gültig."
        "لم يصبح هذا الرمز صالحًا بعد."
    }
    CouponExpired { "This code has expired." "Dieser Code ist abgelaufen." "انتهت صلاحية هذا الرمز." }
    CouponUsedUp {
        "This code has reached its usage limit."
        "Das Nutzungslimit dieses Codes ist erreicht."
        "بلغ هذا الرمز الحد الأقصى للاستخدام."
    }
    CouponUsedByYou {
        "You have already used this code."
        "Sie haben diesen Code bereits eingelöst."
        "سبق أن استخدمت هذا الرمز."
    }
    CouponNeedsMore {
        "Your order is below the minimum for this code."
        "Ihre Bestellung liegt unter dem Mindestbestellwert für diesen Code."
        "قيمة طلبك أقل من الحد الأدنى لهذا الرمز."
    }
    CouponNotForGiftCards {
        "Gift cards cannot be bought with a code."
        "Geschenkkarten können nicht mit einem Code gekauft werden."
        "لا يمكن شراء بطاقات الهدايا برمز."
    }
    CouponForNothing {
        "This code does not apply to your items."
        "Dieser Code gilt nicht für Ihre Artikel."
        "لا يسري هذا الرمز على القطع في طلبك."
    }
    GiftCardDisabled {
        "This gift card is not active at the moment."
        "Diese Geschenkkarte ist zurzeit nicht aktiv."
        "بطاقة الهدية هذه غير مفعّلة حاليًا."
    }
    GiftCardExpired {
        "This gift card has expired."
        "Diese Geschenkkarte ist abgelaufen."
        "انتهت صلاحية بطاقة الهدية هذه."
    }
    GiftCardEmpty {
        "This gift card has no balance left."
        "Diese Geschenkkarte hat kein Guthaben mehr."
        "لا رصيد متبقٍّ في بطاقة الهدية هذه."
    }
    GiftCardMalformed {
        "Gift card codes have 8 to 20 letters and digits."
        "Der Code einer Geschenkkarte hat 8 bis 20 Buchstaben und Ziffern."
        "يتكون رمز بطاقة الهدية من 8 إلى 20 حرفًا ورقمًا."
    }
    GiftCardUnknown {
        "This gift card code is not valid. Check the spelling."
        "Dieser Geschenkkarten-Code ist ungültig. Prüfen Sie die Schreibweise."
        "رمز بطاقة الهدية هذا غير صالح. تحقق من كتابته."
    }
    GiftCardForGiftCard {
        "Gift cards cannot be bought with a gift card."
        "Geschenkkarten können nicht mit einer Geschenkkarte gekauft werden."
        "لا يمكن شراء بطاقات الهدايا ببطاقة هدية."
    }
    GiftCardForSubscription {
        "Subscriptions cannot be paid for with a gift card."
        "Abonnements können nicht mit einer Geschenkkarte bezahlt werden."
        "لا يمكن دفع ثمن الاشتراكات ببطاقة هدية."
    }

    // Memberships, tip and note.
    Memberships { "Memberships" "Mitgliedschaften" "العضويات" }
    PayWithMembership {
        "Pay for {line} with {membership}"
        "{line} mit {membership} bezahlen"
        "دفع ثمن {line} بعضوية {membership}"
    }
    CreditsLeft {
        "{left} of {total} credits left"
        "noch {left} von {total} Guthabenpunkten"
        "تبقّى {left} من {total} من الأرصدة"
    }
    MembershipUnusable {
        "Cannot be used for this order"
        "Für diese Bestellung nicht nutzbar"
        "لا يمكن استخدامها لهذا الطلب"
    }
    TipForWorkshop { "Tip for the workshop" "Trinkgeld für die Werkstatt" "إكرامية للورشة" }
    NoTip { "No tip" "Kein Trinkgeld" "بلا إكرامية" }
    OtherAmount { "Other amount" "Anderer Betrag" "مبلغ آخر" }
    TipAmount { "Tip amount" "Höhe des Trinkgelds" "مبلغ الإكرامية" }
    Note { "Note to the shop" "Nachricht an den Shop" "ملاحظة للمتجر" }

    // Payment.
    HowToPay { "Payment method" "Zahlungsart" "طريقة الدفع" }
    ByCard { "Pay now by card" "Jetzt mit Karte zahlen" "الدفع الآن بالبطاقة" }
    AtPickup { "Pay on collection" "Bei Abholung zahlen" "الدفع عند الاستلام" }
    PlaceOrder { "Place order" "Kostenpflichtig bestellen" "تأكيد الطلب" }
    Pay { "Pay {amount}" "Zahlungspflichtig bestellen ({amount})" "ادفع {amount}" }
    Payment { "Payment" "Zahlung" "الدفع" }
    CardNumber { "Card number" "Kartennummer" "رقم البطاقة" }
    CardHint {
        "This is a test shop: {pays} is accepted, {declined} is declined"
        "Dies ist ein Testshop: {pays} wird angenommen, {declined} abgelehnt"
        "هذا متجر تجريبي: تُقبل البطاقة {pays} وتُرفض {declined}"
    }
    Expiry { "Expiry date" "Gültig bis" "تاريخ الانتهاء" }
    ExpiryHint { "Month and year, such as {example}" "Monat und Jahr, zum Beispiel {example}" "الشهر والسنة، مثل {example}" }
    SecurityCode { "Security code" "Prüfnummer" "رمز الأمان" }
    SecurityCodeHint { "3 or 4 digits" "3 oder 4 Ziffern" "3 أو 4 أرقام" }
    NotATestCard {
        "Use one of the test cards, such as {pays}"
        "Verwenden Sie eine der Testkarten, zum Beispiel {pays}"
        "استخدم إحدى بطاقات الاختبار، مثل {pays}"
    }
    WriteExpiry {
        "Enter an expiry date that has not passed, such as {example}"
        "Geben Sie ein Ablaufdatum ein, das noch nicht vorbei ist, zum Beispiel {example}"
        "أدخل تاريخ انتهاء لم يمضِ بعد، مثل {example}"
    }
    WriteSecurityCode {
        "Enter the security code of the card: 3 or 4 digits"
        "Geben Sie die Prüfnummer der Karte ein: 3 oder 4 Ziffern"
        "أدخل رمز أمان البطاقة: 3 أو 4 أرقام"
    }
    Declined {
        "Your bank declined this card. You have not been charged. Try another card"
        "Ihre Bank hat diese Karte abgelehnt. Es wurde nichts abgebucht. Versuchen Sie es mit einer anderen Karte"
        "رفض مصرفك هذه البطاقة. لم يُخصم أي مبلغ. جرّب بطاقة أخرى"
    }
    BankSilent {
        "The bank has not responded. If it confirms the payment later, your order will be placed. You can also try another card: you will only be charged once"
        "Die Bank hat nicht geantwortet. Bestätigt sie die Zahlung später, wird Ihre Bestellung aufgegeben. Sie können es auch mit einer anderen Karte versuchen: Abgebucht wird nur einmal"
        "لم يرد المصرف. إذا أكد الدفع لاحقًا فسيُقدَّم طلبك. يمكنك أيضًا تجربة بطاقة أخرى: لن يُخصم المبلغ إلا مرة واحدة"
    }
    TotalChanged {
        "The total is now {total}. Check it, then pay again. Your card has not been charged"
        "Die Gesamtsumme beträgt jetzt {total}. Prüfen Sie sie und zahlen Sie dann noch einmal. Ihre Karte wurde nicht belastet"
        "أصبح الإجمالي {total}. تحقق منه ثم ادفع مرة أخرى. لم يُخصم أي مبلغ من بطاقتك"
    }
    OutOfStock {
        "Some items in your order are no longer available. Go back to your cart to change them"
        "Einige Artikel Ihrer Bestellung sind nicht mehr verfügbar. Gehen Sie zurück zum Warenkorb, um sie zu ändern"
        "لم تعد بعض القطع في طلبك متوفرة. عد إلى السلة لتغييرها"
    }
    NothingToBuy { "Your cart is empty" "Ihr Warenkorb ist leer" "سلة التسوق فارغة" }
}
