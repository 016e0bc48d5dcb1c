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

#[derive(Debug)]
pub struct Client;

impl Client {
    async fn call<R: row::Request>(&self, _: &R, _: &CallOptions) -> Result<R::Answer, Error> {
        Err(Error::cancelled())
    }

    async fn find<T, R: row::Request<Answer = page::Found<T>>>(&self, _: R, _: CallOptions) -> Result<page::Found<T>, Error> {
        Err(Error::cancelled())
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
