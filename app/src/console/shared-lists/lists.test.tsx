import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderConsole } from "../test/renderConsole";
import { LISTS, ListPage } from ".";

const listPage = (kind: string) => <ListPage name={kind} kind={LISTS[kind]!} />;

const BRIM = { _id: "brim", revision: "3", name: "Brim", assignedProductsCount: 2 };
const KILN = { _id: "kiln", revision: "1", name: "Kiln", assignedProductsCount: 0 };

function showBrands(now: object = BRIM) {
  const client = {
    brandsV3: {
      queryBrands: vi.fn(() => Promise.resolve({ brands: [BRIM, KILN] })),
      getBrand: vi.fn((id: string) => Promise.resolve(id === "kiln" ? KILN : now)),
      createBrand: vi.fn(() => Promise.resolve({})),
      updateBrand: vi.fn(() => Promise.resolve({})),
      deleteBrand: vi.fn(() => Promise.resolve()),
    },
  };
  return { client, ...renderConsole("/owner/lists/:kind", "/owner/lists/brands", listPage("brands"), client) };
}

describe("the list of brands", () => {
  it("deletes an unused brand at once and recreates it by Undo", async () => {
    const { client, user } = showBrands();
    await user.click(await screen.findByRole("button", { name: "Delete: Kiln" }));
    await waitFor(() => {
      expect(client.brandsV3.deleteBrand).toHaveBeenCalledWith("kiln");
    });
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => {
      expect(client.brandsV3.createBrand).toHaveBeenCalledWith({ name: "Kiln" });
    });
  });

  it("shows the affected products before deleting a brand", async () => {
    const { client, user } = showBrands();
    await user.click(await screen.findByRole("button", { name: "Delete: Brim" }));
    const dialog = await screen.findByRole("dialog", { name: "Delete Brim?" });
    expect(within(dialog).getByText("2 products use it.")).toBeInTheDocument();
    expect(within(dialog).getByText("The products stay in the shop, without a brand.")).toBeInTheDocument();
    expect(client.brandsV3.deleteBrand).not.toHaveBeenCalled();
    await user.click(within(dialog).getByRole("button", { name: "Delete" }));
    expect(client.brandsV3.deleteBrand).toHaveBeenCalledWith("brim");
  });

  it("renames a brand with the current revision", async () => {
    const { client, user } = showBrands({ ...BRIM, revision: "4" });
    await user.click(await screen.findByRole("button", { name: "Edit: Brim" }));
    const dialog = await screen.findByRole("dialog", { name: "Brim" });
    await user.type(within(dialog).getByLabelText("Name"), " & Co{Enter}");
    await waitFor(() => {
      expect(client.brandsV3.updateBrand).toHaveBeenCalledWith("brim", { name: "Brim & Co", revision: "4" });
    });
  });

  it("shows a conflicting rename next to the owner's draft", async () => {
    const { client, user } = showBrands({ ...BRIM, revision: "4", name: "Brimful" });
    await user.click(await screen.findByRole("button", { name: "Edit: Brim" }));
    const dialog = await screen.findByRole("dialog", { name: "Brim" });
    await user.type(within(dialog).getByLabelText("Name"), "ming{Enter}");
    expect(await within(dialog).findByText("Name: you “Brimming”, they “Brimful”, before “Brim”")).toBeInTheDocument();
    expect(client.brandsV3.updateBrand).not.toHaveBeenCalled();
    await user.click(within(dialog).getByRole("button", { name: "Take theirs: Name" }));
    expect(within(dialog).getByLabelText("Name")).toHaveValue("Brimful");
  });
});

it("a closed dialog keeps its draft until the draft is discarded", async () => {
  const { user } = showBrands();
  await user.click(await screen.findByRole("button", { name: "Edit: Brim" }));
  const first = within(await screen.findByRole("dialog", { name: "Brim" }));
  await user.type(first.getByLabelText("Name"), "ming");
  await user.click(first.getByRole("button", { name: "Back" }));
  await user.click(screen.getByRole("button", { name: "Edit: Brim" }));
  const again = within(await screen.findByRole("dialog", { name: "Brim" }));
  expect(again.getByLabelText("Name")).toHaveValue("Brimming");
  await user.click(again.getByRole("button", { name: "Discard them" }));
  expect(again.getByLabelText("Name")).toHaveValue("Brim");
});

describe("the list of customizations", () => {
  const SIZE = {
    _id: "size",
    revision: "5",
    name: "Size",
    customizationType: "PRODUCT_OPTION",
    customizationRenderType: "TEXT_CHOICES",
    choicesSettings: {
      choices: [
        { _id: "s", name: "Small" },
        { _id: "l", name: "Large" },
      ],
    },
    assignedProductsCount: 1,
  };

  function show() {
    const client = {
      customizationsV3: {
        queryCustomizations: vi.fn(() => Promise.resolve({ customizations: [SIZE] })),
        getCustomization: vi.fn(() => Promise.resolve(SIZE)),
        createCustomization: vi.fn(() => Promise.resolve({})),
        addCustomizationChoices: vi.fn(() => Promise.resolve({ customization: { ...SIZE, revision: "6" } })),
        removeCustomizationChoices: vi.fn(() => Promise.resolve({})),
      },
    };
    return {
      client,
      ...renderConsole("/owner/lists/:kind", "/owner/lists/customizations", listPage("customizations"), client),
    };
  }

  it("does not delete a customization in use", async () => {
    const { user } = show();
    expect(await screen.findByRole("row", { name: /^Size\s*Option · 2 choices/ })).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Delete: Size" }));
    const dialog = await screen.findByRole("dialog", { name: "Delete Size?" });
    expect(within(dialog).getByText("It cannot be deleted while products use it.")).toBeInTheDocument();
    expect(within(dialog).getByRole("button", { name: "Delete" })).toHaveAttribute("aria-disabled", "true");
  });

  it("adds new choices and removes deleted ones", async () => {
    const { client, user } = show();
    await user.click(await screen.findByRole("button", { name: "Edit: Size" }));
    const choices = await screen.findByLabelText("Choices");
    await user.clear(choices);
    await user.type(choices, "Small{Enter}Giant");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => {
      expect(client.customizationsV3.removeCustomizationChoices).toHaveBeenCalledWith("size", ["l"], { revision: "6" });
    });
    expect(client.customizationsV3.addCustomizationChoices).toHaveBeenCalledWith("size", [
      { choiceType: "CHOICE_TEXT", name: "Giant" },
    ]);
  });

  it("creates a free-text customization", async () => {
    const { client, user } = show();
    await user.click(await screen.findByRole("button", { name: "New customization" }));
    await user.type(await screen.findByLabelText("Name"), "Engraving");
    await user.selectOptions(screen.getByLabelText("Kind"), "FREE_TEXT");
    await user.click(screen.getByRole("button", { name: "Create" }));
    await waitFor(() => {
      expect(client.customizationsV3.createCustomization).toHaveBeenCalledWith(
        expect.objectContaining({ name: "Engraving", customizationRenderType: "FREE_TEXT" }),
      );
    });
  });
});

describe("the list of product groups", () => {
  const PILLARS = {
    _id: "pillars",
    revision: "2",
    name: "Pillars",
    groupingCustomization: { name: "Colour" },
    members: [
      { productId: "clay", status: "ACTIVE" },
      { productId: "pine", status: "OUT_OF_SYNC" },
    ],
  };

  function showGroups(refused?: object) {
    const results = refused ? [{ productId: "oat", success: false, error: refused }] : [];
    const found = ["clay", "pine", "oat"].map((id) => ({ _id: id, name: `Candle ${id}`, visible: true }));
    const client = {
      productGroupsV3: {
        searchProductGroups: vi.fn(() => Promise.resolve({ productGroups: [PILLARS] })),
        getProductGroup: vi.fn(() => Promise.resolve(PILLARS)),
        createProductGroup: vi.fn(() => Promise.resolve({ _id: "new" })),
        deleteProductGroup: vi.fn(() => Promise.resolve()),
        updateProductGroup: vi.fn(),
        assignProductsToProductGroup: vi.fn(() => Promise.resolve({ results })),
        unassignProductsFromProductGroup: vi.fn(() => Promise.resolve({})),
      },
      customizationsV3: {
        queryCustomizations: vi.fn(() =>
          Promise.resolve({
            customizations: [
              { _id: "colour", name: "Colour", customizationRenderType: "SWATCH_CHOICES" },
              { _id: "lettering", name: "Lettering", customizationRenderType: "FREE_TEXT" },
            ],
          }),
        ),
      },
      productsV3: {
        searchProducts: vi.fn(() => Promise.resolve({ products: found })),
        queryProducts: vi.fn(() => Promise.resolve({ items: found })),
      },
    };
    return { client, ...renderConsole("/owner/lists/:kind", "/owner/lists/groups", listPage("groups"), client) };
  }

  it("shows the grouping option and the products that are not shown", async () => {
    showGroups();
    expect(await screen.findByText("Colour")).toBeInTheDocument();
    expect(screen.getByText("1 product has no single choice and is not shown")).toBeInTheDocument();
  });

  it("adds ticked products and removes unticked ones", async () => {
    const { client, user } = showGroups();
    await user.click(await screen.findByRole("button", { name: "Edit: Pillars" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Pillars" }));
    await user.click(await dialog.findByRole("checkbox", { name: "Candle clay" }));
    await user.click(dialog.getByRole("checkbox", { name: "Candle oat" }));
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() => {
      const { assignProductsToProductGroup, unassignProductsFromProductGroup } = client.productGroupsV3;
      expect(unassignProductsFromProductGroup).toHaveBeenCalledWith("pillars", { productIds: ["clay"] });
      expect(assignProductsToProductGroup).toHaveBeenCalledWith("pillars", { productIds: ["oat"] });
    });
    expect(client.productGroupsV3.updateProductGroup).not.toHaveBeenCalled();
  });

  it("deletes the new group if a product is refused", async () => {
    const { client, user } = showGroups({ code: "PRODUCT_IN_ANOTHER_GROUP" });
    await user.click(await screen.findByRole("button", { name: "New product group" }));
    const dialog = within(await screen.findByRole("dialog", { name: "New product group" }));
    await user.type(dialog.getByLabelText("Name"), "Candles");
    expect(dialog.queryByRole("option", { name: "Lettering" })).not.toBeInTheDocument();
    await user.selectOptions(dialog.getByLabelText("Products differ by"), "Colour");
    await user.click(await dialog.findByRole("checkbox", { name: "Candle oat" }));
    await user.click(dialog.getByRole("button", { name: "Create" }));
    expect(await dialog.findByText("A product is in another group already.")).toBeInTheDocument();
    expect(client.productGroupsV3.deleteProductGroup).toHaveBeenCalledWith("new");
  });
});
