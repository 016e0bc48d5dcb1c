//! Files that the site's owner uploads: taken in, kept beside the database, and served.
//!
//! An owner asks for an address and puts the file there. What it is is seen by its content. A file is kept whole, with
//! its row, or not at all.

mod address;
mod descriptor;
mod file_type;
mod files;
mod id;
mod inspect;
mod part;
mod poster;
mod receive;
mod record;
mod refusal;
mod remove;
mod serve;

pub(crate) use address::generate;
pub(crate) use file_type::FileKind;
pub(crate) use files::Files;
pub(crate) use id::is_own as is_own_id;
pub(crate) use poster::Poster;
pub(crate) use receive::{Upload, receive};
pub(crate) use record::{StoredFile, find};
pub(crate) use remove::remove;
pub(crate) use serve::{router, send_bought};

use super::Original;
use crate::error::ApiError;
use crate::platform::Shop;

/// The picture of an id, if it was uploaded, or is the still of a film that was.
pub(crate) fn picture(shop: &Shop, id: &str) -> Result<Option<Original>, ApiError> {
    let failed = |error: &dyn std::fmt::Display| ApiError::Internal(format!("the picture {id}: {error}"));
    let named = poster::film_of(id).unwrap_or(id);
    let found = shop.db.read(|connection| find(connection, named))?;
    let Some(file) = found else {
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
