//! The content-addressed store of uploads: one file for each digest, in a directory of their own.

use super::part::Part;
use super::refusal::unwritable;
use super::repo;
use crate::db::Database;
use crate::error::ApiError;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use tempfile::TempDir;

/// The directory of uploads.
#[derive(Debug)]
pub(crate) struct Files {
    place: Place,
    /// Held while files and their rows are brought in step, so that equal content neither goes while it comes nor
    /// comes while it goes.
    turn: Mutex<()>,
    /// Held while a picture is unfolded, which takes much memory.
    unfolding: Mutex<()>,
}

#[derive(Debug)]
enum Place {
    Beside(PathBuf),
    /// Of a platform in memory: made for the first upload, gone with the platform.
    Temporary(Mutex<Option<TempDir>>),
}

impl Files {
    /// The uploads within a directory of media, or those of a platform that forgets everything.
    pub(crate) fn within(media: Option<&Path>) -> Self {
        Self {
            place: media
                .map_or_else(|| Place::Temporary(Mutex::default()), |media| Place::Beside(media.join("uploads"))),
            turn: Mutex::default(),
            unfolding: Mutex::default(),
        }
    }

    fn directory(&self) -> io::Result<PathBuf> {
        match &self.place {
            Place::Beside(directory) => {
                crate::media::create_private(directory)?;
                Ok(directory.clone())
            }
            Place::Temporary(made) => {
                let mut made = lock(made);
                if made.is_none() {
                    *made = Some(TempDir::with_prefix("cartwright-uploads-")?);
                }
                Ok(made.as_ref().map(|made| made.path().to_owned()).unwrap_or_default())
            }
        }
    }

    /// The path of a digest.
    pub(crate) fn path(&self, digest: &str) -> io::Result<PathBuf> {
        Ok(self.directory()?.join(digest))
    }

    /// Waits until no other picture is being unfolded.
    pub(crate) fn unfolding(&self) -> MutexGuard<'_, ()> {
        lock(&self.unfolding)
    }

    /// Begins an upload, for which there is so much room.
    pub(crate) async fn begin(&self, capacity: u64) -> io::Result<Part> {
        Part::create(&self.directory()?, capacity).await
    }

    /// Keeps a part under its digest, with what is recorded of it: both, or neither.
    pub(crate) fn keep(&self, part: Part, record: impl FnOnce() -> Result<(), ApiError>) -> Result<(), ApiError> {
        let _turn = lock(&self.turn);
        let path = self.path(part.digest()).map_err(unwritable)?;
        let is_new = !path.exists();
        if is_new {
            part.move_to(&path).map_err(unwritable)?;
        }
        let recorded = record();
        if recorded.is_err() && is_new {
            // If this fails too, the next start finds the file.
            let _ = std::fs::remove_file(&path);
        }
        recorded
    }

    /// Removes the rows of files, and the bytes that no other file has.
    pub(crate) fn remove(&self, database: &Database, ids: &[String]) -> Result<(), ApiError> {
        let _turn = lock(&self.turn);
        let unused = database.write(|transaction| repo::delete(transaction, ids))?;
        for digest in unused {
            let path = self.path(&digest);
            if let Err(error) = path.and_then(std::fs::remove_file) {
                tracing::warn!(%digest, %error, "the bytes of a deleted file could not be removed");
            }
        }
        Ok(())
    }

    /// Removes what a crash has left: parts of uploads, and files that were not recorded.
    pub(crate) fn sweep(&self, database: &Database) -> Result<(), ApiError> {
        let Place::Beside(directory) = &self.place else {
            return Ok(());
        };
        let _turn = lock(&self.turn);
        // Where nothing was uploaded there is no directory.
        let Ok(entries) = std::fs::read_dir(directory) else {
            return Ok(());
        };
        for entry in entries.flatten() {
            let name = entry.file_name();
            let is_used = database.read(|connection| repo::is_used(connection, &name.to_string_lossy()))?;
            if !is_used && let Err(error) = std::fs::remove_file(entry.path()) {
                tracing::warn!(?name, %error, "what is left of an upload could not be removed");
            }
        }
        Ok(())
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
