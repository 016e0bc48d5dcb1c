# The frame.
Checkout = Kasse
BackToCart = Zurück zum Warenkorb
ThankYou = Vielen Dank
OrderNumber = Ihre Bestellnummer lautet { $number }.
ConfirmationComes = Eine Bestätigung per E-Mail ist unterwegs.

# The summary.
YourOrder = Ihre Bestellung
GiftCard = Geschenkkarte
Tip = Trinkgeld
PaidLater = Später fällig
PaidAfterTrial = Nach dem Probezeitraum fällig
PaidNow = Jetzt fällig
NotKnownYet = Sobald die Adresse bekannt ist
EstimatedTotal = Geschätzte Gesamtsumme
TotalSoFar = Zwischenstand

# The steps.
Delivery = Lieferung
ToDelivery = Weiter zur Lieferung
ToPayment = Weiter zur Zahlung
Change = Ändern
AddressFirst = Geben Sie zuerst Ihre Adresse ein: Lieferung und Gesamtsumme hängen davon ab.
DeliveryFirst = Wählen Sie zuerst eine Versandart.
FillIn = Füllen Sie dieses Feld aus
ChangedMeanwhile = Die Gesamtsumme hat sich geändert. Prüfen Sie sie und zahlen Sie dann.

# Contact and address.
Contact = Kontakt
HaveAccount = Haben Sie schon ein Konto?
UseSaved = Meine gespeicherten Angaben übernehmen
FirstName = Vorname
LastName = Nachname
Phone = Telefonnummer
Address = Adresse
AnotherAddress = Andere Adresse
Country = Land
ChooseCountry = Wählen Sie ein Land
Street = Straße und Hausnummer
Postcode = Postleitzahl
City = Ort
Region = Bundesstaat oder Provinz
TaxId = CPF oder CNPJ
TaxIdHint = 11 Ziffern bei Privatpersonen, 14 Zeichen bei Firmen
WriteFirstName = Geben Sie Ihren Vornamen ein
WriteLastName = Geben Sie Ihren Nachnamen ein
WriteStreet = Geben Sie Straße und Hausnummer ein
WriteCity = Geben Sie Ihren Ort ein
WrongPostcode = Das ist keine Postleitzahl dieses Landes. Beispiel: { $example }
ChooseRegion = Wählen Sie Ihren Bundesstaat oder Ihre Provinz
WritePostcode = Geben Sie Ihre Postleitzahl ein
WriteTaxId = Geben Sie Ihre CPF- oder CNPJ-Nummer ein
WrongTaxId = Diese CPF- oder CNPJ-Nummer ist ungültig. Prüfen Sie die Ziffern

# Delivery.
ChooseAnother = Wählen Sie eine andere.
Free = Kostenlos
ParcelPoint = Abholstelle:
InShop = Im Laden:
Includes = Enthalten: { $charges }
NoAddress = Geben Sie eine Adresse ein, um die Versandarten zu sehen.
NoDelivery = Der Shop liefert diese Bestellung nicht an diese Adresse.
NoSuchDelivery = Diese Versandart ist für diese Adresse nicht verfügbar.

# Coupons and gift cards.
Savings = Gutschein und Geschenkkarte
Coupon = Gutscheincode
CouponApplied = Gutschein { $code }: { $name }
ApplyCoupon = Gutschein einlösen
RemoveCoupon = Gutschein entfernen
ApplyGiftCard = Geschenkkarte einlösen
RemoveGiftCard = Geschenkkarte entfernen
GiftCardPays = Geschenkkarte { $code }: { $paid } vom Guthaben von { $balance } werden verrechnet
CodeMalformed = Ein Code ist ein einzelnes Wort mit höchstens 50 Zeichen.
CouponUnknown = Dieser Code ist ungültig. Prüfen Sie die Schreibweise.
CouponDisabled = Dieser Code ist zurzeit nicht aktiv.
CouponEarly = Dieser Code ist noch nicht gültig.
CouponExpired = Dieser Code ist abgelaufen.
CouponUsedUp = Das Nutzungslimit dieses Codes ist erreicht.
CouponUsedByYou = Sie haben diesen Code bereits eingelöst.
CouponNeedsMore = Ihre Bestellung liegt unter dem Mindestbestellwert für diesen Code.
CouponNotForGiftCards = Geschenkkarten können nicht mit einem Code gekauft werden.
CouponForNothing = Dieser Code gilt nicht für Ihre Artikel.
GiftCardDisabled = Diese Geschenkkarte ist zurzeit nicht aktiv.
GiftCardExpired = Diese Geschenkkarte ist abgelaufen.
GiftCardEmpty = Diese Geschenkkarte hat kein Guthaben mehr.
GiftCardMalformed = Der Code einer Geschenkkarte hat 8 bis 20 Buchstaben und Ziffern.
GiftCardUnknown = Dieser Geschenkkarten-Code ist ungültig. Prüfen Sie die Schreibweise.
GiftCardForGiftCard = Geschenkkarten können nicht mit einer Geschenkkarte gekauft werden.
GiftCardForSubscription = Abonnements können nicht mit einer Geschenkkarte bezahlt werden.

# Memberships, tip and note.
Memberships = Mitgliedschaften
PayWithMembership = { $line } mit { $membership } bezahlen
CreditsLeft = noch { $left } von { $total } Guthabenpunkten
MembershipUnusable = Für diese Bestellung nicht nutzbar
TipForWorkshop = Trinkgeld für die Werkstatt
NoTip = Kein Trinkgeld
OtherAmount = Anderer Betrag
TipAmount = Höhe des Trinkgelds
Note = Nachricht an den Shop

# Payment.
HowToPay = Zahlungsart
ByCard = Jetzt mit Karte zahlen
AtPickup = Bei Abholung zahlen
PlaceOrder = Kostenpflichtig bestellen
Pay = Zahlungspflichtig bestellen ({ $amount })
Payment = Zahlung
CardNumber = Kartennummer
CardHint = Dies ist ein Testshop: { $pays } wird angenommen, { $declined } abgelehnt
Expiry = Gültig bis
ExpiryHint = MM/JJ
SecurityCode = Prüfnummer
SecurityCodeHint = 3 oder 4 Ziffern
NotATestCard = Verwenden Sie eine der Testkarten, zum Beispiel { $pays }
WriteExpiry = Geben Sie ein Ablaufdatum ein, das noch nicht vorbei ist, zum Beispiel { $example }
WriteSecurityCode = Geben Sie die Prüfnummer der Karte ein: 3 oder 4 Ziffern
Declined = Ihre Bank hat diese Karte abgelehnt. Es wurde nichts abgebucht. Versuchen Sie es mit einer anderen Karte
BankSilent = Die Bank hat nicht geantwortet. Bestätigt sie die Zahlung später, wird Ihre Bestellung aufgegeben. Sie können es auch mit einer anderen Karte versuchen: Abgebucht wird nur einmal
TotalChanged = Die Gesamtsumme beträgt jetzt { $total }. Prüfen Sie sie und zahlen Sie dann noch einmal. Ihre Karte wurde nicht belastet
OutOfStock = Einige Artikel Ihrer Bestellung sind nicht mehr verfügbar. Gehen Sie zurück zum Warenkorb, um sie zu ändern
NothingToBuy = Ihr Warenkorb ist leer
Terms = Verkaufsbedingungen
AgreeToTerms = Ich stimme den { $terms } zu
AgreeFirst = Stimmen Sie den Verkaufsbedingungen zu, um zu bestellen
