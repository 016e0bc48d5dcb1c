import { act, screen, waitFor, within } from "@testing-library/react";
import { toast } from "sonner";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeGoods } from "../../test/fakeGoods";
import { renderConsole } from "../../test/renderConsole";
import { ImportPage } from "./ImportPage";

describe("the import", () => {
  const sent: { query: string; file: File }[] = [];
  const answers: (() => Response | Promise<Response>)[] = [];
  beforeEach(() => {
    sent.length = 0;
    answers.length = 0;
    vi.stubGlobal(
      "fetch",
      vi.fn((address: string, { body }: RequestInit) => {
        sent.push({ query: new URL(address).search, file: body as File });
        const answer = answers.shift();
        return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError("no connection"));
      }),
    );
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  const lineOf = (batch: object) => `${JSON.stringify({ bytes: 1, size: 1, ...batch })}\n`;
  const answerWith = (...batches: object[]) => answers.push(() => new Response(batches.map(lineOf).join("")));
  const refuseWith = (code: string, data: object = {}) =>
    answers.push(() => {
      const details = { applicationError: { code, description: "no", data } };
      return Response.json({ message: "no", details }, { status: 400 });
    });

  /** An answer whose batches come one by one. */
  const answerSlowly = () => {
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    const cancel = vi.fn();
    const stream = new ReadableStream<Uint8Array>({
      start: (given) => {
        controller = given;
      },
      cancel,
    });
    answers.push(() => new Response(stream));
    return {
      send: (batch: object) => controller?.enqueue(new TextEncoder().encode(lineOf(batch))),
      fail: () => controller?.error(new TypeError("no connection")),
      cancel,
    };
  };

  const show = async () => {
    const shown = renderConsole("/import", "/import", <ImportPage />, fakeGoods([]));
    await shown.user.upload(screen.getByLabelText("Choose a CSV file"), new File(["slug,price\n"], "goods.csv"));
    return shown;
  };
  const start = async (count: number) => {
    const shown = await show();
    await shown.user.click(
      await screen.findByRole("button", { name: `Import ${count.toLocaleString("en")} products` }),
    );
    return shown;
  };

  it("shows what the platform would do, and then imports the same file", async () => {
    const result = {
      ...{ products: 7, created: 1, updated: 2, unchanged: 3 },
      new: [{ line: 2, slug: "mug", name: "Mug", variants: 2 }],
      changes: [
        {
          ...{ line: 4, slug: "shirt", name: "Shirt" },
          cells: [
            { column: "name", before: "Top", after: "Shirt" },
            { column: "visible", before: "yes", after: "no" },
            { column: "description", before: "<p>a</p>", after: "<p>b</p>" },
            { column: "brand", before: "Fell", after: "" },
            { column: "choices", before: "", after: "Size=L" },
            { column: "sku", choices: "Size=S", before: "", after: "S-1" },
            { column: "price", choices: "Size=S", before: "5.00", after: "6.00" },
            { column: "price", choices: "Size=M", before: "5.00", after: "6.00" },
            { column: "stock", choices: "Size=S", before: "5", after: "6" },
            { column: "stock", choices: "Size=M", before: "7", after: "yes" },
          ],
        },
        {
          ...{ line: 7, slug: "cap", name: "Cap" },
          cells: [{ column: "choices", before: "Colour=Sea [#000]", after: "Colour=Sea [#111]" }],
        },
      ],
      refusals: [
        { line: 8, slug: "bad", column: "price", text: "cheap", why: "number", reason: "no" },
        { line: 9, slug: "far", column: "stock", text: "100000", why: "stockRange", reason: "no" },
        { line: 10, slug: "odd", why: "cells", reason: "no" },
        { line: 11, slug: "cup", why: "BARCODE_ALREADY_EXIST_ERROR", reason: "no" },
      ],
      ...{ unknown: ["shelf"], encoding: "windows-1252" },
    };
    answerWith(result);
    const { user } = await show();
    const changed = await screen.findByRole("region", { name: "2 products change" });
    const texts = [
      ...["Name: Top → Shirt", "In the shop: Shown → Hidden", "Description: replaced", "Brand: Fell → –"],
      ...["1 new variant", "SKU: – → S-1 (Size=S)", "Price: $5.00 → $6.00", "Stock: 2 variants"],
    ];
    expect(within(changed).getByText(texts.join(" · "))).toBeInTheDocument();
    expect(within(changed).getByText("Colours of the choices: replaced")).toBeInTheDocument();
    const created = screen.getByRole("region", { name: "1 product is new" });
    expect(within(created).getByText("2 variants")).toBeInTheDocument();
    expect(screen.getByText("3 products stay as they are.")).toBeInTheDocument();
    expect(screen.getByText("These columns are ignored: shelf.")).toBeInTheDocument();
    expect(screen.getByText(/^The file is not in UTF-8: it was read as WINDOWS-1252/)).toBeInTheDocument();
    const errors = screen.getByRole("region", { name: "4 errors in the file" });
    for (const text of [
      "price: “cheap” is not a number such as 24.90",
      "stock: “100000” is not between -99999 and 99999",
      "The line does not have as many cells as the first one.",
      "Another product already has one of these barcodes.",
    ]) {
      expect(within(errors).getByText(text)).toBeInTheDocument();
    }
    answerWith(result);
    await user.click(screen.getByRole("button", { name: "Import 3 products" }));
    const imported = await screen.findByRole("region", { name: "Imported" });
    expect(within(imported).getByText("1 new product")).toBeInTheDocument();
    expect(within(imported).getByText("2 products changed")).toBeInTheDocument();
    expect(screen.getByRole("region", { name: "4 errors in the file" })).toBeInTheDocument();
    expect(sent.map(({ query, file }) => [query, file.name])).toEqual([
      ["?dryRun=true&after=0", "goods.csv"],
      ["?dryRun=false&after=0", "goods.csv"],
    ]);
  });

  it("has nothing to do if no product changes", async () => {
    answerWith({ products: 5, unchanged: 5 });
    await show();
    expect(await screen.findByText("5 products stay as they are.")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Nothing to import" })).toHaveAttribute("aria-disabled", "true");
  });

  it("shows its progress and continues after the last batch that it received", async () => {
    answerWith({ products: 1000, created: 1000, bytes: 1, size: 2 }, { products: 1500, created: 500 });
    const slow = answerSlowly();
    const { user } = await start(1500);
    act(() => slow.send({ products: 1000, created: 1000, bytes: 2, size: 3 }));
    expect(await screen.findByText("Importing: 1,000 of 1,500 products")).toBeInTheDocument();
    act(() => slow.fail());
    expect(await screen.findByText(/^The import stopped/)).toBeInTheDocument();
    expect(screen.getByText("1,000 new products")).toBeInTheDocument();
    answerWith({ products: 1500, created: 500 });
    await user.click(screen.getByRole("button", { name: "Continue" }));
    expect(await screen.findByRole("region", { name: "Imported" })).toBeInTheDocument();
    expect(screen.getByText("1,500 new products")).toBeInTheDocument();
    expect(sent.at(-1)?.query).toBe("?dryRun=false&after=1000");
  });

  it("stops once the result of the batch in progress is known", async () => {
    answerWith({ products: 1500, created: 1500 });
    const slow = answerSlowly();
    const { user } = await start(1500);
    await user.click(screen.getByRole("button", { name: "Stop" }));
    expect(slow.cancel).not.toHaveBeenCalled();
    act(() => slow.send({ products: 1000, created: 1000, bytes: 2, size: 3 }));
    expect(await screen.findByRole("button", { name: "Continue" })).toBeInTheDocument();
    expect(screen.getByText("1,000 new products")).toBeInTheDocument();
    expect(slow.cancel).toHaveBeenCalled();
  });

  it("reports its result even if the screen was left in the meantime", async () => {
    answerWith({ products: 1500, created: 1500 });
    const slow = answerSlowly();
    const { history } = await start(1500);
    expect(window.dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(false);
    const notify = vi.spyOn(toast, "error");
    act(() => {
      history.navigate("/");
    });
    slow.send({ products: 1000, created: 1000, bytes: 2, size: 3 });
    const left =
      "The import stopped when you left it: 1,000 of 1,500 products are imported. Import the file again for the rest.";
    await waitFor(() => {
      expect(notify).toHaveBeenCalledWith(left, expect.anything());
    });
  });

  it.each([
    ["CSV_COLUMN_MISSING", "The first line has no column “slug”."],
    ["CSV_COLUMN_TWICE", "The first line has the column “slug” twice."],
    ["CSV_QUOTE_OPEN", "A quoted cell of the file does not end."],
    ["CSV_EMPTY", "The file has no products."],
  ])("says in words why a file is refused by %s", async (code, text) => {
    refuseWith(code, { column: "slug" });
    await show();
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /^(Import|Try again)/ })).not.toBeInTheDocument();
  });

  it("checks a file again after a lost connection", async () => {
    const { user } = await show();
    expect(await screen.findByText(/^The file could not be compared with the shop\./)).toBeInTheDocument();
    answerWith({ products: 1, created: 1 });
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("button", { name: "Import 1 product" })).toBeInTheDocument();
  });
});

it("the import is not offered on a hosted site", () => {
  renderConsole("/import", "/import", <ImportPage />, fakeGoods([]), { simulated: false });
  expect(screen.getByText(/^Products cannot be imported here into a hosted site/)).toBeInTheDocument();
  expect(screen.queryByLabelText("Choose a CSV file")).not.toBeInTheDocument();
});
