import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { CategoriesPage } from ".";
import { CATEGORY, COLLECTION } from "../../generated/bounds";
import { platformOfFile } from "../test/onPlatform";
import { openMenu } from "../test/openMenu";

const site = platformOfFile();
const old = platformOfFile({ catalog: "v1" });

const TREE = { treeReference: { appNamespace: "@wix/stores" } };

const made = async (name: string, parent?: string): Promise<string> => {
  const category = { name, visible: true, ...(parent && { parentCategory: { _id: parent } }) };
  return (await site.client.categories.createCategory(category, TREE))._id;
};

let kitchen: string;
let mugs: string;
beforeEach(async () => {
  kitchen = await made("Test kitchen");
  mugs = await made("Mugs", kitchen);
});

const read = (id: string) => site.client.categories.getCategory(id, TREE.treeReference, { fields: ["DESCRIPTION"] });

const show = (id?: string) =>
  site.show(
    id ? "/owner/categories/:id" : "/owner/categories",
    id ? `/owner/categories/${id}` : "/owner/categories",
    <CategoriesPage />,
  );

describe("the categories", () => {
  it("open level by level by keyboard", async () => {
    const { user } = show();
    const tree = await screen.findByRole("navigation", { name: "Categories" });
    expect(within(tree).queryByRole("link", { name: /Mugs/ })).not.toBeInTheDocument();
    within(tree).getByRole("button", { name: "Subcategories of Test kitchen" }).focus();
    await user.keyboard("{Enter}");
    expect(within(tree).getByRole("link", { name: /Mugs/ })).toHaveAttribute("href", `/owner/categories/${mugs}`);
  });

  it("move at once and back by Undo", async () => {
    const { user } = show(mugs);
    await user.selectOptions(await screen.findByLabelText("Parent"), "Top level");
    await user.click(screen.getByRole("button", { name: "Move" }));
    await waitFor(async () => {
      expect((await read(mugs)).parentCategory?._id).not.toBe(kitchen);
    });
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(async () => {
      expect((await read(mugs)).parentCategory?._id).toBe(kitchen);
    });
  });

  it("are ordered within their level by dragging", async () => {
    const plates = await made("Plates", kitchen);
    show(mugs);
    const tree = within(await screen.findByRole("navigation", { name: "Categories" }));
    const entries = tree.getAllByRole("link", { name: /^(Mugs|Plates)/ }).map((link) => link.closest("li"));
    const rects = vi.spyOn(HTMLLIElement.prototype, "getBoundingClientRect");
    onTestFinished(() => rects.mockRestore());
    rects.mockImplementation(function (this: HTMLLIElement) {
      return new DOMRect(0, entries.indexOf(this) * 100, 100, 100);
    });
    const last = within(entries[1]!).getByTitle("Drag to move");
    const at = { isPrimary: true, button: 0, clientX: 50 };
    fireEvent.pointerDown(last, { ...at, clientY: 150 });
    fireEvent.pointerMove(last, { ...at, clientY: 50 });
    fireEvent.pointerUp(last);
    await waitFor(async () => {
      const [moved, other] = [await read(plates), await read(mugs)];
      expect(moved.parentCategory?.index).toBeLessThan(other.parentCategory?.index ?? 0);
    });
  });

  it("hide with their subcategories and are restored by Undo", async () => {
    const { user } = show(kitchen);
    await user.click(await screen.findByRole("switch", { name: "Shown in the shop" }));
    expect(await screen.findByText("Test kitchen is hidden, with 1 subcategory.")).toBeInTheDocument();
    expect(await read(mugs)).toMatchObject({ visible: false });
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(async () => {
      expect([await read(kitchen), await read(mugs)]).toMatchObject([{ visible: true }, { visible: true }]);
    });
  });

  it("name the subcategories that are deleted with them", async () => {
    const { user } = show(kitchen);
    await openMenu(user);
    await user.click(await screen.findByRole("button", { name: "Delete" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Delete Test kitchen?" }));
    expect(dialog.getByText("1 category below it is deleted with it:")).toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: "Delete" }));
    await waitFor(async () => {
      await expect(read(mugs)).rejects.toMatchObject({ status: 404 });
    });
  });

  it("are not created with a name that is too long", async () => {
    const { user } = show(mugs);
    await screen.findByRole("heading", { name: "Mugs" });
    await user.click(screen.getByRole("button", { name: "New category" }));
    const dialog = within(await screen.findByRole("dialog", { name: "New category" }));
    await user.click(dialog.getByLabelText("Name"));
    await user.paste("c".repeat(CATEGORY.name + 1));
    expect(dialog.getByRole("button", { name: "Create" })).toHaveAttribute("aria-disabled", "true");
    await user.keyboard("{Backspace}");
    expect(dialog.getByRole("button", { name: "Create" })).not.toHaveAttribute("aria-disabled", "true");
  });

  it("are created below the open one", async () => {
    const { user } = show(mugs);
    await screen.findByRole("heading", { name: "Mugs" });
    await user.click(screen.getByRole("button", { name: "New category" }));
    const dialog = within(await screen.findByRole("dialog", { name: "New category" }));
    await user.type(dialog.getByLabelText("Name"), "Cups{Enter}");
    await waitFor(async () => {
      const { items } = await site.client.categories.queryCategories(TREE).eq("name", "Cups").find();
      expect(items[0]?.parentCategory?._id).toBe(mugs);
    });
  });
});

describe("the texts of a category", () => {
  const typeName = async (text: string) => {
    const { user } = show(mugs);
    const name = await screen.findByLabelText("Name");
    await user.clear(name);
    await user.type(name, text);
    return { user, name, save: screen.getByRole("button", { name: "Save" }) };
  };
  const changeElsewhere = async (change: { name?: string; description?: string }) => {
    const { revision = "" } = await read(mugs);
    await site.client.categories.updateCategory(mugs, { ...change, revision }, TREE);
  };

  it("are saved with the current revision after a change of another field elsewhere", async () => {
    const { user, save } = await typeName("Cups");
    await changeElsewhere({ description: "Theirs" });
    await user.click(save);
    expect(await screen.findByText("Category saved.")).toBeInTheDocument();
    expect(await read(mugs)).toMatchObject({ name: "Cups", description: "Theirs" });
  });

  it("show a conflicting change next to the owner's draft", async () => {
    const { user, name, save } = await typeName("Cups");
    await changeElsewhere({ name: "Beakers", description: "Theirs" });
    await user.click(save);
    expect(await screen.findByText("Name: you “Cups”, they “Beakers”, before “Mugs”")).toBeInTheDocument();
    expect(await read(mugs)).toMatchObject({ name: "Beakers" });
    expect(name).toHaveValue("Cups");
    expect(screen.getByLabelText("Description")).toHaveValue("Theirs");
    await user.click(screen.getByRole("button", { name: "Keep mine: Name" }));
    await user.click(save);
    await waitFor(async () => {
      expect(await read(mugs)).toMatchObject({ name: "Cups" });
    });
  });

  it("show a taken address at its field, and keep a pasted text in full", async () => {
    const { user, name, save } = await typeName("Cups");
    await user.clear(name);
    await user.click(name);
    await user.paste("Mug ".repeat(30));
    expect(name).toHaveValue("Mug ".repeat(30));
    expect(name).toHaveAccessibleDescription(`Use at most ${CATEGORY.name} characters.`);
    await user.clear(name);
    await user.type(name, "Cups");
    const address = screen.getByLabelText("Address");
    await user.clear(address);
    await user.type(address, (await read(kitchen)).slug ?? "");
    await user.click(save);
    await waitFor(() => {
      expect(address).toHaveAccessibleDescription(/Another category already has this address/);
    });
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("show a violation at its field", async () => {
    const { user, name, save } = await typeName("Cups");
    site.refuse(/\/categories\/[^/]+$/, {
      ...{ field: "category.name", description: "is refused", violatedRule: "FORMAT" },
    });
    await user.click(save);
    await waitFor(() => {
      expect(name).toHaveAccessibleDescription("This does not have the right form.");
    });
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("are no draft once they equal the original", async () => {
    const { user } = show(mugs);
    const name = await screen.findByLabelText("Name");
    await user.type(name, "s");
    expect(sessionStorage).toHaveLength(1);
    await user.type(name, "{Backspace}");
    expect(sessionStorage).toHaveLength(0);
  });

  it("survive a reload as typed", async () => {
    const first = show(mugs);
    await first.user.type(await screen.findByLabelText("Description"), "Half a");
    first.unmount();
    show(mugs);
    expect(await screen.findByLabelText("Description")).toHaveValue("Half a");
  });
});

describe("the products of a category", () => {
  const productsNamed = async (...names: string[]) => {
    const { items } = await site.client.productsV3.queryProducts().limit(100).find();
    return names.map((wanted) => items.find(({ name }) => name === wanted)?._id ?? wanted);
  };
  const pillar = (colour: string) => `Chapel Pillar in ${colour}`;
  const goods = async () => {
    const { items = [] } = await site.client.categories.listItemsInCategory(mugs, TREE.treeReference, {
      useCategoryArrangement: true,
    });
    return items.map(({ catalogItemId }) => catalogItemId);
  };
  const put = async (...names: string[]) => {
    const ids = await productsNamed(...names);
    const items = ids.map((catalogItemId) => ({ catalogItemId, appId: "215238eb-22a5-4c36-9e7b-e7c08025e04e" }));
    await site.client.categories.bulkAddItemsToCategory(mugs, items, TREE);
    return ids;
  };
  /** Ticks pillars in the dialog that adds products. */
  const chosen = async (...colours: string[]) => {
    const { user } = show(mugs);
    await user.click(await screen.findByRole("button", { name: "Add products" }));
    await user.type(screen.getByRole("searchbox"), "Chapel Pillar");
    for (const colour of colours) {
      await user.click(await screen.findByRole("checkbox", { name: new RegExp(`Pillar in ${colour}`) }));
    }
    return user;
  };

  it("are counted only if the platform added them, and only those are removed by Undo", async () => {
    const [clay = "", pine = ""] = await productsNamed(pillar("Clay"), pillar("Pine"));
    const user = await chosen("Clay", "Pine", "Cream");
    // Another person adds a chosen product, and deletes one.
    const [cream] = await put(pillar("Cream"));
    await site.client.productsV3.deleteProduct(clay);
    await user.click(screen.getByRole("button", { name: "Add 3 products" }));
    expect(await screen.findByText("1 product added.")).toBeInTheDocument();
    expect(screen.getByText("Some products were not added.")).toBeInTheDocument();
    expect(await goods()).toEqual(expect.arrayContaining([cream, pine]));
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(async () => {
      expect(await goods()).toEqual([cream]);
    });
  });

  it("cannot be moved, with an error, while their order cannot be loaded", async () => {
    await put(pillar("Clay"), pillar("Pine"));
    site.answer(/\/arranged-items/, {}, 501);
    const { user } = show(mugs);
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("The order of the products could not be loaded, so nothing can be moved.");
    const before = await goods();
    const [, move] = await screen.findAllByRole("button", { name: /^Move .+ up$/ });
    expect(move).toHaveAttribute("aria-disabled", "true");
    await user.click(within(alert).getByRole("button", { name: "Try again" }));
    await waitFor(() => {
      expect(move).toHaveAttribute("aria-disabled", "false");
    });
    if (move) await user.click(move);
    await waitFor(async () => {
      expect(await goods()).toEqual(before.toReversed());
    });
  });

  it("are searched, added, reordered, removed, and put back in their place by Undo", async () => {
    const user = await chosen("Clay", "Pine");
    await user.click(screen.getByRole("button", { name: "Add 2 products" }));
    expect(await screen.findByText("2 products added.")).toBeInTheDocument();
    const [first = "", second = ""] = await goods();
    const [, move] = await screen.findAllByRole("button", { name: /^Move .+ up$/ });
    if (move) await user.click(move);
    await waitFor(async () => {
      expect(await goods()).toEqual([second, first]);
    });
    await openMenu(user, /^More: /);
    await user.click(screen.getByRole("button", { name: /^Remove: / }));
    await waitFor(async () => {
      expect(await goods()).toEqual([first]);
    });
    // The newest message comes first.
    expect(await screen.findByText(/is no longer in Mugs\.$/)).toBeInTheDocument();
    const [undo] = screen.getAllByRole("button", { name: "Undo" });
    if (undo) await user.click(undo);
    await waitFor(async () => {
      expect(await goods()).toEqual([second, first]);
    });
  });
});

describe("the collections of catalog V1", () => {
  const MUG = "Harbour Mug";
  let cups: string;
  beforeEach(async () => {
    const { items } = await old.client.products.queryProducts().eq("name", MUG).find();
    const { collection } = await old.client.products.createCollection({ name: "Test cups" });
    cups = collection._id;
    await old.client.products.addProductsToCollection(cups, [items[0]?._id ?? ""]);
  });

  const show = () => old.show("/owner/categories", "/owner/categories", <CategoriesPage />);

  const goods = async () =>
    (await old.client.products.queryProducts().hasSome("collectionIds", [cups]).find()).items.map(({ name }) => name);

  it("collections of catalog V1 are listed with their addresses and can be renamed up to the greatest length", async () => {
    const { user } = show();
    expect(await screen.findByText("test-cups")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Edit: Test cups" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Test cups" }));
    const longest = "☕".repeat(COLLECTION.name);
    await user.clear(dialog.getByLabelText("Name"));
    await user.click(dialog.getByLabelText("Name"));
    await user.paste(`${longest}!`);
    expect(dialog.getByText(/at most 50 characters/)).toBeInTheDocument();
    await user.keyboard("{Backspace}{Enter}");
    expect(await screen.findByText(`${longest} saved.`)).toBeInTheDocument();
    expect(await old.client.collections.getCollection(cups)).toMatchObject({ name: longest });
  });

  it("a collection of catalog V1 loses a product, and regains it by Undo", async () => {
    const { user } = show();
    await user.click(await screen.findByRole("button", { name: "Products: Test cups" }));
    await user.click(await screen.findByRole("button", { name: `Remove ${MUG}` }));
    await waitFor(async () => {
      expect(await goods()).toEqual([]);
    });
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(async () => {
      expect(await goods()).toEqual([MUG]);
    });
  });

  it("the collections of catalog V1 are listed page by page, after a hundred", async () => {
    await Promise.all(
      Array.from({ length: 100 }, (_, index) => old.client.products.createCollection({ name: `Zz ${1000 + index}` })),
    );
    const { user } = show();
    expect(await screen.findByText("test-cups")).toBeInTheDocument();
    expect(screen.queryByText("Zz 1099")).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Next page" }));
    expect(await screen.findByText("Zz 1099")).toBeInTheDocument();
  });
});
