//! The one object that JavaScript holds.

use crate::cancel::Listening;
use crate::config;
use crate::failure;
use crate::outcome;
use crate::promise::promise;
use crate::rows;
use crate::store::SharedStore;
use crate::values::{pairs, text, tokens_from_js, tokens_to_js};
use cartwright::oauth::{Authorization, AuthorizeOptions, Callback, CodeVerifier, Prompt, ResponseMode};
use cartwright::session::{Role, Session, SessionChange, SessionEvent, Version};
use cartwright::transport::Response;
use cartwright::{CallOptions, CancelToken, Client, Error, Json, Secret};
use js_sys::{Array, Function, Promise};
use std::sync::Arc;
use std::time::Duration;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::AbortSignal;

/// A client. Methods take `&self` and clone it into their futures, so nothing is borrowed while they wait.
#[wasm_bindgen]
pub struct Core {
    client: Client,
    /// Where the session is kept, unless it is in cookies.
    store: SharedStore,
    /// Cancelled at the end: ends the calls that have no signal of their own.
    ended: CancelToken,
}

#[wasm_bindgen]
impl Core {
    /// Makes a client; see `config.rs` for the settings.
    ///
    /// # Errors
    ///
    /// When the client cannot be made.
    #[wasm_bindgen(constructor)]
    pub fn new(config: &JsValue, storage: JsValue, tokens: &JsValue) -> Result<Core, JsValue> {
        Self::over(config, config::store(storage, tokens))
    }

    /// Makes a client that has the same tokens: one that shares a strategy with this one.
    ///
    /// # Errors
    ///
    /// When the client cannot be made.
    pub fn beside(&self, config: &JsValue) -> Result<Core, JsValue> {
        Self::over(config, self.store.clone())
    }

    /// Ends the calls under way that have no signal of their own.
    pub fn end(&self) {
        self.ended.cancel();
    }

    /// Makes the call of a row with a payload of JSON text. Resolves with the answer's body, a text,
    /// and its status.
    pub fn call(
        &self,
        row: &str,
        payload: String,
        signal: Option<AbortSignal>,
        timeout_ms: Option<u32>,
        attempts: Option<u32>,
        headers: &JsValue,
    ) -> Promise {
        let (client, ended) = (self.client.clone(), self.ended.clone());
        let info = rows::info(row);
        let headers = pairs(headers);
        promise(Box::pin(async move {
            let info = info?;
            let listening = signal.map(Listening::to);
            let options = CallOptions {
                headers,
                cancel: Some(listening.as_ref().map_or(ended, |listening| listening.token.clone())),
                timeout: timeout_ms.map(|milliseconds| Duration::from_millis(milliseconds.into())),
                attempts,
                ..CallOptions::default()
            };
            let Response { body, status, .. } = client.send(info, payload, &options).await?;
            let text = body.into_text().map_or(JsValue::UNDEFINED, JsValue::from);
            Ok(Array::of2(&text, &status.into()).into())
        }))
    }

    /// The tokens, in the platform's documented shape.
    pub fn tokens(&self) -> JsValue {
        tokens_to_js(&self.session().map(Session::tokens).unwrap_or_default())
    }

    /// Replaces the tokens.
    ///
    /// # Errors
    ///
    /// When the store cannot be written.
    #[wasm_bindgen(js_name = setTokens)]
    pub fn set_tokens(&self, tokens: &JsValue) -> Result<(), JsValue> {
        self.session()
            .map_or(Ok(()), |session| session.set_tokens(&tokens_from_js(tokens)))
            .map_err(|error| failure::to_js(&error))
    }

    /// Whose session it is: `none`, `visitor` or `member`.
    pub fn role(&self) -> String {
        let role = self.session().map(Session::role).unwrap_or_default();
        role.as_str().to_owned()
    }

    /// An access token that can be sent now.
    #[wasm_bindgen(js_name = accessToken)]
    pub fn access_token(&self) -> Promise {
        let client = self.client.clone();
        promise(Box::pin(async move {
            match client.session() {
                Some(session) => Ok(session.access_token().await?.expose().into()),
                None => Ok(JsValue::UNDEFINED),
            }
        }))
    }

    /// Calls the function with each of the session's events, as `{ type, elsewhere, from? }`, and with the version of
    /// the store, for other tabs.
    pub fn listen(&self, listener: Function) {
        if let Some(session) = self.session() {
            session.listen(Arc::new(move |event| {
                // What a listener throws is the listener's own affair.
                let _ = listener.call2(&JsValue::NULL, &event_to_js(event), &event.version.0.into());
            }));
        }
    }

    /// Looks at the session again. `change`, `from` and `version` are what another tab says of it, if one does.
    #[wasm_bindgen(js_name = changedElsewhere)]
    pub fn changed_elsewhere(&self, change: Option<String>, from: Option<String>, version: Option<u32>) {
        if let Some(session) = self.session() {
            let from = Role::from_name(&from.unwrap_or_default());
            let change = change.and_then(|name| SessionChange::from_name(&name, from));
            session.changed_elsewhere(change.map(|change| SessionEvent {
                change,
                elsewhere: false,
                version: Version(version.unwrap_or_default()),
            }));
        }
    }

    /// What a login by redirect needs to remember, as the platform documents it.
    ///
    /// # Errors
    ///
    /// When the system has no entropy.
    #[wasm_bindgen(js_name = generateOAuthData)]
    pub fn generate_oauth_data(&self, redirect_uri: &str, original_uri: &str) -> Result<JsValue, JsValue> {
        let login = Authorization::begin(redirect_uri).map_err(|error| failure::to_js(&error))?;
        let data = Json::object([
            ("originalUri", Json::from(original_uri)),
            ("redirectUri", redirect_uri.into()),
            ("codeVerifier", login.verifier.secret().expose().into()),
            ("codeChallenge", login.challenge.as_str().into()),
            ("state", login.state.as_str().into()),
        ]);
        Ok(data.as_js().clone())
    }

    /// Asks where to send the visitor for a login whose data the caller keeps.
    pub fn authorize(&self, oauth_data: JsValue, options: JsValue) -> Promise {
        let client = self.client.clone();
        promise(Box::pin(async move {
            let login = authorization(&oauth_data)?;
            let started = client.login().authorize(login, &authorize_options(&options)).await?;
            Ok(started.redirect_session.as_js().clone())
        }))
    }

    /// Begins a login that the client remembers.
    #[wasm_bindgen(js_name = beginLogin)]
    pub fn begin_login(&self, redirect_uri: String, return_path: String, options: JsValue) -> Promise {
        let client = self.client.clone();
        promise(Box::pin(async move {
            let options = authorize_options(&options);
            let started = client.login().begin(&redirect_uri, &return_path, &options).await?;
            Ok(started.url.into())
        }))
    }

    /// Ends a login that [`Core::begin_login`] began; resolves with the return path.
    #[wasm_bindgen(js_name = completeLogin)]
    pub fn complete_login(&self, url: String, response_mode: &str) -> Promise {
        let client = self.client.clone();
        let mode = ResponseMode::from_name(response_mode);
        promise(Box::pin(async move {
            let done = client.login().complete(&url, mode).await?;
            Ok(done.return_path.into())
        }))
    }

    /// Exchanges a code for a member's tokens, which are not kept.
    #[wasm_bindgen(js_name = memberTokens)]
    pub fn member_tokens(&self, code: String, state: String, oauth_data: JsValue) -> Promise {
        let client = self.client.clone();
        promise(Box::pin(async move {
            let callback = Callback {
                code: Some(code.into()),
                state: Some(state),
                ..Callback::default()
            };
            callback.code_and_state()?;
            let tokens = client
                .login()
                .member_tokens(&callback, &authorization(&oauth_data)?)
                .await?;
            Ok(tokens_to_js(&tokens))
        }))
    }

    /// Makes one step of a registration or login, named by its row, with a payload of JSON text; resolves with where it stands.
    pub fn authenticate(&self, row: &str, payload: String) -> Promise {
        let client = self.client.clone();
        let info = rows::info(row);
        promise(Box::pin(async move {
            let info = info?;
            let outcome = client.login().step(info, payload, &CallOptions::default()).await?;
            Ok(outcome::to_js(&outcome))
        }))
    }

    /// Exchanges the proof of a login for tokens by a hidden frame: resolves with them or, if they are to be kept, keeps
    /// them.
    #[wasm_bindgen(js_name = directLogin)]
    pub fn direct_login(&self, session_token: String, keep: bool, signal: Option<AbortSignal>) -> Promise {
        let client = self.client.clone();
        promise(Box::pin(async move {
            let listening = signal.map(Listening::to);
            let options = CallOptions {
                cancel: listening.as_ref().map(|listening| listening.token.clone()),
                ..CallOptions::default()
            };
            let session_token = session_token.into();
            if keep {
                client.login().sign_in(&session_token, &options).await?;
                return Ok(JsValue::UNDEFINED);
            }
            let tokens = client.login().direct(&session_token, &options).await?;
            Ok(tokens_to_js(&tokens))
        }))
    }

    /// Buys tokens of a member whom another system has signed in, with the owner's key: by the member's id, or by a
    /// sign-on whose payload is JSON text. They are not kept.
    #[wasm_bindgen(js_name = externalLogin)]
    pub fn external_login(&self, who: String, is_sign_on: bool, api_key: String) -> Promise {
        let client = self.client.clone();
        promise(Box::pin(async move {
            let (login, api_key) = (client.login(), api_key.into());
            let tokens = if is_sign_on {
                login.external_by_payload(who, &api_key).await?
            } else {
                login.external(&who, &api_key).await?
            };
            Ok(tokens_to_js(&tokens))
        }))
    }

    /// Ends the session here; resolves with where to send the visitor to end it on the platform's pages.
    pub fn logout(&self, return_url: String) -> Promise {
        let client = self.client.clone();
        promise(Box::pin(
            async move { Ok(client.login().logout(&return_url).await?.into()) },
        ))
    }
}

impl std::fmt::Debug for Core {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let client = &self.client;
        formatter
            .debug_struct("Core")
            .field("client", client)
            .finish_non_exhaustive()
    }
}

impl Core {
    fn over(config: &JsValue, store: SharedStore) -> Result<Self, JsValue> {
        let client = config::builder(config, &store)
            .build()
            .map_err(|error| failure::to_js(&error))?;
        Ok(Self {
            client,
            store,
            ended: CancelToken::new(),
        })
    }

    fn session(&self) -> Option<&Session> {
        self.client.session()
    }
}

/// Reads a callback address: `{ code, state, error?, errorDescription? }`.
#[wasm_bindgen(js_name = parseCallback)]
pub fn parse_callback(url: &str, response_mode: &str) -> JsValue {
    let callback = Callback::parse(url, ResponseMode::from_name(response_mode));
    let mut fields = vec![
        ("code", callback.code.as_ref().map(Secret::expose)),
        ("state", callback.state.as_deref()),
    ];
    if callback.error.is_some() {
        fields.push(("error", callback.error.as_deref()));
        fields.push(("errorDescription", callback.error_description.as_deref()));
    }
    // What is missing is null, as the platform documents it.
    let shape = fields
        .into_iter()
        .map(|(name, value)| (name, value.map_or(Json::from_js(JsValue::NULL), Json::from)));
    Json::object(shape).as_js().clone()
}

fn authorization(oauth_data: &JsValue) -> Result<Authorization, Error> {
    let verifier = CodeVerifier::from_text(text(oauth_data, "codeVerifier").unwrap_or_default())?;
    Ok(Authorization {
        challenge: verifier.challenge(),
        verifier,
        state: text(oauth_data, "state").unwrap_or_default(),
        redirect_uri: text(oauth_data, "redirectUri").unwrap_or_default(),
    })
}

fn authorize_options(options: &JsValue) -> AuthorizeOptions {
    let defaults = AuthorizeOptions::default();
    AuthorizeOptions {
        prompt: text(options, "prompt").map_or(defaults.prompt, |name| Prompt::from(name.as_str())),
        response_mode: text(options, "responseMode")
            .map_or(defaults.response_mode, |name| ResponseMode::from_name(&name)),
        session_token: text(options, "sessionToken").map(Secret::from),
        idp: text(options, "idp"),
    }
}

fn event_to_js(event: SessionEvent) -> JsValue {
    let mut fields = vec![
        ("type", Json::from(event.change.as_str())),
        ("elsewhere", Json::from_js(event.elsewhere.into())),
    ];
    if let Some(from) = event.change.lost() {
        fields.push(("from", from.as_str().into()));
    }
    Json::object(fields).as_js().clone()
}
