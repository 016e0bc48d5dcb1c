//! One platform a database file: another one would not see what this one holds in memory.

use super::DatabaseError;
use crate::private_file;
use std::ffi::OsString;
use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};

/// Locks a database for as long as the file is open: `shop.db` by `shop.db.lock`.
pub(super) fn lock(database: &Path) -> Result<File, DatabaseError> {
    let mut name: OsString = database.as_os_str().to_owned();
    name.push(".lock");
    let file = private_file::options()
        .create(true)
        .truncate(false)
        .open(PathBuf::from(name))
        .map_err(|_| DatabaseError::Unwritable(database.to_owned()))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(DatabaseError::Served(database.to_owned())),
        Err(TryLockError::Error(_)) => Err(DatabaseError::Unwritable(database.to_owned())),
    }
}
