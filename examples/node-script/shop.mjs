/** A visitor's cart in a terminal: lists products, adds the first, and continues with the same cart in the next run. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import {
  CartwrightError,
  createClient,
  currentCartV2,
  OAuthStrategy,
  productsV3,
  STORES_APP_ID,
} from "@cartwright/sdk";

const { CARTWRIGHT_CLIENT_ID: clientId, CARTWRIGHT_HOST: host, SESSION_FILE: file = "session.json" } = process.env;
if (!clientId) throw new Error("Set CARTWRIGHT_CLIENT_ID to your site's client id");

const client = createClient({
  modules: { currentCartV2, productsV3 },
  auth: OAuthStrategy({
    clientId,
    tokenStorage: {
      getTokens: () => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined),
      // The tokens give access to the cart: no other user may read the file.
      setTokens: (tokens) => writeFileSync(file, JSON.stringify(tokens), { mode: 0o600 }),
    },
  }),
  ...(host && { host }),
});

try {
  const { items } = await client.productsV3
    .queryProducts({ fields: ["CURRENCY"] })
    .limit(12)
    .find();
  for (const { name, actualPriceRange } of items) {
    console.log(`${name}, ${actualPriceRange?.minValue?.formattedAmount}`);
  }

  // Products with options need a variant's id, and modifiers a choice each.
  const plain = items.find(({ options = [], modifiers = [] }) => options.length + modifiers.length === 0);
  if (plain) {
    const catalogReference = { appId: STORES_APP_ID, catalogItemId: plain._id };
    const catalogItems = [{ catalogReference, quantity: 1 }];
    await client.currentCartV2.addLineItemsToCurrentCart({ catalogItems });
  }
  const { cart } = await client.currentCartV2.getCurrentCart();
  const lines = (cart.lineItems ?? []).map(
    ({ quantityInfo, name }) => `${quantityInfo?.requestedQuantity} × ${name?.translated}`,
  );
  console.log(`Your cart: ${lines.join(", ")}`);
} catch (error) {
  if (!(error instanceof CartwrightError)) throw error;
  // The cause has the URL and the next step.
  console.error(`${error.name}: ${error.message}`, error.cause instanceof Error ? error.cause.message : "");
  process.exitCode = 1;
}
