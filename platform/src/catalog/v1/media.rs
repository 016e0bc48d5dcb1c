//! Pictures and films as catalog v1 has them.

use crate::catalog::record::{MediaKind, Rendition, StoredMedia};
use cartwright::resources::products::{Media, MediaItem, MediaItemType, MediaItemVideo, MediaRendition};

/// Shows pictures and films; the first is the main one. Paths get the platform's own address before them.
pub(crate) fn shown(stored: &[StoredMedia], base: &str) -> Media {
    let items: Vec<MediaItem> = stored.iter().map(|item| item_shown(item, base)).collect();
    Media {
        main_media: items.first().cloned(),
        items: Some(items),
        ..Media::default()
    }
}

/// Makes the address of one of the platform's own pictures whole.
pub(crate) fn placed(url: &str, base: &str) -> String {
    if url.starts_with('/') {
        [base, url].concat()
    } else {
        url.to_owned()
    }
}

fn item_shown(item: &StoredMedia, base: &str) -> MediaItem {
    let rendition = |stored: &Rendition| MediaRendition {
        url: Some(placed(&stored.url, base)),
        width: stored.width,
        height: stored.height,
        alt_text: item.alt_text.clone(),
        format: stored.format.clone(),
        ..MediaRendition::default()
    };
    let picture = rendition(&item.picture);
    let is_video = item.kind == MediaKind::Video;
    MediaItem {
        image: (!is_video).then(|| picture.clone()),
        video: is_video.then(|| MediaItemVideo {
            files: Some(item.files.iter().map(rendition).collect()),
            ..MediaItemVideo::default()
        }),
        thumbnail: Some(picture),
        media_type: Some(if is_video {
            MediaItemType::Video
        } else {
            MediaItemType::Image
        }),
        title: item.display_name.clone().or_else(|| item.alt_text.clone()),
        id: Some(item.id.clone()),
        ..MediaItem::default()
    }
}

/// Pictures and films as they are kept, the main one first.
pub(crate) fn stored(media: &Media) -> Vec<StoredMedia> {
    let main = media.main_media.iter();
    let mut kept: Vec<StoredMedia> = Vec::new();
    for item in main.chain(media.items.iter().flatten()) {
        let stored = item_stored(item);
        if !kept.iter().any(|known| known.id == stored.id) {
            kept.push(stored);
        }
    }
    kept
}

fn item_stored(item: &MediaItem) -> StoredMedia {
    let rendition = |given: &MediaRendition| Rendition {
        url: given.url.clone().unwrap_or_default(),
        width: given.width,
        height: given.height,
        format: given.format.clone(),
    };
    let picture = item.image.as_ref().or(item.thumbnail.as_ref());
    let files = item.video.iter().flat_map(|video| video.files.iter().flatten());
    StoredMedia {
        id: item.id.clone().unwrap_or_default(),
        kind: if item.video.is_some() {
            MediaKind::Video
        } else {
            MediaKind::Image
        },
        picture: picture.map(rendition).unwrap_or_default(),
        files: files.map(rendition).collect(),
        alt_text: picture.and_then(|picture| picture.alt_text.clone()),
        display_name: item
            .title
            .clone()
            .filter(|title| picture.and_then(|picture| picture.alt_text.as_ref()) != Some(title)),
    }
}
