/** The product screen on a site of catalog V1. */
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { platformOfFile } from "../../test/onPlatform";
import { changesBar } from "../../test/productOnPlatform";
import { ProductPage } from "..";

const site = platformOfFile({ catalog: "v1", seed: "empty" });

/** The call that saves variants. */
const VARIANTS = /\/products\/[^/]+\/variants$/;

const GLAZES = ["Ash", "Moss"];
let id: string;
beforeEach(async () => {
  const { products, inventory } = site.client;
  const { product } = await products.createProduct({
    ...{ name: "Mug", productType: "physical", description: "<p>Holds tea</p>", brand: "Kiln", manageVariants: true },
    priceData: { price: 20 },
    additionalInfoSections: [{ title: "Care", description: "<p>By hand</p>" }],
    productOptions: [{ name: "Glaze", choices: GLAZES.map((glaze) => ({ value: glaze, description: glaze })) }],
  });
  id = product._id;
  await products.addProductMedia(id, [{ url: "https://x.example/moss.png" }]);
  await products.updateProductVariants(
    id,
    GLAZES.map((Glaze) => ({ choices: { Glaze }, sku: `M-${Glaze}` })),
  );
  const variants = Object.values(await variantsNow()).map(({ variantId }) => ({ variantId, quantity: 4 }));
  await inventory.updateInventoryVariants(id, { trackQuantity: true, variants });
});

/** The variants by their glazes. */
async function variantsNow() {
  const { product } = await site.client.products.getProduct(id, { includeMerchantSpecificData: true });
  const entries = (product.variants ?? []).map(({ _id: variantId = "", choices, variant, stock }) => [
    choices?.Glaze ?? "",
    { variantId, price: variant?.priceData?.price, sku: variant?.sku, quantity: stock?.quantity },
  ]);
  return Object.fromEntries(entries) as Record<string, { variantId: string; [field: string]: unknown }>;
}

const saved = async () => (await site.client.products.getProduct(id)).product;

/** Waits for the product: a search by roles is slow on an empty screen. */
async function shown() {
  const view = site.show("/owner/products/:id", `/owner/products/${id}`, <ProductPage />);
  await screen.findByText("2 variants");
  const field = async (name: string, text: string) => {
    const input = screen.getByRole("textbox", { name });
    await view.user.clear(input);
    await view.user.type(input, text);
  };
  return { ...view, field };
}

it("a V1 product is saved with variant price, stock, choice image and info section", async () => {
  const { user, field } = await shown();
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
  const { brand, additionalInfoSections, description, media, productOptions } = await saved();
  expect([brand, description]).toEqual([undefined, "<p>Holds tea</p>"]);
  expect(additionalInfoSections).toMatchObject([{ title: "Care", description: "<h2>By hand</h2>" }]);
  expect(productOptions?.[0]?.choices?.map((choice) => choice.media?.items?.map(({ _id }) => _id))).toEqual([
    undefined,
    [media?.items?.[0]?._id],
  ]);
  expect(await variantsNow()).toMatchObject({
    Ash: { price: 20, sku: "M-Ash", quantity: 7 },
    Moss: { price: 24.5, sku: "M-Moss", quantity: 4 },
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
  const { user, field } = await shown();
  await field("SKU of Moss", "M-Moss-2");
  await field("Name", "Beaker");
  site.refuse(VARIANTS, { field: "variants[0].sku", description: "is not free" });
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(/^Saved: details and prices\. Not saved: variants\./)).toBeInTheDocument();
  await waitFor(() => {
    expect(changesBar().getByText("1 unsaved change")).toBeInTheDocument();
  });
  expect([await saved(), await variantsNow()]).toMatchObject([{ name: "Beaker" }, { Moss: { sku: "M-Moss" } }]);
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Product saved.")).toBeInTheDocument();
  expect(await variantsNow()).toMatchObject({ Moss: { sku: "M-Moss-2" } });
});

it("a V1 product can be added to a collection", async () => {
  const { collection } = await site.client.products.createCollection({ name: "Cups" });
  const { user } = await shown();
  await user.click(await screen.findByRole("checkbox", { name: "Cups" }));
  expect(await screen.findByText("Added to Cups.")).toBeInTheDocument();
  expect((await saved()).collectionIds).toContain(collection._id);
});
