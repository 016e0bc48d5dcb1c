/** The bounds that forms name, written from the contract by `node .scripts/limits.mjs`: do not edit. */
export const CART = { quantity: 100_000, note: 1_000, coupon: 50 } as const;
export const ADDRESS = { phone: 50, postalCode: 50, email: 254 } as const;
export const MEMBER = {
  name: 100,
  addressLine: 200,
  slug: 255,
  url: 2_048,
  customField: 8_192,
  report: 1_000,
} as const;
export const WISHLIST = { items: 100 } as const;
export const LIST = { expression: 100 } as const;
