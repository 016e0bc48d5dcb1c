//! Moments in time, as the platform writes them.

use serde::{Deserialize, Serialize};

/// A moment as RFC 3339 text in UTC, such as `2026-11-21T09:30:00.000Z`, unchanged from the wire.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Timestamp(String);

impl Timestamp {
    /// The unchanged text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl<T: Into<String>> From<T> for Timestamp {
    fn from(text: T) -> Self {
        Self(text.into())
    }
}

impl std::fmt::Display for Timestamp {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str(&self.0)
    }
}

#[cfg(cartwright_codegen)]
impl ts_rs::TS for Timestamp {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;
    fn name(_: &ts_rs::Config) -> String {
        "Date".to_owned()
    }
    fn inline(_: &ts_rs::Config) -> String {
        "Date".to_owned()
    }
}
