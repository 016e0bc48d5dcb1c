//! Images and videos of products.

use crate::types::Timestamp;
use crate::types::entity::{entities, open_enums};

entities! {
    /// Images and videos of a product.
    Media {
        /// Shown first. Set by the platform.
        main: ProductMedia,
        items_info: MediaItemsInfo,
    }

    /// An image or a video of a product, written by one of `id` and `url`, read as one of `image` and `video`.
    ProductMedia {
        /// At most 200 characters.
        id: String,
        url: String,
        /// Set by the platform.
        image: Image,
        /// Set by the platform.
        video: VideoV2,
        /// At most 1000 characters.
        alt_text: String,
        /// At most 80 characters.
        display_name: String,
        /// Set by the platform.
        media_type: MediaType,
        thumbnail: Thumbnail,
        /// A GUID. Set by the platform.
        upload_id: String,
    }

    /// An image.
    Image {
        /// At most 400 characters.
        id: String,
        url: String,
        /// In pixels. Set by the platform.
        height: i64,
        /// In pixels. Set by the platform.
        width: i64,
        /// At most 200 characters.
        alt_text: String,
        /// At most 200 characters. Set by the platform.
        filename: String,
    }

    /// A video.
    VideoV2 {
        /// At most 400 characters.
        id: String,
        /// At most 100. Set by the platform.
        resolutions: Vec<VideoResolution>,
        /// At most 200 characters. Set by the platform.
        filename: String,
        url: String,
        /// Set by the platform.
        posters: Vec<VideoPoster>,
    }

    /// A still image of a video.
    VideoPoster {
        id: String,
        url: String,
        /// In pixels.
        width: i64,
        /// In pixels.
        height: i64,
        url_expiration_date: Timestamp,
        focal_point: FocalPoint,
    }

    /// The point of an image that stays in view when it is cropped.
    FocalPoint {
        x: f64,
        y: f64,
    }

    /// A video in one size.
    VideoResolution {
        url: String,
        /// In pixels.
        height: i64,
        /// In pixels.
        width: i64,
        /// At most 200 characters.
        format: String,
    }

    /// A small image.
    Thumbnail {
        url: String,
        /// In pixels.
        height: i64,
        /// In pixels.
        width: i64,
        /// At most 1000 characters.
        alt_text: String,
    }

    /// Images and videos, in order.
    MediaItemsInfo {
        /// At most 50.
        items: Vec<ProductMedia>,
    }
}

open_enums! {
    /// The type of a media item.
    MediaType {
        Image = "IMAGE",
        Video = "VIDEO",
    }
}
