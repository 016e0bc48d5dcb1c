//! The names of all products in one text, which is searched as a whole.

use memchr::memmem;
use roaring::RoaringBitmap;

/// Stands between names; no name has it, because names are one line.
const END: u8 = b'\n';
/// Names that were given up are cut out once they make up this share of the text.
const WASTE: usize = 2;

/// Names in lower case, one after the other in the order they came.
#[derive(Debug, Clone, Default)]
pub(super) struct Names {
    text: Vec<u8>,
    /// The start of each stretch of the text, with the product whose name it is; sorted.
    stretches: Vec<(usize, Option<u32>)>,
    /// The start of each product's name; none for a number without a product.
    starts: Vec<Option<usize>>,
    wasted: usize,
}

impl Names {
    pub(super) fn insert(&mut self, number: u32, name: &str) {
        // First, since what was given up may be cut out here, and everything moves.
        self.remove(number);
        let slot = number as usize;
        if self.starts.len() <= slot {
            self.starts.resize(slot + 1, None);
        }
        let start = self.text.len();
        self.text.extend(name.bytes().map(|byte| if byte == END { b' ' } else { byte }));
        self.text.push(END);
        self.stretches.push((start, Some(number)));
        if let Some(known) = self.starts.get_mut(slot) {
            *known = Some(start);
        }
    }

    pub(super) fn remove(&mut self, number: u32) {
        let Some(start) = self.starts.get_mut(number as usize).and_then(Option::take) else {
            return;
        };
        self.wasted += self.name_at(start).len() + 1;
        if let Ok(stretch) = self.stretches.binary_search_by_key(&start, |(start, _)| *start)
            && let Some((_, owner)) = self.stretches.get_mut(stretch)
        {
            *owner = None;
        }
        if self.wasted > self.text.len() / WASTE {
            self.compact();
        }
    }

    pub(super) fn of(&self, number: u32) -> &str {
        let start = self.starts.get(number as usize).copied().flatten();
        start.map_or("", |start| self.name_at(start))
    }

    /// The products whose name holds a text.
    pub(super) fn holding(&self, text: &str) -> RoaringBitmap {
        let mut found = RoaringBitmap::new();
        for at in memmem::find_iter(&self.text, text.as_bytes()) {
            let after = self.stretches.partition_point(|(start, _)| *start <= at);
            if let Some((_, Some(owner))) = after.checked_sub(1).and_then(|stretch| self.stretches.get(stretch)) {
                found.insert(*owner);
            }
        }
        found
    }

    fn name_at(&self, start: usize) -> &str {
        let rest = self.text.get(start..).unwrap_or_default();
        let name = rest.split(|byte| *byte == END).next().unwrap_or_default();
        std::str::from_utf8(name).unwrap_or_default()
    }

    fn compact(&mut self) {
        let mut kept = Self::default();
        for (start, owner) in &self.stretches {
            if let Some(owner) = owner {
                kept.insert(*owner, self.name_at(*start));
            }
        }
        *self = kept;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::HashMap;

    proptest! {
        #[test]
        fn names_are_found_as_if_each_was_looked_at(
            steps in prop::collection::vec((0_u32..12, prop::option::of("[abc ]{0,4}")), 0..60),
            text in "[abc ]{0,2}",
        ) {
            let mut names = Names::default();
            let mut expected: HashMap<u32, String> = HashMap::new();
            for (number, name) in steps {
                match name {
                    Some(name) => {
                        names.insert(number, &name);
                        expected.insert(number, name);
                    }
                    None => {
                        names.remove(number);
                        expected.remove(&number);
                    }
                }
            }
            for number in 0..12 {
                prop_assert_eq!(names.of(number), expected.get(&number).map_or("", String::as_str));
            }
            let holding: RoaringBitmap = expected
                .iter()
                .filter(|(_, name)| name.contains(&text))
                .map(|(number, _)| *number)
                .collect();
            prop_assert_eq!(names.holding(&text), holding);
        }
    }
}
