//! A callback's address and a return path never give more than they hold.
#![no_main]

use cartwright::login::{Callback, ResponseMode, safe_return_path};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    for mode in [ResponseMode::Query, ResponseMode::Fragment, ResponseMode::WebMessage] {
        if let Ok((code, state)) = Callback::parse(text, mode).code_and_state() {
            assert!(!code.is_empty() && !state.is_empty());
        }
    }
    let path = safe_return_path(text);
    assert!(path.starts_with('/') && !path.starts_with("//") && !path.starts_with("/\\"), "{path:?}");
    assert!(!path.contains(char::is_control), "{path:?}");
});
