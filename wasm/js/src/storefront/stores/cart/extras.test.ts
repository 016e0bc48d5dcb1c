/** Products with modifiers, which the platform returns in another form than requested: each combination is a line. */

import assert from "node:assert/strict";
import type { CartLine, ItemReference } from "../../cart-view/view.js";
import type { Outcome } from "./actions.js";
import type { CartStore } from "./store.js";
import { test } from "vitest";
import { Browser, page, until } from "../../../../test/cart-browser.js";
import { FakePlatform, item, line } from "../../../../test/fake-cart.js";

const VARIANT = { variantId: "v" };
const plain = (quantity = 1) => item("board", quantity, "board", VARIANT);
const wrapped = (quantity = 1) => item("board", quantity, "board", { ...VARIANT, options: { wrap: "paper" } });

/** The chosen options: requested, or as the platform returns modifiers. */
interface Options {
  readonly options?: { readonly wrap?: string };
  readonly modifierGroups?: unknown;
}

/** The number of boards for each gift wrap. */
const boards = (lines: readonly (Pick<CartLine, "quantity"> & { catalogReference?: ItemReference })[]) =>
  Object.fromEntries(
    lines.map(({ catalogReference, quantity }) => {
      const { options, modifierGroups } = catalogReference!.options as Options;
      return [modifierGroups || options?.wrap ? "paper" : "plain", quantity];
    }),
  );
const shown = (store: CartStore) => boards(store.getSnapshot().cart!.lines);
const there = (platform: FakePlatform) => boards(platform.cart!.lineItems);

async function opened(lineItems = [line("a", "board", 1, VARIANT)]) {
  const [browser, platform] = [new Browser(), new FakePlatform(lineItems)];
  const { store, close } = page(browser, platform);
  await store.refresh();
  platform.calls.length = 0;
  return { browser, platform, store, close };
}

/** Changes of the line added last, and the expected lines next to a plain one. */
const CHANGES = {
  remove: { run: (store: CartStore, last: CartLine) => store.remove(last), left: { plain: 1 } },
  quantity: { run: (store: CartStore, last: CartLine) => store.setQuantity(last, 3), left: { plain: 1, paper: 3 } },
};

for (const [name, { run, left }] of Object.entries(CHANGES)) {
  test(`${name} of a line whose add is pending applies to the line it becomes`, async () => {
    const { platform, store } = await opened();
    const open = platform.hold();
    const added = store.add([wrapped()]);
    await until(() => platform.changes.length === 1);
    assert.equal(store.getSnapshot().cart!.lines.length, 2);
    const changed = run(store, store.getSnapshot().cart!.lines[1]!);
    open();
    assert.deepEqual(await Promise.all([added, changed]), ["done", "done"]);
    assert.deepEqual(there(platform), left);
    assert.deepEqual(shown(store), left);
  });

  test(`${name} of a line whose add is pending is applied by the next page if its page closes`, async () => {
    const { browser, platform, store, close } = await opened();
    platform.fault("add", "after");
    platform.hold();
    void store.add([wrapped()]);
    await until(() => platform.changes.length === 1);
    void run(store, store.getSnapshot().cart!.lines[1]!);
    close();
    platform.cart = { ...platform.cart!, revision: "9", lineItems: [...platform.cart!.lineItems, made("n", 1)] };
    const next = page(browser, platform);
    await until(() => next.store.getSnapshot().status === "ready" && !next.store.getSnapshot().busy && !browser.waits);
    assert.deepEqual(there(platform), left);
    assert.deepEqual(shown(next.store), left);
  });
}

const made = (id: string, quantity: number) =>
  line(id, "board", quantity, {
    ...VARIANT,
    options: {},
    modifierGroups: [{ id: "g", modifiers: [{ id: "paper" }] }],
  });

test("a change of a pending line that merges into an existing one changes only its own quantity", async () => {
  const changes: { run: (store: CartStore, last: CartLine) => Promise<Outcome>; paper: number }[] = [
    { run: (store, last) => store.setQuantity(last, 5), paper: 7 },
    { run: (store, last) => store.remove(last), paper: 2 },
  ];
  for (const { run, paper } of changes) {
    const { platform, store } = await opened([made("p", 2)]);
    const open = platform.hold();
    void store.add([wrapped()]);
    await until(() => platform.changes.length === 1);
    assert.equal(store.getSnapshot().cart!.lines.length, 2, "nothing says yet that they are the same");
    const changed = run(store, store.getSnapshot().cart!.lines[1]!);
    open();
    assert.equal(await changed, "done");
    assert.deepEqual(there(platform), { paper });
    assert.deepEqual(shown(store), { paper });
  }
});

test("pending adds of a product with and without a modifier stay separate lines", async () => {
  const { platform, store } = await opened([]);
  platform.away = true;
  await store.add([plain()]);
  await store.add([wrapped(2)]);
  assert.deepEqual(shown(store), { plain: 1, paper: 2 });
  await store.remove(store.getSnapshot().cart!.lines[1]!);
  assert.deepEqual(shown(store), { plain: 1 });
  platform.away = false;
  await store.refresh();
  assert.deepEqual(there(platform), { plain: 1 });
});

test("a change of another page's ambiguous pending line is refused with an error", async () => {
  const { browser, platform, store, close } = await opened();
  platform.away = true;
  await store.add([wrapped()]);
  const other = page(browser, platform);
  await until(() => other.store.getSnapshot().status === "offline" && !other.store.getSnapshot().busy);
  assert.equal(await other.store.remove(other.store.getSnapshot().cart!.lines[1]!), "queued");
  assert.deepEqual(shown(other.store), { plain: 1 });
  platform.away = false;
  await store.refresh();
  close();
  await other.store.refresh();
  await until(() => !browser.waits);
  assert.deepEqual(there(platform), { plain: 1, paper: 1 });
  assert.deepEqual(shown(other.store), { plain: 1, paper: 1 });
  assert.deepEqual(
    other.store.getSnapshot().failedChanges.map(({ error }) => (error as Error).name),
    ["LineGoneError"],
  );
});

test("a change of a pending line applies to no other line after a login merges carts", async () => {
  const { browser, platform, store, close } = await opened([line("a", "board", 1, VARIANT)]);
  platform.hold();
  void store.add([wrapped()]);
  await until(() => platform.changes.length === 1);
  void store.remove(store.getSnapshot().cart!.lines[1]!);
  close();
  const merged = [line("b", "board", 1, VARIANT), made("c", 1)];
  platform.become("member", "ada", merged);
  const next = page(browser, platform);
  await until(() => next.store.getSnapshot().status === "ready" && !next.store.getSnapshot().busy && !browser.waits);
  assert.deepEqual(there(platform), { plain: 1, paper: 1 });
  assert.deepEqual(
    next.store.getSnapshot().failedChanges.map(({ error }) => (error as Error).name),
    ["LineGoneError"],
  );
});
