//! Cookies of the hosted pages.

use crate::state::Shop;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;

pub const LOGIN: &str = "cw_login";

/// The full name of a cookie. On https the prefix `__Host-` keeps subdomains of the domain from setting it (RFC
/// 6265bis).
fn full_name(shop: &Shop, name: &str) -> String {
    let prefix = if is_secure(shop) { "__Host-" } else { "" };
    [prefix, &of_site(name, &shop.keys.site_id)].concat()
}

/// The name of a site's cookie, distinct for each site: browsers share cookies between all ports of a host.
pub fn of_site(name: &str, site: &str) -> String {
    let site: String = site.chars().take(8).collect();
    format!("{name}_{site}")
}

fn is_secure(shop: &Shop) -> bool {
    shop.public_url().starts_with("https://")
}

pub fn read(shop: &Shop, headers: &HeaderMap, name: &str) -> Option<String> {
    value(headers, &full_name(shop, name))
}

/// The value of a cookie by its full name.
pub fn value(headers: &HeaderMap, name: &str) -> Option<String> {
    let texts = headers.get_all(header::COOKIE).into_iter();
    let mut pairs = texts
        .filter_map(|text| text.to_str().ok())
        .flat_map(|text| text.split(';'))
        .filter_map(|pair| pair.trim().split_once('='));
    let (_, value) = pairs.find(|(known, _)| *known == name)?;
    Some(value.to_owned())
}

/// Sets a cookie that scripts cannot read (`HttpOnly`); a lifetime of zero deletes it.
pub fn set(shop: &Shop, response: &mut Response, name: &str, value: &str, seconds: i64) {
    if let Ok(value) = HeaderValue::from_str(&text(shop, name, value, seconds)) {
        response.headers_mut().append(header::SET_COOKIE, value);
    }
}

fn text(shop: &Shop, name: &str, value: &str, seconds: i64) -> String {
    let name = full_name(shop, name);
    let secure = if is_secure(shop) { "; Secure" } else { "" };
    format!("{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}")
}

/// The browser's login session, if it has one.
pub fn login(shop: &Shop, headers: &HeaderMap) -> Option<String> {
    read(shop, headers, LOGIN).filter(|login| !login.is_empty())
}

/// The `Set-Cookie` header that deletes the login session.
pub fn forget_login(shop: &Shop) -> String {
    text(shop, LOGIN, "", 0)
}
