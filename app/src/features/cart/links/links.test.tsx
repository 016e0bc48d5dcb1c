import type { products as productsV1, productsV3 } from "@cartwright/sdk";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { fakeClient } from "../../../test/fakeClient";
import { renderStore } from "../../../test/renderStore";
import { AddLink, DiscountLink } from ".";

const mug: productsV1.Product = {
  _id: "mug",
  name: "Mug",
  slug: "mug",
  stock: { inStock: true },
  productOptions: [{ name: "Colour", choices: [{ description: "Moss" }, { description: "Ink" }] }],
  variants: [
    { _id: "moss", choices: { Colour: "Moss" }, stock: { inStock: true } },
    { _id: "ink", choices: { Colour: "Ink" }, stock: { inStock: false } },
  ],
};
const jug: productsV1.Product = { _id: "jug", name: "Jug", slug: "jug", stock: { inStock: true } };

/** The product calls of a shop with these two products. */
const products = {
  queryProducts: ({ filter }: { filter: { id: { $in: string[] } | string } }) => {
    const [id] = typeof filter.id === "string" ? [filter.id] : filter.id.$in;
    return Promise.resolve({ products: [mug, jug].filter(({ _id }) => _id === id) });
  },
};

function at(path: string) {
  const client = { ...fakeClient(null), products, collections: {} };
  const pages = [
    { path: "/cart", element: <p>The cart</p> },
    { path: "/cart/add", element: <AddLink /> },
    { path: "/discount/:code", element: <DiscountLink /> },
  ];
  return { client, ...renderStore(<p>Elsewhere</p>, client, { at: path, pages }) };
}

it("a cart link shows its items with the shop's names and adds them only on request", async () => {
  const { user, client } = at("/cart/add?items=mug:moss:2,jug,mug:ink:1,gone:x:1");
  const list = await screen.findByRole("list", { name: "Suggested items" });
  expect(list).toHaveTextContent("MugMoss, Quantity: 2JugQuantity: 1MugInk, Quantity: 1Sold out");
  expect(screen.getByText("1 item in this link is no longer available.")).toBeInTheDocument();
  expect(client.currentCart.addToCurrentCart).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Add 3 items" }));
  expect(await screen.findByText("The cart")).toBeInTheDocument();
  const appId = "215238eb-22a5-4c36-9e7b-e7c08025e04e";
  expect(client.currentCart.addToCurrentCart).toHaveBeenCalledWith({
    lineItems: [
      { catalogReference: { appId, catalogItemId: "mug", options: { variantId: "moss" } }, quantity: 2 },
      { catalogReference: { appId, catalogItemId: "jug", options: {} }, quantity: 1 },
    ],
  });
});

it("a cart link suggests preorder items, also of catalog V3", async () => {
  const product: productsV3.V3Product = {
    _id: "lamp",
    name: "Lamp",
    slug: "lamp",
    inventory: { availabilityStatus: "PREORDER", preorderStatus: "ENABLED" },
    options: [{ _id: "finish", name: "Finish", choicesSettings: { choices: [{ choiceId: "b", name: "Brass" }] } }],
    variantsInfo: {
      variants: [
        {
          _id: "brass",
          choices: [{ optionChoiceNames: { optionName: "Finish", choiceName: "Brass" } }],
          inventoryStatus: { inStock: false, preorderEnabled: true },
        },
      ],
    },
  };
  const getProduct = () => Promise.resolve(product);
  const client = {
    ...fakeClient(null),
    productsV3: { getProduct },
    categories: {},
    brandsV3: {},
    customizationsV3: {},
  };
  renderStore(<AddLink />, client, { at: "/cart/add?items=lamp:brass:2", pages: [] });
  expect(await screen.findByRole("button", { name: "Add 2 items" })).toBeVisible();
  expect(screen.getByText("Brass, Quantity: 2")).toBeVisible();
  expect(screen.queryByText("Sold out")).not.toBeInTheDocument();
});

it("a cart link without valid items shows a message", async () => {
  at("/cart/add?items=nonsense%20here");
  expect(await screen.findByRole("heading", { name: "Nothing to add" })).toBeInTheDocument();
});

it("a discount link asks before applying its code and shows why it is refused", async () => {
  const { user, client } = at("/discount/SPRING");
  expect(await screen.findByRole("heading", { name: "Apply code SPRING?" })).toBeInTheDocument();
  expect(client.currentCart.updateCurrentCart).not.toHaveBeenCalled();
  client.currentCart.updateCurrentCart.mockRejectedValueOnce(
    Object.assign(new Error("raw"), {
      kind: "application",
      status: 400,
      code: "ERROR_COUPON_HAS_EXPIRED",
      outcome: "refused",
    }),
  );
  await user.click(screen.getByRole("button", { name: "Apply code" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("This code has expired.");
  await user.click(screen.getByRole("button", { name: "Apply code" }));
  await waitFor(() => {
    expect(screen.getByText("The cart")).toBeInTheDocument();
  });
});
