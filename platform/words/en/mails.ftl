# Accounts.
ResetSubject = Reset your password
Reset = Use the link below to choose a new password. It can be used once and is valid for one hour. If you did not request this, you can ignore this email.
ActivateSubject = Activate your account
Activate = Use the link below to choose a password. It can be used once and is valid for one hour.
ChoosePassword = Choose a password
ConfirmSubject = Confirm your email address
Confirm = Your code is { $code }. It is valid for ten minutes.
LoginCodeSubject = Your login code
LoginCode = Your code is { $code }. It is valid for ten minutes. Never share it with anyone.
ApproveSubject = Is this you?
Approve = Someone is logging in to your account with your password.
ApprovedSubject = Your account is ready
Approved = Your account has been approved. You can log in now.

# Orders.
Greeting = Hello { $name },
PlacedSubject = Your order { $number }
Placed = Thank you for your order { $number }.
CanceledSubject = Your order { $number } was cancelled
Canceled = Your order { $number } was cancelled.
DeclinedSubject = The payment for your order { $number } was declined
Declined = Your bank declined the payment. You have not been charged, and the order will not be shipped.
ReadyForPickupSubject = Your order { $number } is ready for pickup
ReadyForPickup = Your order is ready for pickup.
SentSubject = Your order { $number } is on its way
Sent = Your items have been shipped.
Track = Track the parcel
FilesSubject = Your downloads for order { $number }
Files = You can download your files for 30 days:
GiftCardsSubject = Your gift cards for order { $number }
GiftCards = You can use your gift cards for one order or several:
InvoiceSubject = Invoice for your order { $number }
Invoice = Invoice { $id } for your order { $number }.
RefundedSubject = Refund for your order { $number }
Refunded = We have refunded { $amount }. It may take a few days to reach you.
ViewOrder = View your order
