//! Mails to the owner, in the shop's language.

use super::{Letter, Paragraph};
use base::language::{Language, texts};
use serde::{Deserialize, Serialize};

texts! {
    OwnerText "owner"

    NewOrderSubject NewOrder LatePaymentSubject LatePayment LowStockSubject LowStock NewMemberSubject NewMember
    WaitsForApproval MemberReportSubject MemberReport DailySummarySubject DailySummary RequestsSubject Requests OpenConsole

    // The rows of the daily summary.
    Orders Sales NewMembers ToFulfil InShortSupply

    // Requests of buyers.
    AskedToCancel AskedToReturn RequestDeclined ReturnAccepted
}

/// The kind of a mail to the owner.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum OwnerMail {
    NewOrder,
    /// An order that was paid after it was placed.
    LatePayment,
    LowStock,
    NewMember,
    MemberReport,
    DailySummary,
    /// A buyer's request to cancel an order or to return items.
    Requests,
}

impl OwnerMail {
    const fn texts(self) -> (OwnerText, OwnerText) {
        match self {
            Self::NewOrder => (OwnerText::NewOrderSubject, OwnerText::NewOrder),
            Self::LatePayment => (OwnerText::LatePaymentSubject, OwnerText::LatePayment),
            Self::LowStock => (OwnerText::LowStockSubject, OwnerText::LowStock),
            Self::NewMember => (OwnerText::NewMemberSubject, OwnerText::NewMember),
            Self::MemberReport => (OwnerText::MemberReportSubject, OwnerText::MemberReport),
            Self::DailySummary => (OwnerText::DailySummarySubject, OwnerText::DailySummary),
            Self::Requests => (OwnerText::RequestsSubject, OwnerText::Requests),
        }
    }

    /// The mail with its details, and a link to a screen of the owner's console if its address is known.
    pub(crate) fn letter(
        self,
        language: Language,
        values: &[(&str, &str)],
        details: Vec<Paragraph>,
        screen: Option<String>,
    ) -> Letter {
        let (subject, text) = self.texts();
        let mut paragraphs = vec![Paragraph::Text(language.fill(text, values))];
        paragraphs.extend(details);
        let label = language.say(OwnerText::OpenConsole).to_owned();
        paragraphs.extend(screen.map(|address| Paragraph::Link { label, address }));
        Letter { language, subject: language.fill(subject, values), paragraphs }
    }
}

#[cfg(test)]
mod tests {
    use super::OwnerText;
    use base::language::check;

    #[test]
    fn every_text_for_the_owner_is_translated_with_the_same_placeholders() {
        check(OwnerText::ALL);
    }
}
