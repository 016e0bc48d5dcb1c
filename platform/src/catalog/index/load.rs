//! Reading the index from the tables: whole, or of some products.

use super::{Facts, Group, Index, MEASURES, Trait};
use crate::error::ApiError;
use rusqlite::{Connection, Row};
use std::collections::HashMap;

const FACTS: &str = "SELECT p.numeric_id, p.name_folded, p.visible, p.on_sale, p.preorder, p.product_type, \
     p.inventory_status, p.price_min, p.compare_min, p.created, p.updated, b.number, r.number \
     FROM products p LEFT JOIN catalog_entities b ON b.id = p.brand LEFT JOIN catalog_entities r ON r.id = p.ribbon";
const COLLECTIONS: &str = "SELECT product, collection FROM product_collections";
const CHOICES: &str = "SELECT product, choice FROM product_choices";

impl Index {
    /// The index of everything that there is.
    pub(crate) fn read(connection: &Connection) -> Result<Self, ApiError> {
        let mut index = Self::default();
        let mut statement = connection.prepare(&format!("{FACTS} ORDER BY p.numeric_id"))?;
        for row in statement.query_map([], facts)? {
            index.insert(&row?);
        }
        for (sql, group) in [(COLLECTIONS, Group::Collection), (CHOICES, Group::Choice)] {
            let mut statement = connection.prepare(sql)?;
            for row in statement.query_map([], pair)? {
                let (product, member) = row?;
                index.join(group, member, product);
            }
        }
        Ok(index)
    }

    /// Brings products up to date whose rows have changed, are new or are gone.
    pub(crate) fn refresh(&mut self, connection: &Connection, products: &[i64]) -> Result<(), ApiError> {
        let list = serde_json::to_string(products)?;
        let mut found: HashMap<u32, Facts> = connection
            .prepare_cached(&format!(
                "{FACTS} WHERE p.numeric_id IN (SELECT value FROM json_each(?1))"
            ))?
            .query_map([&list], facts)?
            .map(|row| row.map(|facts| (facts.number, facts)))
            .collect::<rusqlite::Result<_>>()?;
        for (sql, group) in [(COLLECTIONS, Group::Collection), (CHOICES, Group::Choice)] {
            let mut statement =
                connection.prepare_cached(&format!("{sql} WHERE product IN (SELECT value FROM json_each(?1))"))?;
            for row in statement.query_map([&list], pair)? {
                let (product, member) = row?;
                if let Some(facts) = found.get_mut(&product) {
                    facts.groups.push((group, member));
                }
            }
        }
        for number in products {
            self.remove(slot(*number));
        }
        for facts in found.values() {
            self.insert(facts);
        }
        Ok(())
    }

    #[allow(clippy::indexing_slicing, reason = "there are as many maps as groups")]
    fn join(&mut self, group: Group, member: i64, product: u32) {
        self.groups[group as usize].entry(member).or_default().insert(product);
    }
}

/// A product's number as sets hold it. SQLite numbers rows from 1 on, so none comes near the bound.
fn slot(number: i64) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

fn pair(row: &Row<'_>) -> rusqlite::Result<(u32, i64)> {
    Ok((slot(row.get(0)?), row.get(1)?))
}

fn facts(row: &Row<'_>) -> rusqlite::Result<Facts> {
    let mut traits = Vec::new();
    for (column, what) in [(2, Trait::Visible), (3, Trait::OnSale), (4, Trait::Preorder)] {
        if row.get(column)? {
            traits.push(what);
        }
    }
    if row.get_ref(5)?.as_str()? == "digital" {
        traits.push(Trait::Digital);
    }
    traits.push(match row.get_ref(6)?.as_str()? {
        "IN_STOCK" => Trait::InStock,
        "PARTIALLY_OUT_OF_STOCK" => Trait::PartiallyOutOfStock,
        _ => Trait::OutOfStock,
    });
    let mut measures = [0; MEASURES];
    for (column, measure) in (7..).zip(&mut measures) {
        *measure = row.get(column)?;
    }
    let mut groups = Vec::new();
    for (column, group) in [(11, Group::Brand), (12, Group::Ribbon)] {
        if let Some(member) = row.get(column)? {
            groups.push((group, member));
        }
    }
    Ok(Facts {
        number: slot(row.get(0)?),
        name: row.get(1)?,
        traits,
        measures,
        groups,
    })
}
