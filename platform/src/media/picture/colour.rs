//! Colours of the drawings, written as `#rrggbb`.

use std::fmt;

use serde::{Deserialize, Serialize};

/// An opaque sRGB colour; on paper `#rrggbb`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Colour {
    red: u8,
    green: u8,
    blue: u8,
}

/// The text is not `#` and six hexadecimal digits.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a colour of the form #rrggbb")]
pub struct NotAColour(String);

impl Colour {
    /// The lightest tone in use: warm, so that highlights look like daylight.
    pub const LIGHT: Self = Self::new(0xff, 0xfa, 0xf0);
    /// The darkest tone in use: warm, so that shade does not look like soot.
    pub const DARK: Self = Self::new(0x24, 0x1a, 0x14);

    /// A colour from its three channels.
    #[must_use]
    pub const fn new(red: u8, green: u8, blue: u8) -> Self {
        Self { red, green, blue }
    }

    /// The colour a share (0 to 1) of the way to another one.
    #[must_use]
    pub fn mix(self, other: Self, share: f64) -> Self {
        let blend = |from: u8, to: u8| {
            let share = share.clamp(0.0, 1.0);
            (f64::from(from) + (f64::from(to) - f64::from(from)) * share).round() as u8
        };
        Self::new(
            blend(self.red, other.red),
            blend(self.green, other.green),
            blend(self.blue, other.blue),
        )
    }

    /// The colour in more light.
    #[must_use]
    pub fn lighter(self, share: f64) -> Self {
        self.mix(Self::LIGHT, share)
    }

    /// The colour in less light.
    #[must_use]
    pub fn darker(self, share: f64) -> Self {
        self.mix(Self::DARK, share)
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "#{:02x}{:02x}{:02x}", self.red, self.green, self.blue)
    }
}

impl TryFrom<String> for Colour {
    type Error = NotAColour;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let channels = text
            .strip_prefix('#')
            .filter(|digits| digits.len() == 6 && digits.bytes().all(|b| b.is_ascii_hexdigit()))
            .and_then(|digits| u32::from_str_radix(digits, 16).ok());
        match channels.map(u32::to_be_bytes) {
            Some([_, red, green, blue]) => Ok(Self::new(red, green, blue)),
            None => Err(NotAColour(text)),
        }
    }
}

impl From<Colour> for String {
    fn from(colour: Colour) -> Self {
        colour.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_and_writes_the_same_text() {
        let moss = Colour::try_from("#6b7355".to_owned()).unwrap();
        assert_eq!(moss.to_string(), "#6b7355");
        for bad in ["6b7355", "#6b735", "#6b73zz", "#+b7355", ""] {
            assert!(Colour::try_from(bad.to_owned()).is_err(), "{bad}");
        }
    }

    #[test]
    fn mixes_channel_by_channel() {
        let mixed = Colour::new(0, 100, 200).mix(Colour::new(100, 0, 200), 0.5);
        assert_eq!(mixed, Colour::new(50, 50, 200));
    }
}
