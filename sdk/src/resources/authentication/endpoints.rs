//! The endpoint table of authentication.

use super::entity::StateMachineReply;
use super::requests::{
    ChangePassword, EmailValidation, LogIn, LogOut, LoginCallback, RawAnswer, Register, SignOn, SignOnReply,
    ValidateEmail, VerifyFactor,
};
use crate::resources::NoAnswer;
use crate::row::{self, Access, Conversions, Endpoint, Row, Safety, Service};

/// Shared by every call that answers with an identity.
pub(crate) const CONVERSIONS: Conversions = Conversions {
    dates: &["createdDate", "updatedDate", "dateValue"],
    addresses: &["address"],
    ..Conversions::NONE
};

const fn get<P>(id: &'static str, path: &'static str) -> Endpoint<P, RawAnswer> {
    row::get(id, Service::Authentication, path)
        .access(Access::Public)
        .conversions(&CONVERSIONS)
}

const fn post<P, A>(id: &'static str, path: &'static str) -> Endpoint<P, A> {
    row::post(id, Service::Authentication, path).conversions(&CONVERSIONS)
}

/// `POST /v2/register`
pub const REGISTER: Endpoint<Register, StateMachineReply> = post("authentication.register", "/v2/register");
/// `POST /v2/login`
pub const LOGIN: Endpoint<LogIn, StateMachineReply> = post("authentication.login", "/v2/login");
/// `POST /v2/change-password`
pub const CHANGE_PASSWORD: Endpoint<ChangePassword, NoAnswer> =
    post("authentication.change_password", "/v2/change-password")
        .access(Access::Member)
        .safety(Safety::Idempotent);
/// `GET /v1/callback`
pub const LOGIN_CALLBACK: Endpoint<LoginCallback, RawAnswer> =
    get("authentication.login_callback", "/v1/callback").safety(Safety::Unsafe);
/// `POST /v2/sign-on`
pub const SIGN_ON: Endpoint<SignOn, SignOnReply> = post("authentication.sign_on", "/v2/sign-on").access(Access::Owner);
/// `GET /v1/logout`
pub const LOGOUT: Endpoint<LogOut, RawAnswer> = get("authentication.logout", "/v1/logout");
/// `POST /v2/{factorType}/verify`
pub const VERIFY_FACTOR: Endpoint<VerifyFactor, StateMachineReply> =
    post("authentication.verify_factor", "/v2/{factorType}/verify");
/// `POST /v2/validate-email`
pub const VALIDATE_EMAIL: Endpoint<ValidateEmail, EmailValidation> =
    post("authentication.validate_email", "/v2/validate-email").safety(Safety::Safe);

/// The authentication calls of SPEC section 7, and the look at an email address.
pub const TABLE: &[Row<'static>] = &[
    REGISTER.row,
    LOGIN.row,
    CHANGE_PASSWORD.row,
    LOGIN_CALLBACK.row,
    SIGN_ON.row,
    LOGOUT.row,
    VERIFY_FACTOR.row,
    VALIDATE_EMAIL.row,
];
