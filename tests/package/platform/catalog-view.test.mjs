/** Catalog v1 and catalog v3 give the same view of a shop, except for data that only one version has. */

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  brandsV3,
  catalogApiV1,
  catalogVersioning,
  categories,
  collections,
  createClient,
  customizationsV3,
  OAuthStrategy,
  plainText,
  productGroupsV3,
  products,
  productsV3,
} from "../../../wasm/pkg/inline.js";
import { catalogApiV3 } from "../../../wasm/pkg/storefront/catalog-view/api-v3.js";
import { siteOfFile } from "./site.mjs";

const modules = {
  ...{ brandsV3, catalogVersioning, categories, collections, customizationsV3 },
  ...{ productGroupsV3, products, productsV3 },
};

const site = await siteOfFile();

/** Both views of a shop with the demo's products. */
function bothViews() {
  const { url, clientId } = site;
  const client = createClient({ modules, auth: OAuthStrategy({ clientId }), host: url });
  const bases = { image: `${url}/media/`, video: `${url}/video/` };
  return [catalogApiV1(client, bases), catalogApiV3(client, bases)];
}

/** A variant's choices as a text, independent of their order. */
const chosen = ({ choices }) => JSON.stringify(Object.entries(choices).toSorted());

/** Data that only one version has, or that the versions word differently. */
const OWN = new Set(["version", "preorder", "subscriptions", "oneTime", "membersOnly", "sku", "ribbons"]);

/** The category of version 3 with all products. */
const EVERYTHING = "00000000-0000-0000-0000-000000000001";

/** A product without the data of one version only, and without quantities. */
function comparable(product) {
  const both = Object.fromEntries(Object.entries(product).filter(([name]) => !OWN.has(name)));
  return {
    ...both,
    description: plainText(product.description),
    sections: product.sections.map(({ title, text }) => ({ title, text: plainText(text) })),
    modifiers: product.modifiers
      .filter(({ kind }) => kind === "text")
      .map(({ title, mandatory }) => ({ title, mandatory })),
    collectionIds: product.collectionIds.filter((id) => id !== EVERYTHING).toSorted(),
    media: product.media.map(({ kind, url, files }) => ({ kind, url, files: files?.length })),
    options: product.options.map(({ name, kind, choices }) => ({
      name,
      kind,
      choices: choices.map((choice) => ({ name: choice.name, color: choice.color?.toLowerCase() })),
    })),
    variants: product.variants
      .map(({ choices, price, inStock }) => ({ choices, price, inStock }))
      .toSorted((one, other) => chosen(one).localeCompare(chosen(other))),
  };
}

test("every demo product has the same view from catalog V1 and V3", async () => {
  const [v1, v3] = bothViews();
  const { products: all, total } = await v1.products({ sort: "name", limit: 100 });
  assert.ok(total > 50);
  for (const { slug } of all) {
    const [one, other] = await Promise.all([v1.product(slug), v3.product(slug)]);
    assert.deepEqual(comparable(other), comparable(one), slug);
  }
  assert.equal(await v1.product("nothing"), null);
  assert.equal(await v3.product("nothing"), null);
});

test("lists, filters and pages return the same products in both versions", async () => {
  const [v1, v3] = bothViews();
  const [table] = await v1.collections();
  const known = (list) =>
    list.map(({ id, slug, name }) => ({ id, slug, name })).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  assert.deepEqual(known(await v3.collections()), known(await v1.collections()));
  const queries = [
    { sort: "name", limit: 100 },
    { sort: "newest", limit: 10 },
    { sort: "name", collectionIds: [table.id], limit: 100 },
    { sort: "name", brands: ["Hearth & Field"], limit: 100 },
    { sort: "name", options: { Colour: ["Moss", "Ink"] }, limit: 100 },
    { sort: "name", ribbons: ["Best seller"], inStock: true, limit: 100 },
  ];
  for (const query of queries) {
    const [one, other] = await Promise.all([v1.products(query), v3.products(query)]);
    assert.ok(one.products.length > 0, JSON.stringify(query));
    assert.equal(other.total, one.total, JSON.stringify(query));
    const names = (page) => page.products.map(({ name }) => name).toSorted();
    assert.deepEqual(names(other), names(one), JSON.stringify(query));
  }
});

test("products can be sorted by price and filtered by a price range", async () => {
  const [v1, v3] = bothViews();
  const paid = (page) => page.products.map(({ price }) => Number(price.now.amount));
  const query = { sort: "priceLow", brands: ["Hearth & Field"], minPrice: "20", maxPrice: "40", limit: 100 };
  const ascending = paid(await v3.products(query));
  assert.ok(ascending.length > 3 && ascending.every((price) => price >= 20 && price <= 40));
  assert.deepEqual(
    ascending,
    ascending.toSorted((one, other) => one - other),
  );
  const descending = paid(await v3.products({ ...query, sort: "priceHigh" }));
  assert.deepEqual(descending, ascending.toReversed());
  // Version 1 filters by the price before discounts, so other products match the bounds, too.
  assert.ok((await v1.products(query)).products.length > 3);
});

test("each facet count equals the number of products its filter finds", async () => {
  const [v1, v3] = bothViews();
  const facets = await v3.facets({});
  const { total } = await v3.products({ limit: 1 });
  const sum = facets.brands.reduce((many, { count }) => many + count, 0);
  assert.ok(sum > 0 && sum <= total);
  for (const { value, count } of facets.brands) {
    assert.equal((await v3.products({ brands: [value], limit: 1 })).total, count, value);
  }
  for (const { value, count } of facets.collections) {
    assert.equal((await v3.products({ collectionIds: [value], limit: 1 })).total, count, value);
  }
  const colour = facets.options.find(({ name }) => name === "Colour");
  for (const { value, count } of colour.values) {
    assert.equal((await v3.products({ options: { Colour: [value] }, limit: 1 })).total, count, value);
  }
  const named = (list) => list.map(({ value }) => value).toSorted();
  assert.deepEqual(named(facets.brands), named((await v1.facets({})).brands));
  assert.equal(
    (await v3.products({ onSale: true, limit: 100 })).products.every(({ price }) => price.before),
    true,
  );
});

test("suggestions match prefixes and misspellings", async () => {
  const [, v3] = bothViews();
  const { products: found } = await v3.suggestions("harb");
  assert.ok(found.some(({ slug }) => slug === "harbour-mug"));
  const { products: slipped } = await v3.suggestions("harbuor");
  assert.ok(slipped.some(({ slug }) => slug === "harbour-mug"));
  const { collections: named } = await v3.suggestions("kit");
  assert.deepEqual(
    named.map(({ slug }) => slug),
    ["the-kitchen"],
  );
});

test("a grouped product lists its group's other products in catalog V3 only", async () => {
  const [v1, v3] = bothViews();
  const names = ["pillar-candle-pine", "pillar-candle", "morning-mug"];
  const [pine, clay, mug] = await Promise.all(names.map((slug) => v3.product(slug)));
  const [group, ...others] = await v3.productGroups([pine.id, mug.id, clay.id, pine.id]);
  assert.equal(others.length, 0);
  assert.deepEqual([group.name, group.option], ["Chapel Pillar", "Colour"]);
  assert.deepEqual(
    group.members.map(({ slug, choice, color, stock }) => [slug, choice, color, stock]),
    [
      ["pillar-candle", "Clay", "#b9674a", "inStock"],
      ["pillar-candle-cream", "Cream", "#f6efe0", "inStock"],
      ["pillar-candle-pine", "Pine", "#34493f", "inStock"],
    ],
  );
  assert.deepEqual(await v3.productGroups([mug.id]), []);
  assert.deepEqual(await v3.productGroups([]), []);
  assert.deepEqual([v3.supports("groups"), v1.supports("groups")], [true, false]);
  assert.deepEqual(await v1.productGroups([pine.id]), []);
});
