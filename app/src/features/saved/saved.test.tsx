import { screen, waitFor, within } from "@testing-library/react";
import { Profiler } from "react";
import { expect, it, vi } from "vitest";
import { fakeClient } from "../../test/fakeClient";
import { ADA } from "../../test/fakeMembers";
import { renderStore } from "../../test/renderStore";
import { Comparison } from "./Comparison";
import { CompareButton, WishButton, WishlistLink } from "./SaveButtons";
import { parseIds } from "./savedList";
import { Wishlist } from "./Wishlist";

/** Stores products, as saved on an earlier visit. */
function save(list: "wishlist" | "compare", ids: readonly string[]): void {
  localStorage.setItem(`cartwright.${list}.test`, JSON.stringify(ids));
}

function saved(list: "wishlist" | "compare"): unknown {
  return JSON.parse(localStorage.getItem(`cartwright.${list}.test`) ?? "[]");
}

const GONE = "Products that are no longer sold were removed from your list.";

interface Query {
  filter: { id: string | { $in: string[] } };
}

/** A client of a shop that sells only mugs, or whose product calls fail. */
function shopOfMugs({ fails = false } = {}) {
  const queryProducts = ({ filter: { id } }: Query) => {
    if (fails) return Promise.reject(new Error("away"));
    const isMug = typeof id === "string" ? id === "mug" : id.$in.includes("mug");
    return Promise.resolve({ products: isMug ? [{ _id: "mug", slug: "mug", name: "Mug" }] : [] });
  };
  return { ...fakeClient(null), products: { queryProducts }, collections: {} };
}

const mug = { id: "mug", name: "Mug" };

it("a visitor's wishlist is stored on the device per shop", async () => {
  const page = (
    <>
      <WishButton product={mug} className="relative" />
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

it("the wishlist button removes a saved product and follows other tabs", async () => {
  const { user } = renderStore(
    <>
      <WishButton product={mug} className="relative" />
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

it("the comparison holds four products and refuses a fifth with a message", async () => {
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

it("the wishlist holds sixty products and refuses one more", async () => {
  const ids = Array.from({ length: 60 }, (_, index) => `wish-${index}`);
  save("wishlist", ids);
  const { user } = renderStore(<WishButton product={mug} className="relative" />, fakeClient(null));
  await user.click(screen.getByRole("button", { name: /^Save Mug/ }));
  expect(screen.getByRole("alert")).toHaveTextContent("Your wishlist holds 60 products. Remove one to save another.");
  expect(saved("wishlist")).toEqual(ids);
});

it("the wishlist removes products that the shop no longer sells", async () => {
  save("wishlist", ["gone", "mug"]);
  renderStore(
    <>
      <WishlistLink />
      <Wishlist />
    </>,
    shopOfMugs(),
  );
  expect(await screen.findByRole("link", { name: "Mug" })).toBeVisible();
  expect(await screen.findByText(GONE)).toBeVisible();
  expect(screen.getByRole("link", { name: "Wishlist (1)" })).toBeVisible();
  expect(saved("wishlist")).toEqual(["mug"]);
});

it("the wishlist keeps its products when they cannot be loaded", async () => {
  save("wishlist", ["gone", "mug"]);
  renderStore(<Wishlist />, shopOfMugs({ fails: true }));
  expect(await screen.findByText("These products could not be loaded")).toBeVisible();
  expect(saved("wishlist")).toEqual(["gone", "mug"]);
});

it("the comparison removes products that the shop no longer sells", async () => {
  save("compare", ["gone", "mug"]);
  renderStore(<Comparison />, shopOfMugs());
  expect(await screen.findByRole("columnheader", { name: /Mug/ })).toBeVisible();
  expect(await screen.findByText(GONE)).toBeVisible();
  expect(saved("compare")).toEqual(["mug"]);
});

it("the comparison keeps products that cannot be loaded", async () => {
  save("compare", ["mug", "jug"]);
  renderStore(<Comparison />, shopOfMugs({ fails: true }));
  expect(await screen.findByText("These products could not be loaded")).toBeVisible();
  expect(saved("compare")).toEqual(["mug", "jug"]);
});

it("blocked or corrupted storage counts as an empty wishlist", () => {
  expect(parseIds("no list", 4)).toEqual([]);
  expect(parseIds('["a", 1, null, "b"]', 4)).toEqual(["a", "b"]);
  const blocked = vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  renderStore(<WishlistLink />, fakeClient(null));
  expect(screen.getByRole("link", { name: "Wishlist (0)" })).toBeVisible();
  blocked.mockRestore();
});

/** A member's client with a wishlist in memory, and a switch for refused changes. */
function memberWith(start: readonly string[]) {
  let items = start.map((catalogItemId) => ({ catalogReference: { appId: "stores", catalogItemId } }));
  const id = ({ catalogReference }: { catalogReference: { catalogItemId: string } }) => catalogReference.catalogItemId;
  const wishlists = {
    getDefaultWishlist: vi.fn(() => Promise.resolve({ wishlist: { items: [...items] } })),
    addItem: vi.fn((catalogReference: { appId: string; catalogItemId: string }) => {
      items = [...items, { catalogReference }];
      return Promise.resolve({});
    }),
    removeItem: vi.fn(({ catalogItemId }: { catalogItemId: string }) => {
      items = items.filter((item) => id(item) !== catalogItemId);
      return Promise.resolve({});
    }),
  };
  return { client: { ...fakeClient(null, ADA), wishlists }, wishlists, ids: () => items.map(id) };
}

it("the device's wishlist is moved into the account once at login", async () => {
  save("wishlist", ["mug", "jug"]);
  const { client, wishlists, ids } = memberWith(["jug"]);
  const { unmount } = renderStore(<WishlistLink />, client);
  await waitFor(() => {
    expect(saved("wishlist")).toEqual([]);
  });
  expect(ids()).toEqual(["jug", "mug"]);
  expect(await screen.findByRole("link", { name: "Wishlist (2)" })).toBeVisible();
  unmount();
  renderStore(<WishlistLink />, client);
  expect(await screen.findByRole("link", { name: "Wishlist (2)" })).toBeVisible();
  expect(wishlists.addItem).toHaveBeenCalledOnce();
});

it("a wishlist change that the account refuses is rolled back with a message", async () => {
  const { client, wishlists } = memberWith(["jug"]);
  wishlists.addItem.mockRejectedValue(new Error("away"));
  const { user } = renderStore(
    <>
      <WishButton product={mug} className="relative" />
      <WishlistLink />
    </>,
    client,
  );
  expect(await screen.findByRole("link", { name: "Wishlist (1)" })).toBeVisible();
  await user.click(screen.getByRole("button", { name: /^Save Mug/ }));
  expect(await screen.findByRole("alert")).toHaveTextContent("Your wishlist was not changed. Try again.");
  expect(screen.getByRole("button", { name: /^Save Mug/ })).toHaveAttribute("aria-pressed", "false");
  expect(screen.getByRole("link", { name: "Wishlist (1)" })).toBeVisible();
});

it("saving a product re-renders only its own card", async () => {
  for (const client of [fakeClient(null), memberWith(["jug"]).client]) {
    const rendered: string[] = [];
    const cards = ["mug", "jug", "cup"].map((id) => (
      <Profiler key={id} id={id} onRender={(name) => rendered.push(name)}>
        <WishButton product={{ id, name: id }} className="relative" />
      </Profiler>
    ));
    const { user, unmount } = renderStore(<>{cards}</>, client);
    const heart = screen.getByRole("button", { name: /^Save mug/ });
    await user.click(heart);
    await waitFor(() => {
      expect(heart).toHaveAttribute("aria-pressed", "true");
    });
    rendered.length = 0;
    await user.click(heart);
    await waitFor(() => {
      expect(heart).toHaveAttribute("aria-pressed", "false");
    });
    expect(new Set(rendered)).toEqual(new Set(["mug"]));
    unmount();
  }
});

it("a description in the comparison ends with a whole emoji", async () => {
  save("compare", ["mug"]);
  const description = `<p>${"y".repeat(219)}😀😀</p>`;
  const queryProducts = () =>
    Promise.resolve({ products: [{ _id: "mug", slug: "mug", name: "Mug", description, productType: "physical" }] });
  renderStore(<Comparison />, { ...fakeClient(null), products: { queryProducts }, collections: {} });
  expect(await screen.findByText(`${"y".repeat(219)}😀…`)).toBeVisible();
});

it("all cards read the account's wishlist once", async () => {
  const { client, wishlists } = memberWith(["jug"]);
  renderStore(
    <>
      <WishlistLink />
      {["mug", "jug", "cup"].map((id) => (
        <WishButton key={id} product={{ id, name: id }} className="relative" />
      ))}
    </>,
    client,
  );
  expect(await screen.findByRole("link", { name: "Wishlist (1)" })).toBeVisible();
  expect(wishlists.getDefaultWishlist).toHaveBeenCalledOnce();
});
