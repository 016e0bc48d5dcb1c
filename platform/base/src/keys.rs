//! The site's keys: generated once and stored beside the database.

use crate::{config::Keys, private_file, secret};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

/// The prefix of owner keys; access tokens lack it.
pub const OWNER_KEY_PREFIX: &str = "CW.";

/// The reason why the keys cannot be read or made.
#[derive(Debug, thiserror::Error)]
pub enum KeysError {
    /// The file cannot be read or written.
    #[error("The key file {path} cannot be used: {source}.")]
    File {
        /// Its path.
        path: PathBuf,
        /// The system's error.
        source: std::io::Error,
    },
    /// The file does not hold keys.
    #[error("The key file {0} does not hold keys.")]
    Malformed(PathBuf),
    /// The system's random source failed.
    #[error("The system gave no random numbers.")]
    Random,
}

/// The path of the key file of a database: `shop.db` has `shop.db.keys.json`.
pub fn path_beside(database: &Path) -> PathBuf {
    database.with_added_extension("keys.json")
}

pub fn generate() -> Result<Keys, KeysError> {
    let secret = secret::random_secret().map_err(|_| KeysError::Random)?;
    Ok(Keys {
        client_id: secret::new_id(),
        site_id: secret::new_id(),
        owner_key: [OWNER_KEY_PREFIX, &secret].concat(),
        client_secret: secret::random_secret().map_err(|_| KeysError::Random)?,
    })
}

/// The client secret for keys that were generated without one: derived, so that all processes have the same.
fn derived_client_secret(keys: &Keys) -> String {
    URL_SAFE_NO_PAD.encode(secret::mac(&keys.owner_key, "client secret", ""))
}

/// Loads a key file, or generates one; also returns whether it was generated.
pub fn load_or_create(path: &Path) -> Result<(Keys, bool), KeysError> {
    let file_error = |source| KeysError::File { path: path.to_path_buf(), source };
    match std::fs::read_to_string(path) {
        Ok(text) => {
            private_file::restrict(path);
            let mut keys: Keys = serde_json::from_str(&text).map_err(|_| KeysError::Malformed(path.to_path_buf()))?;
            if keys.client_secret.is_empty() {
                keys.client_secret = derived_client_secret(&keys);
                replace(path, &keys).map_err(file_error)?;
            }
            Ok((keys, false))
        }
        Err(error) if error.kind() == ErrorKind::NotFound => {
            let keys = generate()?;
            write_private(path, &keys).map_err(file_error)?;
            Ok((keys, true))
        }
        Err(error) => Err(file_error(error)),
    }
}

/// Writes keys to a new file with access for its user only.
fn write_private(path: &Path, keys: &Keys) -> std::io::Result<()> {
    let text = serde_json::to_string_pretty(keys)?;
    let mut file = private_file::options().create_new(true).open(path)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

/// Replaces a key file atomically: a crash leaves the old or the new one.
fn replace(path: &Path, keys: &Keys) -> std::io::Result<()> {
    let new = path.with_added_extension(secret::new_id());
    write_private(&new, keys)?;
    std::fs::rename(&new, path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_file_without_a_client_secret_always_derives_the_same_secret() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("shop.db.keys.json");
        let old = r#"{ "clientId": "client", "siteId": "site", "ownerKey": "CW.key" }"#;
        let mut found = Vec::new();
        for _ in 0..2 {
            std::fs::write(&path, old).unwrap();
            found.push(load_or_create(&path).unwrap().0);
            found.push(load_or_create(&path).unwrap().0);
        }
        let [first, rest @ ..] = &found[..] else { panic!("no keys") };
        assert_eq!((first.owner_key.as_str(), first.client_secret.len()), ("CW.key", 43));
        assert!(rest.iter().all(|keys| keys.client_secret == first.client_secret));
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1);
    }
}
