//! Where the media routes find pictures.

use crate::config::Config;
use crate::media::url::Address;
use crate::media::{MediaError, MediaStore, Original, PictureSource, upload};
use crate::platform::Shop;
use crate::seed::{self, Pictures};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

/// The demo shop's pictures, read when the first is asked for: a start must not wait for them.
#[derive(Debug, Default)]
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

/// What was uploaded, and else the demo shop's.
struct ShopPictures {
    shop: Arc<Shop>,
    demo: DemoPictures,
}

impl PictureSource for ShopPictures {
    fn resolve(&self, id: &str) -> Option<Original> {
        match upload::picture(&self.shop, id) {
            Ok(Some(uploaded)) => Some(uploaded),
            Ok(None) => self.demo.resolve(id),
            Err(error) => {
                tracing::error!(%id, %error, "a picture could not be looked up");
                None
            }
        }
    }
}

/// Where media are kept: `shop.db` has `shop.db.media/`.
fn directory_beside(database: &Path) -> PathBuf {
    let mut directory: OsString = database.as_os_str().to_owned();
    directory.push(".media");
    PathBuf::from(directory)
}

/// The files that are uploaded to a platform.
pub(crate) fn files(config: &Config) -> upload::Files {
    let directory = config.database.as_deref().map(directory_beside);
    upload::Files::within(directory.as_deref())
}

/// The pictures of a platform; renditions are kept beside the database.
pub(crate) fn store(shop: &Arc<Shop>) -> Result<MediaStore, MediaError> {
    let source = Arc::new(ShopPictures {
        shop: Arc::clone(shop),
        demo: DemoPictures::default(),
    });
    match &shop.config.database {
        None => Ok(MediaStore::in_memory(source)),
        Some(path) => MediaStore::in_directory(source, &directory_beside(path)),
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
