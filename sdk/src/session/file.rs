//! Tokens in a file, for programs on a user's own machine.

use super::{AccessToken, Commit, RefreshToken, Snapshot, StoreError, TokenStore, Tokens, Version};
use serde::{Deserialize, Serialize};
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::SystemTime;

/// Stores tokens in a file that only its owner can read, replaced atomically by renaming. Commits of programs that
/// share it are serialized by a lock on a file beside it, named `.commit`.
#[derive(Debug)]
pub struct FileStore {
    path: PathBuf,
    /// Serializes the commits of this program, even on a file system without locks.
    committing: Mutex<()>,
    /// The last read file.
    seen: Mutex<Option<(Stamp, Snapshot)>>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Content {
    version: u32,
    access_token: String,
    expires_at: u64,
    renew_at: u64,
    refresh_token: String,
    role: String,
}

impl FileStore {
    /// A store at this path. The file need not exist; its folder must.
    #[must_use]
    pub fn new(path: impl Into<PathBuf>) -> Self {
        Self { path: path.into(), committing: Mutex::new(()), seen: Mutex::default() }
    }

    /// The file.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Acquires the commit lock, if no other program holds it. Closing the file releases it, even after a crash. This
    /// is not the renewal lock, since a login or logout must not wait for a renewal.
    fn lock(&self) -> Lock {
        let mut path = self.path.as_os_str().to_owned();
        path.push(".commit");
        let Ok(file) = private(OpenOptions::new().create(true).truncate(false)).open(path) else {
            return Lock::Unsupported;
        };
        match file.try_lock() {
            Ok(()) => Lock::Held(file),
            Err(TryLockError::WouldBlock) => Lock::Busy,
            Err(TryLockError::Error(_)) => Lock::Unsupported,
        }
    }

    /// The last read file, unless it was replaced since.
    fn known(&self, stamp: &Stamp) -> Option<Snapshot> {
        let seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        seen.as_ref().filter(|(known, _)| known == stamp).map(|(_, snapshot)| snapshot.clone())
    }

    fn replace(&self, content: &Content) -> std::io::Result<()> {
        let name = self.path.file_name().unwrap_or_default().to_string_lossy();
        let fresh = self.path.with_file_name(format!(".{name}.{}-{}", std::process::id(), content.version));
        let replaced = write(&fresh, content).and_then(|()| fs::rename(&fresh, &self.path));
        if replaced.is_err() {
            // Removed, since it may hold tokens; a failure to remove it adds no information.
            let _ = fs::remove_file(&fresh);
        }
        replaced
    }
}

enum Lock {
    Held(#[allow(dead_code, reason = "held, not read")] File),
    Busy,
    /// The file system has no locks, or the folder cannot be written.
    Unsupported,
}

/// The identity of a file's content: each commit makes a new file.
#[derive(Debug, PartialEq, Eq)]
struct Stamp {
    modified: Option<SystemTime>,
    length: u64,
    #[cfg(unix)]
    inode: u64,
}

impl Stamp {
    fn of(metadata: &fs::Metadata) -> Self {
        Self {
            modified: metadata.modified().ok(),
            length: metadata.len(),
            #[cfg(unix)]
            inode: std::os::unix::fs::MetadataExt::ino(metadata),
        }
    }
}

fn write(path: &Path, content: &Content) -> std::io::Result<()> {
    let mut file = private(OpenOptions::new().create_new(true)).open(path)?;
    file.write_all(serde_json::to_string_pretty(content)?.as_bytes())?;
    file.sync_all()
}

/// Writable by its owner only.
fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    options.write(true)
}

impl TokenStore for FileStore {
    fn load(&self) -> Snapshot {
        let Ok(metadata) = fs::metadata(&self.path) else {
            return Snapshot::default();
        };
        let stamp = Stamp::of(&metadata);
        if let Some(known) = self.known(&stamp) {
            return known;
        }
        let content = fs::read(&self.path).ok().and_then(|bytes| serde_json::from_slice::<Content>(&bytes).ok());
        let snapshot = content.map(Snapshot::from).unwrap_or_default();
        *self.seen.lock().unwrap_or_else(PoisonError::into_inner) = Some((stamp, snapshot.clone()));
        snapshot
    }

    fn commit(&self, expected: Version, tokens: &Tokens) -> Result<Commit, StoreError> {
        let _committing = self.committing.lock().unwrap_or_else(PoisonError::into_inner);
        let lock = self.lock();
        if matches!(lock, Lock::Busy) {
            return Ok(Commit::Busy);
        }
        if self.load().version != expected {
            return Ok(Commit::Conflict);
        }
        let written = if *tokens == Tokens::default() {
            match fs::remove_file(&self.path) {
                Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(error),
                _ => Ok(()),
            }
        } else {
            self.replace(&Content::new(tokens))
        };
        written.map(|()| Commit::Done).map_err(|error| StoreError::new(format!("{}: {error}", self.path.display())))
    }
}

impl Content {
    fn new(tokens: &Tokens) -> Self {
        Self {
            version: Version::random().number(),
            access_token: tokens.access.value.expose().to_owned(),
            expires_at: tokens.access.expires_at,
            renew_at: tokens.access.renew_at,
            refresh_token: tokens.refresh.value.expose().to_owned(),
            role: tokens.refresh.role.as_str().to_owned(),
        }
    }
}

impl From<Content> for Snapshot {
    fn from(content: Content) -> Self {
        let mut access = AccessToken::ending(content.access_token, content.expires_at);
        access.renew_at = content.renew_at;
        let refresh = RefreshToken::new(content.refresh_token, content.role.parse().unwrap_or_default());
        Self::new(Version::from_number(content.version), Tokens::new(access, refresh))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::Role;

    fn tokens() -> Tokens {
        Tokens::new(AccessToken::lasting("access", 1000, 600), RefreshToken::new("refresh", Role::Member))
    }

    #[test]
    fn tokens_persist_in_a_file_that_only_the_user_can_read() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("session.json");
        let store = FileStore::new(&path);
        assert_eq!(store.load(), Snapshot::default());
        assert_eq!(store.commit(Version::default(), &tokens()).unwrap(), Commit::Done);
        let again = FileStore::new(&path);
        assert_eq!(again.load().tokens, tokens());
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
        }
        assert_eq!(again.commit(Version::default(), &Tokens::default()).unwrap(), Commit::Conflict);
        let version = again.load().version;
        assert_eq!(again.commit(version, &Tokens::default()).unwrap(), Commit::Done);
        let left: Vec<_> = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        assert_eq!(left, ["session.json.commit"]);
        assert_eq!(fs::metadata(folder.path().join("session.json.commit")).unwrap().len(), 0);
    }

    #[test]
    fn only_one_of_several_concurrent_commits_succeeds() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("session.json");
        for _ in 0..20 {
            let expected = FileStore::new(&path).load().version;
            let done: usize = std::thread::scope(|scope| {
                let commit = || FileStore::new(&path).commit(expected, &tokens()).unwrap() == Commit::Done;
                let programs: Vec<_> = (0..4).map(|_| scope.spawn(commit)).collect();
                programs.into_iter().map(|program| usize::from(program.join().unwrap())).sum()
            });
            assert_eq!(done, 1);
        }
    }

    #[test]
    fn a_commit_returns_busy_while_another_program_holds_the_lock() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("session.json");
        let (here, there) = (FileStore::new(&path), FileStore::new(&path));
        let held = there.lock();
        assert!(matches!(held, Lock::Held(_)));
        assert_eq!(here.commit(Version::default(), &tokens()).unwrap(), Commit::Busy);
        drop(held);
        assert_eq!(here.commit(Version::default(), &tokens()).unwrap(), Commit::Done);
        assert_eq!(there.load().tokens, tokens());
    }

    #[test]
    fn a_file_replaced_by_another_program_is_reloaded() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("session.json");
        let (here, there) = (FileStore::new(&path), FileStore::new(&path));
        here.commit(Version::default(), &tokens()).unwrap();
        let seen = here.load();
        there.commit(seen.version, &tokens()).unwrap();
        assert_ne!(here.load().version, seen.version);
        there.commit(there.load().version, &Tokens::default()).unwrap();
        assert_eq!(here.load(), Snapshot::default());
    }

    #[test]
    fn a_failed_commit_leaves_no_temporary_file() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("session.json");
        // A folder in the file's place cannot be replaced.
        fs::create_dir(&path).unwrap();
        assert!(FileStore::new(&path).commit(Version::default(), &tokens()).is_err());
        let hidden = fs::read_dir(folder.path())
            .unwrap()
            .filter(|entry| entry.as_ref().unwrap().file_name().to_string_lossy().starts_with('.'))
            .count();
        assert_eq!(hidden, 0);
    }

    #[test]
    fn a_corrupted_file_is_no_session_and_a_missing_folder_is_an_error() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("session.json");
        fs::write(&path, "{").unwrap();
        assert_eq!(FileStore::new(&path).load(), Snapshot::default());
        let lost = FileStore::new(folder.path().join("no/such/folder.json"));
        assert!(lost.commit(Version::default(), &tokens()).is_err());
    }
}
