# Accounts.
ResetSubject = إعادة تعيين كلمة المرور
Reset = اختر كلمة مرور جديدة من خلال الرابط أدناه. الرابط صالح للاستخدام مرة واحدة ولمدة ساعة. إذا لم تطلب ذلك، فيمكنك تجاهل هذه الرسالة.
ActivateSubject = تفعيل حسابك
Activate = اختر كلمة مرور من خلال الرابط أدناه. الرابط صالح للاستخدام مرة واحدة ولمدة ساعة.
ChoosePassword = اختيار كلمة المرور
ConfirmSubject = تأكيد بريدك الإلكتروني
Confirm = الرمز الخاص بك هو { $code }. وهو صالح لمدة عشر دقائق.
LoginCodeSubject = رمز تسجيل الدخول
LoginCode = الرمز الخاص بك هو { $code }. وهو صالح لمدة عشر دقائق. لا تشاركه مع أي شخص.
ApproveSubject = هل هذا أنت؟
Approve = يحاول شخص ما تسجيل الدخول إلى حسابك باستخدام كلمة المرور الخاصة بك.
ApprovedSubject = حسابك جاهز
Approved = تمت الموافقة على حسابك. يمكنك تسجيل الدخول الآن.

# Orders.
Greeting = مرحبًا { $name }،
PlacedSubject = طلبك رقم { $number }
Placed = شكرًا على طلبك رقم { $number }.
CanceledSubject = أُلغي طلبك رقم { $number }
Canceled = أُلغي طلبك رقم { $number }.
DeclinedSubject = رُفض الدفع لطلبك رقم { $number }
Declined = رفض مصرفك عملية الدفع. لم يُخصم أي مبلغ، ولن يُشحن الطلب.
ReadyForPickupSubject = طلبك رقم { $number } جاهز للاستلام
ReadyForPickup = طلبك جاهز للاستلام.
SentSubject = طلبك رقم { $number } في الطريق إليك
Sent = شُحنت القطع التي طلبتها.
Track = تتبع الشحنة
FilesSubject = ملفات طلبك رقم { $number }
Files = يمكنك تنزيل ملفاتك خلال 30 يومًا:
GiftCardsSubject = بطاقات الهدايا في طلبك رقم { $number }
GiftCards = يمكنك استخدام بطاقات الهدايا في طلب واحد أو في عدة طلبات:
InvoiceSubject = فاتورة طلبك رقم { $number }
Invoice = الفاتورة { $id } لطلبك رقم { $number }.
RefundedSubject = مبلغ مسترد من طلبك رقم { $number }
Refunded = أعدنا إليك { $amount }. قد يستغرق وصول المبلغ بضعة أيام.
ViewOrder = عرض طلبك
