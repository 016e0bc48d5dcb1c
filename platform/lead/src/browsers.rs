//! Redirects browsers here, in a separate profile, so that the usual one stays unchanged.

use super::{HOSTS, authority::Authority};
use std::{net::SocketAddr, path::Path};

/// The command line of a redirected Chromium.
pub(super) fn chromium(relay: SocketAddr, authority: &Authority, folder: &Path) -> String {
    let rules: Vec<String> = HOSTS.iter().map(|host| format!("MAP {host}:443 {relay}")).collect();
    let profile = folder.join("chromium");
    format!(
        "chromium --user-data-dir={profile:?} --host-resolver-rules={:?} --ignore-certificate-errors-spki-list={}",
        rules.join(", "),
        authority.key_hash
    )
}

/// Writes the profile of a redirected Firefox, with a proxy for the hosts and an exception for their certificate;
/// returns its command line.
pub(super) fn firefox(relay: SocketAddr, authority: &Authority, folder: &Path) -> Result<String, String> {
    let profile = folder.join("firefox");
    let failed = |error: std::io::Error| format!("{}: {error}.", profile.display());
    std::fs::create_dir_all(&profile).map_err(failed)?;
    let hosts = serde_json::to_string(&HOSTS).map_err(|error| error.to_string())?;
    let script = format!(
        "function FindProxyForURL(url, host) {{ return {hosts}.includes(host) ? 'PROXY {relay}' : 'DIRECT'; }}"
    );
    let script = serde_json::to_string(&format!("data:text/javascript,{script}")).map_err(|error| error.to_string())?;
    let settings =
        format!("user_pref(\"network.proxy.type\", 2);\nuser_pref(\"network.proxy.autoconfig_url\", {script});\n");
    std::fs::write(profile.join("user.js"), settings).map_err(failed)?;
    let trusted = HOSTS.map(|host| format!("{host}:443:\tOID.2.16.840.1.101.3.4.2.1\t{}\t\n", authority.fingerprint));
    std::fs::write(profile.join("cert_override.txt"), trusted.concat()).map_err(failed)?;
    Ok(format!("firefox --no-remote --profile {profile:?}"))
}
