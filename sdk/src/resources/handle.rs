//! What every resource's handle is: a client, and the options for the calls that are made by it.

use crate::error::{Error, ErrorKind};

/// Declares a handle, with the constructor that the client calls and the method that sets its options. Fields of its
/// own begin with their default.
macro_rules! handle {
    ($(#[$meta:meta])* $name:ident $({ $($(#[$field_meta:meta])* $field:ident : $type:ty),* $(,)? })?) => {
        $(#[$meta])*
        #[derive(Debug, Clone)]
        pub struct $name<'a> {
            pub(super) client: &'a crate::client::Client,
            pub(super) options: crate::call::CallOptions,
            $($($(#[$field_meta])* $field: $type,)*)?
        }

        impl<'a> $name<'a> {
            pub(crate) fn new(client: &'a crate::client::Client) -> Self {
                Self {
                    client,
                    options: crate::call::CallOptions::default(),
                    $($($field: Default::default(),)*)?
                }
            }

            /// Sets a time limit, cancellation or headers for the calls made by this handle.
            #[must_use]
            pub fn options(mut self, options: crate::call::CallOptions) -> Self {
                self.options = options;
                self
            }
        }
    };
}

pub(crate) use handle;

/// What an answer must hold.
pub(crate) fn found<T>(held: Option<T>, what: &str) -> Result<T, Error> {
    held.ok_or_else(|| without(what))
}

/// The error for an answer that lacks something.
pub(crate) fn without(what: &str) -> Error {
    Error::new(ErrorKind::Decode, format!("the answer has no {what}"))
}
