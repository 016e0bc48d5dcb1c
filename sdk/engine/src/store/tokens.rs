//! The tokens of a session.

use crate::json::{Json, Object};
use crate::names::names;
use crate::secret::Secret;

names! {
    /// The role of a session.
    #[derive(Default)]
    #[non_exhaustive]
    pub enum Role {
        /// No session.
        #[default]
        None = "none",
        /// An anonymous visitor.
        Visitor = "visitor",
        /// A signed-in member.
        Member = "member",
    }
}

/// A short-lived token that authorizes calls.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct AccessToken {
    /// The token.
    pub value: Secret,
    /// The expiry, in whole seconds since 1970 by this machine's clock.
    pub expires_at: u64,
    /// The time of renewal before use, in whole seconds since 1970.
    pub renew_at: u64,
}

/// The largest renewal margin, in seconds.
const MARGIN_SECONDS: u64 = 60;

impl AccessToken {
    /// A token that lasts `lifetime` seconds from `now` (seconds since 1970). It is renewed 60 s before its expiry, or
    /// in the last tenth of a shorter lifetime.
    #[must_use]
    pub fn lasting(value: impl Into<Secret>, now: u64, lifetime: u64) -> Self {
        let expires_at = now.saturating_add(lifetime);
        Self { value: value.into(), expires_at, renew_at: expires_at.saturating_sub(MARGIN_SECONDS.min(lifetime / 10)) }
    }

    /// A token with a known expiry but an unknown lifetime, such as one from another program: renewed 60 s before its
    /// expiry.
    #[must_use]
    pub fn ending(value: impl Into<Secret>, expires_at: u64) -> Self {
        Self { value: value.into(), expires_at, renew_at: expires_at.saturating_sub(MARGIN_SECONDS) }
    }

    /// Whether the token can be sent at this time (seconds since 1970).
    #[must_use]
    pub fn is_fresh(&self, now: u64) -> bool {
        !self.value.is_empty() && now < self.renew_at
    }
}

/// A long-lived token that is exchanged for access tokens.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct RefreshToken {
    /// The token.
    pub value: Secret,
    /// The role of its session.
    pub role: Role,
}

impl RefreshToken {
    /// The refresh token of a session with this role.
    #[must_use]
    pub fn new(value: impl Into<Secret>, role: Role) -> Self {
        Self { value: value.into(), role }
    }
}

/// The tokens of a session. The default is no session.
///
/// ```
/// use cartwright_engine::session::{AccessToken, RefreshToken, Role, Tokens};
///
/// let tokens = Tokens::new(AccessToken::ending("access", 1_900_000_000), RefreshToken::new("refresh", Role::Member));
/// assert_eq!(tokens.role(), Role::Member);
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Tokens {
    /// Authorizes calls.
    pub access: AccessToken,
    /// Renews the access token.
    pub refresh: RefreshToken,
}

impl Tokens {
    /// The tokens of a session.
    #[must_use]
    pub const fn new(access: AccessToken, refresh: RefreshToken) -> Self {
        Self { access, refresh }
    }

    /// The role of the session.
    #[must_use]
    pub const fn role(&self) -> Role {
        self.refresh.role
    }

    /// Parses the platform SDK's documented format: `{ accessToken: { value, expiresAt }, refreshToken: { value, role }
    /// }`. A missing part is empty, and anything but a string is no token.
    #[must_use]
    pub fn from_json(shape: Json<'_>) -> Self {
        let (access, refresh) = (shape.get("accessToken"), shape.get("refreshToken"));
        let value = |token: Json<'_>| Secret::from(token.string("value").unwrap_or_default());
        Self {
            access: AccessToken::ending(value(access), access.get("expiresAt").number().unwrap_or_default()),
            refresh: RefreshToken {
                value: value(refresh),
                role: refresh.string("role").and_then(|name| name.parse().ok()).unwrap_or_default(),
            },
        }
    }

    /// Writes the same format.
    #[must_use]
    pub fn to_json(&self) -> String {
        let access =
            Object::new().text("value", self.access.value.expose()).number("expiresAt", self.access.expires_at).end();
        let refresh =
            Object::new().text("value", self.refresh.value.expose()).text("role", self.refresh.role.as_str()).end();
        Object::new().raw("accessToken", &access).raw("refreshToken", &refresh).end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_renewal_margin_is_a_minute_or_a_tenth_of_the_lifetime() {
        let long = AccessToken::lasting("a", 1000, 14_400);
        assert_eq!((long.expires_at, long.renew_at), (15_400, 15_340));
        let short = AccessToken::lasting("a", 1000, 30);
        assert_eq!((short.expires_at, short.renew_at), (1030, 1027));
        assert!(short.is_fresh(1026));
        assert!(!short.is_fresh(1027));
    }

    #[test]
    fn debug_output_contains_no_token() {
        let tokens = Tokens {
            access: AccessToken::lasting("a-secret", 0, 10),
            refresh: RefreshToken { value: "r-secret".into(), role: Role::Member },
        };
        assert!(!format!("{tokens:?}").contains("secret"));
    }
}
