//! Pictures and their cached renditions.

use super::cache::{MediaError, RenditionCache};
use super::transform::render;
use super::url::{Address, Format, Transform};
use axum::body::Bytes;
use sha2::{Digest as _, Sha256};
use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use tokio::sync::Semaphore;

/// The original of a picture.
#[derive(Debug, Clone)]
pub enum Original {
    /// An encoded picture in memory.
    Encoded(Bytes),
    /// A picture in a file.
    File {
        /// The file's path.
        path: PathBuf,
        /// A digest of the content, as text.
        digest: String,
    },
}

impl Original {
    fn read(&self) -> Result<Bytes, MediaError> {
        match self {
            Self::Encoded(bytes) => Ok(bytes.clone()),
            Self::File { path, .. } => Ok(std::fs::read(path)?.into()),
        }
    }

    /// A digest without reading the file, since a rendition may be cached.
    fn digest(&self) -> String {
        match self {
            Self::Encoded(bytes) => hex(&Sha256::digest(bytes)),
            Self::File { digest, .. } => digest.clone(),
        }
    }
}

/// Looks up pictures by id.
pub trait PictureSource: Send + Sync {
    /// The picture with an id, if any. May block, such as by reading a database.
    fn resolve(&self, id: &str) -> Option<Original>;
}

impl<F: Fn(&str) -> Option<Original> + Send + Sync> PictureSource for F {
    fn resolve(&self, id: &str) -> Option<Original> {
        self(id)
    }
}

/// A picture or rendition to serve.
#[derive(Debug, Clone)]
pub struct Rendition {
    /// The file's content.
    pub bytes: Bytes,
    /// The media type.
    pub content_type: &'static str,
    /// The strong entity tag, quotes included.
    pub etag: String,
}

impl Rendition {
    fn new(bytes: Bytes) -> Self {
        // The first bytes of an uploaded file determine its type; its id may be wrong.
        let content_type =
            image::guess_format(&bytes).map_or("application/octet-stream", |format| format.to_mime_type());
        let digest = Sha256::digest(&bytes);
        let tag: String = digest.iter().take(16).map(|byte| format!("{byte:02x}")).collect();
        Self { bytes, content_type, etag: format!("\"{tag}\"") }
    }
}

/// The maximum of concurrent renditions: each holds a decoded picture in memory.
const MAX_AT_ONCE: usize = 4;
/// The maximum of waiting renditions.
const MAX_WAITING: usize = 256;
/// The cache size in a directory, in bytes.
const KEPT_ON_DISK: u64 = 1 << 30;
/// The cache size in memory, in bytes.
const KEPT_IN_MEMORY: u64 = 128 << 20;

type Flight = tokio::sync::Mutex<()>;

/// Pictures of a source, with a cache of renditions.
pub struct MediaStore {
    source: Arc<dyn PictureSource>,
    kept: RenditionCache,
    permits: Arc<Semaphore>,
    queue: Semaphore,
    /// A lock for each rendition in progress (single flight).
    flights: Mutex<HashMap<String, Weak<Flight>>>,
    made: std::sync::atomic::AtomicUsize,
}

impl std::fmt::Debug for MediaStore {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("MediaStore").finish_non_exhaustive()
    }
}

impl MediaStore {
    /// A store with a cache in a directory, which is created if missing.
    ///
    /// # Errors
    ///
    /// When the directory cannot be created.
    pub fn in_directory(source: Arc<dyn PictureSource>, directory: &Path) -> Result<Self, MediaError> {
        Ok(Self::with(source, RenditionCache::in_directory(directory, KEPT_ON_DISK)?))
    }

    /// A store with a cache in memory, for tests.
    #[must_use]
    pub fn in_memory(source: Arc<dyn PictureSource>) -> Self {
        Self::with(source, RenditionCache::in_memory(KEPT_IN_MEMORY))
    }

    fn with(source: Arc<dyn PictureSource>, kept: RenditionCache) -> Self {
        Self {
            source,
            kept,
            permits: Arc::new(Semaphore::new(MAX_AT_ONCE)),
            queue: Semaphore::new(MAX_WAITING),
            flights: Mutex::default(),
            made: std::sync::atomic::AtomicUsize::new(0),
        }
    }

    /// The number of cache misses.
    #[must_use]
    pub fn made(&self) -> usize {
        self.made.load(std::sync::atomic::Ordering::Relaxed)
    }

    /// The picture or rendition at an address.
    ///
    /// # Errors
    ///
    /// When the picture does not exist, or cannot be rendered.
    pub async fn get(self: &Arc<Self>, address: &Address) -> Result<Rendition, MediaError> {
        let original = self.original(&address.id).await?;
        let Some(transform) = address.transform.clone().map(Transform::rounded) else {
            return Ok(Rendition::new(blocking(move || original.read()).await?));
        };
        let name = file_name(&address.id, &original.digest(), &transform);
        let bytes = self.once(name, move || Ok(render(&original.read()?, &transform)?)).await?;
        Ok(Rendition::new(bytes))
    }

    async fn original(&self, id: &str) -> Result<Original, MediaError> {
        let (source, wanted) = (Arc::clone(&self.source), id.to_owned());
        let found = blocking(move || Ok(source.resolve(&wanted))).await?;
        found.ok_or(MediaError::Unknown)
    }

    /// Reads or renders a file (single flight): concurrent requests wait for the first.
    async fn once(
        self: &Arc<Self>,
        name: String,
        make: impl FnOnce() -> Result<Vec<u8>, MediaError> + Send + 'static,
    ) -> Result<Bytes, MediaError> {
        let _place = self.queue.try_acquire().map_err(|_| MediaError::Busy)?;
        let turn = self.flight(&name).lock_owned().await;
        let (store, wanted) = (Arc::clone(self), name.clone());
        if let Some(bytes) = blocking(move || store.kept.read(&wanted)).await? {
            return Ok(bytes);
        }
        // Waits asynchronously, so that the API's calls keep their threads.
        let permit = Arc::clone(&self.permits).acquire_owned().await;
        let permit = permit.map_err(|error| MediaError::Unfinished(error.to_string()))?;
        let store = Arc::clone(self);
        blocking(move || {
            // Moved into the task: a client that disconnects does not free the permit.
            let (_turn, _permit) = (turn, permit);
            let bytes: Bytes = make()?.into();
            store.made.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
            store.kept.write(&name, &bytes)?;
            Ok(bytes)
        })
        .await
    }

    fn flight(&self, name: &str) -> Arc<Flight> {
        let mut flights = self.flights.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(flight) = flights.get(name).and_then(Weak::upgrade) {
            return flight;
        }
        // Drops locks without waiters, which would pile up otherwise.
        flights.retain(|_, flight| flight.strong_count() > 0);
        let flight = Arc::new(Flight::default());
        flights.insert(name.to_owned(), Arc::downgrade(&flight));
        flight
    }
}

async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, MediaError> + Send + 'static,
) -> Result<T, MediaError> {
    tokio::task::spawn_blocking(work).await.map_err(|error| MediaError::Unfinished(error.to_string()))?
}

/// A rendition's file name: a hash of the picture's digest and the transform, so that a picture replaced under its id
/// is rendered anew.
fn file_name(id: &str, original: &str, transform: &Transform) -> String {
    let mut digest = Sha256::new();
    digest.update(id);
    digest.update([0]);
    digest.update(original);
    digest.update(transform.to_string());
    let extension = match transform.format {
        Format::Jpeg => "jpg",
        Format::Png => "png",
    };
    format!("{}.{extension}", hex(&digest.finalize()))
}

fn hex(digest: &[u8]) -> String {
    digest.iter().take(20).map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Barrier;
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn concurrent_renderings_are_limited() {
        let store = Arc::new(MediaStore::in_memory(Arc::new(|_: &str| None)));
        let (running, max) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let full = Arc::new(Barrier::new(MAX_AT_ONCE));
        let mut asking = tokio::task::JoinSet::new();
        for number in 0..3 * MAX_AT_ONCE {
            let (store, running, max, full) = (store.clone(), running.clone(), max.clone(), full.clone());
            let make = move || {
                let now = running.fetch_add(1, Ordering::SeqCst) + 1;
                max.fetch_max(now, Ordering::SeqCst);
                full.wait();
                running.fetch_sub(1, Ordering::SeqCst);
                Ok(vec![0])
            };
            asking.spawn(async move { store.once(number.to_string(), make).await.map(drop) });
        }
        assert!(asking.join_all().await.iter().all(Result::is_ok));
        assert_eq!(max.load(Ordering::SeqCst), MAX_AT_ONCE);
    }

    #[tokio::test]
    async fn a_rendering_beyond_the_waiting_limit_is_refused() {
        let store = Arc::new(MediaStore::in_memory(Arc::new(|_: &str| None)));
        let waiting = store.queue.acquire_many(u32::try_from(MAX_WAITING).unwrap()).await.unwrap();
        let refused = store.once("1".to_owned(), || Ok(vec![0])).await;
        assert!(matches!(refused, Err(MediaError::Busy)));
        drop(waiting);
        assert!(store.once("1".to_owned(), || Ok(vec![0])).await.is_ok());
    }
}
