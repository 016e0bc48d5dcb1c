//! Imports through the running platform that serves the database, which keeps its index, caches and events in step.

use super::import::{PATH, in_batches};
use super::{Progress, TransferError, imported::Imported, read::ProductRows};
use crate::base::keys::{self, KeysError};
use crate::base::{config::Keys, db};
use serde_json::Value;
use std::{io::Read, path::Path};
use tokio::runtime::Handle;

/// A platform that serves a database in another process of this machine.
#[derive(Debug)]
pub struct RunningPlatform {
    url: String,
    keys: Keys,
}

impl RunningPlatform {
    /// The platform that serves a database, if one has announced its address.
    ///
    /// # Errors
    ///
    /// When the keys beside the database cannot be read.
    pub fn of(database: &Path) -> Result<Option<Self>, KeysError> {
        let database = db::resolved(database);
        let Some(url) = db::server_of(&database) else {
            return Ok(None);
        };
        let (keys, _) = keys::load_or_create(&keys::path_beside(&database))?;
        Ok(Some(Self { url, keys }))
    }

    /// The platform's address.
    #[must_use]
    pub fn url(&self) -> &str {
        &self.url
    }

    /// Imports products from CSV, as [`Platform::import`](crate::Platform::import) does. Blocks within a Tokio runtime.
    ///
    /// # Errors
    ///
    /// When the file is not a valid product list, or the platform refuses or fails. Earlier batches stay imported.
    pub fn import(&self, reader: impl Read, progress: impl FnMut(Progress)) -> Result<Imported, TransferError> {
        let failed = |error: &dyn std::fmt::Display| TransferError::Platform(error.to_string());
        let runtime = Handle::try_current().map_err(|error| failed(&error))?;
        let client = reqwest::Client::builder().no_proxy().build();
        let client = client.map_err(|error| failed(&error))?;
        in_batches(reader, progress, |batch| {
            runtime.block_on(self.send(&client, batch)).map_err(|error| failed(&error))?
        })
    }

    async fn send(
        &self,
        client: &reqwest::Client,
        batch: &[ProductRows],
    ) -> reqwest::Result<Result<Imported, TransferError>> {
        let body = match serde_json::to_vec(batch) {
            Ok(body) => body,
            Err(error) => return Ok(Err(TransferError::Platform(error.to_string()))),
        };
        let request = client
            .post([&self.url, PATH].concat())
            .header("authorization", &self.keys.owner_key)
            .header("wix-site-id", &self.keys.site_id)
            .header("content-type", "application/json");
        let answer = request.body(body).send().await?;
        let status = answer.status();
        let body = answer.bytes().await?;
        if status.is_success() {
            return Ok(serde_json::from_slice(&body).map_err(|error| TransferError::Platform(error.to_string())));
        }
        let refusal: Value = serde_json::from_slice(&body).unwrap_or_default();
        let reason = refusal.get("message").and_then(Value::as_str).unwrap_or_default();
        Ok(Err(TransferError::Platform(format!("{} answered {status}: {reason}", self.url))))
    }
}
