//! Where the media routes find pictures.

use crate::config::Config;
use crate::media::url::Address;
use crate::media::{MediaError, MediaStore, Original, PictureSource};
use crate::seed::{self, Pictures};
use std::ffi::OsString;
use std::path::PathBuf;
use std::sync::{Arc, OnceLock};

/// The demo shop's pictures, read when the first is asked for: a start must not wait for them.
#[derive(Default)]
struct DemoPictures(OnceLock<Option<Pictures>>);

impl PictureSource for DemoPictures {
    fn resolve(&self, id: &str) -> Option<Original> {
        let pictures = self
            .0
            .get_or_init(|| seed::demo().ok().map(|shop| shop.pictures()))
            .as_ref()?;
        pictures.resolve(id)
    }
}

/// The pictures of a platform; renditions are kept beside the database: `shop.db` has `shop.db.media/`.
pub(crate) fn store(config: &Config) -> Result<MediaStore, MediaError> {
    let source = Arc::new(DemoPictures::default());
    match &config.database {
        None => Ok(MediaStore::in_memory(source)),
        Some(path) => {
            let mut directory: OsString = path.as_os_str().to_owned();
            directory.push(".media");
            MediaStore::in_directory(source, &PathBuf::from(directory))
        }
    }
}

/// Draws the first picture of each of the demo shop's products, one after another, so that the first visitor need not
/// wait for the pen. What was drawn before is only looked up; a picture that fails is drawn, and told of, when asked for.
pub(crate) async fn draw_ahead(store: &Arc<MediaStore>) {
    let Ok(Ok(shop)) = tokio::task::spawn_blocking(seed::demo).await else {
        return;
    };
    for product in &shop.products {
        if let Some(first) = product.media.first() {
            let address = Address {
                id: product.media_id(first),
                transform: None,
            };
            let _ = store.get(&address).await;
        }
    }
}
