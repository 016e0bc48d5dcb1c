//! The table of the hosted checkout's texts.

use super::table::texts;

texts! {
    CheckoutText

    // The frame.
    Checkout { "Checkout" "Kasse" "إتمام الشراء" }
    BackToCart { "Back to the cart" "Zurück zum Warenkorb" "العودة إلى السلة" }
    ThankYou { "Thank you" "Vielen Dank" "شكرًا لك" }
    OrderNumber {
        "Your order has the number {number}."
        "Ihre Bestellung hat die Nummer {number}."
        "رقم طلبك هو {number}."
    }
    PaymentPending {
        "Your bank has not confirmed the payment yet. We write to you when it has."
        "Ihre Bank hat die Zahlung noch nicht bestätigt. Wir schreiben Ihnen, sobald das geschehen ist."
        "لم يؤكد مصرفك عملية الدفع بعد. سنكتب إليك عند تأكيدها."
    }
    ConfirmationComes {
        "A confirmation is on its way to you."
        "Eine Bestätigung ist an Sie unterwegs."
        "ستصلك رسالة تأكيد قريبًا."
    }

    // The summary.
    YourOrder { "Your order" "Ihre Bestellung" "طلبك" }
    Goods { "Goods" "Waren" "المنتجات" }
    Discount { "Discount" "Rabatt" "الخصم" }
    Delivery { "Delivery" "Lieferung" "التوصيل" }
    Tax { "Tax" "Steuer" "الضريبة" }
    TaxIncluded { "Tax, included" "Enthaltene Steuer" "الضريبة، مشمولة" }
    Total { "Total" "Gesamt" "الإجمالي" }
    GiftCard { "Gift card" "Gutscheinkarte" "بطاقة الهدايا" }
    Tip { "Tip" "Trinkgeld" "الإكرامية" }
    PaidLater { "To be paid later" "Später zu zahlen" "يُدفع لاحقًا" }
    PaidAfterTrial { "To be paid after the free trial" "Nach dem Probezeitraum zu zahlen" "يُدفع بعد الفترة التجريبية" }
    PaidNow { "To be paid now" "Jetzt zu zahlen" "يُدفع الآن" }

    // Contact and address.
    Contact { "Contact" "Kontakt" "بيانات الاتصال" }
    HaveAccount { "Have an account?" "Haben Sie ein Konto?" "هل لديك حساب؟" }
    FirstName { "First name" "Vorname" "الاسم الأول" }
    LastName { "Last name" "Nachname" "اسم العائلة" }
    Phone { "Phone" "Telefon" "الهاتف" }
    Address { "Address" "Adresse" "العنوان" }
    Country { "Country" "Land" "البلد" }
    ChooseCountry { "Choose a country" "Bitte wählen Sie ein Land" "اختر البلد" }
    Street { "Street and number" "Straße und Hausnummer" "الشارع ورقم المبنى" }
    Postcode { "Postcode" "Postleitzahl" "الرمز البريدي" }
    City { "City" "Ort" "المدينة" }
    Region { "State or region" "Bundesland oder Region" "الولاية أو المنطقة" }
    RegionHint {
        "Two letters in the United States, such as NY"
        "In den USA zwei Buchstaben, zum Beispiel NY"
        "حرفان في الولايات المتحدة، مثل NY"
    }
    TaxId { "CPF or CNPJ" "CPF oder CNPJ" "رقم CPF أو CNPJ" }
    TaxIdHint {
        "11 digits of a person, 14 characters of a company"
        "11 Ziffern bei Personen, 14 Zeichen bei Firmen"
        "11 رقمًا للأفراد، و14 خانة للشركات"
    }
    UpdateDelivery { "Update delivery" "Lieferung aktualisieren" "تحديث التوصيل" }
    WriteFirstName { "Write your first name" "Geben Sie Ihren Vornamen ein" "أدخل اسمك الأول" }
    WriteLastName { "Write your last name" "Geben Sie Ihren Nachnamen ein" "أدخل اسم عائلتك" }
    WriteStreet { "Write your street and number" "Geben Sie Straße und Hausnummer ein" "أدخل الشارع ورقم المبنى" }
    WriteCity { "Write your city" "Geben Sie Ihren Ort ein" "أدخل مدينتك" }
    WritePostcode { "Write your postcode" "Geben Sie Ihre Postleitzahl ein" "أدخل رمزك البريدي" }
    WriteTaxId { "Write your CPF or CNPJ" "Geben Sie Ihre CPF oder CNPJ ein" "أدخل رقم CPF أو CNPJ" }
    WrongTaxId {
        "This is no CPF or CNPJ: look at its digits"
        "Das ist keine gültige CPF oder CNPJ: Prüfen Sie die Ziffern"
        "رقم CPF أو CNPJ غير صحيح: تحقق من خاناته"
    }

    // Delivery.
    FillInAddress {
        "Fill in your address, then update delivery."
        "Geben Sie Ihre Adresse ein und aktualisieren Sie dann die Lieferung."
        "أدخل عنوانك، ثم حدّث التوصيل."
    }
    ChooseAnother { "Choose another." "Wählen Sie eine andere." "اختر طريقة أخرى." }
    Free { "Free" "Kostenlos" "مجاني" }
    ParcelPoint { "Parcel point:" "Paketstelle:" "نقطة استلام الطرود:" }
    InShop { "In the shop:" "Im Laden:" "في المتجر:" }
    ChargeIncluded { "{details} {price} included" "{details} {price} inbegriffen" "يشمل {details} {price}" }
    NoAddress {
        "Delivery cannot be worked out without a shipping address."
        "Ohne Lieferadresse lässt sich die Lieferung nicht berechnen."
        "لا يمكن حساب التوصيل دون عنوان شحن."
    }
    NoDelivery {
        "The shop does not deliver this order to this address."
        "Der Shop liefert diese Bestellung nicht an diese Adresse."
        "لا يوصل المتجر هذا الطلب إلى هذا العنوان."
    }
    NoSuchDelivery {
        "This way of delivery is not available for this address."
        "Diese Lieferart ist für diese Adresse nicht verfügbar."
        "طريقة التوصيل هذه غير متاحة لهذا العنوان."
    }

    // Coupons and gift cards.
    Savings { "Coupon and gift card" "Gutscheincode und Gutscheinkarte" "القسيمة وبطاقة الهدايا" }
    Coupon { "Coupon" "Gutscheincode" "القسيمة" }
    CouponApplied { "Coupon {code}: {name}" "Gutscheincode {code}: {name}" "القسيمة {code}: {name}" }
    ApplyCoupon { "Apply the coupon" "Gutscheincode einlösen" "تطبيق القسيمة" }
    RemoveCoupon { "Remove the coupon" "Gutscheincode entfernen" "إزالة القسيمة" }
    ApplyGiftCard { "Apply the gift card" "Gutscheinkarte einlösen" "تطبيق بطاقة الهدايا" }
    RemoveGiftCard { "Remove the gift card" "Gutscheinkarte entfernen" "إزالة بطاقة الهدايا" }
    GiftCardPays {
        "Gift card {code} pays {paid} of its {balance}"
        "Die Gutscheinkarte {code} zahlt {paid} von ihrem Guthaben von {balance}"
        "تدفع بطاقة الهدايا {code} مبلغ {paid} من رصيدها {balance}"
    }
    CodeMalformed {
        "The code is one word of at most 50 characters."
        "Der Code ist ein einzelnes Wort mit höchstens 50 Zeichen."
        "الرمز كلمة واحدة لا تزيد على 50 خانة."
    }
    CouponUnknown { "This coupon is not known." "Diesen Gutscheincode gibt es nicht." "هذه القسيمة غير معروفة." }
    CouponDisabled { "This coupon is switched off." "Dieser Gutscheincode ist deaktiviert." "هذه القسيمة غير مفعّلة." }
    CouponEarly {
        "This coupon is not valid yet."
        "Dieser Gutscheincode gilt noch nicht."
        "لم يبدأ سريان هذه القسيمة بعد."
    }
    CouponExpired {
        "This coupon has expired."
        "Dieser Gutscheincode ist abgelaufen."
        "انتهت صلاحية هذه القسيمة."
    }
    CouponUsedUp {
        "This coupon has been used as often as it can be."
        "Dieser Gutscheincode wurde schon so oft eingelöst wie möglich."
        "استُخدمت هذه القسيمة بالعدد الأقصى من المرات."
    }
    CouponUsedByYou {
        "You have used this coupon as often as you can."
        "Sie haben diesen Gutscheincode schon so oft eingelöst wie möglich."
        "استخدمت هذه القسيمة بالعدد الأقصى المسموح لك."
    }
    CouponNeedsMore {
        "Your order is below the minimum of this coupon."
        "Ihre Bestellung erreicht den Mindestwert dieses Gutscheincodes nicht."
        "قيمة طلبك أقل من الحد الأدنى لهذه القسيمة."
    }
    CouponNotForGiftCards {
        "Coupons cannot be used for gift cards."
        "Gutscheincodes gelten nicht für Gutscheinkarten."
        "لا يمكن استخدام القسائم لشراء بطاقات الهدايا."
    }
    CouponForNothing {
        "This coupon is for nothing in the cart."
        "Dieser Gutscheincode gilt für nichts im Warenkorb."
        "لا تنطبق هذه القسيمة على أي منتج في السلة."
    }
    GiftCardDisabled {
        "This gift card is switched off."
        "Diese Gutscheinkarte ist deaktiviert."
        "بطاقة الهدايا هذه غير مفعّلة."
    }
    GiftCardExpired {
        "This gift card has expired."
        "Diese Gutscheinkarte ist abgelaufen."
        "انتهت صلاحية بطاقة الهدايا هذه."
    }
    GiftCardEmpty {
        "There is nothing left on this gift card."
        "Diese Gutscheinkarte hat kein Guthaben mehr."
        "لم يتبق رصيد في بطاقة الهدايا هذه."
    }
    GiftCardMalformed {
        "A gift card's code has 8 to 20 letters and digits."
        "Der Code einer Gutscheinkarte hat 8 bis 20 Buchstaben und Ziffern."
        "يتكون رمز بطاقة الهدايا من 8 إلى 20 حرفًا ورقمًا."
    }
    GiftCardUnknown {
        "There is no gift card with this code."
        "Es gibt keine Gutscheinkarte mit diesem Code."
        "لا توجد بطاقة هدايا بهذا الرمز."
    }
    GiftCardForGiftCard {
        "A gift card cannot pay for a gift card."
        "Mit einer Gutscheinkarte lässt sich keine Gutscheinkarte kaufen."
        "لا يمكن شراء بطاقة هدايا ببطاقة هدايا."
    }
    GiftCardForSubscription {
        "A gift card cannot pay for a subscription."
        "Mit einer Gutscheinkarte lässt sich kein Abonnement bezahlen."
        "لا يمكن دفع اشتراك ببطاقة هدايا."
    }

    // Memberships, tip and note.
    Memberships { "Memberships" "Mitgliedschaften" "العضويات" }
    PayWithMembership {
        "Pay for {line} with {membership}"
        "{line} mit {membership} bezahlen"
        "دفع ثمن {line} باستخدام {membership}"
    }
    CreditsLeft {
        "{left} of {total} credits left"
        "noch {left} von {total} Guthabenpunkten"
        "تبقّى {left} من {total} من الأرصدة"
    }
    MembershipUnusable { "Not usable for this order" "Für diese Bestellung nicht nutzbar" "لا يمكن استخدامها لهذا الطلب" }
    UpdateMemberships { "Update memberships" "Mitgliedschaften aktualisieren" "تحديث العضويات" }
    TipForWorkshop { "A tip for the workshop" "Trinkgeld für die Werkstatt" "إكرامية للورشة" }
    NoTip { "No tip" "Kein Trinkgeld" "بلا إكرامية" }
    OtherAmount { "Another amount" "Anderer Betrag" "مبلغ آخر" }
    TipAmount { "Amount of the tip" "Höhe des Trinkgelds" "مبلغ الإكرامية" }
    UpdateTip { "Update the tip" "Trinkgeld aktualisieren" "تحديث الإكرامية" }
    Note { "A note to us" "Eine Nachricht an uns" "ملاحظة لنا" }

    // Payment.
    HowToPay { "How to pay" "Zahlungsweise" "طريقة الدفع" }
    ByCard { "By card, now" "Jetzt mit Karte" "بالبطاقة، الآن" }
    AtPickup { "When I fetch it" "Bei der Abholung" "عند الاستلام" }
    UpdateHowToPay { "Update how to pay" "Zahlungsweise aktualisieren" "تحديث طريقة الدفع" }
    PlaceOrder { "Place the order" "Kostenpflichtig bestellen" "تأكيد الطلب" }
    Pay { "Pay {amount}" "{amount} zahlungspflichtig bestellen" "ادفع {amount}" }
    Payment { "Payment" "Zahlung" "الدفع" }
    CardNumber { "Card number" "Kartennummer" "رقم البطاقة" }
    CardHint {
        "A test shop: {pays} pays, {declined} is declined"
        "Ein Testshop: {pays} zahlt, {declined} wird abgelehnt"
        "متجر تجريبي: {pays} مقبولة، و{declined} مرفوضة"
    }
    Expiry { "Expiry" "Gültig bis" "تاريخ الانتهاء" }
    ExpiryHint { "Month and year, such as {example}" "Monat und Jahr, zum Beispiel {example}" "الشهر والسنة، مثل {example}" }
    SecurityCode { "Security code" "Prüfnummer" "رمز الأمان" }
    SecurityCodeHint { "3 or 4 digits" "3 oder 4 Ziffern" "3 أو 4 أرقام" }
    NotATestCard {
        "This is not one of the test cards: {pays} pays"
        "Das ist keine der Testkarten: {pays} zahlt"
        "هذه ليست من بطاقات الاختبار: {pays} مقبولة"
    }
    WriteExpiry {
        "Write a month that has not passed, such as {example}"
        "Geben Sie einen Monat ein, der noch nicht vorbei ist, zum Beispiel {example}"
        "أدخل شهرًا لم ينقضِ بعد، مثل {example}"
    }
    WriteSecurityCode {
        "Write the 3 or 4 digits from the back of the card"
        "Geben Sie die 3 oder 4 Ziffern von der Rückseite der Karte ein"
        "أدخل الأرقام الثلاثة أو الأربعة الموجودة على ظهر البطاقة"
    }
    Declined {
        "Your bank declined this card. Nothing was charged; try another card"
        "Ihre Bank hat diese Karte abgelehnt. Es wurde nichts abgebucht; versuchen Sie eine andere Karte"
        "رفض مصرفك هذه البطاقة. لم يُخصم أي مبلغ؛ جرّب بطاقة أخرى"
    }
    BankSilent {
        "The bank did not answer. If it confirms later, your order is placed; you can also try another card, and are charged once"
        "Die Bank hat nicht geantwortet. Bestätigt sie später, ist Ihre Bestellung aufgegeben; Sie können auch eine andere Karte versuchen und zahlen nur einmal"
        "لم يرد المصرف. إذا أكد الدفع لاحقًا فسيُسجَّل طلبك؛ يمكنك أيضًا تجربة بطاقة أخرى، ولن يُخصم المبلغ إلا مرة واحدة"
    }
    TotalChanged {
        "The total is now {total}. Check it, then pay again. Your card has not been charged"
        "Der Gesamtbetrag ist jetzt {total}. Prüfen Sie ihn und zahlen Sie dann noch einmal. Ihre Karte wurde nicht belastet"
        "أصبح الإجمالي {total}. تحقق منه ثم ادفع مرة أخرى. لم يُخصم أي مبلغ من بطاقتك"
    }
    OutOfStock {
        "Not everything in your order is available any more. Go back to the cart and change it"
        "Nicht alles in Ihrer Bestellung ist noch verfügbar. Gehen Sie zurück zum Warenkorb und ändern Sie sie"
        "لم تعد كل منتجات طلبك متوفرة. عد إلى السلة لتعديلها"
    }
    NothingToBuy { "There is nothing to buy" "Der Warenkorb ist leer" "لا توجد منتجات للشراء" }
}
