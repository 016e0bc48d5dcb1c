//! Images and videos of products and collections.

use crate::types::entity::{entities, open_enums};

entities! {
    /// Images and videos of a product, choice or collection.
    Media {
        /// Shown first.
        main_media: MediaItem,
        items: Vec<MediaItem>,
    }

    /// An image or a video. Only one of `image` and `video` is set.
    MediaItem {
        image: MediaRendition,
        video: MediaItemVideo,
        thumbnail: MediaRendition,
        media_type: MediaItemType,
        title: String,
        id: String,
    }

    /// A file of an image or video, in one size.
    MediaRendition {
        url: String,
        /// In pixels.
        width: i64,
        /// In pixels.
        height: i64,
        /// Such as `mp4`.
        format: String,
        alt_text: String,
    }

    /// A video.
    MediaItemVideo {
        /// In different sizes or formats.
        files: Vec<MediaRendition>,
        still_frame_media_id: String,
    }
}

open_enums! {
    /// The type of a media item.
    MediaItemType {
        UnspecifiedMediaItemType = "unspecified_media_item_type",
        Image = "image",
        Video = "video",
        Audio = "audio",
        Document = "document",
        Zip = "zip",
    }
}
