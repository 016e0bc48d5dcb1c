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
      moveCategory: vi.fn(() => Promise.resolve({})),
      updateCategory: vi.fn((id: string, change: object) => Promise.resolve({ ...MUGS, _id: id, ...change })),
      updateCategoryVisibility: vi.fn(() => Promise.resolve({})),
      bulkShowCategories: vi.fn(() => Promise.resolve({})),
      bulkRemoveItemsFromCategory: vi.fn(succeeded),
      bulkAddItemsToCategory: vi.fn(succeeded),
      deleteCategory: vi.fn(() => Promise.resolve()),
      createCategory: vi.fn(() => Promise.resolve({ _id: "made" })),
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

describe("the categories", () => {
  it("open level by level by keyboard", async () => {
    const { user } = show("/owner/categories");
    const tree = await screen.findByRole("navigation", { name: "Categories" });
    expect(within(tree).queryByRole("link", { name: /Mugs/ })).not.toBeInTheDocument();
    within(tree).getByRole("button", { name: "Subcategories of Kitchen" }).focus();
    await user.keyboard("{Enter}");
    expect(within(tree).getByRole("link", { name: /Mugs/ })).toHaveAttribute("href", "/owner/categories/mugs");
  });

  it("move at once and back by Undo", async () => {
    const { client, user } = show("/owner/categories/mugs");
    await user.click(await screen.findByRole("button", { name: "Move out of Kitchen" }));
    expect(client.categories.moveCategory).toHaveBeenCalledWith("mugs", TREE, {
      position: "AFTER",
      moveAfterCategoryId: "kitchen",
    });
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => {
      expect(client.categories.moveCategory).toHaveBeenLastCalledWith("mugs", TREE, {
        position: "FIRST",
        parentCategoryId: "kitchen",
      });
    });
  });

  it("hide with their subcategories and are restored by Undo", async () => {
    const { client, user } = show("/owner/categories/kitchen");
    await user.click(await screen.findByRole("switch", { name: "Shown in the shop" }));
    expect(await screen.findByText("Kitchen is hidden, with 1 subcategory.")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => {
      expect(client.categories.bulkShowCategories).toHaveBeenCalledWith(["kitchen", "mugs"], { treeReference: TREE });
    });
  });

  it("name the subcategories that are deleted with them", async () => {
    const { client, user } = show("/owner/categories/kitchen");
    await user.click(await screen.findByRole("button", { name: "Delete" }));
    const dialog = await screen.findByRole("dialog", { name: "Delete Kitchen?" });
    expect(within(dialog).getByText("1 category below it is deleted with it:")).toBeInTheDocument();
    expect(within(dialog).getByText(/^3 products are in it/)).toBeInTheDocument();
    await user.click(within(dialog).getByRole("button", { name: "Delete" }));
    expect(client.categories.deleteCategory).toHaveBeenCalledWith("kitchen", TREE);
  });

  it("are created below the open one", async () => {
    const { client, user } = show("/owner/categories/mugs");
    await user.click(await screen.findByRole("button", { name: "New category" }));
    const dialog = await screen.findByRole("dialog", { name: "New category" });
    await user.type(within(dialog).getByLabelText("Name"), "Cups{Enter}");
    expect(client.categories.createCategory).toHaveBeenCalledWith(
      { name: "Cups", visible: true, parentCategory: { _id: "mugs" } },
      { treeReference: TREE },
    );
  });
});

describe("the texts of a category", () => {
  it("are saved with the current revision after a change of the tree", async () => {
    const outdated = Object.assign(new Error("Outdated"), { code: "INVALID_REVISION", kind: "application" });
    const updateCategory = vi
      .fn((id: string, change: object) => Promise.resolve({ ...MUGS, _id: id, ...change }))
      .mockRejectedValueOnce(outdated);
    const getCategory = vi
      .fn(() => Promise.resolve({ ...MUGS, revision: "9" }))
      .mockResolvedValueOnce({ ...MUGS, revision: "8" });
    const { user } = show("/owner/categories/mugs", { updateCategory, getCategory });
    const name = await screen.findByLabelText("Name");
    await user.clear(name);
    await user.type(name, "Cups");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Category saved.")).toBeInTheDocument();
    expect(updateCategory).toHaveBeenLastCalledWith("mugs", { name: "Cups", revision: "9" }, expect.anything());
  });

  it("show a conflicting change next to the owner's draft", async () => {
    const getCategory = vi.fn(() =>
      Promise.resolve({ ...MUGS, revision: "8", name: "Beakers", description: "Theirs" }),
    );
    const { client, user } = show("/owner/categories/mugs", { getCategory });
    const name = await screen.findByLabelText("Name");
    await user.clear(name);
    await user.type(name, "Cups");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Name: you “Cups”, they “Beakers”, before “Mugs”")).toBeInTheDocument();
    expect(client.categories.updateCategory).not.toHaveBeenCalled();
    expect(name).toHaveValue("Cups");
    expect(screen.getByLabelText("Description")).toHaveValue("Theirs");
    await user.click(screen.getByRole("button", { name: "Keep mine: Name" }));
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => {
      expect(client.categories.updateCategory).toHaveBeenCalledWith(
        "mugs",
        { name: "Cups", revision: "8" },
        expect.anything(),
      );
    });
  });

  it("show violations at their fields and keep a pasted text in full", async () => {
    const taken = Object.assign(new Error("Taken"), { code: "DUPLICATE_SLUG", kind: "application" });
    const violations = [{ field: "category.name", description: "is refused", violatedRule: "FORMAT" }];
    const refused = Object.assign(new Error("Refused"), { kind: "validation", violations });
    const updateCategory = vi.fn().mockRejectedValueOnce(taken).mockRejectedValueOnce(refused);
    const { user } = show("/owner/categories/mugs", { updateCategory });
    const name = await screen.findByLabelText("Name");
    await user.clear(name);
    await user.click(name);
    await user.paste("Mug ".repeat(30));
    expect(name).toHaveValue("Mug ".repeat(30));
    expect(name).toHaveAccessibleDescription("Use at most 80 characters.");
    await user.clear(name);
    await user.type(name, "Cups");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => {
      expect(screen.getByLabelText("Address")).toHaveAccessibleDescription(/Another category already has this address/);
    });
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(name).toHaveAccessibleDescription("This does not have the right form."));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("are no draft once they equal the original", async () => {
    const { user } = show("/owner/categories/mugs");
    const name = await screen.findByLabelText("Name");
    await user.type(name, "s");
    expect(sessionStorage).toHaveLength(1);
    await user.type(name, "{Backspace}");
    expect(sessionStorage).toHaveLength(0);
  });

  it("survive a reload as typed", async () => {
    const first = show("/owner/categories/mugs");
    await first.user.type(await screen.findByLabelText("Description"), "Half a");
    first.unmount();
    show("/owner/categories/mugs");
    expect(await screen.findByLabelText("Description")).toHaveValue("Half a");
  });
});

describe("the products of a category", () => {
  it("are reordered by one call with the moved item and all items above its old place", async () => {
    const { client, user } = show("/owner/categories/mugs");
    await user.click(await screen.findByRole("button", { name: "Move Product b up" }));
    expect(client.categories.setArrangedItems).toHaveBeenCalledWith("mugs", TREE, {
      items: [expect.objectContaining({ catalogItemId: "b" }), expect.objectContaining({ catalogItemId: "a" })],
    });
    const rows = screen.getAllByRole("button", { name: /^Remove Product / });
    expect(rows.map((row) => row.getAttribute("aria-label"))).toEqual([
      "Remove Product b",
      "Remove Product a",
      "Remove Product c",
    ]);
  });

  it("are searched, added, and removed by Undo", async () => {
    const { client, user } = show("/owner/categories/mugs");
    await user.click(await screen.findByRole("button", { name: "Add products" }));
    await user.click(await screen.findByRole("checkbox", { name: /Product d/ }));
    await user.click(screen.getByRole("button", { name: "Add 1 product" }));
    const item = { catalogItemId: "d", appId: "215238eb-22a5-4c36-9e7b-e7c08025e04e" };
    expect(client.categories.bulkAddItemsToCategory).toHaveBeenCalledWith("mugs", [item], { treeReference: TREE });
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => {
      expect(client.categories.bulkRemoveItemsFromCategory).toHaveBeenCalledWith("mugs", [item], {
        treeReference: TREE,
      });
    });
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

describe("the collections of a site of catalog V1", () => {
  const showCollections = () => {
    const client = {
      catalogVersioning: { getCatalogVersion: () => Promise.resolve({ catalogVersion: "V1_CATALOG" }) },
      collections: {
        queryCollections: counted([
          { _id: "c", name: "Cups", slug: "cups", numberOfProducts: 3 },
          { _id: "d", name: "Dishes", slug: "dishes" },
        ]),
        getCollection: () => Promise.resolve({ _id: "c", name: "Cups", slug: "cups" }),
      },
      products: {
        queryProducts: () => Promise.resolve({ products: [{ _id: "mug", name: "Mug" }], metadata: { total: 1 } }),
        updateCollection: vi.fn(() => Promise.resolve({})),
        addProductsToCollection: vi.fn(() => Promise.resolve()),
        removeProductsFromCollection: vi.fn(() => Promise.resolve()),
      },
    };
    return { client, ...renderConsole("/owner/categories", "/owner/categories", <CategoriesPage />, client) };
  };

  it("are listed page by page with their URLs and can be edited", async () => {
    const { client, user } = showCollections();
    expect(await screen.findByText("cups")).toBeInTheDocument();
    expect(screen.queryByText("Dishes")).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Next page" }));
    expect(await screen.findByText("Dishes")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Previous page" }));
    await user.click(await screen.findByRole("button", { name: "Edit: Cups" }));
    await user.type(await screen.findByLabelText("Name"), " and bowls{Enter}");
    await waitFor(() => {
      expect(client.products.updateCollection).toHaveBeenCalledWith("c", { name: "Cups and bowls" });
    });
  });

  it("lose a product, and regain it by Undo", async () => {
    const { client, user } = showCollections();
    await user.click(await screen.findByRole("button", { name: "Products: Cups" }));
    await user.click(await screen.findByRole("button", { name: "Remove Mug" }));
    expect(client.products.removeProductsFromCollection).toHaveBeenCalledWith("c", ["mug"]);
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    expect(client.products.addProductsToCollection).toHaveBeenCalledWith("c", ["mug"]);
  });
});
