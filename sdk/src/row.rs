//! Rows: the facts about each call, and the call's payload type.

#[doc(inline)]
pub use cartwright_engine::row::{Access, Alternate, Conversions, Method, Row, Safety, Service};

use crate::error::Error;

/// A call's payload type, with the call's row and answer type.
///
/// Every call of this crate has a payload type; [`Client::call`](crate::Client::call) also accepts payload types of your
/// own.
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
    /// The answer's type.
    type Answer: 'static;

    /// The call's row.
    const ROW: Row<'static>;

    /// The row of this payload, for payloads with two calls.
    fn row(&self) -> Row<'static> {
        Self::ROW
    }

    /// Reads the answer's body; an empty body counts as an object without fields.
    ///
    /// # Errors
    ///
    /// [`Decode`](crate::ErrorKind::Decode) for a body of another shape.
    fn answer(body: serde_json::Value) -> Result<Self::Answer, Error>;
}

/// The total number of rows in some tables.
#[allow(clippy::indexing_slicing, reason = "const evaluation: an index out of range is a compile error")]
pub(crate) const fn count(tables: &[&[Row<'static>]]) -> usize {
    let (mut table, mut rows) = (0, 0);
    while table < tables.len() {
        rows += tables[table].len();
        table += 1;
    }
    rows
}

/// Concatenates the tables of resources.
#[allow(clippy::indexing_slicing, reason = "const evaluation: an index out of range is a compile error")]
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
