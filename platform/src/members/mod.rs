//! Members: their accounts, and what they may ask about themselves.

mod accounts;
mod authentication;
mod profile;

pub(crate) use accounts::{
    LOGIN_SECONDS, LONGEST_PASSWORD, NewMember, SHORTEST_PASSWORD, Unacceptable, check_password, end_login, find,
    is_email, logged_in, start_login,
};
pub(crate) use authentication::{change_password, login, register};
pub(crate) use profile::get_my;
