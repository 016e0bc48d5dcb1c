//! An upload in progress.

use base::private_file;
use sha2::{Digest as _, Sha256};
use std::io;
use std::path::{Path, PathBuf};
use tokio::io::AsyncWriteExt as _;

/// A temporary file, deleted on drop unless it was moved to its final path.
#[derive(Debug)]
pub(crate) struct Part {
    path: PathBuf,
    file: tokio::fs::File,
    hasher: Sha256,
    digest: String,
    bytes: u64,
    /// The maximum size in bytes.
    capacity: u64,
}

impl Part {
    pub(crate) async fn create(directory: &Path, capacity: u64) -> io::Result<Self> {
        let path = directory.join(format!("{}.part", uuid::Uuid::new_v4()));
        let mut options = private_file::options();
        options.create_new(true);
        Ok(Self {
            file: tokio::fs::OpenOptions::from(options).open(&path).await?,
            path,
            hasher: Sha256::new(),
            digest: String::new(),
            bytes: 0,
            capacity,
        })
    }

    pub(crate) const fn bytes(&self) -> u64 {
        self.bytes
    }

    /// Appends bytes; fails as on a full disk beyond the capacity.
    pub(crate) async fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.bytes += bytes.len() as u64;
        if self.bytes > self.capacity {
            return Err(io::ErrorKind::StorageFull.into());
        }
        self.file.write_all(bytes).await?;
        self.hasher.update(bytes);
        Ok(())
    }

    /// Finishes writing, and syncs to disk.
    pub(crate) async fn finish(&mut self) -> io::Result<()> {
        self.file.flush().await?;
        self.file.sync_all().await?;
        let digest = std::mem::take(&mut self.hasher).finalize();
        self.digest = digest.iter().map(|byte| format!("{byte:02x}")).collect();
        Ok(())
    }

    /// The digest of the finished content.
    pub(crate) fn digest(&self) -> &str {
        &self.digest
    }

    /// Opens the file for reading.
    pub(crate) fn open(&self) -> io::Result<std::fs::File> {
        std::fs::File::open(&self.path)
    }

    /// Moves the file to its final path, durably.
    pub(crate) fn move_to(&self, path: &Path) -> io::Result<()> {
        std::fs::rename(&self.path, path)?;
        #[cfg(unix)]
        if let Some(directory) = path.parent() {
            std::fs::File::open(directory)?.sync_all()?;
        }
        Ok(())
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        // A moved file no longer exists here.
        let _ = std::fs::remove_file(&self.path);
    }
}

#[cfg(test)]
mod tests {
    use super::Part;

    #[cfg(unix)]
    #[tokio::test]
    async fn a_partial_upload_is_private_from_the_first_byte() {
        use std::os::unix::fs::PermissionsExt as _;
        let directory = tempfile::tempdir().unwrap();
        let _part = Part::create(directory.path(), 1).await.unwrap();
        let entry = directory.path().read_dir().unwrap().next().unwrap().unwrap();
        assert_eq!(entry.metadata().unwrap().permissions().mode() & 0o077, 0);
    }
}
