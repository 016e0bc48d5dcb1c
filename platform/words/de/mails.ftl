# Accounts.
ResetSubject = Passwort zurücksetzen
Reset = Über den folgenden Link legen Sie ein neues Passwort fest. Er gilt einmalig und eine Stunde lang. Wenn Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren.
ActivateSubject = Konto aktivieren
Activate = Über den folgenden Link legen Sie Ihr Passwort fest. Er gilt einmalig und eine Stunde lang.
ChoosePassword = Passwort festlegen
ConfirmSubject = E-Mail-Adresse bestätigen
Confirm = Ihr Code lautet { $code }. Er ist zehn Minuten gültig.
LoginCodeSubject = Ihr Anmeldecode
LoginCode = Ihr Code lautet { $code }. Er ist zehn Minuten gültig. Geben Sie ihn niemals weiter.
ApproveSubject = Sind Sie das?
Approve = Jemand meldet sich gerade mit Ihrem Passwort bei Ihrem Konto an.
ApprovedSubject = Ihr Konto ist bereit
Approved = Ihr Konto wurde freigeschaltet. Sie können sich jetzt anmelden.

# Orders.
Greeting = Guten Tag { $name },
PlacedSubject = Ihre Bestellung { $number }
Placed = Vielen Dank für Ihre Bestellung { $number }.
CanceledSubject = Ihre Bestellung { $number } wurde storniert
Canceled = Ihre Bestellung { $number } wurde storniert.
DeclinedSubject = Die Zahlung für Ihre Bestellung { $number } wurde abgelehnt
Declined = Ihre Bank hat die Zahlung abgelehnt. Es wurde nichts abgebucht, und die Bestellung wird nicht versandt.
ReadyForPickupSubject = Ihre Bestellung { $number } ist abholbereit
ReadyForPickup = Ihre Bestellung ist abholbereit.
SentSubject = Ihre Bestellung { $number } ist unterwegs
Sent = Ihre Artikel wurden versandt.
Track = Sendung verfolgen
FilesSubject = Ihre Downloads zur Bestellung { $number }
Files = Sie können Ihre Dateien 30 Tage lang herunterladen:
GiftCardsSubject = Ihre Geschenkkarten zur Bestellung { $number }
GiftCards = Sie können Ihre Geschenkkarten für eine oder mehrere Bestellungen einlösen:
InvoiceSubject = Rechnung zu Ihrer Bestellung { $number }
Invoice = Rechnung { $id } zu Ihrer Bestellung { $number }.
RefundedSubject = Erstattung zu Ihrer Bestellung { $number }
Refunded = Wir haben Ihnen { $amount } erstattet. Die Gutschrift kann einige Tage dauern.
ViewOrder = Bestellung ansehen
