//! The owner's uploads: issues an address, receives the file, detects its type, and stores content and row atomically.

mod address;
mod descriptor;
mod receive;
mod repo;
mod serve;

pub use address::generate;
pub use receive::{Upload, keep, receive, remove, show, update};
pub use serve::{router, send_bought};

use crate::site::media::Original;
use crate::site::media::file::{FileKind, Poster, find, poster};
use base::{ApiError, Result, Shop};

/// The uploaded picture with an id, or the poster of an uploaded video.
pub fn picture(shop: &Shop, id: &str) -> Result<Option<Original>> {
    let failed = |error: &dyn std::fmt::Display| ApiError::Internal(format!("the picture {id}: {error}"));
    let named = poster::film_of(id).unwrap_or(id);
    let found = shop.db.read(|connection| find(connection, named))?;
    let Some(file) = found.filter(|file| !file.is_private) else {
        return Ok(None);
    };
    if let Some(still) = Poster::of(&file).filter(|still| still.id == id) {
        let drawn = still.draw().map_err(|error| failed(&error))?;
        return Ok(Some(Original::Encoded(drawn.into())));
    }
    if file.file_type.kind() != FileKind::Image || file.id != id {
        return Ok(None);
    }
    let path = shop.files.path(&file.digest).map_err(|error| failed(&error))?;
    let digest = file.digest;
    Ok(Some(Original::File { path, digest }))
}
