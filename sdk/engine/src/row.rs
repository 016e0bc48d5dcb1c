//! Rows: the facts about each call. A call takes its address and its idempotency from its row, the platform its routes,
//! the npm package its conversions; a test compares all rows with the specification.

use crate::error::{Error, ErrorKind};
use crate::names::names;

names! {
    /// An HTTP method.
    #[allow(clippy::exhaustive_enums, reason = "a transport sends every method")]
    pub enum Method {
        Get = "GET",
        Post = "POST",
        Put = "PUT",
        Patch = "PATCH",
        Delete = "DELETE",
    }
}

impl Method {
    /// Whether the payload is sent as a JSON body, not in the query string.
    #[must_use]
    pub const fn has_body(self) -> bool {
        matches!(self, Self::Post | Self::Put | Self::Patch)
    }
}

names! {
    /// The service that answers a call. Each service has its own path prefix on each kind of host: see
    /// [`Host`](crate::Host).
    #[non_exhaustive]
    pub enum Service {
        /// Carts, checkouts and orders.
        Ecom = "ecom",
        /// Site members.
        Members = "members",
        /// Redirect sessions.
        Redirects = "redirects",
        /// Registration, login and second factors.
        Authentication = "authentication",
        /// Password recovery and activation mails.
        Recovery = "recovery",
        /// Verification codes.
        Verification = "verification",
        /// The sign-on policy.
        SignOn = "sign-on",
        /// The token endpoint.
        OAuth = "oauth",
        /// The GraphQL endpoint.
        GraphQl = "graphql",
        /// Catalog reads.
        StoresReader = "stores-reader",
        /// Catalog writes.
        Stores = "stores",
        /// Categories.
        Categories = "categories",
        /// Wishlists of members.
        Wishlists = "wishlists",
        /// Bulk calls of wishlists, which the public host has without a prefix.
        WishlistsBulk = "wishlists-bulk",
    }
}

names! {
    /// The role that a call needs.
    #[derive(PartialOrd, Ord)]
    #[non_exhaustive]
    pub enum Access {
        /// Anyone; no token is sent.
        Public = "public",
        /// Anyone with a token: a visitor, a member or the owner.
        Visitor = "visitor",
        /// A signed-in member, or the owner.
        Member = "member",
        /// The site's owner, by API key or client credentials.
        Owner = "owner",
    }
}

names! {
    /// The idempotency of a call, which decides about retries.
    #[non_exhaustive]
    pub enum Safety {
        /// Changes nothing.
        Safe = "safe",
        /// Idempotent: a repeated call changes nothing more.
        Idempotent = "idempotent",
        /// Not idempotent: retried only if the platform certainly did not execute the first attempt.
        Unsafe = "unsafe",
    }
}

names! {
    /// The second form of some reads.
    #[allow(clippy::exhaustive_enums, reason = "a server answers each form")]
    pub enum Alternate {
        /// Only one form.
        None = "none",
        /// A `GET` that is sent as a `POST` with the payload as JSON body when its query string would be longer than
        /// [`LONGEST_QUERY`](crate::query_string::LONGEST_QUERY) characters.
        PostWhenLong = "post-when-long",
        /// A `POST` that has a cacheable `GET` form, used on the edge host only (and there `PostWhenLong` applies).
        GetOnEdge = "get-on-edge",
    }
}

/// Fields with another form in the npm package than on the wire, by name, at any depth of a payload or answer
/// (contract: "Naming and value conversion").
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(clippy::exhaustive_structs, reason = "constants are made from `NONE`")]
pub struct Conversions {
    /// RFC 3339 texts shown as `Date`.
    pub dates: &'static [&'static str],
    /// Image objects shown as `wix:image://` texts.
    pub images: &'static [&'static str],
    /// Video objects shown as `wix:video://` texts.
    pub videos: &'static [&'static str],
    /// Address objects whose `addressLine`, `formattedAddress` and `geocode` have other names in JavaScript.
    pub addresses: &'static [&'static str],
    /// `{relativePath, url}` objects shown as one URL text; with a dotted name such as `product.url`, only within
    /// `product`.
    pub page_urls: &'static [&'static str],
    /// Rich contents: only dates are converted, no names.
    pub contents: &'static [&'static str],
    /// Objects with user-defined keys, which are not converted.
    pub opaque: &'static [&'static str],
}

impl Conversions {
    /// Converts no field.
    pub const NONE: Self =
        Self { dates: &[], images: &[], videos: &[], addresses: &[], page_urls: &[], contents: &[], opaque: &[] };
}

/// The facts about one call, without its types.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(clippy::exhaustive_structs, reason = "constants are made by constructors, or from another row")]
pub struct Row<'a> {
    /// A stable name such as `cart.add_to_current`, used in errors, events and tests.
    pub id: &'a str,
    /// The HTTP method.
    pub method: Method,
    /// The service, whose path prefix precedes [`Row::path`].
    pub service: Service,
    /// The path template; `{member.id}` is filled from the payload by dotted path.
    pub path: &'a str,
    /// The role that the call needs.
    pub access: Access,
    /// The idempotency of the call.
    pub safety: Safety,
    /// A second form, if it has one.
    pub alternate: Alternate,
    /// Whether a query string with nested values travels as one `.r` parameter instead of dotted names.
    pub r_param: bool,
    /// Fields that the npm package converts. Empty for a row parsed from text, since JavaScript has its own table.
    pub conversions: &'static Conversions,
}

/// Constructors and builder methods of constant rows.
///
/// ```
/// use cartwright_engine::row::{Access, Row, Safety, Service};
///
/// const PING: Row<'static> = Row::post("ping.send", Service::Ecom, "/v1/ping").idempotent().owner();
/// assert_eq!((PING.safety, PING.access), (Safety::Idempotent, Access::Owner));
/// ```
impl Row<'static> {
    const fn new(id: &'static str, method: Method, service: Service, path: &'static str, safety: Safety) -> Self {
        Self {
            id,
            method,
            service,
            path,
            access: Access::Visitor,
            safety,
            alternate: Alternate::None,
            r_param: false,
            conversions: &Conversions::NONE,
        }
    }

    /// A `GET`: open to visitors and safe unless said otherwise.
    #[must_use]
    pub const fn get(id: &'static str, service: Service, path: &'static str) -> Self {
        Self::new(id, Method::Get, service, path, Safety::Safe)
    }

    /// A `POST`: open to visitors and unsafe to repeat unless said otherwise.
    #[must_use]
    pub const fn post(id: &'static str, service: Service, path: &'static str) -> Self {
        Self::new(id, Method::Post, service, path, Safety::Unsafe)
    }

    /// A `PATCH`: open to visitors and idempotent unless said otherwise.
    #[must_use]
    pub const fn patch(id: &'static str, service: Service, path: &'static str) -> Self {
        Self::new(id, Method::Patch, service, path, Safety::Idempotent)
    }

    /// A `DELETE`: open to visitors and idempotent unless said otherwise.
    #[must_use]
    pub const fn delete(id: &'static str, service: Service, path: &'static str) -> Self {
        Self::new(id, Method::Delete, service, path, Safety::Idempotent)
    }

    /// Gives the row another name than its Rust method.
    #[must_use]
    pub const fn named(mut self, id: &'static str) -> Self {
        self.id = id;
        self
    }

    /// Uses another service than the other rows of the resource.
    #[must_use]
    pub const fn at(mut self, service: Service) -> Self {
        self.service = service;
        self
    }

    /// Sends the call without a token.
    #[must_use]
    pub const fn public(mut self) -> Self {
        self.access = Access::Public;
        self
    }

    /// Needs a signed-in member, or the owner.
    #[must_use]
    pub const fn member(mut self) -> Self {
        self.access = Access::Member;
        self
    }

    /// Needs the owner.
    #[must_use]
    pub const fn owner(mut self) -> Self {
        self.access = Access::Owner;
        self
    }

    /// Marks the call as safe: it changes nothing and may be repeated.
    #[must_use]
    pub const fn safe(mut self) -> Self {
        self.safety = Safety::Safe;
        self
    }

    /// Marks the call as idempotent.
    #[must_use]
    pub const fn idempotent(mut self) -> Self {
        self.safety = Safety::Idempotent;
        self
    }

    /// Marks the call as not idempotent.
    #[must_use]
    pub const fn not_idempotent(mut self) -> Self {
        self.safety = Safety::Unsafe;
        self
    }

    /// Sends a `GET` with a long query string as a `POST`.
    #[must_use]
    pub const fn post_when_long(mut self) -> Self {
        self.alternate = Alternate::PostWhenLong;
        self
    }

    /// Gives a `POST` a cacheable `GET` form for the edge host.
    #[must_use]
    pub const fn get_on_edge(mut self) -> Self {
        self.alternate = Alternate::GetOnEdge;
        self
    }

    /// Sends nested query values as one `.r` parameter.
    #[must_use]
    pub const fn r_param(mut self) -> Self {
        self.r_param = true;
        self
    }

    /// Names the fields that the npm package converts.
    #[must_use]
    pub const fn converting(mut self, conversions: &'static Conversions) -> Self {
        self.conversions = conversions;
        self
    }
}

/// The last letter of a code for a row whose nested query values are sent as one `.r` parameter.
const R_PARAM: &str = "r";

/// Declares the letter of each value in a row's code: its position in the declaration, from `a`.
macro_rules! letters {
    ($($Name:ident),*) => {$(
        impl $Name {
            fn letter(self) -> char {
                let position = Self::ALL.iter().position(|value| *value == self);
                position.and_then(|position| u8::try_from(position).ok()).map_or('?', |position| char::from(b'a' + position))
            }

            fn of(letter: Option<u8>) -> Option<Self> {
                Self::ALL.get(usize::from(letter?.checked_sub(b'a')?)).copied()
            }
        }
    )*};
}

letters!(Method, Service, Access, Safety, Alternate);

impl<'a> Row<'a> {
    /// The row as one line: the id, a code, and the path. The code has a letter each for the method, the service, the
    /// required role, the idempotency and the second form, by their positions in their declarations; a page loads many rows,
    /// which are therefore short.
    ///
    /// ```
    /// let row = cartwright_engine::rows::LOGIN;
    /// assert_eq!(row.to_row(), "authentication.login bdbca /v2/login");
    /// ```
    #[must_use]
    pub fn to_row(&self) -> String {
        [self.id, &self.code(), self.path].join(" ")
    }

    /// The code of a row's line.
    #[must_use]
    pub fn code(&self) -> String {
        let Self { method, service, access, safety, alternate, .. } = self;
        let mut code: String =
            [method.letter(), service.letter(), access.letter(), safety.letter(), alternate.letter()].iter().collect();
        code.push_str(if self.r_param { R_PARAM } else { "" });
        code
    }

    /// Parses a row's line, the inverse of [`Row::to_row`].
    ///
    /// # Errors
    ///
    /// If the text is not a row.
    pub fn parse(row: &'a str) -> Result<Self, Error> {
        Self::read(row).ok_or_else(|| Error::new(ErrorKind::Request, ["there is no call ", row].concat()))
    }

    fn read(row: &'a str) -> Option<Self> {
        let (id, rest) = row.split_once(' ')?;
        let (code, path) = rest.split_once(' ')?;
        let mut letters = code.bytes();
        Some(Self {
            id,
            method: Method::of(letters.next())?,
            service: Service::of(letters.next())?,
            path,
            access: Access::of(letters.next())?,
            safety: Safety::of(letters.next())?,
            alternate: Alternate::of(letters.next())?,
            r_param: letters.next().is_some(),
            conversions: &Conversions::NONE,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rows;

    #[test]
    fn every_row_survives_formatting_and_parsing() {
        for known in &rows::ALL {
            let row = known.to_row();
            let plain = Row { conversions: &Conversions::NONE, ..*known };
            assert_eq!(Row::parse(&row).unwrap(), plain, "{row}");
        }
    }

    #[test]
    fn an_invalid_row_is_refused() {
        for text in ["", "cart.get", "a aabaa", "a zabaa /v1", "a aaba /v1", "a AABAA /v1"] {
            let refusal = Row::parse(text).unwrap_err();
            assert_eq!(refusal.kind(), ErrorKind::Request, "{text}");
        }
    }
}
