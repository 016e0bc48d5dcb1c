//! The configuration of a platform.

use crate::client_address::{ProxyHeader, TrustedProxies};
use crate::clock::Millis;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use std::{path::PathBuf, time::Duration};

/// The configuration of a platform.
#[derive(Debug, Clone)]
pub struct Config {
    /// The database file; in memory when absent.
    pub database: Option<PathBuf>,
    /// Whether another platform may serve the database at the same time: for read-only processes.
    pub shares_database: bool,
    /// The address at which browsers and clients reach the platform, without a trailing slash; the listening address if
    /// absent.
    pub public_url: Option<String>,
    /// Allowed origins of stores (CORS); logins and checkouts may return there.
    pub store_origins: Vec<String>,
    /// Further redirect addresses of logins, matched exactly: for programs that are not in a browser.
    pub redirect_uris: Vec<String>,
    /// Further host names of the platform, beside this machine's and the public address's.
    pub host_names: Vec<String>,
    /// Host names whose calls a relay on this machine forwards, for programs with a fixed base address.
    pub led_hosts: Vec<String>,
    /// The base address of media paths, without a trailing slash; the public address when absent.
    pub media_base: Option<String>,
    /// The client id; overrides the one in the keys.
    pub client_id: Option<String>,
    /// The maximum of concurrent requests; further ones are answered with 503.
    pub max_requests: usize,
    /// The maximum of open connections; further ones wait.
    pub max_connections: usize,
    /// The maximum of open connections of one network address; further ones are closed. This machine and trusted
    /// proxies are exempt.
    pub max_connections_per_address: usize,
    /// The lifetime of an access token, in seconds.
    pub access_token_seconds: i64,
    /// The rate limits of passwords, codes and sessions.
    pub limits: Limits,
    /// The reverse proxies that are trusted to name a caller's address.
    pub trusted_proxies: TrustedProxies,
    /// The header in which trusted proxies forward the caller's address.
    pub trusted_proxy_header: ProxyHeader,
    /// The time and size limits of uploads.
    pub uploads: UploadLimits,
    /// Whether the operator has confirmed that other machines may connect. Pages on those machines' localhost may call
    /// too: these are developers'.
    pub is_open: bool,
    /// Whether to apply the hosted platform's limits: 200 calls a minute per caller, and redirects to registered
    /// addresses only.
    pub has_hosted_limits: bool,
    /// Whether to serve `/_test`, by which tests inject faults, move the clock and read the log.
    pub test_hooks: bool,
    /// Freezes the clock at this moment (milliseconds since the epoch) until a test advances it.
    pub clock_stopped_at: Option<Millis>,
    /// Refuses the calls that the hosted platform has removed by this day. The clock stays as it is.
    pub as_of: Option<Date>,
    /// The seed of an empty shop.
    pub seed: Seed,
    /// The number of days of generated orders, members and reports in the demo shop.
    pub past_days: u32,
    /// The catalog version of the site: `V1`, `V3` or `BOTH`; the site's setting when absent.
    pub catalog: Option<String>,
    /// The currency of an empty shop's prices, by its ISO 4217 code; US dollars when absent.
    pub currency: Option<String>,
    /// Further sites of the process by name, with their addresses; each is a platform of its own.
    pub other_sites: Vec<(String, String)>,
    /// The site's keys; generated and stored beside the database when absent.
    pub keys: Option<Keys>,
}

/// Rate limits: attempts per ten minutes, unless stated otherwise; 0 is unlimited.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// Wrong passwords for one email address.
    pub passwords_per_email: u32,
    /// Wrong passwords and new accounts from one network address. Behind an untrusted proxy all callers share one
    /// address.
    pub attempts_per_address: u32,
    /// Wrong codes for one identity, over all its login attempts.
    pub codes_per_identity: u32,
    /// Codes sent to one identity.
    pub codes_sent: u32,
    /// Recovery mails to one email address, within an hour.
    pub recovery_mails: u32,
    /// Wrong codes of coupons and gift cards by one visitor or member.
    pub savings_codes_per_caller: u32,
    /// Wrong codes of coupons and gift cards from one network address.
    pub savings_codes_per_address: u32,
    /// Sessions of anonymous visitors from one network address; this machine is exempt under test hooks.
    pub visitors_per_address: u32,
    /// Password changes by one member.
    pub new_passwords: u32,
    /// Changes by one visitor or member.
    pub writes_per_caller: u32,
    /// Changes by visitors and members from one network address; this machine is exempt.
    pub writes_per_address: u32,
    /// Orders placed by one visitor or member.
    pub orders_per_caller: u32,
    /// Kilobytes that one visitor or member adds to the database, within a day.
    pub kilobytes_per_caller: u32,
    /// Kilobytes that callers other than the owner add to the database from one network address, within a day; this
    /// machine is exempt.
    pub kilobytes_per_address: u32,
    /// Refreshes of one session, within an hour.
    pub refreshes_per_session: u32,
    /// Downloads by one link of an order within a day; range requests count too.
    pub downloads_per_link: u32,
    /// Calls of one caller within a minute.
    pub requests_per_minute: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            passwords_per_email: 10,
            attempts_per_address: 300,
            codes_per_identity: 20,
            codes_sent: 10,
            recovery_mails: 5,
            savings_codes_per_caller: 20,
            savings_codes_per_address: 300,
            visitors_per_address: 600,
            new_passwords: 10,
            writes_per_caller: 1000,
            writes_per_address: 10_000,
            orders_per_caller: 20,
            kilobytes_per_caller: 10_000,
            kilobytes_per_address: 40_000,
            refreshes_per_session: 60,
            downloads_per_link: 100,
            requests_per_minute: 0,
        }
    }
}

impl Limits {
    /// The hosted platform's rate limit: calls per minute and app instance.
    pub const HOSTED_REQUESTS_PER_MINUTE: u32 = 200;

    /// Defaults for programs' tests, where one visitor makes as many calls as all shoppers do elsewhere.
    #[must_use]
    pub fn for_tests() -> Self {
        Self { writes_per_caller: 0, orders_per_caller: 0, kilobytes_per_caller: 0, ..Self::default() }
    }
}

/// The time and size limits of uploads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UploadLimits {
    /// The read timeout: the longest wait for the next bytes of an upload.
    pub read_timeout: Duration,
    /// The storage quota of all uploads in bytes; unlimited when absent. Concurrent uploads may slightly exceed it.
    pub quota: Option<u64>,
}

impl Default for UploadLimits {
    fn default() -> Self {
        Self { read_timeout: Duration::from_secs(30), quota: None }
    }
}

/// The seed of an empty shop.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Seed {
    /// Nothing.
    #[default]
    Empty,
    /// A small homeware shop.
    Demo,
    /// A shop of files and subscriptions.
    Digital,
    /// Long names, odd letters, many variants, no prices: content that breaks layouts.
    EdgeCases,
    /// A million generated products, and a million orders over two years. Takes minutes to fill.
    Million,
    /// A seed pack's file.
    Pack(PathBuf),
}

impl Default for Config {
    /// In memory, for a store on the default development address.
    fn default() -> Self {
        Self {
            database: None,
            shares_database: false,
            public_url: None,
            store_origins: vec!["http://localhost:5173".to_owned()],
            redirect_uris: Vec::new(),
            host_names: Vec::new(),
            led_hosts: Vec::new(),
            media_base: None,
            client_id: None,
            max_requests: 512,
            max_connections: 2048,
            max_connections_per_address: 128,
            access_token_seconds: 14_400,
            limits: Limits::default(),
            trusted_proxies: TrustedProxies::None,
            trusted_proxy_header: ProxyHeader::default(),
            uploads: UploadLimits::default(),
            is_open: false,
            has_hosted_limits: false,
            test_hooks: false,
            clock_stopped_at: None,
            as_of: None,
            seed: Seed::Empty,
            past_days: 0,
            catalog: None,
            currency: None,
            other_sites: Vec::new(),
            keys: None,
        }
    }
}

impl Config {
    /// In memory, with the demo shop in both catalog versions and test hooks: for contract tests.
    #[must_use]
    pub fn for_tests() -> Self {
        Self {
            test_hooks: true,
            limits: Limits::for_tests(),
            seed: Seed::Demo,
            catalog: Some("BOTH".to_owned()),
            ..Self::default()
        }
    }
}

/// The site's ids and the credentials of its clients.
#[derive(Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Keys {
    /// The OAuth client id of the site's store.
    pub client_id: String,
    /// The site's id, sent beside the owner's key (`wix-site-id`).
    pub site_id: String,
    /// The owner's API key: a secret.
    pub owner_key: String,
    /// The client secret, for which an owner's program gets an access token: a secret.
    #[serde(default)]
    pub client_secret: String,
}

impl std::fmt::Debug for Keys {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter
            .debug_struct("Keys")
            .field("client_id", &self.client_id)
            .field("site_id", &self.site_id)
            .finish_non_exhaustive()
    }
}
