/** Generated from the Rust models by `npm run generate`: do not edit. */

/** The app that owns the products of a store, in references to catalog items. */
export const STORES_APP_ID = "215238eb-22a5-4c36-9e7b-e7c08025e04e";
