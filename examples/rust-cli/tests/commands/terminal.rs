//! Runs the program as a user at a terminal.

use cartwright_over_http::Site;
use serde_json::Value;
use std::path::PathBuf;
use std::process::Output;
use tempfile::TempDir;
use tokio::process::Command;

/// A shop, and a folder with one user's session.
pub(crate) struct Terminal {
    pub(crate) site: Site,
    folder: TempDir,
}

impl Terminal {
    /// Opens a terminal on a site that refuses catalog V1, like new hosted sites.
    pub(crate) async fn open() -> Self {
        let site = Site::start().await;
        site.settings(serde_json::json!({ "catalog": "V3", "readsAsV1": false })).await;
        Self::at(site)
    }

    pub(crate) fn at(site: Site) -> Self {
        Self { site, folder: TempDir::new().unwrap() }
    }

    pub(crate) fn session(&self) -> PathBuf {
        self.folder.path().join("session.json")
    }

    pub(crate) fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_cartwright"));
        command
            .args(arguments)
            .env_clear()
            .env("CARTWRIGHT_HOST", &self.site.url)
            .env("CARTWRIGHT_CLIENT_ID", &self.site.client_id)
            .env("CARTWRIGHT_SESSION", self.session())
            .kill_on_drop(true);
        command
    }

    pub(crate) async fn run(&self, arguments: &[&str]) -> Output {
        self.command(arguments).output().await.unwrap()
    }

    /// The output of a successful command.
    pub(crate) async fn text(&self, arguments: &[&str]) -> String {
        let Output { status, stdout, stderr } = self.run(arguments).await;
        assert!(status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&stderr));
        String::from_utf8(stdout).unwrap()
    }

    pub(crate) async fn json(&self, arguments: &[&str]) -> Value {
        serde_json::from_str(&self.text(&[arguments, &["--json"]].concat()).await).unwrap()
    }

    /// The exit code and the output of a failed command.
    pub(crate) async fn failure(&self, arguments: &[&str]) -> (i32, String) {
        failed(self.run(arguments).await)
    }

    /// The output of an owner's command.
    pub(crate) async fn owners_json(&self, arguments: &[&str]) -> Value {
        let answer = self
            .command(&[arguments, &["--json"]].concat())
            .env("CARTWRIGHT_API_KEY", self.site.owner_key().expose())
            .env("CARTWRIGHT_SITE_ID", self.site.site_id())
            .output()
            .await;
        Self::read(answer.unwrap())
    }

    /// The same, with client credentials.
    pub(crate) async fn json_by_credentials(&self, arguments: &[&str]) -> Value {
        let answer = self
            .command(&[arguments, &["--json"]].concat())
            .env("CARTWRIGHT_CLIENT_SECRET", self.site.client_secret().expose())
            .output()
            .await;
        Self::read(answer.unwrap())
    }

    fn read(answer: Output) -> Value {
        assert!(answer.status.success(), "{}", String::from_utf8_lossy(&answer.stderr));
        serde_json::from_slice(&answer.stdout).unwrap()
    }
}

/// The exit code and the output of a failed command.
pub(crate) fn failed(output: Output) -> (i32, String) {
    let Output { status, stdout, stderr } = output;
    assert_eq!(String::from_utf8(stdout).unwrap(), "", "a failure prints no answer");
    (status.code().unwrap(), String::from_utf8(stderr).unwrap())
}
