//! A token store written in JavaScript: `{ getTokens(), setTokens(tokens) }`.

use crate::values::{field, tokens_from_js, tokens_to_js};
use cartwright::session::{Commit, Snapshot, StoreError, TokenStore, Tokens, Version};
use js_sys::Function;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};

/// A store that the clients of one strategy share.
#[derive(Clone)]
pub(crate) struct SharedStore(Rc<dyn TokenStore>);

impl SharedStore {
    pub(crate) fn of(store: impl TokenStore + 'static) -> Self {
        Self(Rc::new(store))
    }
}

impl TokenStore for SharedStore {
    fn load(&self) -> Snapshot {
        self.0.load()
    }

    fn reload(&self) -> Snapshot {
        self.0.reload()
    }

    fn commit(&self, expected: Version, tokens: &Tokens) -> Result<Commit, StoreError> {
        self.0.commit(expected, tokens)
    }
}

/// Keeps tokens where a program says. It has no versions of its own, so one is told from another by what is in it.
pub(crate) struct JsStore {
    storage: JsValue,
    seen: RefCell<Snapshot>,
}

impl JsStore {
    pub(crate) fn new(storage: JsValue) -> Self {
        Self {
            storage,
            seen: RefCell::default(),
        }
    }

    fn call(&self, method: &str, argument: Option<&JsValue>) -> Result<JsValue, JsValue> {
        let function: Function = field(&self.storage, method).dyn_into()?;
        match argument {
            Some(argument) => function.call1(&self.storage, argument),
            None => function.call0(&self.storage),
        }
    }
}

impl TokenStore for JsStore {
    fn load(&self) -> Snapshot {
        // A store that throws has no session to give.
        let tokens = self
            .call("getTokens", None)
            .map(|value| tokens_from_js(&value))
            .unwrap_or_default();
        let mut seen = self.seen.borrow_mut();
        if tokens == Tokens::default() {
            *seen = Snapshot::default();
        } else if !same(&tokens, &seen.tokens) {
            *seen = Snapshot {
                version: Version::random(),
                tokens,
            };
        }
        seen.clone()
    }

    fn commit(&self, expected: Version, tokens: &Tokens) -> Result<Commit, StoreError> {
        if self.load().version != expected {
            return Ok(Commit::Conflict);
        }
        self.call("setTokens", Some(&tokens_to_js(tokens)))
            .map_err(|error| StoreError(describe(&error)))?;
        *self.seen.borrow_mut() = Snapshot {
            version: Version::random(),
            tokens: tokens.clone(),
        };
        Ok(Commit::Done)
    }
}

/// Whether two sets hold the same tokens. When to renew is known only for tokens that were made here.
fn same(left: &Tokens, right: &Tokens) -> bool {
    left.refresh == right.refresh
        && left.access.value == right.access.value
        && left.access.expires_at == right.access.expires_at
}

fn describe(error: &JsValue) -> String {
    error
        .dyn_ref::<js_sys::Error>()
        .map_or_else(|| "setTokens failed".to_owned(), |error| error.message().into())
}
