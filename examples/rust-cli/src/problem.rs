//! Errors, their meaning for the user, and the next step.

use cartwright::resources::cart::Reason;
use cartwright::{Error, ErrorKind};
use std::process::ExitCode;

/// Why a command failed.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Problem {
    /// A setting is missing from the command line and the environment.
    #[error("{what} is not set")]
    Missing {
        /// The setting.
        what: &'static str,
        /// How to set it.
        hint: &'static str,
    },
    /// A named entity does not exist.
    #[error("there is no {what} {name:?}")]
    NotFound {
        /// The kind of entity.
        what: &'static str,
        /// The name.
        name: String,
    },
    /// A product needs a choice before it can be added.
    #[error("{product} needs a choice of {missing}")]
    Choose {
        /// The product's name.
        product: String,
        /// The options without a choice.
        missing: String,
    },
    /// A choice for an option that the product does not have.
    #[error("{product} has no option {unknown}; it has {known}")]
    NoSuchOption {
        /// The product's name.
        product: String,
        /// The unknown options.
        unknown: String,
        /// The product's options.
        known: String,
    },
    /// Only a part of the quantity was added to the cart.
    #[error("added {added} of {wanted} × {product}: {reason}")]
    Short {
        /// The product's name.
        product: String,
        /// The requested quantity.
        wanted: i64,
        /// The added quantity.
        added: i64,
        /// The reason.
        reason: Reason,
    },
    /// The login was not completed.
    #[error("the login was not finished: {0}")]
    Login(String),
    /// An I/O error with a file or port.
    #[error("{doing}: {source}")]
    System {
        /// The action.
        doing: String,
        /// The error.
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

    /// The next step.
    pub(crate) fn hint(&self) -> Option<String> {
        match self {
            Self::Missing { hint, .. } => Some((*hint).to_owned()),
            Self::Choose { .. } => Some("choose with --choice, such as --choice Size=M".to_owned()),
            Self::Call(error) => match (error.kind(), error.status()) {
                // The error itself names the URL that did not answer.
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

    /// 2 for an incomplete command line or a missing entity, 1 for all other errors.
    pub(crate) fn exit_code(&self) -> ExitCode {
        match self {
            Self::Missing { .. } | Self::NotFound { .. } | Self::Choose { .. } | Self::NoSuchOption { .. } => {
                ExitCode::from(2)
            }
            _ => ExitCode::FAILURE,
        }
    }
}

/// The error's message, followed by the platform's reason if the message lacks it, as for a login refused on the
/// page.
fn told(error: &Error) -> String {
    let message = error.to_string();
    let description = error.description().filter(|words| !message.contains(words));
    let code = error.code().filter(|_| description.is_some() || error.kind() == ErrorKind::OAuth);
    let reason: Vec<&str> = [code, description].into_iter().flatten().collect();
    if reason.is_empty() {
        return message;
    }
    let text = format!("{message} ({})", reason.join(": "));
    // The text may come from the URL that the browser opened, and must not control the terminal.
    text.replace(char::is_control, " ")
}
