//! Login: by redirect, or by calls and a hidden frame. Either way it is an authorization code with PKCE (RFC 6749
//! section 4.1, RFC 7636). Each way is a machine in a file of its own.

mod authorize;
mod callback;
mod direct;
mod external;
mod failure;
mod flow;
mod logout;
mod outcome;
mod pkce;
mod redirect;
mod return_path;

pub use crate::client::login::Login;
pub use authorize::{Authorization, AuthorizeOptions, Prompt, ResponseMode};
pub use callback::Callback;
pub use direct::DirectLogin;
pub use external::ExternalLogin;
pub use failure::{LoginFailure, login_failure, register_failure};
pub use flow::LoginFlow;
pub use logout::Logout;
pub use outcome::{Challenge, LoginOutcome, LoginStep};
pub use pkce::{CodeChallenge, CodeVerifier, random_state};
pub use redirect::{Authorize, Complete, CompletedLogin, Exchange, StartedLogin};
pub use return_path::safe_return_path;
