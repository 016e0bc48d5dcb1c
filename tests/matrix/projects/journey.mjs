/** A visitor's journey without a page: lists products, adds one, reads the cart, and renews the session. */

export async function journey({ createClient, currentCartV2, OAuthStrategy, productsV3, STORES_APP_ID }) {
  const { CARTWRIGHT_CLIENT_ID: clientId, CARTWRIGHT_HOST: host } = process.env;
  const client = createClient({ modules: { currentCartV2, productsV3 }, auth: OAuthStrategy({ clientId }), host });
  const events = [];
  client.session.subscribe(({ type }) => events.push(type));
  const { items } = await client.productsV3.queryProducts().limit(12).find();
  const { _id: catalogItemId, name } = items.find(({ options = [], modifiers = [] }) => !options[0] && !modifiers[0]);
  const { cart: before } = await client.currentCartV2.addLineItemsToCurrentCart({
    catalogItems: [{ catalogReference: { appId: STORES_APP_ID, catalogItemId }, quantity: 1 }],
  });
  const headers = { "content-type": "application/json" };
  await fetch(`${host}/_test/tokens/expire`, { method: "POST", headers, body: "{}" });
  const { cart: after } = await client.currentCartV2.getCurrentCart();
  return {
    products: items.length,
    line: after.lineItems.map((line) => [line.quantityInfo.requestedQuantity, line.name.original === name]),
    sameCart: after._id === before._id,
    renewed: events.includes("renewed"),
  };
}

export const expected = { products: 12, line: [[1, true]], sameCart: true, renewed: true };
