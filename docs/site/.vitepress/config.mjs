/** The documentation site. `.scripts/site.mjs` puts the pages beside this file, and runs the generator. */
import { defineConfig } from "vitepress";
import { slug } from "../../../.scripts/lib/markdown.mjs";
import { GROUPS } from "../../../.scripts/lib/site-pages.mjs";

const link = ({ to }) => `/${to.replace(/(?:index)?\.md$/, "")}`;

/** Pages show two braces as they are; Vue would take an expression for what follows them. */
function escapeBraces(md) {
  for (const rule of ["text", "code_inline"]) {
    const render = md.renderer.rules[rule];
    md.renderer.rules[rule] = (...given) => render(...given).replaceAll("{{", "&#123;&#123;");
  }
}

export default defineConfig({
  title: "Cartwright",
  description: "A client for the Wix Headless API, and a platform of your own to run it on.",
  srcDir: "pages",
  outDir: "../../target/site",
  cleanUrls: true,
  head: [["link", { rel: "icon", href: "data:," }]],
  // Anchors are those of GitHub, so that links work in both places.
  markdown: { anchor: { slugify: slug }, headers: { slugify: slug }, config: escapeBraces },
  // The reference is put beside the pages afterwards.
  ignoreDeadLinks: [/^\/reference\//],
  themeConfig: {
    search: { provider: "local" },
    outline: [2, 3],
    nav: [
      { text: "Cookbook", link: "/cookbook" },
      { text: "JavaScript reference", link: "/reference/npm/index.html", target: "_self" },
      { text: "Rust reference", link: "/reference/rust/cartwright/index.html", target: "_self" },
    ],
    sidebar: GROUPS.map(({ text, pages }) => ({
      text,
      collapsed: text === "Changes",
      items: pages.map((page) => ({ text: page.text, link: link(page) })),
    })),
    socialLinks: [{ icon: "github", link: "https://github.com/cartwright-commerce/cartwright" }],
  },
});
