//! Collections of catalog v1.

use crate::types::entity::{entities, open_enums};

entities! {
    /// A named group of products.
    Collection {
        /// Identifier. At most 36 characters, set by the platform.
        id: String,
        /// Name. At most 50 characters.
        name: String,
        /// Media. Set by the platform.
        media: Media,
        /// Number of products. Set by the platform.
        number_of_products: i64,
        /// Description. At most 600 characters.
        description: String,
        /// Slug. At most 100 characters.
        slug: String,
        /// Visible.
        visible: bool,
    }

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

open_enums! {
    /// Media item type.
    MediaItemType {
        UnspecifiedMediaItemType = "unspecified_media_item_type",
        Image = "image",
        Video = "video",
        Audio = "audio",
        Document = "document",
        Zip = "zip",
    }
}
