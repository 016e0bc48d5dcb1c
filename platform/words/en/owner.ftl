NewOrderSubject = New order { $number }
NewOrder = { $name } has placed order { $number }.
LatePaymentSubject = Order { $number } has been paid
LatePayment = The payment of { $name } for order { $number } has arrived.
LowStockSubject = Low stock: { $name }
LowStock = Left in stock of { $name }: { $count }
NewMemberSubject = New member: { $name }
NewMember = { $name } has registered with { $email }.
WaitsForApproval = The registration waits for your approval.
MemberReportSubject = Report of a member: { $name }
MemberReport = { $reporter } has reported { $name }.
DailySummarySubject = { $shop } on { $date }
DailySummary = What happened in your shop on { $date }:
RequestsSubject = Request for order { $number }
Requests = { $name } has sent a request for order { $number }.
OpenConsole = Open the console

# The daily summary.
Orders = Orders
Sales = Sales
NewMembers = New members
ToFulfil = Orders to fulfil
InShortSupply = Variants with low stock

# Requests of buyers.
AskedToCancel = The customer asks to cancel the order.
AskedToReturn = The customer asks to return items.
RequestDeclined = The request was declined.
ReturnAccepted = The return was accepted.
