//! Second factors: sends and checks codes, for logins and for enrolment.

use super::codes::{code_was_right, count_code, send_code};
use super::pending::{self, Pending, Purpose};
use super::states::{self, Progress, Proved, SentCode, State};
use super::{accounts, answer::answer, factors, repo};
use crate::events::outbox;
use crate::site;
use crate::site::MfaFactor;
use base::{ApiError, Author, Call, Reading, Result, Settled, Shop, Writing, throttle::wait_until};
use cartwright::resources::authentication::VerifyFactor;
use serde_json::Value;

/// The pending login of a state token, if it accepts this factor.
fn find(reading: &Reading<'_>, token: &str, factor: MfaFactor) -> Result<Pending> {
    let pending = pending::find(reading, reading.now, token)?;
    if matches!(pending.purpose, Purpose::VerifyEmail | Purpose::ConfirmEmail) {
        return Err(pending::not_found());
    }
    if !states::allowed_factors(reading, &pending)?.contains(&factor) {
        return Err(not_usable());
    }
    Ok(pending)
}

fn not_usable() -> ApiError {
    ApiError::field("factorType", "INVALID_ENUM_VALUE", "is not a factor that can be used here")
}

/// Sends a code, phone call or push, if the factor needs one.
pub fn begin(shop: &Shop, author: &Author, token: &str, factor: MfaFactor) -> Result<Progress> {
    shop.write(author, |writing| {
        let now = writing.now;
        let pending = find(writing, token, factor)?;
        let identity = repo::by_id(writing, &pending.identity)?.ok_or_else(pending::not_found)?;
        if factor != MfaFactor::Totp && pending.next_code_at() > now {
            return Err(wait_until(pending.next_code_at(), now));
        }
        let sent = if factor == MfaFactor::Totp {
            // The authenticator app generates codes by itself.
            SentCode { factor, destination: None, transaction: None }
        } else {
            let sent = send_code(writing, token, &identity, Some(factor))?.ok_or_else(outbox::undeliverable)?;
            SentCode {
                factor,
                destination: Some(destination(&sent.recipient)),
                transaction: (factor == MfaFactor::Push).then_some(sent.code),
            }
        };
        let state = State::MfaChallenge {
            token: token.to_owned(),
            factors: states::allowed_factors(writing, &pending)?,
            sent: Some(sent),
        };
        Ok(Progress { identity, state })
    })
}

/// The result of checking a code.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Checked {
    Right,
    Wrong,
    /// The push is still unanswered.
    Waiting,
    Denied,
}

/// Checks a code, or a push's transaction, and advances the login if correct.
pub fn check(
    shop: &Shop,
    author: &Author,
    token: &str,
    factor: MfaFactor,
    code: &str,
    remember: bool,
) -> Result<Progress> {
    shop.settle(author, |writing| {
        let now = writing.now;
        let pending = find(writing, token, factor)?;
        count_code(writing.shop, &pending.identity)?;
        let checked = check_code(writing, token, &pending, factor, code.trim())?;
        if matches!(checked, Checked::Right | Checked::Waiting) {
            code_was_right(writing.shop, &pending.identity);
        }
        match checked {
            Checked::Wrong => {
                pending.wrong_code(writing)?;
                Ok(Settled::Refused(pending::bad_code()))
            }
            Checked::Denied => {
                pending.close(writing)?;
                Ok(Settled::Refused(ApiError::bad_request("BAD_CODE", "The sign-in was denied")))
            }
            Checked::Waiting => {
                let identity = repo::by_id(writing, &pending.identity)?.ok_or_else(pending::not_found)?;
                let sent = SentCode {
                    factor,
                    destination: Some(destination(&identity.email)),
                    transaction: Some(code.to_owned()),
                };
                let state = State::MfaChallenge {
                    token: token.to_owned(),
                    factors: states::allowed_factors(writing, &pending)?,
                    sent: Some(sent),
                };
                Ok(Settled::Done(Progress { identity, state }))
            }
            Checked::Right => {
                outbox::spend(writing, code.trim())?;
                pending.close(writing)?;
                if pending.purpose == Purpose::ChallengeToEnrol {
                    let identity = accounts::find_for_owner(writing, &pending.identity)?;
                    let settings = site::read_settings(writing)?;
                    let missing = factors::missing(writing, &settings, &identity.id)?;
                    let state = states::enrolment(writing, &identity.id, missing)?;
                    return Ok(Settled::Done(Progress { identity, state }));
                }
                if pending.purpose == Purpose::Enrol && factor != MfaFactor::Totp {
                    factors::enrol(writing, now, &pending.identity, factor)?;
                }
                let proved = Proved { second_factor: true, remember, ..Proved::default() };
                states::advance(writing, &pending.identity, proved).map(Settled::Done)
            }
        }
    })
}

fn check_code(writing: &Writing<'_>, token: &str, pending: &Pending, factor: MfaFactor, code: &str) -> Result<Checked> {
    let is_right = match (factor, &pending.totp_secret) {
        (MfaFactor::Totp, Some(secret)) if pending.purpose == Purpose::Enrol => {
            factors::enrol_totp(writing, &pending.identity, secret, code)?
        }
        (MfaFactor::Totp, _) => factors::spend_totp(writing, &pending.identity, code)?,
        _ => pending.factor == Some(factor) && pending.is_code(token, code),
    };
    if !is_right {
        return Ok(Checked::Wrong);
    }
    let Some(push) = pending.push.filter(|_| factor == MfaFactor::Push) else {
        return Ok(Checked::Right);
    };
    Ok(match outbox::push_answer(writing, push)? {
        Some(true) => Checked::Right,
        Some(false) => Checked::Denied,
        None => Checked::Waiting,
    })
}

/// `POST /v2/{factorType}/verify`
pub(crate) fn verify_factor(shop: &Shop, call: &Call) -> Result<Value> {
    let token = call.text("stateToken")?;
    let request: VerifyFactor = call.payload()?;
    let factor = request.factor_type.as_ref().and_then(|factor| factor.as_str().parse().ok()).ok_or_else(not_usable)?;
    let given = match factor {
        MfaFactor::Totp => request.totp_data.and_then(|data| data.code),
        MfaFactor::Email => request.email_data.and_then(|data| data.code),
        MfaFactor::Sms => request.sms_data.and_then(|data| data.code),
        MfaFactor::Call => request.call_data.and_then(|data| data.code),
        MfaFactor::Push => request.push_data.and_then(|data| data.transaction_id).map(Into::into),
    };
    let progress = match given.filter(|code| !code.is_empty()) {
        Some(code) => {
            let remember = request.remember_this_device.unwrap_or_default();
            check(shop, &call.author, token, factor, code.expose(), remember)?
        }
        None => begin(shop, &call.author, token, factor)?,
    };
    answer(shop, &progress)
}

const HIDDEN: &str = "•••";

/// Masks an email address to its first letter and domain, or a phone number to its last two digits.
pub(super) fn destination(recipient: &str) -> String {
    if let Some((local, domain)) = recipient.rsplit_once('@') {
        let first: String = local.chars().take(1).collect();
        return format!("{first}{HIDDEN}@{domain}");
    }
    let digits: Vec<char> = recipient.chars().filter(char::is_ascii_digit).collect();
    let last: String = digits.iter().skip(digits.len().saturating_sub(2)).collect();
    format!("{HIDDEN}{last}")
}

#[cfg(test)]
mod tests {
    use super::destination;

    #[test]
    fn a_masked_destination_hides_most_of_the_email_or_phone() {
        assert_eq!(destination("ada@example.com"), "a•••@example.com");
        assert_eq!(destination("+44 20 7946 0018"), "•••18");
        assert_eq!(destination("7"), "•••7");
    }
}
