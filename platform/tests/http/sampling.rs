//! Seeded samples of long tables: the quick suite tries some rows of a table, the slow check "properties at length" all.

use std::collections::BTreeSet;
use std::sync::OnceLock;
use std::time::{SystemTime, UNIX_EPOCH};

/// The cases of a property in the slow check "properties at length"; none in the quick suite.
pub(crate) fn cases_at_length() -> Option<usize> {
    let cases: usize = std::env::var("PROPTEST_CASES").ok()?.parse().ok()?;
    (cases >= 1_000).then_some(cases)
}

/// The seed in `CARTWRIGHT_SEED`, which repeats a run.
pub(crate) fn given_seed() -> Option<u64> {
    std::env::var("CARTWRIGHT_SEED").ok()?.parse().ok()
}

/// Draws rows of a table, in the table's order: one of each group, then others up to `count`. The slow check gets all
/// rows. Tables with different names draw different rows from the same seed.
pub(crate) fn sample<T, G: Ord>(name: &str, table: Vec<T>, count: usize, group: impl Fn(&T) -> G) -> Vec<T> {
    static SEED: OnceLock<u64> = OnceLock::new();
    if cases_at_length().is_some() {
        return table;
    }
    let by_time = || u64::from(SystemTime::now().duration_since(UNIX_EPOCH).unwrap().subsec_micros());
    let seed = *SEED.get_or_init(|| given_seed().unwrap_or_else(by_time));
    let length = table.len();
    let named = name.bytes().fold(seed, |mixed, byte| mixed.wrapping_mul(31).wrapping_add(u64::from(byte)));
    let drawn = draw(table, count, group, named);
    println!("{name}: {} rows of {length}; CARTWRIGHT_SEED={seed} draws the same rows again", drawn.len());
    drawn
}

fn draw<T, G: Ord>(table: Vec<T>, count: usize, group: impl Fn(&T) -> G, seed: u64) -> Vec<T> {
    let mut order: Vec<usize> = (0..table.len()).collect();
    fastrand::Rng::with_seed(seed).shuffle(&mut order);
    let mut groups = BTreeSet::new();
    let (firsts, others): (Vec<usize>, Vec<usize>) =
        order.into_iter().partition(|row| groups.insert(group(&table[*row])));
    let further = count.saturating_sub(firsts.len());
    let drawn: BTreeSet<usize> = firsts.into_iter().chain(others.into_iter().take(further)).collect();
    let rows = table.into_iter().enumerate().filter(|(row, _)| drawn.contains(row));
    rows.map(|(_, row)| row).collect()
}

#[test]
fn a_sample_covers_every_group_and_is_reproducible_by_seed() {
    let sample = |seed| draw((0..100).collect(), 20, |row: &i32| row % 13, seed);
    let rows: Vec<i32> = sample(7);
    assert_eq!(rows, sample(7));
    assert_ne!(rows, sample(8));
    assert_eq!(rows.len(), 20);
    assert!(rows.is_sorted());
    let groups: BTreeSet<i32> = rows.iter().map(|row| row % 13).collect();
    assert_eq!(groups.len(), 13);
}
