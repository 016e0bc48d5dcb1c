//! Revision conflicts: an entity has changed since the caller read it.

use super::{Error, ErrorKind, codes};

/// The platform's codes of a conflict.
const CODES: &[&str] = &[codes::INVALID_REVISION, codes::REVISION_MISMATCH, codes::WRONG_REVISION];

/// The conflict of a change that was made to an outdated revision.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct RevisionConflict {
    /// The revision of the refused change, if the platform names it.
    pub given: Option<String>,
    /// The current revision, if the platform names it.
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
