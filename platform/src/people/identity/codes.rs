//! Codes: mailed to confirm an address, and counted over all sign-ins of an identity.

use super::pending::{self, Awaited};
use super::repo::Identity;
use crate::base::throttle::{Counted, Limit};
use crate::base::{Result, Shop, clock::seconds, secret};
use crate::events::mails::Mail;
use crate::events::outbox::{self, Message};
use crate::site;
use rusqlite::Connection;

/// In how many seconds wrong codes are counted together.
const CODE_WINDOW_SECONDS: i64 = 600;

/// Mails a code for a state token. False if no mail arrives at the address.
pub(super) fn send_code(connection: &Connection, shop: &Shop, token: &str, identity: &Identity) -> Result<bool> {
    let now = shop.clock.now();
    count_sent(shop, &identity.id)?;
    let code = secret::random_code()?;
    let letter = Mail::ConfirmEmail { code: &code }.letter(identity.language(None));
    let mail = Message {
        code: Some(code.clone()),
        expires: Some(now.saturating_add(seconds(pending::PENDING_SECONDS))),
        ..Message::mail(&site::name(connection)?, identity.email.clone(), &letter, now)
    };
    if outbox::send(connection, &mail)?.is_none() {
        return Ok(false);
    }
    let awaited = Awaited { factor: None, code: &code, push: None };
    pending::find(connection, now, token)?.await_code(connection, now, token, &awaited)?;
    Ok(true)
}

/// Counts a code that is about to be sent, over all sign-ins of an identity: who knows a password is not to fill the
/// mailbox or run up the phone bill of its owner.
pub(super) fn count_sent(shop: &Shop, identity: &str) -> Result<()> {
    let limit = Limit { attempts: shop.config.limits.codes_sent, seconds: CODE_WINDOW_SECONDS };
    let counted = Counted::SentCode(identity.to_owned());
    shop.throttle.count(shop.clock.now(), &counted, limit)
}

/// Counts a code that is about to be checked, over all sign-ins of an identity.
pub(super) fn count_code(shop: &Shop, identity: &str) -> Result<()> {
    let limit = Limit { attempts: shop.config.limits.codes_per_identity, seconds: CODE_WINDOW_SECONDS };
    let counted = Counted::Code(identity.to_owned());
    shop.throttle.count(shop.clock.now(), &counted, limit)
}

/// Takes back the count of a code that was right.
pub(super) fn code_was_right(shop: &Shop, identity: &str) {
    shop.throttle.take_back(&Counted::Code(identity.to_owned()));
}
