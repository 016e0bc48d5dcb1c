//! Pictures and films of the catalog: of products and of collections.

use super::enums::MediaItemType;
use crate::types::entity::entities;

entities! {
    /// Media.
    Media {
        /// Main media.
        main_media: MediaItem,
        /// Items.
        items: Vec<MediaItem>,
    }

    /// Media item.
    MediaItem {
        /// Image. One of a choice.
        image: MediaRendition,
        /// Video. One of a choice.
        video: MediaItemVideo,
        /// Thumbnail.
        thumbnail: MediaRendition,
        /// Media type.
        media_type: MediaItemType,
        /// Title.
        title: String,
        /// Identifier.
        id: String,
    }

    /// Media rendition.
    MediaRendition {
        /// Web address. A web address.
        url: String,
        /// Width in pixels.
        width: i64,
        /// Height in pixels.
        height: i64,
        /// Format.
        format: String,
        /// Text for those who do not see the picture.
        alt_text: String,
    }

    /// Media item video.
    MediaItemVideo {
        /// Files.
        files: Vec<MediaRendition>,
        /// Still frame media id.
        still_frame_media_id: String,
    }
}
