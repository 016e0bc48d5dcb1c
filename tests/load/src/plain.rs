//! The readers' queries in plain SQL, with the tables' own indexes: the baseline of the in-memory index.

use crate::random::Random;
use crate::shoppers::percentiles;
use clap::Args;
use rusqlite::Connection;
use serde_json::{Value, json};
use std::path::PathBuf;
use std::time::{Duration, Instant};

const LIST: &str = "SELECT p.numeric_id FROM products p JOIN product_collections c ON c.product = p.numeric_id
    WHERE c.collection = ?1 AND p.visible AND p.inventory_status <> 'OUT_OF_STOCK' AND p.price_min <= ?2
    ORDER BY p.price_min, p.numeric_id LIMIT 50";
const FACETS: &str = "SELECT p.brand, count(*) FROM products p JOIN product_collections c ON c.product = p.numeric_id
    WHERE c.collection = ?1 AND p.visible GROUP BY p.brand ORDER BY 2 DESC LIMIT 50";

/// Which database, and for how long.
#[derive(Debug, Clone, Args)]
pub(crate) struct Plan {
    /// The platform's database.
    #[arg(long)]
    db: PathBuf,
    /// For how many seconds each question is asked.
    #[arg(long, default_value_t = 3)]
    seconds: u64,
}

/// Runs the queries; returns their times as JSON.
pub(crate) fn run(plan: &Plan) -> rusqlite::Result<Value> {
    let connection = Connection::open(&plan.db)?;
    let collections: usize =
        connection.query_row("SELECT max(collection) FROM product_collections", [], |row| row.get(0))?;
    let ask = |sql: &str, values: usize| -> rusqlite::Result<Value> {
        let mut random = Random::new(0);
        let end = Instant::now() + Duration::from_secs(plan.seconds);
        let mut times = Vec::new();
        let mut statement = connection.prepare(sql)?;
        while Instant::now() < end {
            let collection = 1 + random.below(collections);
            let most = (50 + random.below(500)) * 100;
            let start = Instant::now();
            let bound = [collection, most].map(|number| i64::try_from(number).unwrap_or(i64::MAX));
            let mut rows = statement.query(rusqlite::params_from_iter(bound.iter().take(values)))?;
            while rows.next()?.is_some() {}
            times.push(start.elapsed());
        }
        Ok(percentiles(&mut times))
    };
    Ok(json!({ "list": ask(LIST, 2)?, "facets": ask(FACETS, 1)? }))
}
