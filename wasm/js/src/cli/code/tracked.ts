/** The modules that the analysis of code follows, and the names of their functions. */

import * as sdk from "../../inline.js";

/** The packages that export the modules. */
export const PACKAGES: readonly string[] = ["@cartwright/sdk", "@wix/ecom", "@wix/stores", "@wix/categories"];

/** The modules of each version of the catalog. */
export const OF_CATALOG = {
  V1: ["products", "collections", "inventory"],
  V3: [
    "productsV3",
    "inventoryItemsV3",
    "categories",
    "brandsV3",
    "customizationsV3",
    "infoSectionsV3",
    "productGroupsV3",
    "readOnlyVariantsV3",
    "ribbonsV3",
  ],
} as const;

const FOLLOWED: ReadonlySet<string> = new Set([
  ...["currentCart", "cart", "checkout", "currentCartV2", "cartV2"],
  ...OF_CATALOG.V1,
  ...OF_CATALOG.V3,
]);

export const isFollowed = (module: string): boolean => FOLLOWED.has(module);

const functionsOf = (module: string): string[] =>
  Object.entries((sdk as unknown as Readonly<Record<string, object>>)[module] ?? {}).flatMap(([name, value]) =>
    typeof value === "function" ? [name] : [],
  );

const FUNCTIONS = new Map([...FOLLOWED].map((module) => [module, new Set(functionsOf(module))]));

/** Whether a module has a function. This package lacks the module `cart`, which is assumed to have any. */
export const hasFunction = (module: string, name: string): boolean =>
  module === "cart" ? /^[a-z]/.test(name) : FUNCTIONS.get(module)?.has(name) === true;

/** Whether a function's name alone shows Cart V1: `getCurrentCart` and `addToCheckout`, but not `createCheckout`. */
export const isTellingName = (name: string): boolean =>
  (hasFunction("currentCart", name) || hasFunction("checkout", name)) &&
  /CurrentCart|ToCheckout|CheckoutBy|CheckoutAs|OverrideCheckout|AndCharge/.test(name);
