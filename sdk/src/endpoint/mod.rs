//! What an endpoint is: one row of facts about one call.
//!
//! Everything that may be asked about a call is in its row: the pipeline reads where to send it and when it may be
//! sent again, the platform makes its routes from it, the npm package its conversions, and a test holds all rows
//! against the specification.

mod row;

use std::marker::PhantomData;

/// An HTTP method.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Method {
    /// `GET`
    Get,
    /// `POST`
    Post,
    /// `PATCH`
    Patch,
    /// `DELETE`
    Delete,
}

impl Method {
    const ALL: [Self; 4] = [Self::Get, Self::Post, Self::Patch, Self::Delete];

    /// The method as it stands on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Get => "GET",
            Self::Post => "POST",
            Self::Patch => "PATCH",
            Self::Delete => "DELETE",
        }
    }

    /// Whether the payload travels as a JSON body; otherwise it travels in the query string.
    #[must_use]
    pub const fn has_body(self) -> bool {
        matches!(self, Self::Post | Self::Patch)
    }
}

/// The part of the platform that answers a call. Each has its own path prefix on each kind of host: see
/// [`Host`](crate::Host).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Service {
    /// Carts, checkouts and orders.
    Ecom,
    /// Site members.
    Members,
    /// Redirect sessions.
    Redirects,
    /// Registration, login and second factors.
    Authentication,
    /// Password recovery and activation mails.
    Recovery,
    /// Verification codes.
    Verification,
    /// The token endpoint.
    OAuth,
    /// The GraphQL endpoint.
    GraphQl,
    /// Catalog reads.
    StoresReader,
    /// Catalog writes.
    Stores,
}

impl Service {
    const ALL: [Self; 10] = [
        Self::Ecom,
        Self::Members,
        Self::Redirects,
        Self::Authentication,
        Self::Recovery,
        Self::Verification,
        Self::OAuth,
        Self::GraphQl,
        Self::StoresReader,
        Self::Stores,
    ];

    /// The name used in rows.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Ecom => "ecom",
            Self::Members => "members",
            Self::Redirects => "redirects",
            Self::Authentication => "authentication",
            Self::Recovery => "recovery",
            Self::Verification => "verification",
            Self::OAuth => "oauth",
            Self::GraphQl => "graphql",
            Self::StoresReader => "stores-reader",
            Self::Stores => "stores",
        }
    }
}

/// Who may make a call (SPEC section 6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Access {
    /// Anyone; no token is sent.
    Public,
    /// Anyone with a token: a visitor, a member or the owner.
    Visitor,
    /// A signed-in member, or the owner.
    Member,
    /// The site's owner, by API key.
    Owner,
}

impl Access {
    const ALL: [Self; 4] = [Self::Public, Self::Visitor, Self::Member, Self::Owner];

    /// The name used in tables and messages.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Public => "public",
            Self::Visitor => "visitor",
            Self::Member => "member",
            Self::Owner => "owner",
        }
    }
}

/// What happens when a call is made twice, which decides when it may be retried.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Safety {
    /// Changes nothing.
    Safe,
    /// A second time changes nothing more.
    Idempotent,
    /// A second time does it twice: retried only if the first certainly did nothing.
    Unsafe,
}

impl Safety {
    const ALL: [Self; 3] = [Self::Safe, Self::Idempotent, Self::Unsafe];

    /// The name used in tables.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Safe => "safe",
            Self::Idempotent => "idempotent",
            Self::Unsafe => "unsafe",
        }
    }
}

/// The second form that some reads have (SPEC section 7: the 4000-character rule).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Alternate {
    /// Only one form.
    None,
    /// A `GET` that is sent as a `POST` with the payload as JSON body when its query string would be longer than
    /// [`LONGEST_QUERY`](crate::query_string::LONGEST_QUERY) characters.
    PostWhenLong,
    /// A `POST` that has a cacheable `GET` form, used on the edge host only (and there `PostWhenLong` applies).
    GetOnEdge,
}

impl Alternate {
    const ALL: [Self; 3] = [Self::None, Self::PostWhenLong, Self::GetOnEdge];

    /// The name used in tables.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::PostWhenLong => "post-when-long",
            Self::GetOnEdge => "get-on-edge",
        }
    }
}

/// Fields that the npm package shows in another form than the wire's, by name, at any depth of a payload or answer
/// (contract: "Naming and value conversion").
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Conversions {
    /// RFC 3339 texts shown as `Date`.
    pub dates: &'static [&'static str],
    /// Image objects shown as `wix:image://` texts.
    pub images: &'static [&'static str],
    /// Video objects shown as `wix:video://` texts.
    pub videos: &'static [&'static str],
    /// Address objects whose `addressLine`, `formattedAddress` and `geocode` have other names in JavaScript.
    pub addresses: &'static [&'static str],
    /// `{relativePath, url}` objects shown as one URL text; `product.url` only in what stands under `product`.
    pub page_urls: &'static [&'static str],
    /// Rich contents: only their dates are converted, and no name.
    pub contents: &'static [&'static str],
    /// Objects with keys of the user's own, which are left as they are.
    pub opaque: &'static [&'static str],
}

impl Conversions {
    /// No field converted.
    pub const NONE: Self = Self {
        dates: &[],
        images: &[],
        videos: &[],
        addresses: &[],
        page_urls: &[],
        contents: &[],
        opaque: &[],
    };
}

/// One endpoint's facts, without its types.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Info {
    /// A stable name such as `cart.add_to_current`, used in errors, events and tests.
    pub id: &'static str,
    /// The HTTP method.
    pub method: Method,
    /// Whose path prefix goes before [`Info::path`].
    pub service: Service,
    /// The path template of SPEC section 7; `{member.id}` is filled from the payload by dotted path.
    pub path: &'static str,
    /// Who may call.
    pub access: Access,
    /// What a repeat does.
    pub safety: Safety,
    /// A second form, if it has one.
    pub alternate: Alternate,
    /// Whether a query string with nested values travels as one `.r` parameter instead of dotted names.
    pub r_param: bool,
    /// Fields converted in the npm package, which has this list in its JavaScript: the core need not carry it too.
    #[cfg(not(browser))]
    pub conversions: &'static Conversions,
}

/// One endpoint with the types of its payload and its answer.
///
/// Made by the const functions of this module, one constant an endpoint:
///
/// ```
/// use cartwright::endpoint::{self, Endpoint, Safety, Service};
///
/// #[derive(serde::Serialize)]
/// struct Ping { text: &'static str }
///
/// const PING: Endpoint<Ping, serde_json::Value> =
///     endpoint::post("ping.send", Service::Ecom, "/v1/ping").safety(Safety::Idempotent);
/// assert_eq!(PING.info.path, "/v1/ping");
/// ```
pub struct Endpoint<Payload, Answer> {
    /// The row.
    pub info: Info,
    types: PhantomData<fn(Payload) -> Answer>,
}

impl<Payload, Answer> Clone for Endpoint<Payload, Answer> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<Payload, Answer> Copy for Endpoint<Payload, Answer> {}

impl<Payload, Answer> std::fmt::Debug for Endpoint<Payload, Answer> {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.info.fmt(formatter)
    }
}

const fn endpoint<Payload, Answer>(
    id: &'static str,
    method: Method,
    service: Service,
    path: &'static str,
    safety: Safety,
) -> Endpoint<Payload, Answer> {
    Endpoint {
        info: Info {
            id,
            method,
            service,
            path,
            access: Access::Visitor,
            safety,
            alternate: Alternate::None,
            r_param: false,
            #[cfg(not(browser))]
            conversions: &Conversions::NONE,
        },
        types: PhantomData,
    }
}

/// A `GET`: open to visitors and safe unless said otherwise.
#[must_use]
pub const fn get<P, A>(id: &'static str, service: Service, path: &'static str) -> Endpoint<P, A> {
    endpoint(id, Method::Get, service, path, Safety::Safe)
}

/// A `POST`: open to visitors and unsafe to repeat unless said otherwise.
#[must_use]
pub const fn post<P, A>(id: &'static str, service: Service, path: &'static str) -> Endpoint<P, A> {
    endpoint(id, Method::Post, service, path, Safety::Unsafe)
}

/// A `PATCH`: open to visitors and idempotent unless said otherwise.
#[must_use]
pub const fn patch<P, A>(id: &'static str, service: Service, path: &'static str) -> Endpoint<P, A> {
    endpoint(id, Method::Patch, service, path, Safety::Idempotent)
}

/// A `DELETE`: open to visitors and idempotent unless said otherwise.
#[must_use]
pub const fn delete<P, A>(id: &'static str, service: Service, path: &'static str) -> Endpoint<P, A> {
    endpoint(id, Method::Delete, service, path, Safety::Idempotent)
}

impl<Payload, Answer> Endpoint<Payload, Answer> {
    /// Sets who may call.
    #[must_use]
    pub const fn access(mut self, access: Access) -> Self {
        self.info.access = access;
        self
    }

    /// Sets what a repeat does.
    #[must_use]
    pub const fn safety(mut self, safety: Safety) -> Self {
        self.info.safety = safety;
        self
    }

    /// Gives the call a second form.
    #[must_use]
    pub const fn alternate(mut self, alternate: Alternate) -> Self {
        self.info.alternate = alternate;
        self
    }

    /// Sends nested query values as one `.r` parameter.
    #[must_use]
    pub const fn r_param(mut self) -> Self {
        self.info.r_param = true;
        self
    }

    /// Names the fields that the npm package converts.
    #[must_use]
    #[cfg_attr(
        browser,
        allow(unused_mut, unused_variables, reason = "the npm package has them in its JavaScript")
    )]
    pub const fn conversions(mut self, conversions: &'static Conversions) -> Self {
        #[cfg(not(browser))]
        {
            self.info.conversions = conversions;
        }
        self
    }
}

/// Joins the resources' tables into one array.
///
/// Evaluated at compile time, where a wrong length stops the build.
#[must_use]
#[allow(
    clippy::indexing_slicing,
    reason = "const evaluation: an index out of range is a compile error"
)]
pub(crate) const fn join<const N: usize>(tables: &[&[Info]]) -> [Info; N] {
    let mut rows = [tables[0][0]; N];
    let (mut table, mut written) = (0, 0);
    while table < tables.len() {
        let mut row = 0;
        while row < tables[table].len() {
            rows[written] = tables[table][row];
            written += 1;
            row += 1;
        }
        table += 1;
    }
    assert!(written == N, "the length of ENDPOINTS is not the number of rows");
    rows
}
