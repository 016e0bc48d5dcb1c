//! Files that only their user can read and write.

use std::{fs::OpenOptions, path::Path};

#[cfg(unix)]
const USER_ONLY: u32 = 0o600;

/// Options for writing a file whose user alone has access.
///
/// ```
/// # let folder = tempfile::tempdir()?;
/// let file = cartwright_platform_base::private_file::options().create(true).open(folder.path().join("key"))?;
/// # drop(file);
/// # Ok::<(), std::io::Error>(())
/// ```
#[must_use]
pub fn options() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.mode(USER_ONLY);
    }
    options
}

/// Creates a directory that only its user can access.
pub fn create_directory(directory: &Path) -> std::io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::DirBuilderExt;
        builder.mode(0o700);
    }
    builder.create(directory)
}

/// Removes other users' permissions from an existing file.
pub fn restrict(path: &Path) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let Ok(metadata) = std::fs::metadata(path) else {
            return;
        };
        let is_shared = metadata.permissions().mode() & !USER_ONLY & 0o777 != 0;
        if is_shared && let Err(error) = std::fs::set_permissions(path, PermissionsExt::from_mode(USER_ONLY)) {
            tracing::warn!(%error, path = %path.display(), "other users of this machine may read the file");
        }
    }
}
