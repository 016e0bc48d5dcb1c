//! Search expressions, and the matching products.

use super::{Index, vocabulary::Vocabulary};
use base::error::Result;
use base::text;
use roaring::RoaringBitmap;
use rusqlite::Connection;
use std::sync::Arc;

/// The maximum of products ranked by relevance; more are only split in two: see `in_order`.
const MAX_RANKED: u64 = 5_000;
const MAX_WORDS: usize = 12;
/// The weights of a match in the name, the labels and the description.
const COLUMNS: [(&str, f64); 3] = [("name", 10.0), ("labels", 4.0), ("text", 1.0)];
/// The minimum inverse document frequency, for very common words.
const MIN_WORTH: f64 = 1e-6;
/// The saturation of Okapi BM25 (`k1`).
const SATURATION: f64 = 1.2;

/// Whether all words are required, or any.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Mode {
    #[default]
    All,
    Any,
}

#[derive(Debug, Clone, Default)]
pub struct Sought {
    pub(crate) expression: String,
    pub(crate) mode: Mode,
    /// Whether to correct misspelt words.
    pub(crate) fuzzy: bool,
    /// The columns to search; all when empty.
    pub(crate) columns: Vec<&'static str>,
}

/// The matching products.
#[derive(Debug)]
pub struct Matches {
    pub(crate) products: RoaringBitmap,
    words: Vec<Word>,
    columns: Vec<&'static str>,
}

#[derive(Debug)]
struct Word {
    /// The full-text terms that match the word: itself, and corrections.
    terms: Vec<String>,
    products: Arc<RoaringBitmap>,
}

/// A word's contribution to the ranking.
struct Ranking {
    /// The inverse document frequency.
    worth: f64,
    /// The products that have the word in a column, with the column's weight, heaviest first.
    places: Vec<(Arc<RoaringBitmap>, f64)>,
}

/// The matching products; `None` for an empty expression. An expression of punctuation alone matches nothing.
pub fn find(
    connection: &Connection,
    index: &Index,
    vocabulary: &Vocabulary,
    sought: &Sought,
) -> Result<Option<Matches>> {
    let typed = words_of(&sought.expression);
    if typed.is_empty() && sought.expression.trim().is_empty() {
        return Ok(None);
    }
    let mut words = Vec::with_capacity(typed.len());
    for (place, word) in (1..).zip(&typed) {
        // The last word may be incomplete: it matches as a prefix.
        let plain = if place == typed.len() { format!("\"{word}\"*") } else { format!("\"{word}\"") };
        let mut terms = vec![plain];
        if sought.fuzzy && having(connection, index, &terms, &[])?.is_empty() {
            let meant = vocabulary.meant(connection, index.version(), word)?;
            terms.extend(meant.iter().map(|word| format!("\"{word}\"")));
        }
        words.push(Word { products: having(connection, index, &terms, &sought.columns)?, terms });
    }
    let sets = words.iter().map(|word| word.products.as_ref());
    let products = match sought.mode {
        Mode::All => intersection(sets),
        Mode::Any => Some(sets.fold(RoaringBitmap::new(), |found, having| found | having)),
    };
    Ok(Some(Matches { products: products.unwrap_or_default(), words, columns: sought.columns.clone() }))
}

impl Matches {
    /// Sorts products by relevance, then shorter names, then newest. Beyond [`MAX_RANKED`], products with all words in
    /// their best column come first, newest first.
    pub(crate) fn in_order(
        &self,
        connection: &Connection,
        index: &Index,
        products: &RoaringBitmap,
    ) -> Result<Vec<u32>> {
        let rankings = self.words.iter().map(|word| self.ranking(connection, index, word));
        let rankings = rankings.collect::<Result<Vec<_>, _>>()?;
        if products.len() > MAX_RANKED {
            let best = intersection(rankings.iter().filter_map(Ranking::best)).unwrap_or_default();
            let (first, then) = (products & &best, products - &best);
            return Ok(first.iter().rev().chain(then.iter().rev()).collect());
        }
        let mut ranked: Vec<(f64, usize, u32)> = products
            .iter()
            .map(|product| {
                let rank = rankings.iter().map(|ranking| ranking.of(product)).sum();
                (rank, index.name(product).len(), product)
            })
            .collect();
        ranked.sort_unstable_by(|(rank, name, number), (other_rank, other_name, other_number)| {
            let by_rank = other_rank.total_cmp(rank);
            by_rank.then(name.cmp(other_name)).then(other_number.cmp(number))
        });
        Ok(ranked.into_iter().map(|(_, _, number)| number).collect())
    }

    #[allow(clippy::cast_precision_loss, reason = "products are numbered far below 2^53")]
    fn ranking(&self, connection: &Connection, index: &Index, word: &Word) -> Result<Ranking> {
        let (all, having_it) = (index.all().len() as f64, word.products.len() as f64);
        let worth = ((all - having_it + 0.5) / (having_it + 0.5)).ln().max(MIN_WORTH);
        let mut columns: Vec<(&str, f64)> = COLUMNS.to_vec();
        columns.retain(|(column, _)| self.columns.is_empty() || self.columns.contains(column));
        // The last column includes the products that no better column matched.
        let (_, last) = columns.pop().unwrap_or_default();
        let mut places = Vec::with_capacity(COLUMNS.len());
        for (column, weight) in columns {
            places.push((having(connection, index, &word.terms, &[column])?, weight));
        }
        places.push((Arc::clone(&word.products), last));
        Ok(Ranking { worth, places })
    }
}

impl Ranking {
    fn best(&self) -> Option<&RoaringBitmap> {
        self.places.first().map(|(products, _)| products.as_ref())
    }

    fn of(&self, product: u32) -> f64 {
        let place = self.places.iter().find(|(products, _)| products.contains(product));
        place.map_or(0.0, |(_, weight)| self.worth * weight / (weight + SATURATION))
    }
}

/// The products that have any of the terms in any of the columns (all if none is named).
fn having(connection: &Connection, index: &Index, terms: &[String], columns: &[&str]) -> Result<Arc<RoaringBitmap>> {
    let within = |term: &String| {
        if columns.is_empty() {
            index.having(connection, term)
        } else {
            index.having(connection, &format!("{{{}}} : {term}", columns.join(" ")))
        }
    };
    match terms {
        [term] => within(term),
        terms => {
            let mut found = RoaringBitmap::new();
            for term in terms {
                found |= within(term)?.as_ref();
            }
            Ok(Arc::new(found))
        }
    }
}

/// The intersection of sets; empty for no sets.
fn intersection<'a>(sets: impl Iterator<Item = &'a RoaringBitmap>) -> Option<RoaringBitmap> {
    let mut sets: Vec<&RoaringBitmap> = sets.collect();
    sets.sort_by_key(|set| set.len());
    let (smallest, others) = sets.split_first()?;
    let smallest = (*smallest).clone();
    Some(others.iter().fold(smallest, |found, set| found & *set))
}

/// An expression's words as the full-text index tokenizes them, without its operators.
fn words_of(expression: &str) -> Vec<String> {
    text::plain(expression)
        .split(|letter: char| !text::is_of_word(letter))
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .take(MAX_WORDS)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shop() -> Connection {
        let connection = Connection::open_in_memory().unwrap();
        connection
            .execute_batch(
                "CREATE VIRTUAL TABLE product_words USING fts5 (name, labels, text, content = '',
                     contentless_delete = 1, prefix = '2 3',
                     tokenize = \"unicode61 remove_diacritics 2\");
                 CREATE VIRTUAL TABLE product_vocabulary USING fts5vocab (product_words, row);
                 INSERT INTO product_words (rowid, name, labels, text) VALUES
                     (1, 'Harbour Mug', 'Hearth Stoneware', 'A mug for tea'),
                     (2, 'Linen Blanket', 'Field', 'Woven near the harbour'),
                     (3, 'Crème Bowl', 'Stoneware', 'Glazed by hand');",
            )
            .unwrap();
        connection
    }

    fn found(expression: &str, mode: Mode, fuzzy: bool) -> Vec<u32> {
        let sought = Sought { expression: expression.to_owned(), mode, fuzzy, columns: Vec::new() };
        let (connection, index) = (shop(), Index::default());
        let matches = find(&connection, &index, &Vocabulary::default(), &sought).unwrap().unwrap();
        matches.in_order(&connection, &index, &matches.products).unwrap()
    }

    #[test]
    fn the_better_match_ranks_first() {
        assert_eq!(found("harbour", Mode::All, false), [1, 2]);
    }

    #[test]
    fn names_outrank_labels_and_labels_outrank_descriptions() {
        let connection = shop();
        connection
            .execute_batch(
                "INSERT INTO product_words (rowid, name, labels, text) VALUES
                     (4, 'Scarf', 'Merino', 'Soft'), (5, 'Hat', '', 'Of merino'), (6, 'Merino Rug', '', ''),
                     (7, 'Merino Throw', 'Merino', 'All merino');",
            )
            .unwrap();
        let index = Index::default();
        let order = |columns: Vec<&'static str>| {
            let sought = Sought { expression: "merino".to_owned(), columns, ..Sought::default() };
            let matches = find(&connection, &index, &Vocabulary::default(), &sought);
            let matches = matches.unwrap().unwrap();
            matches.in_order(&connection, &index, &matches.products).unwrap()
        };
        assert_eq!(order(vec![]), [7, 6, 4, 5], "the newest first where all else is equal");
        assert_eq!(order(vec!["labels", "text"]), [7, 4, 5]);
        assert_eq!(order(vec!["text"]), [7, 5]);
    }

    #[test]
    fn matches_by_name_rank_first_among_thousands_of_matches() {
        let connection = shop();
        connection
            .execute_batch(
                "WITH RECURSIVE n (number) AS (SELECT 100 UNION ALL SELECT number + 1 FROM n WHERE number < 6100)
                 INSERT INTO product_words (rowid, name, text)
                 SELECT number, CASE number % 2000 WHEN 0 THEN 'Oak Mug' ELSE 'Cup' END, 'Mugs of oak' FROM n;",
            )
            .unwrap();
        let (index, sought) = (Index::default(), Sought { expression: "oak mug".to_owned(), ..Sought::default() });
        let matches = find(&connection, &index, &Vocabulary::default(), &sought);
        let matches = matches.unwrap().unwrap();
        assert_eq!(matches.products.len(), 6001);
        let order = matches.in_order(&connection, &index, &matches.products).unwrap();
        assert_eq!(order[..5], [6000, 4000, 2000, 6100, 6099]);
        assert_eq!(order.len(), 6001);
    }

    #[test]
    fn the_last_word_matches_as_a_prefix_and_accents_are_ignored() {
        assert_eq!(found("creme bo", Mode::All, false), [3]);
        assert!(found("cre bowl", Mode::All, false).is_empty());
    }

    #[test]
    fn a_search_matches_all_words_or_any_by_mode() {
        assert_eq!(found("mug blanket", Mode::All, false), [] as [u32; 0]);
        assert_eq!(found("mug blanket", Mode::Any, false).len(), 2);
    }

    #[test]
    fn a_fuzzy_search_corrects_misspellings() {
        assert!(found("blankte", Mode::All, false).is_empty());
        assert_eq!(found("stonewear", Mode::All, true).len(), 2);
        assert_eq!(found("lynen blankte", Mode::All, true), [2]);
    }

    #[test]
    fn full_text_operators_in_an_expression_are_treated_as_text() {
        for hostile in ["name:mug", "\"mug\" OR 1", "mug*", "NEAR(mug tea)", "-mug", "{name} : mug"] {
            let sought = Sought { expression: hostile.to_owned(), ..Sought::default() };
            find(&shop(), &Index::default(), &Vocabulary::default(), &sought).unwrap();
        }
        assert!(words_of(" \"' -- ").is_empty());
    }
}
