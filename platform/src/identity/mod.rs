//! Identities: how visitors prove who they are.

mod accounts;
mod authentication;

pub(crate) use accounts::{
    LOGIN_SECONDS, LONGEST_PASSWORD, NewIdentity, SHORTEST_PASSWORD, Unacceptable, check_password, end_login, find,
    is_email, logged_in, start_login,
};
pub(crate) use authentication::{change_password, login, register};
