/** User-defined names also work if every object inherits them, such as `constructor`. */

import "../../test/page.js";
import assert from "node:assert/strict";
import { afterEach, test } from "vitest";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createElement as h } from "react";
import { type Choices, VariantPicker } from "../react/parts.js";
import type { DescriptionLine } from "../generated/types/cart.js";
import { incoming } from "../sdk/convert/incoming.js";
import { textOf } from "../sdk/convert/outgoing.js";
import { isFor, mayBeItem } from "./cart-view/items.js";
import { viewOfV2 } from "./cart-view/from-v2.js";
import { viewOfV1 } from "./cart-v1/view.js";
import { productOfV1 } from "./catalog-view/from-v1.js";
import { productOfV3 } from "./catalog-view/from-v3.js";
import { richOf } from "../owner/v1-text.js";
import { productForm, readSelection } from "./stores/index.js";
import { listingFilters } from "./stores/listing/choices.js";
import { readListing, toggledOption, writeListing } from "./stores/listing/state.js";

const NAMES = ["__proto__", "constructor", "toString", "hasOwnProperty"];
const BASES = { image: "https://shop.example/media/", video: "https://shop.example/video/" };
const CHOICES = ["small", "large"];

afterEach(cleanup);

/** An answer of the platform, parsed and converted. */
const answered = (value: unknown): unknown => incoming(JSON.parse(JSON.stringify(value)) as unknown, {});

const v1 = (name: string) =>
  answered({
    _id: "bowl",
    name: "Bowl",
    productOptions: [{ name, optionType: "drop_down", choices: CHOICES.map((description) => ({ description })) }],
    customTextFields: [{ title: name, mandatory: true, maxLength: 20 }],
    variants: CHOICES.map((choice) => ({ _id: choice, choices: { [name]: choice }, stock: { inStock: true } })),
  }) as Parameters<typeof productOfV1>[0];

const v3 = (name: string) =>
  answered({
    _id: "bowl",
    name: "Bowl",
    options: [
      { _id: "o", name, choicesSettings: { choices: CHOICES.map((choice) => ({ choiceId: choice, name: choice })) } },
    ],
    modifiers: [
      { name, mandatory: true, modifierRenderType: "FREE_TEXT", freeTextSettings: { title: name, key: name } },
      {
        name: `${name} `,
        key: "toLocaleString",
        modifierRenderType: "TEXT_CHOICES",
        mandatory: true,
        choicesSettings: { choices: [{ name, key: name }] },
      },
    ],
    variantsInfo: {
      variants: CHOICES.map((choice) => ({
        _id: choice,
        choices: [{ optionChoiceIds: { optionId: "o", choiceId: choice } }],
        inventoryStatus: { inStock: true },
      })),
    },
  }) as Parameters<typeof productOfV3>[0];

for (const name of NAMES) {
  for (const [version, product] of [
    ["V1", productOfV1(v1(name), BASES)],
    ["V3", productOfV3(v3(name), BASES)],
  ] as const) {
    test(`a product form of catalog ${version} works with an option named ${name}`, () => {
      const form = productForm(product);
      const empty = form.getSnapshot();
      assert.equal(empty.selection[name], undefined);
      assert.equal(empty.extras.texts[name], undefined);
      assert.equal(empty.extras.choices[name], undefined);
      assert.ok(empty.offer.kind === "incomplete");
      assert.deepEqual(empty.offer.missing, [name]);
      assert.equal(empty.problems[name], "missing");
      form.choose(name, "large");
      form.write(name, "for Ada");
      if (version === "V3") form.chooseExtra("toLocaleString", name);
      const { selection, offer, problems } = form.getSnapshot();
      assert.equal(selection[name], "large");
      assert.equal(offer.variant?.id, "large");
      assert.equal(problems[name], undefined);
      assert.deepEqual(Object.keys(problems), []);
      const { options } = form.item()!.catalogReference;
      assert.deepEqual(JSON.parse(textOf(options, {})), JSON.parse(JSON.stringify(options)));
      assert.deepEqual(Object.entries(options.customTextFields!), [[name, "for Ada"]]);
      assert.deepEqual(Object.keys(productForm(product).getSnapshot().problems).includes("valueOf"), false);
    });

    test(`the picker of catalog ${version} works with an option named ${name}`, () => {
      const chosen: [choices: Choices, id: string | undefined][] = [];
      const picker = (value: Choices) =>
        h(VariantPicker, { product, value, onValue: (choices, variant) => chosen.push([choices, variant?.id]) });
      render(picker({}));
      assert.equal(screen.queryAllByRole("radio", { checked: true }).length, 0);
      fireEvent.click(screen.getByRole("radio", { name: /large/ }));
      assert.deepEqual(Object.entries(chosen[0]![0]), [[name, "large"]]);
      assert.equal(chosen[0]![1], "large");
    });

    test(`a URL selects an option named ${name} in catalog ${version}`, () => {
      const params = new URLSearchParams({ [name.toLowerCase()]: "large" });
      assert.deepEqual(Object.entries(readSelection(params, product.options, product.variants)), [[name, "large"]]);
      assert.deepEqual(Object.entries(readSelection(new URLSearchParams(), product.options, product.variants)), []);
    });
  }

  test(`a list can be filtered by an option named ${name}`, () => {
    const none = readListing(new URLSearchParams());
    const options = toggledOption(none, name, "large");
    assert.deepEqual(Object.entries(options), [[name, ["large"]]]);
    const address = writeListing({ ...none, options });
    assert.deepEqual(Object.entries(readListing(new URLSearchParams(address)).options), [[name, ["large"]]]);
    const facets = { brands: [], ribbons: [], options: [{ name, values: [{ value: "large" }] }] };
    const [group] = listingFilters({ state: none, facets });
    assert.deepEqual(
      group!.choices.map(({ isChosen }) => isChosen),
      [false],
    );
  });

  test(`a field named ${name} is sent and received unchanged`, () => {
    const text = `{"fields":{"${name}":"x","_id":"1"}}`;
    assert.equal(textOf(JSON.parse(text) as object, {}), `{"fields":{"${name}":"x","id":"1"}}`);
    const address = { address: JSON.parse(`{"${name}":"x","addressLine1":"1 Main Street"}`) as object };
    const sent = textOf(address, { addresses: ["address"] });
    assert.ok(sent.includes(`"${name}":"x"`) && sent.includes('"addressLine":'), sent);
    assert.equal(JSON.stringify(incoming(JSON.parse(text) as unknown, {})), `{"fields":{"${name}":"x","_id":"1"}}`);
  });

  test(`lines that differ in an option named ${name} are distinct`, () => {
    const item = (options: object) => ({ appId: "a", catalogItemId: "bowl", options });
    const chosen = (choice: string) => item({ options: { [name]: choice } });
    const [large, small] = [chosen("large"), chosen("small")];
    assert.equal(isFor(large, large, false), true);
    assert.equal(isFor(large, small, false), false);
    assert.equal(mayBeItem(large, item({ options: {} })), true, "the platform moves choices of modifiers");
    assert.equal(mayBeItem(item({ [name]: "x" }), item({})), true);
  });

  test(`a cart line shows an option named ${name}`, () => {
    const descriptionLines = answered([
      { name: { original: name }, plainText: { original: "large" } },
    ]) as DescriptionLine[];
    const lineItems = [{ _id: "l", quantity: 1, productName: { original: "Bowl" }, descriptionLines }];
    for (const view of [
      viewOfV1({ lineItems }),
      viewOfV2({ lineItems: [{ _id: "l", name: { original: "Bowl" }, attributes: { descriptionLines } }] }),
    ]) {
      assert.deepEqual(
        view.lines[0]!.details.map((detail) => [detail.name, detail.value]),
        [[name, "large"]],
      );
    }
  });

  test(`the unknown HTML entity &${name}; is kept as text`, () => {
    assert.ok(JSON.stringify(richOf(`<p>&${name};</p>`)).includes(`&${name};`));
  });
}
