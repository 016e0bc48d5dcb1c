/** The shop's own pages: Markdown files of `shop-pages`, one for each language, as modules with their title and HTML. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { marked } from "marked";
import type { Plugin } from "vite";
import { type Shop, shop } from "./shop.ts";

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), "..", "shop-pages");
const TITLES = "virtual:shop-pages";

export interface ShopPage {
  title: string;
  html: string;
}

/** A page from its Markdown. The first heading is its title; links within the store get the page's language. */
export function pageOf(markdown: string, language: string): ShopPage {
  const [, title = "", text = ""] = /^#\s+(.+)(?:\n([^]*))?$/.exec(markdown.trimStart()) ?? [];
  if (!title) throw new Error("The page does not begin with a heading, such as “# Returns”");
  const prefix = language === "en" ? "" : `/${language}`;
  const html = marked.parse(text, { async: false }).replaceAll(' href="/', ` href="${prefix}/`);
  return { title: title.trim(), html };
}

/** The titles of the pages by language, in the order of `shop.json`. Every page needs a file in every language. */
export function titlesOf(
  { pages = [], languages }: Pick<Shop, "pages" | "languages">,
  read: (file: string) => string,
): Record<string, Record<string, string>> {
  const titleOf = (page: string, language: string) => {
    const file = `${page}.${language}.md`;
    try {
      return pageOf(read(file), language).title;
    } catch (cause) {
      throw new Error(`shop-pages/${file}, which “pages” in shop.json needs, cannot be used`, { cause });
    }
  };
  return Object.fromEntries(
    languages.map((language) => [language, Object.fromEntries(pages.map((page) => [page, titleOf(page, language)]))]),
  );
}

/** A Vite plugin that makes modules of the pages and of their titles. */
export function shopPages(): Plugin {
  return {
    name: "cartwright:shop-pages",
    resolveId: (id) => (id === TITLES ? `\0${TITLES}` : undefined),
    load: (id) =>
      id === `\0${TITLES}`
        ? `export default ${JSON.stringify(titlesOf(shop, (file) => readFileSync(join(FOLDER, file), "utf8")))}`
        : undefined,
    transform: (code, id) => {
      const [, language] = /\/shop-pages\/[^/]+\.([a-z]{2})\.md$/.exec(id) ?? [];
      return language ? { code: `export default ${JSON.stringify(pageOf(code, language))}`, map: null } : undefined;
    },
  };
}
