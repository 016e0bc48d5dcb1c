import { i18n } from "@lingui/core";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { ProductPage } from "..";
import { PRODUCT } from "../../../generated/bounds";
import { platformOfFile } from "../../test/onPlatform";
import { changesBar, isSaved, productsOf, SHIRT } from "../../test/productOnPlatform";
import { DETAILS } from "./details";
import { openMenu } from "../../test/openMenu";

const site = platformOfFile({ seed: "empty" });
const old = platformOfFile({ catalog: "v1", seed: "empty" });
const product = productsOf(site);

describe("the product's page", () => {
  it("shows its sections in order of use, and shows the product in the shop", async () => {
    const { user } = await product.create({ visible: false });
    const names = (await screen.findAllByRole("heading", { level: 2 })).map(({ textContent }) => textContent);
    expect(names.slice(0, 4)).toEqual(["Details", "Price and stock", "Options", "Pictures"]);
    expect(names.indexOf("Categories")).toBeLessThan(names.indexOf("Search engines"));
    expect(screen.getByText("Shoppers do not see it yet.")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Show in the shop" }));
    expect(await screen.findByRole("link", { name: "View in the shop" })).toBeInTheDocument();
    expect(await product.saved()).toMatchObject({ visible: true });
  });

  it("deletes the product after a confirmation, from its menu", async () => {
    const { user } = await product.create();
    await screen.findByRole("region", { name: "Details" });
    await openMenu(user);
    await user.click(screen.getByRole("button", { name: "Delete the product" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Delete the product" }));
    await user.click(dialog.getByRole("button", { name: "Delete Mug" }));
    await waitFor(async () => {
      await expect(product.saved()).rejects.toThrow();
    });
  });

  it("adds the product to a category at once and removes it by Undo", async () => {
    const tree = { treeReference: { appNamespace: "@wix/stores" } };
    const { _id } = await site.client.categories.createCategory({ name: "Tops" }, tree);
    const { user } = await product.create();
    const categories = within(await screen.findByRole("region", { name: "Categories" }));
    const tops = await categories.findByRole("checkbox", { name: "Tops" });
    const all = (await product.saved()).directCategoriesInfo?.categories;
    expect(categories.getAllByRole("checkbox")).toEqual([tops]);
    await user.click(tops);
    await waitFor(async () => {
      expect((await product.saved()).directCategoriesInfo?.categories).toContainEqual(expect.objectContaining({ _id }));
    });
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(async () => {
      expect((await product.saved()).directCategoriesInfo?.categories).toEqual(all);
    });
  });

  it("finds an info section by its title, also beyond a hundred", async () => {
    const sections = Array.from({ length: 110 }, (_, index) => ({
      title: index === 105 ? "Warranty" : "Care",
      uniqueName: `Care ${1000 + index}`,
      plainDescription: "<p>By hand</p>",
    }));
    for (const part of [sections.slice(0, 100), sections.slice(100)]) {
      await site.client.infoSectionsV3.bulkCreateInfoSections(part);
    }
    const { user } = await product.create();
    const box = await screen.findByRole("searchbox", { name: "Add an info section" });
    expect(screen.getByText("110 more: search for them.")).toBeInTheDocument();
    await user.type(box, "warr");
    const list = screen.getByRole("list", { name: "Info sections to add" });
    expect(within(list).getAllByRole("listitem")).toHaveLength(1);
    await user.click(within(list).getByRole("button", { name: /^Add/ }));
    expect(changesBar().getByText(/Warranty/)).toBeInTheDocument();
    await user.click(changesBar().getByRole("button", { name: "Save" }));
    await isSaved();
    const { infoSections = [] } = await product.saved();
    const [added] = infoSections;
    expect(infoSections).toHaveLength(1);
    expect(await site.client.infoSectionsV3.getInfoSection(added?._id ?? "")).toMatchObject({ title: "Warranty" });
  });
});

describe("the files of a digital product", () => {
  const guide = () => {
    const variants = (SHIRT.variantsInfo?.variants ?? []).map(({ choices = [], price = {} }) => ({ choices, price }));
    return product.create({
      ...{ name: "Guide", productType: "DIGITAL", options: SHIRT.options ?? [], variantsInfo: { variants } },
      physicalProperties: undefined,
    });
  };
  const files = async () => within(await screen.findByRole("region", { name: "Files" }));
  const save = () => changesBar().getByRole("button", { name: "Save" });
  const pdf = (name: string) => new File(["%PDF-1.7\n%%EOF\n"], name, { type: "application/pdf" });
  const saved = async () =>
    (await product.saved()).variantsInfo?.variants?.map((each) => each.digitalProperties?.digitalFile?.fileName);

  it("are uploaded for a variant and listed as a change, and other files stay", async () => {
    const { user } = await guide();
    await user.upload((await files()).getByLabelText("Upload the file of S"), pdf("guide-s.pdf"));
    expect(await screen.findByText("Files: – → guide-s.pdf")).toBeInTheDocument();
    await user.click(save());
    await isSaved();
    expect((await files()).getByText("guide-s.pdf")).toBeInTheDocument();
    await user.upload((await files()).getByLabelText("Upload the file of M"), pdf("guide-m.pdf"));
    expect(await screen.findByText("Files: guide-s.pdf → guide-s.pdf, guide-m.pdf")).toBeInTheDocument();
    await user.click(save());
    await waitFor(async () => {
      expect(await saved()).toEqual(["guide-s.pdf", "guide-m.pdf"]);
    });
  });

  it("are read-only on a hosted site", async () => {
    (await guide()).unmount();
    product.show({ simulated: false });
    expect((await files()).getByText(/^The files of a hosted site cannot be changed here/)).toBeInTheDocument();
    expect((await files()).queryByLabelText(/file of/)).not.toBeInTheDocument();
  });

  it("are not shown for a physical product", async () => {
    await product.create();
    await screen.findByRole("textbox", { name: "Name" });
    expect(screen.queryByRole("region", { name: "Files" })).not.toBeInTheDocument();
  });
});

describe("the lengths of its texts", () => {
  const TEXTS = DETAILS.flatMap(({ name, label, max }) =>
    max === undefined ? [] : [{ name, label: i18n._(label), max }],
  );

  /** A text of a length that the field accepts: a slug has no spaces. */
  const textOf = (name: string, length: number) => (name === "slug" ? "s" : "ü").repeat(length);

  async function typed(more: number) {
    const { user } = await product.create();
    for (const { name, label, max } of TEXTS) {
      fireEvent.change(await screen.findByLabelText(label), { target: { value: textOf(name, max + more) } });
    }
    return { user, save: changesBar().getByRole("button", { name: "Save" }) };
  }

  it("the texts of a product are saved at their greatest lengths", async () => {
    const { user, save } = await typed(0);
    await user.click(save);
    expect(await screen.findByText("Product saved.")).toBeInTheDocument();
    const saved = await product.saved();
    const { name, slug, brand, ribbon } = saved;
    const lengths = { name, slug, brand: brand?.name, ribbon: ribbon?.name };
    for (const [field, text] of Object.entries(lengths)) {
      expect(text, field).toHaveLength(PRODUCT[field as keyof typeof lengths]);
    }
  });

  it("a text of a product that is longer by a character is refused at its field, before it is sent", async () => {
    const { user, save } = await typed(1);
    for (const { label } of TEXTS) {
      expect(screen.getByLabelText(label), label).toHaveAccessibleDescription(/Use at most [\d,]+ characters\./);
    }
    await user.click(save);
    expect(await product.saved()).toMatchObject({ name: "Mug" });
  });
});

describe("a product of catalog V1", () => {
  /** The call that saves variants. */
  const VARIANTS = /\/products\/[^/]+\/variants$/;

  const GLAZES = ["Ash", "Moss"];
  let id: string;
  beforeEach(async () => {
    const { products, inventory } = old.client;
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
    const { product } = await old.client.products.getProduct(id, { includeMerchantSpecificData: true });
    const entries = (product.variants ?? []).map(({ _id: variantId = "", choices, variant, stock }) => [
      choices?.Glaze ?? "",
      { variantId, price: variant?.priceData?.price, sku: variant?.sku, quantity: stock?.quantity },
    ]);
    return Object.fromEntries(entries) as Record<string, { variantId: string; [field: string]: unknown }>;
  }

  const saved = async () => (await old.client.products.getProduct(id)).product;

  /** Waits for the product: a search by roles is slow on an empty screen. */
  async function shown() {
    const view = old.show("/owner/products/:id", `/owner/products/${id}`, <ProductPage />);
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
    expect(
      screen.getByText("Catalog V1 shows the texts that shoppers add. They cannot be changed here."),
    ).toBeVisible();
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
    old.refuse(VARIANTS, { field: "variants[0].sku", description: "is not free" });
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
    const { collection } = await old.client.products.createCollection({ name: "Cups" });
    const { user } = await shown();
    await user.click(await screen.findByRole("checkbox", { name: "Cups" }));
    expect(await screen.findByText("Added to Cups.")).toBeInTheDocument();
    expect((await saved()).collectionIds).toContain(collection._id);
  });
});
