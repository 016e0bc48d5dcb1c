//! The measures and names of products, in blocks of consecutive numbers: a change copies one block (copy on write).

use super::Measure;
use memchr::memmem::Finder;
use roaring::RoaringBitmap;
use std::sync::Arc;

pub(super) const MEASURES: usize = 6;
/// The number of products in a block.
pub(super) const BLOCK: u32 = 1 << 12;
/// The terminator of each name in a block's text.
const END: char = '\n';

#[derive(Debug, Clone, Default)]
pub(super) struct Columns(Vec<Arc<Block>>);

#[derive(Debug, Clone, Default)]
struct Block {
    measures: Vec<[i64; MEASURES]>,
    /// The lower-case names, concatenated.
    text: String,
    /// The position of each name's end in the text.
    ends: Vec<usize>,
}

impl Columns {
    #[allow(clippy::indexing_slicing, reason = "a row has as many numbers as there are measures")]
    pub(super) fn measure(&self, what: Measure, product: u32) -> i64 {
        self.measures(product).map_or(0, |row| row[what as usize])
    }

    pub(super) fn measures(&self, product: u32) -> Option<[i64; MEASURES]> {
        let (block, slot) = place(product);
        self.0.get(block)?.measures.get(slot).copied()
    }

    pub(super) fn name(&self, product: u32) -> &str {
        let (block, slot) = place(product);
        self.0.get(block).map_or("", |block| block.name(slot))
    }

    /// The products whose name contains a text.
    pub(super) fn named(&self, text: &str) -> RoaringBitmap {
        let finder = Finder::new(text);
        let blocks = (0..).step_by(BLOCK as usize).zip(&self.0);
        blocks.flat_map(|(first, block)| block.holding(&finder).map(move |slot| first + slot)).collect()
    }

    pub(super) fn set(&mut self, product: u32, name: &str, measures: [i64; MEASURES]) {
        let (block, slot) = place(product);
        if self.0.len() <= block {
            self.0.resize(block + 1, Arc::default());
        }
        if let Some(block) = self.0.get_mut(block) {
            Arc::make_mut(block).set(slot, name, measures);
        }
    }

    /// Copies the columns of some products from another index.
    pub(super) fn replace(&mut self, products: &RoaringBitmap, by: &Self) {
        for product in products {
            self.set(product, by.name(product), by.measures(product).unwrap_or_default());
        }
    }

    /// Appends the blocks of an index whose products all have numbers beyond this one's last block.
    pub(super) fn append(&mut self, other: Self) {
        let known = self.0.len();
        self.0.extend(other.0.into_iter().skip(known));
    }
}

impl Block {
    fn start(&self, slot: usize) -> usize {
        slot.checked_sub(1).and_then(|before| self.ends.get(before)).map_or(0, |end| end + 1)
    }

    fn name(&self, slot: usize) -> &str {
        let end = self.ends.get(slot).copied().unwrap_or_default();
        self.text.get(self.start(slot)..end).unwrap_or_default()
    }

    fn holding(&self, finder: &Finder<'_>) -> impl Iterator<Item = u32> {
        let places = finder.find_iter(self.text.as_bytes());
        places.map(|place| u32::try_from(self.ends.partition_point(|end| *end < place)).unwrap_or(u32::MAX))
    }

    fn set(&mut self, slot: usize, name: &str, measures: [i64; MEASURES]) {
        while self.ends.len() <= slot {
            self.ends.push(self.text.len());
            self.text.push(END);
            self.measures.push([0; MEASURES]);
        }
        let start = self.start(slot);
        let Some(ends) = self.ends.get_mut(slot..) else { return };
        let end = ends.first().copied().unwrap_or(start);
        // Replaces the terminator within a name.
        self.text.replace_range(start..end, &name.replace(END, " "));
        for later in ends {
            *later = *later + start + name.len() - end;
        }
        if let Some(row) = self.measures.get_mut(slot) {
            *row = measures;
        }
    }
}

/// The block of a product, and its slot in it.
fn place(product: u32) -> (usize, usize) {
    ((product / BLOCK) as usize, (product % BLOCK) as usize)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::HashMap;

    proptest! {
        #[test]
        fn a_name_lookup_equals_a_linear_scan(
            steps in prop::collection::vec((0_u32..12, "[abc ]{0,4}"), 0..60),
            text in "[abc ]{1,2}",
        ) {
            // Numbers across two blocks.
            let number = |step: u32| step + BLOCK - 6;
            let mut columns = Columns::default();
            let mut expected: HashMap<u32, String> = HashMap::new();
            for (step, name) in steps {
                columns.set(number(step), &name, [step.into(); MEASURES]);
                expected.insert(number(step), name);
            }
            for product in (0..12).map(number) {
                let name = expected.get(&product).map_or("", String::as_str);
                prop_assert_eq!(columns.name(product), name);
                let measure = if expected.contains_key(&product) { i64::from(product + 6 - BLOCK) } else { 0 };
                prop_assert_eq!(columns.measure(Measure::Updated, product), measure);
            }
            let holding: RoaringBitmap =
                expected.iter().filter(|(_, name)| name.contains(&text)).map(|(number, _)| *number).collect();
            prop_assert_eq!(columns.named(&text), holding);
        }
    }
}
