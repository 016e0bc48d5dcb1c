//! Login: by redirect, or by calls and a hidden frame (SPEC sections 2, 4 and 5). Either way it is an authorization code
//! with PKCE (RFC 6749 section 4.1, RFC 7636).

mod authorize;
mod callback;
mod direct;
mod external;
mod flow;
#[cfg(browser)]
mod hidden_frame;
mod login;
mod outcome;
mod pkce;
mod return_path;
mod steps;

pub use crate::resources::redirects::Prompt;
pub use authorize::{Authorization, AuthorizeOptions, ResponseMode};
pub use callback::Callback;
pub use direct::{FRAME_PATIENCE, Frame, FrameError, FrameMessage, Frames, NoFrames};
#[cfg(browser)]
pub use flow::BrowserFlows;
pub use flow::{FlowStore, LoginFlow, MemoryFlows};
#[cfg(browser)]
pub use hidden_frame::HiddenFrames;
pub(crate) use login::Completions;
pub use login::{CompletedLogin, Login, StartedLogin};
pub use outcome::{Challenge, LoginOutcome};
pub use pkce::{CodeChallenge, CodeVerifier, random_state};
pub use return_path::safe_return_path;
