NewOrderSubject = طلب جديد { $number }
NewOrder = قدّم { $name } الطلب { $number }.
LatePaymentSubject = دُفع ثمن الطلب { $number }
LatePayment = وصلت دفعة { $name } للطلب { $number }.
LowStockSubject = مخزون منخفض: { $name }
LowStock = المتبقي في المخزون من { $name }: { $count }
NewMemberSubject = عضو جديد: { $name }
NewMember = سجّل { $name } بالعنوان { $email }.
WaitsForApproval = التسجيل في انتظار موافقتك.
MemberReportSubject = بلاغ عن عضو: { $name }
MemberReport = أبلغ { $reporter } عن { $name }.
DailySummarySubject = { $shop } في { $date }
DailySummary = ما حدث في متجرك في { $date }:
RequestsSubject = طلب عميل بشأن الطلب { $number }
Requests = أرسل { $name } طلبًا بشأن الطلب { $number }.
OpenConsole = فتح لوحة التحكم

# الملخص اليومي.
Orders = الطلبات
Sales = المبيعات
NewMembers = أعضاء جدد
ToFulfil = طلبات قيد التنفيذ
InShortSupply = خيارات ذات مخزون منخفض

# طلبات المشترين.
AskedToCancel = يطلب العميل إلغاء الطلب.
AskedToReturn = يطلب العميل إرجاع قطع.
RequestDeclined = رُفض طلب العميل.
ReturnAccepted = قُبل الإرجاع.
