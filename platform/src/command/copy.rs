//! The copy of a hosted site's catalog.

use cartwright_platform::copy::{self, Credentials, Target};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use std::path::PathBuf;

#[derive(Debug, Args)]
pub(crate) struct Copy {
    /// The id of the hosted site.
    #[arg(long, env = "CARTWRIGHT_SITE_ID", value_name = "ID")]
    site: String,
    /// The client id of a headless project or an app of the site.
    #[arg(long, env = "CARTWRIGHT_CLIENT_ID", value_name = "ID")]
    client_id: String,
    /// The client secret; better given by the environment, since other programs see command lines.
    #[arg(long, env = "CARTWRIGHT_CLIENT_SECRET", value_name = "SECRET", hide_env_values = true)]
    client_secret: String,
    /// The hosted platform's address.
    #[arg(long, env = "CARTWRIGHT_HOST", default_value = "https://www.wixapis.com", value_name = "URL")]
    host: String,
    /// The seed pack to write.
    #[arg(default_value = "shop.json", value_name = "FILE")]
    file: PathBuf,
    /// Takes the pictures along, in a folder beside the seed pack; else they are named by their addresses.
    #[arg(long, conflicts_with = "into")]
    with_pictures: bool,
    /// Fills the empty shop of a running platform instead of writing a file.
    #[arg(long, value_name = "URL", requires = "owner_key", requires = "into_site")]
    into: Option<String>,
    /// The owner's key of the running platform.
    #[arg(long, env = "CARTWRIGHT_OWNER_KEY", value_name = "KEY", hide_env_values = true)]
    owner_key: Option<String>,
    /// The site's id of the running platform.
    #[arg(long, env = "CARTWRIGHT_INTO_SITE", value_name = "ID")]
    into_site: Option<String>,
}

/// Copies the catalog, and prints what was copied and what was not.
pub(crate) async fn copy(options: Copy) -> Result<(), String> {
    let credentials =
        Credentials { site: options.site, client_id: options.client_id, client_secret: options.client_secret };
    let target = match (options.into, options.owner_key, options.into_site) {
        (Some(url), Some(owner_key), Some(site_id)) => {
            Target::Platform { url, owner_key, site_id, work: options.file.with_added_extension("part") }
        }
        _ => Target::Pack { path: options.file, with_pictures: options.with_pictures },
    };
    let bar = ProgressBar::new_spinner().with_style(
        ProgressStyle::with_template("{spinner} {msg}  {elapsed}").unwrap_or_else(|_| ProgressStyle::default_spinner()),
    );
    let copied = copy::copy(&credentials, &options.host, &target, |list, entries| {
        bar.set_message(format!("{entries} {list}"));
        bar.tick();
    });
    let copied = copied.await;
    bar.finish_and_clear();
    let report = copied.map_err(|error| copy::advice(&error, &target))?;
    for line in report.lines() {
        eprintln!("{line}");
    }
    match &target {
        Target::Pack { path, .. } => {
            eprintln!("{} is written; serve it: cartwright-platform serve --seed {}", path.display(), path.display());
        }
        Target::Platform { url, .. } => eprintln!("The shop at {url} is filled."),
    }
    Ok(())
}
