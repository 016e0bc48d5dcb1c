//! Members whom another system has signed in (contract, "Tokens"; grant `authorized_client`). Only for servers: it takes
//! the owner's key.

use super::login::{Login, session};
use crate::error::{Error, ErrorKind};
use crate::pipeline::{CallOptions, Payload};
use crate::resources::authentication::SignOn;
use crate::resources::authentication::endpoints::SIGN_ON;
use crate::secret::Secret;
use crate::session::Tokens;

impl Login<'_> {
    /// Buys tokens of a member, by their id. They are not kept: see
    /// [`Session::set_tokens`](crate::session::Session::set_tokens).
    ///
    /// # Errors
    ///
    /// 'Failed to get member tokens', with the cause's status and code.
    pub async fn external(&self, member_id: &str, api_key: &Secret) -> Result<Tokens, Error> {
        session(self.client.shared())?
            .authorized_client(member_id, api_key, None)
            .await
    }

    /// Signs someone on by their email address, making the member if new, and buys their tokens. The login counts on
    /// the platform's pages, too. The tokens are not kept.
    ///
    /// # Errors
    ///
    /// A field violation for what is no email address; 'Failed to get member tokens'.
    pub async fn external_with_session(&self, request: &SignOn, api_key: &Secret) -> Result<Tokens, Error> {
        let payload =
            serde_json::to_string(request).map_err(|error| Error::new(ErrorKind::Request, error.to_string()))?;
        self.external_by_payload(payload, api_key).await
    }

    /// The same, with the sign-on's payload as JSON text.
    ///
    /// # Errors
    ///
    /// As [`Login::external_with_session`].
    pub async fn external_by_payload(&self, payload: String, api_key: &Secret) -> Result<Tokens, Error> {
        let shared = self.client.shared();
        let options = CallOptions {
            owner_key: Some(api_key.clone()),
            ..CallOptions::default()
        };
        let response = shared.pipeline.send(&SIGN_ON.info, Payload(payload), &options).await?;
        let answer = response.json();
        let (Some(member), Some(proof)) = (answer.at("identity.id").text(), answer.get("sessionToken").text()) else {
            return Err(
                Error::new(ErrorKind::Decode, "the sign-on has no identity or session token")
                    .with(|parts| parts.endpoint = Some(SIGN_ON.info.id)),
            );
        };
        session(shared)?
            .authorized_client(&member, api_key, Some(&proof.into()))
            .await
    }
}
