//! Renewal: exactly one token request, however many calls wait for it (DESIGN section 3).

use super::events::SessionChange;
use super::grant::Denied;
use super::store::{Commit, Snapshot};
use super::tokens::{Role, Tokens};
use super::{Error, Inner};
use crate::error::ErrorKind;
use crate::maybe_send::BoxFuture;
use crate::secret::Secret;
use futures_util::FutureExt;
use futures_util::future::Shared;
use std::sync::{Arc, PoisonError};
use std::time::Duration;

/// A renewal under way, which any number of calls can wait for.
pub(crate) type Flight = Shared<BoxFuture<'static, Result<Secret, Error>>>;

/// How long to wait for another tab's renewal.
const LOCK_PATIENCE: Duration = Duration::from_secs(5);

/// How often a renewal starts over because someone else committed: login, logout or another tab's renewal.
const ROUNDS: u32 = 4;

/// Joins the renewal under way, or starts one. `refused` is a token that the platform would not take.
pub(super) async fn renew(inner: &Arc<Inner>, refused: Option<&Secret>) -> Result<Secret, Error> {
    let (flight, joined) = take_off(inner, refused);
    let token = flight.await?;
    if joined && Some(&token) == refused {
        // The renewal that was under way began before the refusal and found the refused token good.
        return take_off(inner, refused).0.await;
    }
    Ok(token)
}

/// The flight, and whether it was already under way. It runs as a task of its own: a caller that is cancelled does
/// not take it from the others, and an answer that rotates the refresh token is never lost.
fn take_off(inner: &Arc<Inner>, refused: Option<&Secret>) -> (Flight, bool) {
    let mut slot = inner.flight.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(flight) = &*slot {
        return (flight.clone(), true);
    }
    let task = {
        let (inner, refused) = (inner.clone(), refused.cloned());
        async move {
            let outcome = run(&inner, refused.as_ref()).await;
            inner.flight.lock().unwrap_or_else(PoisonError::into_inner).take();
            outcome
        }
    };
    let boxed: BoxFuture<'static, _> = Box::pin(task);
    let flight = boxed.shared();
    *slot = Some(flight.clone());
    inner.runtime().spawn(Box::pin(flight.clone().map(drop)));
    (flight, false)
}

async fn run(inner: &Inner, refused: Option<&Secret>) -> Result<Secret, Error> {
    let guard = inner.lock.acquire(LOCK_PATIENCE).await;
    let mut outcome = Err(Error::new(
        ErrorKind::Session,
        "the session was changed again and again while it was being renewed",
    )
    .with(|parts| parts.retryable = true));
    for _ in 0..ROUNDS {
        // Read after the lock: whoever held it may have renewed for us.
        let before = inner.store.reload();
        let access = &before.tokens.access;
        if access.is_fresh(inner.now()) && Some(&access.value) != refused {
            outcome = Ok((access.value.clone(), None));
            break;
        }
        match ask(inner, &before).await {
            Ok(Some((tokens, change))) => {
                match inner.commit(before.version, &tokens) {
                    Ok(Commit::Done) => {
                        outcome = Ok((tokens.access.value, Some(change)));
                        break;
                    }
                    // Logout or login during the renewal wins: look again at what is there.
                    Ok(Commit::Conflict) => {}
                    Err(error) => {
                        outcome = Err(error);
                        break;
                    }
                }
            }
            Ok(None) => {}
            Err(error) => {
                outcome = Err(error);
                break;
            }
        }
    }
    drop(guard);
    let (token, change) = outcome?;
    if let Some(change) = change {
        inner.announce(change, false);
    }
    Ok(token)
}

/// Asks for tokens: by refresh, or as a new visitor. `None` means that the store has changed meanwhile.
async fn ask(inner: &Inner, before: &Snapshot) -> Result<Option<(Tokens, SessionChange)>, Error> {
    let refresh = &before.tokens.refresh;
    if !refresh.value.is_empty() || inner.endpoint.mediator.is_some() {
        match inner.endpoint.refresh(&inner.wire, &refresh.value).await {
            Ok(granted) => {
                let role = granted.role.unwrap_or(refresh.role);
                let tokens = inner.tokens(granted, Some(&refresh.value), role);
                return Ok(Some((tokens, SessionChange::Renewed)));
            }
            // An outage must never sign a member out or lose a cart: the tokens stay.
            Err(Denied::Unavailable(error)) => return Err(error),
            // Another program may have rotated the token that was refused.
            Err(Denied::Refused(_)) if inner.store.reload().version != before.version => return Ok(None),
            Err(Denied::Refused(_)) => {}
        }
    }
    let granted = inner
        .endpoint
        .anonymous(&inner.wire)
        .await
        .map_err(Denied::into_error)?;
    let change = match (refresh.role, inner.identity.role()) {
        (Role::None, Role::None) => SessionChange::Renewed,
        (Role::None, from) => SessionChange::Expired { from },
        (from, _) => SessionChange::Downgraded { from },
    };
    Ok(Some((inner.tokens(granted, None, Role::Visitor), change)))
}
