//! Addresses shown so that their owner knows them and nobody else learns them.

const HIDDEN: &str = "•••";

/// An email address with its first letter and domain, or a phone number with its last two digits.
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
    fn most_is_hidden() {
        assert_eq!(destination("ada@example.com"), "a•••@example.com");
        assert_eq!(destination("+44 20 7946 0018"), "•••18");
        assert_eq!(destination("7"), "•••7");
    }
}
