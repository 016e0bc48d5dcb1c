//! Direct login: exchanges a login's session token for tokens without leaving the page. The authorization page is
//! loaded in a hidden frame, and posts its answer as a message (`response_mode=web_message`).

use super::authorize::{Authorization, AuthorizeOptions, Prompt, ResponseMode};
use super::callback::Callback;
use super::redirect::{exchange, redirect};
use super::redirect_session::RedirectSession;
use super::run::{Follow, LoginRun, Page, Stage, Work};
use crate::call::total;
use crate::engine::Engine;
use crate::error::Error;
use crate::json::Json;
use crate::machine::Port;
use crate::retry::{Deadline, FRAME_TIMEOUT};
use crate::secret::Secret;

impl LoginRun {
    /// A direct login with the session token of a registration or login. `keeps` stores the tokens in the session.
    ///
    /// # Errors
    ///
    /// For an owner's client, or if the system has no entropy.
    pub fn direct(engine: &Engine, port: &dyn Port, session_token: Secret, keeps: bool) -> Result<Self, Error> {
        engine.state()?;
        let login = Authorization::begin("")?;
        let options = AuthorizeOptions {
            prompt: Prompt::None,
            response_mode: ResponseMode::WebMessage,
            session_token: Some(session_token),
            idp: None,
        };
        let call = redirect(engine, port, login.request(engine.client_id(), &options))?;
        // One call before the page, and one after it.
        let limit = FRAME_TIMEOUT + total(&engine.target.policy).saturating_mul(2);
        let stage = Stage::new(Work::Call(call), move |engine, _, answer| {
            let session = RedirectSession::read(&answer?.text)?;
            let page = Page::new(session, engine.target.host.base(), &login.state)?;
            Ok(Follow::Stage(message(page, login, keeps)))
        });
        Ok(Self::within(stage, Deadline::new(port, limit)))
    }
}

/// Waits for the page's message, and exchanges its code.
fn message(page: Page, login: Authorization, keeps: bool) -> Stage {
    Stage::new(Work::Page(page), move |engine, port, message| {
        let callback = Callback::from_json(Json::parse(&message?.text).unwrap_or_default());
        let request = exchange(engine, port, &callback, &login)?;
        Ok(Follow::Stage(Stage::granting(request, keeps)))
    })
}
