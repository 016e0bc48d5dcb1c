//! Rows: the facts about each call.
//!
//! Everything that may be asked about a call is in its row: a call reads where to send it and when it may be
//! sent again, the platform makes its routes from it, the npm package its conversions, and a test holds all rows
//! against the specification.

use crate::error::{Error, ErrorKind};

/// An HTTP method.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Method {
    /// `GET`
    Get,
    /// `POST`
    Post,
    /// `PUT`
    Put,
    /// `PATCH`
    Patch,
    /// `DELETE`
    Delete,
}

impl Method {
    const ALL: [Self; 5] = [Self::Get, Self::Post, Self::Put, Self::Patch, Self::Delete];

    /// The method as it stands on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Get => "GET",
            Self::Post => "POST",
            Self::Put => "PUT",
            Self::Patch => "PATCH",
            Self::Delete => "DELETE",
        }
    }

    /// Whether the payload travels as a JSON body; otherwise it travels in the query string.
    #[must_use]
    pub const fn has_body(self) -> bool {
        matches!(self, Self::Post | Self::Put | Self::Patch)
    }
}

/// Implements `Display` by the names used in rows.
macro_rules! display_by_name {
    ($($Type:ty),*) => {$(
        impl std::fmt::Display for $Type {
            fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str(self.as_str())
            }
        }
    )*};
}

display_by_name!(Method, Service, Access, Safety, Alternate);

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
    /// Categories.
    Categories,
}

impl Service {
    const ALL: [Self; 11] = [
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
        Self::Categories,
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
            Self::Categories => "categories",
        }
    }
}

/// The role that a call needs.
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

/// The idempotency of a call, which decides whether it may be retried.
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

/// The second form that some reads have.
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
    /// Fields that the npm package converts. A row read from text has none: they stand in JavaScript.
    pub conversions: &'static Conversions,
}

/// Constructors and builder methods of constant rows.
///
/// ```
/// use cartwright::row::{Access, Row, Safety, Service};
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

    /// Names the row otherwise than after its method in Rust.
    #[must_use]
    pub const fn named(mut self, id: &'static str) -> Self {
        self.id = id;
        self
    }

    /// Sends the call to another service than the rest of its resource.
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

    /// Changes nothing, so that the call may be repeated.
    #[must_use]
    pub const fn safe(mut self) -> Self {
        self.safety = Safety::Safe;
        self
    }

    /// Changes nothing more when it is repeated.
    #[must_use]
    pub const fn idempotent(mut self) -> Self {
        self.safety = Safety::Idempotent;
        self
    }

    /// Does its work again when it is repeated.
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

/// A payload that belongs to one call: where it is sent, and how the answer is read.
///
/// Every call of this crate has such a type; [`Client::call`](crate::Client::call) makes the call of any of them, those
/// of a program among them.
///
/// ```
/// use cartwright::row::{Request, Row, Service};
///
/// #[derive(serde::Serialize)]
/// struct Ping { text: &'static str }
///
/// impl Request for Ping {
///     type Answer = serde_json::Value;
///     const ROW: Row<'static> = Row::post("ping.send", Service::Ecom, "/v1/ping").idempotent();
///
///     fn answer(body: serde_json::Value) -> Result<Self::Answer, cartwright::Error> {
///         Ok(body)
///     }
/// }
/// ```
pub trait Request: serde::Serialize {
    /// The answer.
    type Answer;

    /// The call.
    const ROW: Row<'static>;

    /// The call of this payload, for payloads that serve two.
    fn row(&self) -> Row<'static> {
        Self::ROW
    }

    /// Reads the answer's body; an empty body is read as an object without fields.
    ///
    /// # Errors
    ///
    /// [`ErrorKind::Decode`] for a body of another shape.
    fn answer(body: serde_json::Value) -> Result<Self::Answer, Error>;
}

/// The number of rows in some tables.
#[allow(
    clippy::indexing_slicing,
    reason = "const evaluation: an index out of range is a compile error"
)]
pub(crate) const fn count(tables: &[&[Row<'static>]]) -> usize {
    let (mut table, mut rows) = (0, 0);
    while table < tables.len() {
        rows += tables[table].len();
        table += 1;
    }
    rows
}

/// Joins the tables of resources.
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
            method: *Method::ALL.iter().find(|known| known.as_str() == method)?,
            service: *Service::ALL.iter().find(|known| known.as_str() == service)?,
            path: next()?,
            access: *Access::ALL.iter().find(|known| known.as_str() == access)?,
            safety: *Safety::ALL.iter().find(|known| known.as_str() == safety)?,
            alternate: *Alternate::ALL.iter().find(|known| known.as_str() == alternate)?,
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
