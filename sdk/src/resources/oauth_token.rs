//! The token endpoint (SPEC section 7, "OAuth token") and what stands beside it. Sessions call the first; programs seldom
//! do.

use crate::call::CallOptions;
use crate::client::Client;
use crate::error::Error;
use crate::resources::Empty;
use crate::resources::authentication::RawAnswer;
use crate::row::{self, Access, Endpoint, Row, Safety, Service};
use crate::secret::Secret;
use crate::types::entity::{entities, open_enums};
use serde_json::Value;

/// `POST /oauth2/token`: any grant. A code or a refresh token may be spent by a call whose answer is lost, so it is
/// unsafe to repeat by itself; the session knows when a repeat is forgiven.
pub const TOKEN: Endpoint<Value, Value> =
    row::post("oauth.token", Service::OAuth, "/oauth2/token").access(Access::Public);

/// `POST /oauth2/token-info`
pub const TOKEN_INFO: Endpoint<InspectToken, TokenInfo> =
    row::post("oauth.token_info", Service::OAuth, "/oauth2/token-info")
        .access(Access::Public)
        .safety(Safety::Safe);

/// `GET /oauth2/user-info`
pub const USER_INFO: Endpoint<Empty, UserInfo> =
    row::get("oauth.user_info", Service::OAuth, "/oauth2/user-info").access(Access::Member);

/// `GET /oauth2/jwks`
pub const JWKS: Endpoint<Empty, RawAnswer> =
    row::get("oauth.jwks", Service::OAuth, "/oauth2/jwks").access(Access::Public);

/// The token call of SPEC section 7, the looks at a token and at whom it stands for, and the platform's public keys.
pub const TABLE: &[Row<'static>] = &[TOKEN.row, TOKEN_INFO.row, USER_INFO.row, JWKS.row];

entities! {
    /// Asking about a token.
    InspectToken {
        /// An access token.
        token: Secret,
    }

    /// Whose a token is, and until when. A token that is not good has `active` false, and nothing else.
    TokenInfo {
        /// Whether it is good now.
        active: bool,
        /// What kind of someone it stands for.
        subject_type: SubjectType,
        /// Who that is.
        subject_id: String,
        /// When it ends, in whole seconds since 1970, as text.
        exp: String,
        /// When it was made, in whole seconds since 1970, as text.
        iat: String,
        /// The application.
        client_id: String,
        /// The account of the site's owner.
        account_id: String,
        /// The site.
        site_id: String,
        /// The application's instance on the site.
        instance_id: String,
        /// The plan of the application. At most 100 characters.
        vendor_product_id: String,
    }

    /// Who is signed in, as OpenID Connect's standard claims tell it.
    UserInfo {
        /// The member's id. A GUID.
        sub: String,
        /// First name. At most 20 characters.
        given_name: String,
        /// Last name. At most 20 characters.
        family_name: String,
        /// The email address that signs in.
        email: String,
        /// Whether it is known to be theirs.
        email_verified: bool,
        /// Address of a picture.
        picture: String,
        /// Preferred language. An ISO 639-1 code.
        language: String,
        /// Name shown to others.
        name: String,
    }
}

open_enums! {
    /// Whom a token stands for.
    SubjectType {
        Unspecified = "UNKNOWN",
        User = "USER",
        Visitor = "VISITOR",
        Member = "MEMBER",
        App = "APP",
    }
}

impl Client {
    /// Tells whose an access token is, and until when.
    ///
    /// # Errors
    ///
    /// Whatever goes wrong with the call; a token that is not good is no error.
    pub async fn token_info(&self, token: impl Into<Secret>) -> Result<TokenInfo, Error> {
        let payload = InspectToken {
            token: Some(token.into()),
            ..InspectToken::default()
        };
        self.call(&TOKEN_INFO, &payload, &CallOptions::default()).await
    }

    /// Tells who is signed in.
    ///
    /// # Errors
    ///
    /// `PERMISSION_DENIED` (403) for a visitor.
    pub async fn user_info(&self) -> Result<UserInfo, Error> {
        self.call(&USER_INFO, &Empty::default(), &CallOptions::default()).await
    }

    /// The public keys that the platform's signatures are checked with: a JSON Web Key Set (RFC 7517), as the document
    /// that it is.
    ///
    /// # Errors
    ///
    /// Whatever goes wrong with the call.
    pub async fn jwks(&self) -> Result<RawAnswer, Error> {
        self.call(&JWKS, &Empty::default(), &CallOptions::default()).await
    }
}
