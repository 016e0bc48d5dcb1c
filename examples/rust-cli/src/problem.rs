//! What can go wrong, what it means to the person at the keyboard, and what they can do.

use cartwright::resources::cart::Reason;
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
    /// Something was chosen that the product does not offer.
    #[error("{product} has no option {unknown}; it has {known}")]
    NoSuchOption {
        /// The product's name.
        product: String,
        /// The options that it does not have.
        unknown: String,
        /// Those that it has.
        known: String,
    },
    /// Less was added to the cart than was asked for.
    #[error("added {added} of {wanted} × {product}: {reason}")]
    Short {
        /// The product's name.
        product: String,
        /// How many were asked for.
        wanted: i64,
        /// How many are in the cart all the same.
        added: i64,
        /// Why it is not more.
        reason: Reason,
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
    /// The doctor found problems.
    #[error("{0} of the checks found a problem")]
    Found(usize),
    /// A call failed.
    #[error("{}", told(.0))]
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
                // The error itself says which address gave no answer.
                (ErrorKind::Network, _) => Some("name another address with --host".to_owned()),
                (_, Some(401 | 403)) => Some(
                    "log in with `cartwright login`, or set CARTWRIGHT_API_KEY or CARTWRIGHT_CLIENT_SECRET".to_owned(),
                ),
                _ if error.is_retryable() => Some("it may well work in a moment".to_owned()),
                _ => None,
            },
            _ => None,
        }
    }

    /// 2 for a command line that lacks something or names what is not there, 1 for everything else.
    pub(crate) fn exit_code(&self) -> ExitCode {
        match self {
            Self::Missing { .. } | Self::NotFound { .. } | Self::Choose { .. } | Self::NoSuchOption { .. } => {
                ExitCode::from(2)
            }
            _ => ExitCode::FAILURE,
        }
    }
}

/// The error's message, and beside it the platform's reason where the message leaves it out, as that of a login does
/// which was refused on the page.
fn told(error: &Error) -> String {
    let message = error.to_string();
    let description = error.description().filter(|words| !message.contains(words));
    let code = error.code().filter(|_| description.is_some() || error.kind() == ErrorKind::OAuth);
    let reason: Vec<&str> = [code, description].into_iter().flatten().collect();
    if reason.is_empty() {
        return message;
    }
    let text = format!("{message} ({})", reason.join(": "));
    // The text may come from the address that the browser opened, and shall not steer the terminal.
    text.replace(char::is_control, " ")
}
