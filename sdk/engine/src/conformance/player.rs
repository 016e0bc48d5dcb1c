//! The callers of a situation.

use super::{Act, Client, HOST, SHOP, Sample, Setup, Stage, failure, in_words, text};
use crate::call::CallOptions;
use crate::engine::{Caller, Config};
use crate::host::Host;
use crate::login::{AuthorizeOptions, ResponseMode};
use crate::session::{AccessToken, ClientCredentials, RefreshToken, SessionEvent, TokenStore, Tokens};
use serde_json::Value;
use std::collections::BTreeMap;
use std::future::{poll_fn, ready};
use std::pin::{Pin, pin};
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll, Waker};
use std::time::Duration;

const CLIENT_ID: &str = "client-1";
/// The delay of a message between tabs, in milliseconds.
const MESSAGE_DELAY: u64 = 5;

/// The events that tabs announce to each other, and the waker of the player.
#[derive(Default)]
struct Announced {
    events: Vec<(u64, SessionEvent)>,
    player: Option<Waker>,
}

/// A running act, with the caller's name for it.
type Task = (String, Pin<Box<dyn Future<Output = ()>>>);

/// Plays one situation.
pub(super) struct Player<'a, S, C, M> {
    stage: &'a S,
    situation: &'a Value,
    make: M,
    /// The clients by tab, each with its client id.
    tabs: BTreeMap<u64, (String, C)>,
    announced: Arc<Mutex<Announced>>,
    under_way: Vec<Task>,
}

impl<'a, S: Stage, C: Client, M: Fn(&Setup) -> C> Player<'a, S, C, M> {
    pub(super) fn new(stage: &'a S, situation: &'a Value, make: M) -> Self {
        let (tabs, announced, under_way) = (BTreeMap::new(), Arc::default(), Vec::new());
        Self { stage, situation, make, tabs, announced, under_way }
    }

    pub(super) async fn play(mut self) {
        let (stage, situation) = (self.stage, self.situation);
        if situation["kept"].is_object() {
            let store = stage.store(CLIENT_ID);
            store.commit(store.load().version, &self.tokens(&situation["kept"])).unwrap();
        }
        let first = self.client(0);
        for action in situation["does"].as_array().unwrap() {
            self.meanwhile(stage.until(action["at"].as_u64().unwrap()), false).await;
            self.does(action);
        }
        self.meanwhile(ready(()), true).await;
        self.meanwhile(stage.until(situation["until"].as_u64().unwrap()), false).await;
        if let Some(tokens) = first.tokens() {
            stage.say(&format!("ends as {}", in_words(&tokens)));
        }
    }

    /// Drives all acts until a future completes; with `and_acts`, until all acts have completed too.
    async fn meanwhile(&mut self, until: impl Future<Output = ()>, and_acts: bool) {
        let mut until = pin!(until);
        poll_fn(|context| {
            self.go_on(context);
            let is_over = !and_acts || self.under_way.is_empty();
            if is_over { until.as_mut().poll(context) } else { Poll::Pending }
        })
        .await;
    }

    fn go_on(&mut self, context: &mut Context<'_>) {
        loop {
            self.under_way.retain_mut(|(_, task)| task.as_mut().poll(context).is_pending());
            let mut announced = self.announced.lock().unwrap_or_else(PoisonError::into_inner);
            announced.player = Some(context.waker().clone());
            let events = std::mem::take(&mut announced.events);
            drop(announced);
            if events.is_empty() {
                return;
            }
            for (from, event) in events {
                self.tell(from, event);
            }
        }
    }

    /// Announces an event to the other tabs of the same client, as browsers do.
    fn tell(&mut self, from: u64, event: SessionEvent) {
        let client_id = self.tabs.get(&from).map(|(client_id, _)| client_id);
        let others = self.tabs.iter().filter(|(tab, (id, _))| **tab != from && Some(id) == client_id);
        for (_, (_, client)) in others {
            let (delay, client) = (self.stage.sleep(MESSAGE_DELAY), client.clone());
            let task = async move {
                delay.await;
                client.changed_elsewhere(Some(event));
            };
            self.under_way.push((String::new(), Box::pin(task)));
        }
    }

    fn tokens(&self, tokens: &Value) -> Tokens {
        let seconds = self.stage.now() / 1000 + tokens["seconds"].as_u64().unwrap();
        let refresh = RefreshToken::new(text(&tokens["refresh"]), text(&tokens["role"]).parse().unwrap());
        Tokens::new(AccessToken::ending(text(&tokens["access"]), seconds), refresh)
    }

    /// The client of a tab.
    fn client(&mut self, tab: u64) -> C {
        if let Some((_, client)) = self.tabs.get(&tab) {
            return client.clone();
        }
        let (owner, app) = (&self.situation["owner"], &self.situation["app"]);
        // A tab may be of another project on the same machine.
        let client_id = self.situation["clients"][usize::try_from(tab).unwrap()].as_str().unwrap_or(CLIENT_ID);
        let caller = if owner.is_object() {
            Caller::Owner { key: text(&owner["apiKey"]).into(), site_id: text(&owner["siteId"]).to_owned() }
        } else if app.is_object() {
            let credentials = ClientCredentials::new(text(&app["appId"]), text(&app["appSecret"]));
            Caller::App(credentials.instance(text(&app["instanceId"])))
        } else {
            Caller::Visitor(client_id.to_owned())
        };
        let mut config = Config::new(caller);
        config.host = Host::at(HOST);
        config.mediator = self.situation["mediator"].as_str().map(str::to_owned);
        // An owner's client has no session to share.
        let is_in_memory = owner.is_object() || app.is_object() || self.situation["store"] == "memory";
        let client = (self.make)(&Setup { config, cookies_of: (!is_in_memory).then(|| client_id.to_owned()) });
        if client.tokens().is_some() {
            self.listen(&client, tab);
        }
        self.tabs.insert(tab, (client_id.to_owned(), client.clone()));
        client
    }

    fn listen(&self, client: &C, tab: u64) {
        let (stage, announced) = (self.stage.clone(), self.announced.clone());
        let name = if tab == 0 { String::new() } else { format!("tab {tab}: ") };
        client.listen(Box::new(move |event| {
            stage.say(&format!("tells {name}{}", event_text(event)));
            if !event.elsewhere {
                let mut announced = announced.lock().unwrap_or_else(PoisonError::into_inner);
                announced.events.push((tab, event));
                if let Some(player) = announced.player.take() {
                    player.wake();
                }
            }
        }));
    }

    fn does(&mut self, action: &Value) {
        let client = self.client(action["tab"].as_u64().unwrap_or_default());
        let mode = action["mode"].as_str().map_or(ResponseMode::default(), |mode| mode.parse().unwrap());
        let act = match text(&action["does"]) {
            "cancels" => return self.cancel(text(&action["as"])),
            "sets tokens" => {
                let tokens = &action["tokens"];
                return client.set_tokens(if tokens.is_object() { self.tokens(tokens) } else { Tokens::default() });
            }
            "looks at the session" => return client.changed_elsewhere(None),
            "asks for a token" => Act::AccessToken,
            "logs out" => Act::Logout { return_url: [SHOP, "/"].concat() },
            "begins a login" => Act::BeginLogin {
                redirect_uri: [SHOP, "/back"].concat(),
                return_path: text(&action["to"]).to_owned(),
                options: AuthorizeOptions::default().response_mode(mode),
            },
            "completes a login" => {
                Act::CompleteLogin { url: text(&action["url"]).replace("{state}", &self.stage.login_state()), mode }
            }
            "signs in" => Act::SignIn { session_token: "proof".into() },
            "signs in for another system" => Act::External { member_id: "member-1".to_owned(), key: "key".into() },
            "signs on for another system" => {
                Act::SignOn { payload: r#"{"loginId":{"email":"ada@example.com"}}"#.to_owned(), key: "key".into() }
            }
            does => match does.strip_prefix("calls ") {
                Some(sample) => Act::Call { sample: Sample::named(sample), options: options(action) },
                None => return self.stage.act(&action.to_string()),
            },
        };
        for _ in 0..action["times"].as_u64().unwrap_or(1) {
            self.begin(text(&action["as"]), client.act(act.clone()));
        }
    }

    /// Starts an act, and adds its result to the trace at its end.
    fn begin(&mut self, name: &str, act: impl Future<Output = Result<Option<String>, crate::Error>> + 'static) {
        let (stage, name) = (self.stage.clone(), name.to_owned());
        let task = {
            let name = name.clone();
            async move {
                let words = act.await.map_or_else(|error| failure(&error), done);
                stage.say(&format!("{name}: {words}"));
            }
        };
        self.under_way.push((name, Box::pin(task)));
    }

    /// Cancels the last act of a name, unless it has ended.
    fn cancel(&mut self, name: &str) {
        if let Some(place) = self.under_way.iter().rposition(|(known, _)| known == name) {
            drop(self.under_way.remove(place));
            self.stage.say(&format!("{name}: cancelled"));
        }
    }
}

fn options(action: &Value) -> CallOptions {
    CallOptions {
        timeout: action["timeout"].as_u64().map(Duration::from_millis),
        attempts: action["attempts"].as_u64().map(|attempts| u32::try_from(attempts).unwrap()),
        ..CallOptions::default()
    }
}

fn done(value: Option<String>) -> String {
    value.map_or_else(|| "done".to_owned(), |value| format!("done, {value}"))
}

fn event_text(event: SessionEvent) -> String {
    let from = event.change.lost().map_or_else(String::new, |role| format!(" from {}", role.as_str()));
    let elsewhere = if event.elsewhere { " elsewhere" } else { "" };
    format!("{}{from}{elsewhere}", event.change.as_str())
}
