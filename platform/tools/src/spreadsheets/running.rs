//! Imports through the running platform that serves the database, which keeps its index, caches and events in step.

use super::call::PATH;
use super::report::{Batch, Imported, Progress};
use super::{Mode, TransferError};
use base::keys::{self, KeysError};
use base::{config::Keys, db};
use serde_json::Value;
use std::{error::Error, io::Read, path::Path};
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
    pub fn import(
        &self,
        mut reader: impl Read,
        mode: Mode,
        progress: impl FnMut(Progress),
    ) -> Result<Imported, TransferError> {
        let mut file = Vec::new();
        reader.read_to_end(&mut file).map_err(csv::Error::from)?;
        let failed = |error: Box<dyn Error>| TransferError::Platform(error.to_string());
        let runtime = Handle::try_current().map_err(|error| failed(error.into()))?;
        runtime.block_on(self.send(file, mode, progress)).map_err(failed)
    }

    async fn send(
        &self,
        file: Vec<u8>,
        mode: Mode,
        mut progress: impl FnMut(Progress),
    ) -> Result<Imported, Box<dyn Error>> {
        let client = reqwest::Client::builder().no_proxy().build()?;
        let request = client
            .post(format!("{}{PATH}?dryRun={}", self.url, mode == Mode::DryRun))
            .header("authorization", &self.keys.owner_key)
            .header("wix-site-id", &self.keys.site_id)
            .header("content-type", "text/csv");
        let mut answer = request.body(file).send().await?;
        let status = answer.status();
        if !status.is_success() {
            let refusal: Value = serde_json::from_slice(&answer.bytes().await?).unwrap_or_default();
            let reason = refusal.get("message").and_then(Value::as_str).unwrap_or_default();
            return Err(format!("{} answered {status}: {reason}", self.url).into());
        }
        let (mut imported, mut received) = (Imported::default(), Vec::new());
        while let Some(piece) = answer.chunk().await? {
            received.extend_from_slice(&piece);
            while let Some(end) = received.iter().position(|byte| *byte == b'\n') {
                let line: Vec<u8> = received.drain(..=end).collect();
                let batch: Batch = serde_json::from_slice(&line)?;
                progress(batch.progress);
                imported.add_batch(batch);
            }
        }
        Ok(imported)
    }
}
