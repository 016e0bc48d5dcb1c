import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { COLLECTION } from "../../generated/bounds";
import { platformOfFile } from "../test/onPlatform";
import { CategoriesPage } from ".";

const site = platformOfFile({ catalog: "v1" });

const MUG = "Harbour Mug";
let cups: string;
beforeEach(async () => {
  const { items } = await site.client.products.queryProducts().eq("name", MUG).find();
  const { collection } = await site.client.products.createCollection({ name: "Test cups" });
  cups = collection._id;
  await site.client.products.addProductsToCollection(cups, [items[0]?._id ?? ""]);
});

const show = () => site.show("/owner/categories", "/owner/categories", <CategoriesPage />);

const goods = async () =>
  (await site.client.products.queryProducts().hasSome("collectionIds", [cups]).find()).items.map(({ name }) => name);

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
  expect(await site.client.collections.getCollection(cups)).toMatchObject({ name: longest });
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
    Array.from({ length: 100 }, (_, index) => site.client.products.createCollection({ name: `Zz ${1000 + index}` })),
  );
  const { user } = show();
  expect(await screen.findByText("test-cups")).toBeInTheDocument();
  expect(screen.queryByText("Zz 1099")).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Next page" }));
  expect(await screen.findByText("Zz 1099")).toBeInTheDocument();
});
