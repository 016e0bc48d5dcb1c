# The frame.
Checkout = Checkout
BackToCart = Back to cart
ThankYou = Thank you
OrderNumber = Your order number is { $number }.
ConfirmationComes = A confirmation email is on its way.

# The summary.
YourOrder = Your order
GiftCard = Gift card
Tip = Tip
PaidLater = Due later
PaidAfterTrial = Due after the free trial
PaidNow = Due now
NotKnownYet = Once the address is known
EstimatedTotal = Estimated total
TotalSoFar = Total so far

# The steps.
Delivery = Delivery
ToDelivery = Continue to delivery
ToPayment = Continue to payment
Change = Change
AddressFirst = Enter your address first: delivery and total depend on it.
DeliveryFirst = Choose a delivery method first.
FillIn = Fill in this field
ChangedMeanwhile = The total has changed. Check it, then pay.

# Contact and address.
Contact = Contact
HaveAccount = Already have an account?
UseSaved = Use my saved details
FirstName = First name
LastName = Last name
Phone = Phone number
Address = Address
AnotherAddress = Another address
Country = Country
ChooseCountry = Choose a country
Street = Street and number
Postcode = Postcode
City = City
Region = State or province
TaxId = CPF or CNPJ
TaxIdHint = 11 digits for people, 14 characters for companies
WriteFirstName = Enter your first name
WriteLastName = Enter your last name
WriteStreet = Enter your street and number
WriteCity = Enter your city
WrongPostcode = This is not a postcode of this country. Example: { $example }
ChooseRegion = Choose your state or province
WritePostcode = Enter your postcode
WriteTaxId = Enter your CPF or CNPJ
WrongTaxId = This CPF or CNPJ is not valid. Check the digits

# Delivery.
ChooseAnother = Choose another.
Free = Free
ParcelPoint = Pickup point:
InShop = In the shop:
Includes = Includes: { $charges }
NoAddress = Enter an address to see delivery options.
NoDelivery = The shop does not deliver this order to this address.
NoSuchDelivery = This delivery method is not available for this address.

# Coupons and gift cards.
Savings = Coupon and gift card
Coupon = Coupon code
CouponApplied = Coupon { $code }: { $name }
ApplyCoupon = Apply coupon
RemoveCoupon = Remove coupon
ApplyGiftCard = Apply gift card
RemoveGiftCard = Remove gift card
GiftCardPays = Gift card { $code } pays { $paid } of its { $balance } balance
CodeMalformed = A code is one word of up to 50 characters.
CouponUnknown = This code is not valid. Check the spelling.
CouponDisabled = This code is not active at the moment.
CouponEarly = This code is not valid yet.
CouponExpired = This code has expired.
CouponUsedUp = This code has reached its usage limit.
CouponUsedByYou = You have already used this code.
CouponNeedsMore = Your order is below the minimum for this code.
CouponNotForGiftCards = Gift cards cannot be bought with a code.
CouponForNothing = This code does not apply to your items.
GiftCardDisabled = This gift card is not active at the moment.
GiftCardExpired = This gift card has expired.
GiftCardEmpty = This gift card has no balance left.
GiftCardMalformed = Gift card codes have 8 to 20 letters and digits.
GiftCardUnknown = This gift card code is not valid. Check the spelling.
GiftCardForGiftCard = Gift cards cannot be bought with a gift card.
GiftCardForSubscription = Subscriptions cannot be paid for with a gift card.

# Memberships, tip and note.
Memberships = Memberships
PayWithMembership = Pay for { $line } with { $membership }
CreditsLeft = { $left } of { $total } credits left
MembershipUnusable = Cannot be used for this order
TipForWorkshop = Tip for the workshop
NoTip = No tip
OtherAmount = Other amount
TipAmount = Tip amount
Note = Note to the shop

# Payment.
HowToPay = Payment method
ByCard = Pay now by card
AtPickup = Pay on collection
PlaceOrder = Place order
Pay = Pay { $amount }
Payment = Payment
CardNumber = Card number
CardHint = This is a test shop: { $pays } is accepted, { $declined } is declined
Expiry = Expiry date
ExpiryHint = MM/YY
SecurityCode = Security code
SecurityCodeHint = 3 or 4 digits
NotATestCard = Use one of the test cards, such as { $pays }
WriteExpiry = Enter an expiry date that has not passed, such as { $example }
WriteSecurityCode = Enter the security code of the card: 3 or 4 digits
Declined = Your bank declined this card. You have not been charged. Try another card
BankSilent = The bank has not responded. If it confirms the payment later, your order will be placed. You can also try another card: you will only be charged once
TotalChanged = The total is now { $total }. Check it, then pay again. Your card has not been charged
OutOfStock = Some items in your order are no longer available. Go back to your cart to change them
NothingToBuy = Your cart is empty
Terms = terms of sale
AgreeToTerms = I agree to the { $terms }
AgreeFirst = Agree to the terms of sale to place your order
