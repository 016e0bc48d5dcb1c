//! The token endpoint, and the endpoints that describe tokens.

use crate::Secret;
use crate::resources::authentication::RawAnswer;
use crate::resources::calls::calls;
use crate::row::Conversions;
use crate::types::entity::{entities, open_enums};

calls! {
    /// Token introspection, the user info of the signed-in member, and the platform's public keys.
    ///
    /// ```no_run
    /// # async fn run(client: &cartwright::Client) -> Result<(), cartwright::Error> {
    /// println!("{:?}", client.oauth().user_info().await?.email);
    /// # Ok(())
    /// # }
    /// ```
    OAuth by oauth;
    rows oauth at OAuth "/oauth2", converting Conversions::NONE;

    /// Inspects an access token. An inactive token is no error.
    token_info(InspectToken {
        /// An access token.
        token: Secret
    }) -> TokenInfo = POST "/token-info".public().safe();

    /// Returns the signed-in member's claims. Fails with `PERMISSION_DENIED` (403) for a visitor.
    user_info(GetUserInfo {}) -> UserInfo = GET "/user-info".member();

    /// Returns the public keys that the platform's signatures are checked with: a JSON Web Key Set (RFC 7517), as the
    /// document that it is.
    jwks(GetJwks {}) -> RawAnswer = GET "/jwks".public();
}

entities! {
    /// The platform's information about a token. An inactive token has no other field.
    TokenInfo {
        active: bool,
        subject_type: SubjectType,
        subject_id: String,
        /// Expiry, in whole seconds since 1970, as text.
        exp: String,
        /// Time of issue, in whole seconds since 1970, as text.
        iat: String,
        client_id: String,
        /// The account of the site's owner.
        account_id: String,
        site_id: String,
        /// The application's instance on the site.
        instance_id: String,
        /// The plan of the application. At most 100 characters.
        vendor_product_id: String,
    }

    /// The standard claims of OpenID Connect for the signed-in member.
    UserInfo {
        /// The member's id. A GUID.
        sub: String,
        /// At most 20 characters.
        given_name: String,
        /// At most 20 characters.
        family_name: String,
        email: String,
        email_verified: bool,
        /// A web address.
        picture: String,
        /// An ISO 639-1 code.
        language: String,
        name: String,
    }
}

open_enums! {
    /// The subject of a token.
    SubjectType {
        Unspecified = "UNKNOWN",
        User = "USER",
        Visitor = "VISITOR",
        Member = "MEMBER",
        App = "APP",
    }
}
