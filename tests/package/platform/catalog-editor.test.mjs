/** An owner's work on products and stock through the catalog editor, on sites of catalog v1 and v3. */

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  ApiKeyStrategy,
  brandsV3,
  catalogVersioning,
  createClient,
  inventory,
  inventoryItemsV3,
  isRevisionConflictError,
  isValidationError,
  products,
  productsV3,
  RequestError,
  ribbonsV3,
} from "../../../wasm/pkg/inline.js";
import { catalogEditorOf, PartlySavedError } from "../../../wasm/pkg/owner/index.js";
import { siteOfFile } from "./site.mjs";

const modules = { brandsV3, catalogVersioning, inventory, inventoryItemsV3, products, productsV3, ribbonsV3 };

const sites = { v1: await siteOfFile("v1"), v3: await siteOfFile("v3") };

/** An owner's editor; `writes` records the changing calls, and `on` may answer one instead of the platform. */
async function editorOf(version, on = () => undefined) {
  const { url, ownerKey, siteId } = sites[version];
  const writes = [];
  const fetchAll = async (address, init) => {
    const { pathname } = new URL(address);
    const method = init?.method ?? "GET";
    const isRead = method === "GET" || /\/(query|query-platformized|search|count|getVariants)$/.test(pathname);
    if (!isRead) {
      writes.push(
        `${method} ${pathname.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "{id}").replace(/^\/stores[a-z-]*/, "")}`,
      );
      const answer = on(method, pathname);
      if (answer) return answer;
    }
    return fetch(address, init);
  };
  const auth = ApiKeyStrategy({ apiKey: ownerKey, siteId });
  const client = createClient({ modules, auth, host: url, fetch: fetchAll });
  return { editor: await catalogEditorOf(client), client, writes };
}

/** A product with its stock. */
async function readOf(editor, id) {
  const [product, stock] = await Promise.all([editor.product(id), editor.stockOf(id)]);
  return { product, stock };
}

/** A product's variants as a change sends them, with individual changes by their choices. */
function variants({ product }, change = () => ({})) {
  return product.variantsInfo.variants.map((variant) => {
    const names = variant.choices.map(({ optionChoiceNames }) => optionChoiceNames.choiceName).join(" ");
    const { _id, choices, visible, sku, price, revenueDetails, physicalProperties } = variant;
    const ids = choices.map(({ optionChoiceIds }) => ({ optionChoiceIds }));
    const known = { _id, choices: ids, visible, sku, price, revenueDetails, physicalProperties };
    return { ...JSON.parse(JSON.stringify(known)), ...change(names, variant) };
  });
}

const NOBODY = "00000000-0000-4000-8000-000000000000";
/** The id of a missing stock item. */
const NOTHING = { v1: `${NOBODY}-${NOBODY}`, v3: NOBODY };

const priced = (amount, before) => ({
  price: { actualPrice: { amount }, ...(before && { compareAtPrice: { amount: before } }) },
});

const option = (name, choices, optionRenderType = "TEXT_CHOICES") => ({
  name,
  optionRenderType,
  choicesSettings: {
    choices: choices.map((choice) => ({
      choiceType: optionRenderType === "TEXT_CHOICES" ? "CHOICE_TEXT" : "ONE_COLOR",
      ...choice,
    })),
  },
});

const chosen = (size, color) => [
  { optionChoiceNames: { optionName: "Size", choiceName: size, renderType: "TEXT_CHOICES" } },
  { optionChoiceNames: { optionName: "Glaze", choiceName: color, renderType: "SWATCH_CHOICES" } },
];

/** A new product with four variants, one with figures of its own. */
const jug = {
  name: "Tilting jug",
  visible: true,
  productType: "PHYSICAL",
  physicalProperties: {},
  plainDescription: "<p>Holds water &amp; flowers</p>",
  brand: { name: "Kiln" },
  ribbon: { name: "New" },
  options: [
    option("Size", [{ name: "Small" }, { name: "Large" }]),
    option(
      "Glaze",
      [
        { name: "Ash", colorCode: "#888888" },
        { name: "Moss", colorCode: "#335533" },
      ],
      "SWATCH_CHOICES",
    ),
  ],
  variantsInfo: {
    variants: ["Small", "Large"].flatMap((size) =>
      ["Ash", "Moss"].map((color) => ({
        choices: chosen(size, color),
        visible: true,
        sku: `JUG-${size}-${color}`,
        ...priced(size === "Large" ? "40.00" : "24.00"),
        revenueDetails: { cost: { amount: "9.50" } },
        physicalProperties: { weight: 1.5 },
        inventoryItem: { quantity: color === "Ash" ? 7 : 0 },
      })),
    ),
  },
};

/** A product's data that both versions have, in one form. */
function comparable({ product, stock }) {
  const byVariant = new Map(stock.map((item) => [item.variantId, item]));
  return {
    name: product.name,
    visible: product.visible,
    brand: product.brand?.name,
    ribbon: product.ribbon?.name,
    options: product.options.map(({ name, optionRenderType, choicesSettings }) => [
      name,
      optionRenderType,
      choicesSettings.choices.map(({ name: choice, colorCode }) => [choice, colorCode]),
    ]),
    variants: product.variantsInfo.variants.map((variant) => ({
      choices: variant.choices.map(({ optionChoiceNames }) => optionChoiceNames.choiceName),
      sku: variant.sku,
      price: variant.price.actualPrice.amount,
      before: variant.price.compareAtPrice?.amount,
      cost: variant.revenueDetails?.cost?.amount,
      weight: variant.physicalProperties?.weight,
      visible: variant.visible,
      quantity: byVariant.get(variant._id)?.quantity,
    })),
    description: product.description.nodes.map(({ type, nodes }) => [type, nodes.map(({ textData }) => textData.text)]),
  };
}

test("creating, reading, updating and deleting a product gives the same result in both versions", async () => {
  const states = {};
  for (const version of ["v1", "v3"]) {
    const { editor } = await editorOf(version);
    assert.equal(`v${editor.version}`, version);
    const { product } = await editor.create(jug);
    const read = await readOf(editor, product._id);
    const first = comparable(read);
    await editor.update(product._id, {
      revision: read.product.revision,
      name: "Tall jug",
      visible: false,
      brand: null,
      ribbon: { name: "Last ones" },
      options: read.product.options,
      variantsInfo: {
        variants: variants(read, (names) => ({
          ...(names === "Large Ash" && { ...priced("42.50"), sku: "TALL", inventoryItem: { quantity: 3 } }),
          ...(names === "Small Moss" && { visible: false }),
        })),
      },
    });
    const second = comparable(await readOf(editor, product._id));
    await editor.delete(product._id);
    assert.deepEqual(await readOf(editor, product._id), { product: null, stock: [] });
    states[version] = [first, second];
  }
  assert.deepEqual(states.v1, states.v3);
  const [, { brand, variants: all }] = states.v1;
  assert.equal(brand, undefined);
  assert.deepEqual(
    all.map(({ sku, price, quantity, visible }) => [sku, price, quantity, visible]),
    [
      ["JUG-Small-Ash", "24.00", 7, true],
      ["JUG-Small-Moss", "24.00", 0, false],
      ["TALL", "42.50", 3, true],
      ["JUG-Large-Moss", "40.00", 0, true],
    ],
  );
});

test("both versions list, filter, sort, count and page products and stock", async () => {
  const found = {};
  for (const version of ["v1", "v3"]) {
    const { editor } = await editorOf(version);
    const names = async (search, page) => (await editor.products(search, page)).items.map(({ name }) => name);
    const first = await editor.products({}, { limit: 5 });
    const second = await editor.products({}, { limit: 5, cursor: first.next });
    const back = await editor.products({}, { limit: 5, cursor: second.previous });
    assert.deepEqual(
      back.items.map(({ _id }) => _id),
      first.items.map(({ _id }) => _id),
    );
    const [{ _id }] = first.items;
    const low = await editor.stock({ max: 4, sort: "stockLow" }, { limit: 100 });
    const uncounted = await editor.stock({ counted: false }, { limit: 100 });
    assert.ok(uncounted.items.length > 0);
    assert.ok(uncounted.items.every(({ trackQuantity }) => trackQuantity === false));
    const item = low.items.at(-1);
    assert.deepEqual(await editor.stockItem(item._id), item);
    assert.equal(await editor.stockItem(NOTHING[version]), null);
    found[version] = {
      page: [first, second].map(({ items }) => items.map(({ name }) => name)),
      hasImage: first.items[0].media?.main !== undefined,
      byId: (await editor.productsById([_id])).map(({ name }) => name),
      total: await editor.count({}),
      out: await editor.count({ stock: "out" }),
      mugs: await names({ text: "Harbour" }, { limit: 10 }),
      highest: await names({ sort: "priceHigh", visible: true }, { limit: 1 }),
      low: low.items.map(({ product, quantity }) => [product.name, quantity]).sort(),
      uncounted: uncounted.items.map(({ product }) => product.name).sort(),
      brands: await editor.brands(),
    };
  }
  // A search of v3 also finds texts that resemble a code.
  const { editor: older } = await editorOf("v1");
  const byCode = { text: "HF-TB-102" };
  const pages = [await older.products(byCode, { limit: 10 }), await older.stock(byCode, { limit: 10 })];
  assert.deepEqual(
    pages.map(({ items }) => items.map(({ name, product }) => name ?? product.name)),
    [["Harbour Mug"], ["Harbour Mug"]],
  );
  // Catalog v1 has the ribbons in use, catalog v3 those in its list.
  const [used, listed] = await Promise.all(
    ["v1", "v3"].map(async (version) => (await editorOf(version)).editor.ribbons()),
  );
  assert.ok(used.length > 1 && used.every((ribbon) => listed.includes(ribbon)));
  assert.deepEqual(found.v1, found.v3);
  assert.ok(found.v1.low.length > 0);
});

test("a catalog V1 update makes the fewest calls for the difference", async () => {
  const { editor, writes } = await editorOf("v1");
  const { product } = await editor.create(jug);
  const one = "/v1/products/{id}";
  const stock = "PATCH /v2/inventoryItems/product/{id}";
  assert.deepEqual(writes.splice(0), ["POST /v1/products", `PATCH ${one}/variants`, stock]);
  const save = async (change) => {
    const read = await readOf(editor, product._id);
    const wanted = change(read);
    await editor.update(product._id, { revision: read.product.revision, ...wanted });
    return writes.splice(0);
  };
  const all = (read, change) => ({ options: read.product.options, variantsInfo: { variants: variants(read, change) } });

  assert.deepEqual(await save((read) => all(read)), []);
  assert.deepEqual(await save(() => ({ name: "Jug 2", visible: false })), [`PATCH ${one}`]);
  assert.deepEqual(await save(() => ({ brand: null, ribbon: null })), [
    `POST ${one}/remove-brand`,
    `POST ${one}/remove-ribbon`,
  ]);
  assert.deepEqual(await save((read) => all(read, (name) => (name.startsWith("Large") ? priced("41.00") : {}))), [
    `PATCH ${one}/variants`,
  ]);
  assert.deepEqual(await save((read) => all(read, () => ({ inventoryItem: { quantity: 9 } }))), [stock]);
  assert.deepEqual(await save((read) => all(read, () => ({ ...priced("24.00"), sku: undefined }))), [
    `POST ${one}/variants/resetToDefault`,
  ]);
  assert.deepEqual(await save((read) => all(read, () => priced("18.00", "24.00"))), [`PATCH ${one}`]);
  const [mug] = (await editor.products({ text: "Harbour Mug" }, { limit: 1 })).items;
  const { product: pictured } = await readOf(editor, mug._id);
  const items = pictured.media.itemsInfo.items.map(({ _id, altText }) => ({ _id, altText })).slice(0, 2);
  const pictures = items.map(({ _id }) => ({ _id }));
  assert.equal(pictures.length, 2);
  assert.deepEqual(await save(() => ({ media: { itemsInfo: { items: pictures } } })), [`POST ${one}/media`]);
  const linked = (read) => {
    const [size, glaze] = structuredClone(read.product.options);
    glaze.choicesSettings.choices[1].linkedMedia = [pictures[1]];
    return { options: [size, glaze] };
  };
  assert.deepEqual(await save(linked), [`PATCH ${one}/choices/media`]);
  // A moved image stays linked to its choice.
  const turned = [...pictures].reverse();
  assert.deepEqual(await save(() => ({ media: { itemsInfo: { items: turned } } })), [
    `POST ${one}/media/delete`,
    `POST ${one}/media`,
    `PATCH ${one}/choices/media`,
  ]);
  const read = await readOf(editor, product._id);
  assert.deepEqual(
    read.product.media.itemsInfo.items.map(({ _id }) => _id),
    turned.map(({ _id }) => _id),
  );
  const [, moss] = read.product.options[1].choicesSettings.choices;
  assert.deepEqual(
    moss.linkedMedia.map(({ _id }) => _id),
    [pictures[1]._id],
  );
  const unlinked = ({ product: { options } }) => {
    const [size, glaze] = structuredClone(options);
    glaze.choicesSettings.choices[1].linkedMedia = [];
    return { options: [size, glaze] };
  };
  assert.deepEqual(await save(unlinked), [`POST ${one}/choices/media/delete`]);
  assert.deepEqual(
    await save(() => ({ options: [], variantsInfo: { variants: [{ ...priced("30.00"), choices: [] }] } })),
    [`DELETE ${one}/options`, `PATCH ${one}`],
  );
  assert.deepEqual(await save(() => ({ media: { itemsInfo: { items: [] } } })), [`POST ${one}/media/delete`]);
});

test("catalog V1 saves new and renamed choices with their stock", async () => {
  const { editor } = await editorOf("v1");
  const { product } = await editor.create(jug);
  const read = await readOf(editor, product._id);
  const [size, glaze] = structuredClone(read.product.options);
  // Catalog v1 treats a renamed choice as a new one: its variants keep their figures and stock.
  size.choicesSettings.choices[1].name = "Huge";
  await editor.update(product._id, {
    revision: read.product.revision,
    options: [size, glaze],
    variantsInfo: { variants: variants(read) },
  });
  const { variants: all } = comparable(await readOf(editor, product._id));
  assert.deepEqual(
    all.map(({ choices, price, quantity, sku }) => [choices.join(" "), price, quantity, sku]),
    [
      ["Small Ash", "24.00", 7, "JUG-Small-Ash"],
      ["Small Moss", "24.00", 0, "JUG-Small-Moss"],
      ["Huge Ash", "40.00", 7, "JUG-Large-Ash"],
      ["Huge Moss", "40.00", 0, "JUG-Large-Moss"],
    ],
  );
});

test("info sections belong to one product in catalog V1", async () => {
  const { editor } = await editorOf("v1");
  const { product } = await editor.create({
    ...jug,
    infoSections: [{ title: "Care", plainDescription: "<p>By hand</p>" }],
  });
  assert.deepEqual(
    product.infoSections.map(({ _id, title, plainDescription }) => [_id, title, plainDescription]),
    [["0", "Care", "<p>By hand</p>"]],
  );
  const infoSections = [{ title: "Size", plainDescription: "<p>20 cm</p>" }, { _id: "0" }];
  const { product: saved } = await editor.update(product._id, { infoSections });
  assert.deepEqual(
    saved.infoSections.map(({ title, plainDescription }) => [title, plainDescription]),
    [
      ["Size", "<p>20 cm</p>"],
      ["Care", "<p>By hand</p>"],
    ],
  );
});

test("fields that catalog V1 lacks are refused with a reason before any call", async () => {
  const { editor, writes } = await editorOf("v1");
  const { product } = await editor.create({ ...jug, infoSections: [{ title: "Care", plainDescription: "By hand" }] });
  writes.length = 0;
  const read = await readOf(editor, product._id);
  const all = (change) => ({ options: read.product.options, variantsInfo: { variants: variants(read, change) } });
  const ofFirst = (change) => all((names) => (names === "Small Ash" ? change : {}));
  const at = "product.variantsInfo.variants[0]";
  const cases = [
    [{ modifiers: [{ name: "Engraving" }] }, "product.modifiers", "modifiers"],
    [
      { subscriptionDetails: { subscriptions: [{ title: "Monthly" }] } },
      "product.subscriptionDetails",
      "subscriptions",
    ],
    [{ infoSections: [] }, "product.infoSections", "emptyInfoSections"],
    [{ taxGroupId: "b2c4" }, "product.taxGroupId", "otherFields"],
    [
      { media: { itemsInfo: { items: [{ _id: "a.jpg", altText: "Jug" }] } } },
      "product.media.itemsInfo.items[0].altText",
      "mediaTexts",
    ],
    [ofFirst({ barcode: "12" }), `${at}.barcode`, "barcodes"],
    [
      ofFirst({ digitalProperties: { digitalFile: { _id: "a" } } }),
      `${at}.digitalProperties.digitalFile`,
      "digitalFiles",
    ],
    [
      ofFirst(priced("20.00", "30.00")),
      "product.variantsInfo.variants[1].price.compareAtPrice.amount",
      "priceBeforePerVariant",
    ],
    [ofFirst({ inventoryItem: { inStock: true } }), `${at}.inventoryItem.quantity`, "stockPerVariant"],
  ];
  for (const [change, field, gap] of cases) {
    await assert.rejects(editor.update(product._id, change), (error) => {
      assert.ok(isValidationError(error), String(error));
      assert.deepEqual(
        error.violations.map((violation) => [violation.field, violation.data.gap, violation.description]),
        [[field, gap, editor.gaps[gap]]],
      );
      return true;
    });
  }
  assert.deepEqual(writes, []);
  const { editor: editorV3 } = await editorOf("v3");
  assert.deepEqual(editorV3.gaps, {});
});

test("violations of both versions have the field names of catalog V3", async () => {
  const { editor } = await editorOf("v1");
  const { product } = await editor.create(jug);
  const read = await readOf(editor, product._id);
  const long = "x".repeat(41);
  const refusedAt = (field) => (error) => isValidationError(error) && error.violations[0].field === field;
  await assert.rejects(
    editor.update(product._id, {
      options: read.product.options,
      variantsInfo: { variants: variants(read, (names) => (names === "Large Ash" ? { sku: long } : {})) },
    }),
    refusedAt("product.variantsInfo.variants[2].sku"),
  );
  await assert.rejects(editor.update(product._id, { ribbon: { name: long } }), refusedAt("product.ribbon.name"));
});

test("a concurrent update is a conflict in both versions, and a sale is not", async () => {
  for (const version of ["v1", "v3"]) {
    const { editor } = await editorOf(version);
    const { product } = await editor.create(jug);
    const { stock } = await readOf(editor, product._id);
    const [first] = (await editor.stock({ text: "Tilting jug" }, { limit: 10 })).items.filter(
      (item) => item.variantId === stock[0].variantId,
    );
    const sold = await editor.updateStock([{ id: first._id, revision: first.revision, quantity: 6 }], "MANUAL");
    assert.deepEqual(
      sold.map(({ id, error }) => [id, error]),
      [[first._id, undefined]],
    );
    const { product: named } = await editor.update(product._id, { revision: product.revision, name: "Pitcher" });
    await assert.rejects(
      editor.update(product._id, { revision: product.revision, name: "Ewer" }),
      isRevisionConflictError,
    );
    await editor.update(product._id, { revision: named.revision, name: "Ewer" });
    // A quantity read before the sale is outdated, too; the revision after it is not.
    const outdated = [{ id: first._id, revision: first.revision, quantity: 1 }];
    assert.ok(isRevisionConflictError((await editor.updateStock(outdated, "MANUAL"))[0].error));
    const again = [{ id: first._id, revision: sold[0].revision, quantity: 8 }];
    assert.equal((await editor.updateStock(again, "MANUAL"))[0].error, undefined);
    assert.equal((await editor.stockItem(first._id)).quantity, 8);
  }
});

test("quantities of catalog V1 are changed by differences in two calls", async () => {
  const { editor, writes } = await editorOf("v1");
  await editor.create(jug);
  writes.length = 0;
  const { items } = await editor.stock({ text: "Tilting jug" }, { limit: 10 });
  const wanted = [10, 11, 2, 3];
  const changes = items.map(({ _id, revision }, place) => ({ id: _id, revision, quantity: wanted[place] }));
  const results = await editor.updateStock(changes, "MANUAL");
  assert.ok(results.every(({ error }) => error === undefined));
  assert.deepEqual(writes, ["POST /v2/inventoryItems/increment", "POST /v2/inventoryItems/decrement"]);
  const after = await editor.stock({ text: "Tilting jug" }, { limit: 10 });
  for (const item of after.items) {
    assert.equal(item.quantity, changes.find(({ id }) => id === item._id).quantity);
    assert.equal(item.revision, results.find(({ id }) => id === item._id).revision);
  }
  const [first] = after.items;
  const [refused] = await editor.updateStock([{ id: first._id, revision: "", inStock: true }], "MANUAL");
  assert.ok(isValidationError(refused.error));
  assert.equal(refused.error.violations[0].data.gap, "stockPerVariant");
  const preorderInfo = { enabled: true, limit: 20, message: "Ships in May" };
  await editor.updateStock([{ id: first._id, revision: first.revision, preorderInfo }], "MANUAL");
  for (const { preorderInfo: now } of (await editor.stock({ text: "Tilting jug" }, { limit: 10 })).items) {
    assert.deepEqual(now, preorderInfo);
  }
});

test("prices of many catalog V1 products are changed by bulk calls where possible", async () => {
  const { editor, writes } = await editorOf("v1");
  const created = [await editor.create(jug), await editor.create({ ...jug, name: "Vase" })];
  const read = await Promise.all(created.map(({ product }) => readOf(editor, product._id)));
  writes.length = 0;
  const each = (all, price) =>
    all.map((one) => ({
      id: one.product._id,
      change: {
        revision: one.product.revision,
        options: one.product.options,
        variantsInfo: { variants: variants(one, (names) => priced(price(names))) },
      },
    }));
  const now = () => Promise.all(created.map(({ product }) => readOf(editor, product._id)));
  const prices = async () => (await now()).map((one) => comparable(one).variants.map(({ price }) => price));
  const all = async (price) => {
    const results = await editor.updateEach(each(await now(), price));
    assert.ok(results.every(({ error }) => error === undefined));
    return writes.splice(0);
  };
  const bulk = "POST /v1/bulk/products";
  assert.deepEqual(await all((names) => (names.startsWith("Large") ? "44.00" : "26.40")), [
    `${bulk}/adjust-properties`,
  ]);
  assert.deepEqual(await prices(), Array(2).fill(["26.40", "26.40", "44.00", "44.00"]));
  assert.deepEqual(await all((names) => (names.startsWith("Large") ? "43.00" : "25.40")), [
    `${bulk}/adjust-properties`,
  ]);
  assert.deepEqual(await all(() => "30.00"), [`${bulk}/update`]);
  assert.deepEqual(await prices(), Array(2).fill(["30.00", "30.00", "30.00", "30.00"]));
  assert.deepEqual(await all((names) => (names === "Small Ash" ? "31.00" : "30.00")), [
    "PATCH /v1/products/{id}/variants",
    "PATCH /v1/products/{id}/variants",
  ]);
  const outdated = await editor.updateEach(each(read, () => "1.00"));
  assert.ok(outdated.every(({ error }) => isRevisionConflictError(error)));
});

test("a partial failure reports the saved parts, and repeating the update saves the rest", async () => {
  let fails = true;
  const { editor, writes } = await editorOf("v1", (method, path) =>
    fails && method === "PATCH" && path.endsWith("/variants")
      ? Response.json(
          { message: "no", details: { applicationError: { code: "FULL", description: "no" } } },
          { status: 400 },
        )
      : undefined,
  );
  const failed = await editor.create(jug).catch((error) => error);
  assert.ok(failed instanceof PartlySavedError, String(failed));
  assert.deepEqual([failed.saved, failed.unsaved, failed.code], [["details"], ["variants", "stock"], "FULL"]);
  const read = await readOf(editor, failed.productId);
  const wanted = jug.variantsInfo;
  const change = { revision: read.product.revision, name: "Carafe", options: jug.options, variantsInfo: wanted };
  const again = await editor.update(failed.productId, change).catch((error) => error);
  assert.deepEqual([again.saved, again.unsaved], [["details"], ["variants", "stock"]]);
  fails = false;
  writes.length = 0;
  await editor.update(failed.productId, { ...change, revision: "" });
  assert.deepEqual(writes, ["PATCH /v1/products/{id}/variants", "PATCH /v2/inventoryItems/product/{id}"]);
  assert.equal(comparable(await readOf(editor, failed.productId)).variants[3].sku, "JUG-Large-Moss");
});

test("a client without the modules of its site's version gets an error that names them", async () => {
  const { url, ownerKey, siteId } = sites.v1;
  const auth = ApiKeyStrategy({ apiKey: ownerKey, siteId });
  const client = createClient({ modules: { catalogVersioning, products, productsV3 }, auth, host: url });
  await assert.rejects(
    catalogEditorOf(client),
    (error) => error instanceof RequestError && /catalog v1 needs the modules `inventory`/.test(error.message),
  );
});

test("saving an unchanged demo product makes no call", async () => {
  const { editor, writes } = await editorOf("v1");
  const { items } = await editor.products({}, { limit: 100 });
  for (const { _id } of items) {
    const read = await readOf(editor, _id);
    const { product } = read;
    const { name, slug, visible, options, infoSections, seoData, media, plainDescription } = product;
    await editor.update(_id, {
      ...{ name, slug, visible, options, infoSections, seoData, media, plainDescription, revision: product.revision },
      variantsInfo: { variants: variants(read) },
    });
  }
  assert.deepEqual(writes, []);
  assert.ok(items.length > 50);
});
