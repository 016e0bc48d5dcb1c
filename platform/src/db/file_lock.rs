//! One platform a database file: another one would not see what this one holds in memory.

use super::DatabaseError;
use crate::private_file;
use std::ffi::OsString;
use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

/// Attempts to take the lock: a process that is being started holds copies of all open files for a moment, those of a
/// platform that was just closed, too.
const ATTEMPTS: u32 = 20;
const PAUSE: Duration = Duration::from_millis(10);

/// Locks a database for as long as the file is open: `shop.db` by `shop.db.lock`.
pub(super) fn lock(database: &Path) -> Result<File, DatabaseError> {
    let mut name: OsString = database.as_os_str().to_owned();
    name.push(".lock");
    let file = private_file::options()
        .create(true)
        .truncate(false)
        .open(PathBuf::from(name))
        .map_err(|_| DatabaseError::Unwritable(database.to_owned()))?;
    for _ in 1..ATTEMPTS {
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => thread::sleep(PAUSE),
            other => return taken(other, file, database),
        }
    }
    taken(file.try_lock(), file, database)
}

fn taken(outcome: Result<(), TryLockError>, file: File, database: &Path) -> Result<File, DatabaseError> {
    match outcome {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(DatabaseError::Served(database.to_owned())),
        Err(TryLockError::Error(_)) => Err(DatabaseError::Unwritable(database.to_owned())),
    }
}
