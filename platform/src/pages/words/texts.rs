//! The table of the hosted pages' texts, without those of the checkout.

use crate::base::language::texts;

texts! {
    Text

    // Every page.
    Optional { "(optional)" "(optional)" "(اختياري)" }
    PleaseCheck { "Please check this" "Bitte prüfen Sie Ihre Angaben" "يُرجى التحقق مما يلي" }
    CanClose { "You can close this page." "Sie können diese Seite schließen." "يمكنك إغلاق هذه الصفحة." }
    BackToLogIn { "Back to log in" "Zurück zur Anmeldung" "العودة إلى تسجيل الدخول" }

    // Failures.
    Failed { "Something went wrong" "Das hat nicht geklappt" "حدث خطأ ما" }
    Refused {
        "This is not possible. Check your details and try again."
        "Das ist nicht möglich. Prüfen Sie Ihre Angaben und versuchen Sie es erneut."
        "لا يمكن إتمام ذلك. تحقق من بياناتك وحاول مجددًا."
    }
    OurFault {
        "Something went wrong on our side. Please try again."
        "Bei uns ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut."
        "حدث خطأ من جانبنا. يُرجى المحاولة مجددًا."
    }
    TooManyTries {
        "Too many attempts. Wait {seconds} seconds and try again."
        "Zu viele Versuche. Warten Sie {seconds} Sekunden und versuchen Sie es erneut."
        "محاولات كثيرة جدًا. حاول مجددًا بعد {seconds} ث."
    }
    FormTooOld {
        "This form has expired. Go back, reload the page and try again."
        "Dieses Formular ist abgelaufen. Gehen Sie zurück, laden Sie die Seite neu und versuchen Sie es erneut."
        "انتهت صلاحية هذا النموذج. ارجع إلى الصفحة السابقة وأعد تحميلها ثم حاول مجددًا."
    }
    SessionExpired {
        "This link has expired. Go back to the shop and start again."
        "Dieser Link ist abgelaufen. Gehen Sie zurück zum Shop und beginnen Sie von vorn."
        "انتهت صلاحية هذا الرابط. عد إلى المتجر وابدأ من جديد."
    }
    OtherPage {
        "This link is for another page."
        "Dieser Link gehört zu einer anderen Seite."
        "هذا الرابط مخصص لصفحة أخرى."
    }
    LinkNotFound {
        "This link is not valid, has already been used or has expired."
        "Dieser Link ist ungültig, wurde bereits verwendet oder ist abgelaufen."
        "هذا الرابط غير صالح أو سبق استخدامه أو انتهت صلاحيته."
    }
    Unavailable { "Not available" "Nicht verfügbar" "غير متاح" }
    NoSuchBusiness {
        "This site does not offer {what}. Nothing was booked or charged."
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
    CreateAccount { "Create account" "Konto erstellen" "إنشاء حساب" }
    HaveAccount { "I already have an account" "Ich habe schon ein Konto" "لدي حساب بالفعل" }
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
    LogOut { "Log out" "Abmelden" "تسجيل الخروج" }
    LoggedOut { "You are logged out" "Sie sind abgemeldet" "تم تسجيل خروجك" }
    LoggingIn { "Logging in" "Anmeldung läuft" "جارٍ تسجيل الدخول" }
    BackToShop { "You can go back to the shop." "Sie können zum Shop zurückkehren." "يمكنك العودة إلى المتجر." }
    Continue { "Continue" "Weiter" "متابعة" }
    LoggedInAs {
        "You are logged in as {email}."
        "Sie sind als {email} angemeldet."
        "أنت مسجّل الدخول باسم {email}."
    }
    ContinueAs { "Continue as {email}" "Als {email} fortfahren" "المتابعة باسم {email}" }
    OtherAccount { "Use another account" "Anderes Konto verwenden" "استخدام حساب آخر" }
    WriteEmail {
        "Enter an email address such as name@example.com"
        "Geben Sie eine E-Mail-Adresse wie name@example.com ein"
        "أدخل بريدًا إلكترونيًا مثل name@example.com"
    }
    PasswordIsEmail {
        "Your password must not be your email address"
        "Ihr Passwort darf nicht Ihre E-Mail-Adresse sein"
        "يجب ألا تكون كلمة المرور هي بريدك الإلكتروني"
    }
    PasswordNeeds {
        "Your password must have {shortest} to {longest} characters"
        "Ihr Passwort muss {shortest} bis {longest} Zeichen haben"
        "يجب أن تتكون كلمة المرور من {shortest} إلى {longest} حرفًا"
    }
    SayHuman { "Confirm that you are human" "Bestätigen Sie, dass Sie ein Mensch sind" "أكّد أنك إنسان" }
    WrongLogin {
        "The email or password is incorrect"
        "E-Mail oder Passwort ist falsch"
        "البريد الإلكتروني أو كلمة المرور غير صحيحة"
    }
    EmailExists {
        "An account with this email already exists. Log in instead"
        "Zu dieser E-Mail-Adresse gibt es bereits ein Konto. Melden Sie sich stattdessen an"
        "يوجد حساب بهذا البريد الإلكتروني بالفعل. سجّل الدخول بدلًا من ذلك"
    }
    ResetNeeded {
        "You need to choose a new password first. Select “Forgot your password?”"
        "Legen Sie zuerst ein neues Passwort fest: über „Passwort vergessen?“"
        "عليك اختيار كلمة مرور جديدة أولًا عبر رابط «نسيت كلمة المرور؟»"
    }
    RegistrationClosed {
        "New accounts cannot be created at the moment"
        "Zurzeit können keine neuen Konten erstellt werden"
        "لا يمكن إنشاء حسابات جديدة حاليًا"
    }
    MemberBlocked { "This account is blocked" "Dieses Konto ist gesperrt" "هذا الحساب محظور" }

    // Codes and second factors.
    AlmostThere { "Almost there" "Fast geschafft" "أوشكت على الانتهاء" }
    OwnerApproves {
        "Your account is awaiting approval by the shop. You can log in once it has been approved."
        "Ihr Konto wartet auf die Freigabe durch den Shop. Danach können Sie sich anmelden."
        "حسابك بانتظار موافقة المتجر. يمكنك تسجيل الدخول بعد الموافقة عليه."
    }
    AccountChecked {
        "Your account is under review. Please try again later."
        "Ihr Konto wird geprüft. Bitte versuchen Sie es später erneut."
        "حسابك قيد المراجعة. يُرجى المحاولة لاحقًا."
    }
    StartAgain { "Start again" "Von vorn beginnen" "ابدأ من جديد" }
    TookTooLong {
        "This took too long, or the code was entered incorrectly too often."
        "Das hat zu lange gedauert, oder der Code wurde zu oft falsch eingegeben."
        "استغرق ذلك وقتًا طويلًا، أو أُدخل الرمز خطأً مرات كثيرة."
    }
    LogInAgain { "Log in again" "Erneut anmelden" "تسجيل الدخول مجددًا" }
    LogInFromShop {
        "Go back to the shop and log in again."
        "Gehen Sie zurück zum Shop und melden Sie sich erneut an."
        "عد إلى المتجر وسجّل الدخول مجددًا."
    }
    ConfirmEmail { "Confirm your email" "E-Mail bestätigen" "تأكيد بريدك الإلكتروني" }
    CodeSentTo {
        "We sent a 6-digit code to {email}."
        "Wir haben einen 6-stelligen Code an {email} geschickt."
        "أرسلنا رمزًا من 6 أرقام إلى {email}."
    }
    Code { "Code" "Code" "الرمز" }
    Confirm { "Confirm" "Bestätigen" "تأكيد" }
    SendAnother { "Send a new code" "Neuen Code senden" "إرسال رمز جديد" }
    WrongCode { "This code is incorrect" "Dieser Code ist falsch" "هذا الرمز غير صحيح" }
    SetUpSecondStep {
        "Set up two-step verification"
        "Bestätigung in zwei Schritten einrichten"
        "إعداد التحقق بخطوتين"
    }
    SecondStepProtects {
        "This protects your account even if someone knows your password."
        "Das schützt Ihr Konto auch dann, wenn jemand Ihr Passwort kennt."
        "يحمي ذلك حسابك حتى لو عرف شخص آخر كلمة مرورك."
    }
    OneMoreStep { "One more step" "Noch ein Schritt" "خطوة أخرى" }
    ScanThis {
        "Scan this code with an authenticator app, or enter the key there. Then enter the code shown in the app."
        "Scannen Sie diesen Code mit einer Authenticator-App, oder geben Sie dort den Schlüssel ein. Geben Sie dann den Code aus der App ein."
        "امسح هذا الرمز بتطبيق المصادقة أو أدخل المفتاح فيه، ثم أدخل الرمز الذي يعرضه التطبيق."
    }
    QrCode { "QR code for an authenticator app" "QR-Code für eine Authenticator-App" "رمز QR لتطبيق المصادقة" }
    Key { "Key:" "Schlüssel:" "المفتاح:" }
    ApproveOnDevice {
        "Approve the request on your device, then continue here."
        "Bestätigen Sie die Anfrage auf Ihrem Gerät und machen Sie dann hier weiter."
        "وافق على الطلب من جهازك، ثم تابع هنا."
    }
    NotApproved {
        "The request has not been approved on your device yet"
        "Die Anfrage wurde auf Ihrem Gerät noch nicht bestätigt"
        "لم تتم الموافقة على الطلب من جهازك بعد"
    }
    TrustDevice {
        "Do not ask again on this device for 30 days"
        "Auf diesem Gerät 30 Tage lang nicht mehr fragen"
        "لا تسأل مجددًا على هذا الجهاز مدة 30 يومًا"
    }
    AnotherWay { "Choose another method" "Andere Methode wählen" "اختيار طريقة أخرى" }
    HowToConfirm {
        "How would you like to confirm that it is you?"
        "Wie möchten Sie bestätigen, dass Sie es sind?"
        "كيف تريد تأكيد هويتك؟"
    }
    CodeFromApp {
        "Enter the code shown in your authenticator app."
        "Geben Sie den Code aus Ihrer Authenticator-App ein."
        "أدخل الرمز الذي يعرضه تطبيق المصادقة."
    }
    CodeFromEmail {
        "We sent a 6-digit code to your email address."
        "Wir haben einen 6-stelligen Code an Ihre E-Mail-Adresse geschickt."
        "أرسلنا رمزًا من 6 أرقام إلى بريدك الإلكتروني."
    }
    CodeFromSms {
        "We sent a 6-digit code to your phone."
        "Wir haben einen 6-stelligen Code an Ihr Telefon geschickt."
        "أرسلنا رمزًا من 6 أرقام إلى هاتفك."
    }
    CodeFromCall {
        "We are calling you with a 6-digit code."
        "Wir rufen Sie an und nennen Ihnen einen 6-stelligen Code."
        "سنتصل بك ونعطيك رمزًا من 6 أرقام."
    }
    UseApp { "Use an authenticator app" "Authenticator-App verwenden" "استخدام تطبيق المصادقة" }
    SendByEmail { "Email me a code" "Code per E-Mail senden" "إرسال رمز بالبريد الإلكتروني" }
    SendBySms { "Text me a code" "Code per SMS senden" "إرسال رمز برسالة نصية" }
    CallMe { "Call me with a code" "Code per Anruf erhalten" "تلقّي رمز بمكالمة هاتفية" }
    AskOnDevice { "Send a request to my device" "Anfrage an mein Gerät senden" "إرسال طلب إلى جهازي" }
    NoPhone {
        "There is no phone number to send a code to"
        "Es ist keine Telefonnummer hinterlegt, an die wir einen Code senden könnten"
        "لا يوجد رقم هاتف لإرسال الرمز إليه"
    }

    // Recovery and security.
    ForgottenPassword { "Forgot your password?" "Passwort vergessen?" "نسيت كلمة المرور؟" }
    WeSendLink {
        "We will send you a link to choose a new one."
        "Wir schicken Ihnen einen Link, über den Sie ein neues wählen."
        "سنرسل إليك رابطًا لاختيار كلمة مرور جديدة."
    }
    SendLink { "Send me a link" "Link senden" "إرسال الرابط" }
    CheckEmail { "Check your email" "Prüfen Sie Ihr Postfach" "تحقق من بريدك الإلكتروني" }
    LinkOnItsWay {
        "If there is an account with this address, a link is on its way. It is valid for one hour."
        "Wenn es zu dieser Adresse ein Konto gibt, ist ein Link unterwegs. Er ist eine Stunde gültig."
        "إن كان هناك حساب بهذا العنوان، فسيصل إليه رابط صالح لمدة ساعة."
    }
    ChoosePassword { "Choose a new password" "Neues Passwort wählen" "اختر كلمة مرور جديدة" }
    NewPassword { "New password" "Neues Passwort" "كلمة مرور جديدة" }
    LoggedOutElsewhere {
        "You will be logged out on all other devices."
        "Sie werden auf allen anderen Geräten abgemeldet."
        "سيُسجَّل خروجك من كل الأجهزة الأخرى."
    }
    SavePassword { "Save password" "Passwort speichern" "حفظ كلمة المرور" }
    Security { "Security" "Sicherheit" "الأمان" }
    AuthenticatorApp { "Authenticator app" "Authenticator-App" "تطبيق المصادقة" }
    AppCode { "Code from the app" "Code aus der App" "الرمز الذي يعرضه التطبيق" }
    AppProtects {
        "Your account is protected by an authenticator app."
        "Ihr Konto ist durch eine Authenticator-App geschützt."
        "حسابك محمي بتطبيق مصادقة."
    }
    RemoveApp { "Remove app" "App entfernen" "إزالة التطبيق" }
    NoSecondStep {
        "This site does not use two-step verification."
        "Diese Website verwendet keine Bestätigung in zwei Schritten."
        "لا يستخدم هذا الموقع التحقق بخطوتين."
    }
    AppWouldProtect {
        "Codes from an app protect your account even if someone knows your password."
        "Codes aus einer App schützen Ihr Konto auch dann, wenn jemand Ihr Passwort kennt."
        "تحمي رموز التطبيق حسابك حتى لو عرف شخص آخر كلمة مرورك."
    }
    SetUpApp { "Set up an app" "App einrichten" "إعداد تطبيق" }
    AppIsSetUp {
        "An authenticator app is already set up. Remove it first with one of its codes"
        "Es ist bereits eine Authenticator-App eingerichtet. Entfernen Sie sie zuerst mit einem ihrer Codes"
        "تم إعداد تطبيق مصادقة بالفعل. أزِله أولًا باستخدام أحد رموزه"
    }
}
