import { JSDOM } from "jsdom";
import { join } from "node:path";
import type { StoreConfig } from "../lib/config";
import { LANGUAGES, language, pathIn, setLanguage } from "../lib/language";
import { loadTexts } from "../lib/texts";
import { Build } from "./document";
import { isFilePath, replaceFolder } from "./folder";
import { PageRenderer } from "./PageRenderer";
import { robots, sitemap } from "./sitemap";

/** The number of pages rendered in parallel. */
const CONCURRENCY = 4;

interface Options {
  /** The folder of the built store. */
  dist: string;
  /** The folder of the pages, replaced once all are written. */
  out: string;
  /** The store's origin. */
  origin: string;
  config: StoreConfig;
}

/** Writes the HTML of all public pages in all languages, the app shells of the others, the sitemap and robots.txt. */
export async function prerender({ dist, out, origin, config }: Options): Promise<void> {
  // Merchants' HTML needs a browser's parser, which Node lacks.
  const { DOMParser, Node, Element } = new JSDOM().window;
  Object.assign(globalThis, { DOMParser, Node, Element });
  const build = new Build(dist);
  const renderer = new PageRenderer(config, origin);
  const all = await renderer.places();
  const places = all.filter(({ path }) => isFilePath(path));
  const paths = places.map(({ path }) => path);
  await replaceFolder(out, async (write) => {
    // Sequentially: the language is global state.
    for (const each of LANGUAGES) {
      setLanguage(each);
      // A page loads its texts in the first language only.
      await loadTexts("shop", "list", "product");
      const waiting = [...places];
      const work = async () => {
        for (let place = waiting.shift(); place !== undefined; place = waiting.shift()) {
          write(pathIn(language, join(place.path, "index.html")), build.document(await renderer.page(place)));
        }
      };
      await Promise.all(Array.from({ length: CONCURRENCY }, work));
      const withoutScript = await renderer.withoutScript();
      write(pathIn(language, "/frame.html"), build.frame(withoutScript));
      // A cart has no content to prerender, but its code is known.
      write(pathIn(language, "/cart/index.html"), build.frame(withoutScript, renderer.modulesOf("/cart")));
    }
    write("sitemap.xml", sitemap(origin, paths));
    write("robots.txt", robots(origin));
  });
  renderer.close();
  console.log(`Prerendered ${places.length} pages in ${LANGUAGES.length} languages in ${out}`);
  for (const { path } of all) if (!isFilePath(path)) console.warn(`Left out, since it can be no file: ${path}`);
}
