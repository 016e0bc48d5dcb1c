//! Codes of an authenticator app (RFC 6238): SHA-1, six digits, thirty seconds.

use base::{ApiError, Millis, Result};
use totp_rs::{Builder, Secret, Totp};

/// A new secret of 160 bits, as RFC 4226 recommends (section 4).
pub(super) fn new_secret() -> Result<Vec<u8>> {
    let mut secret = vec![0_u8; 20];
    getrandom::fill(&mut secret).map_err(ApiError::internal)?;
    Ok(secret)
}

pub fn base32(secret: &[u8]) -> String {
    Secret::from(secret).to_base32()
}

/// The `otpauth` address of a shop's account, which an authenticator app scans as a QR code.
pub fn uri(shop: &str, secret: &[u8], email: &str) -> String {
    let escaped = |text: &str| {
        let encoded: String = url::form_urlencoded::byte_serialize(text.as_bytes()).collect();
        encoded.replace('+', "%20")
    };
    format!(
        "otpauth://totp/{issuer}:{account}?secret={secret}&issuer={issuer}&algorithm=SHA1&digits=6&period=30",
        issuer = escaped(shop),
        account = escaped(email),
        secret = base32(secret),
    )
}

/// The time step of a valid code: the current step or a neighbour, later than the last used one.
pub(super) fn step_of(secret: &[u8], code: &str, now: Millis, last_step: Option<i64>) -> Option<i64> {
    let time = u64::try_from(now / 1000).ok()?;
    let step = authenticator(secret)?.check(code, time)?;
    let step = i64::try_from(step).ok()?;
    last_step.is_none_or(|last| step > last).then_some(step)
}

fn authenticator(secret: &[u8]) -> Option<Totp> {
    Builder::new().with_digits(6).with_step_duration(30).with_skew(1).with_secret(secret).build().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECRET: &[u8] = b"12345678901234567890";

    #[test]
    fn totp_codes_match_the_vectors_of_rfc_6238() {
        // RFC 6238, appendix B: the last six of its eight digits.
        for (time, code) in [
            (59, "287082"),
            (1_111_111_109, "081804"),
            (1_111_111_111, "050471"),
            (1_234_567_890, "005924"),
            (2_000_000_000, "279037"),
            (20_000_000_000, "353130"),
        ] {
            assert_eq!(step_of(SECRET, code, time * 1000, None), Some(time / 30), "{time}");
        }
    }

    #[test]
    fn a_totp_code_is_accepted_once_within_one_step_of_drift() {
        let step = 1_111_111_109 / 30;
        let at = |step: i64| step * 30_000;
        for (then, expected) in [(-2, None), (-1, Some(step)), (0, Some(step)), (1, Some(step)), (2, None)] {
            assert_eq!(step_of(SECRET, "081804", at(step + then), None), expected, "{then}");
        }
        assert_eq!(step_of(SECRET, "081804", at(step), Some(step)), None);
        assert_eq!(step_of(SECRET, "081804", at(step), Some(step - 1)), Some(step));
        for nonsense in ["", "81804", "0818040", "o81804", "٠٨١٨٠٤"] {
            assert_eq!(step_of(SECRET, nonsense, at(step), None), None, "{nonsense}");
        }
    }

    #[test]
    fn the_otpauth_url_has_every_parameter_an_authenticator_needs() {
        assert_eq!(base32(SECRET), "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
        assert_eq!(
            uri("Hearth & Field", SECRET, "ada@example.com"),
            "otpauth://totp/Hearth%20%26%20Field:ada%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ\
             &issuer=Hearth%20%26%20Field&algorithm=SHA1&digits=6&period=30"
        );
    }
}
