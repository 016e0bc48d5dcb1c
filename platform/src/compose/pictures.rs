//! Pictures for the media routes.

use base::{Shop, config::Config, file_store::Files};
use shop::site::media::{MediaError, MediaStore, Original, PictureSource};
use shop::site::{seed, uploads};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Uploaded pictures, then the demo shop's.
struct ShopPictures(Arc<Shop>);

impl PictureSource for ShopPictures {
    fn resolve(&self, id: &str) -> Option<Original> {
        match uploads::picture(&self.0, id) {
            Ok(Some(uploaded)) => Some(uploaded),
            Ok(None) => seed::original(id),
            Err(error) => {
                tracing::error!(%id, %error, "a picture could not be looked up");
                None
            }
        }
    }
}

/// The media directory: `shop.db` has `shop.db.media/`.
fn directory_beside(database: &Path) -> PathBuf {
    database.with_added_extension("media")
}

/// A platform's uploaded files.
pub(super) fn files(config: &Config) -> Files {
    let directory = config.database.as_deref().map(directory_beside);
    Files::within(directory.as_deref())
}

/// A platform's pictures; renditions are cached beside the database.
pub(super) fn store(shop: &Arc<Shop>) -> Result<MediaStore, MediaError> {
    let source = Arc::new(ShopPictures(Arc::clone(shop)));
    match &shop.config.database {
        None => Ok(MediaStore::in_memory(source)),
        Some(path) => MediaStore::in_directory(source, &directory_beside(path)),
    }
}
