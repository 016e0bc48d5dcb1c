//! The options of serving.

use crate::{Config, Limits, ProxyHeader, Seed, TrustedProxies, is_on_this_machine};
use clap::{Args, ValueEnum};
use jiff::civil::Date;
use std::{net::IpAddr, path::PathBuf};

/// The options of `serve`.
#[derive(Debug, Args)]
pub struct Serve {
    /// The database file.
    #[arg(long, env = "CARTWRIGHT_DB", default_value = "cartwright.db")]
    pub db: PathBuf,
    /// Keeps all data in memory; it is lost at the end.
    #[arg(long)]
    pub memory: bool,
    /// The port to listen on; 0 picks a free one.
    #[arg(long, env = "PLATFORM_PORT", default_value_t = 4400)]
    pub(super) port: u16,
    /// The address to listen on.
    #[arg(long, default_value = "127.0.0.1")]
    pub(super) host: IpAddr,
    /// Serves other machines, directly or through a proxy, although captchas, cards and mail are simulated.
    #[arg(long)]
    pub(super) simulation: bool,
    /// A further host name of the platform; may be given more than once.
    #[arg(long, value_name = "NAME")]
    host_name: Vec<String>,
    /// The address at which browsers reach the platform, if not the one it listens on.
    #[arg(long, value_name = "URL")]
    public_url: Option<String>,
    /// Fills an empty shop: demo, digital, edge-cases, million, or the file of a seed pack.
    #[arg(long, value_name = "NAME|FILE", value_parser = seed)]
    pub(super) seed: Option<Seed>,
    /// Generates this many days of orders, members and reports for the demo shop.
    #[arg(long, value_name = "DAYS", default_value_t = 0, value_parser = clap::value_parser!(u32).range(..=3650))]
    past: u32,
    /// The site's catalog version; calls of the other version are refused.
    #[arg(long, value_enum)]
    catalog: Option<CatalogName>,
    /// A further site with a port, database and keys of its own, such as old=v1; may be given more than once.
    #[arg(long, value_name = "NAME=CATALOG", value_parser = further_site)]
    pub(super) site: Vec<FurtherSite>,
    /// The currency of an empty shop's prices, by its ISO 4217 code.
    #[arg(long, value_name = "CODE")]
    currency: Option<String>,
    /// The base address of media paths, if not the platform's own: for programs that allow one host only.
    #[arg(long, value_name = "URL")]
    media_base: Option<String>,
    /// The client id, in place of the generated one.
    #[arg(skip)]
    client_id: Option<String>,
    /// Hosts whose calls a relay on this machine forwards.
    #[arg(skip)]
    led_hosts: Vec<String>,
    /// The origin of a store that may call from a browser; may be given more than once. Stores on this machine may call
    /// if the platform listens on this machine only.
    #[arg(long, value_name = "ORIGIN", default_value = "http://localhost:5173")]
    pub(super) store_origin: Vec<String>,
    /// A further redirect address of logins, matched exactly; may be given more than once.
    #[arg(long, value_name = "URI")]
    redirect_uri: Vec<String>,
    /// The trusted reverse proxies in front of the platform, which forward a caller's address: their number, or a list
    /// of their networks.
    #[arg(long, value_name = "N|NETWORKS", default_value = "0")]
    trusted_proxy: TrustedProxies,
    /// The header in which trusted proxies forward a caller's address: X-Forwarded-For, Forwarded, or one with the
    /// address alone. Other headers are ignored.
    #[arg(long, value_name = "NAME", default_value = "X-Forwarded-For")]
    trusted_proxy_header: ProxyHeader,
    /// The maximum of anonymous visitors of one network address within ten minutes; 0 is unlimited.
    #[arg(long, value_name = "N", default_value_t = Limits::default().visitors_per_address)]
    visitors_per_address: u32,
    #[arg(long, value_name = "NAME=N", value_parser = limit, help = limit_help())]
    limit: Vec<(LimitField, u32)>,
    /// The lifetime of an access token, in seconds.
    #[arg(long, value_name = "SECONDS", default_value_t = 14_400, value_parser = clap::value_parser!(i64).range(1..))]
    token_lifetime: i64,
    /// Applies the hosted platform's limits: 200 calls a minute for a caller, and redirects to registered addresses
    /// only.
    #[arg(long)]
    hosted_limits: bool,
    /// Lets tests inject faults and move the clock, under /_test. Not for a shop in production.
    #[arg(long)]
    test_hooks: bool,
    /// Freezes the clock at a moment, such as 2026-01-31T09:00:00Z, until it is advanced.
    #[arg(long, value_name = "MOMENT", value_parser = crate::moment)]
    clock: Option<i64>,
    /// Rehearses a day, such as 2027-02-02: refuses the calls that the hosted platform has removed by then. The clock
    /// stays as it is.
    #[arg(long, value_name = "DAY", value_parser = crate::day)]
    pub(super) as_of: Option<Date>,
    /// Prints the startup message as one line of JSON, for programs that start the platform.
    #[arg(long)]
    pub(super) json: bool,
}

type LimitField = fn(&mut Limits) -> &mut u32;

/// The rate limits by their command line names.
const LIMITS: [(&str, LimitField); 16] = [
    ("passwords-per-email", |limits| &mut limits.passwords_per_email),
    ("attempts-per-address", |limits| &mut limits.attempts_per_address),
    ("codes-per-identity", |limits| &mut limits.codes_per_identity),
    ("codes-sent", |limits| &mut limits.codes_sent),
    ("recovery-mails", |limits| &mut limits.recovery_mails),
    ("savings-codes-per-caller", |limits| &mut limits.savings_codes_per_caller),
    ("savings-codes-per-address", |limits| &mut limits.savings_codes_per_address),
    ("new-passwords", |limits| &mut limits.new_passwords),
    ("writes-per-caller", |limits| &mut limits.writes_per_caller),
    ("writes-per-address", |limits| &mut limits.writes_per_address),
    ("orders-per-caller", |limits| &mut limits.orders_per_caller),
    ("kilobytes-per-caller", |limits| &mut limits.kilobytes_per_caller),
    ("kilobytes-per-address", |limits| &mut limits.kilobytes_per_address),
    ("refreshes-per-session", |limits| &mut limits.refreshes_per_session),
    ("downloads-per-link", |limits| &mut limits.downloads_per_link),
    ("requests-per-minute", |limits| &mut limits.requests_per_minute),
];

fn limit_names() -> String {
    LIMITS.map(|(name, _)| name).join(", ")
}

fn limit_help() -> String {
    let names = limit_names();
    format!("The attempts that a limit allows before callers have to wait; 0 is unlimited. NAME is one of {names}")
}

/// Parses `NAME=N`.
fn limit(text: &str) -> Result<(LimitField, u32), String> {
    let (name, number) = text.split_once('=').ok_or("write it as NAME=N")?;
    let known = LIMITS.into_iter().find(|(known, _)| *known == name);
    let (_, field) = known.ok_or_else(|| format!("there is no limit {name}; there are {}", limit_names()))?;
    let number = number.parse().map_err(|_| format!("{number} is not a whole number"))?;
    Ok((field, number))
}

/// Parses a seed's name, or a seed pack's path.
fn seed(text: &str) -> Result<Seed, String> {
    Ok(match text {
        "demo" => Seed::Demo,
        "digital" => Seed::Digital,
        "edge-cases" => Seed::EdgeCases,
        "million" => Seed::Million,
        path if PathBuf::from(path).is_file() => Seed::Pack(PathBuf::from(path)),
        _ => return Err("it is none of demo, digital, edge-cases and million, and no file".to_owned()),
    })
}

#[derive(Debug, Clone, Copy, ValueEnum)]
pub(crate) enum CatalogName {
    /// Both versions, on the same products.
    Both,
    V1,
    V3,
}

impl CatalogName {
    /// The value of the site's setting.
    pub(super) const fn setting(self) -> &'static str {
        match self {
            Self::Both => "BOTH",
            Self::V1 => "V1",
            Self::V3 => "V3",
        }
    }
}

/// A further site, as `NAME=CATALOG` on the command line.
#[derive(Debug, Clone)]
pub(super) struct FurtherSite {
    pub(super) name: String,
    pub(super) catalog: CatalogName,
}

/// Parses `NAME=CATALOG`.
pub(super) fn further_site(text: &str) -> Result<FurtherSite, String> {
    let (name, catalog) = text.split_once('=').ok_or("write it as NAME=v1, NAME=v3 or NAME=both")?;
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    if name.is_empty() || !name.chars().all(is_plain) {
        return Err("a name has letters, digits and hyphens".to_owned());
    }
    Ok(FurtherSite { name: name.to_owned(), catalog: CatalogName::from_str(catalog, true)? })
}

/// The hosted platform's parts that are simulated here.
pub(super) const SIMULATED: &str = "captchas are passed by a tick, test cards pay without money, mail is only shown in the outbox, \
                         and the demo members' password is printed";

impl Serve {
    /// The option that opens the platform to other machines, if any.
    fn opening(&self) -> Option<String> {
        let hosts = self.host_name.iter().map(|name| ("--host-name", name));
        let urls = self.public_url.iter().map(|url| ("--public-url", url));
        let mut named = hosts.chain(urls);
        if !self.host.is_loopback() {
            return Some(format!("Listening on {}", self.host));
        }
        let is_elsewhere = |(_, place): &(&str, &String)| !is_on_this_machine(place);
        let (option, place) = named.find(is_elsewhere)?;
        Some(format!("{option} {place}"))
    }

    /// The reason why these options conflict.
    pub(super) fn refusal(&self) -> Option<String> {
        if let Some(opening) = self.opening().filter(|_| !self.simulation) {
            return Some(format!(
                "{opening} lets others in, and this shop is a simulation: {SIMULATED}. If that is meant, add --simulation."
            ));
        }
        let has_a_past = self.seed == Some(Seed::Demo) && !matches!(self.catalog, Some(CatalogName::V1));
        (self.past > 0 && !has_a_past)
            .then(|| "--past is the demo shop's, in catalog v3: it needs --seed demo, and no --catalog v1.".to_owned())
    }

    /// Configures further host names, for a program with a hard-coded host.
    pub fn lead_here(&mut self, client_id: Option<String>, media_base: &str, hosts: &[&str]) {
        self.client_id = client_id;
        self.media_base.get_or_insert_with(|| media_base.to_owned());
        self.led_hosts = hosts.iter().map(|host| (*host).to_owned()).collect();
    }

    /// Converts the options to the platform's configuration.
    pub(super) fn config(&self) -> Config {
        let mut limits = Limits {
            visitors_per_address: self.visitors_per_address,
            ..if self.test_hooks { Limits::for_tests() } else { Limits::default() }
        };
        for (field, attempts) in &self.limit {
            *field(&mut limits) = *attempts;
        }
        Config {
            database: (!self.memory).then(|| self.db.clone()),
            public_url: self.public_url.clone(),
            store_origins: self.store_origin.iter().map(|text| origin(text)).collect(),
            redirect_uris: self.redirect_uri.clone(),
            host_names: self.host_name.clone(),
            led_hosts: self.led_hosts.clone(),
            media_base: self.media_base.as_deref().map(|base| base.trim_end_matches('/').to_owned()),
            client_id: self.client_id.clone(),
            trusted_proxies: self.trusted_proxy.clone(),
            trusted_proxy_header: self.trusted_proxy_header.clone(),
            limits,
            access_token_seconds: self.token_lifetime,
            has_hosted_limits: self.hosted_limits,
            test_hooks: self.test_hooks,
            clock_stopped_at: self.clock,
            as_of: self.as_of,
            is_open: self.simulation,
            seed: self.seed.clone().unwrap_or_default(),
            past_days: self.past,
            catalog: self.catalog.map(|name| name.setting().to_owned()),
            currency: self.currency.clone(),
            ..Config::default()
        }
    }
}

/// Normalizes an origin as browsers do.
#[must_use]
pub fn origin(origin: &str) -> String {
    origin.trim_end_matches('/').to_ascii_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_are_set_by_name() {
        let mut limits = Limits::default();
        let (field, attempts) = limit("recovery-mails=7").unwrap();
        *field(&mut limits) = attempts;
        assert_eq!(limits.recovery_mails, 7);
        for wrong in ["recovery-mails", "recovery-mails=many", "mails=7"] {
            assert!(limit(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn an_additional_site_option_needs_a_name_and_a_catalog() {
        let site = further_site("old=v1").unwrap();
        assert_eq!((site.name.as_str(), site.catalog.setting()), ("old", "V1"));
        for wrong in ["old", "=v1", "o/d=v1", "old=v2"] {
            assert!(further_site(wrong).is_err(), "{wrong}");
        }
    }
}
