import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { RIBBON } from "../../generated/bounds";
import { platformOfFile } from "../test/onPlatform";
import { LISTS, ListPage } from ".";
import { openMenu } from "../test/openMenu";

const site = platformOfFile();

const show = (kind: string) =>
  site.show("/owner/lists/:kind", `/owner/lists/${kind}`, <ListPage name={kind} kind={LISTS[kind]!} />);

async function opened(kind: string, button: string, title: string) {
  const { user } = show(kind);
  if (button.startsWith("Delete: ")) await openMenu(user, button.replace("Delete: ", ""));
  await user.click(await screen.findByRole("button", { name: button }));
  return { user, dialog: within(await screen.findByRole("dialog", { name: title })) };
}

const brands = async () => (await site.client.brandsV3.queryBrands().find()).items;
const brandNames = async () => (await brands()).map(({ name }) => name);

/** Renames a brand elsewhere. */
async function renameElsewhere(before: string, name: string) {
  const { _id: id = "", revision = "" } = (await brands()).find((each) => each.name === before) ?? {};
  await site.client.brandsV3.updateBrand(id, { name, revision });
}

describe("the list of brands", () => {
  it("deletes an unused brand at once and recreates it by Undo", async () => {
    await site.client.brandsV3.createBrand({ name: "Kiln" });
    const { user } = show("brands");
    await openMenu(user, "Kiln");
    await user.click(await screen.findByRole("button", { name: "Delete: Kiln" }));
    await waitFor(async () => {
      expect(await brandNames()).not.toContain("Kiln");
    });
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(async () => {
      expect(await brandNames()).toContain("Kiln");
    });
  });

  it("shows the affected products before deleting a brand", async () => {
    const { user, dialog } = await opened("brands", "Delete: Lane End Larder", "Delete Lane End Larder?");
    expect(dialog.getByText("2 products use it.")).toBeInTheDocument();
    expect(dialog.getByText("The products stay in the shop, without a brand.")).toBeInTheDocument();
    expect(await brandNames()).toContain("Lane End Larder");
    await user.click(dialog.getByRole("button", { name: "Delete" }));
    expect(await screen.findByText("Lane End Larder deleted.")).toBeInTheDocument();
    expect(await brandNames()).not.toContain("Lane End Larder");
  });

  it("renames a brand that was saved elsewhere since the list was read, with the current revision", async () => {
    const { user, dialog } = await opened("brands", "Edit: Fell Camp", "Fell Camp");
    await renameElsewhere("Fell Camp", "Fell Camp");
    await user.type(dialog.getByLabelText("Name"), " & Co{Enter}");
    expect(await screen.findByText("Fell Camp & Co saved.")).toBeInTheDocument();
    expect(await brandNames()).toContain("Fell Camp & Co");
  });

  it("shows a conflicting rename next to the owner's draft", async () => {
    const { user, dialog } = await opened("brands", "Edit: Fell Camp", "Fell Camp");
    await renameElsewhere("Fell Camp", "Fell");
    await user.type(dialog.getByLabelText("Name"), "ing{Enter}");
    expect(await dialog.findByText("Name: you “Fell Camping”, they “Fell”, before “Fell Camp”")).toBeInTheDocument();
    expect(await brandNames()).toContain("Fell");
    await user.click(dialog.getByRole("button", { name: "Take theirs: Name" }));
    expect(dialog.getByLabelText("Name")).toHaveValue("Fell");
  });

  it("keeps the draft of a closed dialog until the draft is discarded", async () => {
    const { user, dialog } = await opened("brands", "Edit: Wickhouse", "Wickhouse");
    await user.type(dialog.getByLabelText("Name"), "s");
    await user.click(dialog.getByRole("button", { name: "Back" }));
    await user.click(screen.getByRole("button", { name: "Edit: Wickhouse" }));
    const again = within(await screen.findByRole("dialog", { name: "Wickhouse" }));
    expect(again.getByLabelText("Name")).toHaveValue("Wickhouses");
    await user.click(again.getByRole("button", { name: "Discard them" }));
    expect(again.getByLabelText("Name")).toHaveValue("Wickhouse");
  });
});

it("a ribbon of the greatest length is created, and a longer one is refused at its field", async () => {
  const { user, dialog } = await opened("ribbons", "New ribbon", "New ribbon");
  const longest = "🎀".repeat(RIBBON.name);
  await user.click(dialog.getByLabelText("Name"));
  await user.paste(`${longest}!`);
  expect(dialog.getByText(/at most 30 characters/)).toBeInTheDocument();
  expect(dialog.getByRole("button", { name: "Create" })).toHaveAttribute("aria-disabled", "true");
  await user.keyboard("{Backspace}");
  await user.click(dialog.getByRole("button", { name: "Create" }));
  expect(await screen.findByText(`${longest} created.`)).toBeInTheDocument();
});

describe("the list of customizations", () => {
  const named = async (wanted: string) => {
    const { items } = await site.client.customizationsV3.queryCustomizations().eq("name", wanted).find();
    const [found] = items;
    return { ...found, choices: found?.choicesSettings?.choices?.map(({ name }) => name) };
  };

  it("does not delete a customization in use", async () => {
    const { dialog } = await opened("customizations", "Delete: Ruling", "Delete Ruling?");
    expect(screen.getByRole("row", { name: /^Ruling\s*Option · 3 choices/, hidden: true })).toBeInTheDocument();
    expect(dialog.getByText("It cannot be deleted while products use it.")).toBeInTheDocument();
    expect(dialog.getByRole("button", { name: "Delete" })).toHaveAttribute("aria-disabled", "true");
  });

  it("adds new choices and removes deleted ones", async () => {
    await site.client.customizationsV3.createCustomization({
      name: "Height",
      customizationType: "PRODUCT_OPTION",
      customizationRenderType: "TEXT_CHOICES",
      choicesSettings: { choices: ["Small", "Large"].map((name) => ({ choiceType: "CHOICE_TEXT", name })) },
    });
    const { user, dialog } = await opened("customizations", "Edit: Height", "Height");
    await user.clear(dialog.getByLabelText("Choices"));
    await user.type(dialog.getByLabelText("Choices"), "Small{Enter}Giant");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Height saved.")).toBeInTheDocument();
    expect((await named("Height")).choices).toEqual(["Small", "Giant"]);
  });

  it("creates a free-text customization", async () => {
    const { user, dialog } = await opened("customizations", "New customization", "New customization");
    await user.type(dialog.getByLabelText("Name"), "Engraving");
    await user.selectOptions(dialog.getByLabelText("Kind"), "FREE_TEXT");
    await user.click(dialog.getByRole("button", { name: "Create" }));
    expect(await screen.findByText("Engraving created.")).toBeInTheDocument();
    expect(await named("Engraving")).toMatchObject({ customizationRenderType: "FREE_TEXT" });
  });
});

describe("the list of product groups", () => {
  const groups = async () => {
    const { productGroups = [] } = await site.client.productGroupsV3.searchProductGroups({}, {});
    return productGroups.map(({ name, members = [] }) => [name, ...members.map(({ productName }) => productName)]);
  };
  const CLAY = "Chapel Pillar in Clay";
  const PINE = "Chapel Pillar in Pine";

  it("shows the grouping option and the products that are not shown", async () => {
    const { items } = await site.client.productsV3.queryProducts().eq("slug", "pillar-candle").find();
    const { _id: id = "", revision = "" } = items[0] ?? {};
    const variants = [{ choices: [], price: { actualPrice: { amount: "9.00" } } }];
    await site.client.productsV3.updateProduct(id, { revision, options: [], variantsInfo: { variants } });
    show("groups");
    expect(await screen.findByText("Colour")).toBeInTheDocument();
    expect(screen.getByText("1 product has no single choice and is not shown")).toBeInTheDocument();
  });

  it("removes unticked products", async () => {
    const { user, dialog } = await opened("groups", "Edit: Chapel Pillar", "Chapel Pillar");
    await user.click(await dialog.findByRole("checkbox", { name: CLAY, checked: true }));
    expect(await dialog.findByRole("checkbox", { name: CLAY, checked: false })).toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Chapel Pillar saved.")).toBeInTheDocument();
    expect(await groups()).toEqual([["Chapel Pillar", "Chapel Pillar in Cream", PINE]]);
  });

  it("deletes the new group if a product is refused", async () => {
    const { user, dialog } = await opened("groups", "New product group", "New product group");
    await user.type(dialog.getByLabelText("Name"), "Candles");
    expect(dialog.queryByRole("option", { name: "Lettering" })).not.toBeInTheDocument();
    await user.selectOptions(dialog.getByLabelText("Products differ by"), "Colour");
    await user.type(dialog.getByRole("searchbox"), "Pillar");
    await user.click(await dialog.findByRole("checkbox", { name: CLAY }));
    await user.click(dialog.getByRole("button", { name: "Create" }));
    expect(await dialog.findByText("A product is in another group already.")).toBeInTheDocument();
    expect((await groups()).map(([name]) => name)).toEqual(["Chapel Pillar"]);
  });
});
