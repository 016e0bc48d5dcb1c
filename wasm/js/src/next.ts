/** The entry for servers of Next.js. */

export * from "./storefront/next/index.js";
