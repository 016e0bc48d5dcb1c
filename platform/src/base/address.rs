//! Addresses: origins, hosts, and queries.

use crate::base::error::{ApiError, Result};
use std::net::IpAddr;

/// An address with more parameters in its query.
pub(crate) fn with_query(address: &str, pairs: &[(&str, &str)]) -> Result<String> {
    let mut parsed = url::Url::parse(address).map_err(ApiError::internal)?;
    parsed.query_pairs_mut().extend_pairs(pairs);
    Ok(parsed.into())
}

/// An http address as browsers read it; nothing for a text that is none, or that names a user.
pub(crate) fn parsed(address: &str) -> Option<url::Url> {
    if address.contains(|character: char| character.is_control() || character == ' ') {
        return None;
    }
    let url = url::Url::parse(address).ok()?;
    let is_plain = matches!(url.scheme(), "http" | "https") && url.username().is_empty() && url.password().is_none();
    // An authority in a spelling that browsers read differently could mislead one of two readers.
    let has_plain_start = address.get(url.scheme().len()..).is_some_and(|rest| {
        rest.strip_prefix("://").is_some_and(|rest| {
            !rest.starts_with(['/', '\\']) && !rest.split(['/', '?', '#']).next().unwrap_or_default().contains('\\')
        })
    });
    (is_plain && has_plain_start).then_some(url)
}

/// The origin of an http address: scheme, host and port.
pub(crate) fn origin_of(address: &str) -> Option<String> {
    Some(parsed(address)?.origin().ascii_serialization())
}

/// Whether a host's name or an http address is this machine's.
///
/// ```
/// use cartwright_platform::is_on_this_machine;
///
/// assert!(is_on_this_machine("http://localhost:5173"));
/// assert!(!is_on_this_machine("shop.example"));
/// ```
pub fn is_on_this_machine(place: &str) -> bool {
    origin_of(place).map_or_else(|| is_loopback_host(place), |origin| is_loopback_origin(&origin))
}

pub(crate) fn is_loopback_origin(origin: &str) -> bool {
    let host = origin.split_once("://").map(|(_, host)| host);
    host.is_some_and(is_loopback_host)
}

/// Whether an http address is written as one of this machine or of a private network. Names are not resolved.
pub(crate) fn is_private(address: &str) -> bool {
    let host = url::Url::parse(address).ok().and_then(|url| url.host().map(|host| host.to_owned()));
    match host {
        Some(url::Host::Ipv4(ip)) => is_private_ip(ip.into()),
        Some(url::Host::Ipv6(ip)) => is_private_ip(ip.into()),
        Some(url::Host::Domain(name)) => {
            let name = name.trim_end_matches('.');
            name == "localhost" || name.ends_with(".localhost")
        }
        None => false,
    }
}

/// Whether an IP address is one of this machine or of a private network.
pub(crate) fn is_private_ip(ip: IpAddr) -> bool {
    match ip.to_canonical() {
        IpAddr::V4(ip) => ip.is_private() || ip.is_loopback() || ip.is_link_local() || ip.is_unspecified(),
        IpAddr::V6(ip) => ip.is_loopback() || ip.is_unspecified() || ip.is_unique_local() || ip.is_unicast_link_local(),
    }
}

/// Whether a `Host` header names this machine; a port may follow.
pub(crate) fn is_loopback_host(host: &str) -> bool {
    let address = host_name(host);
    address.eq_ignore_ascii_case("localhost") || address.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
}

/// The name or address in a `Host` header, without port and brackets.
pub(crate) fn host_name(host: &str) -> &str {
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    };
    name.strip_prefix('[').and_then(|name| name.strip_suffix(']')).unwrap_or(name)
}

#[cfg(test)]
mod tests {
    use super::{is_private, origin_of};

    #[test]
    fn addresses_of_private_networks_are_known_in_each_form() {
        for address in [
            "http://127.0.0.1:9/hook",
            "http://2130706433/",
            "http://10.1.2.3/",
            "http://172.16.0.1/",
            "https://192.168.0.10/",
            "http://169.254.169.254/",
            "http://[::1]/",
            "http://[fd00::1]/",
            "http://[::ffff:10.0.0.1]/",
            "http://localhost./",
        ] {
            assert!(is_private(address), "{address}");
        }
        for address in ["https://hooks.example/", "http://192.0.2.1/", "http://[2001:db8::1]/", "no address"] {
            assert!(!is_private(address), "{address}");
        }
    }

    #[test]
    fn an_origin_is_scheme_host_and_port() {
        assert_eq!(origin_of("http://Shop.example:5173/a?b#c").as_deref(), Some("http://shop.example:5173"));
        for address in [
            "javascript:alert(1)",
            "//shop.example",
            "ftp://shop.example",
            "http://a@b/",
            "http:///x",
            "http://localhost\\@evil.example/",
            "http://localhost:99999/",
            "http://localhost/\r\nx: y",
            "http://local host/",
            "http://",
        ] {
            assert_eq!(origin_of(address), None, "{address}");
        }
    }
}
