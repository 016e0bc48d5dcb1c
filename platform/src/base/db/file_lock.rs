//! The lock of a database file: one platform serves it, since another would not see what this one holds in memory.

use super::DatabaseError;
use crate::base::private_file;
use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};
use std::{io::Write as _, thread, time::Duration};

/// Attempts to take the lock: a process that is being started holds copies of all open files for a moment, those of a
/// platform that was just closed, too.
const ATTEMPTS: u32 = 20;
const PAUSE: Duration = Duration::from_millis(10);

/// A lock, held for as long as this lives.
#[derive(Debug)]
pub(super) struct FileLock {
    /// `shop.db.lock` for `shop.db`: it has the address of the server.
    beside: File,
    /// The database itself, which may have other names by hard links. Only Linux keeps such a lock (`flock`) apart from
    /// those that SQLite takes.
    #[cfg(target_os = "linux")]
    _database: File,
}

impl FileLock {
    pub(super) fn take(database: &Path) -> Result<Self, DatabaseError> {
        let beside = locked(database, &path_beside(database))?;
        // The file may hold the address of an earlier server.
        beside.set_len(0).map_err(|_| DatabaseError::Unwritable(database.to_owned()))?;
        Ok(Self {
            beside,
            #[cfg(target_os = "linux")]
            _database: locked(database, database)?,
        })
    }

    /// Writes the address at which other processes of this machine reach the server.
    pub(super) fn announce(&self, address: &str) -> std::io::Result<()> {
        (&self.beside).write_all(address.as_bytes())
    }
}

/// A file with the lock of a database; it is made if it is not there.
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
            // Closed, it would end SQLite's own locks on the file where this process holds them (POSIX, `fcntl`).
            Box::leak(Box::new(file));
            Err(DatabaseError::Served(database.to_owned()))
        }
        Err(TryLockError::Error(_)) => Err(unwritable()),
    }
}

/// The path of a database file itself, where a path leads to it by a symbolic link: its keys, uploads and snapshots are
/// beside the file.
pub(crate) fn resolved(database: &Path) -> PathBuf {
    match fs::read_link(database) {
        Ok(target) => fs::canonicalize(database).unwrap_or_else(|_| database.with_file_name("").join(target)),
        Err(_) => database.to_owned(),
    }
}

/// The address of the server of a locked database, if it has announced one.
pub(crate) fn server_of(database: &Path) -> Option<String> {
    let address = fs::read_to_string(path_beside(database)).ok()?;
    Some(address).filter(|address| !address.is_empty())
}

fn path_beside(database: &Path) -> PathBuf {
    database.with_added_extension("lock")
}
