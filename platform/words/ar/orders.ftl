# The state.
PaymentPending = لم يؤكد مصرفك عملية الدفع بعد. سنراسلك بالبريد الإلكتروني فور تأكيدها.
Title = طلبك رقم { $number }
Prepared = نحن نجهز طلبك.
PartlySent = جزء من طلبك في الطريق إليك.
Sent = أُرسل طلبك.
Canceled = أُلغي طلبك.
Declined = رفض مصرفك عملية الدفع. لم يُخصم أي مبلغ.
Refunded = أعدنا إليك مبلغ طلبك.
Parcel = الشحنة

# The sums.
Subtotal = المجموع الفرعي
Discount = الخصم
Delivery = التوصيل
Pickup = الاستلام
Fees = الرسوم
Tax = الضريبة
Total = الإجمالي
TaxIncluded = الضريبة المشمولة
