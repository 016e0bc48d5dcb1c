# The frame.
Checkout = إتمام الشراء
BackToCart = العودة إلى السلة
ThankYou = شكرًا لك
OrderNumber = رقم طلبك هو { $number }.
ConfirmationComes = رسالة التأكيد في طريقها إليك.

# The summary.
YourOrder = طلبك
GiftCard = بطاقة هدية
Tip = الإكرامية
PaidLater = المستحق لاحقًا
PaidAfterTrial = المستحق بعد الفترة التجريبية
PaidNow = المستحق الآن
NotKnownYet = عند معرفة العنوان
EstimatedTotal = الإجمالي التقديري
TotalSoFar = الإجمالي حتى الآن

# The steps.
Delivery = التوصيل
ToDelivery = متابعة إلى التوصيل
ToPayment = متابعة إلى الدفع
Change = تغيير
AddressFirst = أدخل عنوانك أولًا: فالتوصيل والإجمالي يعتمدان عليه.
DeliveryFirst = اختر طريقة التوصيل أولًا.
FillIn = املأ هذا الحقل
ChangedMeanwhile = تغيّر الإجمالي. تحقق منه ثم ادفع.

# Contact and address.
Contact = بيانات الاتصال
HaveAccount = لديك حساب بالفعل؟
UseSaved = استخدام بياناتي المحفوظة
FirstName = الاسم الأول
LastName = اسم العائلة
Phone = رقم الهاتف
Address = العنوان
AnotherAddress = عنوان آخر
Country = البلد
ChooseCountry = اختر البلد
Street = الشارع ورقم المبنى
Postcode = الرمز البريدي
City = المدينة
Region = الولاية أو المقاطعة
TaxId = رقم CPF أو CNPJ
TaxIdHint = 11 رقمًا للأفراد، و14 خانة للشركات
WriteFirstName = أدخل اسمك الأول
WriteLastName = أدخل اسم عائلتك
WriteStreet = أدخل الشارع ورقم المبنى
WriteCity = أدخل مدينتك
WrongPostcode = هذا ليس رمزًا بريديًا لهذا البلد. مثال: { $example }
ChooseRegion = اختر الولاية أو المقاطعة
WritePostcode = أدخل رمزك البريدي
WriteTaxId = أدخل رقم CPF أو CNPJ
WrongTaxId = رقم CPF أو CNPJ غير صالح. تحقق من خاناته

# Delivery.
ChooseAnother = اختر طريقة أخرى.
Free = مجاني
ParcelPoint = نقطة الاستلام:
InShop = في المتجر:
Includes = يشمل: { $charges }
NoAddress = أدخل عنوانًا لعرض خيارات التوصيل.
NoDelivery = لا يوصل المتجر هذا الطلب إلى هذا العنوان.
NoSuchDelivery = طريقة التوصيل هذه غير متاحة لهذا العنوان.

# Coupons and gift cards.
Savings = القسيمة وبطاقة الهدية
Coupon = رمز القسيمة
CouponApplied = القسيمة { $code }: { $name }
ApplyCoupon = تطبيق القسيمة
RemoveCoupon = إزالة القسيمة
ApplyGiftCard = تطبيق بطاقة الهدية
RemoveGiftCard = إزالة بطاقة الهدية
GiftCardPays = بطاقة الهدية { $code }: يُدفع { $paid } من رصيدها { $balance }
CodeMalformed = الرمز كلمة واحدة لا تزيد على 50 حرفًا.
CouponUnknown = هذا الرمز غير صالح. تحقق من كتابته.
CouponDisabled = هذا الرمز غير مفعّل حاليًا.
CouponEarly = لم يصبح هذا الرمز صالحًا بعد.
CouponExpired = انتهت صلاحية هذا الرمز.
CouponUsedUp = بلغ هذا الرمز الحد الأقصى للاستخدام.
CouponUsedByYou = سبق أن استخدمت هذا الرمز.
CouponNeedsMore = قيمة طلبك أقل من الحد الأدنى لهذا الرمز.
CouponNotForGiftCards = لا يمكن شراء بطاقات الهدايا برمز.
CouponForNothing = لا يسري هذا الرمز على القطع في طلبك.
GiftCardDisabled = بطاقة الهدية هذه غير مفعّلة حاليًا.
GiftCardExpired = انتهت صلاحية بطاقة الهدية هذه.
GiftCardEmpty = لا رصيد متبقٍّ في بطاقة الهدية هذه.
GiftCardMalformed = يتكون رمز بطاقة الهدية من 8 إلى 20 حرفًا ورقمًا.
GiftCardUnknown = رمز بطاقة الهدية هذا غير صالح. تحقق من كتابته.
GiftCardForGiftCard = لا يمكن شراء بطاقات الهدايا ببطاقة هدية.
GiftCardForSubscription = لا يمكن دفع ثمن الاشتراكات ببطاقة هدية.

# Memberships, tip and note.
Memberships = العضويات
PayWithMembership = دفع ثمن { $line } بعضوية { $membership }
CreditsLeft = تبقّى { $left } من { $total } من الأرصدة
MembershipUnusable = لا يمكن استخدامها لهذا الطلب
TipForWorkshop = إكرامية للورشة
NoTip = بلا إكرامية
OtherAmount = مبلغ آخر
TipAmount = مبلغ الإكرامية
Note = ملاحظة للمتجر

# Payment.
HowToPay = طريقة الدفع
ByCard = الدفع الآن بالبطاقة
AtPickup = الدفع عند الاستلام
PlaceOrder = تأكيد الطلب
Pay = ادفع { $amount }
Payment = الدفع
CardNumber = رقم البطاقة
CardHint = هذا متجر تجريبي: تُقبل البطاقة { $pays } وتُرفض { $declined }
Expiry = تاريخ الانتهاء
ExpiryHint = مثل 08/30
SecurityCode = رمز الأمان
SecurityCodeHint = 3 أو 4 أرقام
NotATestCard = استخدم إحدى بطاقات الاختبار، مثل { $pays }
WriteExpiry = أدخل تاريخ انتهاء لم يمضِ بعد، مثل { $example }
WriteSecurityCode = أدخل رمز أمان البطاقة: 3 أو 4 أرقام
Declined = رفض مصرفك هذه البطاقة. لم يُخصم أي مبلغ. جرّب بطاقة أخرى
BankSilent = لم يرد المصرف. إذا أكد الدفع لاحقًا فسيُقدَّم طلبك. يمكنك أيضًا تجربة بطاقة أخرى: لن يُخصم المبلغ إلا مرة واحدة
TotalChanged = أصبح الإجمالي { $total }. تحقق منه ثم ادفع مرة أخرى. لم يُخصم أي مبلغ من بطاقتك
OutOfStock = لم تعد بعض القطع في طلبك متوفرة. عد إلى السلة لتغييرها
NothingToBuy = سلة التسوق فارغة
Terms = شروط البيع
AgreeToTerms = أوافق على { $terms }
AgreeFirst = وافق على شروط البيع لإتمام الطلب
