/** Generated from the Rust models by `npm run generate`: do not edit. */

/** The modules that the platform removes as a whole, with the day of the removal. */
export const ENDS = { checkout: "2027-02-01", currentCart: "2027-02-01" } as const;
