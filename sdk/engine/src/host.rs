//! Hosts: a base address, and the path prefix of each service.

use crate::json::digits;
use crate::row::Service;

/// The public API host.
const PUBLIC: &str = "https://www.wixapis.com";
/// The edge host, which caches reads.
const EDGE: &str = "https://edge.wixapis.com";

/// The kind of a host, which determines the services' path prefixes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Origin {
    /// The public API host, its edge, or a compatible server.
    Api,
    /// A site's own domain, which forwards calls to the platform.
    Site,
}

impl Origin {
    /// The path prefix of a service.
    #[must_use]
    pub const fn prefix(self, service: Service) -> &'static str {
        match (service, self) {
            (Service::Ecom | Service::Wishlists, Self::Api) => "/ecom",
            (Service::Ecom, Self::Site) => "/_api/ecom-cart",
            (Service::Members, Self::Api) => "/members",
            (Service::Members, Self::Site) => "/_api/members",
            (Service::Redirects, Self::Api) => "/_api/redirects-api",
            (Service::Redirects, Self::Site) => "/headless",
            (Service::Authentication, _) => "/_api/iam/authentication",
            (Service::Recovery, Self::Api) => "/_api/iam/recovery",
            (Service::Recovery, Self::Site) => "/_iam/recovery",
            (Service::Verification, _) => "/_api/iam/verification",
            (Service::OAuth | Service::WishlistsBulk, Self::Api) | (Service::GraphQl, _) => "",
            (Service::OAuth, Self::Site) => "/_api",
            (Service::StoresReader, Self::Api) => "/stores-reader",
            (Service::StoresReader, Self::Site) => "/_api/catalog-reader-server",
            (Service::Stores, Self::Api) => "/stores",
            (Service::Stores, Self::Site) => "/_api/catalog-server",
            (Service::Categories, _) => "/categories",
            (Service::SignOn, _) => "/iam/signon",
            (Service::Wishlists | Service::WishlistsBulk, Self::Site) => "/_api/wishlist",
        }
    }
}

/// A host that calls are sent to.
///
/// ```
/// use cartwright_engine::{Host, row::Service};
///
/// let host = Host::at("http://127.0.0.1:4400/").prefix(Service::Ecom, "/shop");
/// assert_eq!(host.url(Service::Ecom, "/v1/carts/current"), "http://127.0.0.1:4400/shop/v1/carts/current");
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Host {
    base: String,
    origin: Origin,
    overrides: Vec<(Service, String)>,
}

impl Default for Host {
    /// The public API host.
    fn default() -> Self {
        Self::at(PUBLIC)
    }
}

impl Host {
    /// The edge host, which caches reads.
    #[must_use]
    pub fn edge() -> Self {
        Self::at(EDGE)
    }

    /// Whether this is the public API host, which alone has a separate edge host.
    pub(crate) fn has_edge(&self) -> bool {
        self.base == PUBLIC
    }

    /// A server with the public API host's paths, such as a platform on this machine.
    #[must_use]
    pub fn at(base: impl Into<String>) -> Self {
        Self::of(base.into(), Origin::Api)
    }

    fn of(mut base: String, origin: Origin) -> Self {
        while base.ends_with("/") {
            base.truncate(base.len() - 1);
        }
        Self { base, origin, overrides: Vec::new() }
    }

    /// A site's own domain.
    #[must_use]
    pub fn site(base: impl Into<String>) -> Self {
        Self::of(base.into(), Origin::Site)
    }

    /// Replaces the prefix of one service on this host.
    #[must_use]
    pub fn prefix(mut self, service: Service, prefix: impl Into<String>) -> Self {
        self.overrides.push((service, prefix.into()));
        self
    }

    /// The scheme and authority, with no slash at the end.
    #[must_use]
    pub fn base(&self) -> &str {
        &self.base
    }

    /// The whole address of a service's path.
    #[must_use]
    pub fn url(&self, service: Service, path: &str) -> String {
        let prefix = self
            .overrides
            .iter()
            .rev()
            .find(|(named, _)| *named == service)
            .map_or(self.origin.prefix(service), |(_, prefix)| prefix);
        [&self.base, prefix, path].concat()
    }

    /// Whether this is an http or https address, or an absolute path on the page's origin.
    pub fn has_address(&self) -> bool {
        self.base.is_empty() || self.base.starts_with('/') || origin_of(&self.base).is_some()
    }

    /// Whether secrets may be sent to this host: over https, or to a loopback address.
    #[must_use]
    pub fn is_secure(&self) -> bool {
        is_secure(&self.base)
    }
}

/// The origin of an http or https address, as browsers write it; `None` for any other text.
pub fn origin_of(address: &str) -> Option<String> {
    let (scheme, rest) = address.split_once(':')?;
    let rest = rest.strip_prefix("//")?;
    let scheme = scheme.to_ascii_lowercase();
    let default_port = match scheme.as_str() {
        "https" => ":443",
        "http" => ":80",
        _ => return None,
    };
    let mut host = until(rest, b"/\\?#");
    while let Some((_, rest)) = host.split_once('@') {
        host = rest;
    }
    let host = host.to_ascii_lowercase();
    let host = host.strip_suffix(default_port).unwrap_or(&host);
    (!host.is_empty()).then(|| [&scheme, "://", host].concat())
}

/// Whether secrets may be sent to an address: over https, to a loopback address, or to the page's own origin.
pub fn is_secure(address: &str) -> bool {
    let is_path = address.starts_with("/") && !address.starts_with("//");
    let is_https = address.strip_prefix("https://").is_some_and(|rest| !rest.is_empty());
    is_path || is_https || is_loopback(address)
}

/// Whether an address is plain http to a loopback address.
pub fn is_loopback(address: &str) -> bool {
    let Some(rest) = address.strip_prefix("http://") else {
        return false;
    };
    let authority = until(rest, b"/?#");
    if authority.as_bytes().contains(&b'@') {
        return false;
    }
    let name = match authority.strip_prefix("[") {
        Some(bracketed) => until(bracketed, b"]"),
        None => until(authority, b":"),
    };
    name == "localhost" || name.ends_with(".localhost") || name == "::1" || is_ipv4_loopback(name)
}

/// `127.` and three more numbers. Parsing by hand, since a general address parser would double the size of this module.
fn is_ipv4_loopback(name: &str) -> bool {
    let mut parts = 0;
    for part in name.split('.') {
        if digits(part).is_none_or(|number| number > 255) {
            return false;
        }
        parts += 1;
    }
    parts == 4 && name.starts_with("127.")
}

/// The text before the first delimiter.
fn until<'a>(text: &'a str, ends: &[u8]) -> &'a str {
    let end = text.bytes().position(|byte| ends.contains(&byte));
    text.get(..end.unwrap_or(text.len())).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_is_serialized_as_in_browsers() {
        for (address, origin) in [
            ("https://Shop.Example/login?a=b", Some("https://shop.example")),
            ("https://shop.example:443", Some("https://shop.example")),
            ("http://localhost:4400/pages#x", Some("http://localhost:4400")),
            ("https://ada@shop.example/", Some("https://shop.example")),
            ("https://shop.example\\@evil.example/", Some("https://shop.example")),
            ("javascript://shop.example/%0aalert(1)", None),
            ("//shop.example", None),
            ("https://", None),
            ("", None),
        ] {
            assert_eq!(origin_of(address).as_deref(), origin, "{address}");
        }
    }

    #[test]
    fn the_public_host_is_the_default() {
        assert_eq!(
            Host::default().url(Service::StoresReader, "/v2/collections/query"),
            "https://www.wixapis.com/stores-reader/v2/collections/query"
        );
    }

    #[test]
    fn categories_have_the_same_path_prefix_on_every_host() {
        for host in [Host::default(), Host::site("https://shop.example")] {
            let url = host.url(Service::Categories, "/v1/categories");
            assert_eq!(url, [host.base(), "/categories/v1/categories"].concat());
        }
    }

    #[test]
    fn only_https_and_loopback_hosts_are_secure() {
        for (base, secure) in [
            ("https://shop.example", true),
            ("https://", false),
            ("http://shop.example", false),
            ("http://localhost:4400", true),
            ("http://shop.localhost", true),
            ("http://127.0.0.1:4400", true),
            ("http://[::1]:4400", true),
            ("http://localhost.shop.example", false),
            ("http://localhost:pass@shop.example", false),
            ("http://127.0.0.1.shop.example", false),
            ("http://127.shop.0.1", false),
            ("ftp://localhost", false),
            ("/session", true),
            ("//shop.example/session", false),
            ("", false),
        ] {
            assert_eq!(Host::at(base).is_secure(), secure, "{base}");
        }
    }
}
