//! The lock between programs that share a token file.

use super::lock::{RenewalGuard, RenewalLock};
use super::runtime::Runtime;
use super::within;
use crate::maybe_send::BoxFuture;
use std::fs::{File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

/// The pause between attempts to take a lock that another program holds.
const PAUSE: Duration = Duration::from_millis(20);

/// A lock on a file beside the token file. The system releases the lock when its holder ends, even after a crash.
pub struct FileLock {
    path: PathBuf,
    runtime: Arc<dyn Runtime>,
}

impl FileLock {
    /// The lock for the token file at this path.
    #[must_use]
    pub fn beside(tokens: impl AsRef<Path>, runtime: impl Runtime + 'static) -> Self {
        let mut path = tokens.as_ref().as_os_str().to_owned();
        path.push(".lock");
        Self { path: path.into(), runtime: Arc::new(runtime) }
    }

    fn open(&self) -> std::io::Result<File> {
        let mut options = OpenOptions::new();
        options.create(true).truncate(false).write(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        options.open(&self.path)
    }
}

impl std::fmt::Debug for FileLock {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let path = &self.path;
        formatter.debug_struct("FileLock").field("path", path).finish_non_exhaustive()
    }
}

/// Closing the file releases the lock.
struct Held(#[allow(dead_code, reason = "held, not read")] File);

impl RenewalGuard for Held {}

impl RenewalLock for FileLock {
    fn acquire(&self, timeout: Duration) -> BoxFuture<'_, Option<Box<dyn RenewalGuard>>> {
        Box::pin(async move {
            let file = self.open().ok()?;
            let locking = async {
                loop {
                    match file.try_lock() {
                        Ok(()) => return true,
                        Err(TryLockError::WouldBlock) => self.runtime.sleep(PAUSE).await,
                        // A file system without locks.
                        Err(TryLockError::Error(_)) => return false,
                    }
                }
            };
            let locked = within(&*self.runtime, timeout, locking).await == Some(true);
            locked.then(|| Box::new(Held(file)) as Box<dyn RenewalGuard>)
        })
    }
}
