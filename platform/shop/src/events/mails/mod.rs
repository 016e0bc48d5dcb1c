//! Mails and messages: their texts, rendered as text and as HTML.

mod account;
mod letter;
mod owner;

pub(crate) use account::Mail;
pub use letter::{Amount, Letter, Paragraph};
pub use owner::{OwnerMail, OwnerText};

use base::language::texts;

texts! {
    MailText "mails"

    // Accounts.
    ResetSubject Reset ActivateSubject Activate ChoosePassword ConfirmSubject Confirm LoginCodeSubject LoginCode
    ApproveSubject Approve ApprovedSubject Approved

    // Orders.
    Greeting PlacedSubject Placed CanceledSubject Canceled DeclinedSubject Declined ReadyForPickupSubject
    ReadyForPickup SentSubject Sent Track FilesSubject Files GiftCardsSubject GiftCards InvoiceSubject Invoice
    RefundedSubject Refunded ViewOrder PaymentRequestedSubject PaymentRequested PayNow AbandonedSubject Abandoned
    GoToCheckout ReturnAcceptedSubject ReturnAccepted RequestDeclinedSubject RequestDeclined
}

#[cfg(test)]
mod tests {
    use super::MailText;
    use base::language::check;

    #[test]
    fn every_mail_text_is_translated_with_the_same_placeholders() {
        check(MailText::ALL);
    }
}
