/** The shop on the page: products with a button each, and what is in the cart. */

/** @typedef {{ id: string, name: string }} Item */
/** @typedef {{ list: () => Promise<Item[]>, add: (id: string) => Promise<void>, cart: () => Promise<string[]> }} Shop */

/** The platform's own catalog, as carts name it. */
const CATALOG = "215238eb-22a5-4c36-9e7b-e7c08025e04e";

/**
 * What this page does with a client.
 * @param {import("./client").ShopClient} client
 * @returns {Shop}
 */
export const shopOf = ({ currentCart, products }) => ({
  async list() {
    const { items } = await products.queryProducts().limit(12).find();
    return items.map(({ _id = "", name = "" }) => ({ id: _id, name }));
  },
  async add(catalogItemId) {
    await currentCart.addToCurrentCart({
      lineItems: [{ catalogReference: { appId: CATALOG, catalogItemId }, quantity: 1 }],
    });
  },
  async cart() {
    const cart = await currentCart.getCurrentCartOrNull();
    return (cart?.lineItems ?? []).map(({ quantity, productName }) => `${quantity} × ${productName?.original}`);
  },
});

/**
 * Shows a shop.
 * @param {Shop} shop
 */
export async function openShop(shop) {
  const [status, list] = [document.querySelector("[role=status]"), document.querySelector("ul")];
  if (!status || !list) throw new Error("The page has no place for the shop");

  const showCart = async () => {
    const lines = await shop.cart();
    status.textContent = lines.length > 0 ? `Your cart: ${lines.join(", ")}` : "Your cart is empty.";
  };
  /** @param {() => Promise<void>} step */
  const attempt = (step) =>
    step()
      .then(showCart)
      .catch((error) => (status.textContent = error instanceof Error ? error.message : String(error)));

  await attempt(async () => {
    for (const { id, name } of await shop.list()) {
      const button = document.createElement("button");
      button.textContent = `Add ${name}`;
      button.addEventListener("click", () => attempt(() => shop.add(id)));
      const entry = document.createElement("li");
      entry.append(button);
      list.append(entry);
    }
  });
}
