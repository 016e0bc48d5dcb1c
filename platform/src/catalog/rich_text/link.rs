//! Links that a description may have.

/// An address that is safe to follow: never one that runs script.
pub(super) fn safe(address: &str) -> Option<String> {
    let cleaned: String = address.chars().filter(|character| !character.is_control()).collect();
    let cleaned = cleaned.trim();
    let scheme = cleaned.split_once(':').map(|(scheme, _)| scheme.to_ascii_lowercase());
    let is_safe = match scheme {
        // A colon after a slash, a question mark or a hash is no scheme's.
        Some(scheme) if !scheme.contains(['/', '?', '#']) => {
            matches!(scheme.as_str(), "http" | "https" | "mailto" | "tel" | "wix")
        }
        _ => true,
    };
    (is_safe && !cleaned.is_empty()).then(|| cleaned.to_owned())
}

#[cfg(test)]
mod tests {
    use super::safe;

    #[test]
    fn only_known_schemes_are_followed() {
        for address in ["https://a.b/c", "/page?x=1:2", "mailto:ada@example.com", "#top"] {
            assert_eq!(safe(address).as_deref(), Some(address));
        }
        for address in ["javascript:alert(1)", "JaVa\tScript:x", "data:text/html,x", "vbscript:x", " "] {
            assert_eq!(safe(address), None);
        }
    }
}
