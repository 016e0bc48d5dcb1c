# The state.
PaymentPending = Ihre Bank hat die Zahlung noch nicht bestätigt. Sobald sie das tut, schicken wir Ihnen eine E-Mail.
Title = Ihre Bestellung { $number }
Prepared = Wir bereiten Ihre Bestellung vor.
PartlySent = Ein Teil Ihrer Bestellung ist unterwegs.
Sent = Ihre Bestellung wurde versandt.
Canceled = Ihre Bestellung wurde storniert.
Declined = Ihre Bank hat die Zahlung abgelehnt. Es wurde nichts abgebucht.
Refunded = Wir haben Ihnen die Bestellung erstattet.
Parcel = Sendung

# The sums.
Subtotal = Zwischensumme
Discount = Rabatt
Delivery = Lieferung
Pickup = Abholung
Fees = Gebühren
Tax = Steuer
Total = Gesamtsumme
TaxIncluded = Enthaltene Steuer
