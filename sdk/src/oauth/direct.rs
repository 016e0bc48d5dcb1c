//! Direct login: the proof of a login becomes tokens without leaving the page (SPEC section 4; contract,
//! "Direct login"). The authorization page is loaded out of sight and posts its answer as a message.

use super::authorize::{Authorization, AuthorizeOptions, ResponseMode};
use super::callback::Callback;
use super::login::{Login, session};
use crate::deadline::{Deadline, unless_cancelled, within};
use crate::error::{Error, ErrorKind, text};
use crate::hosts::origin_of;
use crate::json::Json;
use crate::maybe_send::{BoxFuture, MaybeSend, MaybeSync};
use crate::pipeline::CallOptions;
use crate::resources::redirects::Prompt;
use crate::secret::Secret;
use crate::session::Tokens;
use std::time::Duration;

/// How long the page may take (SPEC section 9).
pub const FRAME_PATIENCE: Duration = Duration::from_millis(120_000);

/// Loads pages out of sight. In a browser it is a hidden frame.
pub trait Frames: MaybeSend + MaybeSync {
    /// Loads a page. Dropping what comes back takes the page away.
    ///
    /// # Errors
    ///
    /// When there is nowhere to load it.
    fn open(&self, url: &str) -> Result<Box<dyn Frame>, FrameError>;
}

/// There is nowhere to load a page out of sight.
#[derive(Debug, Clone, thiserror::Error)]
#[error("{0}")]
pub struct FrameError(pub String);

/// A page that is loaded out of sight.
pub trait Frame: MaybeSend {
    /// The next message that reaches this program, from that page or from elsewhere.
    fn message(&mut self) -> BoxFuture<'_, FrameMessage>;
}

/// A message, and where it came from.
#[derive(Debug, Clone)]
pub struct FrameMessage {
    /// Whether the page itself posted it.
    pub from_frame: bool,
    /// The origin of who posted it.
    pub origin: String,
    /// What was posted.
    pub data: Json,
}

impl Login<'_> {
    /// Exchanges the proof of a login for tokens. They are not kept: see [`Login::sign_in`].
    ///
    /// # Errors
    ///
    /// 'OAuth flow timed out' when the page does not answer in 120 s; 'Missing code or _state' with the page's error as
    /// code, such as `login_required`, when it answers without a code; 'Failed to get member tokens'.
    pub async fn direct(&self, session_token: &Secret, options: &CallOptions) -> Result<Tokens, Error> {
        let shared = self.client.shared();
        let flow = async {
            let authorization = Authorization::begin("")?;
            let asked = AuthorizeOptions {
                prompt: Prompt::None,
                response_mode: ResponseMode::WebMessage,
                session_token: Some(session_token.clone()),
                idp: None,
            };
            let started = self.authorize(authorization, &asked).await?;
            let page = origin_of(&started.url)
                .ok_or_else(|| Error::new(ErrorKind::OAuth, "the page to log in with has no address of the web"))?;
            let endpoint = started.redirect_session.at("urlDetails.endpoint").text();
            let others = [endpoint.as_deref(), Some(shared.pipeline.host.base())];
            let mut origins: Vec<String> = others.into_iter().flatten().filter_map(origin_of).collect();
            origins.push(page);
            let opened = shared.frames.open(&started.url);
            let mut frame = opened.map_err(|FrameError(words)| Error::new(ErrorKind::Request, words))?;
            let answer = answer(&mut *frame, &origins, &started.authorization.state);
            let callback = within(&*shared.pipeline.wire.runtime, FRAME_PATIENCE, answer)
                .await
                .ok_or_else(|| {
                    Error::new(ErrorKind::OAuth, text::FLOW_TIMED_OUT).with(|parts| parts.retryable = true)
                })?;
            // The page has done its part; the exchange may take its time without it.
            drop(frame);
            self.member_tokens(&callback, &started.authorization).await
        };
        let patience = FRAME_PATIENCE + shared.pipeline.policy.total_timeout * 2;
        let mut deadline = Deadline::after(&*shared.pipeline.wire.runtime, patience);
        unless_cancelled(options.cancel.as_ref(), deadline.hold(patience, Box::pin(flow))).await?
    }

    /// Exchanges the proof of a login for tokens and keeps them: the client is that member's then.
    ///
    /// # Errors
    ///
    /// As [`Login::direct`]; the session is as it was.
    pub async fn sign_in(&self, session_token: &Secret, options: &CallOptions) -> Result<(), Error> {
        let tokens = self.direct(session_token, options).await?;
        session(self.client.shared())?.set_tokens(&tokens)
    }
}

/// Waits for the answer to this flow: from the page itself, of an origin that it was sent to, with the flow's state.
/// Whatever else is posted is someone else's.
async fn answer(frame: &mut dyn Frame, origins: &[String], state: &str) -> Callback {
    loop {
        let message = frame.message().await;
        let text = |name: &str| message.data.get(name).text();
        let is_answer = message.from_frame
            && origins.contains(&message.origin)
            && text("state").is_some_and(|received| Secret::from(state).matches(&received));
        if is_answer {
            return Callback {
                code: text("code").map(Secret::from),
                state: text("state"),
                error: text("error"),
                error_description: text("error_description"),
            };
        }
    }
}

/// Where there are no pages to load, as in a program without a browser.
#[derive(Debug, Clone, Copy, Default)]
pub struct NoFrames;

impl Frames for NoFrames {
    fn open(&self, _: &str) -> Result<Box<dyn Frame>, FrameError> {
        let words = "a direct login needs a browser: log in by redirect, or give the client frames of your own";
        Err(FrameError(words.to_owned()))
    }
}
