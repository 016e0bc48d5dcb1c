//! The health check.

use clap::Args;
use std::time::Duration;

const TIMEOUT: Duration = Duration::from_secs(3);

#[derive(Debug, Args)]
pub(crate) struct Health {
    /// The platform's address.
    #[arg(long, default_value = "http://127.0.0.1:4400")]
    url: String,
}

/// Succeeds if the platform answers its home page.
pub(crate) async fn health(options: &Health) -> Result<(), String> {
    let client = reqwest::Client::builder().timeout(TIMEOUT).build();
    let client = client.map_err(|error| error.to_string())?;
    match client.get(&options.url).send().await {
        Ok(answer) if answer.status().is_success() => Ok(()),
        Ok(answer) => Err(format!("{} answered {}.", options.url, answer.status())),
        Err(_) => Err(format!("{} does not answer.", options.url)),
    }
}
