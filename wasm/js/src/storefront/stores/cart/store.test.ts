/** The cart's external store, over a minimal fake platform. */

import assert from "node:assert/strict";
import { onTestFinished, test } from "vitest";
import "../../../../test/virtual-time.js";
import { type ApplicationError, TransportError } from "../../../core/errors.js";
import { NothingAddedError } from "../../cart-api/nothing-added.js";
import { cartApiV1 } from "../../cart-v1/api.js";
import { CartStore } from "./store.js";
import { FakePlatform, item, line, refusal } from "../../../../test/fake-cart.js";

async function started(platform = new FakePlatform()) {
  const client = platform.client();
  const store = new CartStore(cartApiV1(client), client.session);
  store.subscribe(() => {});
  await store.refresh();
  platform.calls.length = 0;
  return { platform, store };
}

const shownLines = (store: CartStore) => store.getSnapshot().cart!.lines;
const quantities = (store: CartStore) => shownLines(store).map(({ quantity }) => quantity);
const first = (store: CartStore) => shownLines(store)[0];
const turn = () => new Promise((resolve) => setImmediate(resolve));

test("fifty quantity clicks make two requests and update quantity and subtotal at once", async () => {
  const { platform, store } = await started();
  const clicks = [];
  for (let quantity = 2; quantity <= 51; quantity += 1) {
    clicks.push(store.setQuantity(first(store)!, quantity));
    assert.deepEqual(quantities(store), [quantity]);
    assert.equal(first(store)!.subtotal!.amount, `${quantity * 10}.00`);
    await turn();
  }
  assert.ok(store.getSnapshot().busy && store.getSnapshot().pending.lines.has("a"));
  await Promise.all(clicks);
  assert.equal(platform.calls.length, 2, platform.calls.join());
  assert.equal(platform.calls.at(-1), "quantity 51");
  assert.deepEqual(quantities(store), [51]);
  await store.refresh();
  assert.equal(store.getSnapshot().busy, false);
  assert.equal(store.getSnapshot().pending.lines.size, 0);
});

test("a refused change is rolled back, and its error stays until the next attempt", async () => {
  const { platform, store } = await started();
  platform.fault("quantity", "before", refusal("NO"));
  const change = store.setQuantity(first(store)!, 9);
  assert.deepEqual(quantities(store), [9]);
  await assert.rejects(change, { code: "NO" });
  assert.deepEqual(quantities(store), [1]);
  const [refused] = store.getSnapshot().failedChanges;
  assert.deepEqual(
    [refused!.lineId, refused!.kind, refused!.name, (refused!.error as ApplicationError).code],
    ["a", "quantity", "mug", "NO"],
  );
  const again = store.setQuantity(first(store)!, 2);
  assert.deepEqual(store.getSnapshot().failedChanges, []);
  await again;
  platform.fault("remove", "before", refusal("NO"));
  await assert.rejects(store.remove(first(store)!), { code: "NO" });
  assert.deepEqual(quantities(store), [2]);
  store.dismiss(store.getSnapshot().failedChanges[0]!.id);
  assert.deepEqual(store.getSnapshot().failedChanges, []);
});

test("changes are sent one after another, each based on the result of the one before", async () => {
  const { platform, store } = await started();
  const adding = store.add([item("jug", 3)]);
  const provisional = shownLines(store)[1];
  assert.equal(provisional!.name, "jug");
  assert.equal(provisional!.subtotal!.text, "$30.00");
  await turn();
  await Promise.all([adding, store.setQuantity(provisional!, 5), store.setQuantity(first(store)!, 2)]);
  assert.deepEqual(platform.calls, ["add", "quantity 5", "quantity 2"]);
  assert.deepEqual(platform.held, { mug: 2, jug: 5 });
});

test("changes that merge before sending cost one request, or none", async () => {
  const { platform, store } = await started();
  const open = platform.hold();
  const refreshing = store.refresh();
  const adding = store.add([item("jug")]);
  await store.remove(shownLines(store)[1]!);
  const more = store.add([item("pot")]);
  const raised = store.setQuantity(shownLines(store)[1]!, 4);
  const [mug] = shownLines(store);
  const gone = store.remove(mug!);
  await store.restore(mug!);
  open();
  await Promise.all([refreshing, adding, more, raised, gone]);
  assert.deepEqual(platform.changes, ["add"]);
  assert.deepEqual(platform.held, { mug: 1, pot: 4 });
});

test("a removed line is restored by an add", async () => {
  const { platform, store } = await started();
  const [removed] = shownLines(store);
  await store.remove(removed!);
  await store.restore(removed!);
  assert.deepEqual(platform.changes, ["remove", "add"]);
  assert.deepEqual(platform.held, { mug: 1 });
});

test("a removed line is restored with its last shown quantity", async () => {
  const { platform, store } = await started();
  platform.away = true;
  await store.setQuantity(first(store)!, 5);
  const [removed] = shownLines(store);
  await store.remove(removed!);
  assert.equal(await store.restore(removed!), "queued");
  assert.deepEqual(quantities(store), [5]);
  await store.restore(removed!);
  assert.deepEqual(quantities(store), [5], "it is there already");
  platform.away = false;
  await store.refresh();
  assert.deepEqual(platform.held, { mug: 5 });
});

test("restoring a removed custom line fails with LineGoneError", async () => {
  const { catalogReference: _, ...custom } = line("c", "engraving", 2);
  const { platform, store } = await started(new FakePlatform([custom]));
  const [removed] = shownLines(store);
  platform.away = true;
  await store.remove(removed!);
  await store.restore(removed!);
  assert.deepEqual(quantities(store), [2], "what has not been sent is taken back");
  platform.away = false;
  await store.remove(removed!);
  await assert.rejects(store.restore(removed!), { name: "LineGoneError", code: "LINE_GONE", lineId: "c" });
});

test("an ignored promise of a refused change causes no unhandled rejection", async () => {
  const unheard: unknown[] = [];
  const hear = (error: unknown) => unheard.push(error);
  process.on("unhandledRejection", hear);
  onTestFinished(() => void process.off("unhandledRejection", hear));
  const { platform, store } = await started();
  platform.stock = { jug: 0 };
  void store.add([item("jug")]);
  platform.fault("quantity", "before", refusal("NO"));
  void store.setQuantity(first(store)!, 9);
  platform.fault("coupon", "before", refusal("NO"));
  void store.applyCoupon("OLD");
  const { catalogReference: _, ...custom } = first(store)!;
  void store.restore({ ...custom, id: "gone" });
  await store.refresh();
  // Node reports them after a turn.
  await turn();
  await turn();
  assert.equal(store.getSnapshot().failedChanges.length, 3);
  assert.deepEqual(unheard, []);
});

test("an add that is only partially applied rejects with the missing items", async () => {
  const { platform, store } = await started();
  platform.stock = { jug: 0, mug: 3 };
  await assert.rejects(store.add([item("jug", 2), item("mug", 5)]), (error) => {
    assert.ok(error instanceof NothingAddedError);
    assert.deepEqual(
      error.items.map(({ catalogReference, quantity, added }) => [catalogReference.catalogItemId, quantity, added]),
      [
        ["jug", 2, 0],
        ["mug", 5, 2],
      ],
    );
    return true;
  });
  assert.deepEqual(quantities(store), [3]);
});

test("offline changes are queued, shown optimistically, and sent when the platform is back", async () => {
  const { platform, store } = await started();
  platform.away = true;
  const outcomes = await Promise.all([
    store.add([item("jug")]),
    store.setQuantity(first(store)!, 7),
    store.applyCoupon("SPRING"),
  ]);
  assert.deepEqual(outcomes, ["queued", "queued", "queued"]);
  assert.equal(store.getSnapshot().status, "offline");
  assert.equal(store.getSnapshot().queuedCount, 3);
  assert.deepEqual(quantities(store), [7, 1]);
  await assert.rejects(store.checkout(), TransportError);
  platform.away = false;
  platform.calls.length = 0;
  await store.refresh();
  assert.deepEqual(platform.changes, ["add", "quantity 7", "coupon SPRING"]);
  assert.deepEqual(platform.held, { mug: 7, jug: 1 });
  const { status, queuedCount, cart } = store.getSnapshot();
  assert.deepEqual([status, queuedCount, cart!.coupons[0]!.code], ["ready", 0, "SPRING"]);
});

test("refused queued changes are reported, and the others are applied", async () => {
  const { platform, store } = await started();
  platform.away = true;
  await store.applyCoupon("OLD");
  await store.setQuantity(first(store)!, 3);
  platform.elsewhere(() => ({ lineItems: [] }));
  await store.add([item("jug")]);
  platform.away = false;
  platform.fault("coupon", "before", refusal("ERROR_COUPON_HAS_EXPIRED"));
  await store.refresh();
  const { failedChanges } = store.getSnapshot();
  assert.deepEqual(
    failedChanges.map(({ name, error }) => [name, (error as ApplicationError).code]),
    [
      ["OLD", "ERROR_COUPON_HAS_EXPIRED"],
      ["mug", "LINE_GONE"],
    ],
  );
  assert.deepEqual(platform.held, { jug: 1 });
});

test("a checkout waits for pending changes and can be cancelled", async () => {
  const { platform, store } = await started();
  const change = store.setQuantity(first(store)!, 4);
  assert.deepEqual(await store.checkout({ email: "ada@example.com" }), { checkoutId: "checkout" });
  assert.deepEqual(platform.calls, ["quantity 4", "checkout"]);
  await change;
  const open = platform.hold();
  const slow = store.setQuantity(first(store)!, 5);
  const controller = new AbortController();
  const going = store.checkout({}, { signal: controller.signal });
  controller.abort();
  await assert.rejects(going, { kind: "cancelled" });
  open();
  await slow;
  assert.ok(!platform.calls.slice(2).includes("checkout"));
});

test("the last known cart stays while the platform is unreachable", async () => {
  const { platform, store } = await started();
  platform.away = true;
  await store.refresh();
  assert.equal(store.getSnapshot().status, "offline");
  assert.deepEqual(quantities(store), [1]);
  platform.away = false;
  await store.refresh();
  assert.equal(store.getSnapshot().status, "ready");
});

test("the cart is read again when the session changes, and not for a renewal", async () => {
  const { platform, store } = await started();
  platform.tell({ type: "renewed", elsewhere: false });
  assert.deepEqual(platform.calls, [], "the same session, renewed, has the same cart");
  platform.role = "member";
  platform.tell({ type: "signedIn", elsewhere: false });
  await store.refresh();
  assert.deepEqual(platform.calls, ["get", "get"]);
});

test("queued changes follow a visitor into a login, and are dropped when a member logs out", async () => {
  const { platform, store } = await started();
  platform.away = true;
  await store.add([item("jug")]);
  platform.away = false;
  platform.role = "member";
  platform.cart = { ...platform.cart!, buyerInfo: { memberId: "ada" }, lineItems: [line("z", "mug", 4)] };
  platform.tell({ type: "signedIn", elsewhere: false });
  await store.refresh();
  assert.deepEqual(platform.held, { mug: 4, jug: 1 });

  platform.away = true;
  await store.add([item("secret")]);
  platform.role = "visitor";
  platform.cart = { ...platform.cart, _id: "other", buyerInfo: { visitorId: "w" }, lineItems: [] };
  platform.tell({ type: "signedOut", elsewhere: false });
  platform.away = false;
  await store.refresh();
  assert.deepEqual(platform.held, {});
  assert.deepEqual(shownLines(store), []);
});
