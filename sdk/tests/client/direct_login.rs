//! Direct login: which message counts, how long it may take, and that nothing is left behind.

use crate::support::{body, builder, grant_type, granted, is_token_request};
use cartwright::drive::Request;
use cartwright::drive::recorded::{Answer, Recorded};
use cartwright::drive::{BoxFuture, Frame, FrameError, FrameMessage, Frames};
use cartwright::login::LoginOutcome;
use cartwright::resources::authentication::{LogIn, LoginId, Register};
use cartwright::session::Role;
use cartwright::{Client, Error, ErrorKind};
use serde_json::{Value, json};
use std::collections::VecDeque;
use std::sync::{Arc, Mutex};

const PAGE: &str = "https://login.example";

/// Writes a message for the flow of this state.
type Script = Arc<dyn Fn(&str) -> Vec<FrameMessage> + Send + Sync>;

/// Frames that post what a test says, and count those that are open.
#[derive(Clone)]
struct Scripted {
    script: Script,
    state: Arc<Mutex<String>>,
    open: Arc<Mutex<Vec<String>>>,
    opened: Arc<Mutex<usize>>,
}

struct ScriptedFrame {
    messages: VecDeque<FrameMessage>,
    open: Arc<Mutex<Vec<String>>>,
}

impl Frames for Scripted {
    fn open(&self, url: &str) -> Result<Box<dyn Frame>, FrameError> {
        self.open.lock().unwrap().push(url.to_owned());
        *self.opened.lock().unwrap() += 1;
        let state = self.state.lock().unwrap().clone();
        Ok(Box::new(ScriptedFrame {
            messages: (self.script)(&state).into(),
            open: self.open.clone(),
        }))
    }
}

impl Frame for ScriptedFrame {
    fn message(&mut self) -> BoxFuture<'_, FrameMessage> {
        Box::pin(async move {
            match self.messages.pop_front() {
                Some(message) => message,
                None => std::future::pending().await,
            }
        })
    }
}

impl Drop for ScriptedFrame {
    fn drop(&mut self) {
        self.open.lock().unwrap().pop();
    }
}

fn message(data: Value) -> FrameMessage {
    FrameMessage {
        from_frame: true,
        origin: PAGE.to_owned(),
        data: data.to_string(),
    }
}

struct Setup {
    client: Client,
    frames: Scripted,
    network: Recorded,
}

/// A client whose login page answers by a script.
fn setup(script: impl Fn(&str) -> Vec<FrameMessage> + Send + Sync + 'static) -> Setup {
    let state = Arc::new(Mutex::new(String::new()));
    let asked = state.clone();
    let network = Recorded::by(move |request: &Request| {
        if is_token_request(request) {
            return match grant_type(request).as_str() {
                "anonymous" => granted("visitor", Some("visitor-refresh")),
                _ => granted("member", Some("member-refresh")),
            };
        }
        let asked_for = &body(request)["auth"]["authRequest"];
        *asked.lock().unwrap() = asked_for["state"].as_str().unwrap().to_owned();
        let session = json!({"redirectSession": {
            "fullUrl": format!("{PAGE}/authorize?session=1"),
            "urlDetails": {"endpoint": format!("{PAGE}/authorize")},
        }});
        Answer::json(200, &session.to_string())
    });
    let frames = Scripted {
        script: Arc::new(script),
        state,
        open: Arc::default(),
        opened: Arc::default(),
    };
    let client = builder(&network).frames(Box::new(frames.clone())).build().unwrap();
    Setup {
        client,
        frames,
        network,
    }
}

fn no_frame_is_left(frames: &Scripted) {
    assert_eq!(*frames.opened.lock().unwrap(), 1);
    assert_eq!(*frames.open.lock().unwrap(), Vec::<String>::new());
}

#[tokio::test]
async fn the_answer_of_the_page_signs_in() {
    let Setup {
        client,
        frames,
        network,
    } = setup(|state| vec![message(json!({"code": "the-code", "state": state}))]);
    client.login().sign_in(&"proof".into()).await.unwrap();
    assert_eq!(client.session().unwrap().role(), Role::Member);
    no_frame_is_left(&frames);
    let asked = network.requests();
    let redirect = asked.iter().find(|request| !is_token_request(request)).unwrap();
    let auth = &body(redirect)["auth"];
    assert_eq!(auth["prompt"], "none");
    assert_eq!(auth["authRequest"]["responseMode"], "web_message");
    assert_eq!(auth["authRequest"]["sessionToken"], "proof");
    let exchange = body(asked.last().unwrap());
    assert_eq!(exchange["code"], "the-code");
    assert_eq!(exchange.get("redirectUri"), None, "there was no page to come back to");
}

#[tokio::test(start_paused = true)]
async fn only_the_page_itself_with_the_flows_state_is_heard() {
    let Setup { client, frames, .. } = setup(|state| {
        let good = message(json!({"code": "stolen", "state": state}));
        vec![
            FrameMessage {
                from_frame: false,
                ..good.clone()
            },
            FrameMessage {
                origin: "https://evil.example".to_owned(),
                ..good.clone()
            },
            FrameMessage {
                origin: "http://login.example".to_owned(),
                ..good.clone()
            },
            message(json!({"code": "c", "state": "another"})),
            message(json!({"code": "c"})),
            message(json!("a text")),
            message(json!(null)),
            message(json!({"code": "c", "state": 7})),
        ]
    });
    let outcome = client.login().sign_in(&"proof".into()).await;
    assert_eq!(outcome.unwrap_err().to_string(), "OAuth flow timed out");
    assert_eq!(
        client.session().unwrap().role(),
        Role::Visitor,
        "the session is as it was"
    );
    no_frame_is_left(&frames);
}

#[tokio::test(start_paused = true)]
async fn a_page_that_is_silent_times_out_after_two_minutes() {
    let Setup { client, frames, .. } = setup(|_| Vec::new());
    let began = tokio::time::Instant::now();
    let error = client.login().direct(&"proof".into()).await.unwrap_err();
    assert_eq!(error.to_string(), "OAuth flow timed out");
    assert_eq!((error.kind(), error.is_retryable()), (ErrorKind::OAuth, true));
    assert_eq!(began.elapsed().as_secs(), 120);
    no_frame_is_left(&frames);
}

#[tokio::test]
async fn a_refusal_of_the_page_keeps_its_reason() {
    let Setup { client, frames, .. } = setup(|state| {
        vec![message(
            json!({"error": "login_required", "error_description": "Nobody is logged in", "state": state}),
        )]
    });
    let error = client.login().direct(&"proof".into()).await.unwrap_err();
    assert_eq!(error.to_string(), "Missing code or _state");
    assert_eq!(error.code(), Some("login_required"));
    assert_eq!(error.description(), Some("Nobody is logged in"));
    no_frame_is_left(&frames);
}

#[tokio::test]
async fn a_cancelled_login_takes_its_frame_away() {
    let Setup { client, frames, .. } = setup(|_| Vec::new());
    let login = tokio::spawn({
        let client = client.clone();
        async move { client.login().sign_in(&"proof".into()).await }
    });
    while *frames.opened.lock().unwrap() == 0 {
        tokio::task::yield_now().await;
    }
    login.abort();
    assert!(login.await.unwrap_err().is_cancelled());
    no_frame_is_left(&frames);
}

#[tokio::test]
async fn without_a_browser_it_says_so() {
    let network = setup(|_| Vec::new()).network;
    let client = builder(&network).build().unwrap();
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
    let login_id = Some(LoginId {
        email: Some("ada@example.com".to_owned()),
        ..LoginId::default()
    });
    let register = Register {
        login_id: login_id.clone(),
        password: Some("a password".into()),
        ..Register::default()
    };
    let log_in = LogIn {
        login_id,
        password: Some("a password".into()),
        ..LogIn::default()
    };
    let login = client.login();
    [login.register(&register).await, login.with_password(&log_in).await]
}

#[tokio::test]
async fn a_refusal_is_an_outcome_with_its_name() {
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
            let Ok(LoginOutcome::Refused { failure, error }) = outcome else {
                panic!("{code}: {outcome:?}")
            };
            assert_eq!(failure.map(cartwright::login::LoginFailure::as_str), expected, "{code}");
            assert_eq!(error.code(), Some(code));
        }
    }
}

#[tokio::test(start_paused = true)]
async fn an_outage_is_an_error_and_no_outcome() {
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
