/** Options of a chosen product for the cart, alike in both versions of the catalog. */

/** A variant, and what was chosen and written beside it. */
export interface ItemChoice {
  /** Empty where there is nothing to choose. */
  readonly variantId: string;
  /** Key of the modifier to the text written for it. */
  readonly texts?: Readonly<Record<string, string>>;
  /** Key of the modifier to the key of its choice. */
  readonly extras?: Readonly<Record<string, string>>;
  readonly subscriptionId?: string;
}

/** The options of a catalog reference; a text of nothing but spaces is none. */
export interface ItemOptions {
  variantId?: string;
  options?: Record<string, string>;
  customTextFields?: Record<string, string>;
  subscriptionOptionId?: string;
}

/** The `options` of a catalog reference for what a buyer has chosen of a product. */
export function itemOptions({ variantId, texts = {}, extras = {}, subscriptionId }: ItemChoice): ItemOptions {
  const written = Object.entries(texts)
    .map(([key, text]): [string, string] => [key, text.trim()])
    .filter(([, text]) => text !== "");
  return {
    ...(variantId && { variantId }),
    ...(Object.keys(extras).length > 0 && { options: { ...extras } }),
    ...(written.length > 0 && { customTextFields: Object.fromEntries(written) }),
    ...(subscriptionId && { subscriptionOptionId: subscriptionId }),
  };
}
