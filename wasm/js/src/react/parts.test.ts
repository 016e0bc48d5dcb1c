/** The unstyled parts in a page: their accessibility, and their actions. */

import "../../test/page.js";
import assert from "node:assert/strict";
import { afterEach, test } from "vitest";
import { cleanup, configure, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { createElement as h, type ReactElement, StrictMode, useState } from "react";
import { codeOf } from "../sdk/guards.js";
import type { ProductOption, ProductVariant } from "../storefront/catalog-view/view.js";
import { CartwrightProvider } from "./index.js";
import {
  Cart,
  type CartProps,
  type Choices,
  LineItem,
  type LineState,
  Price,
  Quantity,
  VariantPicker,
  type VariantPickerProps,
} from "./parts.js";
import { variant as variantOf } from "../../test/goods.js";
import { FakePlatform, hooksClient, line, refusal } from "../../test/fake-cart.js";

// As long as a busy machine may take.
configure({ asyncUtilTimeout: 20_000 });
afterEach(cleanup);

/** A page of a shop with these lines in the cart. */
function shop(content: ReactElement, lines = [line("a", "mug", 2), line("b", "bowl", 1)]) {
  const platform = new FakePlatform(lines);
  render(h(StrictMode, null, h(CartwrightProvider, { client: hooksClient(platform), children: content })));
  return platform;
}

const state = ({ line: { name }, pending, error, remove }: LineState) => [
  h("b", { key: "name" }, name),
  h(Quantity, { key: "quantity", label: `Quantity of ${name}` }),
  h(Price, { key: "price" }),
  error !== undefined && h("i", { key: "error", role: "alert" }, codeOf(error)),
  h("button", { key: "remove", onClick: remove, disabled: pending }, `Remove ${name}`),
];

const cart = (props: Partial<CartProps> = {}) =>
  h(Cart, {
    "aria-label": "Cart",
    loading: h("p", null, "One moment"),
    empty: h("p", null, "Nothing yet"),
    ...props,
    children: (one) => h(LineItem, { line: one, children: state }),
  });

const itemOf = async (name: string) => (await screen.findByText(name)).closest("li")!;
const fieldOf = (item: HTMLElement) => within(item).getByRole<HTMLInputElement>("spinbutton");

test("the lines are a labelled list whose items show their availability", async () => {
  shop(cart());
  screen.getByText("One moment");
  const item = await itemOf("mug");
  assert.equal(screen.getByRole("list", { name: "Cart" }).children.length, 2);
  assert.equal(item.dataset.availability, "available");
  assert.match(item.textContent, /20\.00/);
  within(item).getByRole("group", { name: "Quantity of mug" });
});

test("a quantity changes by buttons and field within its bounds, and a line can be removed", async () => {
  const platform = shop(cart());
  const item = await itemOf("mug");
  fireEvent.click(within(item).getByRole("button", { name: "One more" }));
  await waitFor(() => assert.deepEqual(platform.held, { mug: 3, bowl: 1 }));
  fireEvent.change(fieldOf(item), { target: { value: "" } });
  assert.equal(fieldOf(item).value, "");
  fireEvent.change(fieldOf(item), { target: { value: "7" } });
  assert.equal(platform.held.mug, 3);
  fireEvent.blur(fieldOf(item));
  await waitFor(() => assert.equal(platform.held.mug, 7));
  for (const typed of ["0", "1.5", ""]) {
    fireEvent.change(fieldOf(item), { target: { value: typed } });
    fireEvent.blur(fieldOf(item));
    await waitFor(() => assert.equal(fieldOf(item).value, "1", typed));
  }
  assert.equal(within(item).getByRole<HTMLButtonElement>("button", { name: "One less" }).disabled, true);
  for (const name of ["mug", "bowl"]) {
    const remove = await screen.findByRole<HTMLButtonElement>("button", { name: `Remove ${name}` });
    // The line's last change may be pending.
    await waitFor(() => assert.equal(remove.disabled, false));
    fireEvent.click(remove);
  }
  await screen.findByText("Nothing yet");
});

test("a refused change is rolled back and shown in its line", async () => {
  const platform = shop(cart());
  const item = await itemOf("mug");
  platform.fault("quantity", "before", refusal("OUT_OF_STOCK"));
  fireEvent.click(within(item).getByRole("button", { name: "One more" }));
  assert.equal((await within(item).findByRole("alert")).textContent, "OUT_OF_STOCK");
  assert.equal(fieldOf(item).value, "2");
});

test("a cart that cannot be read can be retried", async () => {
  const platform = new FakePlatform();
  platform.fault("get", "before", refusal("BROKEN"));
  const failed = (error: unknown, retry: () => void) => h("button", { onClick: retry }, `${codeOf(error)}: again`);
  render(h(CartwrightProvider, { client: hooksClient(platform), children: cart({ failed }) }));
  fireEvent.click(await screen.findByText("BROKEN: again"));
  await itemOf("mug");
});

test("a controlled quantity stays within its maximum", () => {
  const heard: number[] = [];
  shop(h(Quantity, { value: 2, max: 3, onValue: (value) => heard.push(value), less: "less" }));
  fireEvent.click(screen.getByRole("button", { name: "One more" }));
  fireEvent.change(screen.getByRole("spinbutton"), { target: { value: "9" } });
  fireEvent.keyDown(screen.getByRole("spinbutton"), { key: "Enter" });
  fireEvent.blur(screen.getByRole("spinbutton"));
  assert.deepEqual(heard, [3, 3]);
  assert.equal(screen.getByText("less").getAttribute("aria-label"), "One less");
});

test("a price shows its old amount, formatted for the given locale or with the given text", () => {
  const usd = (amount: string, text?: string) => ({ amount, currency: "USD", ...(text !== undefined && { text }) });
  shop(h(Price, { price: usd("8.50"), before: usd("12345678901234567.89"), locale: "en" }));
  assert.equal(screen.getByText("Before:").closest("del")!.textContent, "Before: $12,345,678,901,234,567.89");
  assert.equal(screen.getByText("Now:").closest("ins")!.textContent, "Now: $8.50");
  cleanup();
  shop(h(Price, { price: usd("8.50", "8,50 US$"), className: "price" }));
  assert.equal(screen.getByText("8,50 US$").outerHTML, '<span class="price">8,50 US$</span>');
});

test("`render` replaces the outermost element", async () => {
  shop(cart({ render: ({ children, ...props }) => h("ol", { ...(props as object), id: "lines" }, children) }));
  await itemOf("mug");
  assert.equal(screen.getByRole("list", { name: "Cart" }).id, "lines");
});

const option = (name: string, ...choices: string[]): ProductOption => ({
  name,
  kind: "text",
  choices: choices.map((choice) => ({ name: choice, mediaIds: [] })),
});
const variant = (id: string, Size: string, Colour: string, inStock = true) =>
  variantOf(id, { Size, Colour }, { inStock });
const PRODUCT = {
  options: [option("Size", "S", "L"), option("Colour", "Red", "Blue")],
  variants: [variant("s-red", "S", "Red"), variant("s-blue", "S", "Blue", false), variant("l-red", "L", "Red")],
};

test("options are radio groups that mark unavailable choices and report the chosen variant", () => {
  const heard: (string | undefined)[] = [];
  function Picker() {
    const [value, setValue] = useState<Choices>({});
    const onValue = (choices: Choices, chosen?: ProductVariant) => {
      heard.push(chosen?.id);
      setValue(choices);
    };
    return h(VariantPicker, { product: PRODUCT, value, onValue });
  }
  shop(h(Picker));
  within(screen.getByRole("group", { name: "Size" })).getByRole("radio", { name: "L" });
  fireEvent.click(screen.getByRole("radio", { name: "S" }));
  const blue = screen.getByRole("radio", { name: "Blue (not available)" });
  assert.equal(blue.closest("label")!.dataset.available, "false");
  fireEvent.click(blue);
  fireEvent.click(screen.getByRole("radio", { name: "Red" }));
  assert.equal(screen.getByRole<HTMLInputElement>("radio", { name: "Red" }).checked, true);
  assert.deepEqual(heard, [undefined, "s-blue", "s-red"]);
});

test("a choice is rendered by its child function", () => {
  const child: NonNullable<VariantPickerProps["children"]> = ({ name }, { checked, available }) =>
    h("em", null, `${name} ${checked} ${available}`);
  shop(h(VariantPicker, { product: PRODUCT, value: { Size: "L" }, onValue: () => undefined, children: child }));
  for (const text of ["L true true", "S false true", "Blue false false"]) screen.getByText(text);
});
