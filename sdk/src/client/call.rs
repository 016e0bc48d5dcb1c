//! Calls that are awaited for their answer alone, or with the HTTP response.

use super::Client;
use crate::CallOptions;
use crate::drive::{BoxFuture, Response};
use crate::error::Error;
use crate::row::Row;
use futures_util::FutureExt;
use std::pin::Pin;
use std::task::{Context, Poll};

/// A call that nothing has sent yet: await it for the answer, or [`with_response`](Self::with_response) for status,
/// headers and the platform's request id, too.
///
/// ```no_run
/// # async fn run(client: cartwright::Client) -> Result<(), cartwright::Error> {
/// let member = client.members().get_my().await?;
///
/// let (same, response) = client.members().get_my().with_response().await?;
/// assert_eq!(member.id, same.id);
/// println!("{:?} at {:?}", response.request_id(), response.header("date"));
/// # Ok(())
/// # }
/// ```
#[must_use = "nothing is sent before the call is awaited"]
pub struct Call<'a, A>(BoxFuture<'a, Result<(A, Response), Error>>);

impl<'a, A> Call<'a, A> {
    pub(super) fn of(
        client: &'a Client,
        row: Row<'static>,
        payload: Result<String, Error>,
        options: CallOptions,
        read: fn(&[u8]) -> Result<A, Error>,
    ) -> Self
    where
        A: 'a,
    {
        Self(Box::pin(async move {
            let response = client.send(&row, payload?, &options).await?;
            match read(&response.body) {
                Ok(answer) => Ok((answer, response)),
                Err(error) => Err(error.at(row.id).with_status(response.status)),
            }
        }))
    }

    /// The answer and the HTTP response that it was read from.
    ///
    /// # Errors
    ///
    /// As the call itself.
    pub async fn with_response(self) -> Result<(A, Response), Error> {
        self.0.await
    }

    /// A call that is answered already.
    #[cfg(test)]
    pub(crate) fn answered(answer: A) -> Self
    where
        A: crate::drive::MaybeSend + 'a,
    {
        Self(Box::pin(std::future::ready(Ok((answer, Response::default())))))
    }
}

impl<A> Future for Call<'_, A> {
    type Output = Result<A, Error>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        self.0.poll_unpin(context).map_ok(|(answer, _)| answer)
    }
}

impl<A> std::fmt::Debug for Call<'_, A> {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.write_str("Call")
    }
}
