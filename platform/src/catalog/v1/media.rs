//! Pictures and films as catalog v1 has them.

use crate::base::{state::placed, wire};
use crate::catalog::record::{MediaKind, Rendition, StoredMedia};
use cartwright::resources::products::{Media, MediaItem, MediaItemType, MediaItemVideo, MediaRendition};

/// Shows pictures and films; the first is the main one. Paths get the platform's own address before them.
pub(crate) fn shown(stored: &[StoredMedia], base: &str) -> Media {
    let items: Vec<MediaItem> = stored.iter().map(|item| item_shown(item, base)).collect();
    wire!(Media { main_media: items.first().cloned(), items })
}

fn item_shown(item: &StoredMedia, base: &str) -> MediaItem {
    let rendition = |stored: &Rendition| {
        wire!(MediaRendition {
            url: placed(base, &stored.url),
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

/// The bound of a thumbnail's sides, in pixels.
const THUMBNAIL: i64 = 50;

/// A picture within the bounds of a thumbnail. Pictures of other servers, which may not scale, stay as they are.
fn thumbnail(picture: MediaRendition) -> MediaRendition {
    let (Some(url), Some(width), Some(height)) = (&picture.url, picture.width, picture.height) else {
        return picture;
    };
    let Some((_, file)) = url.rsplit_once("/media/").filter(|(_, file)| !file.contains('/')) else {
        return picture;
    };
    let extension = file.rsplit_once('.').map_or("jpg", |(_, extension)| extension);
    let longer = width.max(height).max(1);
    let side = |side: i64| match longer > THUMBNAIL {
        true => Some((side.saturating_mul(THUMBNAIL) / longer).max(1)),
        false => Some(side),
    };
    MediaRendition {
        url: Some(format!("{url}/v1/fit/w_50,h_50,q_90/file.{extension}")),
        width: side(width),
        height: side(height),
        ..picture
    }
}
