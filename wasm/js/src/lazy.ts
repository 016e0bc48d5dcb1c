/** The entry for a client whose code and core are loaded by the first call. */

export * from "./storefront/lazy/index.js";
