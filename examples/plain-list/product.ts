/** A product form and the cart: each store renders its snapshot into elements of the page. */
import { catalogOf } from "@cartwright/sdk";
import { cartStore, formatPrice, pictureOfChoices, productForm } from "@cartwright/sdk/store";
import { client, follow, make, part, showChoices } from "./shop";

const cart = cartStore(client);
const cartLines = part("#cart", HTMLElement);
follow(cart, ({ cart: shown }) => {
  const lines = shown?.lines.map(({ quantity, name }) => `${quantity} × ${name}`) ?? [];
  cartLines.textContent = lines.length > 0 ? `Your cart: ${lines.join(", ")}` : "Your cart is empty.";
});

const failure = part("#failure", HTMLElement);
const section = part("#product", HTMLElement);

/** Runs a step, and shows its error. */
function attempt(step: () => Promise<unknown>): void {
  failure.textContent = "";
  step().catch((error: unknown) => {
    failure.textContent = error instanceof Error ? error.message : String(error);
  });
}

/** Renders a product with its options, the picture and price of the choice, and the button that adds it to the cart. */
export function openProduct(id: string): void {
  attempt(async () => {
    const product = await (await catalogOf(client)).productById(id);
    if (!product) throw new Error("This product is no longer sold.");
    const form = productForm(product);
    const add = async () => {
      const chosen = form.item();
      if (!chosen) throw new Error("This choice cannot be added.");
      await cart.add([chosen]);
    };
    const [heading, picture] = [make("h2", [product.name], { tabIndex: -1 }), make("img", [], { width: 240 })];
    const [price, options] = [make("p", [], { ariaLive: "polite" }), make("form", [])];
    options.addEventListener("change", ({ target }) => {
      if (target instanceof HTMLInputElement) form.choose(target.name, target.value);
    });
    const button = make("button", ["Add to cart"], { type: "button", onclick: () => attempt(add) });
    section.replaceChildren(heading, picture, price, options, button);
    heading.focus();
    follow(form, ({ selection, offer, price: chosen }) => {
      const { url = "", alt = "" } = pictureOfChoices(product, selection, offer.variant) ?? {};
      Object.assign(picture, { src: url, alt, hidden: url === "" });
      price.textContent = formatPrice(chosen);
      for (const { name, choices } of product.options) {
        const shown = choices.map(({ name: value }) => ({
          value,
          text: value + (form.availability(name, value) === "available" ? "" : " (not available)"),
          isChosen: selection[name] === value,
        }));
        showChoices(options, "radio", { name, title: name, choices: shown });
      }
    });
  });
}
