//! Login: by redirect, or by calls and a hidden frame. Both use an authorization code with PKCE (RFC 6749 section 4.1,
//! RFC 7636), and have a file each with their requests and continuations.

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
mod redirect_session;
mod return_path;
mod run;

pub use authorize::{Authorization, AuthorizeOptions, Prompt, ResponseMode};
pub use callback::Callback;
pub use failure::{LoginFailure, login_failure, register_failure};
pub use flow::{FLOWS_KEY, LoginFlow};
pub use outcome::{Challenge, LoginOutcome, LoginState};
pub use pkce::{CodeChallenge, CodeVerifier, random_state};
pub use redirect_session::RedirectSession;
pub use return_path::safe_return_path;
pub use run::LoginRun;
