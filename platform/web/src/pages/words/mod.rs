//! The texts of the hosted pages, in the store's languages.

mod language;

pub(super) use base::language::Language;
pub(super) use language::{LANGUAGE_COOKIE, explicit, of_headers, of_request};

use base::language::{Part, Translated, parts, texts, value_of};
use base::money;
use cartwright::types::Currency;
use maud::{Markup, PreEscaped, Render, html};
use rust_decimal::Decimal;

// The hosted pages, except the checkout.
texts! {
    Text "pages"

    // All pages.
    Optional PleaseCheck CanClose BackToLogIn

    // Errors.
    Failed Refused OurFault TooManyTries FormTooOld SessionExpired OtherPage LinkNotFound Unavailable NoSuchBusiness
    Bookings Events PaidPlans PaymentRequests BackToSite

    // Login and registration.
    LogIn CreateAccount HaveAccount Email Password PasswordLength Human AreYouHuman IsHuman Token TokenValid TokenUsed
    TokenExpired TokenWrong LoggedIn LogOut LoggedOut LoggingIn BackToShop Continue LoggedInAs ContinueAs OtherAccount
    WriteEmail PasswordIsEmail PasswordNeeds SayHuman WrongLogin EmailExists ResetNeeded RegistrationClosed
    MemberBlocked

    // Codes and second factors.
    AlmostThere OwnerApproves AccountChecked StartAgain TookTooLong LogInAgain LogInFromShop ConfirmEmail CodeSentTo
    Code Confirm SendAnother WrongCode SetUpSecondStep SecondStepProtects OneMoreStep ScanThis QrCode Key
    ApproveOnDevice NotApproved TrustDevice AnotherWay HowToConfirm CodeFromApp CodeFromEmail CodeFromSms CodeFromCall
    UseApp SendByEmail SendBySms CallMe AskOnDevice NoPhone

    // Recovery and security.
    ForgottenPassword WeSendLink SendLink CheckEmail LinkOnItsWay ChoosePassword NewPassword LoggedOutElsewhere
    SavePassword Security AuthenticatorApp AppCode AppProtects RemoveApp NoSecondStep AppWouldProtect SetUpApp
    AppIsSetUp
}

// The hosted checkout.
texts! {
    CheckoutText "checkout"

    // Frame.
    Checkout BackToCart ThankYou OrderNumber ConfirmationComes

    // Summary.
    YourOrder GiftCard Tip PaidLater PaidAfterTrial PaidNow NotKnownYet EstimatedTotal TotalSoFar

    // Steps.
    Delivery ToDelivery ToPayment Change AddressFirst DeliveryFirst FillIn ChangedMeanwhile

    // Contact and address.
    Contact HaveAccount UseSaved FirstName LastName Phone Address AnotherAddress Country ChooseCountry Street Postcode City
    Region TaxId TaxIdHint WriteFirstName WriteLastName WriteStreet WriteCity WrongPostcode ChooseRegion WritePostcode
    WriteTaxId WrongTaxId

    // Delivery.
    ChooseAnother Free ParcelPoint InShop Includes NoAddress NoDelivery NoSuchDelivery

    // Coupons and gift cards.
    Savings Coupon CouponApplied ApplyCoupon RemoveCoupon ApplyGiftCard RemoveGiftCard GiftCardPays CodeMalformed
    CouponUnknown CouponDisabled CouponEarly CouponExpired CouponUsedUp CouponUsedByYou CouponNeedsMore
    CouponNotForGiftCards CouponForNothing GiftCardDisabled GiftCardExpired GiftCardEmpty GiftCardMalformed
    GiftCardUnknown GiftCardForGiftCard GiftCardForSubscription

    // Memberships, tip and note.
    Memberships PayWithMembership CreditsLeft MembershipUnusable TipForWorkshop NoTip OtherAmount TipAmount Note

    // Payment.
    HowToPay ByCard AtPickup PlaceOrder Pay Payment CardNumber CardHint Expiry ExpiryHint SecurityCode
    SecurityCodeHint NotATestCard WriteExpiry WriteSecurityCode Declined BankSilent TotalChanged OutOfStock
    NothingToBuy Terms AgreeToTerms AgreeFirst
}

/// How a language writes what pages say beside its texts.
pub(super) trait PageWords: Copy {
    fn is_english(self) -> bool;

    /// A text whose placeholders are filled with markup.
    fn markup(self, text: impl Translated, values: &[(&str, Markup)]) -> Markup;

    /// An amount; isolated in right-to-left script (bidi).
    fn money(self, amount: Decimal, currency: Currency) -> String;

    /// A name in any script, isolated in right-to-left script (bidi).
    fn name(self, text: &str) -> String;

    fn strong(self, name: &impl Render) -> Markup;
}

impl PageWords for Language {
    fn is_english(self) -> bool {
        self == Self::English
    }

    fn markup(self, text: impl Translated, values: &[(&str, Markup)]) -> Markup {
        html! {
            @for part in parts(self.say(text)) {
                @match part {
                    Part::Plain(plain) => (plain),
                    Part::Placeholder(name) => {
                        @if let Some(value) = value_of(values, name) { (PreEscaped(&value.0)) }
                    }
                }
            }
        }
    }

    fn money(self, amount: Decimal, currency: Currency) -> String {
        let written = money::localized(amount, currency, self);
        match self {
            Language::Arabic => format!("\u{2067}{written}\u{2069}"),
            Language::English | Language::German => written,
        }
    }

    fn name(self, text: &str) -> String {
        match self {
            Language::Arabic => format!("\u{2068}{text}\u{2069}"),
            Language::English | Language::German => text.to_owned(),
        }
    }

    fn strong(self, name: &impl Render) -> Markup {
        html! { strong { bdi { (name) } } }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use base::language::check;

    #[test]
    fn every_page_text_is_translated_with_the_same_placeholders() {
        check(Text::ALL);
        check(CheckoutText::ALL);
    }

    #[test]
    fn placeholders_are_filled_and_markup_is_escaped() {
        let filled = Language::German.fill(Text::ContinueAs, &[("email", "ada@example.com")]);
        assert_eq!(filled, "Als ada@example.com fortfahren");
        let marked = Language::English.markup(Text::CodeSentTo, &[("email", html! { b { ("<") } })]);
        assert_eq!(marked.0, "We sent a 6-digit code to <b>&lt;</b>.");
    }

    #[test]
    fn money_is_formatted_for_each_language() {
        let currency: Currency = "USD".parse().unwrap();
        let amount = Decimal::new(-340, 2);
        assert_eq!(Language::English.money(amount, currency), "\u{2212}$3.40");
        assert_eq!(Language::German.money(amount, currency), "\u{2212}3,40\u{a0}$");
        assert_eq!(
            Language::Arabic.money(amount, currency),
            "\u{2067}\u{200e}\u{2212}3.40\u{200f}\u{a0}US$\u{200e}\u{2069}"
        );
    }
}
