//! Uploaded files: type detection, rows, and contents on disk.

pub(crate) mod file_type;
pub(crate) mod inspect;
pub(crate) mod part;
pub(crate) mod poster;
pub(crate) mod record;
pub(crate) mod refusal;
pub mod repo;

pub(crate) use file_type::FileKind;
pub(crate) use poster::Poster;
pub(crate) use record::{StoredFile, is_own_id};
pub use repo::{find, make_private};
