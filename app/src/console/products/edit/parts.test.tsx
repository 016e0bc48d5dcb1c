import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { changesBar, found, showProduct } from "../../test/showProduct";

describe("the product's page", () => {
  it("shows its sections in order of use", async () => {
    showProduct({ visible: false });
    const names = (await screen.findAllByRole("heading", { level: 2 })).map(({ textContent }) => textContent);
    expect(names.slice(0, 4)).toEqual(["Details", "Price and stock", "Options", "Pictures"]);
    expect(names.indexOf("Categories")).toBeLessThan(names.indexOf("Search engines"));
    expect(screen.getByText("Shoppers do not see it yet.")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Show in the shop" })).toBeInTheDocument();
  });

  it("adds the product to a category at once and removes it by Undo", async () => {
    const { client, user } = showProduct();
    const categories = within(await screen.findByRole("region", { name: "Categories" }));
    const tops = await categories.findByRole("checkbox", { name: "Tops" });
    expect(categories.queryByRole("checkbox", { name: "All products" })).not.toBeInTheDocument();
    await user.click(tops);
    await waitFor(() => {
      expect(client.categories.bulkAddItemsToCategory.mock.calls[0]?.slice(0, 2)).toEqual([
        "tops",
        [{ catalogItemId: "mug", appId: "215238eb-22a5-4c36-9e7b-e7c08025e04e" }],
      ]);
    });
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => {
      expect(client.categories.bulkRemoveItemsFromCategory).toHaveBeenCalled();
    });
  });

  it("finds an info section by its title", async () => {
    const sections = Array.from({ length: 300 }, (_, index) => ({
      _id: `s${index}`,
      title: index === 250 ? "Warranty" : "Care",
      uniqueName: `Care ${index} 044f49cb`,
    }));
    const { user } = showProduct(
      {},
      [],
      {},
      { infoSectionsV3: { queryInfoSections: found("infoSections", sections) } },
    );
    const box = await screen.findByRole("searchbox", { name: "Add an info section" });
    expect(screen.getByText("300 more: search for them.")).toBeInTheDocument();
    await user.type(box, "warr");
    const list = screen.getByRole("list", { name: "Info sections to add" });
    expect(within(list).getAllByRole("listitem")).toHaveLength(1);
    await user.click(within(list).getByRole("button", { name: /^Add/ }));
    expect(changesBar().getByText(/Warranty/)).toBeInTheDocument();
  });
});
