import { screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { fakeGoods, plain, SHIRT } from "../../test/fakeGoods";
import { renderConsole } from "../../test/renderConsole";
import { savedFiles } from "../../test/savedFiles";
import { ProductsPage } from "..";
import spec from "../../../../../contract/transfer.json";
import { csvOf } from "../../kit/list/csv";
import { ImportPage } from "./ImportPage";
import { choicesText, listText } from "./lists";

const GOODS = [SHIRT, plain("cup"), plain("pot", true, 4), plain("pan", false, 0), plain("jug", true, -1)];

function show(goods = GOODS, query = "") {
  const client = fakeGoods(goods);
  return { client, files: savedFiles(), ...renderConsole("/import", `/import${query}`, <ImportPage />, client) };
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe("the export of products", () => {
  it("has a row per variant in the platform's columns", async () => {
    const { client, files, user } = show();
    await user.click(await screen.findByRole("button", { name: "Export 5 products" }));
    expect(await screen.findByText("Export finished.")).toBeInTheDocument();
    expect(client.productsV3.searchProducts).toHaveBeenCalledTimes(3);
    expect(client.productsV3.searchProducts.mock.calls[0]?.[0]).toMatchObject({ sort: [{ fieldName: "createdDate" }] });
    expect(files[0]?.name).toBe("products.csv");
    const text = (await files[0]?.text())?.replace(/^\ufeff/, "");
    expect(text?.split("\r\n")).toEqual([
      "slug,name,type,visible,description,brand,ribbon,collections,media,choices,sku,barcode,price,compare_at_price,cost,weight,stock",
      'shirt,"Shirt, ""soft""",physical,yes,"<p>Soft; ""warm"",</p>\n<p>blue</p>",Fell,New,Tops,/media/shirt.webp; https://else.example/film.jpg,Size=S; Colour=Sea [#204060],S-1,40,24.90,,9.50,0.25,no',
      "shirt,,,,,,,,,Size=M; Colour=Sea [#204060],,,24.90,30.00,9.50,0.25,7",
      "cup,'=cup,digital,yes,,,,,,,,,5.00,,,,3",
      "pot,'=pot,digital,yes,,,,,,,,,5.00,,,,4",
      "pan,'=pan,digital,no,,,,,,,,,5.00,,,,0",
      "jug,'=jug,digital,yes,,,,,,,,,5.00,,,,-1",
      "",
    ]);
  });

  it("contains the products that match the list's filters", async () => {
    const { files, user } = show(GOODS, "?shown=no");
    expect(await screen.findByRole("radio", { name: "All products (5)" })).not.toBeChecked();
    expect(screen.getByRole("radio", { name: "All that match the filters (1)" })).toBeChecked();
    await user.click(await screen.findByRole("button", { name: "Export 1 product" }));
    await screen.findByText("Export finished.");
    expect(await files[0]?.text()).toMatch(/^[^\n]*\r\npan,[^\n]*\r\n$/);
  });

  it("continues after a failed call", async () => {
    const { client, files, user } = show();
    client.inventoryItemsV3.searchInventoryItems
      .mockImplementationOnce(client.inventoryItemsV3.searchInventoryItems.getMockImplementation() ?? vi.fn())
      .mockRejectedValueOnce(new TypeError("no connection"));
    await user.click(await screen.findByRole("button", { name: "Export 5 products" }));
    expect(await screen.findByText(/^The export stopped: 2 of 5 products\./)).toBeInTheDocument();
    expect(files).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Continue" }));
    await screen.findByText("Export finished.");
    const slugs = ((await files[0]?.text()) ?? "").split("\r\n").map((line) => line.split(",")[0]);
    expect(slugs.slice(1, -1)).toEqual(["shirt", "shirt", "cup", "pot", "pan", "jug"]);
  });

  it("writes no file when cancelled", async () => {
    const { client, files, user } = show();
    const answer: { send: () => void } = { send: () => undefined };
    client.productsV3.searchProducts.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answer.send = () => {
            resolve({ products: [], pagingMetadata: { cursors: {} } });
          };
        }),
    );
    await user.click(await screen.findByRole("button", { name: "Export 5 products" }));
    const progress = screen.getByRole("progressbar", { name: "Export" });
    expect(progress).toHaveAttribute("aria-valuetext", "0 of 5 products");
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    answer.send();
    expect(screen.getByRole("button", { name: "Export 5 products" })).toBeInTheDocument();
    await waitFor(() => {
      expect(client.readOnlyVariantsV3.searchVariants).not.toHaveBeenCalled();
    });
    expect(files).toEqual([]);
  });
});

it("the export of selected products has the same columns", async () => {
  const files = savedFiles();
  const { user } = renderConsole("/products", "/products", <ProductsPage />, fakeGoods(GOODS));
  await user.click(await screen.findByRole("checkbox", { name: "Select =cup" }));
  await user.click(screen.getByRole("button", { name: "Export as CSV" }));
  await waitFor(() => {
    expect(files).toHaveLength(1);
  });
  expect((await files[0]?.text())?.split("\r\n").slice(1)).toEqual(["cup,'=cup,digital,yes,,,,,,,,,5.00,,,,3", ""]);
});

it.each(spec.written)("$text is written as in the platform's export", ({ text, cell, entries, choices }) => {
  if (cell !== undefined) expect(csvOf([[cell]])).toBe(csvOf([["x"]]).replace("x", text));
  if (entries) expect(listText(entries)).toBe(text);
  if (choices) expect(choicesText(choices)).toBe(text);
});
