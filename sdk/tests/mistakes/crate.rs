// The part of the crate that a declaration needs, with a client that sends nothing.

pub use cartwright_engine::{CallOptions, Error, ErrorKind, Json, Secret};

#[path = "../../src/maybe_send.rs"]
mod maybe_send;
#[path = "../../src/page.rs"]
mod page;
#[path = "../../src/query/mod.rs"]
mod query;
#[path = "../../src/row.rs"]
mod row;
#[path = "../../src/types/mod.rs"]
mod types;

mod error {
    pub use cartwright_engine::error::*;
}

#[path = "../../src/resources/calls.rs"]
mod declarations;

mod resources {
    pub(crate) use crate::declarations as calls;
}

mod drive {
    #[derive(Debug)]
    pub struct Response;
}

mod client {
    use crate::{Error, drive::Response};
    use std::marker::PhantomData;
    use std::pin::Pin;
    use std::task::{Context, Poll};

    /// A call that is cancelled before it is sent.
    pub struct Call<'a, A>(pub PhantomData<(&'a (), fn() -> A)>);

    impl<A> Call<'_, A> {
        pub async fn with_response(self) -> Result<(A, Response), Error> {
            Err(Error::cancelled())
        }
    }

    impl<A> Future for Call<'_, A> {
        type Output = Result<A, Error>;

        fn poll(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Self::Output> {
            Poll::Ready(Err(Error::cancelled()))
        }
    }
}

pub use client::Call;

#[derive(Debug)]
pub struct Client;

impl Client {
    fn call<R: row::Request>(&self, _: &R, _: &CallOptions) -> Call<'_, R::Answer> {
        Call(std::marker::PhantomData)
    }
}

use resources::calls::calls;
use row::Conversions;
use types::entity::entities;

entities! {
    /// A brand.
    Brand { id: String, name: String }
}

fn main() {}
