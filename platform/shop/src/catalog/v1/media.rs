//! Pictures and videos on catalog V1's wire.

use crate::catalog::picture;
use crate::catalog::record::{MediaKind, Rendition, StoredMedia};
use base::{state::absolute_url, wire};
use cartwright::resources::products::{Media, MediaItem, MediaItemType, MediaItemVideo, MediaRendition};

/// Converts pictures and videos; the first is the main one. `base` makes the platform's paths absolute.
pub(crate) fn shown(stored: &[StoredMedia], base: &str) -> Media {
    let items: Vec<MediaItem> = stored.iter().map(|item| item_shown(item, base)).collect();
    wire!(Media { main_media: items.first().cloned(), items })
}

fn item_shown(item: &StoredMedia, base: &str) -> MediaItem {
    let rendition = |stored: &Rendition| {
        wire!(MediaRendition {
            url: absolute_url(base, &stored.url),
            width: stored.width,
            height: stored.height,
            alt_text: item.alt_text.clone(),
            format: stored.format.clone()
        })
    };
    let picture = rendition(&item.picture);
    let is_video = item.kind == MediaKind::Video;
    wire!(MediaItem {
        image: (!is_video).then(|| picture.clone()),
        video: is_video.then(|| wire!(MediaItemVideo { files: Some(item.files.iter().map(rendition).collect()) })),
        thumbnail: if is_video { picture } else { thumbnail(picture) },
        media_type: if is_video { MediaItemType::Video } else { MediaItemType::Image },
        title: item.display_name.clone().or_else(|| item.alt_text.clone()),
        id: item.id.clone()
    })
}

fn thumbnail(picture: MediaRendition) -> MediaRendition {
    let (Some(url), Some(width), Some(height)) = (&picture.url, picture.width, picture.height) else {
        return picture;
    };
    let (url, width, height) = picture::thumbnail(url, width, height);
    MediaRendition { url: Some(url), width: Some(width), height: Some(height), ..picture }
}
