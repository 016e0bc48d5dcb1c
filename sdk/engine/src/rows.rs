//! The rows of the engine's own calls, for sessions and logins.

use crate::row::{Row, Service};

/// A request for tokens.
pub const TOKEN: Row<'static> = Row::post("oauth.token", Service::OAuth, "/oauth2/token").public();

/// Creates a redirect session, which leads to the platform's login and logout pages.
pub const CREATE_REDIRECT_SESSION: Row<'static> =
    Row::post("redirects.create_session", Service::Redirects, "/v1/redirect-session");

/// A registration.
pub const REGISTER: Row<'static> = Row::post("authentication.register", Service::Authentication, "/v2/register");

/// A login by password.
pub const LOGIN: Row<'static> = Row::post("authentication.login", Service::Authentication, "/v2/login");

/// The sign-on of a member whom another system has authenticated.
pub const SIGN_ON: Row<'static> = Row::post("authentication.sign_on", Service::Authentication, "/v2/sign-on").owner();

/// All rows of this module, for comparison with the resources' rows.
pub const ALL: [Row<'static>; 5] = [TOKEN, CREATE_REDIRECT_SESSION, REGISTER, LOGIN, SIGN_ON];
