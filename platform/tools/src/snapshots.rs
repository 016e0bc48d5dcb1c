//! Named snapshots of the whole shop.

use base::{ApiError, Result, Shop, private_file};
use shop::{events::webhooks, site};
use std::sync::Mutex;
use std::{io, io::Write as _, path::PathBuf, time::SystemTime};
use tempfile::TempDir;

const MAX: usize = 50;
const MAX_NAME: usize = 64;
/// The header of every SQLite file.
const SIGNATURE: &[u8] = b"SQLite format 3\0";

#[derive(Debug)]
pub(crate) struct Snapshot {
    pub(crate) name: String,
    pub(crate) bytes: u64,
    pub(crate) taken: SystemTime,
}

/// The directory of snapshots of a platform in memory, made for the first snapshot.
#[derive(Debug, Default)]
struct Temporary(Mutex<Option<TempDir>>);

/// The snapshots' directory: `shop.db` has `shop.db.snapshots/`; a platform in memory has a temporary one.
fn directory(shop: &Shop) -> io::Result<PathBuf> {
    if let Some(database) = &shop.config.database {
        let directory = database.with_added_extension("snapshots");
        private_file::create_directory(&directory)?;
        return Ok(directory);
    }
    let temporary = shop.states.of::<Temporary>();
    let mut made = base::db::lock(&temporary.0);
    if made.is_none() {
        *made = Some(TempDir::with_prefix("cartwright-snapshots-")?);
    }
    Ok(made.as_ref().map(|made| made.path().to_owned()).unwrap_or_default())
}

/// The path of a snapshot; its name has letters, digits, `-` and `_`.
fn file(shop: &Shop, name: &str) -> Result<PathBuf> {
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_');
    if name.is_empty() || name.len() > MAX_NAME || !name.chars().all(is_plain) {
        return Err(ApiError::field("name", "FORMAT", format!("is not up to {MAX_NAME} letters, digits, - and _")));
    }
    Ok(directory(shop).map_err(unusable)?.join(format!("{name}.db")))
}

/// The path of an existing snapshot.
pub fn existing(shop: &Shop, name: &str) -> Result<PathBuf> {
    let path = file(shop, name)?;
    if path.exists() { Ok(path) } else { Err(not_found(name)) }
}

/// The snapshots, newest first.
pub(crate) fn list(shop: &Shop) -> Result<Vec<Snapshot>> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(directory(shop).map_err(unusable)?).map_err(unusable)? {
        let path = entry.map_err(unusable)?.path();
        let (Some(name), Ok(metadata)) = (path.file_stem().and_then(|name| name.to_str()), path.metadata()) else {
            continue;
        };
        if path.extension().is_some_and(|ending| ending == "db") {
            found.push(Snapshot {
                name: name.to_owned(),
                bytes: metadata.len(),
                taken: metadata.modified().unwrap_or(SystemTime::UNIX_EPOCH),
            });
        }
    }
    found.sort_by_key(|snapshot| std::cmp::Reverse(snapshot.taken));
    Ok(found)
}

/// The path for a new snapshot; one of the same name will be replaced. Refuses more than the maximum.
fn writable(shop: &Shop, name: &str) -> Result<PathBuf> {
    let path = file(shop, name)?;
    if !path.exists() && list(shop)?.len() >= MAX {
        return Err(ApiError::bad_request(
            "TOO_MANY_SNAPSHOTS",
            format!("There are {MAX} snapshots already: delete one"),
        ));
    }
    Ok(path)
}

/// Takes a snapshot, replacing one of the same name.
pub fn take(shop: &Shop, name: &str) -> Result<()> {
    let path = writable(shop, name)?;
    // Writes a second file and renames it, so that a failure leaves the old one.
    let part = path.with_extension("part");
    let _ = std::fs::remove_file(&part);
    shop.db.write(|transaction| site::keep_clock(transaction, shop.clock.reading()))?;
    shop.db.save_to(&part)?;
    base::private_file::restrict(&part);
    std::fs::rename(&part, &path).map_err(unusable)
}

/// Restores a snapshot of the shop and its clock. Uploaded files and the key of webhooks stay.
pub fn restore(shop: &Shop, name: &str) -> Result<()> {
    let path = existing(shop, name)?;
    webhooks::keep_key(shop, || shop.db.become_file(&path))?;
    forget(shop);
    match shop.db.read(site::clock)? {
        Some(kept) => shop.clock.set(kept),
        None => shop.clock.reset(),
    }
    Ok(())
}

/// Keeps a snapshot that was made elsewhere.
pub fn import(shop: &Shop, name: &str, bytes: &[u8]) -> Result<()> {
    let path = writable(shop, name)?;
    if !bytes.starts_with(SIGNATURE) {
        return Err(ApiError::field("file", "FORMAT", "is no snapshot"));
    }
    let part = path.with_extension("part");
    let _ = std::fs::remove_file(&part);
    let written = private_file::options().create_new(true).open(&part);
    written.and_then(|mut file| file.write_all(bytes)).map_err(unusable)?;
    let checked = base::db::check_copy(&part);
    if let Err(error) = checked {
        let _ = std::fs::remove_file(&part);
        return Err(ApiError::field("file", "FORMAT", error.to_string()));
    }
    std::fs::rename(&part, &path).map_err(unusable)
}

/// Deletes a snapshot.
pub fn delete(shop: &Shop, name: &str) -> Result<()> {
    std::fs::remove_file(existing(shop, name)?).map_err(unusable)
}

/// Clears caches of the previous database content.
pub fn forget(shop: &Shop) {
    shop.throttle.reset();
    shop.states.forget_content();
}

fn not_found(name: &str) -> ApiError {
    ApiError::not_found("SNAPSHOT_NOT_FOUND", format!("There is no snapshot {name}"))
}

fn unusable(error: impl std::fmt::Display) -> ApiError {
    ApiError::Internal(format!("snapshots cannot be kept: {error}"))
}
