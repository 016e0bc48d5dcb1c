/** A product list with filters, and search suggestions: each store renders its snapshot into elements of the page. */
import { formatPrice, listingFilters, listingStore, readListing, searchStore } from "@cartwright/sdk/store";
import { openProduct } from "./product";
import { client, entry, follow, make, part, showChoices } from "./shop";

const list = listingStore(client, { pageSize: 6 });
const search = searchStore(client);

const [searchForm, text] = [part("#search", HTMLFormElement), part("[name=text]", HTMLInputElement)];
text.value = list.getSnapshot().state.q;
text.addEventListener("input", () => search.type(text.value));
searchForm.addEventListener("submit", (event) => {
  event.preventDefault();
  list.change({ q: text.value });
});
const suggestions = part("#suggestions", HTMLElement);
follow(search, ({ suggestions: found }) => {
  suggestions.replaceChildren(...(found?.products ?? []).map(({ id, name }) => entry(name, () => openProduct(id))));
});

// The form's fields have the names of the list's URL parameters.
const filters = part("#filters", HTMLFormElement);
filters.addEventListener("change", () => {
  const fields = [...new FormData(filters)].map(([name, value]) => [name, typeof value === "string" ? value : ""]);
  const { q } = list.getSnapshot().state;
  list.change({ ...readListing(new URLSearchParams(fields)), q });
});
const [sort, inStock] = [part("[name=sort]", HTMLSelectElement), part("[name=stock]", HTMLInputElement)];
const choices = part("#choices", HTMLElement);
follow(list, (snapshot) => {
  sort.value = snapshot.state.sort;
  inStock.checked = snapshot.state.inStock;
  for (const group of listingFilters(snapshot)) {
    showChoices(choices, "checkbox", { ...group, title: group.title || group.kind });
  }
});

const [status, products] = [part("#list", HTMLElement), part("#products", HTMLElement)];
const more = part("#more", HTMLButtonElement);
more.addEventListener("click", list.more);
follow(list, ({ products: found = [], hasMore, isLoading, error }) => {
  products.replaceChildren(
    ...found.map(({ id, name, price }) => entry(name, () => openProduct(id), formatPrice(price))),
  );
  more.hidden = !hasMore;
  status.textContent = isLoading ? "One moment…" : `Shown: ${found.length}`;
  if (error) status.append(" The list was not loaded. ", make("button", ["Try again"], { onclick: list.retry }));
});
