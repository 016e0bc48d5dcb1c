//! Redirects programs in Python, Go, PHP and Ruby, and `curl`, by the proxy and certificates in their environment.

use super::authority::Authority;
use std::ffi::OsString;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// The variables of the certificate file: OpenSSL and Go, Python's `requests`, and `curl`.
const CERTIFICATES: [&str; 3] = ["SSL_CERT_FILE", "REQUESTS_CA_BUNDLE", "CURL_CA_BUNDLE"];
/// The variables of the https proxy.
const PROXY: [&str; 2] = ["HTTPS_PROXY", "https_proxy"];
/// The variables of hosts without a proxy.
const NO_PROXY: [&str; 2] = ["NO_PROXY", "no_proxy"];
/// The system's trusted certificates, by system.
const TRUSTED: [&str; 4] = [
    "/etc/ssl/certs/ca-certificates.crt",
    "/etc/pki/tls/certs/ca-bundle.crt",
    "/etc/ssl/ca-bundle.pem",
    "/etc/ssl/cert.pem",
];

/// The environment of a redirected program, or the reason why it is not redirected.
pub(super) fn environment(
    relay: SocketAddr,
    authority: &Authority,
    folder: &Path,
) -> Result<Vec<(&'static str, OsString)>, String> {
    if let Some(name) = PROXY.iter().find(|name| env::var_os(name).is_some_and(|proxy| !proxy.is_empty())) {
        return Err(format!("not led: {name} names a proxy already"));
    }
    let bundle = bundle(authority, folder)?;
    let certificates = CERTIFICATES.map(|name| (name, bundle.clone().into_os_string()));
    let proxy = PROXY.map(|name| (name, OsString::from(format!("http://{relay}"))));
    let direct = NO_PROXY.map(|name| {
        let known = env::var(name).unwrap_or_default();
        (name, OsString::from(format!("{known},localhost,127.0.0.1,::1").trim_start_matches(',')))
    });
    Ok(certificates.into_iter().chain(proxy).chain(direct).collect())
}

/// Writes a file with the certificates that the program trusts by default, and the authority's.
fn bundle(authority: &Authority, folder: &Path) -> Result<PathBuf, String> {
    let named = CERTIFICATES.iter().filter_map(env::var_os).map(PathBuf::from);
    let trusted = named
        .chain(TRUSTED.map(PathBuf::from))
        .find_map(|file| fs::read_to_string(file).ok())
        .ok_or("not led: this machine has no file of trusted certificates; SSL_CERT_FILE names one")?;
    let failed = |error: std::io::Error| format!("not led: {error}");
    let own = fs::read_to_string(&authority.certificate_file).map_err(failed)?;
    let file = folder.join("trusted.pem");
    fs::write(&file, [trusted.as_str(), "\n", &own].concat()).map_err(failed)?;
    Ok(file)
}
