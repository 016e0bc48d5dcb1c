/** The calls of both catalogs, inventories and GraphQL: requests and results. */

import assert from "node:assert/strict";
import { test, type TestContext } from "vitest";
import {
  ApiKeyStrategy,
  brandsV3,
  catalogVersioning,
  createClient,
  customizationsV3,
  GraphQlError,
  infoSectionsV3,
  inventory,
  inventoryItemsV3,
  products,
  productsV3,
  readOnlyVariantsV3,
  RevisionConflictError,
  ribbonsV3,
} from "../inline.js";
import { host, json, scripted } from "../../test/network.js";

const owner = () =>
  createClient({
    modules: {
      brandsV3,
      catalogVersioning,
      customizationsV3,
      infoSectionsV3,
      inventory,
      inventoryItemsV3,
      products,
      productsV3,
      readOnlyVariantsV3,
      ribbonsV3,
    },
    auth: ApiKeyStrategy({ apiKey: "key", siteId: "site" }),
    host,
  });

type Shop = ReturnType<typeof owner>;

/** The request of a call: its method, path and body. */
async function sent<Result>(t: TestContext, run: (c: Shop) => Promise<Result>, answer = {}) {
  const requests = scripted(t, () => json(answer));
  const result = await run(owner());
  const { method, path, body } = requests.at(-1)!;
  return { call: `${method} ${path.split("?")[0]}`, body, result };
}

const MEDIA = [{ option: "Size", choice: "L", mediaIds: ["m"] }];

/** Each call with its request. The contract repeats path parameters in bodies. */
const CALLS: [run: (c: Shop) => Promise<unknown>, call: string, body?: object][] = [
  [
    (c) => c.products.getProductOptionsAvailability("p", { Size: "L" }),
    "POST /stores-reader/v1/products/p/productOptionsAvailability",
    { id: "p", options: { Size: "L" } },
  ],
  [
    (c) => c.products.queryProductVariants("p", { variantIds: ["v"] }),
    "POST /stores-reader/v1/products/p/variants/query",
    { id: "p", variantIds: ["v"] },
  ],
  [
    (c) => c.products.queryStoreVariants({ filter: { sku: "S" } }),
    "POST /stores-reader/v1/variants/query",
    { query: { filter: { sku: "S" } } },
  ],
  [(c) => c.products.getStoreVariant("p-v"), "GET /stores-reader/v1/variants/p-v"],
  [(c) => c.products.createProduct({ name: "N" }), "POST /stores/v1/products", { product: { name: "N" } }],
  [
    (c) => c.products.updateProduct("p", { name: "N" }),
    "PATCH /stores/v1/products/p",
    { product: { name: "N", id: "p" } },
  ],
  [(c) => c.products.deleteProduct("p"), "DELETE /stores/v1/products/p"],
  [
    (c) => c.products.updateProductVariants("p", [{ price: 3 }]),
    "PATCH /stores/v1/products/p/variants",
    { id: "p", variants: [{ price: 3 }] },
  ],
  [
    (c) => c.products.resetAllProductVariantData("p"),
    "POST /stores/v1/products/p/variants/resetToDefault",
    { id: "p" },
  ],
  [
    (c) => c.products.addProductsToCollection("c", ["p"]),
    "POST /stores/v1/collections/c/productIds",
    { id: "c", productIds: ["p"] },
  ],
  [
    (c) => c.products.removeProductsFromCollection("c", ["p"]),
    "POST /stores/v1/collections/c/productIds/delete",
    { id: "c", productIds: ["p"] },
  ],
  [
    (c) => c.products.addProductMedia("p", [{ mediaId: "m" }]),
    "POST /stores/v1/products/p/media",
    { id: "p", media: [{ mediaId: "m" }] },
  ],
  [
    (c) => c.products.removeProductMedia("p", ["m"]),
    "POST /stores/v1/products/p/media/delete",
    { id: "p", mediaIds: ["m"] },
  ],
  [
    (c) => c.products.addProductMediaToChoices("p", MEDIA),
    "PATCH /stores/v1/products/p/choices/media",
    { id: "p", media: MEDIA },
  ],
  [
    (c) => c.products.removeProductMediaFromChoices("p", MEDIA),
    "POST /stores/v1/products/p/choices/media/delete",
    { id: "p", media: MEDIA },
  ],
  [(c) => c.products.deleteProductOptions("p"), "DELETE /stores/v1/products/p/options"],
  [(c) => c.products.removeBrand("p"), "POST /stores/v1/products/p/remove-brand", { id: "p" }],
  [(c) => c.products.removeRibbon("p"), "POST /stores/v1/products/p/remove-ribbon", { id: "p" }],
  [(c) => c.products.createCollection({ name: "C" }), "POST /stores/v1/collections", { collection: { name: "C" } }],
  [
    (c) => c.products.updateCollection("c", { name: "C" }),
    "PATCH /stores/v1/collections/c",
    { collection: { name: "C", id: "c" } },
  ],
  [(c) => c.products.deleteCollection("c"), "DELETE /stores/v1/collections/c"],
  [
    (c) => c.products.bulkUpdateProductsProperty(["p"], { price: 3 }),
    "POST /stores/v1/bulk/products/update",
    { ids: ["p"], set: { price: 3 } },
  ],
  [
    (c) => c.products.bulkAdjustProductProperty({ price: { amount: -1 } }, ["p"]),
    "POST /stores/v1/bulk/products/adjust-properties",
    { adjust: { price: { amount: -1 } }, ids: ["p"] },
  ],
  [
    (c) => c.inventory.queryInventory({ query: { filter: "{}" } }),
    "POST /stores-reader/v2/inventoryItems/query",
    { query: { filter: "{}" } },
  ],
  [
    (c) => c.inventory.getInventoryVariants("i", { variantIds: ["v"] }),
    "POST /stores-reader/v2/inventoryItems/i/getVariants",
    { inventoryId: "i", variantIds: ["v"] },
  ],
  [
    (c) => c.inventory.updateInventoryVariants("p", { trackQuantity: true }),
    "PATCH /stores/v2/inventoryItems/product/p",
    { inventoryItem: { trackQuantity: true, productId: "p" } },
  ],
  [
    (c) => c.inventory.incrementInventory([{ variantId: "v", incrementBy: 2 }]),
    "POST /stores/v2/inventoryItems/increment",
    { incrementData: [{ variantId: "v", incrementBy: 2 }] },
  ],
  [
    (c) => c.inventory.decrementInventory([{ variantId: "v", decrementBy: 2 }]),
    "POST /stores/v2/inventoryItems/decrement",
    { decrementData: [{ variantId: "v", decrementBy: 2 }] },
  ],
  [(c) => c.catalogVersioning.getCatalogVersion(), "GET /stores/v3/provision/version"],
  [(c) => c.productsV3.getProduct("p", { fields: ["URL"] }), "GET /stores/v3/products/p"],
  [(c) => c.productsV3.getProductBySlug("a b"), "GET /stores/v3/products/slug/a%20b"],
  [
    (c) => c.productsV3.createProduct({ name: "N" }, { fields: ["URL"] }),
    "POST /stores/v3/products",
    { product: { name: "N" }, fields: ["URL"] },
  ],
  [
    (c) => c.productsV3.updateProduct("p", { revision: "2", name: "N" }),
    "PATCH /stores/v3/products/p",
    { product: { revision: "2", name: "N", id: "p" } },
  ],
  [(c) => c.productsV3.deleteProduct("p"), "DELETE /stores/v3/products/p"],
  [
    (c) => c.productsV3.createProductWithInventory({ name: "N" }, { returnEntity: true }),
    "POST /stores/v3/products-with-inventory",
    { product: { name: "N" }, returnEntity: true },
  ],
  [
    (c) => c.productsV3.updateProductWithInventory("p", { revision: "1" }),
    "PATCH /stores/v3/products-with-inventory/p",
    { product: { revision: "1", id: "p" } },
  ],
  [
    (c) => c.readOnlyVariantsV3.queryVariants({ filter: { sku: "S" } }),
    "POST /stores/v3/products/query-variants",
    { query: { filter: { sku: "S" } } },
  ],
  [
    (c) => c.readOnlyVariantsV3.searchVariants({ search: { expression: "mug" } }, {}),
    "POST /stores/v3/products/search-variants",
    { search: { search: { expression: "mug" } } },
  ],
  [(c) => c.brandsV3.getBrand("b"), "GET /stores/v3/brands/b"],
  [(c) => c.brandsV3.createBrand({ name: "B" }), "POST /stores/v3/brands", { brand: { name: "B" } }],
  [(c) => c.brandsV3.getOrCreateBrand("B"), "POST /stores/v3/brands/get-or-create", { brandName: "B" }],
  [
    (c) => c.brandsV3.updateBrand("b", { revision: "1", name: "B" }),
    "PATCH /stores/v3/brands/b",
    { brand: { revision: "1", name: "B", id: "b" } },
  ],
  [(c) => c.brandsV3.deleteBrand("b"), "DELETE /stores/v3/brands/b"],
  [
    (c) => c.ribbonsV3.queryRibbons({ filter: { name: "N" } }),
    "POST /stores/v3/ribbons/query",
    { query: { filter: { name: "N" } } },
  ],
  [(c) => c.ribbonsV3.getOrCreateRibbon("R"), "POST /stores/v3/ribbons/get-or-create", { ribbonName: "R" }],
  [(c) => c.ribbonsV3.deleteRibbon("r"), "DELETE /stores/v3/ribbons/r"],
  [
    (c) => c.infoSectionsV3.getOrCreateInfoSection({ infoSection: { uniqueName: "care" } }),
    "POST /stores/v3/info-sections/get-or-create",
    { infoSection: { uniqueName: "care" } },
  ],
  [(c) => c.infoSectionsV3.deleteInfoSection("s"), "DELETE /stores/v3/info-sections/s"],
  [
    (c) => c.customizationsV3.addCustomizationChoices("c", [{ name: "N" }]),
    "POST /stores/v3/customizations/c/add-choices",
    { customizationId: "c", choices: [{ name: "N" }] },
  ],
  [
    (c) => c.customizationsV3.removeCustomizationChoices("c", ["n"], { revision: "2" }),
    "POST /stores/v3/customizations/c/remove-choices",
    { customizationId: "c", choiceIds: ["n"], revision: "2" },
  ],
  [
    (c) => c.customizationsV3.updateCustomizationChoices("c", "2", { choices: [{ choice: { name: "N" } }] }),
    "POST /stores/v3/customizations/c/update-choices",
    { customizationId: "c", revision: "2", choices: [{ choice: { name: "N" } }] },
  ],
  [
    (c) => c.productsV3.updateProduct("p", { revision: "1", url: "/product-page/mug" }),
    "PATCH /stores/v3/products/p",
    { product: { id: "p", revision: "1", url: { relativePath: "/product-page/mug" } } },
  ],
  [(c) => c.inventoryItemsV3.getInventoryItem("i"), "GET /stores/v3/inventory-items/i"],
  [
    (c) => c.inventoryItemsV3.updateInventoryItem("i", { revision: "1", quantity: 3 }, { reason: "MANUAL" }),
    "PATCH /stores/v3/inventory-items/i",
    { inventoryItem: { revision: "1", quantity: 3, id: "i" }, reason: "MANUAL" },
  ],
  [
    (c) => c.inventoryItemsV3.bulkDecrementInventoryItems([{ inventoryItemId: "i", decrementBy: 1 }]),
    "POST /stores/v3/bulk/inventory-items/decrement",
    { decrementData: [{ inventoryItemId: "i", decrementBy: 1 }] },
  ],
];

test("each catalog call uses the path and body of the contract", async (t) => {
  for (const [run, call, body] of CALLS) {
    const request = await sent(t, run);
    assert.equal(request.call, call);
    assert.deepEqual(request.body, body, call);
  }
});

test("a product response has the documented field names and values", async (t) => {
  const wire = {
    id: "p",
    createdDate: "2026-01-02T03:04:05.000Z",
    url: { relativePath: "/mug", url: "https://shop.example/mug" },
    media: { main: { id: "a.jpg", url: "http://x", image: { id: "a.jpg", width: 10, height: 20 } } },
    extendedFields: { namespaces: { app: { id: "own" } } },
  };
  const { result } = await sent(t, (c) => c.productsV3.getProduct("p"), { product: wire });
  assert.equal(result._id, "p");
  assert.ok(result._createdDate instanceof Date);
  assert.equal(result.url, "https://shop.example/mug");
  assert.equal(result.media!.main!.url, "http://x");
  assert.equal(result.media!.main!.image, "wix:image://v1/a.jpg#originWidth=10&originHeight=20");
  assert.deepEqual(result.extendedFields, wire.extendedFields);
});

/** The query that a GET has in its parameter. */
const packed = (path: string) =>
  JSON.parse(Buffer.from(new URL(path, host).searchParams.get(".r")!, "base64").toString()) as {
    readonly query: { readonly cursorPaging: { readonly cursor?: string } };
  };

test("a query pages by cursor alone and continues after an empty page", async (t) => {
  const pages = [
    { brands: [{ id: "1" }, { id: "2" }], pagingMetadata: { cursors: { next: "n1" } } },
    { brands: [], pagingMetadata: { cursors: { next: "n2" } } },
    { brands: [{ id: "3" }], pagingMetadata: { cursors: {} } },
  ];
  const requests = scripted(t, () => json(pages[requests.length - 1]));
  const ids: (string | undefined)[] = [];
  for await (const brand of owner().brandsV3.queryBrands().eq("_id", "x").ascending("name").limit(2)) {
    ids.push(brand._id);
  }
  assert.deepEqual(ids, ["1", "2", "3"]);
  const queries = requests.map(({ path }) => {
    return packed(path).query;
  });
  assert.deepEqual(queries, [
    { cursorPaging: { limit: 2 }, filter: { id: "x" }, sort: [{ fieldName: "name", order: "ASC" }] },
    { cursorPaging: { limit: 2, cursor: "n1" } },
    { cursorPaging: { limit: 2, cursor: "n2" } },
  ]);
});

test("iteration ends at a cycle of cursors", async (t) => {
  const next: Record<string, string> = { start: "A", A: "B", B: "A" };
  const requests = scripted(t, ({ path }) => {
    const { cursor = "start" } = packed(path).query.cursorPaging;
    return json({ brands: [{ id: `after ${cursor}` }], pagingMetadata: { cursors: { next: next[cursor] } } });
  });
  const ids: (string | undefined)[] = [];
  for await (const brand of owner().brandsV3.queryBrands()) ids.push(brand._id);
  assert.deepEqual(ids, ["after start", "after A", "after B"]);
  assert.equal(requests.length, 3);
});

test("a page knows whether it has a next and a previous page", async (t) => {
  scripted(t, () => json({ ribbons: [{ id: "1" }], pagingMetadata: { cursors: { next: "", prev: "p" } } }));
  const page = await owner().ribbonsV3.queryRibbons().find();
  assert.deepEqual([page.hasNext(), page.hasPrev(), page.length], [false, true, 1]);
  assert.deepEqual(page.cursors, { next: null, prev: "p" });
  await assert.rejects(page.next(), { message: "No next page to fetch" });
  assert.equal((await page.prev()).items[0]!._id, "1");
});

test("a revision conflict has the given and the current revision", async (t) => {
  const details = {
    applicationError: {
      code: "INVALID_REVISION",
      description: "stale",
      data: { givenRevision: "1", currentRevision: "3" },
    },
  };
  scripted(t, () => json({ message: "stale", details }, { status: 409 }));
  await assert.rejects(owner().brandsV3.updateBrand("b", { revision: "1" }), (error) => {
    assert.ok(error instanceof RevisionConflictError);
    assert.deepEqual([error.givenRevision, error.currentRevision], ["1", "3"]);
    return true;
  });
});

test("a GraphQL response is returned unchanged, and a failure has the specified message", async (t) => {
  const answers = [
    () => json({ data: { product: { id: "own", createdDate: "own" } } }),
    () => json({ errors: [{ message: "no such field" }] }),
    () => json({ message: "busy" }, { status: 503 }),
  ];
  const requests = scripted(t, () => answers.shift()!());
  const { graphql } = owner();
  const { data } = await graphql("query One($id: ID) { product(id: $id) { id } }", { id: "p" });
  assert.deepEqual(data, { product: { id: "own", createdDate: "own" } });
  assert.equal(requests[0]!.path, "/graphql/alpha");
  assert.deepEqual(requests[0]!.body!["variables"], { id: "p" });
  const partly = await graphql("{ secrets }", undefined, { apiVersion: "beta" });
  assert.equal(requests[1]!.path, "/graphql/beta");
  assert.deepEqual(partly, { data: {}, errors: [{ message: "no such field" }] });
  await assert.rejects(graphql("{ a }", {}, { retry: false }), (error) => {
    assert.ok(error instanceof GraphQlError);
    assert.equal(error.message, "GraphQL request failed with status 503");
    return true;
  });
});
