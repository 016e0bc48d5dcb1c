//! The clients of this crate in situations of the conformance test, in whichever world they are.
#![allow(clippy::unwrap_used, unreachable_pub, reason = "a test fails by panicking, in its helpers too")]

use cartwright::resources::cart::EstimateTotals;
use cartwright::resources::oauth::GetJwks;
use cartwright::session::{MemoryStore, SessionEvent, Tokens};
use cartwright::{CallOptions, Client, ClientBuilder, Error};
use cartwright_engine::Caller;
use cartwright_engine::conformance::{self, Act, Sample, Setup, Stage, in_words};
use futures_util::FutureExt as _;
use std::pin::Pin;

/// A client without transport and runtime, with the lock only if it has cookies.
pub fn builder(setup: &Setup, stage: &impl Stage, lock: impl FnOnce(ClientBuilder) -> ClientBuilder) -> ClientBuilder {
    let mut builder = match setup.config.caller.clone() {
        Caller::Visitor(client_id) => Client::visitor(client_id),
        Caller::Owner { key, site_id } => Client::owner(key, site_id),
        Caller::App(credentials) => Client::with_credentials(credentials),
        other => panic!("no situation has this caller: {other:?}"),
    };
    builder = builder.host(setup.config.host.clone());
    if let Some(mediator) = &setup.config.mediator {
        builder = builder.mediator(mediator);
    }
    match &setup.cookies_of {
        Some(client_id) => lock(builder.store(stage.store(client_id))),
        None => builder.store(MemoryStore::default()),
    }
}

/// A client whose driver is tested.
#[derive(Clone)]
pub struct Tested(pub Client);

impl conformance::Client for Tested {
    fn tokens(&self) -> Option<Tokens> {
        Some(self.0.session()?.tokens())
    }

    fn listen(&self, listener: Box<dyn Fn(SessionEvent) + Send + Sync>) {
        self.0.session().unwrap().listen(listener).forever();
    }

    fn changed_elsewhere(&self, event: Option<SessionEvent>) {
        self.0.session().unwrap().changed_elsewhere(event);
    }

    fn set_tokens(&self, tokens: Tokens) {
        let kept = self.0.session().unwrap().set_tokens(&tokens).now_or_never();
        kept.expect("nobody else writes the cookies").unwrap();
    }

    fn act(&self, act: Act) -> Pin<Box<dyn Future<Output = Result<Option<String>, Error>>>> {
        let client = self.0.clone();
        Box::pin(async move {
            let login = client.login();
            match act {
                Act::Call { sample, options } => call(&client, sample, options).await,
                Act::AccessToken => {
                    let token = client.session().unwrap().access_token().await?;
                    Ok(Some(token.expose().to_owned()))
                }
                Act::Logout { return_url } => login.logout(&return_url).await.map(Some),
                Act::BeginLogin { redirect_uri, return_path, options } => {
                    Ok(Some(login.begin(&redirect_uri, &return_path, &options).await?.url))
                }
                Act::CompleteLogin { url, mode } => Ok(Some(login.complete(&url, mode).await?.return_path)),
                Act::SignIn { session_token } => login.sign_in(&session_token).await.map(|()| None),
                Act::External { member_id, key } => Ok(Some(in_words(&login.external(&member_id, &key).await?))),
                Act::SignOn { payload, key } => {
                    let request = serde_json::from_str(&payload).unwrap();
                    Ok(Some(in_words(&login.external_with_session(&request, &key).await?)))
                }
                other => panic!("no client does that: {other:?}"),
            }
        })
    }
}

async fn call(client: &Client, sample: Sample, options: CallOptions) -> Result<Option<String>, Error> {
    let cart = client.current_cart().options(options.clone());
    match sample {
        Sample::Cart => return Ok(cart.get().await?.and_then(|cart| cart.id)),
        Sample::Totals => drop(cart.estimate_totals(EstimateTotals::default()).await?),
        Sample::Coupon => drop(cart.remove_coupon().await?),
        Sample::Add => drop(cart.add(Vec::new()).await?),
        Sample::Keys => {
            let answer = client.call(&GetJwks::default(), &options).await?;
            return Ok(answer.status_code.map(|status| status.to_string()));
        }
        Sample::Delete => cart.delete().await?,
        Sample::DeleteOptions => client.products().options(options).delete_options("product-1").await?,
        other => panic!("no client has this call: {other:?}"),
    }
    Ok(None)
}
