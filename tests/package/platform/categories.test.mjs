/** Categories and bulk calls of catalog v3, against the real platform. */

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  ApiKeyStrategy,
  categories,
  createClient,
  OAuthStrategy,
  productsV3,
  STORES_APP_ID,
} from "../../../wasm/pkg/inline.js";
import { forbidden, siteOfFile } from "./site.mjs";

const site = await siteOfFile();
const modules = { categories, productsV3 };
const treeReference = { appNamespace: "@wix/stores" };

const owner = () =>
  createClient({ modules, auth: ApiKeyStrategy({ apiKey: site.ownerKey, siteId: site.siteId }), host: site.url });
const visitor = () => createClient({ modules, auth: OAuthStrategy({ clientId: site.clientId }), host: site.url });

test("a category can be created, filled, found and deleted", async () => {
  const [shop, guest] = [owner(), visitor()];
  const [first] = (await shop.productsV3.queryProducts().limit(1).find()).items;
  const item = { catalogItemId: first._id, appId: STORES_APP_ID };
  const made = await shop.categories.createCategory({ name: "Mugs" }, { treeReference });
  assert.ok(made._id);
  const added = await shop.categories.bulkAddItemsToCategory(made._id, [item], { treeReference });
  assert.equal(added.bulkActionMetadata.totalSuccesses, 1);

  const { items } = await guest.categories.queryCategories({ treeReference }).limit(100).find();
  assert.ok(items.some(({ _id }) => _id === made._id));
  const { Filter, QueryBuilder } = categories.utils.query;
  const query = QueryBuilder().withFilter(Filter("_id").eq(made._id)).withPaging({ limit: 1 }).build();
  const answer = await guest.categories.queryCategories(query, { treeReference });
  assert.deepEqual(
    answer.categories.map(({ name }) => name),
    ["Mugs"],
  );
  const held = await guest.categories.listItemsInCategory(made._id, treeReference);
  assert.deepEqual(
    held.items.map(({ catalogItemId }) => catalogItemId),
    [first._id],
  );
  const { categoriesForItems } = await guest.categories.listCategoriesForItems([item], { treeReference });
  assert.ok(JSON.stringify(categoriesForItems).includes(made._id));
  const ofOne = await guest.categories.listCategoriesForItem(item, { treeReference });
  assert.ok(JSON.stringify(ofOne).includes(made._id));

  await assert.rejects(guest.categories.deleteCategory(made._id, treeReference), forbidden);
  assert.equal(await shop.categories.deleteCategory(made._id, treeReference), undefined);
});

test("products can be created and deleted in bulk, and the category of all products has an id", async () => {
  const shop = owner();
  const product = (name) => ({
    name,
    productType: "PHYSICAL",
    physicalProperties: {},
    variantsInfo: { variants: [{ price: { actualPrice: { amount: "5" } }, physicalProperties: {} }] },
  });
  const made = await shop.productsV3.bulkCreateProducts([product("One"), product("Two")], { returnEntity: true });
  assert.equal(made.bulkActionMetadata.totalSuccesses, 2);
  const ids = made.results.map(({ itemMetadata }) => itemMetadata._id);
  const gone = await shop.productsV3.bulkDeleteProducts(ids);
  assert.equal(gone.bulkActionMetadata.totalSuccesses, 2);
  const { categoryId } = await visitor().productsV3.getAllProductsCategory();
  assert.ok(categoryId);
});
