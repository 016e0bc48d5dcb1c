/** The product screen on a site of catalog V1, over calls in memory. */
import { ApplicationError } from "@cartwright/sdk";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderConsole } from "../../test/renderConsole";
import { ProductPage } from "..";

const price = (amount: number) => ({ currency: "USD", price: amount, discountedPrice: amount });

const MUG = {
  _id: "mug",
  name: "Mug",
  slug: "mug",
  visible: true,
  productType: "physical",
  description: "<p>Holds tea</p>",
  priceData: price(20),
  manageVariants: true,
  discount: { type: "NONE", value: 0 },
  brand: "Kiln",
  additionalInfoSections: [{ title: "Care", description: "<p>By hand</p>" }],
  media: { items: [{ _id: "moss.jpg", mediaType: "image", image: { url: "http://localhost:4400/media/moss.jpg" } }] },
  productOptions: [
    {
      name: "Glaze",
      optionType: "drop_down",
      choices: [
        { value: "Ash", description: "Ash" },
        { value: "Moss", description: "Moss" },
      ],
    },
  ],
  variants: ["Ash", "Moss"].map((glaze) => ({
    _id: glaze,
    choices: { Glaze: glaze },
    variant: { priceData: price(20), sku: `M-${glaze}`, visible: true },
    stock: { trackQuantity: true, quantity: 4, inStock: true },
  })),
};

function show() {
  const client = {
    catalogVersioning: { getCatalogVersion: () => Promise.resolve({ catalogVersion: "V1_CATALOG" }) },
    collections: {
      queryCollections: () => ({
        ascending: () => ({
          limit: () => ({ [Symbol.asyncIterator]: () => [{ _id: "cups", name: "Cups", slug: "cups" }].values() }),
        }),
      }),
    },
    products: {
      getProduct: vi.fn(() => Promise.resolve({ product: MUG })),
      queryProducts: () => Promise.resolve({ products: [MUG], metadata: { total: 1 } }),
      updateProduct: vi.fn((...given: [id: string, product: object]) =>
        Promise.resolve({ product: { ...MUG, ...given[1] } }),
      ),
      updateProductVariants: vi.fn(() => Promise.resolve({})),
      addProductMediaToChoices: vi.fn(() => Promise.resolve()),
      addProductsToCollection: vi.fn(() => Promise.resolve()),
      removeBrand: vi.fn(() => Promise.resolve()),
    },
    inventory: { updateInventoryVariants: vi.fn(() => Promise.resolve()) },
  };
  return { client, ...renderConsole("/owner/products/:id", "/owner/products/mug", <ProductPage />, client) };
}

/** Waits for the product: a search by roles is slow on an empty screen. */
async function shown() {
  const view = show();
  await screen.findByText("2 variants");
  return view;
}

it("a V1 product is saved with variant price, stock, choice image and info section by V1 calls", async () => {
  const { client, user } = await shown();
  const field = async (name: string, text: string) => {
    const input = screen.getByRole("textbox", { name });
    await user.clear(input);
    await user.type(input, text);
  };
  await field("Price of Moss", "24.50");
  await field("Quantity of Ash", "7");
  await user.click(screen.getByRole("button", { name: "Pictures: Moss" }));
  await user.click(within(screen.getByRole("dialog")).getByRole("checkbox", { name: "Picture 1" }));
  await user.keyboard("{Escape}");
  const care = within(screen.getByRole("group", { name: "Care" }));
  await user.selectOptions(await care.findByLabelText("Kind of text"), "Heading");
  await user.clear(screen.getByLabelText("Brand"));
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Product saved.")).toBeInTheDocument();
  const { products, inventory } = client;
  expect(products.updateProduct.mock.calls).toEqual([
    ["mug", { additionalInfoSections: [{ title: "Care", description: "<h2>By hand</h2>" }] }],
  ]);
  expect(products.removeBrand).toHaveBeenCalledWith("mug");
  expect(products.updateProductVariants).toHaveBeenCalledWith("mug", [{ price: 24.5, variantIds: ["Moss"] }]);
  expect(products.addProductMediaToChoices).toHaveBeenCalledWith("mug", [
    { option: "Glaze", choice: "Moss", mediaIds: ["moss.jpg"] },
  ]);
  expect(inventory.updateInventoryVariants).toHaveBeenCalledWith("mug", {
    trackQuantity: true,
    variants: [{ variantId: "Ash", quantity: 7 }],
  });
});

it("fields that catalog V1 lacks are disabled with the reason", async () => {
  await shown();
  expect(await screen.findByText("Catalog V1 has no subscriptions.")).toBeInTheDocument();
  expect(screen.getByText("Catalog V1 shows the texts that shoppers add. They cannot be changed here.")).toBeVisible();
  await waitFor(() => {
    expect(screen.getByRole("textbox", { name: "Barcode of Ash" })).toBeDisabled();
  });
  expect(screen.getByRole("textbox", { name: "Barcode of Ash" })).toHaveAccessibleDescription(
    "Catalog V1 has no barcodes.",
  );
  expect(screen.getByLabelText("Description of picture 1")).toBeDisabled();
});

it("a partly failed save of a V1 product names the saved parts and keeps the others", async () => {
  const { client, user } = await shown();
  const refusal = new ApplicationError({
    kind: "application",
    message: "no",
    code: "SKU_ALREADY_EXIST_ERROR",
    status: 409,
  });
  client.products.updateProductVariants.mockRejectedValueOnce(refusal);
  await user.type(screen.getByRole("textbox", { name: "SKU of Moss" }), "-2");
  const name = screen.getByLabelText("Name");
  await user.clear(name);
  await user.type(name, "Beaker");
  client.products.getProduct
    .mockResolvedValueOnce({ product: MUG })
    .mockResolvedValue({ product: { ...MUG, name: "Beaker" } });
  await user.click(screen.getByRole("button", { name: "Save" }));
  const text = "Saved: details and prices. Not saved: variants. Another product already has one of these SKUs.";
  expect(await screen.findByText(text)).toBeInTheDocument();
  const bar = within(screen.getByRole("region", { name: "Unsaved changes" }));
  await waitFor(() => {
    expect(bar.getByText("1 unsaved change")).toBeInTheDocument();
  });
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Product saved.")).toBeInTheDocument();
  expect(client.products.updateProduct).toHaveBeenCalledTimes(1);
});

it("a V1 product can be added to a collection", async () => {
  const { client, user } = await shown();
  await user.click(await screen.findByRole("checkbox", { name: "Cups" }));
  expect(await screen.findByText("Added to Cups.")).toBeInTheDocument();
  expect(client.products.addProductsToCollection).toHaveBeenCalledWith("cups", ["mug"]);
});
