//! A row is read from any text or refused, and is written as it was read.
#![no_main]

use cartwright::row::Row;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(row) = Row::parse(text) {
        let written = row.to_row();
        assert_eq!(Row::parse(&written).ok().map(|row| row.to_row()), Some(written));
    }
});
