import { useProductForm } from "@cartwright/sdk/react";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Product } from "../../lib/catalog";
import { product, variant } from "../../test/fakeCatalog";
import { fakeClient } from "../../test/fakeClient";
import { renderStore } from "../../test/renderStore";
import { BuyBox } from "./BuyBox";

const mug = product("mug", {
  options: [
    {
      name: "Colour",
      kind: "color",
      choices: [
        { name: "Moss", color: "#6b7355", mediaIds: [] },
        { name: "Ink", mediaIds: [] },
      ],
    },
  ],
  variants: [
    variant("v-moss", { Colour: "Moss" }, { quantity: 3 }),
    variant("v-ink", { Colour: "Ink" }, { quantity: 0, inStock: false }),
  ],
});

function Page({ product: shown }: { product: Product }) {
  const [chosen, form] = useProductForm(shown);
  return <BuyBox product={shown} chosen={chosen} form={form} onChoose={form.choose} />;
}

it("adding without a choice asks for it and focuses it", async () => {
  const client = fakeClient(null);
  const { user } = renderStore(<Page product={mug} />, client);
  await user.click(screen.getByRole("button", { name: "Add to cart" }));
  expect(screen.getByRole("alert")).toHaveTextContent("Choose an option for Colour.");
  expect(screen.getByRole("radio", { name: "Moss" })).toHaveFocus();
  expect(client.currentCart.addToCurrentCart).not.toHaveBeenCalled();
});

it("a sold-out choice is named and cannot be added", async () => {
  const client = fakeClient(null);
  const { user } = renderStore(<Page product={mug} />, client);
  await user.click(screen.getByRole("radio", { name: "Ink sold out" }));
  expect(screen.getByRole("status")).toHaveTextContent("This option is sold out.");
  await user.click(screen.getByRole("button", { name: "Add to cart" }));
  expect(client.currentCart.addToCurrentCart).not.toHaveBeenCalled();
});

it("the chosen variant is added with the typed quantity, up to the stock", async () => {
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

it.each(["__proto__", "constructor", "toString", "hasOwnProperty"])(
  "options and texts named %s can be chosen and added",
  async (name) => {
    const bowl = product("bowl", {
      options: [{ name, kind: "text", choices: ["Small", "Large"].map((choice) => ({ name: choice, mediaIds: [] })) }],
      variants: ["Small", "Large"].map((choice) => variant(choice, Object.fromEntries([[name, choice]]))),
      modifiers: [
        { kind: "text", key: name, title: `Text of ${name}`, mandatory: false, min: 0, max: 20 },
        {
          kind: "choice",
          look: "text",
          key: "valueOf",
          title: "Wrap",
          mandatory: false,
          choices: [{ key: name, name: "Paper", mediaIds: [] }],
        },
      ],
    });
    const client = fakeClient(null);
    const { user } = renderStore(<Page product={bowl} />, client);
    expect(screen.getByRole("group", { name })).toBeVisible();
    expect(screen.queryByRole("radio", { checked: true, name: /Small|Large|Paper/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Add to cart" }));
    expect(screen.getByRole("alert")).toHaveTextContent(`Choose an option for ${name}.`);
    await user.click(screen.getByRole("radio", { name: "Large" }));
    await user.type(screen.getByRole("textbox", { name: new RegExp(`Text of ${name}`) }), "Ada");
    await user.click(screen.getByRole("button", { name: "Add to cart" }));
    await waitFor(() => {
      expect(client.currentCart.addToCurrentCart).toHaveBeenCalled();
    });
    const [[{ lineItems }]] = client.currentCart.addToCurrentCart.mock.calls as never as [
      [{ lineItems: [{ catalogReference: { options: { variantId: string; customTextFields: object } } }] }],
    ];
    const { variantId, customTextFields } = lineItems[0].catalogReference.options;
    expect([variantId, ...Object.entries(customTextFields)]).toEqual(["Large", [name, "Ada"]]);
  },
);

it("a successful response that added nothing is shown as an error", async () => {
  const client = fakeClient({ lineItems: [] });
  client.currentCart.addToCurrentCart.mockResolvedValueOnce({ cart: { lineItems: [] } });
  const { user } = renderStore(<Page product={mug} />, client);
  await user.click(screen.getByRole("radio", { name: "Moss" }));
  await user.click(screen.getByRole("button", { name: "Add to cart" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("This item could not be added.");
});

it("a sold-out product cannot be bought", () => {
  renderStore(<Page product={{ ...mug, stock: "soldOut" }} />, fakeClient(null));
  expect(screen.getByRole("button", { name: "Sold out" })).toHaveAttribute("aria-disabled", "true");
});

it("custom texts, modifiers and a subscription are priced and sent to the cart", async () => {
  const client = fakeClient(null);
  const tea = product("tea", {
    modifiers: [
      { kind: "text", key: "Name", title: "Name", mandatory: true, min: 2, max: 8 },
      {
        kind: "choice",
        key: "wrap",
        title: "Wrapping",
        mandatory: false,
        look: "text",
        choices: [{ key: "silk", name: "Silk", added: { amount: "4.50", currency: "USD" }, mediaIds: [] }],
      },
    ],
    subscriptions: [{ id: "monthly", title: "Monthly", period: "MONTH", every: 2, percentOff: 10 }],
  });
  const { user } = renderStore(<Page product={tea} />, client);
  await user.click(screen.getByRole("button", { name: "Add to cart" }));
  expect(screen.getByRole("alert")).toHaveTextContent("Please fill this in.");
  const field = screen.getByRole("textbox", { name: "Name" });
  expect(field).toHaveFocus();
  await user.type(field, "A");
  expect(screen.getByText("7 characters left")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Add to cart" }));
  expect(screen.getByRole("alert")).toHaveTextContent("Enter at least 2 characters.");
  await user.paste("delaide Quimby");
  await user.click(screen.getByRole("button", { name: "Add to cart" }));
  expect(screen.getByRole("alert")).toHaveTextContent("Use at most 8 characters.");
  expect(field).toHaveValue("Adelaide Quimby");
  await user.clear(field);
  await user.type(field, "Ada");
  await user.click(screen.getByRole("radio", { name: "Silk +$4.50" }));
  expect(screen.getByText("$14.50")).toBeInTheDocument();
  await user.click(screen.getByRole("radio", { name: "Monthly" }));
  expect(screen.getByText("$13.50")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Subscribe" }));
  await waitFor(() => {
    expect(client.currentCart.addToCurrentCart).toHaveBeenCalledOnce();
  });
  const [added] = client.currentCart.addToCurrentCart.mock.calls[0] ?? [];
  expect(added?.lineItems[0]?.catalogReference?.options).toEqual({
    options: { wrap: "silk" },
    customTextFields: { Name: "Ada" },
    subscriptionOptionId: "monthly",
  });
});

it("a choice that drops another is explained, and a preorder variant can be preordered", async () => {
  const shirt = product("shirt", {
    options: [
      { name: "Colour", kind: "text", choices: ["Oat", "Ink"].map((name) => ({ name, mediaIds: [] })) },
      { name: "Size", kind: "text", choices: ["S", "L"].map((name) => ({ name, mediaIds: [] })) },
    ],
    variants: [
      variant("1", { Colour: "Oat", Size: "S" }),
      variant("2", { Colour: "Ink", Size: "L" }, { inStock: false, preorder: true }),
    ],
  });
  const { user } = renderStore(<Page product={shirt} />, fakeClient(null));
  await user.click(screen.getByRole("radio", { name: "Oat" }));
  await user.click(screen.getByRole("radio", { name: "S" }));
  await user.click(screen.getByRole("radio", { name: "Ink not available in S" }));
  expect(screen.getByRole("status")).toHaveTextContent("Not available in S. Please choose again.");
  await user.click(screen.getByRole("radio", { name: "L" }));
  expect(screen.getByRole("button", { name: "Preorder" })).toBeInTheDocument();
});
