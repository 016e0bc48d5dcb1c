/** A product list, suggestions, a product's form and the cart: each store shows its snapshot in elements of the page. */
import { catalogModules, catalogOf, createClient, currentCartV2, Money, OAuthStrategy } from "@cartwright/sdk";
import type { catalogView } from "@cartwright/sdk";
import { cartStore, type ExternalStore, facetKey, facetName, LISTING_SORTS, listingStore } from "@cartwright/sdk/store";
import { optionKey, pictureOfChoices, productForm, searchStore, toggledOption } from "@cartwright/sdk/store";
import { type Choices, choicesOf, entry, make, part } from "./elements";

const { VITE_CARTWRIGHT_CLIENT_ID: clientId, VITE_CARTWRIGHT_HOST: host } = import.meta.env;
const modules = { currentCartV2, ...catalogModules };
const client = createClient({ modules, auth: OAuthStrategy({ clientId }), ...(host && { host }) });
const [list, search, cart] = [listingStore(client, { pageSize: 6 }), searchStore(client), cartStore(client)];

/** Shows a store now, and after each of its changes. */
function follow<Snapshot>(store: ExternalStore<Snapshot>, show: (snapshot: Snapshot) => void): () => void {
  const leave = store.subscribe(() => show(store.getSnapshot()));
  show(store.getSnapshot());
  return leave;
}

const priceText = (price?: catalogView.ProductPrice) =>
  price ? Money.parse(price.now.amount, price.now.currency).format() : "";

const failure = part("#failure", HTMLElement);
/** Does something, and shows its error. */
async function attempt(step: () => Promise<unknown>): Promise<void> {
  failure.textContent = "";
  await step().catch((error: unknown) => {
    failure.textContent = error instanceof Error ? error.message : String(error);
  });
}

const cartLines = part("#cart", HTMLElement);
follow(cart, ({ cart: shown }) => {
  const lines = shown?.lines.map(({ quantity, name }) => `${quantity} × ${name}`) ?? [];
  cartLines.textContent = lines.length > 0 ? `Your cart: ${lines.join(", ")}` : "Your cart is empty.";
});

const [sort, inStock] = [part("[name=sort]", HTMLSelectElement), part("[name=inStock]", HTMLInputElement)];
sort.addEventListener("change", () => list.change({ sort: LISTING_SORTS[sort.selectedIndex] ?? "featured" }));
inStock.addEventListener("change", () => list.change({ inStock: inStock.checked }));

const [text, suggestions] = [part("[name=text]", HTMLInputElement), part("#suggestions", HTMLElement)];
text.value = list.getSnapshot().state.q;
text.addEventListener("input", () => search.type(text.value));
part("#search", HTMLFormElement).addEventListener("submit", (event) => {
  event.preventDefault();
  list.change({ q: text.value });
});
follow(search, ({ suggestions: found }) => {
  suggestions.replaceChildren(...(found?.products ?? []).map(({ id, name }) => entry(name, () => void open(id))));
});

const [facet, products] = [part("#facet", HTMLElement), part("#products", HTMLElement)];
const [status, more] = [part("#list", HTMLElement), part("#more", HTMLButtonElement)];
more.addEventListener("click", list.more);
let filter: { readonly values: string; readonly choices: Choices } | undefined;
follow(list, ({ state, facets, products: found = [], hasMore, isLoading, error }) => {
  sort.selectedIndex = LISTING_SORTS.indexOf(state.sort);
  inStock.checked = state.inStock;
  const option = facets?.options[0];
  if (option) {
    const [key, values] = [optionKey(option), option.values.map(facetKey)];
    if (filter?.values !== values.join()) {
      const choose = (value: string) => list.change({ options: toggledOption(list.getSnapshot().state, key, value) });
      filter = { values: values.join(), choices: choicesOf("checkbox", option.name, values, choose) };
      facet.replaceChildren(filter.choices.fieldset);
    }
    filter.choices.mark(
      (value) => state.options[key]?.includes(value) ?? false,
      (value) => facetName(value, option.values),
    );
  }
  products.replaceChildren(...found.map(({ id, name, price }) => entry(name, () => void open(id), priceText(price))));
  more.hidden = !hasMore;
  status.textContent = isLoading ? "One moment…" : `Shown: ${found.length}`;
  if (error)
    status.replaceChildren("The list could not be loaded. ", make("button", ["Try again"], { onclick: list.retry }));
});

const section = part("#product", HTMLElement);
/** Shows a product with its options, the picture and price of the choice, and the button that adds it to the cart. */
const open = (id: string) =>
  attempt(async () => {
    const product = await (await catalogOf(client)).productById(id);
    if (!product) throw new Error("This product is no longer sold.");
    const form = productForm(product);
    const options = product.options.map(({ name, choices }) => {
      const names = choices.map((choice) => choice.name);
      return { name, choices: choicesOf("radio", name, names, (choice) => form.choose(name, choice)) };
    });
    const add = async () => {
      const chosen = form.item();
      if (!chosen) throw new Error("This choice cannot be added.");
      await cart.add([chosen]);
    };
    const [heading, picture] = [make("h2", [product.name], { tabIndex: -1 }), make("img", [], { width: 240 })];
    const price = make("p", [], { ariaLive: "polite" });
    const fieldsets = options.map(({ choices }) => choices.fieldset);
    const button = make("button", ["Add to cart"], { type: "button", onclick: () => void attempt(add) });
    section.replaceChildren(heading, picture, price, ...fieldsets, button);
    heading.focus();
    follow(form, ({ selection, offer, price: chosen }) => {
      const { url = "", alt = "" } = pictureOfChoices(product, selection, offer.variant) ?? {};
      Object.assign(picture, { src: url, alt, hidden: url === "" });
      price.textContent = priceText(chosen);
      for (const { name, choices } of options) {
        choices.mark(
          (choice) => selection[name] === choice,
          (choice) => choice + (form.availability(name, choice) === "available" ? "" : " (not available)"),
        );
      }
    });
  });
