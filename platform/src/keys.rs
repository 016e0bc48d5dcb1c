//! The site's keys: made once and kept beside the database.

use crate::config::Keys;
use crate::{private_file, secret};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

/// The prefix of every owner's key, which tells it from an access token.
pub(crate) const OWNER_KEY_PREFIX: &str = "CW.";

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
    /// The system gave no random numbers.
    #[error("The system gave no random numbers.")]
    Random,
}

/// The path of the key file of a database: `shop.db` has `shop.db.keys.json`.
pub(crate) fn path_beside(database: &Path) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(".keys.json");
    PathBuf::from(name)
}

/// New keys.
pub(crate) fn generate() -> Result<Keys, KeysError> {
    let secret = secret::random_secret().map_err(|_| KeysError::Random)?;
    Ok(Keys {
        client_id: secret::new_id(),
        site_id: secret::new_id(),
        owner_key: [OWNER_KEY_PREFIX, &secret].concat(),
    })
}

/// The keys in a file, which is made if it is not there, and whether it was.
pub(crate) fn load_or_create(path: &Path) -> Result<(Keys, bool), KeysError> {
    let file_error = |source| KeysError::File {
        path: path.to_path_buf(),
        source,
    };
    match std::fs::read_to_string(path) {
        Ok(text) => {
            private_file::restrict(path);
            let keys = serde_json::from_str(&text).map_err(|_| KeysError::Malformed(path.to_path_buf()))?;
            Ok((keys, false))
        }
        Err(error) if error.kind() == ErrorKind::NotFound => {
            let keys = generate()?;
            let text = serde_json::to_string_pretty(&keys).map_err(|_| KeysError::Malformed(path.to_path_buf()))?;
            write_private(path, &text).map_err(file_error)?;
            Ok((keys, true))
        }
        Err(error) => Err(file_error(error)),
    }
}

/// Writes a new file that only its user can read.
fn write_private(path: &Path, text: &str) -> std::io::Result<()> {
    let mut file = private_file::options().create_new(true).open(path)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}
