//! The redirect session's method.

use super::endpoints;
use super::entity::{CreateRedirectSession, RedirectSession};
use crate::error::Error;
use crate::resources::handle::{handle, without};

handle! {
    /// Ways to the platform's own pages. Made by [`Client::redirects`](crate::Client::redirects).
    Redirects
}

impl<'a> Redirects<'a> {
    /// Asks where to send the visitor.
    ///
    /// # Errors
    ///
    /// A field violation for an address that the site does not allow.
    pub async fn create(&self, request: CreateRedirectSession) -> Result<RedirectSession, Error> {
        let reply = self.client.call(&endpoints::CREATE, &request, &self.options).await?;
        reply.redirect_session.ok_or_else(|| without("redirect session"))
    }
}
