//! Codes sent by mail, phone or push, with rate limits across all logins of an identity.

use super::pending::{self, Awaited};
use super::repo::Identity;
use crate::events::mails::Mail;
use crate::events::outbox::{self, Message, MessageKind};
use crate::people::members;
use crate::site::{self, MfaFactor};
use base::{ApiError, Result, Shop, Writing, clock::seconds, secret, throttle::Counted};

/// A sent code, and its recipient.
pub(super) struct Sent {
    pub(super) code: String,
    pub(super) recipient: String,
}

/// Sends a state token's code: for a second factor, or (without a factor) to confirm the email address. A push gets a
/// secret instead of digits. `None` if undeliverable.
pub(super) fn send_code(
    writing: &Writing<'_>,
    token: &str,
    identity: &Identity,
    factor: Option<MfaFactor>,
) -> Result<Option<Sent>> {
    count_sent(writing.shop, &identity.id)?;
    let is_push = factor == Some(MfaFactor::Push);
    let code = if is_push { secret::random_secret()? } else { secret::random_code()? };
    let kind = match factor {
        Some(MfaFactor::Sms) => MessageKind::Sms,
        Some(MfaFactor::Call) => MessageKind::Call,
        Some(MfaFactor::Push) => MessageKind::Push,
        Some(MfaFactor::Email | MfaFactor::Totp) | None => MessageKind::Mail,
    };
    let recipient = match kind {
        MessageKind::Sms | MessageKind::Call => members::first_phone(writing, &identity.id)?
            .ok_or_else(|| ApiError::bad_request("SEND_CODE_ERROR", "There is no phone number to send a code to"))?,
        MessageKind::Mail | MessageKind::Push => identity.email.clone(),
    };
    let mail = match factor {
        None => Mail::ConfirmEmail { code: &code },
        Some(MfaFactor::Push) => Mail::ApproveSignIn,
        Some(_) => Mail::SignInCode { code: &code },
    };
    let mail = mail.letter(identity.language(None));
    let mail = Message::mail(&site::name(writing)?, recipient.clone(), &mail, writing.now);
    let message = Message {
        kind,
        html: mail.html.clone().filter(|_| kind == MessageKind::Mail),
        code: (!is_push).then(|| code.clone()),
        expires: (!is_push).then(|| writing.now.saturating_add(seconds(pending::PENDING_SECONDS))),
        ..mail
    };
    let Some(number) = outbox::send(writing, &message)? else {
        return Ok(None);
    };
    let awaited = Awaited { factor, code: &code, push: is_push.then_some(number) };
    pending::find(writing, writing.now, token)?.await_code(writing, writing.now, token, &awaited)?;
    Ok(Some(Sent { code, recipient }))
}

/// Counts a code to send against the identity's rate limit: an attacker who knows the password must not flood the
/// owner's mailbox or phone bill.
fn count_sent(shop: &Shop, identity: &str) -> Result<()> {
    shop.count(&Counted::SentCode(identity.to_owned()), shop.config.limits.codes_sent)
}

/// Counts a code to check against the identity's rate limit.
pub(super) fn count_code(shop: &Shop, identity: &str) -> Result<()> {
    shop.count(&Counted::Code(identity.to_owned()), shop.config.limits.codes_per_identity)
}

/// Takes back the count of a correct code.
pub(super) fn code_was_right(shop: &Shop, identity: &str) {
    shop.throttle.take_back(&Counted::Code(identity.to_owned()));
}
