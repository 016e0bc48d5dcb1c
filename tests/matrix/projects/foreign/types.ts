/** Imports all entries of the package, for the oldest supported TypeScript. */
import { createClient, OAuthStrategy, productsV3, type currentCartV2 } from "@cartwright/sdk";
import { nextSession } from "@cartwright/sdk/next";
import { useCart } from "@cartwright/sdk/react";
import { cartForm } from "@cartwright/sdk/server";
import { cartStore } from "@cartwright/sdk/store";
import { createWebhooks } from "@cartwright/sdk/webhooks";
import { getImageUrl } from "@cartwright/sdk/media";

const client = createClient({ modules: { productsV3 }, auth: OAuthStrategy({ clientId: "client-1" }) });
export const names = async (): Promise<string[]> => {
  const { items } = await client.productsV3.queryProducts().eq("slug", "mug").limit(3).find();
  return items.map(({ name }) => name ?? "");
};
export const count = (cart: currentCartV2.Cart): number => cart.lineItems?.length ?? 0;
export const entries = [nextSession, useCart, cartForm, cartStore, createWebhooks, getImageUrl];
