"use server";

/** A server action on the visitor's cart. */
import { STORES_APP_ID } from "@cartwright/sdk";
import { getClient } from "../lib/shop";

/** Adds a variant; returns the cart's number of lines. */
export async function addOnServer(catalogItemId: string, variantId: string): Promise<number> {
  const client = await getClient();
  const catalogReference = { appId: STORES_APP_ID, catalogItemId, options: { variantId } };
  const { cart } = await client.currentCartV2.addLineItemsToCurrentCart({
    catalogItems: [{ catalogReference, quantity: 1 }],
  });
  return cart.lineItems?.length ?? 0;
}
