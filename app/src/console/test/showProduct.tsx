/** The product screen over calls in memory. */
import { screen, within } from "@testing-library/react";
import { vi } from "vitest";
import { ProductPage } from "../products";
import { renderConsole } from "./renderConsole";

const MUG = {
  _id: "mug",
  revision: "3",
  currency: "USD",
  name: "Mug",
  slug: "mug",
  visible: true,
  variantsInfo: { variants: [{ _id: "v", price: { actualPrice: { amount: "20.00" } } }] },
};

interface Query {
  cursorPaging: { limit: number; cursor?: string };
}

/** A query over entries in memory, page by page. */
export const found =
  (name: string, items: object[]) =>
  ({ cursorPaging: { limit, cursor = "0" } }: Query) => {
    const end = Number(cursor) + limit;
    const next = end < items.length ? String(end) : undefined;
    return Promise.resolve({ [name]: items.slice(Number(cursor), end), pagingMetadata: { cursors: { next } } });
  };

/** Renders a mug with more fields, in a shop with customizations. */
export function showProduct(
  more: object = {},
  customizations: object[] = [],
  session: object = {},
  calls: object = {},
) {
  const client = {
    productsV3: {
      getProduct: vi.fn(() => Promise.resolve({ ...MUG, ...more })),
      updateProductWithInventory: vi.fn((...given: [id: string, patch: object]) =>
        Promise.resolve({ product: given[1] }),
      ),
    },
    inventoryItemsV3: { searchInventoryItems: () => Promise.resolve({ inventoryItems: [] }) },
    customizationsV3: { queryCustomizations: found("customizations", customizations) },
    infoSectionsV3: { queryInfoSections: found("infoSections", []) },
    brandsV3: { queryBrands: found("brands", []) },
    ribbonsV3: { queryRibbons: found("ribbons", []) },
    categories: {
      queryCategories: found("categories", [
        { _id: "tops", name: "Tops", slug: "tops" },
        { _id: "everything", name: "All products", slug: "all-products" },
      ]),
      bulkAddItemsToCategory: vi.fn((...given: [category: string, items: object[]]) =>
        Promise.resolve({ given, results: [{ itemMetadata: { success: true, originalIndex: 0 } }] }),
      ),
      bulkRemoveItemsFromCategory: vi.fn((...given: [category: string, items: object[]]) =>
        Promise.resolve({ given, results: [{ itemMetadata: { success: true, originalIndex: 0 } }] }),
      ),
    },
  };
  const all = { ...client, ...calls };
  return { client, ...renderConsole("/owner/products/:id", "/owner/products/mug", <ProductPage />, all, session) };
}

type Shown = Pick<ReturnType<typeof showProduct>, "client">;

/** The first patch sent. */
export const patchSentBy = ({ client }: Shown) => client.productsV3.updateProductWithInventory.mock.calls[0]?.[1];

export const changesBar = () => within(screen.getByRole("region", { name: "Unsaved changes" }));

/** The fields of an entry, by its name. */
export const card = async (name: string) => within(await screen.findByRole("group", { name }));
