//! Pictures and videos on catalog V3's wire.

use crate::catalog::picture;
use crate::catalog::record::{MediaKind, Rendition, StoredMedia};
use crate::site::media::expiry;
use base::{clock::rfc3339, state::absolute_url, wire};
use cartwright::resources::products_v3::{
    FocalPoint, Image, MediaType, ProductMedia, Thumbnail, VideoPoster, VideoResolution, VideoV2,
};

use cartwright::types::Timestamp;

#[derive(Debug, Clone, Copy)]
pub(crate) struct MediaView<'a> {
    /// The base address of the platform's files.
    pub(crate) base: &'a str,
    /// Whether to include thumbnails.
    pub(crate) thumbnail: bool,
}

impl MediaView<'_> {
    pub(crate) fn shown(self, stored: &StoredMedia) -> ProductMedia {
        let is_video = stored.kind == MediaKind::Video;
        let url = match stored.files.first() {
            Some(file) if is_video => absolute_url(self.base, &file.url),
            _ => absolute_url(self.base, &stored.picture.url),
        };
        ProductMedia {
            id: Some(stored.id.clone()),
            url: Some(url),
            image: (!is_video).then(|| self.image(stored)),
            video: is_video.then(|| self.video(stored)),
            alt_text: stored.alt_text.clone(),
            display_name: stored.display_name.clone(),
            media_type: Some(if is_video { MediaType::Video } else { MediaType::Image }),
            // A video always has a still.
            thumbnail: (self.thumbnail || is_video).then(|| self.thumbnail_of(stored, is_video)),
            upload_id: Some(stored.id.clone()),
            ..ProductMedia::default()
        }
    }

    /// A scaled picture, or a video's whole still.
    fn thumbnail_of(self, stored: &StoredMedia, is_video: bool) -> Thumbnail {
        let still = &stored.picture;
        let url = absolute_url(self.base, &still.url);
        let (url, width, height) = match (still.width, still.height) {
            (Some(width), Some(height)) if !is_video => {
                let (url, width, height) = picture::thumbnail(&url, width, height);
                (url, Some(width), Some(height))
            }
            (width, height) => (url, width, height),
        };
        wire!(Thumbnail { url, width, height, alt_text: stored.alt_text.clone() })
    }

    pub(crate) fn image(self, stored: &StoredMedia) -> Image {
        wire!(Image {
            id: stored.id.clone(),
            url: absolute_url(self.base, &stored.picture.url),
            width: stored.picture.width,
            height: stored.picture.height,
            alt_text: stored.alt_text.clone()
        })
    }

    pub(crate) fn video(self, stored: &StoredMedia) -> VideoV2 {
        wire!(VideoV2 {
            id: stored.id.clone(),
            resolutions: Some(stored.files.iter().map(|file| self.resolution(file)).collect()),
            url: stored.files.first().map(|file| absolute_url(self.base, &file.url)),
            filename: stored.files.first().map(|file| file_name(&file.url)),
            posters: vec![self.poster(stored)]
        })
    }

    fn poster(self, stored: &StoredMedia) -> VideoPoster {
        wire!(VideoPoster {
            id: stored.id.clone(),
            url: absolute_url(self.base, &stored.picture.url),
            width: stored.picture.width,
            height: stored.picture.height,
            url_expiration_date: expiry(&stored.picture.url).map(|end| Timestamp::from(rfc3339(end))),
            focal_point: stored.focal_point.map(|point| {
                let (x, y) = point.fractions();
                wire!(FocalPoint { x, y })
            })
        })
    }

    fn resolution(self, file: &Rendition) -> VideoResolution {
        wire!(VideoResolution {
            url: absolute_url(self.base, &file.url),
            width: file.width,
            height: file.height,
            format: file.format.clone()
        })
    }
}

/// The last segment of a file's address.
fn file_name(url: &str) -> String {
    let path = url.split(['?', '#']).next().unwrap_or_default();
    path.rsplit('/').next().unwrap_or_default().to_owned()
}

/// A picture as part of a choice.
pub(crate) fn image(stored: &StoredMedia, base: &str) -> Image {
    MediaView { base, thumbnail: false }.image(stored)
}
