//! The database: one writer, a pool of readers.
//!
//! SQLite allows one writing connection at a time, so one stands behind a lock; readers see the last commit and never
//! wait for the writer. All functions block: call them from blocking tasks only.

mod file_lock;
pub(crate) mod growth;
mod schema;
mod sealing;
mod statements;

pub use file_lock::{resolved, server_of};
pub use statements::{Statements, json, row_of};

use crate::error::{ApiError, Result};
use crate::{private_file, query, sealed::SealingKey};
use file_lock::FileLock;
use rusqlite::{Connection, OpenFlags, Transaction, TransactionBehavior, config::DbConfig};
use schema::Tables;
use sealing::SharedKey;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;

/// The maximum of idle readers in the pool.
const IDLE_READERS: usize = 4;

/// The number of pages by which SQLite's backup copies all pages in one step.
const WHOLE: i32 = -1;

/// The reason why a database cannot be used.
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
    /// Another platform, or an import, has the file.
    #[error("{0} is served by another platform, or written by an import. Stop it first.")]
    Served(PathBuf),
    /// The file was made before updates keep a shop.
    #[error("{0} was made by a version of this program that is too old to be updated: delete it to begin anew.")]
    TooOld(PathBuf),
    /// Another program holds the file.
    #[error("{0} is in use by another program.")]
    Busy(PathBuf),
    /// Anything else.
    #[error("The database {path} failed: {source}.")]
    Other {
        /// Its path.
        path: PathBuf,
        /// SQLite's error.
        source: rusqlite::Error,
    },
}

#[derive(Debug)]
pub struct Database {
    writer: Mutex<Connection>,
    /// `None` in memory, where the one connection that has the data does all work.
    readers: Option<Readers>,
    /// The rows of [`FOLLOWED`] that the open transaction changes.
    touched: Arc<Mutex<Vec<i64>>>,
    follower: OnceLock<Arc<dyn Follower>>,
    commits: AtomicU64,
    sealing_key: SharedKey,
    /// The exclusive lock; `None` for a shared file.
    lock: Option<FileLock>,
}

/// The table whose commits the follower observes.
const FOLLOWED: &str = "products";

/// A materialized view of the followed table, updated after each commit. Lock order: the writer, then the follower's
/// own locks.
pub trait Follower: std::fmt::Debug + Send + Sync {
    /// Refreshes the changed rows after a commit, while the writer is locked. A failure here does not undo the commit.
    fn committed(&self, writer: &Connection, rows: Vec<i64>);

    /// Rebuilds the view, while the writer is locked: another database has replaced this one.
    fn replaced(&self, writer: &Connection) -> Result<()>;
}

#[derive(Debug)]
struct Readers {
    path: PathBuf,
    sealing_key: SharedKey,
    idle: Mutex<Vec<Connection>>,
}

impl Database {
    /// Opens and locks a file, or a database in memory; creates the tables of a new one.
    pub fn open(path: Option<&Path>) -> Result<Self, DatabaseError> {
        let lock = path.map(FileLock::take).transpose()?;
        Self::open_locked(path, lock)
    }

    /// Opens a file without the lock, which a running platform may have.
    pub fn open_shared(path: Option<&Path>) -> Result<Self, DatabaseError> {
        Self::open_locked(path, None)
    }

    fn open_locked(path: Option<&Path>, lock: Option<FileLock>) -> Result<Self, DatabaseError> {
        let shown = path.unwrap_or(Path::new(":memory:")).to_path_buf();
        let opened = match path {
            Some(path) => open_private(path),
            None => Connection::open_in_memory(),
        };
        let sealing_key = SharedKey::default();
        let prepared = opened.and_then(|mut writer| {
            prepare_writer(&writer)?;
            sealing::add_to(&writer, &sealing_key)?;
            query::add_folding(&writer)?;
            schema::prepare(&mut writer).map(|tables| (writer, tables))
        });
        match prepared {
            Ok((mut writer, Tables::Current)) => Ok(Self {
                touched: watch(&mut writer),
                writer: Mutex::new(writer),
                readers: path.map(|path| Readers {
                    path: path.to_path_buf(),
                    sealing_key: Arc::clone(&sealing_key),
                    idle: Mutex::default(),
                }),
                follower: OnceLock::new(),
                commits: AtomicU64::new(0),
                sealing_key,
                lock,
            }),
            Ok((_, Tables::TooNew)) => Err(DatabaseError::TooNew(shown)),
            Ok((_, Tables::TooOld | Tables::Outdated)) => Err(DatabaseError::TooOld(shown)),
            Err(error) => Err(explain(error, shown)),
        }
    }

    /// Announces the server's address to other processes of this machine.
    pub fn announce(&self, address: &str) -> std::io::Result<()> {
        self.lock.as_ref().map_or(Ok(()), |lock| lock.announce(address))
    }

    /// Sets the follower, once.
    pub fn follow(&self, follower: Arc<dyn Follower>) {
        let _ = self.follower.set(follower);
    }

    /// Sets the encryption key: secrets are encrypted from now on, and those of the same key decrypted.
    pub fn seal_secrets(&self, key: SealingKey) {
        let _ = self.sealing_key.set(key);
    }

    /// Replaces a database in memory by a copy of another one.
    pub fn become_copy_of(&self, other: &Self) -> Result<()> {
        self.replace(&lock(&other.writer))
    }

    /// Replaces the content by a copy of another database. The writer stays locked until the follower has rebuilt its
    /// view.
    fn replace(&self, source: &Connection) -> Result<()> {
        let mut writer = lock(&self.writer);
        rusqlite::backup::Backup::new(source, &mut writer)?.step(WHOLE)?;
        lock(&self.touched).clear();
        self.commits.fetch_add(1, Ordering::Release);
        self.follower.get().map_or(Ok(()), |follower| follower.replaced(&writer))
    }

    /// Saves a copy of the database as a new file.
    pub fn save_to(&self, path: &Path) -> Result<()> {
        let Some(path) = path.to_str() else {
            return Err(ApiError::Internal(format!("{} is no text", path.display())));
        };
        lock(&self.writer).execute("VACUUM INTO ?1", [path])?;
        Ok(())
    }

    /// Replaces the content by a file's, which may have an older version's tables.
    pub fn become_file(&self, path: &Path) -> Result<()> {
        let unusable = |error: DatabaseError| ApiError::bad_request("DATABASE_UNUSABLE", error.to_string());
        let (mut source, tables) = open_copy(path).map_err(unusable)?;
        if tables == Tables::Outdated {
            // An empty name opens a temporary file. The migration runs there, so a failure leaves the database
            // unchanged.
            let mut copy = Connection::open("")?;
            rusqlite::backup::Backup::new(&source, &mut copy)?.step(WHOLE)?;
            sealing::add_to(&copy, &self.sealing_key)?;
            query::add_folding(&copy)?;
            schema::prepare(&mut copy)?;
            source = copy;
        }
        self.replace(&source)
    }

    /// Checkpoints the write-ahead log, so that a copy of the database file is complete.
    pub fn empty_log(&self) -> Result<()> {
        if let Some(readers) = &self.readers {
            lock(&readers.idle).clear();
            lock(&self.writer).pragma(None, "wal_checkpoint", "TRUNCATE", |_| Ok(()))?;
        }
        Ok(())
    }

    /// The number of commits since the database was opened; later reads see at least these.
    pub fn commits(&self) -> u64 {
        self.commits.load(Ordering::Acquire)
    }

    /// Runs work while the writer is locked, so that nothing is committed.
    pub fn hold_writer<T>(&self, work: impl FnOnce(&Connection) -> T) -> T {
        work(&lock(&self.writer))
    }

    /// Runs a read transaction: one snapshot throughout.
    pub fn read<T>(&self, work: impl FnOnce(&Connection) -> Result<T>) -> Result<T> {
        let Some(readers) = &self.readers else {
            return work(&lock(&self.writer));
        };
        let idle = lock(&readers.idle).pop();
        let reader = match idle {
            Some(reader) => reader,
            None => open_reader(readers)?,
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

    /// Runs a write transaction: commits on success, rolls back on failure.
    pub fn write<T>(&self, work: impl FnOnce(&Transaction<'_>) -> Result<T>) -> Result<T> {
        let mut writer = lock(&self.writer);
        // Discards rows of an earlier transaction that was rolled back.
        lock(&self.touched).clear();
        let transaction = writer.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let before = growth::size(&transaction)?;
        let result = work(&transaction)?;
        let after = growth::size(&transaction)?;
        transaction.commit()?;
        growth::add(before, after);
        let touched = std::mem::take(&mut *lock(&self.touched));
        if let Some(follower) = self.follower.get().filter(|_| !touched.is_empty()) {
            follower.committed(&writer, touched);
        }
        self.commits.fetch_add(1, Ordering::Release);
        Ok(result)
    }

    /// Runs a write transaction that is rolled back.
    pub(crate) fn rehearse<T>(&self, work: impl FnOnce(&Transaction<'_>) -> Result<T>) -> Result<T> {
        work(&lock(&self.writer).transaction_with_behavior(TransactionBehavior::Immediate)?)
    }
}

/// Runs work in a savepoint. The inner `Err` is a refusal, which rolls back the savepoint alone; the outer one is a
/// failure of the platform, which rolls back the transaction.
pub fn partly<T>(connection: &Connection, work: impl FnOnce() -> Result<T>) -> Result<Result<T>> {
    connection.execute_batch("SAVEPOINT part")?;
    match work() {
        Err(failure) if failure.is_failure() => Err(failure),
        done => {
            connection.execute_batch(if done.is_ok() { "RELEASE part" } else { "ROLLBACK TO part; RELEASE part" })?;
            Ok(done)
        }
    }
}

pub fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // A poisoned lock is sound: dropping the panicked transaction rolled it back.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Collects the row ids of changes to the followed table.
fn watch(writer: &mut Connection) -> Arc<Mutex<Vec<i64>>> {
    let touched = Arc::new(Mutex::new(Vec::new()));
    let notes = Arc::clone(&touched);
    // Only a closed connection refuses hooks.
    let _ = writer.update_hook(Some(move |_, _: &str, table: &str, row: i64| {
        if table == FOLLOWED {
            lock(&notes).push(row);
        }
    }));
    touched
}

/// Opens a snapshot file for reading. Refuses tables that are neither current nor migratable.
fn open_copy(path: &Path) -> Result<(Connection, Tables), DatabaseError> {
    let opened = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY);
    let looked_at = opened.and_then(|copy| schema::tables_of(&copy).map(|tables| (copy, tables)));
    match looked_at {
        Ok((_, Tables::TooNew)) => Err(DatabaseError::TooNew(path.to_path_buf())),
        Ok((_, Tables::TooOld)) => Err(DatabaseError::TooOld(path.to_path_buf())),
        Ok(found) => Ok(found),
        Err(error) => Err(explain(error, path.to_path_buf())),
    }
}

/// Refuses a file that is not a database, or whose tables cannot be migrated.
pub fn check_copy(path: &Path) -> Result<(), DatabaseError> {
    open_copy(path).map(drop)
}

/// Opens a file with access for its user only; SQLite gives its side files the same permissions.
fn open_private(path: &Path) -> rusqlite::Result<Connection> {
    // Ignores a failure: the file exists, or SQLite's own error explains the path's problem.
    drop(private_file::options().create_new(true).open(path));
    for ending in ["", "-wal", "-shm"] {
        let mut name = path.as_os_str().to_owned();
        name.push(ending);
        private_file::restrict(Path::new(&name));
    }
    Connection::open(path)
}

fn prepare_writer(writer: &Connection) -> rusqlite::Result<()> {
    writer.busy_timeout(Duration::from_secs(5))?;
    writer.pragma_update(None, "journal_mode", "WAL")?;
    // FULL syncs the log at each commit: acknowledged commits survive a power failure too.
    writer.pragma_update(None, "synchronous", "FULL")?;
    writer.pragma_update(None, "foreign_keys", true)?;
    keep_statements(writer)
}

/// Caches prepared statements. Disables value-dependent query plans: with partial indexes SQLite would otherwise
/// re-prepare a statement for each bound value.
fn keep_statements(connection: &Connection) -> rusqlite::Result<()> {
    connection.set_prepared_statement_cache_capacity(128);
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    Ok(())
}

fn open_reader(readers: &Readers) -> rusqlite::Result<Connection> {
    let reader = Connection::open_with_flags(
        &readers.path,
        OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX | OpenFlags::SQLITE_OPEN_URI,
    )?;
    sealing::add_to(&reader, &readers.sealing_key)?;
    query::add_folding(&reader)?;
    reader.busy_timeout(Duration::from_secs(5))?;
    keep_statements(&reader)?;
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
