//! Headers, as RFC 9110 has them: names of token characters (5.1), values without control characters or white space
//! around them (5.5).

/// A name and a value.
pub(crate) type Header = (String, String);

/// Sets a header, replacing a header of the same name. Surrounding white space is removed from the value.
pub(crate) fn set(headers: &mut Vec<Header>, name: &str, value: &str) {
    let value = value.trim_ascii();
    match headers.iter_mut().find(|(known, _)| known.eq_ignore_ascii_case(name)) {
        Some((_, known)) => value.clone_into(known),
        None => headers.push((name.to_owned(), value.to_owned())),
    }
}

/// Sets headers, replacing headers of the same names.
pub(crate) fn set_all(headers: &mut Vec<Header>, more: &[Header]) {
    for (name, value) in more {
        set(headers, name, value);
    }
}

/// The name of the first invalid header.
pub(crate) fn unsendable(headers: &[Header]) -> Option<&str> {
    for (name, value) in headers {
        if name.is_empty() || !name.bytes().all(is_token) || !value.bytes().all(is_field) {
            return Some(name);
        }
    }
    None
}

const fn is_token(byte: u8) -> bool {
    matches!(byte, b'!' | b'#'..=b'\'' | b'*' | b'+' | b'-' | b'.' | b'0'..=b'9' | b'A'..=b'Z' | b'^'..=b'z' | b'|' | b'~')
}

/// Browsers send characters up to U+00FF. In UTF-8 their bytes are at most 0xC3; other characters have larger bytes.
const fn is_field(byte: u8) -> bool {
    matches!(byte, b'\t' | b' '..=b'~' | 0x80..=0xc3)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn header_values_accept_latin_1_without_control_characters() {
        for character in '\0'..='\u{3000}' {
            let headers = [("x-note".to_owned(), character.to_string())];
            let fits = matches!(character, '\t' | ' '..='~' | '\u{80}'..='\u{ff}');
            assert_eq!(unsendable(&headers).is_none(), fits, "{character:?}");
        }
    }
}
