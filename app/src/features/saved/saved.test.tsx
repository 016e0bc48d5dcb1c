import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { fakeClient } from "../../test/fakeClient";
import { renderStore } from "../../test/renderStore";
import { CompareButton, WishButton, WishlistLink } from "./SaveButtons";
import { parseIds } from "./savedList";

beforeEach(() => {
  localStorage.clear();
});

const mug = { id: "mug", name: "Mug" };

it("keeps the wishlist on this device, for this shop only", async () => {
  const page = (
    <>
      <WishButton product={mug} />
      <WishlistLink />
    </>
  );
  const { user, unmount } = renderStore(page, fakeClient(null));
  const heart = screen.getByRole("button", { name: "Save Mug to your wishlist" });
  expect(heart).toHaveAttribute("aria-pressed", "false");
  await user.click(heart);
  expect(heart).toHaveAttribute("aria-pressed", "true");
  expect(screen.getByRole("link", { name: "Wishlist (1)" })).toBeVisible();
  unmount();

  const again = renderStore(page, fakeClient(null));
  expect(screen.getByRole("button", { name: /^Save Mug/ })).toHaveAttribute("aria-pressed", "true");
  again.unmount();
  renderStore(page, fakeClient(null), undefined, { clientId: "another-shop" });
  expect(screen.getByRole("link", { name: "Wishlist (0)" })).toBeVisible();
});

it("takes a product out again, and follows other tabs", async () => {
  const { user } = renderStore(
    <>
      <WishButton product={mug} />
      <WishlistLink />
    </>,
    fakeClient(null),
  );
  await user.click(screen.getByRole("button", { name: /^Save Mug/ }));
  await user.click(screen.getByRole("button", { name: /^Save Mug/ }));
  expect(screen.getByRole("link", { name: "Wishlist (0)" })).toBeVisible();
  localStorage.setItem("cartwright.wishlist.test", JSON.stringify(["mug", "jug"]));
  window.dispatchEvent(new StorageEvent("storage"));
  expect(await screen.findByRole("link", { name: "Wishlist (2)" })).toBeVisible();
});

it("compares four products, and says so to a fifth", async () => {
  const products = ["a", "b", "c", "d", "e"].map((id) => ({ id, name: id }));
  const { user } = renderStore(
    <ul>
      {products.map((product) => (
        <li key={product.id} aria-label={product.id}>
          <CompareButton product={product} />
        </li>
      ))}
    </ul>,
    fakeClient(null),
  );
  const item = (name: string) => within(screen.getByRole("listitem", { name }));
  for (const { id } of products.slice(0, 4)) await user.click(item(id).getByRole("button", { name: "Compare" }));
  expect(item("a").getByRole("link", { name: "Comparison (4)" })).toHaveAttribute("href", "/compare");
  const fifth = item("e").getByRole("button", { name: "Compare" });
  expect(fifth).toHaveAttribute("aria-disabled", "true");
  expect(item("e").getByText("You can compare 4 products at a time.")).toBeVisible();
  await user.click(fifth);
  expect(item("e").getByRole("button")).toHaveAttribute("aria-pressed", "false");
  await user.click(item("a").getByRole("button", { name: "Remove from comparison" }));
  expect(item("a").getByRole("button", { name: "Compare" })).toHaveAttribute("aria-pressed", "false");
});

it("does without storage that is blocked or holds something else", () => {
  expect(parseIds("no list", 4)).toEqual([]);
  expect(parseIds('["a", 1, null, "b"]', 4)).toEqual(["a", "b"]);
  const blocked = vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  renderStore(<WishlistLink />, fakeClient(null));
  expect(screen.getByRole("link", { name: "Wishlist (0)" })).toBeVisible();
  blocked.mockRestore();
});
