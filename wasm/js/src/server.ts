/** The entry for servers: sessions of requests, and forms of pages without scripts. */

export * from "./storefront/server/index.js";
