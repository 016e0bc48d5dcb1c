//! The calls and their handlers.

use super::{authentication, challenge, email, external, recovery, verification};
use crate::base::Rows;

/// The calls that hash a password: each waits for its turn before it takes a thread.
pub(crate) const HASHING: [&str; 4] =
    ["authentication.register", "authentication.login", "authentication.change_password", "recovery.recover"];

/// The handlers of the calls, by the id of their row.
pub(crate) const ROWS: Rows = &[
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
