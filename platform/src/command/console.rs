//! The console of a hosted site.

use cartwright_platform::HostedConsole;
use cartwright_platform::serve::{origin, stop_requested};
use clap::Args;
use tokio::net::TcpListener;

#[derive(Debug, Args)]
pub(crate) struct Console {
    /// The id of the hosted site.
    #[arg(long, env = "CARTWRIGHT_SITE_ID", value_name = "ID")]
    site: String,
    /// The hosted platform's address.
    #[arg(long, default_value = "https://www.wixapis.com", value_name = "URL")]
    host: String,
    /// The origin of a store whose pages show the console; may be given more than once. No other page may use the session.
    #[arg(long, value_name = "ORIGIN", default_value = "http://localhost:5173")]
    store_origin: Vec<String>,
    /// The port to listen on, on this machine only; 0 takes a free one.
    #[arg(long, default_value_t = 4401)]
    port: u16,
}

/// Serves the console's session for a hosted site until stopped.
pub(crate) async fn console(options: Console) -> Result<(), String> {
    let origins = options.store_origin.iter().map(|text| origin(text)).collect();
    let console = HostedConsole::open(options.site, &options.host, origins).map_err(|error| error.to_string())?;
    let listener = TcpListener::bind(("127.0.0.1", options.port))
        .await
        .map_err(|error| format!("Listening on port {} failed: {error}.", options.port))?;
    let address = listener.local_addr().map_err(|error| error.to_string())?;
    println!("Cartwright console for {} on http://{address}", options.host);
    println!(
        "  Give the store CARTWRIGHT_CONSOLE=http://{address}, open its /owner, and sign in with the site's API key."
    );
    println!("  The key stays in this process, and is gone when it ends.");
    console.serve(listener, stop_requested()).await;
    Ok(())
}
