/** The modules that end with Cart V1, by the names of the platform's packages, and their functions. */
export const ENDING: Readonly<Record<string, RegExp>> = {
  currentCart: /CurrentCart/,
  checkout:
    /Checkout|^(?:createOrder(?:AndCharge)?|removeCoupon|removeGiftCard|removeLineItems|updateLineItemsQuantity)$/,
  cart: /./,
};

/** The modules of a client that end. */
export const endingModules = (names: readonly string[]): string[] =>
  names.filter((name) => name in ENDING).map((name) => `\`${name}\``);
