//! The content-addressed store of uploads: a file for each digest.

use crate::db::lock;
use crate::error::{ApiError, Result};
use crate::private_file;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard};
use tempfile::TempDir;

/// The directory of uploads.
#[derive(Debug)]
pub struct Files {
    place: UploadsDirectory,
    /// Lock: held while files and rows are synchronized, so that storing and deleting equal content do not interleave.
    turn: Mutex<()>,
    /// Lock: held while a picture is decoded, since decoding takes much memory.
    decoding: Mutex<()>,
}

#[derive(Debug)]
enum UploadsDirectory {
    Beside(PathBuf),
    /// The temporary directory of a platform in memory, created for the first upload.
    Temporary(Mutex<Option<TempDir>>),
}

impl Files {
    /// The store in a media directory, or a temporary one.
    pub fn within(media: Option<&Path>) -> Self {
        Self {
            place: media.map_or_else(
                || UploadsDirectory::Temporary(Mutex::default()),
                |media| UploadsDirectory::Beside(media.join("uploads")),
            ),
            turn: Mutex::default(),
            decoding: Mutex::default(),
        }
    }

    /// The directory, created if missing.
    pub fn directory(&self) -> io::Result<PathBuf> {
        match &self.place {
            UploadsDirectory::Beside(directory) => {
                private_file::create_directory(directory)?;
                Ok(directory.clone())
            }
            UploadsDirectory::Temporary(made) => {
                let mut made = lock(made);
                if made.is_none() {
                    *made = Some(TempDir::with_prefix("cartwright-uploads-")?);
                }
                Ok(made.as_ref().map(|made| made.path().to_owned()).unwrap_or_default())
            }
        }
    }

    pub fn path(&self, digest: &str) -> io::Result<PathBuf> {
        Ok(self.directory()?.join(digest))
    }

    /// Locks decoding: one picture at a time.
    pub fn decoding(&self) -> MutexGuard<'_, ()> {
        lock(&self.decoding)
    }

    /// Stores a file under its digest and inserts its row, atomically. Calls `move_to` unless a file of this digest
    /// exists.
    pub fn keep(
        &self,
        digest: &str,
        move_to: impl FnOnce(&Path) -> Result<()>,
        record: impl FnOnce() -> Result<()>,
    ) -> Result<()> {
        let _turn = lock(&self.turn);
        let path = self.path(digest).map_err(unwritable)?;
        let is_new = !path.exists();
        if is_new {
            move_to(&path)?;
        }
        let recorded = record();
        if recorded.is_err() && is_new {
            // A failure here leaves an orphan, which the next start deletes.
            let _ = std::fs::remove_file(&path);
        }
        recorded
    }

    /// Deletes rows, then the files of the digests that `delete` returns as unreferenced.
    pub fn remove(&self, delete: impl FnOnce() -> Result<Vec<String>>) -> Result<()> {
        let _turn = lock(&self.turn);
        for digest in delete()? {
            let path = self.path(&digest);
            if let Err(error) = path.and_then(std::fs::remove_file) {
                tracing::warn!(%digest, %error, "the bytes of a deleted file could not be removed");
            }
        }
        Ok(())
    }

    /// Deletes what a crash leaves behind: partial uploads, and files without a row.
    pub fn sweep(&self, is_used: impl Fn(&str) -> Result<bool>) -> Result<()> {
        let UploadsDirectory::Beside(directory) = &self.place else {
            return Ok(());
        };
        let _turn = lock(&self.turn);
        // Without uploads the directory does not exist.
        let Ok(entries) = std::fs::read_dir(directory) else {
            return Ok(());
        };
        for entry in entries.flatten() {
            let name = entry.file_name();
            if !is_used(&name.to_string_lossy())?
                && let Err(error) = std::fs::remove_file(entry.path())
            {
                tracing::warn!(?name, %error, "what is left of an upload could not be removed");
            }
        }
        Ok(())
    }
}

/// The error of a failed write.
pub fn unwritable(error: io::Error) -> ApiError {
    if error.kind() == io::ErrorKind::StorageFull {
        return ApiError::StorageFull;
    }
    ApiError::Internal(format!("an upload cannot be kept: {error}"))
}
