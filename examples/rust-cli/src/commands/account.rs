//! Login by the browser, logout, and who is signed in.

use super::members::MemberRow;
use crate::arguments::LoginArguments;
use crate::loopback::Loopback;
use crate::output::Output;
use crate::problem::Problem;
use cartwright::Client;
use cartwright::oauth::{AuthorizeOptions, ResponseMode};
use cartwright::resources::members::FieldSet;
use serde_json::json;

/// Where the platform sends a browser after a logout; the command does not wait for it.
const AFTER_LOGOUT: &str = "http://127.0.0.1/";

/// Logs a member in: by the site's own login page, so that the password is typed nowhere else.
pub(super) async fn login(client: &Client, arguments: &LoginArguments, output: Output) -> Result<(), Problem> {
    let loopback = Loopback::listen(arguments.port).await?;
    let options = AuthorizeOptions {
        response_mode: ResponseMode::Query,
        ..AuthorizeOptions::default()
    };
    let started = client.login().begin(&loopback.redirect_uri(), "/", &options).await?;
    if arguments.no_browser || open::that_detached(&started.url).is_err() {
        eprintln!("Open this address in a browser:\n{}", started.url);
    } else {
        eprintln!("Log in on the page that has opened in your browser.");
    }
    let callback = loopback.callback().await?;
    client.login().complete(&callback, ResponseMode::Query).await?;
    whoami(client, output).await
}

/// Ends the session here, and on the platform's pages.
pub(super) async fn logout(client: &Client, output: Output) -> Result<(), Problem> {
    let was_member = client.session().is_some_and(|session| session.is_logged_in());
    if was_member {
        // The tokens are gone whether or not the platform can be asked where its own pages end the session.
        let _ = client.login().logout(AFTER_LOGOUT).await;
    } else if let Some(session) = client.session() {
        session.clear()?;
    }
    output.say("Signed out.", &json!({ "signedOut": was_member }));
    Ok(())
}

/// Says who is signed in.
pub(super) async fn whoami(client: &Client, output: Output) -> Result<(), Problem> {
    if !client.session().is_some_and(|session| session.is_logged_in()) {
        output.say("Nobody is signed in.", &json!(null));
        return Ok(());
    }
    let me = client.members().fieldsets([FieldSet::Full]).my().await?;
    output.one(&MemberRow::from(me));
    Ok(())
}
