//! The lock of a database file: only one platform serves a file, since each caches parts of it in memory.

use super::DatabaseError;
use crate::private_file;
use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};
use std::{io::Write as _, thread, time::Duration};

/// Attempts to take the lock: a child process being spawned briefly inherits the open files, even of a platform that
/// has just closed.
const ATTEMPTS: u32 = 20;
const PAUSE: Duration = Duration::from_millis(10);

/// A lock, released on drop.
#[derive(Debug)]
pub(super) struct FileLock {
    /// `shop.db.lock` for `shop.db`; contains the server's address.
    beside: File,
    /// A lock on the database itself, which hard links may give other names. Linux only: there `flock` does not
    /// interfere with SQLite's locks.
    #[cfg(target_os = "linux")]
    _database: File,
}

impl FileLock {
    pub(super) fn take(database: &Path) -> Result<Self, DatabaseError> {
        let beside = locked(database, &path_beside(database))?;
        // Truncates the address of an earlier server.
        beside.set_len(0).map_err(|_| DatabaseError::Unwritable(database.to_owned()))?;
        Ok(Self {
            beside,
            #[cfg(target_os = "linux")]
            _database: locked(database, database)?,
        })
    }

    /// Writes the server's address, for other processes of this machine.
    pub(super) fn announce(&self, address: &str) -> std::io::Result<()> {
        (&self.beside).write_all(address.as_bytes())
    }
}

/// Opens or creates a file and locks it.
fn locked(database: &Path, path: &Path) -> Result<File, DatabaseError> {
    let unwritable = || DatabaseError::Unwritable(database.to_owned());
    let file = private_file::options().create(true).truncate(false).open(path).map_err(|_| unwritable())?;
    let mut outcome = file.try_lock();
    for _ in 1..ATTEMPTS {
        if !matches!(outcome, Err(TryLockError::WouldBlock)) {
            break;
        }
        thread::sleep(PAUSE);
        outcome = file.try_lock();
    }
    match outcome {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => {
            // Leaked: closing the file would release SQLite's own locks in this process (POSIX, `fcntl`).
            Box::leak(Box::new(file));
            Err(DatabaseError::Served(database.to_owned()))
        }
        Err(TryLockError::Error(_)) => Err(unwritable()),
    }
}

/// The database file's path with symbolic links resolved: its keys, uploads and snapshots are beside the real file.
pub fn resolved(database: &Path) -> PathBuf {
    match fs::read_link(database) {
        Ok(target) => fs::canonicalize(database).unwrap_or_else(|_| database.with_file_name("").join(target)),
        Err(_) => database.to_owned(),
    }
}

/// The address of the server that holds the lock, if it has announced one.
pub fn server_of(database: &Path) -> Option<String> {
    let address = fs::read_to_string(path_beside(database)).ok()?;
    Some(address).filter(|address| !address.is_empty())
}

fn path_beside(database: &Path) -> PathBuf {
    database.with_added_extension("lock")
}
