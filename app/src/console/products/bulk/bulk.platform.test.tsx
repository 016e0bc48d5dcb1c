/** The list of products: acts on single products, on the selected, and on all that match the filters. */
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { createGoods } from "../../test/goodsOnPlatform";
import { platformOfFile } from "../../test/onPlatform";
import { ProductsPage } from "..";

const site = platformOfFile({ seed: "empty" });

const TREE = { treeReference: { appNamespace: "@wix/stores" } };
const BULK = /\/bulk\/products\/update$/;

const made = (name: string, amount: string, visible = true) =>
  createGoods(site, name, { amount, visible, sku: `S-${name}` });

let mug: string;
let bowl: string;
beforeEach(async () => {
  mug = await made("Mug", "10.00");
  bowl = await made("Bowl", "20.00");
});

const read = (id: string) => site.client.productsV3.getProduct(id, { fields: ["DIRECT_CATEGORIES_INFO"] });
const areVisible = (...ids: string[]) => Promise.all(ids.map(async (id) => (await read(id)).visible));

const show = () => site.show("/owner/products", "/owner/products", <ProductsPage />);
type User = ReturnType<typeof show>["user"];

const undo = async (user: User) => user.click(await screen.findByRole("button", { name: "Undo" }));

async function allSelected() {
  const { user } = show();
  await screen.findByText("Mug");
  await user.click(screen.getByRole("checkbox", { name: "Select all on this page" }));
  return user;
}

async function opened(act: string) {
  const user = await allSelected();
  await user.click(screen.getByRole("button", { name: act }));
  return { user, dialog: within(screen.getByRole("dialog", { name: act })) };
}

describe("the selected products", () => {
  it("are hidden, and Undo shows only those that were visible before", async () => {
    const jug = await made("Jug", "5.00", false);
    const user = await allSelected();
    await user.click(screen.getByRole("button", { name: "Hide from the shop" }));
    expect(await screen.findByText("2 products are hidden from the shop.")).toBeInTheDocument();
    expect(await areVisible(mug, bowl, jug)).toEqual([false, false, false]);
    await undo(user);
    await waitFor(async () => {
      expect(await areVisible(mug, bowl, jug)).toEqual([true, true, false]);
    });
  });

  it("get a percentage on their prices after a preview, and the old prices by Undo", async () => {
    const { user, dialog } = await opened("Change prices");
    await user.type(dialog.getByRole("textbox", { name: "Percent" }), "12.5");
    await user.click(dialog.getByRole("button", { name: "Show old and new prices" }));
    expect(await dialog.findByRole("row", { name: "Mug $10.00 $11.25" })).toBeInTheDocument();
    const variants = () =>
      Promise.all(
        [mug, bowl].map(async (id) => {
          const [variant] = (await read(id)).variantsInfo?.variants ?? [];
          return [variant?.sku, Number(variant?.price?.actualPrice?.amount)];
        }),
      );
    const before = [
      ["S-Mug", 10],
      ["S-Bowl", 20],
    ];
    expect(await variants()).toEqual(before);
    await user.click(dialog.getByRole("button", { name: "Change 2 prices" }));
    expect(await screen.findByText(/^2 prices/)).toBeInTheDocument();
    expect(await variants()).toEqual([
      ["S-Mug", 11.25],
      ["S-Bowl", 22.5],
    ]);
    await undo(user);
    await waitFor(async () => {
      expect(await variants()).toEqual(before);
    });
  });

  it("keep their prices after an invalid number, or if they would be below zero", async () => {
    const { user, dialog } = await opened("Change prices");
    await user.selectOptions(dialog.getByLabelText("Direction"), "Lower");
    await user.selectOptions(dialog.getByLabelText("By"), "An amount");
    const amount = dialog.getByRole("textbox", { name: "Amount in USD" });
    await user.type(amount, "ten{Enter}");
    expect(dialog.getByText(/^“ten” is in another currency/)).toBeInTheDocument();
    await user.clear(amount);
    await user.type(amount, "15{Enter}");
    expect(await dialog.findByText("1 price would be less than 0 or too large.")).toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: "Change 1 price" }));
    await site.settled();
    expect([await read(mug), await read(bowl)]).toMatchObject([{ revision: "1" }, { revision: "1" }]);
  });

  it("are added to a category after a count, and Undo removes only the added ones", async () => {
    const { _id: table } = await site.client.categories.createCategory({ name: "Table" }, TREE);
    const { _id: cups } = await site.client.categories.createCategory(
      { name: "Cups", parentCategory: { _id: table } },
      TREE,
    );
    const appId = "215238eb-22a5-4c36-9e7b-e7c08025e04e";
    await site.client.categories.bulkAddItemsToCategory(cups, [{ appId, catalogItemId: mug }], TREE);
    const inCups = () =>
      Promise.all(
        [mug, bowl].map(async (id) =>
          (await read(id)).directCategoriesInfo?.categories?.some(({ _id }) => _id === cups),
        ),
      );
    const { user, dialog } = await opened("Categories");
    const category = dialog.getByLabelText("Category");
    await dialog.findByRole("option", { name: "Table › Cups" });
    expect(dialog.queryByRole("option", { name: "All products" })).not.toBeInTheDocument();
    await user.selectOptions(category, "Table › Cups");
    await user.click(dialog.getByRole("button", { name: "Show what will change" }));
    expect(await dialog.findByText("1 product will be added to Table › Cups.")).toBeInTheDocument();
    expect(dialog.getByText("1 is in it already.")).toBeInTheDocument();
    expect(await inCups()).toEqual([true, false]);
    await user.click(dialog.getByRole("button", { name: "Add to the category" }));
    await waitFor(async () => {
      expect(await inCups()).toEqual([true, true]);
    });
    await undo(user);
    await waitFor(async () => {
      expect(await inCups()).toEqual([true, false]);
    });
  });
});

it("all matching products are hidden after a count, more than a page of them, and Undo shows only those", async () => {
  const price = { actualPrice: { amount: "1.00" } };
  const many = Array.from({ length: 50 }, (_, index) => ({
    ...{ name: `Cup ${index}`, productType: "PHYSICAL" as const, physicalProperties: {} },
    variantsInfo: { variants: [{ price, physicalProperties: {} }] },
  }));
  await site.client.productsV3.bulkCreateProducts(many);
  await made("Jug", "5.00", false);
  const visible = async () => (await site.client.productsV3.countProducts({ filter: { visible: true } })).count;
  const { user } = show();
  await user.click(await screen.findByRole("checkbox", { name: "Select Bowl" }));
  await user.click(screen.getByRole("button", { name: "Show or hide all that match" }));
  const dialog = within(screen.getByRole("dialog", { name: "Show or hide all that match" }));
  await user.click(await dialog.findByRole("radio", { name: "All that match the filters (53)" }));
  await user.selectOptions(dialog.getByLabelText("What to do"), "Hide from the shop");
  await user.click(dialog.getByRole("button", { name: "Show what will change" }));
  expect(await dialog.findByText("52 products will be hidden.")).toBeInTheDocument();
  expect(dialog.getByText("1 is hidden already.")).toBeInTheDocument();
  expect(await visible()).toBe(52);
  await user.click(dialog.getByRole("button", { name: "Hide from the shop" }));
  await waitFor(async () => {
    expect(await visible()).toBe(0);
  });
  await undo(user);
  await waitFor(async () => {
    expect(await visible()).toBe(52);
  });
});

it("a bulk dialog shows failed categories and counts with a retry", async () => {
  await site.client.categories.createCategory({ name: "Cups" }, TREE);
  // The list counts, too.
  site.answer(/\/products\/count$/, {}, 501);
  const user = await allSelected();
  for (const path of [/\/categories\/query$/, /\/products\/count$/]) site.answer(path, {}, 501);
  await user.click(screen.getByRole("button", { name: "Categories" }));
  const dialog = within(screen.getByRole("dialog", { name: "Categories" }));
  expect(await dialog.findByText(/^The categories could not be loaded\./)).toBeInTheDocument();
  expect(await dialog.findByText(/^The products that match the filters could not be counted\./)).toBeInTheDocument();
  expect(dialog.getByRole("button", { name: "Show what will change" })).toHaveAttribute("aria-disabled", "true");
  for (const again of dialog.getAllByRole("button", { name: "Try again" })) await user.click(again);
  expect(await dialog.findByRole("option", { name: "Cups" })).toBeInTheDocument();
  expect(await dialog.findByRole("radio", { name: "All that match the filters (2)" })).toBeInTheDocument();
});

describe("the switch of a product", () => {
  const toggle = () => screen.findByRole("switch", { name: "Bowl is shown in the shop" });

  it("ignores a second click while its change is being saved", async () => {
    const { user } = show();
    const { letGo } = site.hold(BULK);
    await user.dblClick(await toggle());
    expect(await toggle()).toHaveAttribute("aria-disabled", "true");
    letGo();
    await waitFor(async () => {
      expect(await toggle()).not.toBeChecked();
    });
    await site.settled();
    expect(await read(bowl)).toMatchObject({ visible: false, revision: "2" });
  });

  it("shows a refused change", async () => {
    const { user } = show();
    await toggle();
    await site.client.productsV3.updateProduct(bowl, { name: "Basin", revision: "1" });
    await user.click(await toggle());
    expect(await screen.findByText("The products were not changed.")).toBeInTheDocument();
    expect(await screen.findByText(/Someone else has changed it in the meantime\./)).toBeInTheDocument();
    expect(await read(bowl)).toMatchObject({ visible: true });
  });
});
