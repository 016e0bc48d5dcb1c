//! The database: one writer, some readers.
//!
//! SQLite lets one connection write at a time, so there is one, behind a lock; readers see the last commit and never
//! wait for it. Everything here blocks and is called from blocking tasks only.

mod index;
mod schema;

use crate::catalog::{self, Index};
use crate::error::ApiError;
use index::HeldIndex;
use rusqlite::{Connection, OpenFlags, Transaction, TransactionBehavior};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLockReadGuard};
use std::time::Duration;

/// Readers kept open when nobody reads.
const IDLE_READERS: usize = 4;

/// The number of pages by which SQLite's backup means all of them.
const WHOLE: i32 = -1;

/// Why a database cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum DatabaseError {
    /// The file cannot be opened for writing.
    #[error("The database {0} cannot be written.")]
    Unwritable(PathBuf),
    /// The file is not a sound database.
    #[error("{0} is damaged, or is not a database.")]
    Corrupt(PathBuf),
    /// The file was made by a newer version of the platform.
    #[error("{0} was made by a newer version of this program.")]
    TooNew(PathBuf),
    /// Another program holds the file.
    #[error("{0} is in use by another program.")]
    Busy(PathBuf),
    /// Its products are of an older version of the platform and cannot be taken over.
    #[error("The products of {path} cannot be taken over: {reason}.")]
    OlderCatalog {
        /// Its path.
        path: PathBuf,
        /// What is wrong with them.
        reason: String,
    },
    /// Anything else.
    #[error("The database {path} failed: {source}.")]
    Other {
        /// Its path.
        path: PathBuf,
        /// What SQLite said.
        source: rusqlite::Error,
    },
}

/// The shop's database.
#[derive(Debug)]
pub(crate) struct Database {
    writer: Mutex<Connection>,
    /// Absent in memory, where all work goes through the one connection that has the data.
    readers: Option<Readers>,
    /// The products as lists see them. Whoever holds it and the writer has taken the writer first.
    index: HeldIndex,
    /// The products whose rows the transaction at hand has touched.
    touched: Arc<Mutex<Vec<i64>>>,
}

#[derive(Debug)]
struct Readers {
    path: PathBuf,
    idle: Mutex<Vec<Connection>>,
}

impl Database {
    /// Opens a file, or a database in memory, and brings its tables up to date.
    pub(crate) fn open(path: Option<&Path>) -> Result<Self, DatabaseError> {
        let shown = path.unwrap_or(Path::new(":memory:")).to_path_buf();
        let opened = match path {
            Some(path) => Connection::open(path),
            None => Connection::open_in_memory(),
        };
        let migrated = opened.and_then(|mut writer| {
            prepare_writer(&writer)?;
            schema::migrate(&mut writer).map(|known| (writer, known))
        });
        let database = match migrated {
            Ok((mut writer, true)) => Self {
                touched: watch_products(&mut writer),
                writer: Mutex::new(writer),
                readers: path.map(|path| Readers {
                    path: path.to_path_buf(),
                    idle: Mutex::default(),
                }),
                index: path.map_or_else(HeldIndex::of_nothing, |_| HeldIndex::default()),
            },
            Ok((_, false)) => return Err(DatabaseError::TooNew(shown)),
            Err(error) => return Err(explain(error, shown)),
        };
        let adopted = database.write(|transaction| catalog::adopt_older(transaction));
        adopted.map_err(|error| DatabaseError::OlderCatalog {
            path: shown,
            reason: error.to_string(),
        })?;
        Ok(database)
    }

    /// Makes a database in memory a copy of another one.
    pub(crate) fn become_copy_of(&self, other: &Self) -> Result<(), ApiError> {
        let index = other.index()?.clone();
        let source = lock(&other.writer);
        let mut writer = lock(&self.writer);
        rusqlite::backup::Backup::new(&source, &mut writer)?.step(WHOLE)?;
        lock(&self.touched).clear();
        self.index.replace(index);
        Ok(())
    }

    /// The products as lists see them. Waits until they have been read, for which nobody may hold the writer.
    pub(crate) fn index(&self) -> Result<RwLockReadGuard<'_, Index>, ApiError> {
        self.index_by(Index::read)
    }

    /// The products as lists see them, read in some way if they have not been.
    pub(crate) fn index_by(
        &self,
        read: impl FnOnce(&Self) -> Result<Index, ApiError>,
    ) -> Result<RwLockReadGuard<'_, Index>, ApiError> {
        self.index.get(&self.writer, || read(self))
    }

    /// Reads, seeing one state of the database throughout.
    pub(crate) fn read<T>(&self, work: impl FnOnce(&Connection) -> Result<T, ApiError>) -> Result<T, ApiError> {
        let Some(readers) = &self.readers else {
            return work(&lock(&self.writer));
        };
        let idle = lock(&readers.idle).pop();
        let reader = match idle {
            Some(reader) => reader,
            None => open_reader(&readers.path)?,
        };
        let result = {
            let snapshot = reader.unchecked_transaction()?;
            work(&snapshot)
        };
        let mut idle = lock(&readers.idle);
        if idle.len() < IDLE_READERS {
            idle.push(reader);
        }
        result
    }

    /// Reads and writes as one: committed when the work succeeds, undone when it fails.
    pub(crate) fn write<T>(&self, work: impl FnOnce(&Transaction<'_>) -> Result<T, ApiError>) -> Result<T, ApiError> {
        let mut writer = lock(&self.writer);
        // What an earlier transaction touched and undid is of no matter.
        lock(&self.touched).clear();
        let transaction = writer.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let result = work(&transaction)?;
        transaction.commit()?;
        let touched = std::mem::take(&mut *lock(&self.touched));
        if !touched.is_empty() {
            self.index.changed(&writer, touched)?;
        }
        Ok(result)
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // A transaction that a panic interrupted was rolled back when it was dropped: the connection is sound.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Notes the number of each product whose row is written, until someone takes the notes.
fn watch_products(writer: &mut Connection) -> Arc<Mutex<Vec<i64>>> {
    let touched = Arc::new(Mutex::new(Vec::new()));
    let notes = Arc::clone(&touched);
    // A connection in use takes hooks: only one that is closed would refuse.
    let _ = writer.update_hook(Some(move |_, _: &str, table: &str, row: i64| {
        if table == "products" {
            lock(&notes).push(row);
        }
    }));
    touched
}

fn prepare_writer(writer: &Connection) -> rusqlite::Result<()> {
    writer.busy_timeout(Duration::from_secs(5))?;
    writer.pragma_update(None, "journal_mode", "WAL")?;
    // FULL syncs the log at each commit: what was acknowledged survives a crash of the machine too.
    writer.pragma_update(None, "synchronous", "FULL")?;
    writer.pragma_update(None, "foreign_keys", true)?;
    writer.set_prepared_statement_cache_capacity(128);
    Ok(())
}

fn open_reader(path: &Path) -> rusqlite::Result<Connection> {
    let reader = Connection::open_with_flags(
        path,
        OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX | OpenFlags::SQLITE_OPEN_URI,
    )?;
    reader.busy_timeout(Duration::from_secs(5))?;
    reader.set_prepared_statement_cache_capacity(128);
    Ok(reader)
}

fn explain(error: rusqlite::Error, path: PathBuf) -> DatabaseError {
    use rusqlite::ErrorCode;
    match error.sqlite_error_code() {
        Some(ErrorCode::CannotOpen | ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => {
            DatabaseError::Unwritable(path)
        }
        Some(ErrorCode::NotADatabase | ErrorCode::DatabaseCorrupt) => DatabaseError::Corrupt(path),
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => DatabaseError::Busy(path),
        _ => DatabaseError::Other { path, source: error },
    }
}
