//! The table of the hosted pages' texts, without those of the checkout.

use super::table::texts;

texts! {
    Text

    // Every page.
    Optional { "(optional)" "(optional)" "(اختياري)" }
    PleaseCheck { "Please check this" "Bitte prüfen Sie Ihre Angaben" "يرجى التحقق مما يلي" }
    GoOn { "Go on" "Weiter" "متابعة" }
    CanClose { "You can close this page." "Sie können diese Seite schließen." "يمكنك إغلاق هذه الصفحة." }
    BackToLogIn { "Back to log in" "Zurück zur Anmeldung" "العودة إلى تسجيل الدخول" }

    // Failures.
    Failed { "That did not work" "Das hat nicht geklappt" "تعذّر إتمام الطلب" }
    Refused {
        "This is not possible. Check what you entered and try again."
        "Das ist nicht möglich. Prüfen Sie Ihre Angaben und versuchen Sie es noch einmal."
        "لا يمكن إتمام ذلك. تحقق من البيانات وحاول مرة أخرى."
    }
    OurFault {
        "Something went wrong on our side. Please try again."
        "Bei uns ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal."
        "حدث خطأ من جانبنا. يرجى المحاولة مرة أخرى."
    }
    TooManyTries {
        "Too many tries. Wait {seconds} seconds and try again."
        "Zu viele Versuche. Bitte warten Sie {seconds} Sekunden und versuchen Sie es noch einmal."
        "محاولات كثيرة جدًا. انتظر {seconds} ثانية ثم حاول مرة أخرى."
    }
    FormTooOld {
        "This form is too old. Go back, reload the page and try again."
        "Dieses Formular ist abgelaufen. Gehen Sie zurück, laden Sie die Seite neu und versuchen Sie es noch einmal."
        "انتهت صلاحية هذا النموذج. ارجع إلى الصفحة السابقة وأعد تحميلها ثم حاول مرة أخرى."
    }
    SessionExpired {
        "This link has expired. Go back to the shop and start again."
        "Dieser Link ist abgelaufen. Gehen Sie zurück zum Shop und beginnen Sie noch einmal."
        "انتهت صلاحية هذا الرابط. عد إلى المتجر وابدأ من جديد."
    }
    OtherPage {
        "This link is for another page."
        "Dieser Link gehört zu einer anderen Seite."
        "هذا الرابط مخصص لصفحة أخرى."
    }
    LinkNotFound {
        "This link is not known, was used, or has expired."
        "Dieser Link ist unbekannt, wurde schon benutzt oder ist abgelaufen."
        "هذا الرابط غير معروف أو سبق استخدامه أو انتهت صلاحيته."
    }
    Unavailable { "Not available" "Nicht verfügbar" "غير متاح" }
    NoSuchBusiness {
        "This site has no {what}. Nothing was booked or charged."
        "Diese Website bietet das nicht an: {what}. Es wurde nichts gebucht oder berechnet."
        "لا يقدم هذا الموقع {what}. لم يُحجز أي شيء ولم يُخصم أي مبلغ."
    }
    Bookings { "bookings" "Terminbuchungen" "حجوزات" }
    Events { "events" "Veranstaltungen" "فعاليات" }
    PaidPlans { "paid plans" "Abonnements" "باقات مدفوعة" }
    PaymentRequests { "payment requests" "Zahlungsaufforderungen" "طلبات دفع" }
    BackToSite { "Back to the site" "Zurück zur Website" "العودة إلى الموقع" }

    // Logging in and registering.
    LogIn { "Log in" "Anmelden" "تسجيل الدخول" }
    CreateAccount { "Create an account" "Konto erstellen" "إنشاء حساب" }
    HaveAccount { "I have an account" "Ich habe schon ein Konto" "لدي حساب بالفعل" }
    ForgotMyPassword { "I forgot my password" "Passwort vergessen?" "نسيت كلمة المرور" }
    Email { "Email" "E-Mail" "البريد الإلكتروني" }
    Password { "Password" "Passwort" "كلمة المرور" }
    PasswordLength {
        "{shortest} to {longest} characters"
        "{shortest} bis {longest} Zeichen"
        "من {shortest} إلى {longest} حرفًا"
    }
    Human { "I am human" "Ich bin ein Mensch" "أنا إنسان" }
    AreYouHuman { "Are you human?" "Sind Sie ein Mensch?" "هل أنت إنسان؟" }
    IsHuman { "✓ You are human" "✓ Sie sind ein Mensch" "✓ تم التحقق من أنك إنسان" }
    Token { "Token" "Token" "الرمز المميز" }
    TokenValid { "Valid" "Gültig" "صالح" }
    TokenUsed { "Used" "Benutzt" "مستخدم" }
    TokenExpired { "Expired" "Abgelaufen" "منتهي الصلاحية" }
    TokenWrong { "Wrong" "Falsch" "خاطئ" }
    LoggedIn { "You are logged in" "Sie sind angemeldet" "تم تسجيل دخولك" }
    LoggedOut { "You are logged out" "Sie sind abgemeldet" "تم تسجيل خروجك" }
    LoggingIn { "Logging in" "Anmeldung läuft" "جارٍ تسجيل الدخول" }
    BackToShop { "You can go back to the shop." "Sie können zum Shop zurückkehren." "يمكنك العودة إلى المتجر." }
    Continue { "Continue" "Fortfahren" "متابعة" }
    LoggedInAs { "You are logged in as {email}." "Sie sind als {email} angemeldet." "أنت مسجل الدخول باسم {email}." }
    ContinueAs { "Continue as {email}" "Als {email} fortfahren" "المتابعة باسم {email}" }
    OtherAccount { "Use another account" "Anderes Konto verwenden" "استخدام حساب آخر" }
    WriteEmail {
        "Write an email address, such as ada@example.com"
        "Geben Sie eine E-Mail-Adresse ein, zum Beispiel ada@example.com"
        "أدخل عنوان بريد إلكتروني، مثل ada@example.com"
    }
    PasswordIsEmail {
        "The password must not be your email address"
        "Das Passwort darf nicht Ihre E-Mail-Adresse sein"
        "يجب ألا تكون كلمة المرور هي عنوان بريدك الإلكتروني"
    }
    PasswordNeeds {
        "The password needs {shortest} to {longest} characters"
        "Das Passwort muss {shortest} bis {longest} Zeichen haben"
        "يجب أن تتكون كلمة المرور من {shortest} إلى {longest} حرفًا"
    }
    SayHuman {
        "Say that you are human"
        "Bestätigen Sie, dass Sie ein Mensch sind"
        "أكّد أنك إنسان"
    }
    WrongLogin {
        "The email or the password is not right"
        "E-Mail-Adresse oder Passwort stimmt nicht"
        "البريد الإلكتروني أو كلمة المرور غير صحيحة"
    }
    EmailExists {
        "There is an account with this email. Log in instead"
        "Zu dieser E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich an"
        "يوجد حساب بهذا البريد الإلكتروني. سجّل الدخول بدلاً من ذلك"
    }
    ResetNeeded {
        "Choose a new password first: follow “I forgot my password”"
        "Legen Sie zuerst ein neues Passwort fest: über „Passwort vergessen?“"
        "اختر كلمة مرور جديدة أولاً عبر رابط «نسيت كلمة المرور»"
    }
    RegistrationClosed {
        "This site takes no new members for now"
        "Zurzeit können keine neuen Konten erstellt werden"
        "لا يقبل هذا الموقع أعضاءً جددًا حاليًا"
    }
    MemberBlocked { "This account is blocked" "Dieses Konto ist gesperrt" "هذا الحساب محظور" }

    // Codes and second factors.
    AlmostThere { "Almost there" "Fast geschafft" "أوشكت على الانتهاء" }
    OwnerApproves {
        "Your account waits for the shop's owner to approve it. You can log in as soon as that is done."
        "Ihr Konto muss noch vom Shop freigeschaltet werden. Danach können Sie sich anmelden."
        "حسابك في انتظار موافقة صاحب المتجر. يمكنك تسجيل الدخول فور الموافقة عليه."
    }
    AccountChecked {
        "The shop looks at your account before you can log in again. Please try later."
        "Der Shop prüft Ihr Konto, bevor Sie sich wieder anmelden können. Bitte versuchen Sie es später."
        "يراجع المتجر حسابك قبل أن تتمكن من تسجيل الدخول مجددًا. يرجى المحاولة لاحقًا."
    }
    StartAgain { "Start again" "Bitte neu beginnen" "ابدأ من جديد" }
    TookTooLong {
        "This took too long, or too many codes were wrong."
        "Das hat zu lange gedauert, oder es wurden zu viele falsche Codes eingegeben."
        "استغرق ذلك وقتًا طويلاً، أو أُدخلت رموز خاطئة كثيرة."
    }
    LogInAgain { "Log in again" "Noch einmal anmelden" "تسجيل الدخول مرة أخرى" }
    LogInFromShop {
        "Go back to the shop and log in again."
        "Gehen Sie zurück zum Shop und melden Sie sich noch einmal an."
        "عد إلى المتجر وسجّل الدخول مرة أخرى."
    }
    ConfirmEmail { "Confirm your email" "E-Mail bestätigen" "تأكيد بريدك الإلكتروني" }
    CodeSentTo {
        "We have sent a code of six digits to {email}."
        "Wir haben einen sechsstelligen Code an {email} gesendet."
        "أرسلنا رمزًا من ستة أرقام إلى {email}."
    }
    Code { "Code" "Code" "الرمز" }
    Confirm { "Confirm" "Bestätigen" "تأكيد" }
    SendAnother { "Send another code" "Neuen Code senden" "إرسال رمز آخر" }
    WrongCode { "This is not the code" "Dieser Code stimmt nicht" "هذا الرمز غير صحيح" }
    SetUpSecondStep { "Set up a second step" "Zweiten Schritt einrichten" "إعداد خطوة تحقق ثانية" }
    SecondStepProtects {
        "This protects your account even when somebody knows your password."
        "Das schützt Ihr Konto auch dann, wenn jemand Ihr Passwort kennt."
        "تحمي هذه الخطوة حسابك حتى لو عرف شخص ما كلمة المرور."
    }
    OneMoreStep { "One more step" "Noch ein Schritt" "خطوة أخيرة" }
    ScanThis {
        "Scan this with an authenticator app, or type the key into it. Then enter the code it shows."
        "Scannen Sie diesen Code mit einer Authentifizierungs-App, oder geben Sie dort den Schlüssel ein. Geben Sie dann den Code ein, den die App anzeigt."
        "امسح هذا الرمز بتطبيق المصادقة أو أدخل المفتاح فيه، ثم أدخل الرمز الذي يعرضه."
    }
    QrCode {
        "QR code for an authenticator app"
        "QR-Code für eine Authentifizierungs-App"
        "رمز QR لتطبيق المصادقة"
    }
    Key { "Key:" "Schlüssel:" "المفتاح:" }
    ApproveOnDevice {
        "We have asked on your device whether this is you. Approve it there, then go on here."
        "Wir haben auf Ihrem Gerät nachgefragt, ob Sie das sind. Bestätigen Sie dort, und machen Sie dann hier weiter."
        "أرسلنا طلب تأكيد إلى جهازك. وافق عليه هناك، ثم تابع هنا."
    }
    NotApproved {
        "It has not been approved on your device yet"
        "Das wurde auf Ihrem Gerät noch nicht bestätigt"
        "لم تتم الموافقة على الطلب من جهازك بعد"
    }
    TrustDevice {
        "Trust this device for 30 days"
        "Diesem Gerät 30 Tage lang vertrauen"
        "الوثوق بهذا الجهاز لمدة 30 يومًا"
    }
    AnotherWay { "Another way" "Andere Möglichkeit" "طريقة أخرى" }
    HowToConfirm {
        "How do you want to confirm it is you?"
        "Wie möchten Sie bestätigen, dass Sie es sind?"
        "كيف تريد تأكيد هويتك؟"
    }
    CodeFromApp {
        "Enter the code that your authenticator app shows."
        "Geben Sie den Code ein, den Ihre Authentifizierungs-App anzeigt."
        "أدخل الرمز الذي يعرضه تطبيق المصادقة."
    }
    CodeFromEmail {
        "We have sent a code of six digits to your email address."
        "Wir haben einen sechsstelligen Code an Ihre E-Mail-Adresse gesendet."
        "أرسلنا رمزًا من ستة أرقام إلى بريدك الإلكتروني."
    }
    CodeFromSms {
        "We have sent a code of six digits to your phone."
        "Wir haben einen sechsstelligen Code an Ihr Telefon gesendet."
        "أرسلنا رمزًا من ستة أرقام إلى هاتفك."
    }
    CodeFromCall {
        "We are calling you with a code of six digits."
        "Wir rufen Sie an und nennen Ihnen einen sechsstelligen Code."
        "سنتصل بك ونعطيك رمزًا من ستة أرقام."
    }
    UseApp { "Use an authenticator app" "Authentifizierungs-App verwenden" "استخدام تطبيق المصادقة" }
    SendByEmail { "Send a code by email" "Code per E-Mail senden" "إرسال رمز بالبريد الإلكتروني" }
    SendBySms { "Send a code by SMS" "Code per SMS senden" "إرسال رمز برسالة نصية" }
    CallMe { "Call me with a code" "Mit einem Code anrufen" "الاتصال بي برمز" }
    AskOnDevice { "Ask on my device" "Auf meinem Gerät nachfragen" "طلب التأكيد على جهازي" }
    NoPhone {
        "There is no phone number to send a code to"
        "Es ist keine Telefonnummer hinterlegt, an die wir einen Code senden könnten"
        "لا يوجد رقم هاتف لإرسال الرمز إليه"
    }

    // Recovery and security.
    ForgottenPassword { "Forgot your password?" "Passwort vergessen?" "هل نسيت كلمة المرور؟" }
    WeSendLink {
        "We send you a link with which you choose a new one."
        "Wir senden Ihnen einen Link, über den Sie ein neues festlegen."
        "سنرسل إليك رابطًا لاختيار كلمة مرور جديدة."
    }
    SendLink { "Send the link" "Link senden" "إرسال الرابط" }
    CheckEmail { "Check your email" "Sehen Sie in Ihr Postfach" "تحقق من بريدك الإلكتروني" }
    LinkOnItsWay {
        "If there is an account with this address, a link is on its way to it. It is good for an hour."
        "Wenn es zu dieser Adresse ein Konto gibt, ist ein Link dorthin unterwegs. Er gilt eine Stunde lang."
        "إذا كان هناك حساب بهذا العنوان، فسيصل إليه رابط صالح لمدة ساعة."
    }
    ChoosePassword { "Choose a new password" "Neues Passwort festlegen" "اختيار كلمة مرور جديدة" }
    NewPassword { "New password" "Neues Passwort" "كلمة المرور الجديدة" }
    LoggedOutElsewhere {
        "You will be logged out everywhere else."
        "Sie werden überall sonst abgemeldet."
        "سيتم تسجيل خروجك من جميع الأجهزة الأخرى."
    }
    SavePassword { "Save the password" "Passwort speichern" "حفظ كلمة المرور" }
    Security { "Security" "Sicherheit" "الأمان" }
    AuthenticatorApp { "Authenticator app" "Authentifizierungs-App" "تطبيق المصادقة" }
    AppCode { "Code that the app shows" "Code aus der App" "الرمز الذي يعرضه التطبيق" }
    AppProtects {
        "Your account is protected by an authenticator app."
        "Ihr Konto ist durch eine Authentifizierungs-App geschützt."
        "حسابك محمي بتطبيق مصادقة."
    }
    RemoveApp { "Remove the app" "App entfernen" "إزالة التطبيق" }
    NoSecondStep {
        "This site asks for no second step."
        "Diese Website verlangt keinen zweiten Schritt."
        "لا يطلب هذا الموقع خطوة تحقق ثانية."
    }
    AppWouldProtect {
        "Codes of an app protect your account even when somebody knows your password."
        "Codes aus einer App schützen Ihr Konto auch dann, wenn jemand Ihr Passwort kennt."
        "تحمي رموز التطبيق حسابك حتى لو عرف شخص ما كلمة المرور."
    }
    SetUpApp { "Set up an app" "App einrichten" "إعداد تطبيق" }
    AppIsSetUp {
        "An authenticator app is set up. Remove it with one of its codes first"
        "Es ist schon eine Authentifizierungs-App eingerichtet. Entfernen Sie sie zuerst mit einem ihrer Codes"
        "تم إعداد تطبيق مصادقة بالفعل. أزله أولاً باستخدام أحد رموزه"
    }
}
