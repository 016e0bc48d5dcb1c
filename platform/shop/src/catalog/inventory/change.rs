//! Stock changes and their rules.

use super::events::{self, Reason};
use super::low_stock;
use super::repo::{self, VariantNumbers};
use super::requested::{MAX, MIN, Wanted};
use crate::catalog::record::{self, StoredVariant};
use base::{ApiError, Result, Writing};
use rusqlite::Connection;

/// Changes stock in the caller's transaction and publishes the events.
#[derive(Debug, Clone, Copy)]
pub struct Inventory<'a> {
    pub(crate) writing: &'a Writing<'a>,
    pub(crate) reason: Reason,
}

impl Inventory<'_> {
    /// Takes a quantity from a variant's stock, or from its preorders if out of stock. False, without a change, if too
    /// few are left.
    pub(crate) fn take(&self, product: &str, variant: &str, quantity: i64) -> Result<bool> {
        let Some(place) = repo::place(self.writing, product, variant)? else {
            return Ok(false);
        };
        self.change(place.0, || {
            let is_taken = repo::take(self.writing, place, quantity, self.writing.now)?;
            Ok(is_taken || repo::preorder(self.writing, place, quantity, self.writing.now)?)
        })
    }

    /// Restocks a variant. Does nothing if it was deleted.
    pub(crate) fn give_back(&self, product: &str, variant: &str, quantity: i64) -> Result<()> {
        let Some(place) = repo::place(self.writing, product, variant)? else {
            return Ok(());
        };
        self.change(place.0, || repo::give_back(self.writing, place, quantity, self.writing.now)).map(drop)
    }

    /// Increments a variant's tracked stock.
    pub(super) fn increment(&self, place: VariantNumbers, by: i64) -> Result<()> {
        if self.change(place.0, || repo::increment(self.writing, place, by, self.writing.now))? {
            return Ok(());
        }
        self.require_tracked(place)?;
        Err(ApiError::bad_request("MAX_QUANTITY_LIMIT_REACHED", format!("There cannot be more than {MAX}")))
    }

    /// Decrements a variant's tracked stock, below zero unless restricted; or takes the quantity from its preorders.
    pub(super) fn decrement(
        &self,
        place: VariantNumbers,
        by: i64,
        (is_restricted, is_preorder): (bool, bool),
    ) -> Result<()> {
        let min = if is_restricted { 0 } else { MIN };
        let is_done = self.change(place.0, || {
            if is_preorder {
                repo::preorder(self.writing, place, by, self.writing.now)
            } else {
                repo::decrement(self.writing, place, by, self.writing.now, min)
            }
        })?;
        if is_done {
            return Ok(());
        }
        if !is_preorder {
            self.require_tracked(place)?;
        }
        Err(if is_restricted || is_preorder {
            ApiError::bad_request("INSUFFICIENT_INVENTORY", "There are not that many")
        } else {
            ApiError::bad_request("MIN_QUANTITY_LIMIT_REACHED", format!("There cannot be less than {MIN}"))
        })
    }

    fn require_tracked(&self, place: VariantNumbers) -> Result<()> {
        match repo::quantity(self.writing, place)? {
            None => Err(ApiError::not_found("INVENTORY_ITEM_NOT_FOUND", "There is no such variant")),
            Some(None) => {
                Err(ApiError::bad_request("INVENTORY_QUANTITY_NOT_TRACKED", "The variant's stock is not counted"))
            }
            Some(Some(_)) => Ok(()),
        }
    }

    /// Sets a variant's stock without an event.
    pub(super) fn write(&self, place: VariantNumbers, wanted: &Wanted) -> Result<()> {
        repo::write(self.writing, place, wanted, self.writing.now)
    }

    pub(crate) fn set(&self, place: VariantNumbers, wanted: &Wanted) -> Result<()> {
        self.set_all(place.0, &[(place, wanted)])
    }

    /// Sets the stock of a product's variants, with one event.
    pub(crate) fn set_all(&self, product: i64, wanted: &[(VariantNumbers, &Wanted)]) -> Result<()> {
        if wanted.is_empty() {
            return Ok(());
        }
        let write = || wanted.iter().try_for_each(|(place, wanted)| self.write(*place, wanted));
        self.change(product, || write().map(|()| true)).map(drop)
    }

    pub(super) fn remove(&self, place: VariantNumbers) -> Result<()> {
        self.change(place.0, || repo::remove(self.writing, place)).map(drop)
    }

    /// Sets the stock of a product's variants from an import.
    pub(crate) fn recount(&self, product: i64, variants: &[StoredVariant]) -> Result<()> {
        self.change(product, || repo::recount(self.writing, product, variants)).map(drop)
    }

    /// Runs a stock change of a product; if it changed anything, touches the product and publishes the events. Returns
    /// whether it did.
    pub(super) fn change(&self, product: i64, work: impl FnOnce() -> Result<bool>) -> Result<bool> {
        let load = || record::load(self.writing, &[product]).map(|mut loaded| loaded.products.pop());
        let before = load()?;
        if !work()? {
            return Ok(false);
        }
        record::refresh_status(self.writing, product)?;
        if let (Some(before), Some(after)) = (before, load()?) {
            events::stock(self.writing, self.reason, &before, &after)?;
            low_stock::tell(self.writing, &before, &after)?;
        }
        Ok(true)
    }
}

pub(super) fn product_number(connection: &Connection, id: &str) -> Result<i64> {
    record::number_of(connection, id)?.ok_or_else(|| crate::catalog::change::not_found(id))
}

/// The numbers of a product and its variant; `field` is the path for a violation.
pub(super) fn place(connection: &Connection, product: &str, variant: &str, field: String) -> Result<VariantNumbers> {
    if let Some(place) = repo::place(connection, product, variant)? {
        return Ok(place);
    }
    product_number(connection, product)?;
    Err(ApiError::field(field, "VALIDATION", "is no variant of the product"))
}
