//! Abandoned checkouts and the settings of orders, as in their events.

use crate::resources::cart::{AppliedDiscount, FullAddressContactDetails, LineItem, MultiCurrencyPrice};
use crate::types::Timestamp;
use crate::types::entity::{entities, open_enums};

entities! {
    /// A checkout that the buyer left before paying.
    AbandonedCheckout {
        /// A GUID.
        id: String,
        created_date: Timestamp,
        updated_date: Timestamp,
        /// A GUID.
        checkout_id: String,
        /// A GUID.
        cart_id: String,
        status: AbandonedCheckoutStatus,
        buyer_language: String,
        buyer_info: AbandonedCheckoutBuyer,
        contact_details: FullAddressContactDetails,
        /// A three-letter currency code.
        currency: String,
        /// A three-letter currency code.
        conversion_currency: String,
        total_price: MultiCurrencyPrice,
        subtotal_price: MultiCurrencyPrice,
        /// The attempts to bring the buyer back. At most 20, set by the platform.
        activities: Vec<AbandonedCheckoutActivity>,
        checkout_recovered_date: Timestamp,
        /// The page on which the checkout continues.
        checkout_url: String,
        /// From 1 to 300, set by the platform.
        line_items: Vec<LineItem>,
        /// At most 100, set by the platform.
        applied_discounts: Vec<AppliedDiscount>,
    }

    /// The buyer of an abandoned checkout. `visitor_id`, `member_id` and `user_id` exclude each other.
    AbandonedCheckoutBuyer {
        /// A GUID.
        visitor_id: String,
        /// A GUID.
        member_id: String,
        /// A GUID.
        user_id: String,
        /// A GUID, set by the platform.
        contact_id: String,
        /// An email address, at most 50 characters.
        email: String,
    }

    /// An attempt to bring a buyer back.
    AbandonedCheckoutActivity {
        created_date: Timestamp,
        r#type: AbandonedCheckoutActivityType,
    }

    /// The site's settings for orders.
    OrdersSettings {
        inventory_update_trigger: InventoryUpdateTrigger,
        /// Whether invoices are created automatically.
        create_invoice: bool,
        created_date: Timestamp,
        updated_date: Timestamp,
    }
}

open_enums! {
    /// The status of an abandoned checkout.
    AbandonedCheckoutStatus {
        Abandoned = "ABANDONED",
        Recovered = "RECOVERED",
    }

    /// The kind of an attempt to bring a buyer back.
    AbandonedCheckoutActivityType {
        Scheduled = "SCHEDULED",
        EmailSent = "EMAIL_SENT",
        EmailNotSent = "EMAIL_NOT_SENT",
        NotificationSent = "NOTIFICATION_SENT",
        TaskCreated = "TASK_CREATED",
        AutomationSkipped = "AUTOMATION_SKIPPED",
    }

    /// The moment at which an order reduces the stock.
    InventoryUpdateTrigger {
        OnOrderPaid = "ON_ORDER_PAID",
        OnOrderPlaced = "ON_ORDER_PLACED",
    }
}
