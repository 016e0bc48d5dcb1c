//! Pictures and films as they are kept.

use serde::{Deserialize, Serialize};

/// Whether it stands still.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub(crate) enum MediaKind {
    #[default]
    Image,
    Video,
}

impl MediaKind {
    fn is_image(&self) -> bool {
        *self == Self::Image
    }
}

/// A picture or a film.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub(crate) struct StoredMedia {
    pub(crate) id: String,
    #[serde(skip_serializing_if = "MediaKind::is_image")]
    pub(crate) kind: MediaKind,
    /// The picture itself, or the still that stands for a film. A path when the platform keeps it.
    pub(crate) picture: Rendition,
    /// A film's files.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) files: Vec<Rendition>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) alt_text: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) display_name: Option<String>,
}

/// One file of it.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub(crate) struct Rendition {
    pub(crate) url: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) width: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) height: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) format: Option<String>,
}
