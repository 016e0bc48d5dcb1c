//! Login by the browser, logout, and who is signed in.

use super::members::MemberRow;
use crate::arguments::LoginArguments;
use crate::loopback::Loopback;
use crate::output::{Output, note};
use crate::problem::Problem;
use cartwright::login::{AuthorizeOptions, ResponseMode};
use cartwright::resources::members::FieldSet;
use cartwright::resources::redirects::CreateRedirectSession;
use cartwright::{Client, Error};
use serde_json::json;

/// Logs a member in through the site's own login page, so that the password is typed nowhere else.
pub(super) async fn login(client: &Client, arguments: &LoginArguments, output: Output) -> Result<(), Problem> {
    let loopback = Loopback::listen(arguments.port).await?;
    let options = AuthorizeOptions::default().response_mode(ResponseMode::Query);
    let started = client.login().begin(&loopback.redirect_uri(), "/", &options).await?;
    if arguments.no_browser || open::that_detached(&started.url).is_err() {
        note(&format!("Open this address in a browser:\n{}", started.url));
    } else {
        note("Log in on the page that has opened in your browser.");
    }
    let callback = loopback.callback().await?;
    client.login().complete(&callback, ResponseMode::Query).await?;
    whoami(client, output).await
}

/// Ends the session here; prints the page that ends the browser's session with the platform.
pub(super) async fn logout(client: &Client, output: Output) -> Result<(), Problem> {
    let Some(session) = client.session() else {
        return output.say("Nobody is signed in.", &json!({ "signedOut": false }));
    };
    let was_member = session.is_logged_in();
    // Requested before the logout, since the platform needs the session to identify it.
    let page = if was_member { logout_page(client, session.client_id()).await } else { Ok(None) };
    session.clear().await?;
    let page = page.unwrap_or_else(|error| {
        note(&format!("the browser may still be signed in: {}", Problem::from(error)));
        None
    });
    let hint = page.as_ref().map(|url| format!("\nTo sign out in the browser too, open: {url}"));
    output.say(&format!("Signed out.{}", hint.unwrap_or_default()), &json!({ "signedOut": was_member, "url": page }))
}

/// The platform's page that ends the browser's session. Sites use `Login::logout` instead, which redirects back to
/// the site; a terminal has no page to return to.
async fn logout_page(client: &Client, client_id: &str) -> Result<Option<String>, Error> {
    let wanted = CreateRedirectSession::logout(client_id);
    Ok(client.redirects().create_session(wanted).await?.full_url)
}

/// Says who is signed in.
pub(super) async fn whoami(client: &Client, output: Output) -> Result<(), Problem> {
    if !client.session().is_some_and(|session| session.is_logged_in()) {
        return output.say("Nobody is signed in.", &json!(null));
    }
    let me = client.members().fieldsets([FieldSet::Full]).get_my().await?;
    output.one(&MemberRow::from(me))
}
