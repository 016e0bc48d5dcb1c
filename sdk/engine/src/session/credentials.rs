//! The credentials of an app (RFC 6749, section 4.4).

use crate::secret::Secret;

/// The credentials of an app, which calls with the rights of a site's owner. For servers only.
///
/// ```
/// use cartwright_engine::session::ClientCredentials;
///
/// let project = ClientCredentials::new("client-id", "client-secret");
/// let installed = ClientCredentials::new("app-id", "app-secret").instance("instance-id");
/// assert!(!format!("{project:?} {installed:?}").contains("-secret"));
/// ```
#[derive(Debug, Clone)]
pub struct ClientCredentials {
    pub(crate) client_id: String,
    pub(crate) client_secret: Secret,
    /// Empty for a headless project.
    pub(crate) instance_id: String,
}

impl ClientCredentials {
    /// The credentials of a headless project: its client id, and the secret that the site's settings show once.
    #[must_use]
    pub fn new(client_id: impl Into<String>, client_secret: impl Into<Secret>) -> Self {
        Self { client_id: client_id.into(), client_secret: client_secret.into(), instance_id: String::new() }
    }

    /// Names the installation of an app, whose id is then the client id.
    #[must_use]
    pub fn instance(mut self, instance_id: impl Into<String>) -> Self {
        self.instance_id = instance_id.into();
        self
    }
}
