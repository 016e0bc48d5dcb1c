/** The recipes of the cookbook, run unchanged against the demo shop. */

import "../../../wasm/js/test/page.ts";
import assert from "node:assert/strict";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { after, afterEach, test } from "node:test";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createElement as h } from "react";
import { CartwrightProvider } from "@cartwright/sdk/react";
import ts from "typescript";
import { demoItem, newSiteOfFile, PASSWORD } from "./site.mjs";

const { document, window } = globalThis;
const site = await newSiteOfFile();
const [, ...sections] = readFileSync(new URL("../../../docs/cookbook.md", import.meta.url), "utf8").split(/^## /m);
const unused = new Set(sections.map((section) => section.split("\n", 1)[0]));
const files = [];
after(() => files.forEach((file) => rmSync(file)));
after(() => assert.deepEqual([...unused], [], "recipes that no test uses"));
afterEach(cleanup);
Object.assign(globalThis, { location: new URL("http://localhost:5173/"), FormData: window.FormData });

/** The module of a recipe, for this file's site. */
async function recipe(title) {
  unused.delete(title);
  const section = sections.find((each) => each.startsWith(title)) ?? assert.fail(`no recipe is "${title}"`);
  const [, code = ""] = /^```tsx?\n([^]*?)^```$/m.exec(section) ?? [];
  const own = code
    .replaceAll("your-client-id", site.clientId)
    .replaceAll("createClient({", `createClient({ host: "${site.url}",`);
  const { outputText } = ts.transpileModule(own, {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022, jsx: ts.JsxEmit.ReactJSX },
  });
  const file = new URL(`../../../target/recipe-${files.length}.mjs`, import.meta.url);
  files.push(file);
  writeFileSync(file, outputText);
  return import(file);
}

const patience = { timeout: 20_000 };
const shown = (element) => act(async () => render(element));

test("the recipes for lists, search, product page, picture and rich text work", async () => {
  const { mugs } = await recipe("A list of products, page by page");
  assert.match((await mugs())[0].price, /\d/);
  const { search } = await recipe("Search with filter and counts");
  assert.ok((await search("mug")).products.length > 0);
  const { pageOf, productOf } = await recipe("A product's page, on sites of both catalogs");
  const page = await pageOf("mug");
  const product = await productOf(page.products[0].slug);
  assert.equal(product.name, page.products[0].name);
  assert.equal(await productOf("no-such-product"), null);
  const { Picture } = await recipe("A picture in the right size");
  await shown(h(Picture, { image: product.media.find(({ kind }) => kind === "image") }));
  assert.match(screen.getByRole("img").srcset, /\d+w/);
  cleanup();
  const { Description } = await recipe("A description of rich text (React)");
  await shown(h(Description, { text: product.description }));
  assert.ok(document.body.textContent.length > 20);
});

test("the recipes for cart calls add an item, change its quantity and report a refused coupon", async () => {
  const { client } = await recipe("A client in a page");
  assert.equal(await client.currentCartV2.getCurrentCartOrNull(), null);
  const { add, setQuantity } = await recipe("Put something into the cart, and change it");
  const { catalogItemId, options } = await demoItem(site.client(), "harbour-mug");
  const [line] = await add(catalogItemId, options?.variantId, 1);
  const { cart } = await setQuantity(line._id, 2);
  assert.equal(cart.lineItems[0].quantityInfo.confirmedQuantity, 2);
  const { addCoupon } = await recipe("Tell a refusal from a failure");
  assert.equal(await addCoupon("NO-SUCH-CODE"), "CURRENT_CART_NOT_FOUND", "its client is another visitor");
});

test("the React recipes show a missing choice, cart changes and a coupon", async () => {
  const { AddButton, Shop } = await recipe("A cart that shows changes at once (React)");
  const { CouponForm } = await recipe("A coupon (React)");
  const { catalogItemId } = await demoItem(site.client(), "harbour-mug");
  const chair = await demoItem(site.client(), "porch-chair");
  await shown(
    h(
      Shop,
      null,
      h(AddButton, { id: catalogItemId, name: "Mug" }),
      h(AddButton, { id: chair.catalogItemId, name: "Chair" }),
      h(CouponForm),
    ),
  );
  fireEvent.click(screen.getByRole("button", { name: /^Add Chair/ }));
  assert.equal((await screen.findByRole("alert", {}, patience)).textContent, "Colour is not chosen");
  fireEvent.click(screen.getByRole("button", { name: /^Add Mug/ }));
  await screen.findByRole("button", { name: "Add Mug (1 in the cart)" }, patience);
  fireEvent.change(screen.getByLabelText("Coupon"), { target: { value: "WELCOME10" } });
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Apply" })));
  await screen.findByRole("button", { name: "Remove WELCOME10" }, patience);
});

test("the checkout recipe rejects without a cart and reads the order id on return", async () => {
  const { checkoutAddress, orderOf } = await recipe("To the checkout, and back");
  assert.equal(orderOf("https://shop.example/thanks?orderId=o"), "o");
  // The recipe's own visitor has no cart yet, and so no checkout.
  await assert.rejects(checkoutAddress(), { code: "CURRENT_CART_NOT_FOUND" });
});

test("the login recipes report a wrong password, and the logout recipe returns a URL", async () => {
  await site.member("ada@shop.example");
  const { logIn } = await recipe("Log a member in, on the site's own form");
  assert.equal(await logIn("ada@shop.example", "wrong-password-again"), "FAILURE");
  const { LoginForm } = await recipe("A login form (React)");
  await shown(h(CartwrightProvider, { client: site.client() }, h(LoginForm, { onDone: () => {} })));
  fireEvent.change(screen.getByLabelText("Email"), { target: { value: "ada@shop.example" } });
  fireEvent.change(screen.getByLabelText("Password"), { target: { value: `${PASSWORD}-wrong` } });
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Log in" })));
  await waitFor(() => assert.equal(screen.getByRole("alert").textContent, "invalidPassword"), patience);
  const { logOut } = await recipe("Log out");
  assert.match(await logOut("http://localhost:5173/"), /^http/);
  const { myOrders } = await recipe("The orders of the member who is logged in");
  assert.deepEqual(await myOrders(), []);
});

test("the wishlist recipe saves an item for a member", async () => {
  const { client, save } = await recipe("Save an item to the member's wishlist");
  const { identity } = await site
    .client()
    .authentication.registerV2({ email: "wish@example.com" }, { password: PASSWORD });
  await site.signIn(client, identity._id);
  const { catalogItemId } = await demoItem(site.client(), "harbour-mug");
  assert.equal(await save(catalogItemId), 1);
});

test("the server recipes keep a visitor's session and let a project hide a product", async () => {
  const { handle } = await recipe("Sessions on a server");
  const answer = await handle(new Request("https://shop.example/cart"));
  assert.deepEqual(await answer.json(), { lines: 0 });
  const { handle: answerAgent } = await recipe("Shopping agents, on your own domain");
  const list = { method: "POST", body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" }) };
  const { result } = await (await answerAgent(new Request("https://shop.example/ucp/mcp", list))).json();
  assert.ok(result.tools.some(({ name }) => name === "search_catalog"));
  const { hide, ownersClient, projectsClient } = await recipe("A script of the owner's, on a server");
  const owner = ownersClient(site.ownerKey, site.siteId);
  const { items } = await owner.productsV3.queryProducts().limit(1).find();
  // React's tests need the globals of a page.
  const { window: page } = globalThis;
  delete globalThis.window;
  const project = projectsClient(site.clientId, site.clientSecret);
  globalThis.window = page;
  await hide(project, items[0]._id);
  assert.equal((await owner.productsV3.getProduct(items[0]._id)).visible, false);
});
