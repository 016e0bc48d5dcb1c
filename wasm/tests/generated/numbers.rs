//! The floating-point fields of answers: the platform sends non-finite numbers as words.

use crate::calls::Call;
use crate::declarations::{Declarations, Field, fields, words};
use cartwright::query::AggregationData;
use cartwright::resources::calls::Answer;
use cartwright::row::Conversions;
use std::collections::{BTreeMap, BTreeSet};
use ts_rs::Config;

/// The fields of one name, by the name of the enclosing field.
#[derive(Default)]
struct Places {
    numbers: BTreeSet<String>,
    whole: BTreeSet<String>,
    texts: BTreeSet<String>,
}

/// The answers' fields of calls with the same conversions.
struct Walk<'a> {
    conversions: &'a Conversions,
    types: Declarations,
    places: BTreeMap<String, Places>,
    seen: BTreeSet<(String, String, bool)>,
}

/// The floating-point fields of calls' answers, as paths of [`Conversions`].
pub(crate) fn paths(conversions: &Conversions, calls: &[&Call]) -> Vec<String> {
    let mut types = Declarations::new(None);
    // Whole numbers are finite.
    types.config = Config::new().with_large_int("bigint");
    let mut walk = Walk { conversions, types, places: BTreeMap::new(), seen: BTreeSet::new() };
    for call in calls {
        let answer = (call.answered)(&mut walk.types);
        match call.answer {
            Answer::Nothing => {}
            Answer::Whole => walk.value("", "", &answer, false),
            Answer::Field(name) => walk.value(name, "", &answer, false),
            Answer::Page(items) => {
                walk.value(items, "", &answer, false);
                let data = walk.types.text_of::<AggregationData>();
                walk.value("aggregationData", "", &data, false);
            }
        }
    }
    walk.paths()
}

impl Walk<'_> {
    /// Records a field by its name and the enclosing field's name. In rich contents only dates are converted.
    fn value(&mut self, name: &str, under: &str, of: &str, is_in_content: bool) {
        let is = |paths: &[&str]| paths.iter().any(|path| *path == name || *path == format!("{under}.{name}"));
        let Conversions { dates, images, videos, page_urls, contents, opaque, .. } = self.conversions;
        let others = [images, videos, page_urls, opaque];
        if is(dates) || (!is_in_content && others.into_iter().any(|paths| is(paths))) {
            return;
        }
        let is_in_content = is_in_content || is(contents);
        let words: Vec<&str> = words(of).collect();
        if words.contains(&"number") {
            self.places_of(name).numbers.insert(under.to_owned());
        }
        if words.contains(&"bigint") {
            self.places_of(name).whole.insert(under.to_owned());
        }
        if words.contains(&"string") {
            self.places_of(name).texts.insert(under.to_owned());
        }
        for word in words {
            let Some(declaration) = self.types.found.get(word).cloned() else {
                continue;
            };
            let parts = fields(&declaration);
            if parts.is_empty() {
                self.places_of(name).texts.insert(under.to_owned());
            } else if self.seen.insert((word.to_owned(), name.to_owned(), is_in_content)) {
                for Field { name: part, of, .. } in parts {
                    self.value(&part, name, &of, is_in_content);
                }
            }
        }
    }

    /// Whether a field name has conversions in any place.
    fn is_converted_otherwise(&self, name: &str) -> bool {
        let Conversions { dates, images, videos, addresses, page_urls, contents, opaque } = self.conversions;
        let lists = [dates, images, videos, addresses, page_urls, contents, opaque];
        let ends = |path: &&str| path.rsplit('.').next() == Some(name);
        lists.into_iter().any(|paths| paths.iter().any(ends))
    }

    fn places_of(&mut self, name: &str) -> &mut Places {
        self.places.entry(name.to_owned()).or_default()
    }

    /// A plain name if all its fields are numbers, otherwise the name with each enclosing field.
    fn paths(&self) -> Vec<String> {
        let mut paths = Vec::new();
        for (name, places) in &self.places {
            assert!(places.numbers.is_empty() || !self.is_converted_otherwise(name), "`{name}` has two conversions");
            let Places { numbers, whole, texts } = places;
            if whole.is_empty() && texts.is_empty() {
                paths.push(name.clone());
                continue;
            }
            for under in numbers {
                assert!(!texts.contains(under), "`{under}.{name}` is a number and a text");
                paths.push(format!("{under}.{name}"));
            }
        }
        paths
    }
}
