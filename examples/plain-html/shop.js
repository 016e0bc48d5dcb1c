/** The shop on the page: products with their options and a button each, and the cart. */

/** @typedef {{ id: string, name: string }} Choice */
/** @typedef {{ name: string, choices: Choice[] }} ItemOption */
/** @typedef {{ id: string, name: string, options: ItemOption[] }} Item */
/** @typedef {{ id: string, choiceIds: string[] }} Wish an item, and a choice of each of its options */
/** @typedef {{ list: () => Promise<Item[]>, add: (wish: Wish) => Promise<void>, cart: () => Promise<string[]> }} Shop */

/** The app id of the platform's own catalog in cart references. */
const CATALOG = "215238eb-22a5-4c36-9e7b-e7c08025e04e";

/**
 * The calls that this page makes with a client.
 * @param {import("./client").ShopClient} client
 * @returns {Shop}
 */
export const shopOf = ({ currentCartV2, productsV3 }) => ({
  async list() {
    const { items } = await productsV3.queryProducts().limit(12).find();
    // Mandatory modifiers, such as an engraving, need a product page.
    const plain = items.filter(({ modifiers = [] }) => !modifiers.some(({ mandatory }) => mandatory));
    return plain.map(({ _id, name = "", options = [] }) => ({
      id: _id,
      name,
      options: options.map(({ name: option = "", choicesSettings }) => ({
        name: option,
        choices: (choicesSettings?.choices ?? []).map(({ choiceId = "", name: choice = "" }) => ({
          id: choiceId,
          name: choice,
        })),
      })),
    }));
  },
  async add({ id, choiceIds }) {
    const variantId = choiceIds.length > 0 && variantOf(await productsV3.getProduct(id), choiceIds);
    const catalogReference = { appId: CATALOG, catalogItemId: id, ...(variantId && { options: { variantId } }) };
    const before = countOf(await currentCartV2.getCurrentCartOrNull());
    const { cart } = await currentCartV2.addLineItemsToCurrentCart({
      catalogItems: [{ catalogReference, quantity: 1 }],
    });
    // The platform also answers with success if it adds nothing.
    if (countOf(cart) === before) throw new Error("This choice is not in stock");
  },
  async cart() {
    const cart = await currentCartV2.getCurrentCartOrNull();
    return (cart?.lineItems ?? []).map(
      ({ quantityInfo, name }) => `${quantityInfo?.requestedQuantity} × ${name?.original}`,
    );
  },
});

/**
 * The id of the variant with a choice from each option.
 * @param {import("@cartwright/sdk").productsV3.V3Product} product
 * @param {string[]} choiceIds
 */
const variantOf = ({ variantsInfo }, choiceIds) =>
  variantsInfo?.variants?.find(({ choices = [] }) =>
    choices.every(({ optionChoiceIds }) => choiceIds.includes(optionChoiceIds?.choiceId ?? "")),
  )?._id;

/** @param {import("@cartwright/sdk").currentCartV2.Cart | null | undefined} cart */
const countOf = (cart) =>
  (cart?.lineItems ?? []).reduce((sum, { quantityInfo }) => sum + (quantityInfo?.requestedQuantity ?? 0), 0);

/**
 * Renders a shop.
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
      const fields = options.map(fieldOf);
      const button = document.createElement("button");
      button.textContent = `Add ${name}`;
      button.addEventListener("click", () =>
        attempt(() => shop.add({ id, choiceIds: fields.map(({ value }) => value) })),
      );
      const entry = document.createElement("li");
      entry.append(...fields, button);
      list.append(entry);
    }
  });
}

/** @param {ItemOption} option */
function fieldOf({ name, choices }) {
  const field = document.createElement("select");
  field.setAttribute("aria-label", name);
  field.append(...choices.map(({ id, name: choice }) => new Option(choice, id)));
  return field;
}
