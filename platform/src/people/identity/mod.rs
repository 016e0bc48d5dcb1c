//! Identities: how visitors prove who they are.

mod accounts;
mod answer;
mod authentication;
mod challenge;
mod codes;
mod demo;
mod email;
mod external;
mod factors;
mod masked;
mod pending;
mod recovery;
mod repo;
mod rows;
mod states;
mod totp;
mod verification;

pub(crate) use accounts::{hold, require_password_reset};
pub(crate) use authentication::{Attempt, count_address, log_in, register_with};
pub(crate) use challenge::{begin as begin_factor, check as check_factor};
pub(crate) use demo::fill;
pub(crate) use factors::{DEVICE_SECONDS, remove_totp, start_enrolment};
pub(crate) use recovery::{check_link, recover_with, send_link};
pub(crate) use repo::{any, by_id, has_totp, id_of_email};
pub(crate) use rows::{HASHING, ROWS};
pub(crate) use states::{Progress, State, resume};
pub(crate) use totp::{base32, uri as totp_uri};
pub(crate) use verification::{resend_email, verify_email};
