//! Login: by redirect, or by calls and a hidden frame. Either way it is an authorization code with PKCE (RFC 6749
//! section 4.1, RFC 7636).

#[doc(inline)]
pub use cartwright_engine::login::{
    Authorization, AuthorizeOptions, Callback, Challenge, CodeChallenge, CodeVerifier, LoginFailure, LoginOutcome,
    LoginState, Prompt, ResponseMode, login_failure, random_state, register_failure, safe_return_path,
};

use crate::Secret;
use crate::client::{Client, encode};
use crate::drive::{BoxFuture, Parts};
use crate::error::Error;
use crate::resources::authentication::{LogIn, Register, SignOn, StateMachineReply, VerifyFactor};
use crate::resources::recovery::Recover;
use crate::resources::verification::{ResendCode, VerifyCode};
use crate::row::Request;
use crate::session::Tokens;
use cartwright_engine::Engine;
use cartwright_engine::login::{LoginRun, RedirectSession};
use cartwright_engine::machine::Outcome;

/// A started login: redirect the visitor to its address.
#[derive(Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct StartedLogin {
    /// The address of this visitor's login page.
    pub url: String,
    /// The data of the login, to be stored until the callback.
    pub authorization: Authorization,
    /// The address of the authorization endpoint, if the platform sends it.
    pub endpoint: Option<String>,
    /// The redirect session's token, if it has one.
    pub session_token: Option<Secret>,
}

/// Shows only parts that are not secret: the address holds the redirect session's token.
impl std::fmt::Debug for StartedLogin {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let authorization = &self.authorization;
        formatter.debug_struct("StartedLogin").field("authorization", authorization).finish_non_exhaustive()
    }
}

impl StartedLogin {
    /// The login in an answer to [`LoginRun::authorize`].
    pub(crate) fn read(authorization: Authorization, body: &str) -> Result<Self, Error> {
        let session = RedirectSession::read(body)?;
        Ok(Self { url: session.url, authorization, endpoint: session.endpoint, session_token: session.session_token })
    }
}

/// A completed login: the session is the member's.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct CompletedLogin {
    /// The path on this site to return to.
    pub return_path: String,
}

/// Logs a client in and out. Made by [`Client::login`].
#[derive(Debug, Clone, Copy)]
pub struct Login<'a> {
    client: &'a Client,
}

impl Client {
    /// Registration, login by password, by redirect or by your own system, and logout.
    #[must_use]
    pub const fn login(&self) -> Login<'_> {
        Login { client: self }
    }
}

impl Login<'_> {
    async fn run(&self, make: impl FnOnce(&Engine, &Parts) -> Result<LoginRun, Error>) -> Result<Outcome, Error> {
        let driver = &self.client.shared.driver;
        let run = driver.with(|engine, parts| make(engine, parts))?;
        Ok(driver.drive(run, "").await?.0)
    }

    /// Starts a redirect login whose data the caller stores.
    ///
    /// # Errors
    ///
    /// As any call; `Request` for an owner's client.
    pub async fn authorize(
        &self,
        authorization: Authorization,
        options: &AuthorizeOptions,
    ) -> Result<StartedLogin, Error> {
        let asked = authorization.clone();
        let answer = self.run(|engine, parts| LoginRun::authorize(engine, parts, asked, options, None)).await?;
        StartedLogin::read(authorization, &answer.text)
    }

    /// Starts a redirect login, and stores its data. `redirect_uri` is the page that will call [`Login::complete`];
    /// `return_path` is the path on this site to return to.
    ///
    /// # Errors
    ///
    /// As any call; `OAuth` if the system has no entropy.
    pub async fn begin(
        &self,
        redirect_uri: &str,
        return_path: &str,
        options: &AuthorizeOptions,
    ) -> Result<StartedLogin, Error> {
        let authorization = Authorization::begin(redirect_uri)?;
        let remembered = authorization.clone();
        let answer = self
            .run(|engine, parts| LoginRun::authorize(engine, parts, remembered, options, Some(return_path)))
            .await?;
        StartedLogin::read(authorization, &answer.text)
    }

    /// Completes a login of [`Login::begin`] with the callback address. The session becomes the member's.
    ///
    /// Idempotent: completing one callback twice returns the same result.
    ///
    /// # Errors
    ///
    /// 'Missing code or _state' and 'Invalid _state' for a callback that is not of a login under way; 'Failed to get
    /// member tokens' if the platform refuses the code.
    pub async fn complete(&self, url: &str, mode: ResponseMode) -> Result<CompletedLogin, Error> {
        let callback = Callback::parse(url, mode);
        let shared = &self.client.shared;
        let driver = shared.driver.clone();
        let begin = || -> BoxFuture<'static, _> {
            Box::pin(async move {
                let run = driver.with(|engine, parts| LoginRun::complete(engine, parts, &callback))?;
                Ok(driver.drive(run, "").await?.0.text)
            })
        };
        let runtime = &*shared.driver.parts.runtime;
        let return_path = shared.completions.join(runtime, url, begin).await?;
        Ok(CompletedLogin { return_path })
    }

    /// Exchanges a callback's code for a member's tokens, for callers that store the login's data themselves. The
    /// tokens are not stored: see [`Session::set_tokens`](crate::Session::set_tokens).
    ///
    /// # Errors
    ///
    /// As [`Login::complete`].
    pub async fn member_tokens(&self, callback: &Callback, authorization: &Authorization) -> Result<Tokens, Error> {
        self.run(|engine, parts| LoginRun::exchange(engine, parts, callback, authorization, false))
            .await
            .map(|outcome| outcome.tokens)
    }

    /// Exchanges the session token of a login for tokens, by the login page in a hidden frame, or natively by reading
    /// that page. The tokens are not stored: see [`Login::sign_in`].
    ///
    /// # Errors
    ///
    /// 'OAuth flow timed out' if the page does not answer in 120 s; 'Missing code or _state' with the page's error as
    /// code, such as `login_required`, if it answers without a code; 'Failed to get member tokens'.
    pub async fn direct(&self, session_token: &Secret) -> Result<Tokens, Error> {
        self.run(|engine, parts| LoginRun::direct(engine, parts, session_token.clone(), false))
            .await
            .map(|outcome| outcome.tokens)
    }

    /// Exchanges the session token of a login for tokens as [`Login::direct`] does, and stores them: the session
    /// becomes the member's.
    ///
    /// # Errors
    ///
    /// As [`Login::direct`]; the session is unchanged.
    pub async fn sign_in(&self, session_token: &Secret) -> Result<(), Error> {
        self.run(|engine, parts| LoginRun::direct(engine, parts, session_token.clone(), true)).await.map(|_| ())
    }

    /// Requests tokens of a member whom your own system has authenticated, by member id. For servers: takes the owner's
    /// API key. The tokens are not stored: see [`Session::set_tokens`](crate::Session::set_tokens).
    ///
    /// # Errors
    ///
    /// 'Failed to get member tokens', with the cause's status and code.
    pub async fn external(&self, member_id: &str, api_key: &Secret) -> Result<Tokens, Error> {
        self.run(|engine, _| LoginRun::of_member(engine, member_id.to_owned(), api_key.clone()))
            .await
            .map(|outcome| outcome.tokens)
    }

    /// Signs a member on by email address, creating the member if needed, and returns the tokens. The platform's own
    /// pages share the login. The tokens are not stored.
    ///
    /// # Errors
    ///
    /// A field violation for an invalid email address; 'Failed to get member tokens'.
    pub async fn external_with_session(&self, request: &SignOn, api_key: &Secret) -> Result<Tokens, Error> {
        let payload = encode(request)?;
        self.run(|engine, parts| LoginRun::sign_on(engine, parts, payload, api_key.clone()))
            .await
            .map(|outcome| outcome.tokens)
    }

    /// Ends the session here, and returns the address that ends the platform's session and then redirects to
    /// `return_url`. The tokens are cleared before anything is sent.
    ///
    /// # Errors
    ///
    /// As any call; the tokens are cleared even then, unless the store cannot be written. A server that keeps the
    /// session must be reached, because it would otherwise restore the session.
    pub async fn logout(&self, return_url: &str) -> Result<String, Error> {
        let logout = self.run(|engine, parts| LoginRun::logout(engine, parts, return_url, None));
        Ok(logout.await?.text)
    }

    /// Registers a member.
    ///
    /// ```no_run
    /// # async fn run(client: &cartwright::Client) -> Result<(), cartwright::Error> {
    /// use cartwright::login::LoginOutcome;
    /// use cartwright::resources::authentication::Register;
    ///
    /// match client.login().register(Register::new("ada@example.com", "a long password")).await? {
    ///     LoginOutcome::Success { .. } => println!("welcome"),
    ///     other => println!("{}", other.state()),
    /// }
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    ///
    /// If the platform did not answer or failed: a lost network, 429, 5xx. A refusal is an outcome.
    pub async fn register(&self, request: Register) -> Result<LoginOutcome, Error> {
        self.step(&request).await
    }

    /// Logs in by email and password. After a success the session is the member's; any other outcome names the next
    /// step, whose outcome you pass to [`Login::sign_in_after`].
    ///
    /// ```no_run
    /// # async fn run(client: &cartwright::Client) -> Result<(), cartwright::Error> {
    /// use cartwright::login::LoginOutcome;
    ///
    /// let login = client.login();
    /// match login.log_in("ada@example.com", "a long password").await? {
    ///     LoginOutcome::Success { .. } => println!("welcome, {:?}", client.members().get_my().await?.profile),
    ///     LoginOutcome::EmailVerificationRequired { state_token } => {
    ///         let code = "123456";
    ///         login.sign_in_after(login.verify_code(code, state_token).await?).await?;
    ///     }
    ///     other => println!("{}", other.state()),
    /// }
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    ///
    /// As [`Login::register`] and [`Login::sign_in`].
    pub async fn log_in(&self, email: impl Into<String>, password: impl Into<Secret>) -> Result<LoginOutcome, Error> {
        let outcome = self.with_password(LogIn::new(email, password)).await?;
        self.sign_in_after(outcome).await
    }

    /// Signs in after a successful step: the session becomes the member's. Any other outcome is returned unchanged.
    ///
    /// # Errors
    ///
    /// As [`Login::sign_in`].
    pub async fn sign_in_after(&self, outcome: LoginOutcome) -> Result<LoginOutcome, Error> {
        if let LoginOutcome::Success { session_token, .. } = &outcome {
            self.sign_in(session_token).await?;
        }
        Ok(outcome)
    }

    /// Logs in with a password.
    ///
    /// # Errors
    ///
    /// As [`Login::register`].
    pub async fn with_password(&self, request: LogIn) -> Result<LoginOutcome, Error> {
        self.step(&request).await
    }

    /// Sends an emailed code.
    ///
    /// # Errors
    ///
    /// `BAD_CODE` for a wrong code; `NOT_FOUND` when the login must begin again.
    pub async fn verify_code(
        &self,
        code: impl Into<Secret>,
        state_token: impl Into<Secret>,
    ) -> Result<LoginOutcome, Error> {
        let request =
            VerifyCode { code: Some(code.into()), state_token: Some(state_token.into()), ..VerifyCode::default() };
        self.step(&request).await
    }

    /// Requests another email with a code.
    ///
    /// # Errors
    ///
    /// `NOT_FOUND` when the login must begin again; `SEND_CODE_ERROR`; 429 when requested too soon.
    pub async fn resend_code(&self, state_token: impl Into<Secret>) -> Result<LoginOutcome, Error> {
        let request = ResendCode { state_token: Some(state_token.into()), ..ResendCode::default() };
        self.step(&request).await
    }

    /// Requests a second factor's code, or sends it.
    ///
    /// # Errors
    ///
    /// `BAD_CODE` for a wrong code; `NOT_FOUND` when the login must begin again; `SEND_CODE_ERROR`.
    pub async fn verify_factor(&self, request: VerifyFactor) -> Result<LoginOutcome, Error> {
        self.step(&request).await
    }

    /// Sets a new password with an email's token, and logs in.
    ///
    /// # Errors
    ///
    /// `NOT_FOUND` for a token that is wrong, used or too old; a field violation for a password that is not taken.
    pub async fn recover(
        &self,
        recovery_token: impl Into<Secret>,
        password: impl Into<Secret>,
    ) -> Result<LoginOutcome, Error> {
        let request = Recover {
            recovery_token: Some(recovery_token.into()),
            password: Some(password.into()),
            ..Recover::default()
        };
        self.step(&request).await
    }

    async fn step<R: Request<Answer = StateMachineReply>>(&self, request: &R) -> Result<LoginOutcome, Error> {
        let payload = encode(request)?;
        let sent = payload.clone();
        let outcome = self.run(|engine, parts| LoginRun::authenticate(engine, parts, &R::ROW, sent)).await;
        LoginOutcome::of(R::ROW.id, &payload, outcome)
    }
}
