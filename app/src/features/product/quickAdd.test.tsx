import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { Product, ProductSummary } from "../../lib/catalog";
import { product, variant } from "../../test/fakeCatalog";
import { fakeClient } from "../../test/fakeClient";
import { renderStore } from "../../test/renderStore";
import { BuyNowButton } from "./BuyNowButton";
import { CardActions } from "./CardActions";
import { QuickAddProvider } from "./QuickAddProvider";

const catalog = vi.hoisted(() => ({ product: vi.fn<(slug: string) => Promise<Product | null>>() }));
vi.mock("../../lib/useShop", async (original) => ({
  ...(await original<object>()),
  useCatalog: () => () => Promise.resolve(catalog),
}));

const summary = (id: string, more: Partial<ProductSummary> = {}): ProductSummary => ({
  id,
  slug: id,
  name: id === "mug" ? "Mug" : "Jumper",
  priceVaries: false,
  stock: "inStock",
  preorder: false,
  images: [],
  swatches: [],
  ...more,
});

const jumper = product("jumper", {
  options: [
    {
      name: "Size",
      kind: "text",
      choices: [
        { name: "S", mediaIds: [] },
        { name: "M", mediaIds: [] },
      ],
    },
  ],
  variants: [variant("v-s", { Size: "S" }), variant("v-m", { Size: "M" })],
});

function card(shown: ProductSummary) {
  return (
    <QuickAddProvider>
      <CardActions product={shown} />
    </QuickAddProvider>
  );
}

it("adds a product without choices at once", async () => {
  catalog.product.mockResolvedValue(product("mug"));
  const client = fakeClient(null);
  const { user } = renderStore(card(summary("mug")), client);
  await user.click(screen.getByRole("button", { name: "Add Mug to cart" }));
  await waitFor(() => {
    expect(client.currentCart.addToCurrentCart).toHaveBeenCalledTimes(1);
  });
  expect(screen.queryByRole("radio")).not.toBeInTheDocument();
});

it("asks for the choices of a product that has some, and then adds it", async () => {
  catalog.product.mockResolvedValue(jumper);
  const client = fakeClient(null);
  const { user } = renderStore(card(summary("jumper")), client);
  await user.click(screen.getByRole("button", { name: "Add Jumper to cart" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add to cart" }));
  await user.click(await dialog.findByRole("radio", { name: "M" }));
  await user.click(dialog.getByRole("button", { name: "Add to cart" }));
  await waitFor(() => {
    expect(client.currentCart.addToCurrentCart).toHaveBeenCalledWith({
      lineItems: [
        expect.objectContaining({
          catalogReference: expect.objectContaining({ options: { variantId: "v-m" } }) as unknown,
        }),
      ],
    });
  });
  expect(screen.queryByRole("radio")).not.toBeInTheDocument();
});

it("tells an error in the dialog, where it can be tried again", async () => {
  catalog.product.mockRejectedValueOnce(new Error("no")).mockRejectedValueOnce(new Error("no"));
  const { user } = renderStore(card(summary("jumper")), fakeClient(null));
  await user.click(screen.getByRole("button", { name: "Add Jumper to cart" }));
  expect(await screen.findByText("This product could not be loaded")).toBeVisible();
  catalog.product.mockResolvedValue(jumper);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("radio", { name: "M" })).toBeVisible();
});

it("offers no quick add of what is sold out", () => {
  renderStore(card(summary("mug", { stock: "soldOut" })), fakeClient(null));
  expect(screen.queryByRole("button", { name: /to cart$/ })).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: /wishlist/ })).toBeVisible();
});

it("buys an item now without touching the cart, and comes back to its page when that is cancelled", async () => {
  const createCart = vi.fn(() => Promise.resolve({ _id: "cart-2" }));
  const client = { ...fakeClient(null), cartV2: { createCart } };
  // jsdom goes nowhere but to a fragment.
  client.redirects.createRedirectSession.mockResolvedValue({ redirectSession: { fullUrl: "#checkout" } });
  const item = () => ({ productId: "mug", options: {}, quantity: 2, preview: { name: "Mug" } });
  const { user } = renderStore(<BuyNowButton item={item} />, client, { at: "/product/mug?colour=Moss", pages: [] });
  await user.click(screen.getByRole("button", { name: "Buy now" }));
  await waitFor(() => {
    expect(window.location.hash).toBe("#checkout");
  });
  expect(createCart).toHaveBeenCalledWith({ catalogItems: [expect.objectContaining({ quantity: 2 })] });
  expect(client.redirects.createRedirectSession).toHaveBeenCalledWith(
    expect.objectContaining({
      ecomCheckout: { checkoutId: "cart-2" },
      callbacks: expect.objectContaining({
        cartPageUrl: `${window.location.origin}/product/mug?colour=Moss`,
      }) as unknown,
    }),
    undefined,
  );
  expect(client.currentCart.addToCurrentCart).not.toHaveBeenCalled();
  window.location.hash = "";
});
