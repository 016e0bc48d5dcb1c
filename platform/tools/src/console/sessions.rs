//! The console's sessions: keys by the hash of a cookie, in memory only.

use base::secret::{self, SecretHash};
use base::{Millis, Result, clock::seconds, db::lock};
use std::{collections::HashMap, fmt, sync::Mutex};
use tokio::sync::watch;

/// The absolute lifetime of a session, in seconds.
pub(super) const LIFETIME: i64 = 8 * 60 * 60;
/// The idle timeout, in seconds.
const IDLE: i64 = 60 * 60;
/// The maximum of sessions; beyond it the least recently used one ends.
const MAX: usize = 64;

struct Session {
    key: Key,
    began: Millis,
    used: Millis,
    /// Dropped with the session, which ends its event streams.
    open: watch::Sender<()>,
}

impl Session {
    const fn expires(&self) -> Millis {
        let at_last = self.began.saturating_add(seconds(LIFETIME));
        let when_idle = self.used.saturating_add(seconds(IDLE));
        if at_last < when_idle { at_last } else { when_idle }
    }
}

/// An owner's key, redacted in logs.
#[derive(Clone)]
pub(super) struct Key(pub(super) String);

impl fmt::Debug for Key {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Key(…)")
    }
}

/// A session found by its cookie.
#[derive(Debug, Clone)]
pub(super) struct FoundSession {
    pub(super) key: Key,
    pub(super) expires: Millis,
    /// The absolute expiry, which requests do not extend.
    pub(super) ends: Millis,
    /// Closes when the session ends.
    pub(super) open: watch::Receiver<()>,
}

#[derive(Default)]
pub(super) struct Sessions(Mutex<HashMap<SecretHash, Session>>);

impl Sessions {
    /// Starts a session; returns its cookie's value and expiry.
    pub(super) fn begin(&self, key: String, now: Millis) -> Result<(String, Millis)> {
        let id = secret::random_secret()?;
        let session = Session { key: Key(key), began: now, used: now, open: watch::channel(()).0 };
        let expires = session.expires();
        let mut sessions = lock(&self.0);
        sessions.retain(|_, session| session.expires() > now);
        if sessions.len() >= MAX {
            let idlest = sessions.iter().min_by_key(|(_, session)| session.used);
            if let Some(hash) = idlest.map(|(hash, _)| *hash) {
                sessions.remove(&hash);
            }
        }
        sessions.insert(secret::hash(&id), session);
        Ok((id, expires))
    }

    /// Finds a session by its cookie's value, and resets its idle timeout.
    pub(super) fn find(&self, id: &str, now: Millis) -> Option<FoundSession> {
        let hash = secret::hash(id);
        let mut sessions = lock(&self.0);
        let session = sessions.get_mut(&hash)?;
        if session.expires() <= now {
            sessions.remove(&hash);
            return None;
        }
        session.used = now;
        Some(FoundSession {
            key: session.key.clone(),
            expires: session.expires(),
            ends: session.began.saturating_add(seconds(LIFETIME)),
            open: session.open.subscribe(),
        })
    }

    pub(super) fn end(&self, id: &str) {
        lock(&self.0).remove(&secret::hash(id));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_session_ends_when_idle_or_at_its_maximum_lifetime() {
        let sessions = Sessions::default();
        let (id, expires) = sessions.begin("key".to_owned(), 0).unwrap();
        assert_eq!(expires, seconds(IDLE));
        let mut now = 0;
        while now + seconds(IDLE) <= seconds(LIFETIME) {
            now += seconds(IDLE) - 1;
            assert!(sessions.find(&id, now).is_some(), "{now}");
        }
        assert!(sessions.find(&id, seconds(LIFETIME)).is_none(), "at last");
        let (id, _) = sessions.begin("key".to_owned(), 0).unwrap();
        assert!(sessions.find(&id, seconds(IDLE)).is_none(), "idle");
    }

    #[test]
    fn a_new_session_evicts_the_longest_idle_one() {
        let sessions = Sessions::default();
        let begun: Vec<String> = (0..MAX)
            .map(|number| sessions.begin("key".to_owned(), i64::try_from(number).unwrap()).unwrap().0)
            .collect();
        assert!(sessions.find(&begun[0], 100).is_some());
        sessions.begin("key".to_owned(), 101).unwrap();
        assert!(sessions.find(&begun[0], 102).is_some());
        assert!(sessions.find(&begun[1], 102).is_none());
    }

    #[test]
    fn an_event_stream_is_notified_when_its_session_ends() {
        let sessions = Sessions::default();
        let (id, _) = sessions.begin("key".to_owned(), 0).unwrap();
        let found = sessions.find(&id, 1).unwrap();
        assert!(found.open.has_changed().is_ok());
        sessions.end(&id);
        assert!(found.open.has_changed().is_err());
        assert!(!format!("{found:?}").contains("key\""));
    }
}
