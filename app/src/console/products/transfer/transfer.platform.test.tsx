import { act, screen, waitFor, within } from "@testing-library/react";
import { toast } from "sonner";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ProductsPage } from "..";
import { platformOfFile, refusal } from "../../test/onPlatform";
import { savedFiles } from "../../test/savedFiles";
import { ImportPage } from "./ImportPage";

const site = platformOfFile({ seed: "empty" });

describe("a file of goods", () => {
  const IMPORT = /\?dryRun=/;

  const HEAD = "slug,name,type,visible,description,brand,choices,sku,barcode,price,stock";

  async function show(file: File, session?: { simulated: boolean }) {
    const shown = site.show("/import", "/import", <ImportPage />, session);
    await shown.user.upload(screen.getByLabelText("Choose a CSV file"), file);
    return shown;
  }

  const fileOf = (...lines: string[]) => new File([[HEAD, ...lines].join("\n")], "goods.csv");

  /** The bytes of a text in Windows-1252. */
  const inWindows = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

  /** Imports lines that the platform takes. */
  async function imported(count: number, ...lines: string[]) {
    const { user, unmount } = await show(fileOf(...lines));
    await user.click(await screen.findByRole("button", { name: `Import ${count} products` }));
    expect(await screen.findByRole("region", { name: "Imported" })).toBeInTheDocument();
    expect(screen.getByText(`${count} new products`)).toBeInTheDocument();
    unmount();
  }

  const slugs = async () =>
    (await site.client.productsV3.queryProducts().limit(100).find()).items.map(({ slug }) => slug).toSorted();

  describe("the import", () => {
    it("shows what the platform would do, and then imports the same file", async () => {
      await imported(
        5,
        "shirt,Top,physical,yes,<p>a</p>,Fell,Size=S,,,5.00,5",
        "shirt,,,,,,Size=M,,,5.00,7",
        "cap,Cap,physical,yes,,,Colour=Sea [#000000],,,9.00,1",
        ...["tea", "jam", "oil"].map((slug, index) => `${slug},${slug},physical,yes,,,,,4${index},3.00,2`),
      );
      const lines = [
        `${HEAD},shelf`,
        "mug,Caf\u00e9 mug,physical,yes,,,Glaze=Ash,,,12.00,1,",
        "mug,,,,,,Glaze=Moss,,,12.00,1,",
        "shirt,Shirt,physical,no,<p>b</p>,,Size=S,S-1,,6.00,6,",
        "shirt,,,,,,Size=M,,,6.00,yes,",
        "shirt,,,,,,Size=L,,,6.00,,",
        "cap,Cap,physical,yes,,,Colour=Sea [#112233],,,9.00,1,",
        ...["tea", "jam", "oil"].map((slug, index) => `${slug},${slug},physical,yes,,,,,4${index},3.00,2,`),
        "bad,Bad,physical,yes,,,,,,cheap,1,",
        "far,Far,physical,yes,,,,,,1.00,100000,",
        "odd,Odd",
        "cup,Cup,physical,yes,,,,,40,1.00,1,",
      ];
      const { user } = await show(new File([inWindows(lines.join("\n"))], "goods.csv"));
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
      const errors = within(screen.getByRole("region", { name: "4 errors in the file" }));
      for (const text of [
        "price: “cheap” is not a number such as 24.90",
        "stock: “100000” is not between -99999 and 99999",
        "The line does not have as many cells as the first one.",
        "Another product already has one of these barcodes.",
      ]) {
        expect(errors.getByText(text)).toBeInTheDocument();
      }
      expect(await slugs()).not.toContain("mug");
      await user.click(screen.getByRole("button", { name: "Import 3 products" }));
      const result = within(await screen.findByRole("region", { name: "Imported" }));
      expect(result.getByText("1 new product")).toBeInTheDocument();
      expect(result.getByText("2 products changed")).toBeInTheDocument();
      expect(screen.getByRole("region", { name: "4 errors in the file" })).toBeInTheDocument();
      expect(await slugs()).toEqual(["cap", "jam", "mug", "oil", "shirt", "tea"]);
      const { items } = await site.client.productsV3.queryProducts().eq("slug", "mug").find();
      expect(items[0]?.name).toBe("Caf\u00e9 mug");
    });

    it("has nothing to do if no product changes", async () => {
      const goods = ["tea", "jam"].map((slug) => `${slug},${slug},physical,yes,,,,,,3.00,2`);
      await imported(2, ...goods);
      await show(fileOf(...goods));
      expect(await screen.findByText("2 products stay as they are.")).toBeInTheDocument();
      expect(screen.getByRole("button", { name: "Nothing to import" })).toHaveAttribute("aria-disabled", "true");
    });

    it.each([
      ["a missing column", "name,price\nMug,1", "The first line has no column “slug”."],
      ["a column that is there twice", "slug,slug\nmug,mug", "The first line has the column “slug” twice."],
      ["an open quote", 'slug,name\nmug,"Mug', "A quoted cell of the file does not end."],
      ["no lines", "slug,name\n", "The file has no products."],
    ])("says in words why a file is refused: %s", async (_, file, text) => {
      await show(new File([file], "goods.csv"));
      expect(await screen.findByText(text)).toBeInTheDocument();
      expect(screen.queryByRole("button", { name: /^(Import|Try again)/ })).not.toBeInTheDocument();
    });

    it("checks a file again after a lost connection", async () => {
      site.lose(IMPORT);
      const { user } = await show(fileOf("mug,Mug,physical,yes,,,,,,1.00,1"));
      expect(await screen.findByText(/^The file could not be compared with the shop\./)).toBeInTheDocument();
      await user.click(screen.getByRole("button", { name: "Try again" }));
      expect(await screen.findByRole("button", { name: "Import 1 product" })).toBeInTheDocument();
    });

    it("is not offered on a hosted site", () => {
      site.show("/import", "/import", <ImportPage />, { simulated: false });
      expect(screen.getByText(/^Products cannot be imported here into a hosted site/)).toBeInTheDocument();
      expect(screen.queryByLabelText("Choose a CSV file")).not.toBeInTheDocument();
    });
  });

  describe("an import in batches", () => {
    const lineOf = (batch: object) => `${JSON.stringify({ bytes: 1, size: 1, ...batch })}\n`;

    /** An answer whose batches come as the test sends them. */
    const slowly = () => {
      let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
      let isCancelled = false;
      const stream = new ReadableStream<Uint8Array>({
        start: (given) => {
          controller = given;
        },
        cancel: () => {
          isCancelled = true;
        },
      });
      site.reply(IMPORT, new Response(stream));
      return {
        send: (batch: object) => controller?.enqueue(new TextEncoder().encode(lineOf(batch))),
        fail: () => controller?.error(new TypeError("no connection")),
        isCancelled: () => isCancelled,
      };
    };
    const started = async () => {
      const shown = await show(fileOf());
      await shown.user.click(await screen.findByRole("button", { name: "Import 1,500 products" }));
      return shown;
    };
    const answer = (...batches: object[]) => site.reply(IMPORT, new Response(batches.map(lineOf).join("")));

    it("shows its progress and continues after the last batch that was received", async () => {
      answer({ products: 1000, created: 1000, bytes: 1, size: 2 }, { products: 1500, created: 500 });
      const slow = slowly();
      const { user } = await started();
      act(() => slow.send({ products: 1000, created: 1000, bytes: 2, size: 3 }));
      expect(await screen.findByText("Importing: 1,000 of 1,500 products")).toBeInTheDocument();
      act(() => slow.fail());
      expect(await screen.findByText(/^The import stopped/)).toBeInTheDocument();
      expect(screen.getByText("1,000 new products")).toBeInTheDocument();
      site.reply(/\?dryRun=false&after=1000$/, new Response(lineOf({ products: 1500, created: 500 })));
      await user.click(screen.getByRole("button", { name: "Continue" }));
      expect(await screen.findByRole("region", { name: "Imported" })).toBeInTheDocument();
      expect(screen.getByText("1,500 new products")).toBeInTheDocument();
    });

    it("stops once the result of the batch in progress is known", async () => {
      answer({ products: 1500, created: 1500 });
      const slow = slowly();
      const { user } = await started();
      await user.click(screen.getByRole("button", { name: "Stop" }));
      expect(slow.isCancelled()).toBe(false);
      act(() => slow.send({ products: 1000, created: 1000, bytes: 2, size: 3 }));
      expect(await screen.findByRole("button", { name: "Continue" })).toBeInTheDocument();
      expect(screen.getByText("1,000 new products")).toBeInTheDocument();
      expect(slow.isCancelled()).toBe(true);
    });

    it("reports its result even if the screen was left in the meantime", async () => {
      answer({ products: 1500, created: 1500 });
      const slow = slowly();
      const { history } = await started();
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
  });
});

describe("the goods in a file", () => {
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
});
