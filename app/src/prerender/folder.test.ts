import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { isFilePath, replaceFolder, type Write } from "./folder";

const base = mkdtempSync(join(tmpdir(), "pages-"));
const folder = join(base, "pages");

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const page = (path: string, text: string) => (write: Write) => {
  write(path, text);
  return Promise.resolve();
};

it("replaceFolder replaces the old pages and leaves nothing else", async () => {
  await replaceFolder(folder, page("old/index.html", "old"));
  await replaceFolder(folder, page("/product/mug/index.html", "mug"));
  expect(readFileSync(join(folder, "product/mug/index.html"), "utf8")).toBe("mug");
  expect(existsSync(join(folder, "old"))).toBe(false);
  expect(readdirSync(base)).toEqual(["pages"]);
});

it("replaceFolder keeps the old pages when a run fails", async () => {
  await replaceFolder(folder, page("index.html", "good"));
  const failed = replaceFolder(folder, (write) => {
    write("index.html", "half");
    return Promise.reject(new Error("the platform is away"));
  });
  await expect(failed).rejects.toThrow("the platform is away");
  expect(readFileSync(join(folder, "index.html"), "utf8")).toBe("good");
  expect(readdirSync(base)).toEqual(["pages"]);
});

it("isFilePath refuses path traversal", () => {
  expect(["/product/..", "/product/.", "/brand/...", "/a/../b", "/a\\..\\b"].filter(isFilePath)).toEqual([]);
  expect(["/", "/product/tea.v2", "/product/..x"].every(isFilePath)).toBe(true);
});
