//! Refusals as texts of a page.

use super::words::{CheckoutText, Language, PageWords as _, Text};
use base::password::{MAX_PASSWORD_LENGTH, SHORTEST_PASSWORD};
use base::{ApiError, Result};

/// An error of a form: a field's id, and a sentence.
pub(super) type FormError = (&'static str, String);

/// Converts a refusal to field errors; refusals of the whole form go to the field `first`. Refusals that a form cannot
/// fix remain errors.
pub(super) fn form_errors(words: Language, error: ApiError, first: &'static str) -> Result<Vec<FormError>> {
    match error {
        ApiError::Validation(violations) => {
            let errors = violations.iter().map(|violation| match violation.field.as_str() {
                "loginId.email" | "email" => ("email", words.say(Text::WriteEmail).to_owned()),
                "password" if violation.rule == "VALIDATION" => {
                    ("password", words.say(Text::PasswordIsEmail).to_owned())
                }
                "password" => ("password", password_length(words, Text::PasswordNeeds)),
                other => (first, refusal_text(words, "", &format!("{other} {}", violation.description))),
            });
            Ok(errors.collect())
        }
        ApiError::TooManyRequests { seconds } => Ok(vec![(first, too_many_tries(words, seconds))]),
        ApiError::Application { code, description, .. } => Ok(vec![(first, refusal_text(words, code, &description))]),
        other => Err(other),
    }
}

/// The sentence of an exceeded rate limit.
pub(super) fn too_many_tries(words: Language, seconds: i64) -> String {
    words.fill(Text::TooManyTries, &[("seconds", &seconds.to_string())])
}

/// A text with the bounds of a password's length.
pub(super) fn password_length(words: Language, text: Text) -> String {
    let (shortest, longest) = (SHORTEST_PASSWORD.to_string(), MAX_PASSWORD_LENGTH.to_string());
    words.fill(text, &[("shortest", &shortest), ("longest", &longest)])
}

/// A refusal in the page's language. The English description may be more specific than the code's translation.
pub(super) fn refusal_text(words: Language, code: &str, description: &str) -> String {
    let names_details = matches!(
        code,
        "ERROR_INVALID_SUBTOTAL"
            | "DELIVERY_NOT_AVAILABLE"
            | "FILE_NOT_FOUND"
            | "PARTIAL_OUT_OF_STOCK"
            | "FULL_OUT_OF_STOCK"
    );
    let text = translation(words, code).or_else(|| said_at_checkout(words, code));
    match text {
        Some(text) if !(names_details && words.is_english()) => text.to_owned(),
        // The page's own refusals are translated already; those of its setup are for developers.
        None if matches!(code, "PERMISSION_DENIED" | "UNKNOWN_ORIGIN" | "UNKNOWN_KIND" | "NO_STORE_ORIGIN") => {
            description.to_owned()
        }
        None if !words.is_english() => words.say(Text::Refused).to_owned(),
        _ => description.to_owned(),
    }
}

fn translation(words: Language, code: &str) -> Option<&'static str> {
    let text = match code {
        "-19976" => Text::WrongLogin,
        "-19995" => Text::EmailExists,
        "-19973" => Text::ResetNeeded,
        "BAD_CODE" => Text::WrongCode,
        "REGISTRATION_CLOSED" => Text::RegistrationClosed,
        "MEMBER_BLOCKED" => Text::MemberBlocked,
        "MEMBER_NOT_APPROVED" => Text::OwnerApproves,
        "SEND_CODE_ERROR" => Text::NoPhone,
        "FACTOR_ALREADY_SET_UP" => Text::AppIsSetUp,
        "REDIRECT_SESSION_NOT_FOUND" => Text::SessionExpired,
        "WRONG_REDIRECT_SESSION" => Text::OtherPage,
        "NOT_FOUND" | "FILE_NOT_FOUND" => Text::LinkNotFound,
        _ => return None,
    };
    Some(words.say(text))
}

fn said_at_checkout(words: Language, code: &str) -> Option<&'static str> {
    let text = match code {
        "ERROR_COUPON_DOES_NOT_EXIST" => CheckoutText::CouponUnknown,
        "ERROR_COUPON_IS_DISABLED" => CheckoutText::CouponDisabled,
        "ERROR_COUPON_IS_NOT_ACTIVE_YET" => CheckoutText::CouponEarly,
        "ERROR_COUPON_HAS_EXPIRED" => CheckoutText::CouponExpired,
        "ERROR_COUPON_USAGE_EXCEEDED" => CheckoutText::CouponUsedUp,
        "ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED" => CheckoutText::CouponUsedByYou,
        "ERROR_INVALID_SUBTOTAL" => CheckoutText::CouponNeedsMore,
        "COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD" => CheckoutText::CouponNotForGiftCards,
        "ERROR_INVALID_PRODUCTS" => CheckoutText::CouponForNothing,
        "GIFT_CARD_DISABLED" => CheckoutText::GiftCardDisabled,
        "GIFT_CARD_EXPIRED" => CheckoutText::GiftCardExpired,
        "GIFT_CARD_IS_EMPTY" => CheckoutText::GiftCardEmpty,
        "GIFT_CARD_CODE_INVALID" => CheckoutText::GiftCardMalformed,
        "GIFT_CARD_NOT_FOUND" => CheckoutText::GiftCardUnknown,
        "GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD" => CheckoutText::GiftCardForGiftCard,
        "SUBSCRIPTION_WITH_GIFT_CARD" => CheckoutText::GiftCardForSubscription,
        "SHIPPING_ADDRESS_MISSING" => CheckoutText::NoAddress,
        "DELIVERY_NOT_AVAILABLE" => CheckoutText::NoDelivery,
        "SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND" => CheckoutText::NoSuchDelivery,
        "NO_SELECTED_CARRIER_SERVICE_OPTION" => CheckoutText::NoDelivery,
        "SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE" => CheckoutText::NoSuchDelivery,
        "PARTIAL_OUT_OF_STOCK" | "FULL_OUT_OF_STOCK" => CheckoutText::OutOfStock,
        "EMPTY_CHECKOUT" => CheckoutText::NothingToBuy,
        _ => return None,
    };
    Some(words.say(text))
}

/// A refusal as a sentence, with a full stop.
pub(super) fn sentence(words: Language, code: &str, description: &str) -> String {
    let mut text = refusal_text(words, code, description);
    if !text.ends_with('.') {
        text.push('.');
    }
    text
}
