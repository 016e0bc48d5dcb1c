//! Cancellation: one token, any number of calls.

use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll, Waker};

/// Ends the calls it was given to. Clones are the same token.
///
/// Dropping a call's future ends it too; a token is for ending calls from elsewhere. The session's renewal goes on for
/// those who still wait for it.
#[derive(Debug, Clone, Default)]
pub struct CancelToken {
    state: Arc<Mutex<State>>,
}

#[derive(Debug, Default)]
struct State {
    cancelled: bool,
    /// Who waits, by the number that each was given.
    waiting: Vec<(u64, Waker)>,
    next: u64,
}

impl CancelToken {
    /// A token that is not cancelled.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Ends every call that has this token, now and later.
    pub fn cancel(&self) {
        let waiting = {
            let mut state = self.lock();
            state.cancelled = true;
            std::mem::take(&mut state.waiting)
        };
        for (_, waker) in waiting {
            waker.wake();
        }
    }

    /// Whether it was cancelled.
    #[must_use]
    pub fn is_cancelled(&self) -> bool {
        self.lock().cancelled
    }

    /// Waits until it is cancelled.
    pub async fn cancelled(&self) {
        Waiting {
            token: self,
            number: None,
        }
        .await;
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A wait for a token. One that is given up is forgotten: a token may live longer than any number of calls.
struct Waiting<'a> {
    token: &'a CancelToken,
    number: Option<u64>,
}

impl Future for Waiting<'_> {
    type Output = ();

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<()> {
        let mut state = self.token.lock();
        if state.cancelled {
            return Poll::Ready(());
        }
        let known = self.number;
        match state.waiting.iter_mut().find(|(number, _)| Some(*number) == known) {
            Some((_, waker)) => waker.clone_from(context.waker()),
            None => {
                let number = state.next;
                state.next += 1;
                state.waiting.push((number, context.waker().clone()));
                drop(state);
                self.number = Some(number);
            }
        }
        Poll::Pending
    }
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        if self.number.is_some() {
            self.token
                .lock()
                .waiting
                .retain(|(number, _)| Some(*number) != self.number);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::CancelToken;
    use futures_util::FutureExt;

    #[tokio::test]
    async fn forgets_those_who_no_longer_wait() {
        let token = CancelToken::new();
        for _ in 0..3 {
            assert_eq!(token.cancelled().now_or_never(), None);
        }
        assert_eq!(token.lock().waiting.len(), 0);
        let waits = Box::pin(token.cancelled());
        assert!(
            futures_util::future::select(waits, std::future::ready(()))
                .now_or_never()
                .is_some()
        );
        assert_eq!(token.lock().waiting.len(), 0);
    }

    #[tokio::test]
    async fn wakes_everyone_who_waits() {
        let token = CancelToken::new();
        let waiting: Vec<_> = (0..3)
            .map(|_| {
                let token = token.clone();
                tokio::spawn(async move { token.cancelled().await })
            })
            .collect();
        tokio::task::yield_now().await;
        token.cancel();
        for task in waiting {
            task.await.unwrap();
        }
        assert!(token.is_cancelled());
    }
}
