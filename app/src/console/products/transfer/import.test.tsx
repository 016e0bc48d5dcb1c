import { act, screen, waitFor, within } from "@testing-library/react";
import { toast } from "sonner";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeGoods, type Item, SHIRT } from "../../test/fakeGoods";
import { renderConsole } from "../../test/renderConsole";
import { batchesOf, readGoods } from "./goods";
import { ImportPage } from "./ImportPage";

const HEAD = "slug,name,price,choices,visible,stock";

const readText = (text: string) => readGoods(new TextEncoder().encode(text), 2);
const list = (text: string) => {
  const { list: read } = readText(text);
  if (!read) throw new Error("no list of goods");
  return read;
};

describe("a product list file", () => {
  it("groups the rows of a product under the line number of the first row", () => {
    const { goods, flaws, unknown } = list(
      `${HEAD},colour\nmug,"Mug\nlarge",12.50,Size=L,yes,3,x\nmug,,11,Size=S,,no,\ncup,Cup,4,,no,,\n`,
    );
    expect(goods.map(({ line, rows }) => [line, rows.length])).toEqual([
      [2, 2],
      [5, 1],
    ]);
    expect(goods[0]?.rows[1]).toEqual({
      slug: "mug",
      name: "",
      price: "11",
      choices: "Size=S",
      visible: "",
      stock: "no",
    });
    expect(flaws).toEqual([]);
    expect(unknown).toEqual(["colour"]);
  });

  it("is refused if empty or malformed", () => {
    expect(readText("")).toEqual({ problem: "empty" });
    expect(readText('slug,name,price\n"a,b,1')).toEqual({ problem: "quotes" });
  });

  it("is split into batches within the call's limits", () => {
    const many = Array.from({ length: 250 }, (_, line) => ({ line, rows: [{ slug: String(line) }] }));
    expect(batchesOf(many).map((batch) => batch.length)).toEqual([100, 100, 50]);
    const wide = many.slice(0, 3).map(({ line }) => ({ line, rows: Array.from({ length: 600 }, () => ({})) }));
    expect(batchesOf(wide).map((batch) => batch.length)).toEqual([1, 1, 1]);
    const long = many.slice(0, 3).map(({ line }) => ({ line, rows: [{ description: "x".repeat(90_000) }] }));
    expect(batchesOf(long).map((batch) => batch.length)).toEqual([2, 1]);
  });
});

describe("the import", () => {
  const answers: (() => Response)[] = [];
  const sent: { line: number }[][] = [];
  beforeEach(() => {
    answers.length = 0;
    sent.length = 0;
    vi.stubGlobal(
      "fetch",
      vi.fn((_: string, { body }: RequestInit) => {
        sent.push(JSON.parse(body as string) as { line: number }[]);
        const answer = answers.shift();
        return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError("no connection"));
      }),
    );
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  const answerWith = (created: number, updated: number, refusals: object[] = []) =>
    answers.push(() => Response.json({ created, updated, refused: refusals.length, refusals }));

  const known = (): Item => ({
    product: { _id: "p0", slug: "p0", visible: true, name: "Old" },
    variants: [{ variantId: "v0", price: { actualPrice: { amount: "5.00" } }, stock: { inStock: true } }],
  });
  const show = async (text: string, items = [known()]) => {
    const shown = renderConsole("/import", "/import", <ImportPage />, fakeGoods(items));
    await shown.user.upload(screen.getByLabelText("Choose a CSV file"), new File([text], "goods.csv"));
    return shown;
  };
  const goods = (count: number) =>
    [HEAD, ...Array.from({ length: count }, (_, index) => `p${index},Name ${index},6,,yes,`)].join("\n");

  it("previews new and changed products before sending anything", async () => {
    const { user } = await show(`${goods(2)}\nbad,Bad,cheap,,,`);
    const replaced = await screen.findByRole("region", { name: "1 product changes" });
    expect(within(replaced).getByText("Name: Old → Name 0 · Price: $5.00 → $6.00")).toBeInTheDocument();
    expect(within(screen.getByRole("region", { name: "1 product is new" })).getByText("Name 1")).toBeInTheDocument();
    const errors = screen.getByRole("region", { name: "1 error in the file" });
    expect(within(errors).getByText("Line 4")).toBeInTheDocument();
    expect(within(errors).getByText("price: “cheap” is not a number such as 24.90")).toBeInTheDocument();
    expect(sent).toEqual([]);
    answerWith(1, 0, [
      { line: 2, slug: "p0", why: "BARCODE_ALREADY_EXIST_ERROR", reason: "Another product has the barcode 123" },
      { line: 3, slug: "p1", column: "stock", why: "stockRange", reason: "stock “100000” is not between" },
    ]);
    await user.click(screen.getByRole("button", { name: "Import 2 products" }));
    const result = await screen.findByRole("region", { name: "Imported" });
    expect(within(result).getByText("1 new product")).toBeInTheDocument();
    expect(within(result).getByText("Another product already has one of these barcodes.")).toBeInTheDocument();
    expect(within(result).getByText("stock: is not between -99999 and 99999")).toBeInTheDocument();
    expect(sent.map((batch) => batch.map(({ line }) => line))).toEqual([[2, 3]]);
  });

  it("previews each product's changes by column", async () => {
    const columns =
      "slug,name,type,visible,brand,ribbon,collections,media,choices,sku,price,compare_at_price,cost,weight,stock";
    await show(
      [
        columns,
        'shirt,"Shirt, ""soft""",digital,yes,,New,Tops;Sale,,Colour=Sea;Size=S,S-1,24.9,,9.5,0.25,5',
        "shirt,,,,,,,,Size=M;Colour=Sea,M-1,24.900,30,9.50,0.25,7",
        "p0,Old,,TRUE,,,,,,,5,6,,,no",
      ].join("\n"),
      [SHIRT, known()],
    );
    const replaced = await screen.findByRole("region", { name: "2 products change" });
    expect(
      within(replaced).getByText(
        [
          "Type: physical → digital",
          "Brand: Fell → –",
          "Categories: Tops → Tops; Sale",
          "Pictures: replaced",
          "SKU: 1 variant",
          "Stock: 1 variant",
        ].join(" · "),
      ),
    ).toBeInTheDocument();
    expect(within(replaced).getByText("Compare-at price: – → $6.00 · Stock: yes → no")).toBeInTheDocument();
  });

  it("continues with the failed batch and sends no batch twice", async () => {
    const { user } = await show(goods(150));
    answerWith(99, 1);
    await user.click(await screen.findByRole("button", { name: "Import 150 products" }));
    expect(await screen.findByText(/^The import stopped/)).toBeInTheDocument();
    expect(screen.getByText("99 new products")).toBeInTheDocument();
    answerWith(50, 0);
    await user.click(screen.getByRole("button", { name: "Continue" }));
    expect(await screen.findByText("149 new products")).toBeInTheDocument();
    expect(sent.map(([first, ...rest]) => [first?.line, rest.length + 1])).toEqual([
      [2, 100],
      [102, 50],
      [102, 50],
    ]);
  });

  it("reports its result even if the screen was left in the meantime", async () => {
    const shown = await show(goods(150));
    let answer: () => void = () => undefined;
    vi.mocked(fetch).mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answer = () => {
            resolve(Response.json({ created: 99, updated: 1, refused: 0, refusals: [] }));
          };
        }),
    );
    await shown.user.click(await screen.findByRole("button", { name: "Import 150 products" }));
    expect(window.dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(false);
    const notify = vi.spyOn(toast, "error");
    await act(() => shown.router.navigate("/"));
    answer();
    const left =
      "The import stopped when you left it: 100 of 150 products are imported. Import the file again for the rest.";
    await waitFor(() => {
      expect(notify).toHaveBeenCalledWith(left, expect.anything());
    });
    expect(sent).toEqual([]);
  });

  it("shows why a file cannot be read", async () => {
    await show("name,price\nMug,5");
    expect(await screen.findByText("The first line has no column “slug”.")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /^Import/ })).not.toBeInTheDocument();
  });
});

it("the import is not offered on a hosted site", () => {
  renderConsole("/import", "/import", <ImportPage />, fakeGoods([]), { simulated: false });
  expect(screen.getByText(/^Products cannot be imported here into a hosted site/)).toBeInTheDocument();
  expect(screen.queryByLabelText("Choose a CSV file")).not.toBeInTheDocument();
});
