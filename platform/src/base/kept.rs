//! Values that other wings keep between calls: caches of parsed rows, one of each type.

use crate::base::db::lock;
use std::any::{Any, TypeId};
use std::collections::HashMap;
use std::sync::{Arc, Mutex};

/// The kept values of a shop.
#[derive(Debug, Default)]
pub(crate) struct Kept(Mutex<HashMap<TypeId, Arc<dyn Any + Send + Sync>>>);

impl Kept {
    /// The value of a type, made when it is first needed.
    pub(crate) fn of<T: Default + Send + Sync + 'static>(&self) -> Arc<T> {
        let mut values = lock(&self.0);
        let value = values.entry(TypeId::of::<T>()).or_insert_with(|| Arc::new(T::default()));
        Arc::clone(value).downcast().unwrap_or_default()
    }

    /// Drops all values: the database has another content.
    pub(crate) fn forget(&self) {
        lock(&self.0).clear();
    }
}
