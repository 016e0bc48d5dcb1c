//! Refusals of callers without a credential: some hosted calls have their own, recorded from the hosted platform, and
//! public programs branch on these codes.

use axum::http::{HeaderMap, StatusCode};
use base::{ApiError, access};
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

/// Calls that validate the body before the credential.
const BODY_FIRST: [&str; 1] = ["orders.create"];

/// Whether a call validates the body even for callers without a credential.
pub(super) fn checks_body_first(row: &Row<'_>, headers: &HeaderMap) -> bool {
    BODY_FIRST.contains(&row.id) && !access::has_credential(headers)
}

/// A call's refusal of an unauthenticated caller.
pub(super) fn refusal(row: &Row<'_>, headers: &HeaderMap, refused: ApiError) -> ApiError {
    let own = OWN.iter().find(|(id, ..)| *id == row.id && !access::has_credential(headers));
    match own {
        Some((_, status, code, text)) => ApiError::application(*status, code, *text),
        None => refused,
    }
}
