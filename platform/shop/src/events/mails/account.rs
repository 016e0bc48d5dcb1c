//! Mails and messages to members about their accounts, and to buyers about abandoned checkouts.

use super::{Letter, MailText, Paragraph};
use base::language::Language;

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
    /// A push notification that asks to approve a login.
    ApproveSignIn,
    AccountApproved,
    CheckoutAbandoned {
        link: &'a str,
    },
}

impl Mail<'_> {
    pub(crate) fn letter(self, language: Language) -> Letter {
        let (subject, text) = match self {
            Self::ResetPassword { .. } => (MailText::ResetSubject, MailText::Reset),
            Self::ActivateAccount { .. } => (MailText::ActivateSubject, MailText::Activate),
            Self::ConfirmEmail { .. } => (MailText::ConfirmSubject, MailText::Confirm),
            Self::SignInCode { .. } => (MailText::LoginCodeSubject, MailText::LoginCode),
            Self::ApproveSignIn => (MailText::ApproveSubject, MailText::Approve),
            Self::AccountApproved => (MailText::ApprovedSubject, MailText::Approved),
            Self::CheckoutAbandoned { .. } => (MailText::AbandonedSubject, MailText::Abandoned),
        };
        let (code, link) = match self {
            Self::ResetPassword { link } | Self::ActivateAccount { link } => {
                ("", Some((MailText::ChoosePassword, link)))
            }
            Self::CheckoutAbandoned { link } => ("", Some((MailText::GoToCheckout, link))),
            Self::ConfirmEmail { code } | Self::SignInCode { code } => (code, None),
            Self::ApproveSignIn | Self::AccountApproved => ("", None),
        };
        let mut paragraphs = vec![Paragraph::Text(language.fill(text, &[("code", code)]))];
        paragraphs.extend(
            link.map(|(label, link)| Paragraph::Link {
                label: language.say(label).to_owned(),
                address: link.to_owned(),
            }),
        );
        Letter { language, subject: language.say(subject).to_owned(), paragraphs }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_account_mail_contains_its_code_or_link_in_every_language() {
        for language in [Language::English, Language::German, Language::Arabic] {
            for mail in [
                Mail::ResetPassword { link: "123456" },
                Mail::ActivateAccount { link: "123456" },
                Mail::CheckoutAbandoned { link: "123456" },
                Mail::ConfirmEmail { code: "123456" },
                Mail::SignInCode { code: "123456" },
            ] {
                let letter = mail.letter(language);
                assert!(letter.text().contains("123456"), "{letter:?}");
            }
        }
    }
}
