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

/// A lock, held for as long as this lives. Its file, `shop.db.lock` for `shop.db`, has the address of the server.
#[derive(Debug)]
pub(super) struct FileLock(File);

impl FileLock {
    pub(super) fn take(database: &Path) -> Result<Self, DatabaseError> {
        let unwritable = || DatabaseError::Unwritable(database.to_owned());
        let file = private_file::options()
            .create(true)
            .truncate(false)
            .open(path_beside(database))
            .map_err(|_| unwritable())?;
        let mut outcome = file.try_lock();
        for _ in 1..ATTEMPTS {
            if !matches!(outcome, Err(TryLockError::WouldBlock)) {
                break;
            }
            thread::sleep(PAUSE);
            outcome = file.try_lock();
        }
        match outcome {
            // The file may hold the address of an earlier server.
            Ok(()) => file.set_len(0).map_err(|_| unwritable()).map(|()| Self(file)),
            Err(TryLockError::WouldBlock) => Err(DatabaseError::Served(database.to_owned())),
            Err(TryLockError::Error(_)) => Err(unwritable()),
        }
    }

    /// Writes the address at which other processes of this machine reach the server.
    pub(super) fn announce(&self, address: &str) -> std::io::Result<()> {
        (&self.0).write_all(address.as_bytes())
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
