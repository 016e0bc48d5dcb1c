//! Cancellation: one token, any number of calls.

use std::future::poll_fn;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Poll, Waker};

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
    waiting: Vec<Waker>,
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
        for waker in waiting {
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
        poll_fn(|context| {
            let mut state = self.lock();
            if state.cancelled {
                return Poll::Ready(());
            }
            if !state.waiting.iter().any(|waker| waker.will_wake(context.waker())) {
                state.waiting.push(context.waker().clone());
            }
            Poll::Pending
        })
        .await;
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::CancelToken;

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
