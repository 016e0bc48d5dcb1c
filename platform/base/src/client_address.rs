//! The network address of a caller, also behind reverse proxies.

use axum::http::{HeaderMap, HeaderName, header};
use ipnet::IpNet;
use std::{net::IpAddr, str::FromStr};

/// The reverse proxies that are trusted to name a caller's address.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum TrustedProxies {
    /// None: the peer address of the connection is the caller's.
    #[default]
    None,
    /// The number of chained proxies.
    Hops(usize),
    /// All proxies within these networks.
    Networks(Vec<IpNet>),
}

/// The text is neither a number of proxies nor a list of networks.
#[derive(Debug, thiserror::Error)]
#[error("a number of proxies, or their networks, such as 10.0.0.0/8,192.0.2.7")]
pub struct ProxiesError;

impl FromStr for TrustedProxies {
    type Err = ProxiesError;

    fn from_str(text: &str) -> Result<Self, ProxiesError> {
        if let Ok(hops) = text.trim().parse() {
            return Ok(if hops == 0 { Self::None } else { Self::Hops(hops) });
        }
        let networks = text.split(',').map(str::trim).map(|part| {
            let network = part.parse::<IpNet>();
            network.or_else(|_| part.parse::<IpAddr>().map(IpNet::from))
        });
        let networks = networks.collect::<Result<_, _>>();
        networks.map(Self::Networks).map_err(|_| ProxiesError)
    }
}

/// The header in which trusted proxies forward the caller's address. Other headers are ignored: proxies pass on those
/// that a caller forges.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProxyHeader(HeaderName);

impl Default for ProxyHeader {
    /// `X-Forwarded-For`, the header of most proxies.
    fn default() -> Self {
        Self(HeaderName::from_static("x-forwarded-for"))
    }
}

/// The text is not a header name.
#[derive(Debug, thiserror::Error)]
#[error("the name of a header, such as X-Forwarded-For or Forwarded")]
pub struct ProxyHeaderError;

impl FromStr for ProxyHeader {
    type Err = ProxyHeaderError;

    fn from_str(text: &str) -> Result<Self, ProxyHeaderError> {
        text.parse().map(Self).map_err(|_| ProxyHeaderError)
    }
}

impl ProxyHeader {
    /// The forwarded addresses, nearest last; `None` for an obfuscated or malformed one.
    fn addresses(&self, headers: &HeaderMap) -> Vec<Option<IpAddr>> {
        let texts = headers.get_all(&self.0).into_iter().filter_map(|value| value.to_str().ok());
        let entries = texts.flat_map(|text| text.split(',').map(str::trim));
        let is_standard = self.0 == header::FORWARDED;
        entries.map(|entry| if is_standard { standard(entry) } else { address(entry) }).collect()
    }
}

impl TrustedProxies {
    /// The caller's address: the last entry that a trusted proxy appended.
    pub(crate) fn client(&self, peer: IpAddr, header: &ProxyHeader, headers: &HeaderMap) -> IpAddr {
        let mut client = peer.to_canonical();
        for (passed, named) in header.addresses(headers).into_iter().rev().enumerate() {
            let is_trusted = match self {
                Self::None => false,
                Self::Hops(hops) => passed < *hops,
                Self::Networks(networks) => networks.iter().any(|network| network.contains(&client)),
            };
            match named {
                Some(named) if is_trusted => client = named.to_canonical(),
                _ => break,
            }
        }
        client
    }
}

/// The address in an element of `Forwarded` (RFC 7239).
fn standard(element: &str) -> Option<IpAddr> {
    let mut pairs = element.split(';').filter_map(|pair| pair.trim().split_once('='));
    let (_, node) = pairs.find(|(name, _)| name.eq_ignore_ascii_case("for"))?;
    address(node.trim().trim_matches('"'))
}

/// Parses an address with an optional port, and IPv6 with optional brackets.
fn address(text: &str) -> Option<IpAddr> {
    if let Some(rest) = text.strip_prefix('[') {
        let (inside, _) = rest.split_once(']')?;
        return inside.parse().ok();
    }
    let alone = text.parse().ok();
    alone.or_else(|| text.rsplit_once(':')?.0.parse().ok())
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::{HeaderName, HeaderValue};

    fn client(proxies: &str, peer: &str, header: &str, headers: &[(&'static str, &'static str)]) -> String {
        let headers = headers
            .iter()
            .map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)))
            .collect();
        let proxies: TrustedProxies = proxies.parse().unwrap();
        proxies.client(peer.parse().unwrap(), &header.parse().unwrap(), &headers).to_string()
    }

    #[test]
    fn the_client_address_is_taken_only_from_trusted_proxies() {
        let named = [("x-forwarded-for", "203.0.113.5, 198.51.100.7, 10.0.0.2")];
        for (proxies, peer, expected) in [
            ("0", "10.0.0.1", "10.0.0.1"),
            ("1", "10.0.0.1", "10.0.0.2"),
            ("2", "10.0.0.1", "198.51.100.7"),
            ("9", "10.0.0.1", "203.0.113.5"),
            ("10.0.0.0/8", "10.0.0.1", "198.51.100.7"),
            ("10.0.0.0/8, 198.51.100.7", "10.0.0.1", "203.0.113.5"),
            ("10.0.0.0/8", "192.0.2.1", "192.0.2.1"),
        ] {
            assert_eq!(client(proxies, peer, "X-Forwarded-For", &named), expected, "{proxies} {peer}");
        }
        assert_eq!(client("1", "::ffff:10.0.0.1", "X-Forwarded-For", &[]), "10.0.0.1");
    }

    #[test]
    fn the_client_address_is_read_from_the_configured_header() {
        for (name, value, expected) in [
            ("forwarded", "for=192.0.2.60;proto=http;by=203.0.113.43", "192.0.2.60"),
            ("forwarded", "For=\"[2001:db8::17]:4711\"", "2001:db8::17"),
            ("forwarded", "for=_hidden", "10.0.0.1"),
            ("x-forwarded-for", "192.0.2.60:1234", "192.0.2.60"),
            ("x-forwarded-for", "2001:db8::17", "2001:db8::17"),
            ("x-forwarded-for", "nonsense", "10.0.0.1"),
            ("cf-connecting-ip", "192.0.2.60", "192.0.2.60"),
        ] {
            assert_eq!(client("1", "10.0.0.1", name, &[(name, value)]), expected, "{value}");
        }
    }

    #[test]
    fn headers_other_than_the_configured_one_are_ignored() {
        let both = [("forwarded", "for=198.51.100.1"), ("x-forwarded-for", "203.0.113.9")];
        assert_eq!(client("1", "10.0.0.1", "X-Forwarded-For", &both), "203.0.113.9");
        assert_eq!(client("1", "10.0.0.1", "Forwarded", &both), "198.51.100.1");
        assert_eq!(client("1", "10.0.0.1", "X-Real-IP", &both), "10.0.0.1");
        for name in ["x-real-ip", "true-client-ip", "cf-connecting-ip", "via"] {
            let forged = [("x-forwarded-for", "203.0.113.9"), (name, "198.51.100.1")];
            assert_eq!(client("1", "10.0.0.1", "X-Forwarded-For", &forged), "203.0.113.9", "{name}");
        }
        assert!("X Forwarded".parse::<ProxyHeader>().is_err());
    }

    #[test]
    fn an_invalid_proxy_list_is_refused() {
        for text in ["", "some", "10.0.0.0/33", "10.0.0.1,"] {
            assert!(text.parse::<TrustedProxies>().is_err(), "{text}");
        }
    }
}
