NewOrderSubject = Neue Bestellung { $number }
NewOrder = { $name } hat Bestellung { $number } aufgegeben.
LatePaymentSubject = Bestellung { $number } ist bezahlt
LatePayment = Die Zahlung von { $name } für Bestellung { $number } ist eingegangen.
LowStockSubject = Geringer Bestand: { $name }
LowStock = Noch auf Lager von { $name }: { $count }
NewMemberSubject = Neues Mitglied: { $name }
NewMember = { $name } hat sich mit { $email } registriert.
WaitsForApproval = Die Registrierung wartet auf Ihre Freigabe.
MemberReportSubject = Meldung eines Mitglieds: { $name }
MemberReport = { $reporter } hat { $name } gemeldet.
DailySummarySubject = { $shop } am { $date }
DailySummary = Das geschah am { $date } in Ihrem Shop:
RequestsSubject = Anfrage zu Bestellung { $number }
Requests = { $name } hat eine Anfrage zu Bestellung { $number } gesendet.
OpenConsole = Konsole öffnen

# Die Tagesübersicht.
Orders = Bestellungen
Sales = Umsatz
NewMembers = Neue Mitglieder
ToFulfil = Zu erfüllende Bestellungen
InShortSupply = Varianten mit geringem Bestand

# Anfragen von Käufern.
AskedToCancel = Der Kunde bittet um die Stornierung der Bestellung.
AskedToReturn = Der Kunde bittet um die Rückgabe von Artikeln.
RequestDeclined = Die Anfrage wurde abgelehnt.
ReturnAccepted = Die Rückgabe wurde angenommen.
