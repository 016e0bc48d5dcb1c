import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderConsole } from "../test/renderConsole";
import { searchOf } from "./queries";
import { ProductsPage } from ".";

const product = (id: string, visible: boolean) => ({ _id: id, name: `The ${id}`, slug: id, revision: "1", visible });

function show(results: object[][]) {
  const client = {
    productsV3: {
      searchProducts: vi.fn(() => Promise.resolve({ products: [product("mug", true), product("bowl", false)] })),
      bulkUpdateProducts: vi.fn(() => Promise.resolve({ results: results.shift() ?? [] })),
    },
  };
  return { client, ...renderConsole("/owner/products", "/owner/products", <ProductsPage />, client) };
}

describe("the products", () => {
  it("are hidden in bulk, and Undo shows only those that were visible before", async () => {
    const done = (revision: string) => [{ itemMetadata: { _id: "mug", success: true }, item: { revision } }];
    const { client, user } = show([done("2"), done("3")]);
    await user.click(await screen.findByRole("checkbox", { name: "Select all on this page" }));
    await user.click(screen.getByRole("button", { name: "Hide from the shop" }));
    expect(client.productsV3.bulkUpdateProducts).toHaveBeenCalledWith(
      [{ product: { _id: "mug", revision: "1", visible: false } }],
      { returnEntity: true },
    );
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => {
      expect(client.productsV3.bulkUpdateProducts).toHaveBeenLastCalledWith(
        [{ product: { _id: "mug", revision: "2", visible: true } }],
        { returnEntity: true },
      );
    });
  });

  it("ignore a second click while a change is being saved", async () => {
    const { client, user } = show([]);
    client.productsV3.bulkUpdateProducts.mockReturnValue(new Promise(() => undefined));
    const bowl = await screen.findByRole("switch", { name: "The bowl is shown in the shop" });
    await user.dblClick(bowl);
    expect(client.productsV3.bulkUpdateProducts).toHaveBeenCalledTimes(1);
    expect(bowl).toHaveAttribute("aria-disabled", "true");
  });

  it("show a refused change", async () => {
    const error = { code: "INVALID_REVISION", description: "Outdated" };
    const { user } = show([[{ itemMetadata: { _id: "bowl", success: false, error } }]]);
    await user.click(await screen.findByRole("switch", { name: "The bowl is shown in the shop" }));
    expect(await screen.findByText("The products were not changed.")).toBeInTheDocument();
  });
});

it("products can be filtered by visibility and stock", () => {
  const every = { q: "", shown: "", stock: "", sort: "" };
  expect(searchOf({ ...every, stock: "constructor", sort: "constructor" })).toEqual({ text: "" });
  expect(searchOf({ ...every, shown: "no", stock: "out" })).toEqual({ text: "", visible: false, stock: "out" });
});
