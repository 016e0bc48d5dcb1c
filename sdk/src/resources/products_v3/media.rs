//! Pictures and films of products.

use super::enums::MediaType;
use crate::types::entity::entities;

entities! {
    /// Pictures and films of a product.
    Media {
        /// The one shown first. Set by the platform.
        main: ProductMedia,
        /// All of them, in order.
        items_info: MediaItemsInfo,
    }

    /// A picture or film of a product.
    ProductMedia {
        /// Identifier. At most 200 characters, one of a choice.
        id: String,
        /// Web address. A web address, one of a choice.
        url: String,
        /// The picture. One of a choice, set by the platform.
        image: Image,
        /// The film. One of a choice, set by the platform.
        video: VideoV2,
        /// Text for those who do not see the picture. At most 1000 characters.
        alt_text: String,
        /// Name shown to people. At most 80 characters.
        display_name: String,
        /// Whether it is a picture or a film. Set by the platform.
        media_type: MediaType,
        /// A small picture.
        thumbnail: Thumbnail,
        /// The upload it came from. A GUID, set by the platform.
        upload_id: String,
    }

    /// A picture.
    Image {
        /// Identifier. At most 400 characters.
        id: String,
        /// Web address. A web address.
        url: String,
        /// Height in pixels. Set by the platform.
        height: i64,
        /// Width in pixels. Set by the platform.
        width: i64,
        /// Text for those who do not see the picture. At most 200 characters.
        alt_text: String,
        /// Name of the file. At most 200 characters, set by the platform.
        filename: String,
    }

    /// A film.
    VideoV2 {
        /// Identifier. At most 400 characters.
        id: String,
        /// The film in several sizes. At most 100, set by the platform.
        resolutions: Vec<VideoResolution>,
        /// Name of the file. At most 200 characters, set by the platform.
        filename: String,
    }

    /// A film in one size.
    VideoResolution {
        /// Web address. A web address.
        url: String,
        /// Height in pixels.
        height: i64,
        /// Width in pixels.
        width: i64,
        /// Format of the file. At most 200 characters.
        format: String,
    }

    /// A small picture.
    Thumbnail {
        /// Web address. A web address.
        url: String,
        /// Height in pixels.
        height: i64,
        /// Width in pixels.
        width: i64,
        /// Text for those who do not see the picture. At most 1000 characters.
        alt_text: String,
    }

    /// All pictures and films, in order.
    MediaItemsInfo {
        /// The items. At most 50.
        items: Vec<ProductMedia>,
    }
}
