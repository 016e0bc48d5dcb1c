//! The cache of renditions, limited in bytes; evicts the least recently used.

use super::transform::TransformError;
use axum::body::Bytes;
use base::private_file;
use moka::{policy::EvictionPolicy, sync::Cache};
use std::io::{ErrorKind, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The reason why a picture cannot be served.
#[derive(Debug, thiserror::Error)]
pub enum MediaError {
    /// No picture has this id.
    #[error("there is no such picture")]
    Unknown,
    /// The picture could not be scaled or encoded.
    #[error(transparent)]
    Transform(#[from] TransformError),
    /// The cache directory failed.
    #[error("the media cache: {0}")]
    Cache(#[from] std::io::Error),
    /// Too many concurrent renditions.
    #[error("too many pictures are being made")]
    Busy,
    /// Rendering was cancelled.
    #[error("the rendering did not finish: {0}")]
    Unfinished(String),
}

/// The overhead of an entry beside its file, in bytes: its name and place on disk.
const OVERHEAD: u32 = 4096;

/// A cached rendition: its size, and its bytes if cached in memory.
#[derive(Clone)]
struct File {
    size: u32,
    bytes: Option<Bytes>,
}

/// A cache of renditions, in a directory or in memory.
pub(super) struct RenditionCache {
    directory: Option<PathBuf>,
    files: Cache<String, File>,
}

impl RenditionCache {
    /// A cache in memory.
    pub(super) fn in_memory(limit: u64) -> Self {
        Self { directory: None, files: builder(limit).build() }
    }

    /// A cache in a directory, which is created if missing. Existing files count.
    pub(super) fn in_directory(directory: &Path, limit: u64) -> std::io::Result<Self> {
        private_file::create_directory(directory)?;
        let removed_from = directory.to_owned();
        let files = builder(limit)
            .eviction_listener(move |name: Arc<String>, _, cause| {
                if !cause.was_evicted() {
                    return;
                }
                let removed = std::fs::remove_file(removed_from.join(name.as_str()));
                if let Err(error) = removed.or_else(missing_is_fine) {
                    tracing::warn!(%error, name = name.as_str(), "a rendition could not be removed");
                }
            })
            .build();
        let mut found = Vec::new();
        for entry in std::fs::read_dir(directory)? {
            let entry = entry?;
            let details = entry.metadata()?;
            let name = entry.file_name().to_string_lossy().into_owned();
            if details.is_file() && is_rendition(&name) {
                let size = u32::try_from(details.len()).unwrap_or(u32::MAX);
                found.push((details.modified()?, name, size));
            }
        }
        // Newest last, so that it counts as most recently used.
        found.sort();
        for (_, name, size) in found {
            files.insert(name, File { size, bytes: None });
        }
        files.run_pending_tasks();
        Ok(Self { directory: Some(directory.to_owned()), files })
    }

    /// A cached rendition.
    pub(super) fn read(&self, name: &str) -> Result<Option<Bytes>, MediaError> {
        let Some(file) = self.files.get(name) else {
            return Ok(None);
        };
        let Some(directory) = &self.directory else {
            return Ok(file.bytes);
        };
        match std::fs::read(directory.join(name)) {
            Ok(bytes) => Ok(Some(bytes.into())),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error.into()),
        }
    }

    /// Caches a rendition. Writes a temporary file and renames it, so that neither readers nor a crash meet half a
    /// file.
    pub(super) fn write(&self, name: &str, bytes: &Bytes) -> Result<(), MediaError> {
        if let Some(directory) = &self.directory {
            let unfinished = directory.join(format!("{name}.{}.part", uuid::Uuid::new_v4()));
            let mut file = std::fs::File::create(&unfinished)?;
            file.write_all(bytes)?;
            std::fs::rename(&unfinished, directory.join(name))?;
        }
        let file = File {
            size: u32::try_from(bytes.len()).unwrap_or(u32::MAX),
            bytes: self.directory.is_none().then(|| bytes.clone()),
        };
        self.files.insert(name.to_owned(), file);
        self.files.run_pending_tasks();
        Ok(())
    }
}

fn builder(limit: u64) -> moka::sync::CacheBuilder<String, File, Cache<String, File>> {
    Cache::builder()
        .max_capacity(limit)
        .weigher(|_, file: &File| file.size.saturating_add(OVERHEAD))
        .eviction_policy(EvictionPolicy::lru())
}

/// Whether a file's name is a digest with a picture's extension; ignores other files.
fn is_rendition(name: &str) -> bool {
    let stem = name.strip_suffix(".jpg").or_else(|| name.strip_suffix(".png"));
    stem.is_some_and(|stem| stem.len() == 40 && stem.bytes().all(|byte| byte.is_ascii_hexdigit()))
}

fn missing_is_fine(error: std::io::Error) -> std::io::Result<()> {
    if error.kind() == ErrorKind::NotFound {
        return Ok(());
    }
    Err(error)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Room for three files of 1000 bytes.
    const LIMIT: u64 = 3 * (1000 + OVERHEAD as u64);

    fn name(number: u8) -> String {
        format!("{}.jpg", format!("{number:02x}").repeat(20))
    }

    fn fill(kept: &RenditionCache, numbers: std::ops::Range<u8>) {
        for number in numbers {
            kept.write(&name(number), &Bytes::from(vec![number; 1000])).unwrap();
        }
    }

    fn held(kept: &RenditionCache, numbers: std::ops::Range<u8>) -> Vec<u8> {
        numbers.filter(|number| kept.read(&name(*number)).unwrap().is_some()).collect()
    }

    #[test]
    fn the_least_recently_used_rendition_is_evicted_first() {
        let kept = RenditionCache::in_memory(LIMIT);
        fill(&kept, 0..3);
        kept.read(&name(0)).unwrap();
        fill(&kept, 3..4);
        assert_eq!(held(&kept, 0..4), [0, 2, 3]);
    }

    #[test]
    fn the_cache_directory_stays_within_its_limit_and_keeps_other_files() {
        let directory = tempfile::tempdir().unwrap();
        std::fs::write(directory.path().join("other.jpg"), [0; 9000]).unwrap();
        let on_disk = || {
            let entries = std::fs::read_dir(directory.path()).unwrap();
            let mut names: Vec<String> =
                entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
            names.sort();
            names
        };
        let kept = RenditionCache::in_directory(directory.path(), LIMIT).unwrap();
        fill(&kept, 0..9);
        assert_eq!(on_disk(), [name(6), name(7), name(8), "other.jpg".to_owned()]);
        drop(kept);
        let again = RenditionCache::in_directory(directory.path(), LIMIT).unwrap();
        assert_eq!(held(&again, 0..9), [6, 7, 8]);
        fill(&again, 9..10);
        assert_eq!(on_disk().len(), 4);
    }
}
