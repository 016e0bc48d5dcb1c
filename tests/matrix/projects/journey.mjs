/** What a visitor does where there is no page: lists products, adds the first, reads the cart, and has to renew. */

const CATALOG = "215238eb-22a5-4c36-9e7b-e7c08025e04e";

export async function journey({ createClient, currentCart, OAuthStrategy, products }) {
  const { CARTWRIGHT_CLIENT_ID: clientId, CARTWRIGHT_HOST: host } = process.env;
  const client = createClient({ modules: { currentCart, products }, auth: OAuthStrategy({ clientId }), host });
  const events = [];
  client.session.subscribe(({ type }) => events.push(type));
  const { items } = await client.products.queryProducts().limit(12).find();
  const [{ _id: catalogItemId, name }] = items;
  await client.currentCart.addToCurrentCart({
    lineItems: [{ catalogReference: { appId: CATALOG, catalogItemId }, quantity: 1 }],
  });
  const before = await client.currentCart.getCurrentCart();
  const headers = { "content-type": "application/json" };
  await fetch(`${host}/_test/tokens/expire`, { method: "POST", headers, body: "{}" });
  const after = await client.currentCart.getCurrentCart();
  return {
    products: items.length,
    line: after.lineItems.map(({ quantity, productName }) => [quantity, productName.original === name]),
    sameCart: after._id === before._id,
    renewed: events.includes("renewed"),
  };
}

export const expected = { products: 12, line: [[1, true]], sameCart: true, renewed: true };
