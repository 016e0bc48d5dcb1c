import { screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { platformOfFile, refusal } from "../../test/onPlatform";
import { savedFiles } from "../../test/savedFiles";
import { ProductsPage } from "..";
import { ImportPage } from "./ImportPage";

const site = platformOfFile({ seed: "empty" });

const STOCK = /\/inventory-items\/search/;

const HEAD =
  "slug,name,type,visible,description,brand,ribbon,collections,media,choices,sku,barcode,price,compare_at_price,cost,weight,stock";
const GOODS = [
  'shirt,"Shirt, ""soft""",physical,yes,"<p>Soft; ""warm"",</p>\n<p>blue</p>",Fell,New,Tops,https://x.example/shirt.png; https://x.example/back.png,Size=S; Colour=Sea [#204060],S-1,40,24.90,,9.50,0.25,no',
  "shirt,,,,,,,,,Size=M; Colour=Sea [#204060],,,24.90,30.00,9.50,0.25,7",
  "cup,'=cup,digital,yes,,,,,,,,,5.00,,,,3",
  "pan,'=pan,digital,no,,,,,,,,,5.00,,,,0",
  "jug,'=jug,digital,yes,,,,,,,,,5.00,,,,-1",
];
/** Goods beyond the hundred of a page. */
const MORE = Array.from({ length: 100 }, (_, index) => `pot-${index},Pot,digital,yes,,,,,,,,,5.00,,,,4`);

/** Imports the lines of goods. */
async function goods(...lines: string[]) {
  await site.client.categories.createCategory({ name: "Tops" }, { treeReference: { appNamespace: "@wix/stores" } });
  const { host } = site.context;
  const body = new File([[HEAD, ...lines, ""].join("\r\n")], "goods.csv");
  const headers = { "content-type": "text/csv" };
  const answer = await fetch(`${host}/_console/api/_platform/products/import?dryRun=false&after=0`, {
    method: "POST",
    headers,
    body,
  });
  await answer.text();
}

const show = (query = "") => {
  const files = savedFiles();
  return { files, ...site.show("/import", `/import${query}`, <ImportPage />) };
};
const linesOf = (text = "") => text.replace(/^\ufeff/, "").split("\r\n");

afterEach(() => {
  vi.restoreAllMocks();
});

describe("the export of products", () => {
  it("is what an import of the same goods takes, with a line per variant, and escapes formulas", async () => {
    await goods(...GOODS);
    const { files, user } = show();
    await user.click(await screen.findByRole("button", { name: "Export 4 products" }));
    expect(await screen.findByText("Export finished.")).toBeInTheDocument();
    expect(files[0]?.name).toBe("products.csv");
    expect(linesOf(await files[0]?.text())).toEqual([HEAD, ...GOODS, ""]);
  });

  it("contains the products that match the list's filters", async () => {
    await goods(...GOODS);
    const { files, user } = show("?shown=no");
    expect(await screen.findByRole("radio", { name: "All products (4)" })).not.toBeChecked();
    expect(await screen.findByRole("radio", { name: "All that match the filters (1)" })).toBeChecked();
    await user.click(await screen.findByRole("button", { name: "Export 1 product" }));
    await screen.findByText("Export finished.");
    expect(linesOf(await files[0]?.text()).slice(1)).toEqual([GOODS[3], ""]);
  });

  it("has every page, and continues after a failed call", async () => {
    await goods(...GOODS, ...MORE);
    const { files, user } = show();
    const [first, second] = [site.hold(STOCK), site.hold(STOCK)];
    await user.click(await screen.findByRole("button", { name: "Export 104 products" }));
    first.letGo();
    await second.met;
    second.letGo(refusal());
    expect(await screen.findByText(/^The export stopped: 100 of 104 products\./)).toBeInTheDocument();
    expect(files).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Continue" }));
    await screen.findByText("Export finished.");
    expect(linesOf(await files[0]?.text())).toEqual([HEAD, ...GOODS, ...MORE, ""]);
  });

  it("writes no file when cancelled", async () => {
    await goods(...GOODS);
    const { files, user } = show();
    const button = await screen.findByRole("button", { name: "Export 4 products" });
    const { met, letGo } = site.hold(/\/products\/search/);
    await user.click(button);
    await met;
    expect(screen.getByRole("progressbar", { name: "Export" })).toHaveAttribute("aria-valuetext", "0 of 4 products");
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    letGo();
    expect(screen.getByRole("button", { name: "Export 4 products" })).toBeInTheDocument();
    await site.settled();
    expect(files).toEqual([]);
  });
});

it("the export of selected products has the same columns", async () => {
  await goods(...GOODS);
  const files = savedFiles();
  const { user } = site.show("/products", "/products", <ProductsPage />);
  await user.click(await screen.findByRole("checkbox", { name: "Select =cup" }));
  await user.click(screen.getByRole("button", { name: "Export as CSV" }));
  await waitFor(() => {
    expect(files).toHaveLength(1);
  });
  expect(linesOf(await files[0]?.text())).toEqual([HEAD, GOODS[2], ""]);
});
