//! A text as a picture that cameras read.

use super::words::{Text, Words};
use maud::{Markup, html};
use qrcode::{Color, EcLevel, QrCode};
use std::fmt::Write;

/// Empty modules around the picture, which readers need (ISO/IEC 18004, section 9.1).
const QUIET_ZONE: usize = 4;

/// The picture; nothing if the text is too long for one.
pub(super) fn picture(words: Words, text: &str) -> Markup {
    let Ok(code) = QrCode::with_error_correction_level(text, EcLevel::M) else {
        return html! {};
    };
    let width = code.width();
    let mut path = String::new();
    for (index, _) in code.to_colors().iter().enumerate().filter(|(_, color)| **color == Color::Dark) {
        let (x, y) = (index % width + QUIET_ZONE, index / width + QUIET_ZONE);
        let _ = write!(path, "M{x} {y}h1v1h-1z");
    }
    let side = width + 2 * QUIET_ZONE;
    html! {
        svg.qr viewBox={ "0 0 " (side) " " (side) } role="img" aria-label=(words.say(Text::QrCode)) {
            rect width=(side) height=(side) fill="#fff" {}
            path d=(path) fill="#000" {}
        }
    }
}
