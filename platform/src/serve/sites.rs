//! The sites of a process: platforms with their own port, database and keys.

use super::options::Serve;
use crate::{Config, Platform};
use std::path::{Path, PathBuf};
use std::{io::ErrorKind, net::SocketAddr};
use tokio::net::TcpListener;

/// A site that is ready to serve, or serving.
#[derive(Debug)]
pub struct OpenSite {
    pub(super) name: String,
    /// Its platform.
    pub platform: Platform,
    /// `None` once the site is serving.
    pub(super) listener: Option<TcpListener>,
    /// The listener's address.
    pub address: SocketAddr,
    /// The database file, or a note that the data is in memory.
    pub(super) place: String,
}

/// The first site's name if there are others.
const FIRST: &str = "first";

/// Opens the main site and further ones: on successive ports, or on free ones if the port is 0.
pub(super) async fn open(options: &Serve) -> Result<Vec<OpenSite>, String> {
    let mut bound = vec![(FIRST.to_owned(), options.config(), listen(options, options.port).await?)];
    for (site, after) in options.site.iter().zip(1..) {
        if bound.iter().any(|(name, ..)| *name == site.name) {
            return Err(format!("There are two sites named {}; give one another name.", site.name));
        }
        let port = if options.port == 0 { 0 } else { options.port.saturating_add(after) };
        let config = Config {
            database: (!options.memory).then(|| beside(&options.db, &site.name)),
            public_url: None,
            catalog: Some(site.catalog.setting().to_owned()),
            past_days: 0,
            ..options.config()
        };
        bound.push((site.name.clone(), config, listen(options, port).await?));
    }
    let mut addresses = Vec::new();
    for (name, _, listener) in &bound {
        let address = listener.local_addr().map_err(|error| error.to_string())?;
        addresses.push((name.clone(), format!("http://{address}")));
    }
    let mut sites = Vec::new();
    for (name, config, listener) in bound {
        let others = addresses.iter().filter(|(other, _)| *other != name).cloned();
        let config = Config { other_sites: others.collect(), ..config };
        let place = config.database.as_ref().map_or_else(|| "in memory".to_owned(), |path| path.display().to_string());
        let opened = tokio::task::spawn_blocking(move || Platform::open(config)).await;
        sites.push(OpenSite {
            name,
            platform: opened.map_err(|error| error.to_string())?.map_err(|error| error.to_string())?,
            address: listener.local_addr().map_err(|error| error.to_string())?,
            listener: Some(listener),
            place,
        });
    }
    Ok(sites)
}

async fn listen(options: &Serve, port: u16) -> Result<TcpListener, String> {
    let address = SocketAddr::new(options.host, port);
    TcpListener::bind(address).await.map_err(|error| match error.kind() {
        ErrorKind::AddrInUse => format!("Port {port} is taken; choose another with --port."),
        ErrorKind::PermissionDenied => format!("Listening on {address} is not allowed."),
        _ => format!("Listening on {address} failed: {error}."),
    })
}

/// A further site's database: `shop-old.db` beside `shop.db`.
fn beside(database: &Path, name: &str) -> PathBuf {
    let stem = database.file_stem().unwrap_or_default().to_string_lossy();
    let ending = database.extension().unwrap_or_default().to_string_lossy();
    let dot = if ending.is_empty() { "" } else { "." };
    database.with_file_name(format!("{stem}-{name}{dot}{ending}"))
}

#[cfg(test)]
mod tests {
    use super::beside;
    use std::path::Path;

    #[test]
    fn an_additional_site_has_a_database_next_to_the_first() {
        assert_eq!(beside(Path::new("data/shop.db"), "old"), Path::new("data/shop-old.db"));
        assert_eq!(beside(Path::new("shop"), "old"), Path::new("shop-old"));
    }
}
