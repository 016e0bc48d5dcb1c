//! Refusals of callers without a credential: some calls of the hosted platform have their own, as recorded from it, and
//! public programs branch on the codes.

use crate::base::{ApiError, access};
use axum::http::{HeaderMap, StatusCode};
use cartwright::row::Row;

/// The refusals by call.
const OWN: [(&str, StatusCode, &str, &str); 2] = [
    ("orders.search", StatusCode::FORBIDDEN, "READ_ORDER_FORBIDDEN", "Reading orders is not permitted"),
    (
        "orders.get",
        StatusCode::PRECONDITION_REQUIRED,
        "MISSING_IDENTITY_CONTEXT",
        "The identity context of the request is missing",
    ),
];

/// Calls that refuse a body before they ask for a credential.
const BODY_FIRST: [&str; 1] = ["orders.create"];

/// Whether a call checks its body for callers without a credential, too.
pub(super) fn checks_body_first(row: &Row<'_>, headers: &HeaderMap) -> bool {
    BODY_FIRST.contains(&row.id) && !access::has_credential(headers)
}

/// The refusal of a caller whom a call does not know.
pub(super) fn refusal(row: &Row<'_>, headers: &HeaderMap, refused: ApiError) -> ApiError {
    let own = OWN.iter().find(|(id, ..)| *id == row.id && !access::has_credential(headers));
    match own {
        Some((_, status, code, text)) => ApiError::application(*status, code, *text),
        None => refused,
    }
}
