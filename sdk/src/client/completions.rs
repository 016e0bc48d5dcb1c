//! Completed logins.

use crate::drive::BoxFuture;
use crate::error::Error;
use futures_util::future::Shared;
use std::sync::{Mutex, PoisonError};

pub(crate) type Completion = Shared<BoxFuture<'static, Result<String, Error>>>;

/// The last completion by its callback's address, so that completing the same callback twice gives the same result once.
#[derive(Default)]
pub(crate) struct Completions(Mutex<Option<(String, Completion)>>);

impl Completions {
    pub(crate) fn with<T>(&self, work: impl FnOnce(&mut Option<(String, Completion)>) -> T) -> T {
        work(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}
