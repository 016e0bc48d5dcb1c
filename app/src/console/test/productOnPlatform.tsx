/** The product screen over a product of a platform. */
import { screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import { ProductPage } from "../products";
import type { ConsoleContext } from "../session/client";
import type { Session } from "../session/session";
import type { FilePlatform } from "./onPlatform";

type Products = ConsoleContext["client"]["productsV3"];
type NewProduct = Parameters<Products["createProductWithInventory"]>[0];
type Change = Omit<Parameters<Products["updateProduct"]>[1], "revision">;

const MUG = {
  name: "Mug",
  productType: "PHYSICAL" as const,
  physicalProperties: {},
  variantsInfo: { variants: [{ price: { actualPrice: { amount: "20.00" } }, physicalProperties: {} }] },
};

const CHOICES = ["S", "M"].map((name) => ({ name, choiceType: "CHOICE_TEXT" as const }));

/** The fields of a shirt of two sizes, of which seven small ones are in stock. */
export const SHIRT: NewProduct = {
  ...MUG,
  name: "Shirt",
  options: [{ name: "Size", optionRenderType: "TEXT_CHOICES", choicesSettings: { choices: CHOICES } }],
  variantsInfo: {
    variants: CHOICES.map(({ name: choiceName }) => ({
      choices: [{ optionChoiceNames: { optionName: "Size", choiceName, renderType: "TEXT_CHOICES" } }],
      price: { actualPrice: { amount: "20.00" } },
      physicalProperties: {},
      inventoryItem: choiceName === "S" ? { quantity: 7 } : { inStock: true },
    })),
  },
};

/** A product in the platform of a test file, and its screen. */
export function productsOf(site: FilePlatform) {
  let id = "";
  const show = (session?: Partial<Session>) =>
    site.show("/owner/products/:id", `/owner/products/${id}`, <ProductPage />, session);
  const saved = () =>
    site.client.productsV3.getProduct(id, {
      fields: ["DESCRIPTION", "PLAIN_DESCRIPTION", "MEDIA_ITEMS_INFO", "DIRECT_CATEGORIES_INFO"],
    });
  const stockOf = async (variantName: string) => {
    const { inventoryItems = [] } = await site.client.inventoryItemsV3.searchInventoryItems({
      filter: { productId: id },
    });
    return inventoryItems.find(({ product }) => product?.variantName === variantName);
  };
  const make = async (fields: Partial<NewProduct>) => {
    const { product } = await site.client.productsV3.createProductWithInventory({ ...MUG, ...fields });
    id = product?._id ?? "";
  };
  return {
    /** Creates the product, a mug if its fields name nothing else. */
    make,
    /** Creates and shows it. */
    create: async (fields: Partial<NewProduct> = {}) => {
      await make(fields);
      return show();
    },
    show,
    saved,
    /** Changes the product as another person does. */
    changeElsewhere: async (change: Change) => {
      const { revision = "" } = await saved();
      await site.client.productsV3.updateProduct(id, { ...change, revision });
    },
    quantityOf: async (variantName: string) => (await stockOf(variantName))?.quantity,
    /** Takes pieces of a variant out of the stock, as an order does. */
    sell: async (variantName: string, decrementBy: number) => {
      const { _id: inventoryItemId = "" } = (await stockOf(variantName)) ?? {};
      await site.client.inventoryItemsV3.bulkDecrementInventoryItems([{ inventoryItemId, decrementBy }]);
    },
  };
}

/** The call that saves a product. */
export const UPDATE = /\/products-with-inventory\/[^/]+$/;

/** Waits until the screen says that the product is saved, and lists no changes. */
export async function isSaved() {
  expect(await screen.findByText("Product saved.")).toBeInTheDocument();
  await waitFor(() => {
    expect(screen.queryByRole("region", { name: "Unsaved changes" })).not.toBeInTheDocument();
  });
}

export const changesBar = () => within(screen.getByRole("region", { name: "Unsaved changes" }));

/** The fields of an entry, by its name. */
export const card = async (name: string) => within(await screen.findByRole("group", { name }));
