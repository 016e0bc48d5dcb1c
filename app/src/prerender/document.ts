import { readFileSync } from "node:fs";
import { join } from "node:path";
import { direction, language } from "../lib/language";
import type { Page } from "./PageRenderer";
import { DATA_ID, HEAD_MARK } from "../boot/prerendered";
import start from "./start.js?raw";

interface Chunk {
  file: string;
  imports?: string[];
  assets?: string[];
}

/** The elements of the template that load the store's code. */
const CODE = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;

/** The built store, the template of all documents. */
export class Build {
  readonly #folder: string;
  readonly #template: string;
  readonly #chunks: Readonly<Record<string, Chunk>>;

  constructor(folder: string) {
    this.#folder = folder;
    this.#template = this.#inlined(this.#read("index.html"));
    this.#chunks = JSON.parse(this.#read(".vite/manifest.json")) as Record<string, Chunk>;
  }

  /** The HTML of a prerendered page. */
  document({ head, body, data, modules }: Page): string {
    const marked = head.replace(/<(title|meta|link)/g, `<$1 ${HEAD_MARK}`);
    // No text of a merchant can end the element.
    const json = JSON.stringify(data).replaceAll("<", "\\u003c");
    const template = this.#inLanguage();
    // Before the layout; `start.js` removes it.
    const waits = "<script>document.documentElement.dataset.first = '';</script>";
    const code = (template.match(CODE) ?? []).join("") + this.#preloads(modules);
    return template
      .replace(CODE, "")
      .replace(/<title[^>]*>[^<]*<\/title>/, () => marked + waits)
      .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`)
      .replace(
        /<noscript>[^]*?<\/noscript>/,
        () =>
          `<script type="application/json" id="${DATA_ID}">${json}</script>` +
          `<template id="code">${code}</template><script type="module">${start}</script>`,
      );
  }

  /** The HTML of pages that are rendered in the browser. With the modules of one page, it preloads those, too. */
  frame(withoutScript: string, modules: readonly string[] = []): string {
    return this.#inLanguage()
      .replace(
        "</title>",
        () => `</title>${this.#fonts()}${this.#preloads([...modules, "src/lib/openShop.ts"])}${this.#core()}`,
      )
      .replace(/<noscript>[^]*?<\/noscript>/, () => `<noscript>${withoutScript}</noscript>`);
  }

  #read(path: string): string {
    return readFileSync(join(this.#folder, ...path.split("/")), "utf8");
  }

  /** The template with render-blocking styles and scripts inlined. */
  #inlined(html: string): string {
    return html
      .replace(
        /<link rel="stylesheet"[^>]* href="\/([^"]+)">/g,
        (_, file: string) => `<style>${this.#read(file)}</style>`,
      )
      .replace(/<script src="\/([^"]+)"><\/script>/g, (_, file: string) => `<script>${this.#read(file)}</script>`);
  }

  #inLanguage(): string {
    return this.#template.replace('<html lang="en" dir="ltr"', `<html lang="${language}" dir="${direction}"`);
  }

  /** Preloads of the fonts. A prerendered page has none: they would compete with its first image on a slow network. */
  #fonts(): string {
    const { assets = [] } = this.#chunks["index.html"] ?? {};
    return assets
      .filter((file) => file.endsWith(".woff2"))
      .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`)
      .join("");
  }

  /** Preloads of the code and texts of all pages, and of further modules, in parallel with the entry. */
  #preloads(modules: readonly string[]): string {
    const wanted = new Set(["src/boot/show.tsx", `src/locales/${language}/shop.po`, ...modules]);
    // The set grows during the loop: transitive imports are preloaded, too.
    for (const name of wanted) this.#chunks[name]?.imports?.forEach((imported) => wanted.add(imported));
    const files = [...wanted].flatMap((name) => this.#chunks[name]?.file ?? []);
    return files
      .filter((file) => !this.#template.includes(file))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
      .join("");
  }

  /** The preload of the client's core; the core of logins loads with the first login form. */
  #core(): string {
    const assets = Object.values(this.#chunks).flatMap(({ assets = [] }) => assets);
    const core = assets.find((asset) => /\/cartwright_bg-[^/]*\.wasm$/.test(asset));
    return core === undefined ? "" : `<link rel="preload" as="fetch" crossorigin href="/${core}">`;
  }
}
