/** The cart options of a chosen product, common to both catalog versions. */

/** A variant with the buyer's choices and texts. */
export interface ItemChoice {
  /** Empty for a product without options. */
  readonly variantId: string;
  /** The buyer's text by modifier key. */
  readonly texts?: Readonly<Record<string, string>>;
  /** The choice's key by modifier key. */
  readonly extras?: Readonly<Record<string, string>>;
  readonly subscriptionId?: string;
}

/** The `options` of a catalog reference; a blank text is left out. */
export interface ItemOptions {
  variantId?: string;
  options?: Record<string, string>;
  customTextFields?: Record<string, string>;
  subscriptionOptionId?: string;
}

/** The `options` of a catalog reference for a buyer's choices of a product. */
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
