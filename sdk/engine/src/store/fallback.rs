//! Keeps in memory what a store cannot keep.

use super::{Commit, Snapshot, StoreError, TokenStore, Tokens, Version};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A store with a fallback to memory, so that a full disk or a read-only folder does not end the session. Cookies have
/// a fallback of their own.
///
/// Reports the first failure of a series to the function given to [`new`](Self::new).
pub struct FallbackStore<S, F> {
    store: S,
    report: F,
    /// The tokens since the store's last failure.
    memory: Mutex<Option<Snapshot>>,
}

impl<S: TokenStore, F: Fn(&StoreError)> FallbackStore<S, F> {
    /// Wraps a store.
    pub const fn new(store: S, report: F) -> Self {
        Self { store, report, memory: Mutex::new(None) }
    }

    fn memory(&self) -> MutexGuard<'_, Option<Snapshot>> {
        self.memory.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<S: TokenStore, F: Fn(&StoreError)> TokenStore for FallbackStore<S, F> {
    fn load(&self) -> Snapshot {
        let kept = self.memory().clone();
        kept.unwrap_or_else(|| self.store.load())
    }

    fn reload(&self) -> Snapshot {
        let kept = self.memory().clone();
        kept.unwrap_or_else(|| self.store.reload())
    }

    /// Stores the tokens, or keeps them in memory.
    ///
    /// # Errors
    ///
    /// If a session that has ended cannot be removed from the store; this program forgets it all the same.
    fn commit(&self, expected: Version, tokens: &Tokens) -> Result<Commit, StoreError> {
        let mut memory = self.memory();
        let current = match &*memory {
            Some(kept) if kept.version != expected => return Ok(Commit::Conflict),
            Some(_) => self.store.reload().version,
            None => expected,
        };
        match self.store.commit(current, tokens) {
            Err(error) => {
                let is_end = *tokens == Tokens::default();
                if memory.is_none() && !is_end {
                    (self.report)(&error);
                }
                let version = if is_end { Version::default() } else { Version::random() };
                *memory = Some(Snapshot { version, tokens: tokens.clone() });
                if is_end { Err(error) } else { Ok(Commit::Done) }
            }
            Ok(Commit::Done) => {
                *memory = None;
                Ok(Commit::Done)
            }
            // Another program wrote the store, while this session is in memory alone.
            Ok(Commit::Conflict) if memory.is_some() => Ok(Commit::Busy),
            other => other,
        }
    }
}

impl<S: std::fmt::Debug, F> std::fmt::Debug for FallbackStore<S, F> {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("FallbackStore").field("store", &self.store).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{AccessToken, MemoryStore, RefreshToken, Role};
    use std::cell::Cell;

    /// A store that can be full.
    #[derive(Default)]
    struct Disk {
        store: MemoryStore,
        is_full: Cell<bool>,
    }

    impl TokenStore for &Disk {
        fn load(&self) -> Snapshot {
            self.store.load()
        }
        fn commit(&self, expected: Version, tokens: &Tokens) -> Result<Commit, StoreError> {
            if self.is_full.get() {
                return Err(StoreError::new("the disk is full"));
            }
            self.store.commit(expected, tokens)
        }
    }

    fn tokens(name: &str) -> Tokens {
        Tokens {
            access: AccessToken::ending(name, 1000),
            refresh: RefreshToken { value: name.into(), role: Role::Member },
        }
    }

    #[test]
    fn a_session_that_cannot_be_stored_stays_in_memory_and_is_reported_once() {
        let (disk, reports) = (Disk::default(), Cell::new(0));
        let store = FallbackStore::new(&disk, |_: &StoreError| reports.set(reports.get() + 1));
        disk.is_full.set(true);
        for name in ["first", "second"] {
            assert_eq!(store.commit(store.load().version, &tokens(name)).unwrap(), Commit::Done);
            assert_eq!(store.reload().tokens, tokens(name));
        }
        assert_eq!(store.commit(Version::default(), &tokens("third")).unwrap(), Commit::Conflict);
        assert_eq!((reports.get(), disk.store.load()), (1, Snapshot::default()));

        disk.is_full.set(false);
        store.commit(store.load().version, &tokens("third")).unwrap();
        assert_eq!(disk.store.load().tokens, tokens("third"));
    }

    #[test]
    fn a_logout_that_cannot_be_stored_fails_and_ends_the_local_session() {
        let disk = Disk::default();
        let store = FallbackStore::new(&disk, |_: &StoreError| {});
        store.commit(Version::default(), &tokens("member")).unwrap();
        disk.is_full.set(true);
        store.commit(store.load().version, &Tokens::default()).unwrap_err();
        assert_eq!(store.load().tokens, Tokens::default());
    }
}
