/** The modules that end with Cart V1. */

/** The day on which the platform removes Cart V1 and Checkout V1. */
export const ENDS_ON = "2027-02-01";

/** The modules whose functions end, by the names of the platform's packages. */
export const ENDING = ["currentCart", "cart", "checkout"] as const;

/** The modules of a client that end. */
export const endingModules = (names: readonly string[]): string[] =>
  ENDING.filter((name) => names.includes(name)).map((name) => `\`${name}\``);
