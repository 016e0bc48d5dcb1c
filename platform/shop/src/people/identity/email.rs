//! Whether an email address is deliverable, judging by form and domain, without sending mail.

use base::{ApiError, Call, Result, Shop, contract::is_email, wire};
use cartwright::resources::authentication::{EmailProblem, EmailValidation, EmailValidationFailure, ValidateEmail};
use serde_json::Value;

/// A top-level domain that never resolves (RFC 6761, section 6.4).
const NOWHERE: &str = "invalid";

/// `POST /v2/validate-email`
pub(crate) fn validate_email(_: &Shop, call: &Call) -> Result<Value> {
    let request: ValidateEmail = call.payload()?;
    let email = request.email.unwrap_or_default();
    if email.trim().is_empty() {
        return Err(ApiError::missing("email"));
    }
    Ok(serde_json::to_value(judge(email.trim()))?)
}

fn judge(email: &str) -> EmailValidation {
    let is_address = is_email(email);
    let reason = match email.rsplit_once('@') {
        Some((_, domain)) if is_address => is_nowhere(domain).then_some(EmailProblem::DomainMissingDnsRecords),
        Some((local, _)) if is_email(&[local, "@example.com"].concat()) => Some(EmailProblem::DomainFormatInvalid),
        _ => None,
    };
    wire!(EmailValidation {
        valid: is_address && reason.is_none(),
        format_invalid: !is_address,
        failure: reason.map(|reason| wire!(EmailValidationFailure { reason }))
    })
}

fn is_nowhere(domain: &str) -> bool {
    domain.rsplit('.').next().is_some_and(|last| last.eq_ignore_ascii_case(NOWHERE))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_invalid_email_is_reported_with_its_reason() {
        let missing = Some(EmailProblem::DomainMissingDnsRecords);
        for (email, valid, format_invalid, reason) in [
            ("ada@example.com", true, false, None),
            ("ada@shop.invalid", false, false, missing.clone()),
            ("ada@shop.INVALID", false, false, missing),
            ("ada@shop..com", false, true, Some(EmailProblem::DomainFormatInvalid)),
            ("ada@localhost", false, true, Some(EmailProblem::DomainFormatInvalid)),
            ("ada lovelace@example.com", false, true, None),
            ("ada", false, true, None),
        ] {
            let judged = judge(email);
            let found = judged.failure.and_then(|failure| failure.reason);
            assert_eq!(
                (judged.valid, judged.format_invalid, found),
                (Some(valid), Some(format_invalid), reason),
                "{email}"
            );
        }
    }
}
