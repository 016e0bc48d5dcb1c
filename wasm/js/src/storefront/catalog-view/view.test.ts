/** The catalog view: both versions of the API give the same view of a product. */

import assert from "node:assert/strict";
import { test } from "vitest";
import { catalogApiV1, catalogOf, createClient, itemOptions, OAuthStrategy, plainText } from "../../inline.js";
import type { CatalogV1Modules } from "./api-v1.js";
import type { MediaBases } from "./media-bases.js";
import type { ProductFilter } from "./query.js";
import type { CatalogImage, CatalogVideo, ProductView } from "./view.js";
import { catalogApiV3, type CatalogV3Modules } from "./api-v3.js";
import { filterOfV1 } from "./filter-v1.js";
import { productOfV1, summaryOfV1 } from "./from-v1.js";
import { productOfV3, summaryOfV3 } from "./from-v3.js";
import { searchOfV3 } from "./filter-v3.js";
import { ApplicationError } from "../../core/errors.js";
import { host, json, scripted, withTokens } from "../../../test/network.js";

/** The catalog APIs over fake modules. */
const catalogV1 = (modules: object) => catalogApiV1(modules as CatalogV1Modules, BASES);
const catalogV3 = (modules: object) => catalogApiV3(modules as CatalogV3Modules, BASES);
const catalog = (client: object, bases?: MediaBases) => catalogOf(client, bases);

const BASES = { image: "https://shop.example/media/", video: "https://shop.example/video/" };

/** Data of a product that both versions have. */
const BOTH = {
  name: "Fisher Jumper",
  price: 168,
  before: 200,
  brand: "Hearth",
  ribbon: "New",
  sections: ["Care"],
  status: "PARTIALLY_OUT_OF_STOCK",
};

const v1 = {
  _id: "jumper",
  slug: "fisher-jumper",
  name: BOTH.name,
  productType: "physical",
  brand: BOTH.brand,
  ribbon: BOTH.ribbon,
  description: "<p>Knitted.</p>",
  priceData: { currency: "USD", price: BOTH.before, discountedPrice: BOTH.price },
  priceRange: { minValue: 168, maxValue: 180 },
  stock: { trackInventory: true, inStock: true, inventoryStatus: BOTH.status },
  media: {
    mainMedia: { _id: "a.jpg", mediaType: "image", image: { url: `${BASES.image}a.jpg`, width: 90, height: 60 } },
  },
  additionalInfoSections: [{ title: "Care", description: "<p>Cold.</p>" }],
  customTextFields: [{ title: "Monogram", maxLength: 3, mandatory: true }],
  productOptions: [
    {
      name: "Colour",
      optionType: "color",
      choices: [
        { description: "Oat", value: "#e3d6bd" },
        { description: "Hidden", value: "#000", visible: false },
      ],
    },
    { name: "Size", optionType: "drop_down", choices: [{ description: "M", value: "M" }] },
  ],
  variants: [
    {
      _id: "oat-m",
      choices: { Colour: "Oat", Size: "M" },
      variant: { sku: "J-1", visible: true, priceData: { currency: "USD", price: 200, discountedPrice: 168 } },
      stock: { trackQuantity: true, quantity: 3, inStock: true },
    },
  ],
  collectionIds: ["wear"],
};

const v3 = {
  _id: "jumper",
  slug: "fisher-jumper",
  name: BOTH.name,
  currency: "USD",
  productType: "PHYSICAL",
  brand: { name: BOTH.brand },
  ribbon: { name: BOTH.ribbon },
  plainDescription: "<p>Knitted.</p>",
  actualPriceRange: { minValue: { amount: "168" }, maxValue: { amount: "180.00" } },
  compareAtPriceRange: { minValue: { amount: "200.00" } },
  inventory: { availabilityStatus: BOTH.status, preorderStatus: "DISABLED" },
  media: { main: { _id: "a.jpg", mediaType: "IMAGE", image: "wix:image://v1/a.jpg#originWidth=90&originHeight=60" } },
  infoSections: [{ _id: "care", title: "Care", plainDescription: "<p>Cold.</p>" }],
  modifiers: [
    {
      name: "Monogram",
      modifierRenderType: "FREE_TEXT",
      mandatory: true,
      freeTextSettings: { title: "Monogram", maxCharCount: 3 },
    },
  ],
  options: [
    {
      _id: "colour",
      name: "Colour",
      optionRenderType: "SWATCH_CHOICES",
      choicesSettings: {
        choices: [
          { choiceId: "oat", name: "Oat", colorCode: "#e3d6bd" },
          { choiceId: "hidden", name: "Hidden", colorCode: "#000", visible: false },
        ],
      },
    },
    {
      _id: "size",
      name: "Size",
      optionRenderType: "TEXT_CHOICES",
      choicesSettings: { choices: [{ choiceId: "m", name: "M" }] },
    },
  ],
  variantsInfo: {
    variants: [
      {
        _id: "oat-m",
        sku: "J-1",
        choices: [
          { optionChoiceIds: { optionId: "colour", choiceId: "oat" } },
          { optionChoiceNames: { optionName: "Size", choiceName: "M" } },
        ],
        price: { actualPrice: { amount: "168.00" }, compareAtPrice: { amount: "200.00" } },
        inventoryStatus: { inStock: true, preorderEnabled: false },
      },
      { _id: "secret", visible: false, choices: [] },
    ],
  },
  directCategoriesInfo: { categories: [{ _id: "wear" }] },
};

/** A view without the data that only one version has. */
function comparable(view: ProductView) {
  return {
    ...view,
    version: undefined,
    sections: view.sections.map((section) => ({ ...section, id: undefined })),
    variants: view.variants.map((variant) => ({ ...variant, quantity: undefined })),
  };
}

test("a product has the same view from catalog V1 and V3", () => {
  assert.deepEqual(comparable(productOfV1(v1, BASES)), comparable(productOfV3(v3, BASES)));
  assert.deepEqual(summaryOfV1(v1, BASES), summaryOfV3(v3, BASES));
});

test("a price has its currency's decimals and the price before a discount", () => {
  const { price, priceVaries } = summaryOfV3(v3, BASES);
  assert.deepEqual(price, {
    now: { amount: "168.00", currency: "USD" },
    before: { amount: "200.00", currency: "USD" },
  });
  assert.equal(priceVaries, true);
  const yen = { ...v1, variants: [], priceData: { currency: "JPY", price: 1200 } };
  assert.deepEqual(summaryOfV1(yen, BASES).price, { now: { amount: "1200", currency: "JPY" } });
  assert.equal("price" in summaryOfV1({ ...v1, variants: [], priceData: { price: 3 } }, BASES), false);
});

test("a price per unit has the quantity it refers to", () => {
  const settings = { quantity: 0.34, measurementUnit: "KG" };
  const unitPrice = { value: "2.794", description: "$2.79 / 100 g", settings };
  const inV3 = { ...v3, physicalProperties: { pricePerUnit: settings, pricePerUnitRange: { minValue: unitPrice } } };
  const perUnit = { price: { amount: "2.79", currency: "USD" }, quantity: 100, unit: "G" };
  assert.deepEqual(summaryOfV3(inV3, BASES).perUnit, perUnit);
  const inV1 = {
    ...v1,
    priceData: { ...v1.priceData, pricePerUnit: 2.794 },
    pricePerUnitData: { totalQuantity: 0.34, totalMeasurementUnit: "KG", baseQuantity: 100, baseMeasurementUnit: "G" },
  };
  assert.deepEqual(summaryOfV1(inV1, BASES).perUnit, perUnit);
  const { currency: _, ...withoutCurrency } = { ...inV3, currency: "USD" };
  assert.equal("perUnit" in summaryOfV3(withoutCurrency, BASES), false);
});

test("an empty product of either catalog version has a view", () => {
  assert.deepEqual(comparable(productOfV1({ priceData: {} }, BASES)).media, []);
  assert.equal(productOfV3({}, BASES).variants.length, 0);
  assert.equal(productOfV1({ stock: { inStock: false } }, BASES).variants[0]!.inStock, false);
});

test("PREORDER availability applies to variants without a status of their own", () => {
  const inventory = { availabilityStatus: "PREORDER" };
  const variants = [{ _id: "a" }, { _id: "b", inventoryStatus: { inStock: true, preorderEnabled: false } }];
  const view = productOfV3({ inventory, variantsInfo: { variants } }, BASES);
  assert.deepEqual([view.stock, view.preorder], ["soldOut", true]);
  assert.deepEqual(
    view.variants.map(({ inStock, preorder }) => [inStock, preorder]),
    [
      [false, true],
      [true, false],
    ],
  );
});

test("a V3 product's view has videos, modifiers, subscriptions, preorder and members-only", () => {
  const view = productOfV3(
    {
      ...v3,
      inventory: { availabilityStatus: "OUT_OF_STOCK", preorderStatus: "ENABLED" },
      purchaseEligibility: { userCriteria: "MEMBERS_ONLY" },
      media: {
        itemsInfo: {
          items: [
            {
              _id: "film",
              mediaType: "VIDEO",
              video: "wix:video://v1/film/f.mp4#posterUri=p.jpg&posterWidth=4&posterHeight=3",
            },
            { _id: "bad", mediaType: "IMAGE", url: "javascript:alert(1)" },
          ],
        },
      },
      modifiers: [
        {
          key: "wrap",
          name: "Wrapping",
          modifierRenderType: "SWATCH_CHOICES",
          choicesSettings: { choices: [{ name: "Red", key: "red", colorCode: "red;x:y", addedPrice: "4.50" }] },
        },
      ],
      subscriptionDetails: {
        allowOneTimePurchases: false,
        subscriptions: [
          {
            _id: "monthly",
            title: "Monthly",
            frequency: "MONTH",
            interval: 1,
            billingCycles: 6,
            discount: { percentOff: 10 },
          },
          { _id: "hidden", frequency: "MONTH", visible: false },
          { _id: "odd", frequency: "UNDEFINED" },
        ],
      },
    },
    BASES,
  );
  assert.equal(view.stock, "soldOut");
  assert.equal(view.preorder, true);
  assert.equal(view.membersOnly, true);
  assert.equal(view.oneTime, false);
  assert.deepEqual(view.subscriptions, [
    { id: "monthly", title: "Monthly", period: "MONTH", every: 1, cycles: 6, percentOff: 10 },
  ]);
  const [film, bad] = view.media as [CatalogVideo, CatalogImage];
  assert.deepEqual(film.files, [{ url: `${BASES.video}film/file`, format: "mp4" }]);
  assert.equal(film.poster!.url, `${BASES.image}p.jpg`);
  // A malformed URL becomes a path below the media's base URL.
  assert.equal(bad.url, `${BASES.image}bad`);
  const [wrapping] = view.modifiers;
  assert.ok(wrapping && "choices" in wrapping);
  assert.deepEqual(wrapping.choices, [
    { name: "Red", mediaIds: [], key: "red", added: { amount: "4.50", currency: "USD" } },
  ]);
});

test("rich content keeps unknown nodes and is reduced to plain text", () => {
  const nodes = [
    { type: "PARAGRAPH", nodes: [{ type: "TEXT", textData: { text: "Made  of" } }] },
    { type: "NEVER_HEARD_OF", strange: 1, nodes: [{ type: "TEXT", textData: { text: "wool" } }] },
    { type: "PARAGRAPH", nodes: "no list" },
    { type: "TEXT", textData: { text: { no: "text" } } },
    null,
    "text",
  ];
  const { description } = productOfV3({ ...v3, description: { nodes: nodes as never } }, BASES);
  assert.ok(description?.kind === "nodes");
  assert.equal((description.nodes[1] as { strange?: number }).strange, 1);
  assert.equal(plainText(description), "Made of wool");
  assert.equal(plainText({ kind: "html", html: "<p>a<b>b</b></p> c" }), "a b c");
});

const FILTERS: Record<string, [filter: ProductFilter, inV1: object, inV3: object]> = {
  nothing: [{}, {}, { filter: {} }],
  words: [
    { text: "mug" },
    { name: { $contains: "mug" } },
    { filter: {}, search: { expression: "mug", mode: "AND", fuzzy: true } },
  ],
  "a collection": [
    { collectionIds: ["a"] },
    { collectionIds: { $hasSome: ["a"] } },
    { filter: { "allCategoriesInfo.categories": { $matchItems: [{ id: { $in: ["a"] } }] } } },
  ],
  "brands and prices": [
    { brands: ["A", "B"], minPrice: "5", maxPrice: "9.50" },
    { $and: [{ brand: { $in: ["A", "B"] } }, { price: { $gte: 5 } }, { price: { $lte: 9.5 } }] },
    {
      filter: {
        $and: [
          { "brand.name": { $in: ["A", "B"] } },
          { "actualPriceRange.minValue.amount": { $gte: "5", $lte: "9.50" } },
        ],
      },
    },
  ],
  "choices of an option, in stock": [
    { options: { Colour: ["Oat", "Ink"], Size: [] }, inStock: true },
    {
      $and: [
        { "productOptions.choices.description": { $hasSome: ["Oat", "Ink"] } },
        { inventoryStatus: { $ne: "OUT_OF_STOCK" } },
      ],
    },
    {
      filter: {
        $and: [
          { "options.choicesSettings.choices.name": { $hasSome: ["Oat", "Ink"] } },
          { "inventory.availabilityStatus": { $ne: "OUT_OF_STOCK" } },
        ],
      },
    },
  ],
};

for (const [name, [filter, inV1, inV3]] of Object.entries(FILTERS)) {
  test(`a filter for ${name} is translated for both catalog versions`, () => {
    assert.deepEqual(filterOfV1(filter), inV1);
    assert.deepEqual(searchOfV3(filter), inV3);
  });
}

const CATEGORIES = [
  { _id: "all", slug: "all-products", name: "All products" },
  {
    _id: "table",
    slug: "the-table",
    name: "The table",
    itemCounter: 6,
    image: "wix:image://v1/table.jpg/t.jpg#originWidth=8&originHeight=6",
  },
  { _id: "mugs", slug: "mugs", name: "Mugs", description: "To hold.", parentCategory: { _id: "table", index: 0 } },
];
interface Tree {
  readonly treeReference: { readonly appNamespace: string };
}

const tree = ({ treeReference }: Tree) => assert.equal(treeReference.appNamespace, "@wix/stores");
const fakeCategories = {
  queryCategories(query: { filter?: unknown }, options: Tree): Promise<object> {
    tree(options);
    assert.equal(query.filter, undefined, "the platform refuses a visitor's empty filter");
    return Promise.resolve({ categories: CATEGORIES });
  },
  getCategoryBySlug(slug: string, treeReference: Tree["treeReference"]): Promise<object> {
    tree({ treeReference });
    const category = CATEGORIES.find((each) => each.slug === slug);
    if (!category) return Promise.reject(new ApplicationError({ kind: "application", message: "no", status: 404 }));
    const breadcrumbs = [{ categoryId: "table", categoryName: "The table", categorySlug: "the-table" }];
    return Promise.resolve({ category: { ...category, breadcrumbsInfo: { breadcrumbs } } });
  },
};

test("navigation on a V3 site is the category tree without the category of all products", async () => {
  const api = await catalog({ ...fakeV3(1).modules });
  const [table, mugs, ...more] = await api.collections();
  assert.deepEqual(more, []);
  assert.equal(table!.image!.url, `https://static.wixstatic.com/media/table.jpg`);
  assert.deepEqual([table!.products, table!.parentId], [6, undefined]);
  assert.deepEqual(mugs, { id: "mugs", slug: "mugs", name: "Mugs", description: "To hold.", parentId: "table" });
  const found = await api.collection("mugs");
  assert.deepEqual(found!.breadcrumbs, [{ id: "table", slug: "the-table", name: "The table" }]);
  assert.equal(await api.collection("nothing"), null);
  assert.deepEqual(
    (await api.suggestions("tab")).collections.map(({ name }) => name),
    ["The table"],
  );
});

interface Search {
  readonly filter?: Readonly<Record<string, { readonly $in?: readonly string[] }>>;
  readonly cursorPaging: { readonly limit: number; readonly cursor?: string };
  readonly aggregations?: unknown;
}

/** A catalog v3 with a number of products, which pages by cursors like the platform. */
function fakeV3(count: number) {
  const calls: Search[] = [];
  const all = Array.from({ length: count }, (_, index) => ({ _id: `p${index}`, name: `Product ${index}` }));
  const modules = {
    categories: fakeCategories,
    productsV3: {
      searchProducts(search: Search, fields?: unknown): Promise<object> {
        calls.push(search);
        const { limit, cursor = "0" } = search.cursorPaging;
        const start = Number(cursor);
        const end = start + limit;
        assert.ok(cursor === "0" || Object.keys(search).length === 1, "a cursor stands alone");
        assert.ok(limit <= 100);
        return Promise.resolve({
          products: all.slice(start, end),
          pagingMetadata: { cursors: end < count ? { next: String(end) } : {}, hasNext: end < count },
          aggregationData: search.aggregations && { results: resultsFor(search) },
          fields,
        });
      },
      countProducts: () => Promise.resolve({ count }),
      getProductBySlug: () =>
        Promise.reject(
          new ApplicationError({ kind: "application", message: "none", status: 404, code: "PRODUCT_NOT_FOUND" }),
        ),
    },
    brandsV3: {
      queryBrands({ cursorPaging: { cursor } }: Search): Promise<object> {
        return Promise.resolve(
          cursor
            ? { brands: [{ name: "B" }] }
            : { brands: [{ name: "A", assignedProductsCount: 2 }, {}], pagingMetadata: { cursors: { next: "2" } } },
        );
      },
    },
    customizationsV3: {
      queryCustomizations: (): Promise<object> =>
        Promise.resolve({
          customizations: [
            {
              name: "Colour",
              customizationType: "PRODUCT_OPTION",
              choicesSettings: {
                choices: [
                  { _id: "oat", name: "Oat", colorCode: "#eee" },
                  { _id: "ink", name: "Ink" },
                ],
              },
            },
          ],
        }),
    },
  };
  return { modules, calls };
}

/** The more conditions a search has, the fewer products are counted. */
function resultsFor(search: Search) {
  const text = JSON.stringify(search.filter ?? {});
  const choices = text.includes("choices.name")
    ? [{ value: "oat", count: 1 }]
    : [
        { value: "oat", count: 3 },
        { value: "ink", count: 2 },
        { value: "unheard-of", count: 9 },
      ];
  return [
    { name: "collections", values: { results: [{ value: "table", count: text.includes("allCategories") ? 1 : 6 }] } },
    { name: "brands", values: { results: [{ value: "A", count: text.includes("brand.name") ? 1 : 4 }] } },
    { name: "choices", values: { results: choices } },
    {
      name: "stock",
      values: {
        results: [
          { value: "IN_STOCK", count: 5 },
          { value: "OUT_OF_STOCK", count: 7 },
        ],
      },
    },
    { name: "min", scalar: { value: 4 } },
    { name: "max", scalar: { value: 90 } },
  ];
}

test("a page by number is reached by cursors, which are cached", async () => {
  const { modules, calls } = fakeV3(250);
  const api = catalogV3(modules);
  const ids = async (offset: number) => (await api.products({ offset, limit: 24 })).products.map(({ id }) => id);
  assert.equal((await ids(216))[0], "p216");
  assert.equal(calls.length, 4);
  assert.equal((await ids(240)).length, 10);
  assert.equal(calls.length, 5);
  assert.deepEqual(await ids(1000), []);
  assert.deepEqual((await ids(0))[0], "p0");
  const { total, more } = await api.products({ offset: 0, limit: 24 });
  assert.deepEqual([total, more], [250, true]);
});

test("each facet is counted without its own filter", async () => {
  const { modules } = fakeV3(3);
  const api = catalogV3(modules);
  const facets = await api.facets({ brands: ["A"], options: { Colour: ["Oat"] }, collectionIds: ["table"] });
  assert.deepEqual(facets.collections, [{ value: "table", count: 6 }]);
  assert.deepEqual(facets.brands, [{ value: "A", count: 4 }]);
  assert.deepEqual(facets.options, [
    {
      name: "Colour",
      values: [
        { value: "Oat", count: 3, color: "#eee" },
        { value: "Ink", count: 2 },
      ],
    },
  ]);
  assert.deepEqual(facets.prices, { min: 4, max: 90 });
  assert.equal(facets.inStock, 5);
  assert.deepEqual(await api.brands(), [{ name: "A", products: 2 }, { name: "B" }]);
  assert.equal(await api.product("nothing"), null);
});

/** The customizations of `fakeV3` in German. */
const GERMAN = [
  {
    name: "Farbe",
    key: "Colour",
    customizationType: "PRODUCT_OPTION",
    choicesSettings: {
      choices: [
        { _id: "oat", name: "Hafer", key: "Oat" },
        { _id: "ink", name: "Tinte", key: "Ink" },
      ],
    },
  },
];

test("filters by choice use the language-independent keys", async () => {
  const { modules, calls } = fakeV3(1);
  modules.customizationsV3.queryCustomizations = () => Promise.resolve({ customizations: GERMAN });
  const api = catalogV3(modules);
  await api.products({ options: { Colour: ["Ink", "Hafer", "Jade"] } });
  const condition = { "options.choicesSettings.choices.name": { $hasSome: ["Tinte", "Hafer", "Jade"] } };
  assert.deepEqual(calls.at(-1)!.filter, condition);
  const [colour] = (await api.facets({ options: { Colour: ["Ink"] } })).options;
  assert.deepEqual([colour!.name, colour!.key], ["Farbe", "Colour"]);
  assert.deepEqual(colour!.values, [
    { value: "Hafer", key: "Oat", count: 3 },
    { value: "Tinte", key: "Ink", count: 2 },
  ]);
  const option = { name: "Farbe", key: "Colour", choicesSettings: { choices: [{ name: "Hafer", key: "Oat" }] } };
  const product = productOfV3({ ...v3, options: [option] }, BASES);
  assert.deepEqual([product.options[0]!.key, product.options[0]!.choices[0]!.key], ["Colour", "Oat"]);
});

test("a ribbon filter chosen in another language is matched to the page's ribbon", async () => {
  const { modules } = fakeV3(1);
  const ribbons = (filter: Search["filter"] = {}) => {
    const all = [
      { value: "Neu", count: 5 },
      { value: "Bestseller", count: 3 },
    ];
    const { $in: chosen } = filter["ribbon.name"] ?? {};
    if (!chosen) return all;
    return chosen.includes("Best seller") ? [all[1]] : [];
  };
  modules.productsV3.searchProducts = ({ filter }) =>
    Promise.resolve({
      aggregationData: { results: [{ name: "ribbons", values: { results: ribbons(filter) } }] },
    });
  const api = catalogV3(modules);
  assert.deepEqual((await api.facets({ ribbons: ["Best seller", "Gone"] })).ribbons, [
    { value: "Neu", count: 5 },
    { value: "Bestseller", key: "Best seller", count: 3 },
  ]);
});

test("products are listed even if the names of choices cannot be loaded", async () => {
  const { modules, calls } = fakeV3(1);
  modules.customizationsV3.queryCustomizations = () => Promise.reject(new Error("away"));
  await catalogV3(modules).products({ options: { Colour: ["Oat"] } });
  assert.deepEqual(calls.at(-1)!.filter, { "options.choicesSettings.choices.name": { $hasSome: ["Oat"] } });
});

test("the catalog is read again after the client's headers change", async () => {
  const client = createClient({ modules: {}, auth: OAuthStrategy({ clientId: "client-1" }) });
  const { modules } = fakeV3(3);
  Object.assign(client, modules);
  const optionNames = async () => (await (await catalog(client)).facets({})).options.map(({ name }) => name);
  assert.deepEqual(await optionNames(), ["Colour"]);
  modules.customizationsV3.queryCustomizations = () => Promise.resolve({ customizations: GERMAN });
  assert.deepEqual(await optionNames(), ["Colour"]);
  client.setHeaders({ "x-wix-linguist": "de|de-de|false|" });
  assert.deepEqual(await optionNames(), ["Farbe"]);
});

/** A catalog v1 with these products and collections. */
function fakeV1(items: object[], collections: object[] = []) {
  const page = (start: number, limit: number): object => ({
    items: collections.slice(start, start + limit),
    hasNext: () => start + limit < collections.length,
    next: () => Promise.resolve(page(start + limit, limit)),
  });
  return {
    collections: {
      queryCollections: () => ({ limit: (limit: number) => ({ find: () => Promise.resolve(page(0, limit)) }) }),
    },
    products: { queryProducts: () => Promise.resolve({ products: items, metadata: { total: items.length } }) },
  };
}

test("catalog V1 offers facet values without counts", async () => {
  const api = catalogV1(fakeV1([v1, { ...v1, brand: "Anvil" }]));
  const facets = await api.facets({});
  assert.deepEqual(facets.brands, [{ value: "Anvil" }, { value: "Hearth" }]);
  assert.deepEqual(facets.options[0], { name: "Colour", values: [{ value: "Oat", color: "#e3d6bd" }] });
  assert.deepEqual(facets.prices, { min: 168, max: 168 });
  assert.equal(api.supports("counts"), false);
});

test("catalog V1 offers all collections, not only the first hundred", async () => {
  const collections = Array.from({ length: 230 }, (_, index) => ({ _id: `${index}`, slug: `c-${index}`, name: "C" }));
  const all = await catalogV1(fakeV1([], collections)).collections();
  assert.deepEqual([all.length, all.at(-1)!.slug], [230, "c-229"]);
});

test("catalog V1 offers the brands of all products, not only of the first hundred", async () => {
  const items = Array.from({ length: 250 }, (_, index) => ({ ...v1, brand: `Brand ${index % 130}` }));
  const offsets: number[] = [];
  const products = {
    queryProducts: ({ paging: { limit, offset = 0 } }: { paging: { limit: number; offset?: number } }) => {
      offsets.push(offset);
      return Promise.resolve({ products: items.slice(offset, offset + limit), metadata: { total: items.length } });
    },
  };
  const api = catalogV1({ ...fakeV1([]), products });
  assert.equal((await api.brands()).length, 130);
  assert.deepEqual(offsets, [0, 100, 200]);
});

const refusal = (isNoSuchCall: boolean) => new ApplicationError({ kind: "application", message: "no", isNoSuchCall });

test("the catalog version is requested once per client, or detected by trying", async () => {
  let detections = 0;
  const answers = (catalogVersion?: string) => ({
    ...fakeV1([v1]),
    ...fakeV3(1).modules,
    catalogVersioning: {
      getCatalogVersion: (): Promise<object> => {
        detections += 1;
        return Promise.resolve({ catalogVersion });
      },
    },
  });
  const client = answers("V3_CATALOG");
  assert.equal((await catalog(client)).version, 3);
  assert.equal(await catalog(client), await catalog(client));
  assert.equal(detections, 1);
  assert.equal((await catalog(answers("V1_CATALOG"))).version, 1);

  const refuses = (v3Fails: boolean) => ({
    ...answers(),
    ...(v3Fails && { productsV3: { searchProducts: () => Promise.reject(refusal(true)) } }),
    catalogVersioning: { getCatalogVersion: () => Promise.reject(refusal(true)) },
  });
  assert.equal((await catalog(refuses(true))).version, 1);
  assert.equal((await catalog(refuses(false))).version, 3);
  assert.equal((await catalog(fakeV1([v1]))).version, 1, "a client of one version alone");

  const flaky = answers("V1_CATALOG");
  const good = flaky.catalogVersioning;
  flaky.catalogVersioning = { getCatalogVersion: () => Promise.reject(refusal(false)) };
  await assert.rejects(catalog(flaky));
  flaky.catalogVersioning = good;
  assert.equal((await catalog(flaky)).version, 1);
});

test("a client without modules reads the catalog that its site has", async (t) => {
  const paths: string[] = [];
  const shop = (catalogVersion: string) => {
    scripted(
      t,
      withTokens(({ path }) => {
        paths.push(path);
        if (path.includes("/provision/version")) return json({ catalogVersion });
        return json(path.includes("/count") ? { count: 1 } : { products: [{ id: "jumper", slug: "jumper" }] });
      }),
    );
    return createClient({ auth: OAuthStrategy({ clientId: "client-1" }), host });
  };
  for (const [name, version] of [
    ["V3_CATALOG", 3],
    ["V1_CATALOG", 1],
  ] as const) {
    const found = await catalog(shop(name));
    const { products } = await found.products({});
    assert.deepEqual([found.version, products.map(({ id }) => id)], [version, ["jumper"]]);
    const reads = paths.splice(0).filter((path) => path.includes("products"));
    assert.ok(reads.length > 0 && reads.every((path) => path.includes("/v3/") === (version === 3)), reads.join());
  }
});

test("each set of media bases has its own API, and a missing module is named", async () => {
  const client = fakeV1([v1]);
  const other = { image: "http://localhost/media/", video: "http://localhost/video/" };
  assert.notEqual(await catalog(client), await catalog(client, other));
  const { categories, ...lacking } = fakeV3(1).modules;
  assert.ok(categories);
  await assert.rejects(catalog(lacking), /catalog v3 needs the modules `categories`/);
});

test("cart item options contain only the chosen and typed values", () => {
  assert.deepEqual(itemOptions({ variantId: "" }), {});
  assert.deepEqual(
    itemOptions({
      variantId: "v",
      texts: { Monogram: " AB ", Note: "  " },
      extras: { wrap: "red" },
      subscriptionId: "m",
    }),
    { variantId: "v", options: { wrap: "red" }, customTextFields: { Monogram: "AB" }, subscriptionOptionId: "m" },
  );
});
