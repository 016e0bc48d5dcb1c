//! The redirect session's method.

use super::endpoints;
use super::entity::{CreateRedirectSession, RedirectSession};
use crate::client::Client;
use crate::error::{Error, ErrorKind};
use crate::pipeline::CallOptions;

/// Ways to the platform's own pages. Made by [`Client::redirects`].
#[derive(Debug, Clone)]
pub struct Redirects<'a> {
    client: &'a Client,
    options: CallOptions,
}

impl<'a> Redirects<'a> {
    pub(crate) fn new(client: &'a Client) -> Self {
        Self {
            client,
            options: CallOptions::default(),
        }
    }

    /// Sets a time limit, cancellation or headers for the calls made by this handle.
    #[must_use]
    pub fn options(mut self, options: CallOptions) -> Self {
        self.options = options;
        self
    }

    /// Asks where to send the visitor.
    ///
    /// # Errors
    ///
    /// A field violation for an address that the site does not allow.
    pub async fn create(&self, request: CreateRedirectSession) -> Result<RedirectSession, Error> {
        let reply = self.client.call(&endpoints::CREATE, &request, &self.options).await?;
        reply
            .redirect_session
            .ok_or_else(|| Error::new(ErrorKind::Decode, "the answer has no redirect session"))
    }
}
