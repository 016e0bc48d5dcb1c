//! Registration and login by calls, and what a direct login needs. Direct logins themselves are in
//! `contract/situations.json`.

use crate::support::{builder, granted, is_token_request};
use cartwright::drive::NoFrames;
use cartwright::drive::recorded::{Answer, Recorded};
use cartwright::login::LoginOutcome;
use cartwright::resources::authentication::{CaptchaToken, LogIn, Register};
use cartwright::{Client, Error, ErrorKind};
use serde_json::json;

#[tokio::test]
async fn a_direct_login_without_a_browser_fails_with_a_hint() {
    let page = r#"{"redirectSession":{"fullUrl":"https://login.example/authorize"}}"#;
    let network = Recorded::by(|request| match is_token_request(request) {
        true => granted("visitor", Some("visitor-refresh")),
        false => Answer::json(200, page),
    });
    let client = builder(&network).frames(NoFrames).build().unwrap();
    let error = client.login().direct(&"proof".into()).await.unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Request);
    assert!(error.to_string().contains("browser"));
}

/// A client of a platform that answers every registration or login alike.
fn answering(answer: impl Fn() -> Answer + Send + Sync + 'static) -> Client {
    let network = Recorded::by(move |request| match is_token_request(request) {
        true => granted("visitor", Some("visitor-refresh")),
        false => answer(),
    });
    builder(&network).build().unwrap()
}

fn refused(code: &str) -> Answer {
    let answer = json!({"message": "m", "details": {"applicationError": {"code": code, "description": "d"}}});
    Answer::json(400, &answer.to_string())
}

async fn both(client: &Client) -> [Result<LoginOutcome, Error>; 2] {
    let login = client.login();
    [
        login.register(Register::new("ada@example.com", "a password")).await,
        login.with_password(LogIn::new("ada@example.com", "a password")).await,
    ]
}

#[tokio::test]
async fn a_refused_login_is_an_outcome_with_a_named_failure() {
    let cases = [
        ("-19971", Some("missingCaptchaToken"), Some("missingCaptchaToken")),
        ("-19970", Some("invalidCaptchaToken"), Some("invalidCaptchaToken")),
        ("-19995", Some("emailAlreadyExists"), Some("invalidEmail")),
        ("-19976", None, Some("invalidPassword")),
        ("-19973", None, Some("resetPassword")),
    ];
    for (code, register, login) in cases {
        let client = answering(move || refused(code));
        for (outcome, expected) in both(&client).await.into_iter().zip([register, login]) {
            let Ok(LoginOutcome::Refused { failure, error, .. }) = outcome else { panic!("{code}: {outcome:?}") };
            assert_eq!(failure.map(cartwright::login::LoginFailure::as_str), expected, "{code}");
            assert_eq!(error.code(), Some(code));
        }
    }
}

#[tokio::test]
async fn a_missing_captcha_token_asks_for_an_invisible_captcha_first() {
    use cartwright::login::LoginState::{SilentCaptchaRequired, UserCaptchaRequired};
    let cases = [
        ("-19971", Some(SilentCaptchaRequired), Some(UserCaptchaRequired)),
        ("-19970", Some(UserCaptchaRequired), Some(UserCaptchaRequired)),
        ("-19976", None, None),
    ];
    for (code, first, again) in cases {
        let client = answering(move || refused(code));
        let asked = |outcome: Result<LoginOutcome, Error>| outcome.unwrap().captcha();
        for outcome in both(&client).await {
            assert_eq!(asked(outcome), first, "{code}");
        }
        let request = LogIn::new("ada@example.com", "a password").captcha(CaptchaToken::invisible("a token"));
        assert_eq!(asked(client.login().with_password(request).await), again, "{code}");
    }
}

#[tokio::test(start_paused = true)]
async fn an_outage_during_login_is_an_error_and_not_an_outcome() {
    let failures: [fn() -> Answer; 4] = [
        || Answer::json(503, ""),
        || Answer::json(429, ""),
        || Answer::json(500, r#"{"message":"Internal error"}"#),
        || Answer::failure(cartwright::drive::Delivery::Unknown),
    ];
    for failure in failures {
        for outcome in both(&answering(failure)).await {
            assert!(outcome.is_err(), "{outcome:?}");
        }
    }
}
