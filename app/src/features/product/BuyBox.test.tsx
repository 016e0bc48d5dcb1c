import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import type { Product } from "../../lib/shop";
import { fakeClient } from "../../test/fakeClient";
import { renderStore } from "../../test/renderStore";
import { BuyBox } from "./BuyBox";
import { toProductDetail } from "./productDetail";
import type { Selection } from "./variants";

const mug: Product = {
  _id: "mug",
  name: "Mug",
  stock: { inStock: true, trackInventory: true, quantity: 6 },
  productOptions: [
    {
      name: "Colour",
      optionType: "color",
      choices: [{ description: "Moss", value: "#6b7355" }, { description: "Ink" }],
    },
  ],
  variants: [
    { _id: "v-moss", choices: { Colour: "Moss" }, stock: { trackQuantity: true, quantity: 3, inStock: true } },
    { _id: "v-ink", choices: { Colour: "Ink" }, stock: { trackQuantity: true, quantity: 0, inStock: false } },
  ],
};

function Page({ product }: { product: Product }) {
  const [selection, setSelection] = useState<Selection>({});
  return <BuyBox product={toProductDetail(product)} selection={selection} onSelect={setSelection} />;
}

it("asks for a missing choice instead of adding, and leads to it", async () => {
  const client = fakeClient(null);
  const { user } = renderStore(<Page product={mug} />, client);
  await user.click(screen.getByRole("button", { name: "Add to cart" }));
  expect(screen.getByRole("alert")).toHaveTextContent("Choose a colour first.");
  expect(screen.getByRole("radio", { name: "Moss" })).toHaveFocus();
  expect(client.currentCart.addToCurrentCart).not.toHaveBeenCalled();
});

it("says in words which choice is sold out, and will not add it", async () => {
  const client = fakeClient(null);
  const { user } = renderStore(<Page product={mug} />, client);
  await user.click(screen.getByRole("radio", { name: "Ink sold out" }));
  expect(screen.getByRole("status")).toHaveTextContent("That one is sold out.");
  await user.click(screen.getByRole("button", { name: "Add to cart" }));
  expect(client.currentCart.addToCurrentCart).not.toHaveBeenCalled();
});

it("adds the chosen variant, as many as asked for and no more than there are", async () => {
  const client = fakeClient(null);
  const { user } = renderStore(<Page product={mug} />, client);
  await user.click(screen.getByRole("radio", { name: "Moss" }));
  expect(screen.getByRole("status")).toHaveTextContent("Only 3 left");
  const field = screen.getByRole("textbox", { name: "Quantity" });
  await user.clear(field);
  await user.type(field, "8{Enter}");
  await user.click(screen.getByRole("button", { name: "Add to cart" }));
  await waitFor(() => {
    expect(client.currentCart.addToCurrentCart).toHaveBeenCalledWith({
      lineItems: [
        {
          catalogReference: {
            appId: "215238eb-22a5-4c36-9e7b-e7c08025e04e",
            catalogItemId: "mug",
            options: { variantId: "v-moss" },
          },
          quantity: 3,
        },
      ],
    });
  });
});

it("takes an answer that added nothing for the error it is", async () => {
  const client = fakeClient({ lineItems: [] });
  client.currentCart.addToCurrentCart.mockResolvedValueOnce({ cart: { lineItems: [] } });
  const { user } = renderStore(<Page product={mug} />, client);
  await user.click(screen.getByRole("radio", { name: "Moss" }));
  await user.click(screen.getByRole("button", { name: "Add to cart" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("The shop did not add this.");
});

it("offers nothing to buy when all of it is sold out", () => {
  renderStore(<Page product={{ ...mug, stock: { inStock: false } }} />, fakeClient(null));
  expect(screen.getByRole("button", { name: "Sold out" })).toHaveAttribute("aria-disabled", "true");
});
