//! The session: the client's identity as a visitor or member, its renewal, and the stores of its tokens.
//!
//! ```text
//! no token ----------> anonymous pair, role visitor
//! expired -----------> renewed once, however many calls wait (single flight)
//! invalid_grant -----> store read again, else a new visitor pair and a Downgraded event
//! any other failure -> tokens kept, the call fails and may be tried again
//! code exchanged ----> role member
//! logout ------------> no token
//! ```

#[cfg(all(feature = "file-store", not(target_arch = "wasm32")))]
mod file;

#[doc(inline)]
pub use cartwright_engine::session::{
    AccessToken, Clock, Commit, CookieJar, CookieOptions, CookieStore, MemoryStore, RefreshToken, Role, SessionChange,
    SessionEvent, Snapshot, StoreError, TokenStore, Tokens, Version,
};
#[cfg(all(feature = "file-store", not(target_arch = "wasm32")))]
pub use file::FileStore;
