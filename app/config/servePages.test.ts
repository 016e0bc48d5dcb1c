import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { frameFile, pageFile } from "./servePages.ts";

const folder = mkdtempSync(join(tmpdir(), "pages-"));
const pages = join(folder, "pages");
mkdirSync(join(pages, "product", "mug"), { recursive: true });
writeFileSync(join(pages, "product", "mug", "index.html"), "");
writeFileSync(join(pages, "index.html"), "");
writeFileSync(join(pages, "sitemap.xml"), "");
writeFileSync(join(folder, "secret.txt"), "");
mkdirSync(join(pages, "de"));
writeFileSync(join(pages, "frame.html"), "");
writeFileSync(join(pages, "de", "frame.html"), "");

afterAll(() => {
  rmSync(folder, { recursive: true });
});

it.each([
  ["/", "index.html"],
  ["/product/mug", "product/mug/index.html"],
  ["/product/mug/", "product/mug/index.html"],
  ["/sitemap.xml", "sitemap.xml"],
])("%s is %s", (address, file) => {
  expect(pageFile(pages, address)).toBe(join(pages, ...file.split("/")));
});

it.each(["/product/mug?colour=Oat", "/product", "/nowhere", "/../secret.txt", "/%2e%2e/secret.txt", "/%", "/%00"])(
  "%s is not there",
  (address) => {
    expect(pageFile(pages, address)).toBeUndefined();
  },
);

it.each([
  ["/search?q=mug", "frame.html"],
  ["/de/search?q=mug", "de/frame.html"],
  ["/de", "de/frame.html"],
  ["/desk", "frame.html"],
  ["/../de", "frame.html"],
])("%s is made in %s", (address, file) => {
  expect(frameFile(pages, address)).toBe(join(pages, ...file.split("/")));
});
