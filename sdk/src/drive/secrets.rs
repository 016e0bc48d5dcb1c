//! The names of fields that hold secrets, for logs of calls. `npm run generate` writes them for the npm package, too.

/// The names of redacted fields, as on the wire and in the npm package, at any depth of a payload.
pub const SECRET_FIELDS: &[&str] = &[
    // Passwords and keys.
    "password",
    "newPassword",
    "apiKey",
    "authorization",
    "secret",
    "clientSecret",
    "client_secret",
    "totpSecret",
    "totpUri",
    // Tokens.
    "token",
    "accessToken",
    "access_token",
    "refreshToken",
    "refresh_token",
    "sessionToken",
    "session_token",
    "stateToken",
    "recoveryToken",
    "deviceToken",
    "paymentToken",
    "captchaTokens",
    "Recaptcha",
    "InvisibleRecaptcha",
    "NoCaptcha",
    // Logins under way.
    "state",
    "nonce",
    "codeVerifier",
    "verificationCode",
    // Codes of logins, gift cards and coupons, which serve everyone who knows them.
    "code",
    "giftCardCode",
    "giftCardCodes",
    "couponCode",
];

#[cfg(test)]
mod tests {
    use super::SECRET_FIELDS;
    use std::path::Path;

    /// Names that look like a secret's, and why they are none.
    const HARMLESS: [(&str, &str); 6] = [
        ("authorizationDetails", "amounts and times of a payment"),
        ("codeChallenge", "a hash that the platform publishes in the address"),
        ("obfuscatedCode", "the end of a code, as it is shown to people"),
        ("paymentResponseToken", "names an answer of a payment provider"),
        ("priceVerificationToken", "proves a total, and opens nothing"),
        ("regularChargeResponseToken", "names an answer of a payment provider"),
    ];

    /// Whether a field of texts is named like a secret.
    fn looks_secret(name: &str) -> bool {
        let name = name.to_ascii_lowercase();
        let parts =
            ["password", "token", "secret", "apikey", "captcha", "verifier", "totpuri", "nonce", "authorization"];
        let endings = ["giftcardcode", "couponcode", "verificationcode", "obfuscatedcode", "codechallenge"];
        parts.iter().any(|part| name.contains(part))
            || endings.iter().any(|ending| name.ends_with(ending))
            || ["code", "state", "otp", "pin"].contains(&name.as_str())
    }

    /// The fields that the resources declare: name on the wire, and type.
    fn declared(folder: &Path) -> Vec<(String, String)> {
        let mut found = Vec::new();
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                found.extend(declared(&path));
                continue;
            }
            for line in std::fs::read_to_string(&path).unwrap().lines() {
                let Some((field, rest)) = line.trim().split_once(": ") else { continue };
                let field = field.strip_prefix("self.").unwrap_or(field);
                if !field.chars().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '_')
                {
                    continue;
                }
                let (kind, name) = rest.split_once(" as \"").unwrap_or((rest, ""));
                let kind: String = kind.chars().take_while(char::is_ascii_alphanumeric).collect();
                let wire = name.split('"').next().filter(|name| !name.is_empty());
                found.push((wire.map_or_else(|| camel_case(field), str::to_owned), kind));
            }
        }
        found
    }

    fn camel_case(field: &str) -> String {
        let mut parts = field.split('_');
        let first = parts.next().unwrap_or_default().to_owned();
        parts.fold(first, |name, part| name + &part[..1].to_uppercase() + &part[1..])
    }

    #[test]
    fn every_declared_field_that_holds_a_secret_is_redacted() {
        let declared = declared(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/resources"));
        assert!(declared.len() > 1000, "{}", declared.len());
        let is_text = |kind: &str| ["String", "Secret", "Vec"].contains(&kind);
        let left_out = |(name, kind): &&(String, String)| {
            (kind == "Secret" || (is_text(kind) && looks_secret(name)))
                && !SECRET_FIELDS.contains(&name.as_str())
                && !HARMLESS.iter().any(|(harmless, _)| harmless == name)
        };
        let left_out: Vec<_> = declared.iter().filter(left_out).collect();
        assert!(left_out.is_empty(), "{left_out:?}");
        for planted in ["giftCardCode", "couponCode", "sessionToken", "code", "state"] {
            assert!(looks_secret(planted) && SECRET_FIELDS.contains(&planted), "{planted}");
        }
        let is_declared = |name: &str| declared.iter().any(|(declared, _)| declared == name);
        for (name, _) in HARMLESS {
            assert!(is_declared(name), "{name} is gone");
        }
    }
}
