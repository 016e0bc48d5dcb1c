import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderConsole } from "../../test/renderConsole";
import { ProductsPage } from "..";

const mug = (id: string, price: string, more: object = {}) => ({
  _id: id,
  name: `The ${id}`,
  slug: id,
  revision: "1",
  currency: "USD",
  visible: true,
  variantsInfo: { variants: [{ _id: `v-${id}`, sku: `S-${id}`, price: { actualPrice: { amount: price } } }] },
  ...more,
});

const CATEGORIES = [
  { _id: "all", name: "All products", slug: "all-products" },
  { _id: "table", name: "Table" },
  { _id: "cups", name: "Cups", parentCategory: { _id: "table" } },
];

function show(change: (client: ReturnType<typeof fake>) => void = () => undefined) {
  const client = fake();
  change(client);
  return { client, ...renderConsole("/owner/products", "/owner/products", <ProductsPage />, client) };
}

function fake() {
  const products = [
    mug("mug", "10.00", { directCategoriesInfo: { categories: [{ _id: "cups" }] } }),
    mug("bowl", "20.00", { directCategoriesInfo: { categories: [] } }),
  ];
  const success = (items: readonly { catalogItemId?: string }[]) =>
    Promise.resolve({
      results: items.map((_, originalIndex) => ({ itemMetadata: { originalIndex, success: true } })),
    });
  return {
    productsV3: {
      searchProducts: vi.fn(() => Promise.resolve({ products })),
      queryProducts: vi.fn(() => Promise.resolve({ products })),
      countProducts: vi.fn(() => Promise.resolve({ count: 2 })),
      getProduct: vi.fn((id: string) => Promise.resolve(products.find(({ _id }) => _id === id))),
      bulkUpdateProducts: vi.fn((sent: readonly { product: { _id: string; revision: string } }[]) =>
        Promise.resolve({
          results: sent.map(({ product: { _id, revision } }) => ({
            itemMetadata: { _id, success: true },
            item: { revision: String(Number(revision) + 1) },
          })),
        }),
      ),
    },
    categories: {
      queryCategories: vi.fn(() => Promise.resolve({ categories: CATEGORIES })),
      bulkAddItemsToCategory: vi.fn((_: string, items: readonly { catalogItemId: string }[]) => success(items)),
      bulkRemoveItemsFromCategory: vi.fn((_: string, items: readonly { catalogItemId: string }[]) => success(items)),
    },
  };
}

async function open(act: string, change?: (client: ReturnType<typeof fake>) => void) {
  const view = show(change);
  await view.user.click(await screen.findByRole("checkbox", { name: "Select all on this page" }));
  await view.user.click(screen.getByRole("button", { name: act }));
  return { ...view, dialog: screen.getByRole("dialog", { name: act }) };
}

describe("prices of many products", () => {
  it("are previewed before the change and restored by Undo", async () => {
    const { client, user, dialog } = await open("Change prices");
    await user.type(within(dialog).getByRole("textbox", { name: "Percent" }), "12.5");
    await user.click(within(dialog).getByRole("button", { name: "Show old and new prices" }));
    expect(await within(dialog).findByRole("row", { name: "The mug $10.00 $11.25" })).toBeInTheDocument();
    expect(client.productsV3.bulkUpdateProducts).not.toHaveBeenCalled();
    await user.click(within(dialog).getByRole("button", { name: "Change 2 prices" }));
    const priced = (id: string, amount: string, revision: string) => ({
      product: {
        _id: id,
        revision,
        variantsInfo: {
          variants: [expect.objectContaining({ _id: `v-${id}`, sku: `S-${id}`, price: { actualPrice: { amount } } })],
        },
      },
    });
    expect(client.productsV3.bulkUpdateProducts.mock.calls[0]?.[0]).toEqual([
      priced("mug", "11.25", "1"),
      priced("bowl", "22.50", "1"),
    ]);
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    expect(client.productsV3.bulkUpdateProducts.mock.calls[1]?.[0]).toEqual([
      priced("mug", "10.00", "2"),
      priced("bowl", "20.00", "2"),
    ]);
  });

  it("are not changed by an invalid number or below zero", async () => {
    const { client, user, dialog } = await open("Change prices");
    await user.selectOptions(within(dialog).getByLabelText("Direction"), "Lower");
    await user.selectOptions(within(dialog).getByLabelText("By"), "An amount");
    const amount = within(dialog).getByRole("textbox", { name: "Amount in USD" });
    await user.type(amount, "ten{Enter}");
    expect(within(dialog).getByText(/^“ten” is in another currency/)).toBeInTheDocument();
    await user.clear(amount);
    await user.type(amount, "15{Enter}");
    expect(await within(dialog).findByText("1 price would be less than 0 or too large.")).toBeInTheDocument();
    await user.click(within(dialog).getByRole("button", { name: "Change 1 price" }));
    expect(client.productsV3.bulkUpdateProducts).not.toHaveBeenCalled();
  });
});

it("a bulk action adds missing products to a category after a count, and Undo removes only those", async () => {
  const { client, user, dialog } = await open("Categories");
  const category = within(dialog).getByLabelText("Category");
  await within(dialog).findByRole("option", { name: "Table › Cups" });
  expect(within(dialog).queryByRole("option", { name: "All products" })).not.toBeInTheDocument();
  await user.selectOptions(category, "Table › Cups");
  await user.click(within(dialog).getByRole("button", { name: "Show what will change" }));
  expect(await within(dialog).findByText("1 product will be added to Table › Cups.")).toBeInTheDocument();
  expect(within(dialog).getByText("1 is in it already.")).toBeInTheDocument();
  expect(client.categories.bulkAddItemsToCategory).not.toHaveBeenCalled();
  await user.click(within(dialog).getByRole("button", { name: "Add to the category" }));
  const items = [{ catalogItemId: "bowl", appId: expect.any(String) as string }];
  const tree = { treeReference: { appNamespace: "@wix/stores" } };
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(client.categories.bulkAddItemsToCategory).toHaveBeenCalledWith("cups", items, tree);
  expect(client.categories.bulkRemoveItemsFromCategory).toHaveBeenCalledWith("cups", items, tree);
});

it("a bulk dialog shows failed categories and counts with a retry", async () => {
  const { user, dialog } = await open("Categories", ({ categories, productsV3 }) => {
    categories.queryCategories.mockRejectedValueOnce(new Error("down"));
    productsV3.countProducts.mockRejectedValueOnce(new Error("down"));
  });
  const inDialog = within(dialog);
  expect(await inDialog.findByText(/^The categories could not be loaded\./)).toBeInTheDocument();
  expect(await inDialog.findByText(/^The products that match the filters could not be counted\./)).toBeInTheDocument();
  expect(inDialog.getByRole("button", { name: "Show what will change" })).toHaveAttribute("aria-disabled", "true");
  for (const again of inDialog.getAllByRole("button", { name: "Try again" })) await user.click(again);
  expect(await inDialog.findByRole("option", { name: "Table › Cups" })).toBeInTheDocument();
  expect(await inDialog.findByRole("radio", { name: "All that match the filters (2)" })).toBeInTheDocument();
});

it("a bulk action hides all matching products after a count, and Undo shows only those it hid", async () => {
  const { client, user, dialog } = await open("Show or hide all that match", ({ productsV3 }) => {
    productsV3.searchProducts.mockResolvedValue({
      products: [mug("mug", "10.00"), mug("bowl", "20.00"), mug("jug", "5.00", { visible: false })],
    });
    productsV3.countProducts.mockResolvedValue({ count: 3 });
  });
  await user.click(await within(dialog).findByRole("radio", { name: "All that match the filters (3)" }));
  await user.selectOptions(within(dialog).getByLabelText("What to do"), "Hide from the shop");
  await user.click(within(dialog).getByRole("button", { name: "Show what will change" }));
  expect(await within(dialog).findByText("2 products will be hidden.")).toBeInTheDocument();
  expect(within(dialog).getByText("1 is hidden already.")).toBeInTheDocument();
  expect(client.productsV3.bulkUpdateProducts).not.toHaveBeenCalled();
  await user.click(within(dialog).getByRole("button", { name: "Hide from the shop" }));
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  const sent = (visible: boolean, revision: string) =>
    ["mug", "bowl"].map((_id) => ({ product: { _id, revision, visible } }));
  expect(client.productsV3.bulkUpdateProducts.mock.calls.map(([changes]) => changes)).toEqual([
    sent(false, "1"),
    sent(true, "2"),
  ]);
});
