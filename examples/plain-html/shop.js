/** The shop on the page: products with a button each, their options before it, and what is in the cart. */

/** @typedef {{ name: string, choices: string[] }} ItemOption */
/** @typedef {{ id: string, name: string, options: ItemOption[] }} Item */
/** @typedef {{ id: string, choices: Record<string, string> }} Wish an item, and its choices by the options' names */
/** @typedef {{ list: () => Promise<Item[]>, add: (wish: Wish) => Promise<void>, cart: () => Promise<string[]> }} Shop */

/** The platform's own catalog, as carts name it. */
const CATALOG = "215238eb-22a5-4c36-9e7b-e7c08025e04e";

/**
 * What this page does with a client.
 * @param {import("./client").ShopClient} client
 * @returns {Shop}
 */
export const shopOf = ({ currentCartV2, products }) => ({
  async list() {
    const { items } = await products.queryProducts().limit(12).find();
    return items.map(({ _id, name = "", productOptions = [] }) => ({
      id: _id,
      name,
      options: productOptions.map(({ name: option = "", choices = [] }) => ({
        name: option,
        choices: choices.map(({ description = "" }) => description),
      })),
    }));
  },
  async add({ id, choices }) {
    const catalogReference = { appId: CATALOG, catalogItemId: id, options: { options: choices } };
    const before = countOf(await currentCartV2.getCurrentCartOrNull());
    const { cart } = await currentCartV2.addLineItemsToCurrentCart({
      catalogItems: [{ catalogReference, quantity: 1 }],
    });
    // The platform answers that all is well, too, when it adds nothing.
    if (countOf(cart) === before) throw new Error(`${Object.values(choices).join(", ") || "This"}: not in stock`);
  },
  async cart() {
    const cart = await currentCartV2.getCurrentCartOrNull();
    return (cart?.lineItems ?? []).map(
      ({ quantityInfo, name }) => `${quantityInfo?.requestedQuantity} × ${name?.original}`,
    );
  },
});

/** @param {import("@cartwright/sdk").currentCartV2.Cart | null | undefined} cart */
const countOf = (cart) =>
  (cart?.lineItems ?? []).reduce((sum, { quantityInfo }) => sum + (quantityInfo?.requestedQuantity ?? 0), 0);

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
    for (const { id, name, options } of await shop.list()) {
      const fields = options.map((option) => ({ name: option.name, field: fieldOf(option) }));
      const button = document.createElement("button");
      button.textContent = `Add ${name}`;
      button.addEventListener("click", () => {
        const choices = Object.fromEntries(fields.map((option) => [option.name, option.field.value]));
        return attempt(() => shop.add({ id, choices }));
      });
      const entry = document.createElement("li");
      entry.append(...fields.map(({ field }) => field), button);
      list.append(entry);
    }
  });
}

/** @param {ItemOption} option */
function fieldOf({ name, choices }) {
  const field = document.createElement("select");
  field.setAttribute("aria-label", name);
  field.append(...choices.map((choice) => new Option(choice)));
  return field;
}
