//! The demo shop's pictures: files under `seed/demo/pictures`, embedded in the program.

use crate::site::media::{Original, transform::MAX_SOURCE_SIDE};
use axum::body::Bytes;
use cartwright_pixels::Unread;
use include_dir::{Dir, include_dir};
use serde::{Deserialize, Deserializer, de::Error as _};
use sha2::{Digest as _, Sha256};
use std::{collections::HashMap, sync::LazyLock};

static DIRECTORY: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../seed/demo/pictures");

static FILES: LazyLock<Vec<Content>> = LazyLock::new(|| {
    let files = DIRECTORY.files();
    let named = files.filter_map(|file| Some((file.path().to_str()?, file.contents())));
    named.map(|(name, bytes)| Content::new(name, bytes)).collect()
});

static BY_NAME: LazyLock<HashMap<&str, PictureFile>> =
    LazyLock::new(|| PictureFile::all().map(|file| (file.name(), file)).collect());

static BY_MEDIA_ID: LazyLock<HashMap<&str, PictureFile>> =
    LazyLock::new(|| PictureFile::all().map(|file| (file.media_id(), file)).collect());

#[derive(Debug)]
struct Content {
    name: &'static str,
    bytes: &'static [u8],
    media_id: String,
    size: Option<(u32, u32)>,
}

impl Content {
    fn new(name: &'static str, bytes: &'static [u8]) -> Self {
        let digest = Sha256::digest(bytes);
        let own: String = digest.iter().take(16).map(|byte| format!("{byte:02x}")).collect();
        let unread = Unread::new(bytes, MAX_SOURCE_SIDE).ok();
        Self { name, bytes, media_id: format!("cw_{own}~mv2.webp"), size: unread.map(|unread| unread.size()) }
    }
}

/// The file of a picture, referenced by seed files.
#[derive(Debug, Clone, Copy)]
pub struct PictureFile(&'static Content);

impl<'de> Deserialize<'de> for PictureFile {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let name = String::deserialize(from)?;
        Self::named(&name).ok_or_else(|| D::Error::custom(format_args!("there is no picture file `{name}`")))
    }
}

impl PictureFile {
    /// All embedded files.
    pub(super) fn all() -> impl Iterator<Item = Self> {
        FILES.iter().map(Self)
    }

    pub fn named(name: &str) -> Option<Self> {
        BY_NAME.get(name).copied()
    }

    pub(crate) fn of_media_id(id: &str) -> Option<Self> {
        BY_MEDIA_ID.get(id).copied()
    }

    /// The file name, with extension.
    #[must_use]
    pub fn name(&self) -> &'static str {
        self.0.name
    }

    /// The media id. Changes with the content, so that no cache is stale.
    #[must_use]
    pub fn media_id(&self) -> &'static str {
        &self.0.media_id
    }

    /// Width and height in pixels; `None` if it is not a picture.
    #[must_use]
    pub fn size(&self) -> Option<(u32, u32)> {
        self.0.size
    }
}

/// The demo shop's picture with a media id, if any.
#[must_use]
pub fn original(media_id: &str) -> Option<Original> {
    let file = BY_MEDIA_ID.get(media_id)?;
    Some(Original::Encoded(Bytes::from_static(file.0.bytes)))
}
