//! Login by redirect: authorization code with PKCE (RFC 6749 section 4.1, RFC 7636, SPEC sections 2 and 5).

mod authorize;
mod callback;
mod flow;
mod login;
mod pkce;
mod return_path;

pub use crate::resources::redirects::Prompt;
pub use authorize::{Authorization, AuthorizeOptions, ResponseMode};
pub use callback::Callback;
#[cfg(target_arch = "wasm32")]
pub use flow::BrowserFlows;
pub use flow::{FlowStore, LoginFlow, MemoryFlows};
pub(crate) use login::Completions;
pub use login::{CompletedLogin, Login, StartedLogin};
pub use pkce::{CodeChallenge, CodeVerifier, random_state};
pub use return_path::safe_return_path;
