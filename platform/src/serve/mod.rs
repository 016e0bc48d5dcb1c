//! Serves the platform from the command line: options, sites, and the startup message.

mod logging;
mod options;
mod sites;

pub use logging::log_to_stderr;
pub use options::{Serve, origin};
pub use sites::OpenSite;

use crate::{Seed, seed};
use base::contract;
use options::SIMULATED;
use std::future::Future;
use tokio::{sync::watch, task::JoinSet};

/// Prints the platform's address and its clients' keys.
fn announce(site: &OpenSite, options: &Serve) -> Result<(), String> {
    let OpenSite { name, platform, address, place, .. } = site;
    let keys = platform.keys();
    println!("Cartwright platform on http://{address}");
    if !options.site.is_empty() {
        println!("  site       {name}");
    }
    if options.simulation {
        println!("  simulated  {SIMULATED}");
    }
    println!("  database   {place}");
    println!("  client id  {}", keys.client_id);
    println!("  site id    {}", keys.site_id);
    // Prints secrets on the first start only, since a service's output is kept in logs.
    match platform.keys_found_in() {
        Some(file) => {
            println!("  owner key  in {}", file.display());
            println!("  secret     in {}", file.display());
        }
        None => {
            println!("  owner key  {}", keys.owner_key);
            println!("  secret     {}", keys.client_secret);
        }
    }
    if let Some(day) = options.as_of {
        println!("  as of      {}", contract::ended(day));
    }
    println!("  stores     {}", options.store_origin.join(", "));
    let workbench = platform.workbench_address(*address).map_err(|error| error.to_string())?;
    println!("  workbench  {workbench}");
    println!("  outbox     http://{address}/outbox");
    if options.seed == Some(Seed::Demo) {
        let demo = seed::demo_members().map_err(|error| error.to_string())?;
        let emails: Vec<&str> = demo.members.iter().map(|member| member.email.as_str()).collect();
        println!("  members    {}", emails.join(", "));
        println!("  password   {}", demo.password);
    }
    Ok(())
}

/// The startup message for programs: the first site's, with the others by name. Contains the secrets if generated now;
/// otherwise their file.
fn announced_as_json(sites: &[OpenSite]) -> serde_json::Value {
    let announcement = |site: &OpenSite| {
        let keys = site.platform.keys();
        let file = site.platform.keys_found_in();
        serde_json::json!({
            "url": format!("http://{}", site.address),
            "clientId": keys.client_id,
            "siteId": keys.site_id,
            "ownerKey": file.is_none().then_some(&keys.owner_key),
            "clientSecret": file.is_none().then_some(&keys.client_secret),
            "keysFile": file,
            "workbench": site.platform.workbench_address(site.address).ok(),
        })
    };
    let mut announced = sites.first().map(announcement).unwrap_or_default();
    let others: serde_json::Map<String, serde_json::Value> =
        sites.iter().skip(1).map(|site| (site.name.clone(), announcement(site))).collect();
    if let Some(fields) = announced.as_object_mut().filter(|_| !others.is_empty()) {
        fields.insert("sites".to_owned(), others.into());
    }
    announced
}

/// The running sites, until the process receives a signal to stop.
#[derive(Debug)]
pub struct Serving {
    announced: Vec<OpenSite>,
    tasks: JoinSet<std::io::Result<()>>,
    stopped: watch::Receiver<bool>,
}

impl Serving {
    /// The main site, without further ones.
    #[must_use]
    pub fn first(&self) -> Option<&OpenSite> {
        self.announced.first()
    }

    /// Completes when the process receives a signal to stop.
    pub fn stopped(&self) -> impl Future<Output = ()> + use<> {
        let mut stopped = self.stopped.clone();
        async move {
            let _ = stopped.wait_for(|stopped| *stopped).await;
        }
    }
}

/// Opens the sites, prints the startup message, and serves them.
///
/// # Errors
///
/// A sentence for the command line: conflicting options, a used port, a database that cannot be opened.
pub async fn start(options: &Serve) -> Result<Serving, String> {
    if let Some(refusal) = options.refusal() {
        return Err(refusal);
    }
    let mut sites = sites::open(options).await?;
    if options.json {
        println!("{}", announced_as_json(&sites));
    } else {
        for site in &sites {
            announce(site, options)?;
        }
    }
    let (stop, stopped) = watch::channel(false);
    tokio::spawn(async move {
        stop_requested().await;
        let _ = stop.send(true);
    });
    let mut tasks = JoinSet::new();
    for site in &mut sites {
        let Some(listener) = site.listener.take() else { continue };
        let (platform, mut stopped) = (site.platform.clone(), stopped.clone());
        tasks.spawn(async move {
            let shutdown = async move {
                let _ = stopped.wait_for(|stopped| *stopped).await;
            };
            platform.serve(listener, shutdown).await
        });
    }
    Ok(Serving { announced: sites, tasks, stopped })
}

/// Serves until the process receives a signal to stop.
///
/// # Errors
///
/// Those of [`start`], and a failure of a listener.
pub async fn serve(options: Serve) -> Result<(), String> {
    let mut serving = start(&options).await?;
    while let Some(served) = serving.tasks.join_next().await {
        served.map_err(|error| error.to_string())?.map_err(|error| error.to_string())?;
    }
    Ok(())
}

/// Completes at Ctrl-C or SIGTERM.
pub async fn stop_requested() {
    let interrupted = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminated = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminated = std::future::pending::<()>();
    tokio::select! {
        () = interrupted => {}
        () = terminated => {}
    }
}
