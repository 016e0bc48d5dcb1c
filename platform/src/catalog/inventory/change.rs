//! Changes of stock. Each is one statement, so that of two buyers of the last one, one gets it.

use super::events::{self, Reason};
use crate::catalog::record::{self, Availability, ONLY_VARIANT, Preorder, Stock, StoredVariant};
use crate::clock::Millis;
use crate::error::ApiError;
use rusqlite::{Connection, OptionalExtension, Row};

/// The most that may be counted, and the least: what was ordered while there was none counts down from zero.
pub(super) const MAX: i64 = 99_999;
pub(super) const MIN: i64 = -MAX;

/// The requested stock of a variant; absent parts stay.
#[derive(Debug, Clone, Default)]
pub(crate) struct Wanted {
    /// A number of them, or nothing where they are no longer counted.
    pub(crate) quantity: Option<Option<i64>>,
    /// Whether there are some, of what is not counted.
    pub(crate) in_stock: Option<bool>,
    pub(crate) preorder_enabled: Option<bool>,
    pub(crate) preorder_limit: Option<i64>,
    pub(crate) preorder_message: Option<String>,
}

/// Changes stock in the caller's transaction, and tells of it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Inventory<'a> {
    pub(crate) connection: &'a Connection,
    pub(crate) now: Millis,
    pub(crate) reason: Reason,
}

impl Inventory<'_> {
    /// Takes some of a variant out of stock, or of what can be ordered while there is none. False, with nothing
    /// changed, if there are not that many.
    pub(crate) fn take(&self, product: &str, variant: &str, quantity: i64) -> Result<bool, ApiError> {
        let Some((product, number)) = self.numbers(product, variant)? else {
            return Ok(false);
        };
        self.change(product, || {
            let taken = self
                .connection
                .prepare_cached(
                    "UPDATE variants SET in_stock = quantity IS NULL OR quantity > ?3, quantity = quantity - ?3,
                         inventory_revision = inventory_revision + 1, inventory_updated = ?4
                     WHERE product = ?1 AND number = ?2 AND visible AND in_stock
                         AND (quantity IS NULL OR quantity >= ?3)",
                )?
                .execute((product, number, quantity, self.now))?;
            Ok(taken == 1 || self.preorder(product, number, quantity)?)
        })
    }

    /// Orders some of a variant while there is none.
    fn preorder(&self, product: i64, number: i64, quantity: i64) -> Result<bool, ApiError> {
        let changed = self
            .connection
            .prepare_cached(
                "UPDATE variants SET preorder_counter = preorder_counter + ?3, quantity = quantity - ?3,
                     inventory_revision = inventory_revision + 1, inventory_updated = ?4
                 WHERE product = ?1 AND number = ?2 AND visible AND NOT in_stock AND preorder_enabled
                     AND (preorder_limit = 0 OR preorder_counter + ?3 <= preorder_limit)",
            )?
            .execute((product, number, quantity, self.now))?;
        Ok(changed == 1)
    }

    /// Puts some of a variant back into stock. A variant that is gone stays gone, and one that is not counted stays as
    /// it is; what was ordered while there was none is no longer ordered.
    pub(crate) fn give_back(&self, product: &str, variant: &str, quantity: i64) -> Result<(), ApiError> {
        let Some((product, number)) = self.numbers(product, variant)? else {
            return Ok(());
        };
        let given_back = self.change(product, || {
            let changed = self
                .connection
                .prepare_cached(
                    "UPDATE variants SET quantity = quantity + ?3,
                         in_stock = CASE WHEN quantity IS NULL THEN in_stock ELSE quantity + ?3 > 0 END,
                         preorder_counter = max(0, preorder_counter - iif(in_stock, 0, ?3)),
                         inventory_revision = inventory_revision + 1, inventory_updated = ?4
                     WHERE product = ?1 AND number = ?2",
                )?
                .execute((product, number, quantity, self.now))?;
            Ok(changed == 1)
        });
        given_back.map(drop)
    }

    /// Counts some more of a variant.
    pub(super) fn increment(&self, product: i64, number: i64, by: i64) -> Result<(), ApiError> {
        let is_done = self.change(product, || {
            let changed = self
                .connection
                .prepare_cached(
                    "UPDATE variants SET quantity = quantity + ?3, in_stock = quantity + ?3 > 0,
                         inventory_revision = inventory_revision + 1, inventory_updated = ?4
                     WHERE product = ?1 AND number = ?2 AND quantity + ?3 <= ?5",
                )?
                .execute((product, number, by, self.now, MAX))?;
            Ok(changed == 1)
        })?;
        if is_done {
            return Ok(());
        }
        self.require_tracked(product, number)?;
        Err(ApiError::bad_request(
            "MAX_QUANTITY_LIMIT_REACHED",
            format!("There cannot be more than {MAX}"),
        ))
    }

    /// Counts some less of a variant: of those that are there, or below zero where that is not restricted, or of those
    /// that are ordered while there is none.
    pub(super) fn decrement(
        &self,
        product: i64,
        number: i64,
        by: i64,
        (is_restricted, is_preorder): (bool, bool),
    ) -> Result<(), ApiError> {
        let least = if is_restricted { 0 } else { MIN };
        let is_done = self.change(product, || {
            if is_preorder {
                return self.preorder(product, number, by);
            }
            let changed = self
                .connection
                .prepare_cached(
                    "UPDATE variants SET quantity = quantity - ?3, in_stock = quantity - ?3 > 0,
                         inventory_revision = inventory_revision + 1, inventory_updated = ?4
                     WHERE product = ?1 AND number = ?2 AND quantity - ?3 >= ?5",
                )?
                .execute((product, number, by, self.now, least))?;
            Ok(changed == 1)
        })?;
        if is_done {
            return Ok(());
        }
        if !is_preorder {
            self.require_tracked(product, number)?;
        }
        Err(if is_restricted || is_preorder {
            ApiError::bad_request("INSUFFICIENT_INVENTORY", "There are not that many")
        } else {
            ApiError::bad_request("MIN_QUANTITY_LIMIT_REACHED", format!("There cannot be less than {MIN}"))
        })
    }

    fn require_tracked(&self, product: i64, number: i64) -> Result<(), ApiError> {
        let quantity: Option<Option<i64>> = self
            .connection
            .prepare_cached("SELECT quantity FROM variants WHERE product = ?1 AND number = ?2")?
            .query_row((product, number), |row| row.get(0))
            .optional()?;
        match quantity {
            None => Err(ApiError::not_found(
                "INVENTORY_ITEM_NOT_FOUND",
                "There is no such variant",
            )),
            Some(None) => Err(ApiError::bad_request(
                "INVENTORY_QUANTITY_NOT_TRACKED",
                "The variant's stock is not counted",
            )),
            Some(Some(_)) => Ok(()),
        }
    }

    /// Makes the stock of a variant what it is to be, without telling of it yet.
    pub(super) fn write(&self, product: i64, number: i64, wanted: &Wanted) -> Result<(), ApiError> {
        let (is_counting, quantity) = (wanted.quantity.is_some(), wanted.quantity.flatten());
        self.connection
            .prepare_cached(
                "UPDATE variants SET
                     quantity = iif(?3, ?4, iif(?5 IS NULL, quantity, NULL)),
                     in_stock = CASE WHEN ?3 AND ?4 IS NOT NULL THEN ?4 > 0 ELSE ifnull(?5, in_stock) END,
                     preorder_enabled = ifnull(?6, preorder_enabled), preorder_limit = ifnull(?7, preorder_limit),
                     preorder_message = ifnull(?8, preorder_message),
                     preorder_counter = iif(?6 = 0, 0, preorder_counter),
                     inventory_revision = ifnull(inventory_revision, 0) + 1, inventory_updated = ?9
                 WHERE product = ?1 AND number = ?2",
            )?
            .execute((
                product,
                number,
                is_counting,
                quantity,
                wanted.in_stock,
                wanted.preorder_enabled,
                wanted.preorder_limit,
                &wanted.preorder_message,
                self.now,
            ))?;
        Ok(())
    }

    /// Makes the stock of a variant what it is to be.
    pub(crate) fn set(&self, product: i64, number: i64, wanted: &Wanted) -> Result<(), ApiError> {
        let set = self.change(product, || {
            self.write(product, number, wanted)?;
            Ok(true)
        });
        set.map(drop)
    }

    fn numbers(&self, product: &str, variant: &str) -> Result<Option<(i64, i64)>, ApiError> {
        let variant = if variant.is_empty() { ONLY_VARIANT } else { variant };
        Ok(self
            .connection
            .prepare_cached(
                "SELECT v.product, v.number FROM products p JOIN variants v ON v.product = p.numeric_id
                 WHERE p.id = ?1 AND v.id = ?2",
            )?
            .query_row((product, variant), |row| Ok((row.get(0)?, row.get(1)?)))
            .optional()?)
    }

    /// Makes the stock of a product's variants what a list of goods says.
    pub(crate) fn recount(&self, product: i64, variants: &[StoredVariant]) -> Result<(), ApiError> {
        let recounted = self.change(product, || {
            let mut statement = self.connection.prepare_cached(
                "UPDATE variants SET quantity = ?3, in_stock = ?4
                 WHERE product = ?1 AND number = ?2 AND (quantity, in_stock) IS NOT (?3, ?4)",
            )?;
            let mut changed = 0;
            for variant in variants {
                let stock = &variant.stock;
                changed += statement.execute((product, variant.number, stock.quantity, stock.in_stock))?;
            }
            Ok(changed > 0)
        });
        recounted.map(drop)
    }

    /// Changes the stock of a product's variants, says so in the product's row, and tells of it. Passes on whether the
    /// work changed anything.
    pub(super) fn change(&self, product: i64, work: impl FnOnce() -> Result<bool, ApiError>) -> Result<bool, ApiError> {
        let load = || record::load(self.connection, &[product]).map(|mut loaded| loaded.products.pop());
        let before = load()?;
        if !work()? {
            return Ok(false);
        }
        refresh_status(self.connection, product)?;
        if let (Some(before), Some(after)) = (before, load()?) {
            events::stock(self.connection, self.now, self.reason, &before, &after)?;
        }
        Ok(true)
    }
}

/// Writes what the stock of a product's variants says into its row.
fn refresh_status(connection: &Connection, product: i64) -> Result<(), ApiError> {
    let stocks = connection
        .prepare_cached(
            "SELECT quantity, in_stock, preorder_enabled, preorder_limit, preorder_counter
             FROM variants WHERE product = ?1 AND visible",
        )?
        .query_map([product], stock)?
        .collect::<rusqlite::Result<Vec<_>>>()?;
    let availability = Availability::of(stocks.iter());
    connection
        .prepare_cached(
            "UPDATE products SET inventory_status = ?2, preorder_status = ?3, track_inventory = ?4
             WHERE numeric_id = ?1
                 AND (inventory_status, preorder_status, track_inventory) IS NOT (?2, ?3, ?4)",
        )?
        .execute((
            product,
            availability.status(),
            availability.preorder_status(),
            availability.is_tracked,
        ))?;
    Ok(())
}

/// The numbers of a product's variants by their ids.
pub(super) fn variant_number(connection: &Connection, product: i64, variant: &str) -> Result<Option<i64>, ApiError> {
    let variant = if variant.is_empty() { ONLY_VARIANT } else { variant };
    Ok(connection
        .prepare_cached("SELECT number FROM variants WHERE product = ?1 AND id = ?2")?
        .query_row((product, variant), |row| row.get(0))
        .optional()?)
}

/// The number of a product by its id.
pub(super) fn product_number(connection: &Connection, id: &str) -> Result<i64, ApiError> {
    record::number_of(connection, id)?.ok_or_else(|| crate::catalog::change::not_found(id))
}

fn stock(row: &Row<'_>) -> rusqlite::Result<Stock> {
    Ok(Stock {
        quantity: row.get(0)?,
        in_stock: row.get(1)?,
        preorder: Preorder {
            enabled: row.get(2)?,
            limit: row.get(3)?,
            counter: row.get(4)?,
            message: None,
        },
        ..Stock::default()
    })
}
