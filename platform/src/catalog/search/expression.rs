//! What someone typed, and the products that have it.

use super::vocabulary::Vocabulary;
use crate::error::ApiError;
use roaring::RoaringBitmap;
use rusqlite::Connection;
use std::collections::HashMap;

/// How many products a search looks at, the newest first. Beyond that a word says little.
const MOST_FOUND: i64 = 50_000;
/// How many products are put in order by how well they match; of more than these, the newest come first.
const MOST_RANKED: usize = 5_000;
/// How many words of an expression count.
const MOST_WORDS: usize = 12;
/// What a word is worth in the name, among the labels, in the description.
const WEIGHTS: &str = "10.0, 4.0, 1.0";

/// Whether all words must be there, or any.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum Mode {
    #[default]
    All,
    Any,
}

/// What is looked for.
#[derive(Debug, Clone, Default)]
pub(crate) struct Sought {
    pub(crate) expression: String,
    pub(crate) mode: Mode,
    /// Whether words may be misspelt.
    pub(crate) fuzzy: bool,
    /// The columns to look in; all when empty.
    pub(crate) columns: Vec<&'static str>,
}

/// The products that were found.
#[derive(Debug, Default)]
pub(crate) struct Matches {
    pub(crate) products: RoaringBitmap,
    /// How well each matches, where there were few enough to say: lower is better.
    pub(crate) ranks: Option<HashMap<u32, f64>>,
}

impl Matches {
    /// Some of the products, the best match first; where there were too many to say, the newest.
    pub(crate) fn in_order(&self, products: &RoaringBitmap) -> Vec<u32> {
        let mut numbers: Vec<u32> = products.iter().rev().collect();
        if let Some(ranks) = &self.ranks {
            let rank = |number: &u32| ranks.get(number).copied().unwrap_or(f64::MAX);
            numbers.sort_by(|one, other| rank(one).total_cmp(&rank(other)));
        }
        numbers
    }
}

/// The products that have what is looked for; `None` for an expression without words, which asks for nothing.
pub(crate) fn find(
    connection: &Connection,
    vocabulary: &Vocabulary,
    version: u64,
    sought: &Sought,
) -> Result<Option<Matches>, ApiError> {
    let words = words_of(&sought.expression);
    if words.is_empty() {
        return Ok(None);
    }
    let last = words.len() - 1;
    let mut terms = Vec::with_capacity(words.len());
    for (place, word) in words.iter().enumerate() {
        // Only the last word may still be being typed.
        let plain = if place == last {
            format!("\"{word}\"*")
        } else {
            format!("\"{word}\"")
        };
        if !sought.fuzzy || is_there(connection, &plain)? {
            terms.push(plain);
            continue;
        }
        let meant = vocabulary.meant(connection, version, word)?;
        let meant: Vec<String> = meant.iter().map(|word| format!("\"{word}\"")).collect();
        terms.push(if meant.is_empty() {
            plain
        } else {
            format!("({})", meant.join(" OR "))
        });
    }
    let joined = terms.join(match sought.mode {
        Mode::All => " AND ",
        Mode::Any => " OR ",
    });
    let expression = if sought.columns.is_empty() {
        joined
    } else {
        format!("{{{}}} : ({joined})", sought.columns.join(" "))
    };
    Ok(Some(matches(connection, &expression)?))
}

fn matches(connection: &Connection, expression: &str) -> Result<Matches, ApiError> {
    let mut statement = connection
        .prepare_cached("SELECT rowid FROM product_words WHERE product_words MATCH ?1 ORDER BY rowid DESC LIMIT ?2")?;
    let numbers = statement.query_map((expression, MOST_FOUND), |row| row.get::<_, u32>(0))?;
    let products: RoaringBitmap = numbers.collect::<rusqlite::Result<_>>()?;
    if products.len() > MOST_RANKED as u64 {
        return Ok(Matches { products, ranks: None });
    }
    let mut statement = connection.prepare_cached(&format!(
        "SELECT rowid, bm25(product_words, {WEIGHTS}) FROM product_words WHERE product_words MATCH ?1"
    ))?;
    let ranks = statement.query_map([expression], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(Matches {
        products,
        ranks: Some(ranks.collect::<rusqlite::Result<_>>()?),
    })
}

fn is_there(connection: &Connection, term: &str) -> Result<bool, ApiError> {
    Ok(connection
        .prepare_cached("SELECT EXISTS (SELECT 1 FROM product_words WHERE product_words MATCH ?1)")?
        .query_row([term], |row| row.get(0))?)
}

/// The words of an expression, in lower case; nothing of it has a meaning to the search itself.
fn words_of(expression: &str) -> Vec<String> {
    expression
        .split(|letter: char| !letter.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .take(MOST_WORDS)
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
        let sought = Sought {
            expression: expression.to_owned(),
            mode,
            fuzzy,
            columns: Vec::new(),
        };
        let matches = find(&shop(), &Vocabulary::default(), 1, &sought).unwrap().unwrap();
        matches.in_order(&matches.products)
    }

    #[test]
    fn the_better_match_comes_first() {
        assert_eq!(found("harbour", Mode::All, false), [1, 2]);
    }

    #[test]
    fn the_last_word_may_go_on_and_accents_do_not_count() {
        assert_eq!(found("creme bo", Mode::All, false), [3]);
        assert!(found("cre bowl", Mode::All, false).is_empty());
    }

    #[test]
    fn all_words_or_any() {
        assert_eq!(found("mug blanket", Mode::All, false), [] as [u32; 0]);
        assert_eq!(found("mug blanket", Mode::Any, false).len(), 2);
    }

    #[test]
    fn a_misspelt_word_finds_what_was_meant() {
        assert!(found("blankte", Mode::All, false).is_empty());
        assert_eq!(found("stonewear", Mode::All, true).len(), 2);
        assert_eq!(found("lynen blankte", Mode::All, true), [2]);
    }

    #[test]
    fn what_means_something_to_the_search_is_only_text() {
        for hostile in [
            "name:mug",
            "\"mug\" OR 1",
            "mug*",
            "NEAR(mug tea)",
            "-mug",
            "{name} : mug",
        ] {
            let sought = Sought {
                expression: hostile.to_owned(),
                ..Sought::default()
            };
            find(&shop(), &Vocabulary::default(), 1, &sought).unwrap();
        }
        assert!(words_of(" \"' -- ").is_empty());
    }
}
