/** The entry for the session and the cart as framework-independent external stores. */

export * from "./storefront/stores/index.js";
