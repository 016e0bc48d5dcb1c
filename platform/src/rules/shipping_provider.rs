//! The configuration of the provider that makes shipping labels.

use super::kind::{Checks, Rule};
use serde::{Deserialize, Serialize};

/// Which services and packages of the shipping provider the shop uses.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct ShippingProvider {
    pub(crate) id: String,
    pub(crate) active: bool,
    pub(crate) services: Vec<String>,
    pub(crate) packages: Vec<String>,
}

/// The provider's services.
const SERVICES: [&str; 6] = [
    "GROUND_ADVANTAGE",
    "PRIORITY_MAIL",
    "PRIORITY_MAIL_EXPRESS",
    "FIRST_CLASS_PACKAGE_INTERNATIONAL_SERVICE",
    "PRIORITY_MAIL_INTERNATIONAL",
    "PRIORITY_MAIL_EXPRESS_INTERNATIONAL",
];

impl Rule for ShippingProvider {
    const KIND: &'static str = "shippingProviders";
    const ENTITY: Option<&'static str> = Some("wix.ecom.v1.shippo_configuration");

    fn id(&self) -> &str {
        &self.id
    }

    fn check(&self, checks: &mut Checks) {
        for (index, service) in self.services.iter().enumerate() {
            checks.require(
                SERVICES.contains(&service.as_str()),
                &format!("services[{index}]"),
                "INVALID_ENUM_VALUE",
                "is no service of the provider",
            );
        }
    }
}
