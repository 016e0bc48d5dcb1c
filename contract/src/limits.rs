//! Named bounds, written from `limits.json` by `node .scripts/limits.mjs`: do not edit.

/// Bounds: product.
pub mod product {
    /// The maximum length, in characters: `products_v3.V3Product.name.maxLength`.
    pub const NAME: usize = 80;
    /// The maximum length, in characters: `products_v3.V3Product.slug.maxLength`.
    pub const SLUG: usize = 300;
    /// The maximum length, in characters: `products_v1.Product.slug.maxLength`.
    pub const SLUG_V1: usize = 100;
    /// The maximum length, in characters: `products_v3.V3Product.plainDescription.maxLength`.
    pub const DESCRIPTION: usize = 16_000;
    /// The maximum length, in characters: `products_v1.Product.description.maxLength`.
    pub const DESCRIPTION_V1: usize = 8_000;
    /// The maximum length, in characters: `products_v3.V3Product.brand.name.maxLength`.
    pub const BRAND: usize = 50;
    /// The maximum length, in characters: `products_v3.V3Product.ribbon.name.maxLength`.
    pub const RIBBON: usize = 30;
    /// The maximum number of entries: `products_v3.V3Product.additionalRibbons.maxItems`.
    pub const ADDITIONAL_RIBBONS: usize = 4;
    /// The maximum number of entries: `products_v3.V3Product.options.maxItems`.
    pub const OPTIONS: usize = 6;
    /// The maximum number of entries: `products_v3.V3Product.modifiers.maxItems`.
    pub const MODIFIERS: usize = 10;
    /// The maximum number of entries: `products_v3.V3Product.infoSections.maxItems`.
    pub const INFO_SECTIONS: usize = 20;
    /// The maximum number of entries: `products_v3.MediaItemsInfo.items.maxItems`.
    pub const MEDIA: usize = 50;
    /// The maximum length, in characters: `products_v3.ProductMedia.altText.maxLength`.
    pub const ALT_TEXT: usize = 1_000;
    /// The maximum length, in characters: `products_v3.ProductMedia.id.maxLength`.
    pub const MEDIA_ID: usize = 200;
    /// The maximum length, in characters.
    pub const MEDIA_ADDRESS: usize = 2_000;
    /// The maximum number of entries: `products_v3.V3Product.tags.publicTags.tagIds.maxItems`.
    pub const TAGS: usize = 100;
    /// The maximum number of entries: `products_v3.VariantsInfo.variants.maxItems`.
    pub const VARIANTS: usize = 1_000;
    /// The maximum length, in characters: `products_v3.Variant.sku.maxLength`.
    pub const SKU: usize = 40;
    /// The maximum length, in characters: `products_v3.Variant.barcode.maxLength`.
    pub const BARCODE: usize = 40;
    /// The maximum length, in characters: `products_v3.Variant.digitalProperties.digitalFile.id.maxLength`.
    pub const FILE: usize = 100;
    /// The maximum: `products_v3.Variant.price.actualPrice.amount.max`.
    pub const PRICE: f64 = 999_999_999.99;
    /// The maximum: `products_v3.VariantPhysicalProperties.weight.max`.
    pub const WEIGHT: f64 = 999_999_999.99;
    /// The minimum: `products_v3.PhysicalProperties.pricePerUnit.quantity.min`.
    pub const UNITS_LEAST: f64 = 0.01;
    /// The maximum: `products_v3.PhysicalProperties.pricePerUnit.quantity.max`.
    pub const UNITS: f64 = 999_999_999.99;
    /// The maximum length, in characters.
    pub const SEO_TITLE: usize = 300;
    /// The maximum length, in characters.
    pub const SEO_DESCRIPTION: usize = 1_000;
}

/// Bounds: option.
pub mod option {
    /// The maximum length, in characters: `products_v3.ConnectedOption.name.maxLength`.
    pub const NAME: usize = 50;
    /// The maximum length, in characters: `products_v3.ConnectedOptionChoice.name.maxLength`.
    pub const CHOICE: usize = 50;
    /// The maximum number of entries: `products_v3.ChoicesSettings.choices.maxItems`.
    pub const CHOICES: usize = 1_000;
    /// The maximum number of entries: `products_v1.ProductOption.choices.maxItems`.
    pub const CHOICES_V1: usize = 100;
    /// The maximum: `products_v3.ConnectedModifier.freeTextSettings.maxCharCount.max`.
    pub const TEXT: i64 = 500;
    /// The maximum length, in characters: `products_v3.ConnectedModifier.freeTextSettings.title.maxLength`.
    pub const TITLE: usize = 150;
}

/// Bounds: subscription.
pub mod subscription {
    /// The maximum number of entries: `products_v3.SubscriptionDetails.subscriptions.maxItems`.
    pub const COUNT: usize = 6;
    /// The maximum length, in characters: `products_v3.SubscriptionDetails.subscriptions[].title.maxLength`.
    pub const TITLE: usize = 20;
    /// The maximum length, in characters: `products_v3.SubscriptionDetails.subscriptions[].description.maxLength`.
    pub const DESCRIPTION: usize = 60;
    /// The minimum: `products_v3.SubscriptionDetails.subscriptions[].interval.min`.
    pub const INTERVAL_LEAST: i64 = 1;
    /// The maximum: `products_v3.SubscriptionDetails.subscriptions[].interval.max`.
    pub const INTERVAL: i64 = 50;
    /// The minimum: `products_v3.SubscriptionDetails.subscriptions[].billingCycles.min`.
    pub const CYCLES_LEAST: i64 = 2;
    /// The maximum: `products_v3.SubscriptionDetails.subscriptions[].billingCycles.max`.
    pub const CYCLES: i64 = 999;
    /// The minimum: `products_v3.SubscriptionDetails.subscriptions[].discount.percentOff.min`.
    pub const PERCENT_LEAST: f64 = 0.1;
    /// The maximum: `products_v3.SubscriptionDetails.subscriptions[].discount.percentOff.max`.
    pub const PERCENT: f64 = 99.9;
}

/// Bounds: category.
pub mod category {
    /// The maximum length, in characters: `categories.Category.name.maxLength`.
    pub const NAME: usize = 80;
    /// The maximum length, in characters: `categories.Category.slug.maxLength`.
    pub const SLUG: usize = 300;
    /// The maximum length, in characters: `categories.Category.description.maxLength`.
    pub const DESCRIPTION: usize = 600;
    /// The maximum number of entries.
    pub const LEVELS: usize = 5;
    /// The maximum.
    pub const COUNT: i64 = 1_000;
}

/// Bounds: collection.
pub mod collection {
    /// The maximum length, in characters: `products_v1.Collection.name.maxLength`.
    pub const NAME: usize = 50;
    /// The maximum length, in characters: `products_v1.Collection.description.maxLength`.
    pub const DESCRIPTION: usize = 600;
}

/// Bounds: group.
pub mod group {
    /// The maximum length, in characters: `product_groups_v3.ProductGroup.name.maxLength`.
    pub const NAME: usize = 100;
    /// The maximum length, in characters.
    pub const HANDLE: usize = 100;
    /// The maximum number of entries.
    pub const MEMBERS: usize = 100;
    /// The maximum.
    pub const COUNT: i64 = 1_000;
}

/// Bounds: info section.
pub mod info_section {
    /// The maximum length, in characters: `info_sections_v3.InfoSection.uniqueName.maxLength`.
    pub const UNIQUE_NAME: usize = 100;
    /// The maximum length, in characters: `info_sections_v3.InfoSection.title.maxLength`.
    pub const TITLE: usize = 50;
    /// The maximum length, in characters: `info_sections_v3.InfoSection.plainDescription.maxLength`.
    pub const TEXT: usize = 16_000;
    /// The maximum length, in characters: `products_v1.Product.additionalInfoSections[].description.maxLength`.
    pub const TEXT_V1: usize = 16_000;
}

/// Bounds: brand.
pub mod brand {
    /// The maximum length, in characters: `brands_v3.create.brand.name.maxLength`.
    pub const NAME: usize = 50;
}

/// Bounds: ribbon.
pub mod ribbon {
    /// The maximum length, in characters: `ribbons_v3.create.ribbon.name.maxLength`.
    pub const NAME: usize = 30;
}

/// Bounds: customization.
pub mod customization {
    /// The maximum length, in characters: `customizations_v3.Customization.name.maxLength`.
    pub const NAME: usize = 50;
}

/// Bounds: stock.
pub mod stock {
    /// The maximum: `inventory_items_v3.InventoryItem.quantity.max`.
    pub const QUANTITY: i64 = 99_999;
    /// The maximum: `inventory_items_v3.InventoryItem.preorderInfo.limit.max`.
    pub const PREORDERS: i64 = 100_000;
    /// The maximum length, in characters: `inventory_items_v3.InventoryItem.preorderInfo.message.maxLength`.
    pub const MESSAGE: usize = 250;
    /// The minimum.
    pub const ENOUGH: i64 = 5;
}

/// Bounds: cart.
pub mod cart {
    /// The maximum number of entries: `cart.update_current.lineItems.maxItems`.
    pub const LINES: usize = 300;
    /// The maximum: `cart.CustomLineItem.quantity.max`.
    pub const QUANTITY: i64 = 100_000;
    /// The maximum: `cart.CustomLineItem.price.max`.
    pub const AMOUNT: i64 = 1_000_000_000_000_000;
    /// The maximum: `cart.CustomLineItem.serviceProperties.numberOfParticipants.max`.
    pub const PARTICIPANTS: i64 = 10_000;
    /// The maximum number of entries: `cart.CustomLineItem.modifierGroups.maxItems`.
    pub const MODIFIERS: usize = 25;
    /// The maximum length, in characters: `cart.Cart.buyerNote.maxLength`.
    pub const NOTE: usize = 1_000;
    /// The maximum length, in characters: `current_cart_v2.add_coupon.coupon.code.maxLength`.
    pub const COUPON: usize = 50;
    /// The maximum number of entries: `current_cart_v2.create.giftCards.maxItems`.
    pub const GIFT_CARDS: usize = 5;
    /// The maximum number of entries.
    pub const FORMS: usize = 1_000;
}

/// Bounds: address.
pub mod address {
    /// The maximum length, in characters: `orders.AddressWithContact.contactDetails.firstName.maxLength`.
    pub const FIRST_NAME: usize = 100;
    /// The maximum length, in characters: `orders.AddressWithContact.contactDetails.lastName.maxLength`.
    pub const LAST_NAME: usize = 100;
    /// The maximum length, in characters.
    pub const PHONE: usize = 50;
    /// The maximum length, in characters: `orders.Address.addressLine.maxLength`.
    pub const LINE: usize = 150;
    /// The maximum length, in characters: `orders.Address.addressLine2.maxLength`.
    pub const LINE2: usize = 100;
    /// The maximum length, in characters: `orders.Address.city.maxLength`.
    pub const CITY: usize = 50;
    /// The maximum length, in characters: `orders.Address.postalCode.maxLength`.
    pub const POSTAL_CODE: usize = 50;
    /// The maximum length, in characters.
    pub const EMAIL: usize = 254;
}

/// Bounds: order.
pub mod order {
    /// The maximum length, in characters: `orders.Order.buyerNote.maxLength`.
    pub const NOTE: usize = 1_000;
    /// The maximum length, in characters: `orders.Activity.merchantComment.message.maxLength`.
    pub const COMMENT: usize = 5_000;
    /// The maximum length, in characters: `orders.Activity.orderRefunded.reason.maxLength`.
    pub const REASON: usize = 200;
    /// The maximum length, in characters: `orders.create.order.lineItems[].productName.original.maxLength`.
    pub const ITEM_NAME: usize = 200;
    /// The maximum length, in characters: `orders.bulk_update_tags.assignTags.privateTags.tagIds[].maxLength`.
    pub const TAG: usize = 5;
    /// The maximum number of entries: `orders.bulk_update_tags.assignTags.privateTags.tagIds.maxItems`.
    pub const TAGS: usize = 100;
    /// The maximum length, in characters: `order_fulfillments.Fulfillment.trackingInfo.trackingLink.maxLength`.
    pub const TRACKING_LINK: usize = 2_048;
    /// The maximum length, in characters: `order_fulfillments.Fulfillment.trackingInfo.trackingNumber.maxLength`.
    pub const TRACKING_NUMBER: usize = 100;
    /// The maximum: `orders.set_number_counter.counter.max`.
    pub const NUMBER: i64 = 999_999_999;
}

/// Bounds: member.
pub mod member {
    /// The maximum length, in characters.
    pub const NAME: usize = 100;
    /// The maximum length, in characters: `members.Contact.company.maxLength`.
    pub const COMPANY: usize = 100;
    /// The maximum length, in characters: `members.Contact.addresses[].addressLine.maxLength`.
    pub const ADDRESS_LINE: usize = 200;
    /// The maximum length, in characters: `members.update_slug.slug.maxLength`.
    pub const SLUG: usize = 255;
    /// The maximum number of entries.
    pub const ENTRIES: usize = 50;
    /// The maximum length, in characters.
    pub const URL: usize = 2_048;
    /// The maximum length, in characters.
    pub const CUSTOM_FIELD: usize = 8_192;
    /// The maximum length, in characters.
    pub const REPORT: usize = 1_000;
    /// The maximum.
    pub const BADGES: i64 = 100;
    /// The maximum length, in characters.
    pub const BADGE_TITLE: usize = 50;
    /// The maximum length, in characters.
    pub const BADGE_DESCRIPTION: usize = 1_500;
}

/// Bounds: wishlist.
pub mod wishlist {
    /// The maximum number of entries.
    pub const ITEMS: usize = 100;
    /// The maximum length, in characters.
    pub const REFERENCE: usize = 4_096;
}

/// Bounds: list.
pub mod list {
    /// The maximum: `orders.search.search.cursorPaging.limit.max`.
    pub const PAGE: i64 = 100;
    /// The maximum number of entries.
    pub const SORTS: usize = 10;
    /// The maximum number of entries: `product_groups_v3.CursorSearch.aggregations.maxItems`.
    pub const AGGREGATIONS: usize = 10;
    /// The maximum: `member_report.query.query.paging.limit.max`.
    pub const REPORTS: i64 = 1_000;
    /// The maximum length, in characters: `product_groups_v3.CursorSearch.search.expression.maxLength`.
    pub const EXPRESSION: usize = 100;
    /// The maximum number of entries.
    pub const TAGS: usize = 100;
}

/// Bounds: site.
pub mod site {
    /// The maximum length, in characters.
    pub const NAME: usize = 80;
    /// The maximum length, in characters.
    pub const FILE_NAME: usize = 200;
    /// The maximum.
    pub const RETURN_DAYS: i64 = 365;
}

/// Bounds: password.
pub mod password {
    /// The minimum length, in characters.
    pub const LEAST: usize = 8;
    /// The maximum length, in characters.
    pub const LENGTH: usize = 64;
}

/// Bounds: webhook.
pub mod webhook {
    /// The maximum.
    pub const COUNT: i64 = 50;
}

/// Bounds: rule.
pub mod rule {
    /// The maximum length, in characters: `rules.ordersSettings.businessName.maxLength`.
    pub const BUSINESS_NAME: usize = 250;
    /// The maximum length, in characters: `rules.ordersSettings.taxId.maxLength`.
    pub const BUSINESS_TAX_ID: usize = 50;
    /// The maximum length, in characters: `rules.ordersSettings.termsUrl.maxLength`.
    pub const TERMS_URL: usize = 2_000;
    /// The maximum length, in characters: `rules.coupons.name.maxLength`.
    pub const COUPON_NAME: usize = 80;
    /// The maximum length, in characters: `rules.coupons.code.maxLength`.
    pub const COUPON_CODE: usize = 50;
    /// The maximum length, in characters: `rules.giftCards.code.maxLength`.
    pub const GIFT_CARD: usize = 20;
    /// The maximum length, in characters: `rules.fees.name.maxLength`.
    pub const FEE_NAME: usize = 50;
    /// The maximum length, in characters: `rules.memberships.name.maxLength`.
    pub const MEMBERSHIP_NAME: usize = 100;
    /// The maximum length, in characters: `rules.memberships.member.maxLength`.
    pub const MEMBERSHIP_MEMBER: usize = 254;
    /// The maximum length, in characters: `rules.taxRules.name.maxLength`.
    pub const TAX_NAME: usize = 200;
    /// The maximum length, in characters: `rules.taxRules.authority.maxLength`.
    pub const AUTHORITY: usize = 200;
    /// The maximum length, in characters: `rules.itemTerms.taxGroupId.maxLength`.
    pub const TAX_GROUP: usize = 36;
    /// The maximum length, in characters: `rules.autoTaxRates.postalCode.maxLength`.
    pub const TAX_POSTAL_CODE: usize = 10;
    /// The maximum length, in characters: `rules.taxExemptGroups.name.maxLength`.
    pub const EXEMPT_GROUP_NAME: usize = 100;
    /// The maximum length, in characters: `rules.shippingOptions.title.maxLength`.
    pub const SHIPPING_TITLE: usize = 250;
    /// The maximum length, in characters: `rules.shippingOptions.regionName.maxLength`.
    pub const REGION_NAME: usize = 100;
    /// The maximum length, in characters: `rules.shippingOptions.deliveryTime.maxLength`.
    pub const DELIVERY_TIME: usize = 200;
    /// The maximum length, in characters: `rules.shippingOptions.instructions.maxLength`.
    pub const INSTRUCTIONS: usize = 500;
    /// The maximum length, in characters: `rules.shippingProviders.packageDetails.name.maxLength`.
    pub const PACKAGE_NAME: usize = 255;
    /// The maximum: `rules.shippingOptions.plan.daysAhead.max`.
    pub const DAYS_AHEAD: i64 = 60;
    /// The maximum: `rules.shippingOptions.plan.leadHours.max`.
    pub const LEAD_HOURS: i64 = 720;
}
