/** Generated from the Rust models by `npm run generate`: do not edit. */

/** Products of catalog v1, with their variants: anyone reads them, the owner writes. */
export * as products from "./products.js";
/** Collections of catalog v1: named groups of products. The owner writes them by `Client::products`. */
export * as collections from "./collections.js";
/** Inventory of catalog v1: stock by product and variant. Needs the owner. */
export * as inventory from "./inventory.js";
/**
 * Products of catalog v3: anyone reads them, the owner writes.
 *
 * Calls whose names end in `ByFilter` start a job and return its id; the job changes all products of the filter,
 * later. `{}` is every product.
 */
export * as productsV3 from "./products-v3.js";
/** Variants of catalog v3, read across products. */
export * as readOnlyVariantsV3 from "./read-only-variants-v3.js";
/** Inventory items of catalog v3: the stock of a variant at a location. Needs the owner. */
export * as inventoryItemsV3 from "./inventory-items-v3.js";
/** Brands of catalog v3: anyone reads them, the owner writes. */
export * as brandsV3 from "./brands-v3.js";
/** Ribbons of catalog v3, such as "New": anyone reads them, the owner writes. */
export * as ribbonsV3 from "./ribbons-v3.js";
/**
 * Info sections of catalog v3: texts that products share, such as care instructions. Anyone reads them, the owner
 * writes.
 */
export * as infoSectionsV3 from "./info-sections-v3.js";
/** Customizations of catalog v3: options and modifiers that products share. Anyone reads them, the owner writes. */
export * as customizationsV3 from "./customizations-v3.js";
/** Catalog versioning: a site has catalog v1 or v3, and the calls of the other fail with status 428. */
export * as catalogVersioning from "./catalog-versioning.js";
/**
 * Categories of catalog v3: a tree of groups of products. Anyone reads visible categories, the owner writes.
 *
 * Writes to one tree must not run concurrently: all but one of them fail with the code `INVALID_REVISION`. A tree has
 * at most 1000 categories in 5 levels.
 */
export * as categories from "./categories.js";
/** The current visitor's or member's cart, of Cart V1. */
export * as currentCart from "./current-cart.js";
/**
 * A cart of Cart V2, which is also its checkout: the current visitor's or member's, or the one of an id (`cartId`).
 * Changes fail with the code `CART_ALREADY_ORDERED` once an order was placed.
 */
export * as currentCartV2 from "./current-cart-v2.js";
/**
 * A cart of Cart V2, which is also its checkout: the current visitor's or member's, or the one of an id (`cartId`).
 * Changes fail with the code `CART_ALREADY_ORDERED` once an order was placed.
 */
export * as cartV2 from "./cart-v2.js";
/**
 * Checkouts of catalog items, with or without a cart. The platform ends them on 2027-02-01 in favour of Cart V2.
 */
export * as checkout from "./checkout.js";
/** Orders: buyers read their own, the owner reads and changes all. */
export * as orders from "./orders.js";
/**
 * Refunds, charges, captures and receipts of orders. Needs the owner.
 *
 * A payment may be `PENDING` at first; an event reports its settlement.
 */
export * as orderBilling from "./order-billing.js";
/** Fulfillments of orders: buyers read those of their own orders, the owner reads and changes all. */
export * as orderFulfillments from "./order-fulfillments.js";
/** Invoices of orders: buyers read those of their own orders, the owner reads all. */
export * as orderInvoices from "./order-invoices.js";
/**
 * Payments and refunds of orders, as records: buyers read those of their own orders, the owner reads all and adds to
 * them. Nothing is charged or refunded here: see `orderBilling`.
 */
export * as orderTransactions from "./order-transactions.js";
/** Redirect sessions, for the platform's pages: checkout, login, bookings and others. */
export * as redirects from "./redirects.js";
/**
 * Members of the site. Members read and update themselves; the owner reads, updates, approves, blocks and deletes all
 * of them.
 */
export * as members from "./members.js";
/** Member reports: a member reports another to the owner. */
export * as memberReport from "./member-report.js";
/**
 * Registration and login step by step, each with the platform's own answer. `client.auth` reads the answers and keeps
 * the tokens.
 */
export * as authentication from "./authentication.js";
/** Token introspection, the user info of the signed-in member, and the platform's public keys. */
export * as oauth from "./oauth.js";
/** Password recovery and account activation by mail. */
export * as recovery from "./recovery.js";
/** Email verification: codes that prove that an address is the member's. */
export * as verification from "./verification.js";
/** The site's sign-on policy. It holds for registrations from then on: active members stay active. */
export * as signOnPolicy from "./sign-on-policy.js";
/**
 * Wishlists. A member has one, which the first added item creates. An item is its whole catalog reference: two
 * variants of a product are two items.
 */
export * as wishlists from "./wishlists.js";
/** Wishlists by id, for the owner. `wishlists` has the calls of members. */
export * as wishlist from "./wishlist.js";
/**
 * Product groups of catalog v3: anyone reads them, the owner writes. The members of a group share an option or
 * modifier, and each is one of its choices. A product is in one group at most.
 */
export * as productGroupsV3 from "./product-groups-v3.js";
