//! Redirects an unmodified program here: it calls the hosted platform's hosts, and this machine answers.
//!
//! A program of its own, run by `cartwright-platform lead`: TLS is compiled for it alone.
#![forbid(unsafe_code)]

mod authority;
mod browsers;
mod languages;
mod relay;

use authority::Authority;
use cartwright_platform::serve::{self, OpenSite, Serve};
use clap::Parser;
use std::ffi::OsString;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::process::{ExitCode, ExitStatus};
use std::time::Duration;
use tokio::process::Command;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The hosted platform's API and media hosts.
const HOSTS: [&str; 4] = ["www.wixapis.com", "edge.wixapis.com", "readonly.wixapis.com", "static.wixstatic.com"];

/// The base address of media in answers: programs allow this host only.
const MEDIA_BASE: &str = "https://static.wixstatic.com";

/// The environment variables of the client id, by framework.
const CLIENT_ID: [&str; 7] = [
    "WIX_CLIENT_ID",
    "NEXT_PUBLIC_WIX_CLIENT_ID",
    "PUBLIC_WIX_CLIENT_ID",
    "VITE_WIX_CLIENT_ID",
    "GATSBY_WIX_CLIENT_ID",
    "REACT_APP_WIX_CLIENT_ID",
    "WIX_CLIENT_INSTANCE_ID",
];

/// The grace period for the command to exit after the platform has stopped.
const GRACE: Duration = Duration::from_secs(5);

/// The script that Node loads before the program.
const PRELOAD: &str = include_str!("preload.cjs");

/// Runs a command written for the hosted platform, such as `npm run dev`, and redirects its calls here.
///
/// Starts a platform that answers for the hosted platform's API and media hosts on this machine. The command's
/// environment redirects Node, Python, Go, PHP, Ruby and curl; for browsers a command line is printed. Nothing is
/// installed, and nothing is sent to the hosted platform.
#[derive(Debug, Parser)]
#[command(version, name = "cartwright-platform lead")]
struct Lead {
    #[command(flatten)]
    serve: Serve,
    /// The client id in the program's settings. Without it the platform's own is set in the environment.
    #[arg(long, value_name = "ID")]
    client_id: Option<String>,
    /// The command, such as `npm run dev`.
    #[arg(last = true, required = true, value_name = "COMMAND")]
    command: Vec<String>,
}

#[tokio::main]
async fn main() -> ExitCode {
    serve::log_to_stderr("warn");
    match lead(Lead::parse()).await {
        Ok(ended) => ended.code().map_or(ExitCode::FAILURE, |code| ExitCode::from(u8::try_from(code).unwrap_or(1))),
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

/// Serves the platform under the hosted one's names, and runs a command redirected to it.
async fn lead(options: Lead) -> Result<ExitStatus, String> {
    let mut serve = options.serve;
    serve.lead_here(options.client_id.clone(), MEDIA_BASE, &HOSTS);
    let serving = serve::start(&serve).await?;
    let site = serving.first().ok_or("there is no site")?;
    let temporary = serve.memory.then(tempfile::tempdir).transpose().map_err(|error| error.to_string())?;
    let folder = match &temporary {
        Some(folder) => folder.path().to_path_buf(),
        None => serve.db.with_added_extension("lead"),
    };
    // Absolute, since the command may change its folder.
    let folder = std::path::absolute(folder).map_err(|error| error.to_string())?;
    let authority = Authority::open(&folder)?;
    let platform = SocketAddr::new(Ipv4Addr::LOCALHOST.into(), site.address.port());
    let relay = relay::start(&authority, platform).await?;
    let preload = folder.join("preload.cjs");
    std::fs::write(&preload, PRELOAD).map_err(|error| format!("{}: {error}.", preload.display()))?;
    eprintln!("Leading {} to http://{}.", HOSTS.join(", "), site.address);
    eprintln!("Other hosts of the hosted platform are refused: nothing is sent to them.");
    eprintln!("  chromium   {}", browsers::chromium(relay, &authority, &folder));
    eprintln!("  firefox    {}", browsers::firefox(relay, &authority, &folder)?);
    let languages = languages::environment(relay, &authority, &folder);
    let described = match &languages {
        Ok(variables) => variables
            .iter()
            .filter(|(name, _)| name.starts_with(|first: char| first.is_ascii_uppercase()))
            .map(|(name, value)| format!("{name}={}", value.display()))
            .collect::<Vec<_>>()
            .join(" "),
        Err(reason) => reason.clone(),
    };
    eprintln!("  curl, Python, Go, PHP, Ruby    {described}");
    let led = Led { authority, relay, preload, languages: languages.unwrap_or_default() };
    run(&options.command, site, &led, serving.stopped()).await
}

/// The parts of a command's environment that redirect it here.
struct Led {
    authority: Authority,
    relay: SocketAddr,
    preload: PathBuf,
    languages: Vec<(&'static str, OsString)>,
}

/// Runs the command until it exits, or the platform stops.
async fn run(
    command: &[String],
    site: &OpenSite,
    led: &Led,
    stopped: impl Future<Output = ()>,
) -> Result<ExitStatus, String> {
    let (program, arguments) = command.split_first().ok_or("a command is missing")?;
    let keys = site.platform.keys();
    let mut node_options = std::env::var("NODE_OPTIONS").unwrap_or_default();
    node_options.push_str(&format!(" --require={:?}", led.preload.display().to_string()));
    let mut running = Command::new(program);
    running
        .args(arguments)
        .envs(led.languages.iter().map(|(name, value)| (name, value)))
        .env("NODE_OPTIONS", node_options.trim())
        .env("NODE_EXTRA_CA_CERTS", &led.authority.certificate_file)
        .env("CARTWRIGHT_LEAD_PORT", led.relay.port().to_string())
        .env("CARTWRIGHT_LEAD_HOSTS", HOSTS.join(","))
        .env("WIX_SITE_ID", &keys.site_id)
        .env("WIX_API_KEY", &keys.owner_key)
        .env("WIX_CLIENT_SECRET", &keys.client_secret)
        .kill_on_drop(true);
    for name in CLIENT_ID {
        running.env(name, &keys.client_id);
    }
    let mut child = running.spawn().map_err(|error| format!("{program} cannot be run: {error}."))?;
    tokio::select! {
        ended = child.wait() => ended.map_err(|error| error.to_string()),
        () = stopped => {
            // Ctrl-C also reaches the command, which exits by itself.
            let ended = tokio::time::timeout(GRACE, child.wait()).await;
            if ended.is_err() {
                child.start_kill().map_err(|error| error.to_string())?;
            }
            child.wait().await.map_err(|error| error.to_string())
        }
    }
}
