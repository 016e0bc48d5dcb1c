//! Cursors as texts that say nothing to whoever carries them.

use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use serde::{Serialize, de::DeserializeOwned};

/// The longest cursor that is read (contract: at most 16000 characters).
const MAX_LENGTH: usize = 16_000;

/// A cursor for a place.
pub(crate) fn write<T: Serialize>(place: &T) -> serde_json::Result<String> {
    Ok(URL_SAFE_NO_PAD.encode(serde_json::to_vec(place)?))
}

/// The place of a cursor; `None` for a text that is none.
pub(crate) fn read<T: DeserializeOwned>(cursor: &str) -> Option<T> {
    let bytes = URL_SAFE_NO_PAD.decode(cursor).ok().filter(|_| cursor.len() <= MAX_LENGTH)?;
    serde_json::from_slice(&bytes).ok()
}
