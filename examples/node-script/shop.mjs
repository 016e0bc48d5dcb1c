/** A visitor's cart from a terminal: lists products, adds the first, and goes on with the same cart at the next run. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { CartwrightError, createClient, currentCartV2, OAuthStrategy, products } from "@cartwright/sdk";

/** The platform's own catalog, as carts name it. */
const CATALOG = "215238eb-22a5-4c36-9e7b-e7c08025e04e";

const { CARTWRIGHT_CLIENT_ID: clientId, CARTWRIGHT_HOST: host, SESSION_FILE: file = "session.json" } = process.env;
if (!clientId) throw new Error("Set CARTWRIGHT_CLIENT_ID to your site's client id");

const client = createClient({
  modules: { currentCartV2, products },
  auth: OAuthStrategy({
    clientId,
    tokenStorage: {
      getTokens: () => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined),
      // Whoever has these tokens has the cart: nobody else may read the file.
      setTokens: (tokens) => writeFileSync(file, JSON.stringify(tokens), { mode: 0o600 }),
    },
  }),
  ...(host && { host }),
});

try {
  const { items } = await client.products.queryProducts().limit(12).find();
  for (const { name, priceData } of items) console.log(`${name}, ${priceData?.formatted?.price}`);

  // Goods with options, such as sizes, need a choice for each.
  const catalogItemId = items.find(({ productOptions = [] }) => productOptions.length === 0)?._id;
  if (catalogItemId) {
    const catalogItems = [{ catalogReference: { appId: CATALOG, catalogItemId }, quantity: 1 }];
    await client.currentCartV2.addLineItemsToCurrentCart({ catalogItems });
  }
  const { cart } = await client.currentCartV2.getCurrentCart();
  const lines = (cart.lineItems ?? []).map(
    ({ quantityInfo, name }) => `${quantityInfo?.requestedQuantity} × ${name?.translated}`,
  );
  console.log(`Your cart: ${lines.join(", ")}`);
} catch (error) {
  if (!(error instanceof CartwrightError)) throw error;
  // The cause names the address, and the next step.
  console.error(`${error.name}: ${error.message}`, error.cause instanceof Error ? error.cause.message : "");
  process.exitCode = 1;
}
