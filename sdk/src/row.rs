//! Rows: the facts about each call.
//!
//! Everything that may be asked about a call is in its row: a call reads where to send it and when it may be
//! sent again, the platform makes its routes from it, the npm package its conversions, and a test holds all rows
//! against the specification.

use crate::error::{Error, ErrorKind};
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

/// The facts about one call, without its types.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Row<'a> {
    /// A stable name such as `cart.add_to_current`, used in errors, events and tests.
    pub id: &'a str,
    /// The HTTP method.
    pub method: Method,
    /// The service, whose path prefix goes before [`Row::path`].
    pub service: Service,
    /// The path template of SPEC section 7; `{member.id}` is filled from the payload by dotted path.
    pub path: &'a str,
    /// Who may call.
    pub access: Access,
    /// What a repeat does.
    pub safety: Safety,
    /// A second form, if it has one.
    pub alternate: Alternate,
    /// Whether a query string with nested values travels as one `.r` parameter instead of dotted names.
    pub r_param: bool,
    /// Fields that the npm package converts. A row that was read from text has none: they stand in JavaScript.
    pub conversions: &'static Conversions,
}

/// One endpoint with the types of its payload and its answer.
///
/// Made by the const functions of this module, one constant an endpoint:
///
/// ```
/// use cartwright::row::{self, Endpoint, Safety, Service};
///
/// #[derive(serde::Serialize)]
/// struct Ping { text: &'static str }
///
/// const PING: Endpoint<Ping, serde_json::Value> =
///     row::post("ping.send", Service::Ecom, "/v1/ping").safety(Safety::Idempotent);
/// assert_eq!(PING.row.path, "/v1/ping");
/// ```
pub struct Endpoint<Payload, Answer> {
    /// The row.
    pub row: Row<'static>,
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
        self.row.fmt(formatter)
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
        row: Row {
            id,
            method,
            service,
            path,
            access: Access::Visitor,
            safety,
            alternate: Alternate::None,
            r_param: false,
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
        self.row.access = access;
        self
    }

    /// Sets what a repeat does.
    #[must_use]
    pub const fn safety(mut self, safety: Safety) -> Self {
        self.row.safety = safety;
        self
    }

    /// Gives the call a second form.
    #[must_use]
    pub const fn alternate(mut self, alternate: Alternate) -> Self {
        self.row.alternate = alternate;
        self
    }

    /// Sends nested query values as one `.r` parameter.
    #[must_use]
    pub const fn r_param(mut self) -> Self {
        self.row.r_param = true;
        self
    }

    /// Names the fields that the npm package converts.
    #[must_use]
    pub const fn conversions(mut self, conversions: &'static Conversions) -> Self {
        self.row.conversions = conversions;
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
pub(crate) const fn join<const N: usize>(tables: &[&[Row<'static>]]) -> [Row<'static>; N] {
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

/// Stands at a row's end where nested query values travel as one `.r` parameter.
const R_PARAM: &str = "r";

impl<'a> Row<'a> {
    /// The row as one line: id, method, service, who may call, what a repeat does, second form, path.
    ///
    /// ```
    /// let row = cartwright::endpoint_named("cart.delete_current").unwrap();
    /// assert_eq!(row.to_row(), "cart.delete_current DELETE ecom visitor idempotent none /v1/carts/current");
    /// ```
    #[must_use]
    pub fn to_row(&self) -> String {
        let mut words = vec![
            self.id,
            self.method.as_str(),
            self.service.as_str(),
            self.access.as_str(),
            self.safety.as_str(),
            self.alternate.as_str(),
            self.path,
        ];
        words.extend(self.r_param.then_some(R_PARAM));
        words.join(" ")
    }

    /// Reads such a line.
    ///
    /// # Errors
    ///
    /// If the text is not a row.
    pub fn parse(row: &'a str) -> Result<Self, Error> {
        Self::read(row).ok_or_else(|| Error::new(ErrorKind::Request, ["there is no call ", row].concat()))
    }

    fn read(row: &'a str) -> Option<Self> {
        let mut words = row.split(' ');
        let mut next = || words.next();
        let (id, method, service) = (next()?, next()?, next()?);
        let (access, safety, alternate) = (next()?, next()?, next()?);
        Some(Self {
            id,
            method: Method::ALL.into_iter().find(|known| known.as_str() == method)?,
            service: Service::ALL.into_iter().find(|known| known.as_str() == service)?,
            path: next()?,
            access: Access::ALL.into_iter().find(|known| known.as_str() == access)?,
            safety: Safety::ALL.into_iter().find(|known| known.as_str() == safety)?,
            alternate: Alternate::ALL.into_iter().find(|known| known.as_str() == alternate)?,
            r_param: next() == Some(R_PARAM),
            conversions: &Conversions::NONE,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ENDPOINTS;

    #[test]
    fn every_row_is_read_as_it_was_written() {
        for known in &ENDPOINTS {
            let row = known.to_row();
            let plain = Row {
                conversions: &Conversions::NONE,
                ..*known
            };
            assert_eq!(Row::parse(&row).unwrap(), plain, "{row}");
        }
    }

    #[test]
    fn what_is_no_row_is_refused() {
        for text in [
            "",
            "cart.get",
            "a GET ecom visitor safe none",
            "a FETCH ecom visitor safe none /v1",
        ] {
            let refusal = Row::parse(text).unwrap_err();
            assert_eq!(refusal.kind(), ErrorKind::Request, "{text}");
        }
    }
}
