//! The parts of a line that the wires of both carts, the checkout and the order show alike.

use super::line::Line;
use crate::catalog;
use crate::commerce::rules::SubscriptionOption;
use base::{Shop, wire};
use cartwright::resources::cart::{
    Description, ItemType, LineItemImage, PageUrl, PhysicalProperties, ProductName, SubscriptionOptionInfo,
    SubscriptionSettings, TaxableAddress, TaxableAddressType, Title,
};

impl Line {
    pub(crate) fn product_name(&self) -> ProductName {
        wire!(ProductName {
            original: self.name.clone(),
            translated: self.translated_name.as_ref().unwrap_or(&self.name).clone()
        })
    }

    /// The product's page, or the address that a custom line states.
    pub(crate) fn page(&self, shop: &Shop) -> Option<PageUrl> {
        if let Some(url) = &self.page_url {
            return Some(wire!(PageUrl { url: url.clone() }));
        }
        let path = catalog::page_path(self.slug.as_deref()?);
        let base = shop.config.store_origins.first().map_or("", String::as_str);
        Some(wire!(PageUrl { url: [base, &path].concat(), relative_path: path }))
    }

    /// The image with its full address.
    pub(crate) fn picture(&self, shop: &Shop) -> Option<LineItemImage> {
        let image = self.image.clone()?;
        Some(LineItemImage { url: image.url.as_deref().map(|url| shop.picture_url(url)), ..image })
    }

    pub(crate) fn physical_properties(&self) -> PhysicalProperties {
        wire!(PhysicalProperties {
            weight: self.weight,
            sku: self.sku.clone().unwrap_or_default(),
            shippable: self.shippable
        })
    }

    pub(crate) fn item_type(&self) -> ItemType {
        wire!(ItemType { preset: self.item_type.clone() })
    }

    pub(crate) fn subscription_info(&self) -> Option<SubscriptionOptionInfo> {
        let option = self.subscription.as_ref()?;
        let title = Some(option.title.clone());
        let description = Some(option.description.clone());
        Some(wire!(SubscriptionOptionInfo {
            subscription_settings: self.subscription_settings(option),
            title: wire!(Title { original: title.clone(), translated: title }),
            description: wire!(Description { original: description.clone(), translated: description })
        }))
    }

    pub(crate) fn subscription_settings(&self, option: &SubscriptionOption) -> SubscriptionSettings {
        wire!(SubscriptionSettings {
            frequency: option.frequency.clone(),
            interval: option.interval,
            auto_renewal: option.billing_cycles.is_none(),
            billing_cycles: option.billing_cycles,
            enable_customer_cancellation: true,
            free_trial_period: option.free_trial.clone(),
            start_date: self.subscription_start.clone()
        })
    }

    /// The address that determines the line's tax, as the caller has stated it.
    pub(crate) fn stated_taxable_address(&self) -> TaxableAddress {
        self.stored.taxable_address.clone().unwrap_or_else(|| taxable_at(None))
    }
}

/// An address that determines tax: by default the delivery address.
pub(super) fn taxable_at(chosen: Option<TaxableAddressType>) -> TaxableAddress {
    wire!(TaxableAddress { address_type: chosen.unwrap_or(TaxableAddressType::Shipping) })
}
