//! Two writers of one thing: the later one is refused, and learns both revisions.

use super::{Error, ErrorKind};

/// The codes that say so.
const CODES: &[&str] = &["INVALID_REVISION", "REVISION_MISMATCH", "WRONG_REVISION"];

/// A change was made to something older than what is there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RevisionConflict {
    /// The revision that the change was made to, where the platform tells.
    pub given: Option<String>,
    /// The revision that is there, where the platform tells.
    pub current: Option<String>,
}

impl RevisionConflict {
    pub(super) fn of(error: &Error) -> Option<Self> {
        let is_conflict = error.code().is_some_and(|code| CODES.contains(&code));
        (error.kind() == ErrorKind::Application && is_conflict).then(|| Self {
            given: error.data().get("givenRevision").words(),
            current: error.data().get("currentRevision").words(),
        })
    }
}
