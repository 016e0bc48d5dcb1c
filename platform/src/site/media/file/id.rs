//! The ids of uploads, in the form that the hosted platform's have: where they come from, something of their own, and
//! what they are.

use super::file_type::{FileKind, FileType};

/// The characters of a site's id that begin the ids of its files.
const SITE_LENGTH: usize = 6;

pub(crate) fn new(site_id: &str, file_type: FileType) -> String {
    let site: String = site_id.chars().filter(char::is_ascii_alphanumeric).take(SITE_LENGTH).collect();
    let own = uuid::Uuid::new_v4().simple();
    let extension = file_type.extension();
    match file_type.kind() {
        // The mark is of pictures that are scaled.
        FileKind::Image => format!("{site}_{own}~mv2.{extension}"),
        FileKind::Video => format!("{site}_{own}"),
        FileKind::Audio | FileKind::Document | FileKind::Archive => format!("{site}_{own}.{extension}"),
    }
}

/// Whether a text has the form of an upload's id, so that there is no other meaning to it.
pub(crate) fn is_own(text: &str) -> bool {
    let Some((site, rest)) = text.split_once('_') else {
        return false;
    };
    let own = rest.split(['~', '.']).next().unwrap_or_default();
    let is_hexadecimal = |text: &str| text.bytes().all(|byte| byte.is_ascii_hexdigit());
    site.len() == SITE_LENGTH && is_hexadecimal(site) && own.len() == 32 && is_hexadecimal(own)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_known_by_its_form() {
        let site = uuid::Uuid::new_v4().to_string();
        for file_type in [FileType::Jpeg, FileType::Webm, FileType::Mp3, FileType::Zip] {
            let id = new(&site, file_type);
            assert!(is_own(&id), "{id}");
        }
        for other in ["", "m0", "cw_0123456789abcdef0123456789abcdef~mv2.jpg", "a_b", "2acbb8_86485e"] {
            assert!(!is_own(other), "{other}");
        }
    }
}
