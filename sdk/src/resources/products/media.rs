//! Pictures and films of the catalog: of products and of collections.

use super::enums::MediaItemType;
use crate::types::entity::entities;

entities! {
    /// The pictures and films of a product, choice or collection.
    Media {
        /// The one shown first.
        main_media: MediaItem,
        /// All of them, pictures and films alike.
        items: Vec<MediaItem>,
    }

    /// A picture or a film.
    MediaItem {
        /// The picture; excludes `video`.
        image: MediaRendition,
        /// The film; excludes `image`.
        video: MediaItemVideo,
        /// A small picture that stands for it.
        thumbnail: MediaRendition,
        /// What kind of media it is.
        media_type: MediaItemType,
        /// Title of the item.
        title: String,
        /// Id of the item.
        id: String,
    }

    /// One file of a picture or film, at one size.
    MediaRendition {
        /// Web address of the file.
        url: String,
        /// Width in pixels.
        width: i64,
        /// Height in pixels.
        height: i64,
        /// Format of the file, such as `mp4`.
        format: String,
        /// Text for those who do not see the picture.
        alt_text: String,
    }

    /// A film, as one or more files.
    MediaItemVideo {
        /// The film's files, at different sizes or formats.
        files: Vec<MediaRendition>,
        /// Id of the picture that stands for the film.
        still_frame_media_id: String,
    }
}
