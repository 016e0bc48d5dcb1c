/** The platform's events, by type. */

import type * as brands from "../generated/types/brands-v3.js";
import type * as cart from "../generated/types/cart.js";
import type * as cartV2 from "../generated/types/cart-v2.js";
import type * as categories from "../generated/types/categories.js";
import type * as checkout from "../generated/types/checkout.js";
import type * as customizations from "../generated/types/customizations-v3.js";
import type * as events from "../generated/types/events.js";
import type * as infoSections from "../generated/types/info-sections-v3.js";
import type * as inventoryItems from "../generated/types/inventory-items-v3.js";
import type * as memberReports from "../generated/types/member-reports.js";
import type * as members from "../generated/types/members.js";
import type * as fulfillments from "../generated/types/order-fulfillments.js";
import type * as transactions from "../generated/types/order-transactions.js";
import type * as orders from "../generated/types/orders.js";
import type * as productGroups from "../generated/types/product-groups-v3.js";
import type * as products from "../generated/types/products-v3.js";
import type * as redirects from "../generated/types/redirects.js";
import type * as ribbons from "../generated/types/ribbons-v3.js";
import type * as signOnPolicy from "../generated/types/sign-on-policy.js";

/** Fields without a documented type. */
export type EventBody = Readonly<Record<string, unknown>>;

/** The actor that caused an event. */
export interface EventIdentity {
  identityType?: "ANONYMOUS_VISITOR" | "MEMBER" | "WIX_USER" | "APP" | (string & {});
  anonymousVisitorId?: string;
  memberId?: string;
  wixUserId?: string;
  appId?: string;
}

/** Metadata of an event. Events of catalog v1 have only the first four fields. */
export interface EventMetadata {
  eventType: string;
  /** The event's site. */
  instanceId?: string;
  identity?: EventIdentity;
  /** The id of the site's account. */
  accountInfo?: EventBody;
  /** The event's id. Repeated deliveries have the same id. */
  _id?: string;
  entityFqdn?: string;
  slug?: string;
  entityId?: string;
  eventTime?: Date;
  /** The event's number among the events of its entity, as text: later events have larger numbers. */
  entityEventSequence?: string;
  /** Whether the event was caused by a request to delete personal data. */
  triggeredByAnonymizeRequest?: boolean;
  originatedFrom?: string;
}

type Created<Name extends string, Entity> = Record<`${Name}_created`, { entity: Entity }>;
type Updated<Name extends string, Entity> = Record<`${Name}_updated`, { entity: Entity }>;
/** The entity was deleted, and the event has no body. */
type Deleted<Name extends string, Entity> = Record<`${Name}_deleted`, { entity: Entity | undefined }>;
type Actions<Name extends string, Bodies> = {
  [Slug in keyof Bodies & string as `${Name}_${Slug}`]: { data: Bodies[Slug] };
};
type Changes<Name extends string, Entity> = Created<Name, Entity> & Updated<Name, Entity> & Deleted<Name, Entity>;
type Bodies<Prefix extends string, Types> = {
  [Name in keyof Types & string as `${Prefix}.${Name}`]: { data: Types[Name] };
};

interface OrderBody {
  order?: orders.Order;
}

/** The payments and refunds that changed. */
interface PaymentsUpdated {
  orderTransactions?: transactions.OrderTransactions;
  paymentIds?: string[];
  refundIds?: string[];
}

interface ChargebackBody {
  orderId?: string;
  paymentId?: string;
  chargeback?: transactions.Chargeback;
  orderTransactions?: transactions.OrderTransactions;
}

/** The events by type: each with its entity, or with the body of an action. */
export type EventTypes = Changes<"wix.ecom.v1.cart", cart.Cart> &
  Changes<"wix.ecom.v2.cart", cartV2.Cart> &
  Actions<"wix.ecom.v2.cart", { calculated: cartV2.CartSummary }> &
  Changes<"wix.ecom.v1.checkout", checkout.Checkout> &
  Actions<"wix.ecom.v1.checkout", { completed: { checkout?: checkout.Checkout } }> &
  Changes<"wix.ecom.v1.abandoned_checkout", events.AbandonedCheckout> &
  Actions<
    "wix.ecom.v1.abandoned_checkout",
    { recovered: events.AbandonedCheckout & { abandonedCheckout?: events.AbandonedCheckout } }
  > &
  Created<"wix.ecom.v1.order", orders.Order> &
  Updated<"wix.ecom.v1.order", orders.Order> &
  Actions<
    "wix.ecom.v1.order",
    Record<"approved" | "fulfilled" | "imported" | "imported_order_deleted", OrderBody> & {
      canceled: OrderBody & { restockAllItems?: boolean; sendOrderCanceledEmail?: boolean; customMessage?: string };
      payment_status_updated: OrderBody & { previousPaymentStatus?: orders.Order["paymentStatus"] };
      committed: OrderBody & { draftOrderId?: string };
    }
  > &
  Actions<
    "wix.ecom.v1.order_transactions",
    Record<"updated" | "details_updated", PaymentsUpdated> &
      Record<"chargeback_approved" | "chargeback_reversed", ChargebackBody> & {
        refund_completed: {
          orderId?: string;
          refund?: transactions.Refund;
          orderTransactions?: transactions.OrderTransactions;
        };
      }
  > &
  Updated<"wix.ecom.v1.fulfillments", fulfillments.OrderWithFulfillments> &
  Updated<"wix.ecom.v1.orders_settings", events.OrdersSettings> &
  Changes<"wix.ecom.v1.shipping_option", events.ShippingOption> &
  Changes<"wix.ecom.v1.shippo_configuration", events.ShippingProviderConfiguration> &
  Changes<"wix.members.v1.member", members.Member> &
  Created<"wix.members.v1.member_report", memberReports.MemberReport> &
  Deleted<"wix.members.v1.member_report", memberReports.MemberReport> &
  Actions<
    "wix.members.v1.member_report",
    {
      reported_member_created: { reportedMember?: memberReports.ReportedMember };
      reported_member_deleted: { reportedMemberId?: string };
    }
  > &
  Actions<"wix.badges.v3.badge", Record<"badge_assigned" | "badge_unassigned", events.BadgeHolder>> &
  Changes<"wix.badges.v4.badge", events.Badge> &
  Created<"wix.badges.v4.badge_assignment", events.BadgeAssignment> &
  Deleted<"wix.badges.v4.badge_assignment", events.BadgeAssignment> &
  Created<"wix.headless.v1.redirect_session", redirects.RedirectSession> &
  Updated<"wix.iam.signon.v1.sign_on_policy", signOnPolicy.SignOnPolicy> &
  Bodies<
    "com.wix.ecommerce.catalog.api.v1",
    {
      ProductCreated: events.ProductCreated;
      ProductChanged: events.ProductChanged;
      ProductDeleted: events.ProductDeleted;
      VariantsChanged: events.VariantsChanged;
      CollectionCreated: events.CollectionCreated;
      CollectionChanged: events.CollectionChanged;
      CollectionDeleted: events.CollectionDeleted;
    }
  > &
  Bodies<
    "com.wix.ecommerce.inventory.api.v1",
    { InventoryItemChanged: events.InventoryItemChanged; InventoryVariantsChanged: events.InventoryVariantsChanged }
  > &
  Changes<"wix.stores.catalog.v3.product", products.Product> &
  Changes<"wix.stores.catalog.v3.brand", brands.Brand> &
  Changes<"wix.stores.catalog.v3.ribbon", ribbons.Ribbon> &
  Changes<"wix.stores.catalog.v3.customization", customizations.Customization> &
  Changes<"wix.stores.catalog.v3.info_section", infoSections.InfoSection> &
  Changes<"wix.stores.catalog.v3.inventory_item", inventoryItems.InventoryItem> &
  Actions<
    "wix.stores.catalog.v3.inventory_item",
    {
      stock_status_updated: Pick<events.InventoryItemAction, "inStock">;
      updated_with_reason: Omit<events.InventoryItemAction, "inStock">;
    }
  > &
  Changes<"wix.stores.catalog.v3.product_group", productGroups.ProductGroup> &
  Changes<"wix.categories.v1.category", categories.Category> &
  Actions<
    "wix.categories.v1.category",
    Record<
      "category_moved" | "item_added_to_category" | "item_removed_from_category" | "items_arranged_in_category",
      events.CategoryAction
    >
  >;

/** A known event type. */
export type EventType = keyof EventTypes;

/** An event of a known type. */
export type EventOf<Type extends EventType> = { type: Type; metadata: EventMetadata } & EventTypes[Type];

/** An event of any type; the body of an unknown type is unconverted. */
export type PlatformEvent =
  | { [Type in EventType]: EventOf<Type> }[EventType]
  | { type: string & {}; metadata: EventMetadata; entity?: unknown; data?: unknown };
