//! Web addresses: origins, hosts and queries.

use crate::error::{ApiError, Result};
use ipnet::IpNet;
use std::{net::IpAddr, sync::LazyLock};

/// Adds parameters to an address's query.
pub fn with_query(address: &str, pairs: &[(&str, &str)]) -> Result<String> {
    let mut parsed = url::Url::parse(address).map_err(ApiError::internal)?;
    parsed.query_pairs_mut().extend_pairs(pairs);
    Ok(normalized(&parsed))
}

/// The address in RFC 3986 characters, without an empty query; browsers leave other characters in a query.
pub fn normalized(url: &url::Url) -> String {
    let mut url = url.clone();
    if url.query() == Some("") {
        url.set_query(None);
    }
    let mut text = String::with_capacity(url.as_str().len());
    for character in url.as_str().chars() {
        match character {
            '\\' | '^' | '`' | '{' | '|' | '}' => text.push_str(&format!("%{:02X}", u32::from(character))),
            other => text.push(other),
        }
    }
    text
}

/// Parses an http address as browsers do; `None` if malformed or if it contains a user name.
pub fn parsed(address: &str) -> Option<url::Url> {
    if address.contains(|character: char| character.is_control() || character == ' ') {
        return None;
    }
    let url = url::Url::parse(address).ok()?;
    let is_plain = matches!(url.scheme(), "http" | "https") && url.username().is_empty() && url.password().is_none();
    // A spelling of the authority that parsers read differently would allow host confusion.
    let has_plain_start = address.get(url.scheme().len()..).is_some_and(|rest| {
        rest.strip_prefix("://").is_some_and(|rest| {
            !rest.starts_with(['/', '\\']) && !rest.split(['/', '?', '#']).next().unwrap_or_default().contains('\\')
        })
    });
    (is_plain && has_plain_start).then_some(url)
}

/// The origin of an http address: scheme, host and port.
pub fn origin_of(address: &str) -> Option<String> {
    Some(parsed(address)?.origin().ascii_serialization())
}

/// Whether a host name or http address is this machine's.
///
/// ```
/// use cartwright_platform_base::address::is_on_this_machine;
///
/// assert!(is_on_this_machine("http://localhost:5173"));
/// assert!(!is_on_this_machine("shop.example"));
/// ```
pub fn is_on_this_machine(place: &str) -> bool {
    origin_of(place).map_or_else(|| is_loopback_host(place), |origin| is_loopback_origin(&origin))
}

pub fn is_loopback_origin(origin: &str) -> bool {
    let host = origin.split_once("://").map(|(_, host)| host);
    host.is_some_and(is_loopback_host)
}

/// Whether an http address names this machine or a private network. Does not resolve names.
pub fn is_private(address: &str) -> bool {
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

/// Networks outside the public internet, from IANA's special-purpose and multicast registries. IPv6 ranges that embed
/// IPv4 addresses are included, since they may lead to any network.
const PRIVATE_NETWORKS: [(&str, &str); 30] = [
    ("This network", "0.0.0.0/8"),
    ("Private-Use", "10.0.0.0/8"),
    ("Shared Address Space", "100.64.0.0/10"),
    ("Loopback", "127.0.0.0/8"),
    ("Link Local", "169.254.0.0/16"),
    ("Private-Use", "172.16.0.0/12"),
    ("IETF Protocol Assignments", "192.0.0.0/24"),
    ("Documentation (TEST-NET-1)", "192.0.2.0/24"),
    ("6to4 Relay Anycast", "192.88.99.0/24"),
    ("Private-Use", "192.168.0.0/16"),
    ("Benchmarking", "198.18.0.0/15"),
    ("Documentation (TEST-NET-2)", "198.51.100.0/24"),
    ("Documentation (TEST-NET-3)", "203.0.113.0/24"),
    ("Multicast", "224.0.0.0/4"),
    ("Reserved", "240.0.0.0/4"),
    ("Unspecified, Loopback and IPv4-Compatible Addresses", "::/96"),
    ("IPv4-IPv6 Translation (SIIT)", "::ffff:0:0:0/96"),
    ("IPv4-IPv6 Translation", "64:ff9b::/96"),
    ("IPv4-IPv6 Translation", "64:ff9b:1::/48"),
    ("Discard-Only Address Block", "100::/64"),
    ("IETF Protocol Assignments and TEREDO", "2001::/23"),
    ("Documentation", "2001:db8::/32"),
    ("6to4", "2002::/16"),
    ("Documentation", "3fff::/20"),
    ("Segment Routing (SRv6) SIDs", "5f00::/16"),
    ("6bone", "3ffe::/16"),
    ("Unique-Local", "fc00::/7"),
    ("Link-Local Unicast", "fe80::/10"),
    ("Site-Local Unicast", "fec0::/10"),
    ("Multicast", "ff00::/8"),
];

/// Whether an IP address is one of this machine or of a private network.
pub fn is_private_ip(ip: IpAddr) -> bool {
    static NETWORKS: LazyLock<Vec<IpNet>> =
        LazyLock::new(|| PRIVATE_NETWORKS.iter().filter_map(|(_, network)| network.parse().ok()).collect());
    let ip = ip.to_canonical();
    NETWORKS.iter().any(|network| network.contains(&ip))
}

/// Whether a `Host` header names this machine; a port may follow.
pub fn is_loopback_host(host: &str) -> bool {
    let address = host_name(host);
    address.eq_ignore_ascii_case("localhost") || address.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
}

/// The name or address in a `Host` header, without port and brackets.
pub fn host_name(host: &str) -> &str {
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    };
    name.strip_prefix('[').and_then(|name| name.strip_suffix(']')).unwrap_or(name)
}

#[cfg(test)]
mod tests {
    use super::{PRIVATE_NETWORKS, is_private, is_private_ip, normalized, origin_of, parsed, with_query};
    use ipnet::IpNet;

    #[test]
    fn private_addresses_are_recognized_in_every_notation() {
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
        for address in ["https://hooks.example/", "http://8.8.8.8/", "http://[2606:4700::1]/", "no address"] {
            assert!(!is_private(address), "{address}");
        }
    }

    #[test]
    fn both_ends_of_every_private_network_are_private() {
        for (name, network) in PRIVATE_NETWORKS {
            let network: IpNet = network.parse().unwrap();
            for ip in [network.addr(), network.broadcast()] {
                assert!(is_private_ip(ip), "{name}: {ip}");
            }
        }
        for ip in
            ["100.63.255.255", "100.128.0.0", "198.17.255.255", "223.255.255.255", "64:ff9c::1", "2003::1", "2400::1"]
        {
            assert!(!is_private_ip(ip.parse().unwrap()), "{ip}");
        }
    }

    #[test]
    fn a_written_url_percent_encodes_invalid_characters() {
        for (address, expected) in [
            ("http://shop.example/a?b=\\c|d^e`f{g}", "http://shop.example/a?b=%5Cc%7Cd%5Ee%60f%7Bg%7D"),
            ("http://shop.example/a?", "http://shop.example/a"),
            ("http://shop.example/a?#b", "http://shop.example/a#b"),
            ("http://shop.example/%5C?a=1", "http://shop.example/%5C?a=1"),
        ] {
            assert_eq!(normalized(&parsed(address).unwrap()), expected);
        }
        assert_eq!(with_query("http://shop.example/", &[]).unwrap(), "http://shop.example/");
    }

    #[test]
    fn an_origin_consists_of_scheme_host_and_port() {
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
