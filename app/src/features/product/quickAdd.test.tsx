import type { products as productsV1 } from "@cartwright/sdk";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { ProductSummary } from "../../lib/catalog";
import { fakeClient } from "../../test/fakeClient";
import { renderStore } from "../../test/renderStore";
import { BuyNowButton } from "./BuyNowButton";
import { CardActions } from "./CardActions";
import { QuickAddProvider } from "./QuickAddProvider";

/** A client of a shop on catalog V1, which `queryProducts` reads. */
function shop() {
  const queryProducts = vi.fn<() => Promise<{ products: productsV1.Product[] }>>();
  return { ...fakeClient(null), products: { queryProducts }, collections: {} };
}

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

const mug: productsV1.Product = { _id: "mug", slug: "mug", name: "Mug", stock: { inStock: true } };

const jumper: productsV1.Product = {
  _id: "jumper",
  slug: "jumper",
  name: "Jumper",
  stock: { inStock: true },
  productOptions: [{ name: "Size", choices: [{ description: "S" }, { description: "M" }] }],
  variants: [
    { _id: "v-s", choices: { Size: "S" }, stock: { inStock: true } },
    { _id: "v-m", choices: { Size: "M" }, stock: { inStock: true } },
  ],
};

function card(shown: ProductSummary) {
  return (
    <QuickAddProvider>
      <CardActions product={shown} />
    </QuickAddProvider>
  );
}

it("quick add adds a product without options at once", async () => {
  const client = shop();
  client.products.queryProducts.mockResolvedValue({ products: [mug] });
  const { user } = renderStore(card(summary("mug")), client);
  await user.click(screen.getByRole("button", { name: "Add Mug to cart" }));
  await waitFor(() => {
    expect(client.currentCart.addToCurrentCart).toHaveBeenCalledTimes(1);
  });
  expect(screen.queryByRole("radio")).not.toBeInTheDocument();
});

it("quick add asks for the choices of a product with options", async () => {
  const client = shop();
  client.products.queryProducts.mockResolvedValue({ products: [jumper] });
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

it("quick add shows an error in its dialog with a retry", async () => {
  const client = shop();
  const { queryProducts } = client.products;
  queryProducts.mockRejectedValueOnce(new Error("no")).mockRejectedValueOnce(new Error("no"));
  const { user } = renderStore(card(summary("jumper")), client);
  await user.click(screen.getByRole("button", { name: "Add Jumper to cart" }));
  const problem = await screen.findByText("This product could not be loaded");
  await waitFor(() => {
    expect(problem).toBeVisible();
  });
  queryProducts.mockResolvedValue({ products: [jumper] });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("radio", { name: "M" })).toBeVisible();
});

it("a sold-out product has no quick add", () => {
  renderStore(card(summary("mug", { stock: "soldOut" })), fakeClient(null));
  expect(screen.queryByRole("button", { name: /to cart$/ })).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: /wishlist/ })).toBeVisible();
});

it("Buy now leaves the cart alone and returns to the product when cancelled", async () => {
  const createCart = vi.fn(() => Promise.resolve({ _id: "cart-2" }));
  const client = { ...fakeClient(null), cartV2: { createCart } };
  // jsdom can navigate only to a fragment.
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

it("Buy now works on a site without Cart V2", async () => {
  const createCart = vi.fn(() =>
    Promise.reject(Object.assign(new Error("unknown"), { status: 404, isNoSuchCall: true })),
  );
  const createCheckout = vi.fn((...given: [options: object]) => Promise.resolve({ given, _id: "checkout-1" }));
  const client = { ...fakeClient(null), cartV2: { createCart }, checkout: { createCheckout } };
  client.redirects.createRedirectSession.mockResolvedValue({ redirectSession: { fullUrl: "#checkout" } });
  const item = () => ({ productId: "mug", options: {}, quantity: 2, preview: { name: "Mug" } });
  const { user } = renderStore(<BuyNowButton item={item} />, client);
  await user.click(screen.getByRole("button", { name: "Buy now" }));
  await waitFor(() => {
    expect(client.redirects.createRedirectSession).toHaveBeenCalledWith(
      expect.objectContaining({ ecomCheckout: { checkoutId: "checkout-1" } }),
      undefined,
    );
  });
  expect(createCheckout).toHaveBeenCalledWith({
    channelType: "WEB",
    lineItems: [expect.objectContaining({ quantity: 2 })],
  });
  window.location.hash = "";
});
