//! Identities: how visitors prove who they are.

mod accounts;
mod authentication;
mod sessions;

pub(crate) use accounts::{
    LONGEST_PASSWORD, NewIdentity, SHORTEST_PASSWORD, Unacceptable, check_password, find, is_email,
};
pub(crate) use authentication::{change_password, login, register};
pub(crate) use sessions::{LOGIN_SECONDS, end_login, end_sessions, logged_in, start_login};
