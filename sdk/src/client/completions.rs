//! Completed logins.

use crate::drive::{BoxFuture, Runtime};
use crate::error::{Error, ErrorKind};
use futures_channel::oneshot;
use futures_util::FutureExt;
use futures_util::future::Shared;
use std::sync::{Mutex, PoisonError};

/// A completion in a task of its own: dropping one caller does not cancel it for others.
type Completion = Shared<oneshot::Receiver<Result<String, Error>>>;

/// The last completion by callback address, so that completing a callback twice returns the same result (idempotent).
#[derive(Default)]
pub(crate) struct Completions(Mutex<Option<(String, Completion)>>);

impl Completions {
    /// The result of a callback's completion, which starts unless it has started already.
    pub(crate) async fn join(
        &self,
        runtime: &dyn Runtime,
        url: &str,
        begin: impl FnOnce() -> BoxFuture<'static, Result<String, Error>>,
    ) -> Result<String, Error> {
        let mut task = None;
        let completion = self.with(|last| match last {
            Some((known, completion)) if known == url => completion.clone(),
            _ => {
                let (sender, receiver) = oneshot::channel();
                let completion = receiver.shared();
                *last = Some((url.to_owned(), completion.clone()));
                task = Some((sender, begin()));
                completion
            }
        });
        if let Some((sender, work)) = task {
            runtime.spawn(Box::pin(async move {
                // All callers may have been dropped.
                let _ = sender.send(work.await);
            }));
        }
        let outcome = match completion.clone().await {
            Ok(outcome) => outcome,
            Err(_) => Err(interrupted()),
        };
        if outcome.is_err() {
            // A failure is not cached: the callback may be completed again when the platform is reachable.
            self.with(|last| last.take_if(|(_, known)| known.ptr_eq(&completion)));
        }
        outcome
    }

    fn with<T>(&self, work: impl FnOnce(&mut Option<(String, Completion)>) -> T) -> T {
        work(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// The error of a completion whose task panicked, or whose runtime shut down.
fn interrupted() -> Error {
    Error::new(ErrorKind::OAuth, "the completion of the login was interrupted")
}

#[cfg(all(test, feature = "native", not(target_arch = "wasm32")))]
mod tests {
    use super::*;
    use crate::drive::TokioRuntime;
    use futures_util::future::join;

    fn failing(after: oneshot::Receiver<()>) -> BoxFuture<'static, Result<String, Error>> {
        Box::pin(async move {
            let _ = after.await;
            Err(Error::cancelled())
        })
    }

    #[tokio::test]
    async fn a_failed_login_completion_does_not_drop_another_in_progress() {
        let completions = Completions::default();
        let (fail, failed) = oneshot::channel();
        let first = completions.join(&TokioRuntime, "/back", || failing(failed));
        let begins_again = async {
            fail.send(()).unwrap();
            let again = completions.join(&TokioRuntime, "/other", || Box::pin(std::future::pending()));
            // Started, and then dropped by its caller.
            assert!(again.now_or_never().is_none());
        };
        let (failure, ()) = join(first, begins_again).await;
        assert!(failure.is_err());
        assert!(completions.with(|last| last.is_some()));
    }

    #[test]
    fn a_login_completion_can_restart_after_its_runtime_is_dropped() {
        let completions = Completions::default();
        let runtime = || tokio::runtime::Builder::new_current_thread().build().unwrap();
        let first = runtime();
        first.block_on(async {
            let never = completions.join(&TokioRuntime, "/back", || Box::pin(std::future::pending()));
            assert!(never.now_or_never().is_none());
        });
        drop(first);
        let done = || -> BoxFuture<'static, _> { Box::pin(async { Ok("/cart".to_owned()) }) };
        let next = runtime();
        let lost = next.block_on(completions.join(&TokioRuntime, "/back", done));
        assert!(lost.is_err());
        let again = next.block_on(completions.join(&TokioRuntime, "/back", done));
        assert_eq!(again.unwrap(), "/cart");
    }
}
