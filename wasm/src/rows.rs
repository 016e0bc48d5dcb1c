//! The rows of the calls that a page makes. JavaScript hands them over as text, each with its call.

use cartwright::Error;
use cartwright::endpoint::Info;
use std::cell::RefCell;

thread_local! {
    static KNOWN: RefCell<Vec<(&'static str, &'static Info)>> = const { RefCell::new(Vec::new()) };
}

/// What a row says. It is kept for good, as errors name their endpoint for good: there are as many as the package has
/// functions.
pub(crate) fn info(row: &str) -> Result<&'static Info, Error> {
    KNOWN.with_borrow_mut(|known| {
        if let Some((_, info)) = known.iter().find(|(known, _)| *known == row) {
            return Ok(*info);
        }
        let row: &'static str = row.to_owned().leak();
        let info: &'static Info = Box::leak(Box::new(Info::from_row(row)?));
        known.push((row, info));
        Ok(info)
    })
}
