//! Registration, login, verification, recovery and second factors, against the real platform.

use cartwright::login::LoginFailure;
use cartwright::login::{Challenge, LoginOutcome, LoginState};
use cartwright::query::Query;
use cartwright::resources::authentication::{
    CaptchaToken, FactorCode, FactorType, IdentityProfile, LogIn, LogOut, LoginId, Register, SignOn, StateType,
    VerifyFactor,
};
use cartwright::resources::members::FieldSet;
use cartwright::resources::oauth::SubjectType;
use cartwright::resources::recovery::{EmailRedirect, SendActivationEmail, SendRecoveryEmail};
use cartwright::resources::verification::VerificationTarget;
use cartwright::session::Role;
use cartwright::{CallOptions, Client, Error, ErrorKind, Secret};
use cartwright_over_http::{PASSWORD, STORE, Site};
use serde_json::json;

const ADA: &str = "ada@example.com";

fn login_id(email: &str) -> Option<LoginId> {
    Some(LoginId { email: Some(email.to_owned()), ..LoginId::default() })
}

fn registration(email: &str) -> Register {
    Register { login_id: login_id(email), password: Some(PASSWORD.into()), ..Register::default() }
}

fn password_login(email: &str, password: &str) -> LogIn {
    LogIn { login_id: login_id(email), password: Some(password.into()), ..LogIn::default() }
}

async fn register(client: &Client, email: &str) -> LoginOutcome {
    client.login().register(registration(email)).await.unwrap()
}

async fn log_in(client: &Client, password: &str) -> LoginOutcome {
    client.login().with_password(password_login(ADA, password)).await.unwrap()
}

fn proof(outcome: &LoginOutcome) -> &Secret {
    match outcome {
        LoginOutcome::Success { session_token, .. } => session_token,
        other => panic!("{other:?}"),
    }
}

fn state_token(outcome: &LoginOutcome) -> Secret {
    match outcome {
        LoginOutcome::EmailVerificationRequired { state_token } => state_token.clone(),
        other => panic!("{other:?}"),
    }
}

fn failure(outcome: &LoginOutcome) -> Option<LoginFailure> {
    match outcome {
        LoginOutcome::Refused { failure, .. } => *failure,
        other => panic!("{other:?}"),
    }
}

fn challenge(outcome: LoginOutcome) -> Challenge {
    match outcome {
        LoginOutcome::Unknown(challenge) => *challenge,
        other => panic!("{other:?}"),
    }
}

fn code_of(result: Result<impl std::fmt::Debug, Error>) -> String {
    result.unwrap_err().code().unwrap_or_default().to_owned()
}

async fn sign_in(client: &Client, outcome: &LoginOutcome) {
    client.login().sign_in(proof(outcome)).await.unwrap();
}

async fn mailed_code(site: &Site) -> String {
    site.newest_message(ADA).await["code"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn a_registration_signs_in_without_a_redirect() {
    let site = Site::start().await;
    let client = site.client();
    let mut request = registration(ADA);
    request.profile = Some(IdentityProfile {
        first_name: Some("Ada".to_owned()),
        nickname: Some("Countess".to_owned()),
        ..IdentityProfile::default()
    });
    let outcome = client.login().register(request.clone()).await.unwrap();
    sign_in(&client, &outcome).await;
    assert_eq!(client.session().unwrap().role(), Role::Member);
    let me = client.members().get_my().await.unwrap();
    assert_eq!(me.profile.unwrap().nickname.as_deref(), Some("Countess"));

    // The proof is good for its login, and an altered one for none.
    let error = client.login().direct(&"not-a-proof".into()).await.unwrap_err();
    assert_eq!((error.to_string().as_str(), error.code()), ("Missing code or _state", Some("login_required")));
    assert!(client.session().unwrap().is_logged_in(), "the session is as it was");
}

#[tokio::test]
async fn a_member_can_log_in_with_email_and_password() {
    let site = Site::start().await;
    register(&site.client(), ADA).await;
    let client = site.client();
    client.products().query(Query::new().limit(1)).await.unwrap();
    let session = client.session().unwrap();
    let before = session.tokens();
    let refused = client.login().log_in(ADA, "a wrong password").await.unwrap();
    assert_eq!(failure(&refused), Some(LoginFailure::InvalidPassword));
    assert_eq!((session.role(), session.tokens()), (Role::Visitor, before));
    proof(&client.login().log_in(ADA, PASSWORD).await.unwrap());
    assert_eq!(session.role(), Role::Member);
    let me = client.members().fieldsets([FieldSet::Full]).get_my().await.unwrap();
    assert_eq!(me.login_email.as_deref(), Some(ADA));
}

#[tokio::test]
async fn a_login_continues_after_the_emailed_code() {
    let site = Site::start().await;
    site.settings(json!({ "emailVerification": true })).await;
    register(&site.client(), ADA).await;
    let client = site.client();
    let (login, session) = (client.login(), client.session().unwrap());
    let asked = login.log_in(ADA, PASSWORD).await.unwrap();
    assert_eq!(session.role(), Role::Visitor);
    let verified = login.verify_code(mailed_code(&site).await, state_token(&asked)).await.unwrap();
    proof(&login.sign_in_after(verified).await.unwrap());
    assert_eq!(session.role(), Role::Member);
}

#[tokio::test]
async fn refused_logins_have_a_named_failure() {
    let site = Site::start().await;
    let client = site.client();
    register(&client, ADA).await;
    assert_eq!(failure(&register(&client, "ADA@example.com").await), Some(LoginFailure::EmailAlreadyExists));
    assert_eq!(failure(&register(&client, "no address").await), Some(LoginFailure::InvalidEmail));
    assert_eq!(failure(&log_in(&client, "a wrong password").await), Some(LoginFailure::InvalidPassword));
    let nobody = password_login("nobody@example.com", PASSWORD);
    let unknown = client.login().with_password(nobody.clone()).await.unwrap();
    assert_eq!(failure(&unknown), Some(LoginFailure::InvalidPassword), "whether there is an account is not told");
    let mut short = registration("b@example.com");
    short.password = Some("short".into());
    let LoginOutcome::Refused { error, .. } = client.login().register(short.clone()).await.unwrap() else {
        panic!("a short password was taken")
    };
    assert_eq!(error.violations().first().unwrap().field, "password");
}

#[tokio::test]
async fn a_captcha_is_required_if_the_site_says_so() {
    let site = Site::start().await;
    site.settings(json!({ "captcha": "INVISIBLE" })).await;
    let client = site.client();
    assert_eq!(failure(&register(&client, ADA).await), Some(LoginFailure::MissingCaptchaToken));
    for state in ["USED", "EXPIRED", "WRONG", "VALID"] {
        let token = site.captcha("INVISIBLE", state).await;
        let request = registration(ADA).captcha(CaptchaToken::invisible(token));
        let outcome = client.login().register(request.clone()).await.unwrap();
        if state == "VALID" {
            proof(&outcome);
        } else {
            assert_eq!(failure(&outcome), Some(LoginFailure::InvalidCaptchaToken), "{state}");
        }
    }
}

#[tokio::test]
async fn a_member_is_active_after_email_verification_and_owner_approval() {
    let site = Site::start().await;
    site.settings(json!({ "emailVerification": true, "ownerApproval": true })).await;
    let client = site.client();
    let token = state_token(&register(&client, ADA).await);
    let code = mailed_code(&site).await;
    assert_eq!(code_of(client.login().verify_code("xxxxxx", token.clone()).await), "BAD_CODE");
    assert_eq!(code_of(client.login().verify_code(code.as_str(), "another").await), "NOT_FOUND");
    let too_soon = client.login().resend_code(token.clone()).await.unwrap_err();
    assert_eq!(too_soon.status(), Some(429));
    site.wait(120).await;
    let token = state_token(&client.login().resend_code(token).await.unwrap());
    let outcome = client.login().verify_code(mailed_code(&site).await, token.clone()).await.unwrap();
    assert_eq!(outcome.state(), LoginState::OwnerApprovalRequired);
    assert_eq!(log_in(&client, PASSWORD).await.state(), LoginState::OwnerApprovalRequired);
    assert_eq!(code_of(client.login().verify_code("123456", token).await), "NOT_FOUND", "the state is spent");

    let owner = site.owner();
    let members = owner.members().fieldsets([FieldSet::Full]);
    let pending = members.query(Query::default()).await.unwrap();
    let ada = pending.items.iter().find(|member| member.login_email.as_deref() == Some(ADA));
    let id = ada.and_then(|member| member.id.clone()).unwrap();
    owner.members().approve(id).await.unwrap();
    let outcome = log_in(&client, PASSWORD).await;
    sign_in(&client, &outcome).await;
    assert!(client.session().unwrap().is_logged_in());
}

#[tokio::test]
async fn a_recovery_link_sets_a_new_password_once() {
    let site = Site::start().await;
    let client = site.member(ADA).await;
    let visitor = site.client();
    let mut request = SendRecoveryEmail {
        email: Some(ADA.to_owned()),
        redirect: Some(EmailRedirect {
            url: Some(format!("{STORE}/recover/reset")),
            client_id: Some(site.client_id.clone()),
            ..EmailRedirect::default()
        }),
        ..SendRecoveryEmail::default()
    };
    visitor.recovery().send_recovery_email(request.clone()).await.unwrap();
    let link = site.newest_message(ADA).await["link"].as_str().unwrap().to_owned();
    let token = link.split("recoveryToken=").nth(1).unwrap().to_owned();
    assert!(link.starts_with(STORE), "{link}");

    request.email = Some("nobody@example.com".to_owned());
    visitor.recovery().send_recovery_email(request.clone()).await.unwrap();
    request.redirect.as_mut().unwrap().url = Some("https://evil.example/".to_owned());
    let elsewhere = visitor.recovery().send_recovery_email(request).await.unwrap_err();
    assert_eq!(elsewhere.kind(), ErrorKind::Validation);

    assert_eq!(code_of(visitor.login().recover("not-a-token", "another password").await), "NOT_FOUND");
    let outcome = visitor.login().recover(token.as_str(), "another password").await.unwrap();
    sign_in(&visitor, &outcome).await;
    assert!(visitor.session().unwrap().is_logged_in());
    assert_eq!(
        code_of(visitor.recovery().recover(token.as_str(), "a third password").await),
        "NOT_FOUND",
        "the token is good once"
    );
    // The old sessions have ended: the next call finds out and goes on as a visitor.
    assert!(client.members().get_my().await.is_err());
    assert_eq!(client.session().unwrap().role(), Role::Visitor);
    assert_eq!(failure(&log_in(&site.client(), PASSWORD).await), Some(LoginFailure::InvalidPassword));
}

#[tokio::test]
async fn a_password_change_ends_the_other_sessions() {
    let site = Site::start().await;
    let here = site.member(ADA).await;
    let there = site.client();
    sign_in(&there, &log_in(&there, PASSWORD).await).await;
    let refused = here.authentication().change_password("short").await.unwrap_err();
    assert_eq!(refused.violations().first().unwrap().field, "newPassword");
    here.authentication().change_password("a new long password").await.unwrap();
    assert!(here.members().get_my().await.is_ok());
    assert!(there.members().get_my().await.is_err());
    proof(&log_in(&site.client(), "a new long password").await);
}

#[tokio::test]
async fn a_second_factor_can_be_set_up_and_its_device_remembered() {
    let site = Site::start().await;
    site.settings(json!({ "mfa": "REQUIRED", "mfaFactors": ["EMAIL"] })).await;
    let client = site.client();
    let asked = challenge(register(&client, ADA).await);
    assert_eq!((asked.server_state.as_str(), &asked.factors[..]), ("REQUIRE_MFA", &["EMAIL".to_owned()][..]));
    let answer = |state_token: Option<Secret>, code: Option<String>| VerifyFactor {
        factor_type: Some(FactorType::Email),
        state_token,
        remember_this_device: Some(true),
        email_data: Some(FactorCode { code: code.map(Secret::from), ..FactorCode::default() }),
        ..VerifyFactor::default()
    };
    let sent = client.login().verify_factor(answer(asked.state_token, None)).await.unwrap();
    let sent = challenge(sent);
    assert_eq!(sent.factor.as_deref(), Some("EMAIL"));
    assert!(sent.destination.as_deref().unwrap().ends_with("@example.com"));
    let wrong = client.login().verify_factor(answer(sent.state_token.clone(), Some("xxxxxx".to_owned()))).await;
    assert_eq!(code_of(wrong), "BAD_CODE");
    let code = mailed_code(&site).await;
    let outcome = client.login().verify_factor(answer(sent.state_token, Some(code))).await.unwrap();
    let LoginOutcome::Success { device_token: Some(device), .. } = &outcome else { panic!("{outcome:?}") };
    sign_in(&client, &outcome).await;

    assert_eq!(challenge(log_in(&client, PASSWORD).await).server_state, "MFA_CHALLENGE");
    let mut remembered = password_login(ADA, PASSWORD);
    let notes = json!({ "deviceToken": device.expose() });
    remembered.client_meta_data = notes.as_object().cloned();
    proof(&client.login().with_password(remembered.clone()).await.unwrap());
}

#[tokio::test]
async fn the_owners_system_can_sign_members_in() {
    let site = Site::start().await;
    let client = site.client();
    let request = SignOn::email(ADA);
    let signed_on = site.owner().authentication().sign_on(request.clone()).await.unwrap();
    let id = signed_on.identity.and_then(|identity| identity.id).unwrap();
    let key = site.owner_key();
    for tokens in [
        client.login().external(&id, &key).await.unwrap(),
        client.login().external_with_session(&request, &key).await.unwrap(),
    ] {
        let info = client.oauth().token_info(tokens.access.value.clone()).await.unwrap();
        assert_eq!(
            (info.active, info.subject_type, info.subject_id.as_deref()),
            (Some(true), Some(SubjectType::Member), Some(id.as_str()))
        );
    }
    let refused = client.login().external(&id, &"no key".into()).await.unwrap_err();
    assert_eq!(refused.message(), "Failed to get member tokens");
    let unknown = client.oauth().token_info("no token").await.unwrap();
    assert_eq!(unknown.active, Some(false));
    let refused = client.oauth().user_info().await.unwrap_err();
    assert_eq!(refused.status(), Some(403), "a visitor is no one yet");
    let member_only = client.authentication().sign_on(request).await.unwrap_err();
    assert_eq!(member_only.status(), Some(403));

    let activation = SendActivationEmail::to(&id);
    site.owner().recovery().send_activation_email(activation).await.unwrap();
    let link = site.newest_message(ADA).await["link"].as_str().unwrap().to_owned();
    let token = link.split("recoveryToken=").nth(1).unwrap().to_owned();
    let reply = client.recovery().recover(token, PASSWORD).await.unwrap();
    assert_eq!(reply.state, Some(StateType::Success));
    let started = site.owner().verification().start(id, VerificationTarget::Email).await.unwrap();
    assert!(started.verification_id.is_some());
}

#[tokio::test]
async fn each_authentication_call_returns_the_platforms_shape() {
    let site = Site::start().await;
    site.settings(json!({ "emailVerification": true })).await;
    let client = site.client();
    let steps = client.authentication();
    let reply = steps.register(registration(ADA)).await.unwrap();
    assert_eq!(reply.state, Some(StateType::RequireEmailVerification));
    let token = reply.state_token.unwrap();
    let reply = client.verification().verify_during_authentication(mailed_code(&site).await, token).await.unwrap();
    assert_eq!(reply.state, Some(StateType::Success));
    let reply = steps.login(password_login(ADA, PASSWORD)).await.unwrap();
    let identity = reply.identity.unwrap();
    assert_eq!(identity.email.unwrap().is_verified, Some(true));

    let out = LogOut::new(&site.client_id, STORE);
    let page = steps.logout(out).await.unwrap();
    assert_eq!(page.status_code, Some(302));
    let elsewhere = LogOut::new(&site.client_id, "https://evil.example/");
    assert!(steps.logout(elsewhere).await.is_err());
    assert!(steps.login_callback("not-a-state", "not-a-proof").await.is_err());
    assert_eq!(code_of(client.verification().resend_during_authentication("not-a-token").await), "NOT_FOUND");
}

#[tokio::test]
async fn wrong_passwords_are_rate_limited() {
    let site = Site::start().await;
    let client = site.client();
    register(&client, ADA).await;
    let once = CallOptions::default().attempts(1);
    for _ in 0..200 {
        let guess = client.authentication().options(once.clone()).login(password_login(ADA, "a wrong password")).await;
        let error = guess.unwrap_err();
        if error.status() == Some(429) {
            assert!(error.retry_after().is_some());
            return;
        }
    }
    panic!("200 guesses were answered");
}
