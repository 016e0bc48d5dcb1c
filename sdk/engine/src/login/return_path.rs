//! Return paths after a login: on this site, never elsewhere.

/// The path if it is on this site, otherwise `/`. A browser resolves `//evil.example`, `/\evil.example` and addresses
/// with control characters to other sites.
#[must_use]
pub fn safe_return_path(path: &str) -> &str {
    let mut letters = path.chars();
    let relative = letters.next() == Some('/') && !matches!(letters.next(), Some('/' | '\\'));
    let clean = !path.chars().any(|letter| letter.is_control() || letter == '\\');
    if relative && clean { path } else { "/" }
}

#[cfg(test)]
mod tests {
    use super::safe_return_path;

    #[test]
    fn return_paths_to_other_sites_become_the_root() {
        for path in ["/", "/account", "/search?q=mug&page=2#top", "/a//b"] {
            assert_eq!(safe_return_path(path), path);
        }
        for path in [
            "",
            "account",
            "//evil.example",
            "/\\evil.example",
            "\\\\evil.example",
            "/\t/evil.example",
            "https://evil.example",
            "javascript:alert(1)",
            "/a\\b",
        ] {
            assert_eq!(safe_return_path(path), "/", "{path}");
        }
    }
}
