//! The endpoint table of redirect sessions.

use super::entity::{CreateRedirectSession, RedirectSession};
use crate::row::{self, Endpoint, Row, Service};
use crate::types::entity::entities;

entities! {
    /// An answer that holds a redirect session.
    RedirectSessionReply {
        /// Where to send the visitor.
        redirect_session: RedirectSession,
    }
}

/// `POST /v1/redirect-session`
pub const CREATE: Endpoint<CreateRedirectSession, RedirectSessionReply> =
    row::post("redirects.create_session", Service::Redirects, "/v1/redirect-session");

/// The redirect call of SPEC section 7.
pub const TABLE: &[Row<'static>] = &[CREATE.row];
