/** Lost answers to each cart call: the result is as intended, with nothing duplicated and nothing missing. */

import assert from "node:assert/strict";
import { describe, test } from "vitest";
import "../../../../test/virtual-time.js";
import { cartApiV1 } from "../../cart-v1/api.js";
import type { Outcome } from "./actions.js";
import { CartStore } from "./store.js";
import { FakePlatform, item, line, lost } from "../../../../test/fake-cart.js";

async function started() {
  const platform = new FakePlatform([line("a", "mug", 1), line("b", "jug", 2)]);
  const client = platform.client();
  const store = new CartStore(cartApiV1(client), client.session);
  store.subscribe(() => {});
  await store.refresh();
  platform.calls.length = 0;
  return { platform, store };
}

const lines = (store: CartStore) => store.getSnapshot().cart!.lines;

/** By name: the call, the change, and the quantities afterwards. */
const CHANGES: Record<
  string,
  [call: string, change: (store: CartStore) => Promise<Outcome>, meant: Record<string, number>]
> = {
  "add of a new item": ["add", (store) => store.add([item("pot", 2)]), { mug: 1, jug: 2, pot: 2 }],
  "add of an existing item": ["add", (store) => store.add([item("mug", 2)]), { mug: 3, jug: 2 }],
  "add of several items": ["add", (store) => store.add([item("mug"), item("pot")]), { mug: 2, jug: 2, pot: 1 }],
  quantity: ["quantity", (store) => store.setQuantity(lines(store)[0]!, 5), { mug: 5, jug: 2 }],
  remove: ["remove", (store) => store.remove(lines(store)[0]!), { jug: 2 }],
  coupon: ["coupon", (store) => store.applyCoupon("SPRING"), { mug: 1, jug: 2 }],
};

describe("lost responses", () => {
  for (const [name, [call, change, meant]] of Object.entries(CHANGES)) {
    for (const when of ["before", "after"] as const) {
      for (const kind of ["network", "timed-out"] as const) {
        test(`${name}: a ${kind} failure ${when} the change is applied leaves it applied once`, async () => {
          const { platform, store } = await started();
          platform.fault(call, when, lost(kind));
          assert.equal(await change(store), "done");
          assert.deepEqual(platform.held, meant);
          assert.equal(platform.changes.length, when === "before" ? 2 : 1, platform.calls.join());
          assert.deepEqual(store.getSnapshot().failedChanges, []);
          if (call === "coupon") assert.equal(store.getSnapshot().cart!.coupons[0]!.code, "SPRING");
        });
      }
    }

    test(`${name}: repeated lost responses and an outage leave the change applied once`, async () => {
      const { platform, store } = await started();
      platform.fault(call, "before");
      platform.fault(call, "after");
      platform.fault("get", "before");
      assert.equal(await change(store), "queued");
      await store.refresh();
      assert.deepEqual(platform.held, meant);
      assert.equal(store.getSnapshot().cart!.lines.length, Object.keys(meant).length);
      assert.equal(store.getSnapshot().pending.lines.size, 0);
    });
  }

  test("an add that completes after its timeout is not repeated", async () => {
    const { platform, store } = await started();
    platform.fault("add", "later", lost("timed-out"));
    assert.equal(await store.add([item("pot", 2)]), "done");
    assert.deepEqual(platform.held, { mug: 1, jug: 2, pot: 2 });
    assert.equal(platform.changes.length, 1);
  });

  test("a partially applied add is not repeated", async () => {
    const { platform, store } = await started();
    platform.stock = { cup: 0 };
    platform.fault("add", "after");
    await assert.rejects(store.add([item("pot"), item("cup")]), { name: "NothingAddedError" });
    assert.deepEqual(platform.held, { mug: 1, jug: 2, pot: 1 });
    assert.deepEqual(platform.changes, ["add"]);
  });

  test("removing a coupon survives a lost response", async () => {
    for (const when of ["before", "after"] as const) {
      const { platform, store } = await started();
      await store.applyCoupon("SPRING");
      platform.fault("no coupon", when);
      await store.removeCoupon();
      assert.deepEqual(platform.cart!.appliedDiscounts, []);
      assert.deepEqual(store.getSnapshot().cart!.coupons, []);
    }
  });

  test("a lost add is repeated although another client changed the cart", async () => {
    const { platform, store } = await started();
    platform.fault("add", "before");
    const open = platform.hold();
    const adding = store.add([item("pot")]);
    open();
    await new Promise((resolve) => setImmediate(resolve));
    platform.elsewhere((cart) => ({ lineItems: cart.lineItems.filter(({ _id }) => _id !== "b") }));
    await adding;
    assert.deepEqual(platform.held, { mug: 1, pot: 1 });
  });
});
