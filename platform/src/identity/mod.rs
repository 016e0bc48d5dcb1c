//! Identities: how visitors prove who they are.

mod accounts;
mod answer;
mod authentication;
mod challenge;
mod demo;
mod email;
mod external;
mod factors;
mod masked;
mod pending;
mod recovery;
mod states;
mod totp;
mod verification;

pub(crate) use accounts::{by_id, hold, require_password_reset};
pub(crate) use authentication::{Attempt, change_password, log_in, login, register, register_with};
pub(crate) use challenge::{begin as begin_factor, check as check_factor, verify_factor};
pub(crate) use demo::fill;
pub(crate) use email::validate_email;
pub(crate) use external::{login_callback, logout, sign_on};
pub(crate) use factors::{DEVICE_SECONDS, has_totp, remove_totp, start_enrolment};
pub(crate) use recovery::{check_link, recover, recover_with, send_activation_email, send_link, send_recovery_email};
pub(crate) use states::{Progress, State, resume};
pub(crate) use totp::{base32, uri as totp_uri};
pub(crate) use verification::{resend as resend_code, resend_email, start as start_verification, verify, verify_email};
