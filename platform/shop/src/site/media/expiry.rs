//! Expiry dates of signed addresses of external pictures.

use base::{Millis, clock};
use url::Url;

/// The expiry date of a signed address, from the parameters of CloudFront (`Expires`), Azure (`se`), Amazon S3 or
/// Google Cloud (a date and seconds); `None` for other addresses.
pub(crate) fn expiry(address: &str) -> Option<Millis> {
    let url = Url::parse(address).ok()?;
    let parameter = |name: &str| {
        url.query_pairs().find_map(|(key, value)| key.eq_ignore_ascii_case(name).then(|| value.into_owned()))
    };
    if let Some(seconds) = parameter("Expires") {
        return seconds.parse::<Millis>().ok()?.checked_mul(1000);
    }
    if let Some(end) = parameter("se") {
        return clock::parse_rfc3339(&end);
    }
    ["X-Amz", "X-Goog"].into_iter().find_map(|vendor| {
        let signed = parameter(&format!("{vendor}-Date"))?;
        let seconds: Millis = parameter(&format!("{vendor}-Expires"))?.parse().ok()?;
        parse_compact(&signed)?.checked_add(seconds.checked_mul(1000)?)
    })
}

/// Parses `20261128T093000Z`.
fn parse_compact(text: &str) -> Option<Millis> {
    let part = |range: std::ops::Range<usize>| text.get(range);
    let date = [part(0..4)?, part(4..6)?, part(6..8)?].join("-");
    let time = [part(9..11)?, part(11..13)?, part(13..15)?].join(":");
    clock::parse_rfc3339(&format!("{date}T{time}Z"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_expiry_of_a_signed_url_is_read_from_its_query() {
        let end = |query: &str| expiry(&format!("https://pictures.example/a.jpg?{query}"));
        let noon = clock::parse_rfc3339("2026-11-28T12:00:00Z");
        for query in [
            "Expires=1795867200&Signature=s&Key-Pair-Id=k",
            "sv=2024-01-01&se=2026-11-28T12%3A00%3A00Z&sig=s",
            "X-Amz-Date=20261128T110000Z&X-Amz-Expires=3600&X-Amz-Signature=s",
            "X-Goog-Date=20261128T110000Z&X-Goog-Expires=3600",
        ] {
            assert_eq!(end(query), noon, "{query}");
        }
        for query in ["", "Expires=soon", "se=later", "X-Amz-Date=2026&X-Amz-Expires=1", "X-Amz-Expires=9", "v=2"] {
            assert_eq!(end(query), None, "{query}");
        }
        assert_eq!(expiry("/media/a.jpg"), None);
    }
}
