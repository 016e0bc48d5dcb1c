//! The redirect session's method.

use super::endpoints;
use super::entity::{CreateRedirectSession, RedirectSession};
use crate::error::Error;
use crate::resources::handle::{handle, without};

handle! {
    /// Ways to the platform's own pages. Made by [`Client::redirects`](crate::Client::redirects).
    ///
    /// ```no_run
    /// # async fn run(client: cartwright::Client) -> Result<(), cartwright::Error> {
    /// use cartwright::resources::redirects::{CreateRedirectSession, EcomCheckout};
    ///
    /// let checkout_id = client.current_cart().create_checkout(Default::default()).await?;
    /// let session = client
    ///     .redirects()
    ///     .create(CreateRedirectSession {
    ///         ecom_checkout: Some(EcomCheckout { checkout_id: Some(checkout_id), ..EcomCheckout::default() }),
    ///         ..CreateRedirectSession::default()
    ///     })
    ///     .await?;
    /// println!("pay at {}", session.full_url.unwrap_or_default());
    /// # Ok(())
    /// # }
    /// ```
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
