//! What can go wrong, what it means to the person at the keyboard, and what they can do.

use cartwright::{Error, ErrorKind};
use std::process::ExitCode;

/// Why a command could not be carried out.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Problem {
    /// Something is missing from the command line or the environment.
    #[error("{what} is not set")]
    Missing {
        /// What.
        what: &'static str,
        /// How to set it.
        hint: &'static str,
    },
    /// What was asked for is not there.
    #[error("there is no {what} {name:?}")]
    NotFound {
        /// What kind of thing.
        what: &'static str,
        /// What it was called.
        name: String,
    },
    /// A product cannot be added without choosing.
    #[error("{product} needs a choice of {missing}")]
    Choose {
        /// The product's name.
        product: String,
        /// The options that are left.
        missing: String,
    },
    /// What was chosen cannot be had.
    #[error("{product} cannot be had like that: it is sold out")]
    SoldOut {
        /// The product's name.
        product: String,
    },
    /// The login did not come to its end.
    #[error("the login was not finished: {0}")]
    Login(String),
    /// A file or port could not be used.
    #[error("{doing}: {source}")]
    System {
        /// What was being done.
        doing: String,
        /// Why it failed.
        source: std::io::Error,
    },
    /// A call failed.
    #[error(transparent)]
    Call(#[from] Error),
}

impl Problem {
    pub(crate) fn system(doing: impl Into<String>) -> impl FnOnce(std::io::Error) -> Self {
        let doing = doing.into();
        move |source| Self::System { doing, source }
    }

    /// What can be done about it.
    pub(crate) fn hint(&self) -> Option<String> {
        match self {
            Self::Missing { hint, .. } => Some((*hint).to_owned()),
            Self::Choose { .. } => Some("choose with --choice, such as --choice Size=M".to_owned()),
            Self::Call(error) => match (error.kind(), error.status()) {
                (ErrorKind::Network, _) => Some("is the platform running at the address of --host?".to_owned()),
                (_, Some(401 | 403)) => Some("log in with `cartwright login`, or set CARTWRIGHT_API_KEY".to_owned()),
                _ if error.is_retryable() => Some("it may well work in a moment".to_owned()),
                _ => None,
            },
            _ => None,
        }
    }

    /// 2 for what the caller can mend, 1 for everything else.
    pub(crate) fn exit_code(&self) -> ExitCode {
        match self {
            Self::Missing { .. } | Self::NotFound { .. } | Self::Choose { .. } => ExitCode::from(2),
            _ => ExitCode::FAILURE,
        }
    }
}
