//! Texts of the mails and messages to members, in the languages of the store.

/// A language of mails.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Language {
    English,
    German,
    Arabic,
}

impl Language {
    /// The language of a tag (BCP 47), such as `de-AT`; English for all that there are no texts in.
    pub(crate) fn of(tag: Option<&str>) -> Self {
        let tag = tag.unwrap_or_default();
        let primary = tag.split(['-', '_']).next().unwrap_or_default();
        match primary.to_ascii_lowercase().as_str() {
            "de" => Self::German,
            "ar" => Self::Arabic,
            _ => Self::English,
        }
    }
}

/// A mail or message, with what it tells.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Mail<'a> {
    ResetPassword {
        link: &'a str,
    },
    ActivateAccount {
        link: &'a str,
    },
    ConfirmEmail {
        code: &'a str,
    },
    SignInCode {
        code: &'a str,
    },
    /// A question on a phone that approves sign-ins.
    ApproveSignIn,
    AccountApproved,
}

/// The subject and body of a mail.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Words {
    pub(crate) subject: String,
    pub(crate) body: String,
}

impl Mail<'_> {
    /// The mail's words in a language.
    pub(crate) fn words(self, language: Language) -> Words {
        let (subject, body) = match language {
            Language::English => self.english(),
            Language::German => self.german(),
            Language::Arabic => self.arabic(),
        };
        Words {
            subject: subject.to_owned(),
            body,
        }
    }

    fn english(self) -> (&'static str, String) {
        match self {
            Self::ResetPassword { link } => (
                "Reset your password",
                format!(
                    "Use the link below to choose a new password. It can be used once and is valid for one hour. If you \
                     did not request this, you can ignore this email.\n{link}"
                ),
            ),
            Self::ActivateAccount { link } => (
                "Activate your account",
                format!(
                    "Use the link below to choose a password. It can be used once and is valid for one hour.\n{link}"
                ),
            ),
            Self::ConfirmEmail { code } => (
                "Confirm your email address",
                format!("Your code is {code}. It is valid for ten minutes."),
            ),
            Self::SignInCode { code } => (
                "Your login code",
                format!("Your code is {code}. It is valid for ten minutes. Never share it with anyone."),
            ),
            Self::ApproveSignIn => (
                "Is this you?",
                "Someone is logging in to your account with your password.".to_owned(),
            ),
            Self::AccountApproved => (
                "Your account is ready",
                "Your account has been approved. You can log in now.".to_owned(),
            ),
        }
    }

    fn german(self) -> (&'static str, String) {
        match self {
            Self::ResetPassword { link } => (
                "Passwort zurücksetzen",
                format!(
                    "Über den folgenden Link legen Sie ein neues Passwort fest. Er gilt einmalig und eine Stunde lang. \
                     Wenn Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren.\n{link}"
                ),
            ),
            Self::ActivateAccount { link } => (
                "Konto aktivieren",
                format!(
                    "Über den folgenden Link legen Sie Ihr Passwort fest. Er gilt einmalig und eine Stunde lang.\n{link}"
                ),
            ),
            Self::ConfirmEmail { code } => (
                "E-Mail-Adresse bestätigen",
                format!("Ihr Code lautet {code}. Er ist zehn Minuten gültig."),
            ),
            Self::SignInCode { code } => (
                "Ihr Anmeldecode",
                format!("Ihr Code lautet {code}. Er ist zehn Minuten gültig. Geben Sie ihn niemals weiter."),
            ),
            Self::ApproveSignIn => (
                "Sind Sie das?",
                "Jemand meldet sich gerade mit Ihrem Passwort bei Ihrem Konto an.".to_owned(),
            ),
            Self::AccountApproved => (
                "Ihr Konto ist bereit",
                "Ihr Konto wurde freigeschaltet. Sie können sich jetzt anmelden.".to_owned(),
            ),
        }
    }

    fn arabic(self) -> (&'static str, String) {
        match self {
            Self::ResetPassword { link } => (
                "إعادة تعيين كلمة المرور",
                format!(
                    "اختر كلمة مرور جديدة من خلال الرابط أدناه. الرابط صالح للاستخدام مرة واحدة ولمدة ساعة. إذا لم تطلب \
                     ذلك، فيمكنك تجاهل هذه الرسالة.\n{link}"
                ),
            ),
            Self::ActivateAccount { link } => (
                "تفعيل حسابك",
                format!("اختر كلمة مرور من خلال الرابط أدناه. الرابط صالح للاستخدام مرة واحدة ولمدة ساعة.\n{link}"),
            ),
            Self::ConfirmEmail { code } => (
                "تأكيد بريدك الإلكتروني",
                format!("الرمز الخاص بك هو {code}. وهو صالح لمدة عشر دقائق."),
            ),
            Self::SignInCode { code } => (
                "رمز تسجيل الدخول",
                format!("الرمز الخاص بك هو {code}. وهو صالح لمدة عشر دقائق. لا تشاركه مع أي شخص."),
            ),
            Self::ApproveSignIn => (
                "هل هذا أنت؟",
                "يحاول شخص ما تسجيل الدخول إلى حسابك باستخدام كلمة المرور الخاصة بك.".to_owned(),
            ),
            Self::AccountApproved => (
                "حسابك جاهز",
                "تمت الموافقة على حسابك. يمكنك تسجيل الدخول الآن.".to_owned(),
            ),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_leads_to_the_language_of_its_first_part() {
        for (tag, language) in [
            (None, Language::English),
            (Some("de"), Language::German),
            (Some("DE-at"), Language::German),
            (Some("ar_EG"), Language::Arabic),
            (Some("arn"), Language::English),
            (Some("fr"), Language::English),
        ] {
            assert_eq!(Language::of(tag), language, "{tag:?}");
        }
    }

    #[test]
    fn every_language_tells_the_code_or_link() {
        for language in [Language::English, Language::German, Language::Arabic] {
            for mail in [
                Mail::ResetPassword { link: "123456" },
                Mail::ActivateAccount { link: "123456" },
                Mail::ConfirmEmail { code: "123456" },
                Mail::SignInCode { code: "123456" },
            ] {
                let words = mail.words(language);
                assert!(words.body.contains("123456"), "{words:?}");
            }
        }
    }
}
