//! The languages of mails and hosted pages, the same as the store's.

mod countries;
mod dates;
mod periods;
mod table;

pub use table::check;
pub use table::{Catalog, Part, Translated, catalog, parts, texts, value_of};

// Orders, in checkout, mails and pages.
texts! {
    OrderText "orders"

    // States.
    PaymentPending Title Prepared PartlySent Sent Canceled Declined Refunded Parcel

    // Totals.
    Subtotal Discount Delivery Pickup Fees Tax Total TaxIncluded
}

// Invoices, on their pages and in mails.
texts! {
    InvoiceText "invoices"

    Title View Date OfOrder Seller Buyer TaxId Item Quantity Price Amount TaxAtRate Cancelled HowToSave
}

// Requests of buyers, on the order's page.
texts! {
    RequestText "requests"

    CancelTitle AskToCancel ReturnTitle ReturnUntil AskToReturn Reason HowMany

    // The state of a request.
    CancelAsked ReturnAsked Open CancelAccepted ReturnAccepted Declined

    // Refusals.
    WriteReason ReasonTooLong ChooseItems QuantityTooHigh TooLate NothingToReturn AlreadyRequested AlreadyFulfilled
    OrderClosed NotOffered
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Language {
    English,
    German,
    Arabic,
}

impl Language {
    /// The language of a tag (BCP 47), such as `de-AT`; English if unsupported.
    pub fn of(tag: Option<&str>) -> Self {
        let tag = tag.unwrap_or_default();
        let primary = tag.split(['-', '_']).next().unwrap_or_default();
        match primary.to_ascii_lowercase().as_str() {
            "de" => Self::German,
            "ar" => Self::Arabic,
            _ => Self::English,
        }
    }

    /// The language's tag (BCP 47).
    pub const fn tag(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
            Self::Arabic => "ar",
        }
    }

    /// The direction of the language's script.
    pub const fn direction(self) -> &'static str {
        match self {
            Self::Arabic => "rtl",
            Self::English | Self::German => "ltr",
        }
    }

    /// Picks this language's translation of three.
    pub fn pick<T>(self, [english, german, arabic]: [T; 3]) -> T {
        match self {
            Self::English => english,
            Self::German => german,
            Self::Arabic => arabic,
        }
    }

    /// Separates the parts of a list.
    pub const fn comma(self) -> &'static str {
        match self {
            Self::Arabic => "، ",
            Self::English | Self::German => ", ",
        }
    }

    /// Isolates left-to-right text within right-to-left script (bidi).
    pub fn isolated(self, text: &str) -> String {
        match self {
            Self::Arabic => format!("\u{2066}{text}\u{2069}"),
            Self::English | Self::German => text.to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_is_translated_with_the_same_placeholders() {
        check(OrderText::ALL);
        check(InvoiceText::ALL);
        check(RequestText::ALL);
    }

    #[test]
    fn a_language_tag_selects_by_its_primary_subtag() {
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
}
