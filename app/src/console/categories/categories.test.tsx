import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderConsole } from "../test/renderConsole";
import type { Category } from "./tree";
import { CategoriesPage } from ".";

const KITCHEN: Category = {
  _id: "kitchen",
  revision: "7",
  name: "Kitchen",
  slug: "kitchen",
  visible: true,
  itemCounter: 1,
};
const MUGS: Category = {
  _id: "mugs",
  revision: "7",
  name: "Mugs",
  slug: "mugs",
  description: "",
  visible: true,
  itemCounter: 2,
  parentCategory: { _id: "kitchen", index: 0 },
};
const GARDEN: Category = { _id: "garden", revision: "7", name: "Garden", slug: "garden", visible: true };
const TREE = { appNamespace: "@wix/stores" };

/** A bulk answer that refuses the product `f`. */
const succeeded = (_: string, items: readonly { catalogItemId: string }[]) =>
  Promise.resolve({
    results: items.map(({ catalogItemId }, originalIndex) => ({
      itemMetadata: { originalIndex, success: catalogItemId !== "f", error: { code: "GONE", description: "gone" } },
    })),
  });

function show(at: string, more: Record<string, unknown> = {}) {
  const list = [KITCHEN, MUGS, GARDEN];
  const client = {
    catalogVersioning: { getCatalogVersion: vi.fn(() => Promise.resolve({ catalogVersion: "V3_CATALOG" })) },
    categories: {
      queryCategories: vi.fn(() => Promise.resolve({ categories: list })),
      getCategory: vi.fn((id: string) => Promise.resolve(list.find(({ _id }) => _id === id))),
      listItemsInCategory: vi.fn(() =>
        Promise.resolve({ items: [{ catalogItemId: "a" }, { catalogItemId: "b" }, { catalogItemId: "c" }] }),
      ),
      getArrangedItems: vi.fn(() => Promise.resolve({ items: [] })),
      setArrangedItems: vi.fn(() => Promise.resolve({})),
      bulkRemoveItemsFromCategory: vi.fn(succeeded),
      bulkAddItemsToCategory: vi.fn(succeeded),
      ...more,
    },
    productsV3: {
      queryProducts: vi.fn(({ filter }: { filter: { _id: { $in: string[] } } }) =>
        Promise.resolve({
          products: filter._id.$in.map((id) => ({
            _id: id,
            name: `Product ${id}`,
            directCategoriesInfo: { categories: id === "e" ? [{ _id: "mugs" }] : [] },
          })),
        }),
      ),
      searchProducts: vi.fn(() =>
        Promise.resolve({ products: ["d", "e", "f"].map((id) => ({ _id: id, name: `Product ${id}` })) }),
      ),
    },
  };
  const path = at === "/owner/categories" ? at : "/owner/categories/:id";
  return { client, ...renderConsole(path, at, <CategoriesPage />, client) };
}

describe("the texts of a category", () => {
  it("are saved after a change of the tree, with the current revision", async () => {
    const outdated = Object.assign(new Error("Outdated"), { code: "INVALID_REVISION", kind: "application" });
    const updateCategory = vi
      .fn((id: string, change: object) => Promise.resolve({ ...MUGS, _id: id, ...change }))
      .mockRejectedValueOnce(outdated);
    const { user } = show("/owner/categories/mugs", { updateCategory });
    await user.type(await screen.findByLabelText("Name"), "!");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Category saved.")).toBeInTheDocument();
    expect(updateCategory).toHaveBeenCalledTimes(2);
  });

  it("show a violation at its field", async () => {
    const violations = [{ field: "category.name", description: "is refused", violatedRule: "FORMAT" }];
    const refused = Object.assign(new Error("Refused"), { kind: "validation", violations });
    const { user } = show("/owner/categories/mugs", { updateCategory: vi.fn().mockRejectedValueOnce(refused) });
    const name = await screen.findByLabelText("Name");
    await user.type(name, "!");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(name).toHaveAccessibleDescription("This does not have the right form."));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
});

describe("products added to a category", () => {
  it("are counted only if the platform added them, and only those are removed by Undo", async () => {
    const { client, user } = show("/owner/categories/mugs");
    await user.click(await screen.findByRole("button", { name: "Add products" }));
    for (const id of ["d", "e", "f"]) {
      await user.click(await screen.findByRole("checkbox", { name: new RegExp(`Product ${id}`) }));
    }
    await user.click(screen.getByRole("button", { name: "Add 3 products" }));
    expect(await screen.findByText("1 product added.")).toBeInTheDocument();
    expect(screen.getByText("Some products were not added.")).toBeInTheDocument();
    const item = (catalogItemId: string) => expect.objectContaining({ catalogItemId }) as object;
    expect(client.categories.bulkAddItemsToCategory).toHaveBeenCalledWith("mugs", [item("d"), item("f")], {
      treeReference: TREE,
    });
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => {
      expect(client.categories.bulkRemoveItemsFromCategory).toHaveBeenCalledWith("mugs", [item("d")], {
        treeReference: TREE,
      });
    });
  });

  it("cannot be moved, with an error, while their order cannot be loaded", async () => {
    const getArrangedItems = vi.fn(() => Promise.resolve({ items: [] }));
    getArrangedItems.mockRejectedValueOnce(new Error("down"));
    const { client, user } = show("/owner/categories/mugs", { getArrangedItems });
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("The order of the products could not be loaded, so nothing can be moved.");
    const move = await screen.findByRole("button", { name: "Move Product b up" });
    expect(move).toHaveAttribute("aria-disabled", "true");
    await user.click(within(alert).getByRole("button", { name: "Try again" }));
    await waitFor(() => {
      expect(move).toHaveAttribute("aria-disabled", "false");
    });
    await user.click(move);
    expect(client.categories.setArrangedItems).toHaveBeenCalledTimes(1);
  });
});

/** A query with totals over items in memory, one item to a page. */
function counted(items: object[]) {
  const query = (offset: number) => ({
    ascending: () => query(offset),
    limit: () => query(offset),
    hasSome: () => query(offset),
    skip: (skipped: number) => query(skipped / 100),
    find: () => Promise.resolve({ items: items.slice(offset, offset + 1), hasNext: () => offset + 1 < items.length }),
  });
  return () => query(0);
}

it("the collections of a site of catalog V1 are listed page by page", async () => {
  const { user } = renderConsole("/owner/categories", "/owner/categories", <CategoriesPage />, {
    catalogVersioning: { getCatalogVersion: () => Promise.resolve({ catalogVersion: "V1_CATALOG" }) },
    collections: {
      queryCollections: counted([
        { _id: "c", name: "Cups" },
        { _id: "d", name: "Dishes" },
      ]),
    },
  });
  expect(await screen.findByText("Cups")).toBeInTheDocument();
  expect(screen.queryByText("Dishes")).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Next page" }));
  expect(await screen.findByText("Dishes")).toBeInTheDocument();
});
