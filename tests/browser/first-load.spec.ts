/** The JavaScript of a first visit, by the build's own lists: which modules, and how many bytes. */
import { bytesOf, chunksOf, modulesOf } from "./support/build.ts";
import { expect, test } from "./support/test.ts";

const EVERY_PAGE = ["index.html", "src/boot/show.tsx", "src/locales/en/shop.po"];

interface FirstVisit {
  /** The page's own modules and texts. */
  entries: string[];
  /** The bytes of all its files, each compressed by brotli 11. A build may exceed them by `ROOM`. */
  bytes: number;
  /** The greatest number of its files. */
  files: number;
}

const VISITS: Readonly<Record<string, FirstVisit>> = {
  home: { entries: ["src/pages/home.tsx"], bytes: 112_370, files: 15 },
  product: { entries: ["src/pages/product.tsx", "src/locales/en/product.po"], bytes: 129_860, files: 25 },
  list: { entries: ["src/pages/collection.tsx", "src/locales/en/list.po"], bytes: 123_590, files: 20 },
  cart: { entries: ["src/pages/cart.tsx", "src/locales/en/cart.po"], bytes: 130_290, files: 18 },
};
const ROOM = 0.01;

/** The code of calls to the platform, and of the owner. */
const CALLS = [
  ["the driver", /^\.\.\/wasm\/pkg\/sdk\/drive\//],
  ["calls", /^\.\.\/wasm\/pkg\/(?:sdk\/call\.|generated\/(?:endpoints|modules))/],
  ["conversions", /^\.\.\/wasm\/pkg\/(?:sdk\/convert\/|generated\/conversions)/],
  ["catalog or cart V1", /-v1[./]/],
  ["the catalog's reader", /catalog-view\/(?:api-|from-|detect|collections|parts)/],
  ["editors", /^\.\.\/wasm\/pkg\/owner\//],
  ["the console", /^src\/console\//],
] as const;
/** The code of forms, which other pages have. */
const FORMS = [
  ["forms", /^src\/(?:ui\/(?:form\/|SelectField|Field|TextField|TextAreaField|RegionField)|lib\/(?:typed|countries))/],
] as const;

for (const [name, { entries, bytes, files }] of Object.entries(VISITS)) {
  test(`a first visit of ${name} loads only what it shows, in its budget of bytes and files`, { tag: "@core" }, () => {
    const chunks = chunksOf([...EVERY_PAGE, ...entries]);
    const loaded = chunks.flatMap(modulesOf);
    expect(loaded).toContain("src/main.tsx");
    for (const [what, pattern] of name === "home" ? [...CALLS, ...FORMS] : CALLS) {
      expect(
        loaded.filter((module) => pattern.test(module)),
        what,
      ).toEqual([]);
    }
    const size = chunks.reduce((sum, chunk) => sum + bytesOf(chunk), 0);
    expect(chunks.length).toBeLessThanOrEqual(files);
    expect(size).toBeLessThanOrEqual(bytes * (1 + ROOM));
  });
}

test("the code that shows a missing file loads without npm's code and the store's", { tag: "@core" }, () => {
  expect(chunksOf(["index.html"]).map(({ name }) => name)).toEqual(["index", "start"]);
});
