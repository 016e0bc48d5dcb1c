//! Settings of the shipping label provider.

use super::kind::{Rule, RuleChecks, Version};
use base::Result;
use cartwright::events::{
    ShippingPackageType, ShippingProviderConfiguration, ShippingProviderService, ShippingProviderServiceSettings,
};
use serde_json::Value;

impl Rule for ShippingProviderConfiguration {
    const KIND: &'static str = "shippingProviders";
    const ENTITY: Option<&'static str> = Some("wix.ecom.v1.shippo_configuration");

    fn id(&self) -> &str {
        self.id.as_deref().unwrap_or_default()
    }

    fn published(&self, version: &Version) -> Result<Value> {
        Ok(serde_json::to_value(Self {
            revision: version.revision(),
            created_date: version.created_date(),
            updated_date: version.updated_date(),
            ..self.clone()
        })?)
    }

    fn check(&self, checks: &mut RuleChecks) {
        for name in self.unknown_fields.keys() {
            checks.require(false, name, "FIELD_NOT_ALLOWED", "is no field of a provider's configuration");
        }
        for (name, services) in
            [("domesticServices", &self.domestic_services), ("internationalServices", &self.international_services)]
        {
            check_services(checks, name, services.as_deref().unwrap_or_default());
        }
        if let Some(kind) = &self.package_type {
            let is_known = !matches!(kind, ShippingPackageType::Unknown(_));
            checks.require(is_known, "packageType", "INVALID_ENUM_VALUE", "is no package of the provider");
            let is_described = *kind != ShippingPackageType::Custom || self.package_details.is_some();
            checks.require(is_described, "packageDetails", "REQUIRED_FIELD", "is missing");
        }
    }
}

fn check_services(checks: &mut RuleChecks, name: &str, services: &[ShippingProviderServiceSettings]) {
    for (index, offered) in services.iter().enumerate() {
        let is_known = match &offered.service {
            None | Some(ShippingProviderService::Unknown(_)) => false,
            Some(_) => true,
        };
        let field = format!("{name}[{index}].service");
        checks.require(is_known, &field, "INVALID_ENUM_VALUE", "is no service of the provider");
    }
}
