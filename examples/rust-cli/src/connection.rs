//! Clients: one for the visitor or member, whose session persists between commands, and one for the owner.

use crate::arguments::ConnectionArguments;
use crate::problem::Problem;
use cartwright::drive::FileLock;
use cartwright::drive::TokioRuntime;
use cartwright::session::FileStore;
use cartwright::{Client, ClientBuilder, ClientCredentials, Host};
use etcetera::BaseStrategy;
use std::path::PathBuf;

impl ConnectionArguments {
    /// A client with its session in a file, which concurrent commands share.
    pub(crate) fn visitor(&self) -> Result<Client, Problem> {
        let client_id = self.client_id()?;
        let path = self.session_file(client_id)?;
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder).map_err(Problem::system(format!("making {}", folder.display())))?;
        }
        let lock = FileLock::beside(&path, TokioRuntime);
        let builder = Client::visitor(client_id).store(FileStore::new(path)).renewal_lock(lock);
        Ok(self.at_host(builder).build()?)
    }

    fn client_id(&self) -> Result<&str, Problem> {
        self.client_id.as_deref().ok_or(Problem::Missing {
            what: "the client id",
            hint: "give --client-id, or set CARTWRIGHT_CLIENT_ID; `npm start` prints that of the local platform",
        })
    }

    /// A client of the site's owner, by API key or by client credentials.
    pub(crate) fn owner(&self) -> Result<Client, Problem> {
        const HINT: &str = "set CARTWRIGHT_API_KEY and CARTWRIGHT_SITE_ID, or CARTWRIGHT_CLIENT_SECRET";
        if let (None, Some(secret)) = (&self.api_key, &self.client_secret) {
            let credentials = ClientCredentials::new(self.client_id()?, secret.as_str());
            return Ok(self.at_host(Client::with_credentials(credentials)).build()?);
        }
        let missing = |what| Problem::Missing { what, hint: HINT };
        let key = self.api_key.as_ref().ok_or_else(|| missing("the owner's key"))?;
        let site = self.site_id.as_ref().ok_or_else(|| missing("the site's id"))?;
        Ok(self.at_host(Client::owner(key.as_str(), site)).build()?)
    }

    /// The owner's client if there is a key or client secret, else the member's.
    pub(crate) fn owner_or_member(&self) -> Result<Client, Problem> {
        match self.api_key.as_ref().or(self.client_secret.as_ref()) {
            Some(_) => self.owner(),
            None => self.visitor(),
        }
    }

    fn at_host(&self, builder: ClientBuilder) -> ClientBuilder {
        match &self.host {
            Some(host) => builder.host(Host::at(host)),
            None => builder,
        }
    }

    fn session_file(&self, client_id: &str) -> Result<PathBuf, Problem> {
        if let Some(path) = &self.session {
            return Ok(path.clone());
        }
        let folders = etcetera::choose_base_strategy().map_err(|_| Problem::Missing {
            what: "the user's home folder",
            hint: "say where to keep the session with --session",
        })?;
        let name: String =
            client_id.chars().map(|sign| if sign.is_ascii_alphanumeric() { sign } else { '-' }).collect();
        Ok(folders.data_dir().join("cartwright").join(format!("{name}.json")))
    }
}
