/** Shapes of results, and what programs can rely on. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { client, KITS } from "../kits.mjs";
import { sideBySide } from "./side-by-side.mjs";

const CART = { cart: { id: "cart", lineItems: [{ id: "line", quantity: 1 }] } };

test("every cart change can return the same cart view; the other package has no such view", async () => {
  const { theirs, ours } = await sideBySide({ answer: () => Response.json(structuredClone(CART)) }, async (kit) => {
    const { currentCart } = client(kit);
    const given = [
      await currentCart.addToCurrentCart({ lineItems: [] }),
      await currentCart.updateCurrentCart({ couponCode: "TEN" }),
      await currentCart.removeLineItemsFromCurrentCart(["line"]),
    ];
    const api = kit.cartApiV1?.({ currentCart });
    const views = api && [await api.add([]), await api.applyCoupon("TEN"), await api.remove(["line"])];
    return { names: given.map((answer) => Object.keys(answer).join()), views };
  });
  // Migrated programs find the documented shapes.
  assert.deepEqual(ours.names, theirs.names);
  assert.equal(new Set(theirs.names).size, 2);
  assert.equal(theirs.views, undefined);
  const [first] = ours.views;
  assert.ok(first.lines.length === 1);
  for (const view of ours.views) assert.deepEqual(view, first);
});

test("this package converts an image to a URL; the other package needs one more package", async () => {
  const image = { id: "mug.jpg", url: "https://static.wixstatic.com/media/mug.jpg", width: 1200, height: 800 };
  const answer = () => Response.json({ cart: { lineItems: [{ image }] } });
  const { theirs, ours } = await sideBySide({ answer }, async (kit) => {
    const { lineItems } = await client(kit).currentCart.getCurrentCart();
    return kit.media.getImageUrl(lineItems[0].image).url;
  });
  assert.deepEqual([theirs, ours], [image.url, image.url]);
  const require = createRequire(import.meta.url);
  const { dependencies } = JSON.parse(readFileSync(require.resolve("@wix/sdk/package.json"), "utf8"));
  assert.ok("@wix/image-kit" in dependencies);
});

test("an image scaled to fit keeps its aspect ratio; the other package's does not", () => {
  const [width, height] = [1200, 800];
  const uri = `wix:image://v1/mug.jpg/mug.jpg#originWidth=${width}&originHeight=${height}`;
  const shapes = Object.values(KITS).map(({ media }) => {
    const [, wide, high] = /\/w_(\d+),h_(\d+),/.exec(media.getScaledToFitImageUrl(uri, 640, 480, {}));
    return [Number(wide), Number(high)];
  });
  assert.deepEqual(shapes, [
    [320, 480],
    [640, 427],
  ]);
});

test("getImageSrcSet lists widths for all screens; the other package has no such function", () => {
  const uri = "wix:image://v1/mug.jpg/mug.jpg#originWidth=1200&originHeight=800";
  const { theirs, ours } = KITS;
  assert.equal(theirs.media.getImageSrcSet, undefined);
  assert.match(ours.media.getImageSrcSet(uri), / 640w, .* 1080w/);
});
