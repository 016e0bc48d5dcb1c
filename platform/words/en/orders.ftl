# The state.
PaymentPending = Your bank has not confirmed the payment yet. We will email you when it does.
Title = Your order { $number }
Prepared = We are preparing your order.
PartlySent = A part of your order is on its way.
Sent = Your order has been sent.
Canceled = Your order was cancelled.
Declined = Your bank declined the payment. You have not been charged.
Refunded = We have refunded your order.
Parcel = Parcel

# The sums.
Subtotal = Subtotal
Discount = Discount
Delivery = Delivery
Pickup = Pickup
Fees = Fees
Tax = Tax
Total = Total
TaxIncluded = Includes tax
