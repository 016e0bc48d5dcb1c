//! Identities: registration, login and second factors.

mod accounts;
mod answer;
mod authentication;
mod challenge;
mod codes;
mod email;
mod external;
mod factors;
mod pending;
mod recovery;
mod repo;
mod states;
mod totp;
mod verification;

pub use accounts::{add_demo_members, hold, join_orders, require_password_reset};
pub use authentication::{Attempt, count_address, log_in, register_with};
pub use challenge::{begin as begin_factor, check as check_factor};
pub use factors::{DEVICE_SECONDS, remove_totp, start_enrolment};
pub use recovery::{check_link, recover_with, send_link};
pub use repo::{any, by_id, has_totp, id_of_email};
pub use states::{Progress, State, resume};
pub use totp::{base32, uri as totp_uri};
pub use verification::{resend_email, verify_email};

use base::Rows;

/// Calls that hash a password: each waits for a permit before it takes a thread.
pub const HASHING: [&str; 4] =
    ["authentication.register", "authentication.login", "authentication.change_password", "recovery.recover"];

pub const ROWS: Rows = &[
    ("authentication.register", authentication::register),
    ("authentication.login", authentication::login),
    ("authentication.change_password", authentication::change_password),
    ("authentication.login_callback", external::login_callback),
    ("authentication.sign_on", external::sign_on),
    ("authentication.logout", external::logout),
    ("authentication.verify_factor", challenge::verify_factor),
    ("recovery.send_recovery_email", recovery::send_recovery_email),
    ("recovery.send_activation_email", recovery::send_activation_email),
    ("recovery.recover", recovery::recover),
    ("verification.start", verification::start),
    ("verification.verify_during_authentication", verification::verify),
    ("verification.resend_during_authentication", verification::resend),
    ("authentication.validate_email", email::validate_email),
];
