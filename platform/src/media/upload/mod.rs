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
pub(crate) use serve::router;

use super::Original;
use crate::error::ApiError;
use crate::platform::Shop;

/// The picture of an id, if it was uploaded, or is the still of a film that was.
pub(crate) fn picture(shop: &Shop, id: &str) -> Result<Option<Original>, ApiError> {
    let failed = |error: &dyn std::fmt::Display| ApiError::Internal(format!("the picture {id}: {error}"));
    shop.db.read(|connection| {
        if let Some(file) = find(connection, id)?.filter(|file| file.file_type.kind() == FileKind::Image) {
            let path = shop.files.path(&file.digest).map_err(|error| failed(&error))?;
            let digest = file.digest;
            return Ok(Some(Original::File { path, digest }));
        }
        let film = poster::film_of(id).map(|id| find(connection, id)).transpose()?;
        let still = film.flatten().as_ref().and_then(Poster::of);
        let drawn = still
            .map(|still| still.draw())
            .transpose()
            .map_err(|error| failed(&error))?;
        Ok(drawn.map(|bytes| Original::Encoded(bytes.into())))
    })
}
